# The Deception of Antiques: 12 Bronze Heads

bronze-heads-short = 古董局中局
bronze-heads-tag = 6–8 人，隐藏身份

bronze-head-rat = 鼠首
bronze-head-ox = 牛首
bronze-head-tiger = 虎首
bronze-head-rabbit = 兔首
bronze-head-dragon = 龙首
bronze-head-snake = 蛇首
bronze-head-horse = 马首
bronze-head-goat = 羊首
bronze-head-monkey = 猴首
bronze-head-rooster = 鸡首
bronze-head-dog = 狗首
bronze-head-pig = 猪首
bronze-pair = { $first }和{ $second }
bronze-pair-short = { $first }+{ $second }

bronze-role-lao-chaofeng = 老朝奉
bronze-role-yao-buran = 药不然
bronze-role-zheng-guoqu = 郑国渠
bronze-role-xu-yuan = 许愿
bronze-role-fang-zhen = 方震
bronze-role-huang-yanyan = 黄烟烟
bronze-role-kido-kana = 木户加奈
bronze-role-ji-yunfu = 姬云浮
bronze-faction-appraiser = 许愿阵营
bronze-faction-counterfeiter = 老朝奉阵营
bronze-role-side = { $role }，{ $faction }

bronze-reading-genuine = 真品
bronze-reading-fake = 赝品
bronze-reading-no-result = 无法鉴定
bronze-reading-appraiser = 许愿阵营
bronze-reading-counterfeiter = 老朝奉阵营
bronze-shown = { $about }：{ $reading }

# Sitting down

bronze-set-up-need = 六到八个人玩。
bronze-set-up-sides = 许愿阵营 { $appraisers } 人，老朝奉阵营 { $counterfeiters } 人
bronze-option-roles = 身份
bronze-option-roles-dealt = 应用来发
bronze-option-roles-cards = 抽身份牌
bronze-option-roles-why = 抽身份牌：每人抽一张真的牌，再偷偷输入。
bronze-option-votes = 投票
bronze-option-votes-totals = 输入总数
bronze-option-votes-chips = 秘密投筹码
bronze-option-votes-why = 输入总数：用真的筹码投，再输入每个兽首得了几枚。秘密投：手机传一圈，应用来算。
bronze-option-seconds = 发言时间
bronze-option-seconds-off = 不计时
bronze-option-seconds-30 = 0:30
bronze-option-seconds-60 = 1:00
bronze-option-seconds-90 = 1:30
bronze-option-seconds-120 = 2:00
bronze-option-seconds-why = 每个人发言都有倒计时，可以暂停，也可以跳过。
bronze-option-majority = 怎样算找出老朝奉
bronze-option-majority-strict = 超过半数
bronze-option-majority-half = 半数就算
bronze-option-majority-why = 许愿阵营里要有多少人指认他。
bronze-option-early = 鉴人前就分出胜负
bronze-option-early-on = 游戏结束
bronze-option-early-off = 照样鉴人
bronze-option-early-why = 保住六件真品就已经赢了；只有一件或一件都没有，许愿阵营怎么都救不回来。
bronze-option-double = 同一个人中两次偷袭
bronze-option-double-each = 停两次
bronze-option-double-merged = 停一次
bronze-option-double-why = 第一次偷袭还没生效，药不然又偷袭同一个人的时候。

# Where a match stands

bronze-summary-enter = 正在输入身份牌
bronze-summary-night = 夜晚，已盖上
bronze-summary-turns = 第 { $round } 轮，已盖上
bronze-summary-speaking = 第 { $round } 轮，发言中
bronze-summary-voting = 第 { $round } 轮，投票中
bronze-summary-voted = 第 { $round } 轮，已投完票
bronze-summary-judging = 鉴人，已盖上
bronze-summary-reveal = 揭晓中
bronze-summary-appraiser = 许愿阵营获胜，{ $points } 分
bronze-summary-counterfeiter = 老朝奉阵营获胜，对方只拿 { $points } 分
bronze-round = 第 { $round } 轮
bronze-cover-enter = 输入你抽到的身份牌
bronze-cover-night = 夜晚：看看你是谁
bronze-cover-turn = 第 { $round } 轮，第 { $turn } 位
bronze-cover-chips = 第 { $round } 轮，你的筹码
bronze-cover-judge = 鉴人
bronze-cover-notebook = 你的笔记

# The night

bronze-enter-title = 你抽到哪一张？
bronze-enter-prompt = 你的身份
bronze-enter-again = 换一张
bronze-enter-keep = 就是这张
bronze-enter-correct = { $name }要更正身份牌
bronze-you-entered = 你的身份牌
bronze-you-are = 你是
bronze-you-know = 你知道
bronze-you-can = 你可以
bronze-side = 属于{ $faction }
bronze-knows-nobody = 谁都不确定
bronze-knows-nobody-more = 也没有人知道你是谁。
bronze-knows-ally = { $name }是{ $role }
bronze-knows-ally-more = 对方也知道你是{ $role }。
bronze-know-nobody = 你谁都不确定。
bronze-know-ally = 你的同伙是{ $name }。
bronze-night-done = 我知道我是谁了
bronze-can-lao-chaofeng = 真假互换
bronze-does-lao-chaofeng = 鉴宝后使用：这一轮后面的许愿阵营，看到的真假全部颠倒。
bronze-can-yao-buran = 偷袭一个人
bronze-does-yao-buran = 鉴宝后使用：被偷袭的人下一次轮到时，不能鉴宝也不能用技能。
bronze-can-zheng-guoqu = 隐藏一个兽首
bronze-does-zheng-guoqu = 鉴宝后使用：这一轮后面不管谁看那个兽首，都是无法鉴定。
bronze-can-xu-yuan = 看两个兽首
bronze-does-xu-yuan = 每轮看一个或两个兽首。老朝奉想把你找出来，别露出马脚。
bronze-can-fang-zhen = 看穿人的阵营
bronze-does-fang-zhen = 每轮不看兽首，改看一个人的阵营。你被偷袭，许愿也会中招。
bronze-can-huang-yanyan = 看一个兽首
bronze-does-huang-yanyan = 每轮看一个兽首。三轮里有一轮无法鉴定，哪一轮你也不知道。
bronze-can-kido-kana = 看一个兽首
bronze-does-kido-kana = 每轮看一个兽首。三轮里有一轮无法鉴定，哪一轮你也不知道。
bronze-can-ji-yunfu = 识破真假互换
bronze-does-ji-yunfu = 老朝奉骗不了你。不过只要被偷袭一次，整局都不能再鉴宝。

# A turn

bronze-first-title = 要看哪一个？
bronze-ask-appraise = 要鉴定什么？
bronze-ask-read = 要看穿谁？
bronze-result-round = 第 { $round } 轮，你看到的
bronze-result-empty = 没有别的了
bronze-result-kept = 已经记进你的笔记，手机在你手上时都能翻。
bronze-hindrance-attacked = 你被偷袭了：这一次不能鉴宝，也不能用技能。
bronze-hindrance-struck = 你被偷袭了：到游戏结束都不能再鉴宝。
bronze-noted-attacked = 被偷袭，不能鉴宝
bronze-noted-struck = 不能再鉴宝
bronze-second-title = 接下来呢？
bronze-ask-invert = 要互换真假？
bronze-ask-attack = 要偷袭谁？
bronze-ask-hide = 要隐藏什么？
bronze-ask-suspect = 你怀疑谁？
bronze-invert = 真假互换
bronze-invert-short = 互换
bronze-not-now = 先不用
bronze-nobody = 都不选
bronze-pass-title = 下一位是谁？
bronze-pass-prompt = 把手机交给
bronze-to-table = 放回桌上

bronze-did-invert-you = 你用了真假互换。
bronze-did-invert-they = 用了真假互换。
bronze-did-attack-you = 你偷袭了{ $name }。
bronze-did-attack-they = 偷袭了{ $name }。
bronze-did-hide-you = 你隐藏了{ $head }。
bronze-did-hide-they = 隐藏了{ $head }。
bronze-did-suspect-you = 你怀疑{ $name }。
bronze-did-suspect-they = 怀疑{ $name }。
bronze-did-mark-nobody-you = 你没有怀疑谁。
bronze-did-mark-nobody-they = 没有怀疑谁。
bronze-did-forgo-you = 你没有用技能。
bronze-did-forgo-they = 没有用技能。
bronze-did-nothing-yet = 还没有行动。

# The vote

bronze-vote-title = 各有几枚筹码？
bronze-vote-type = 输入这里有几枚
bronze-vote-field = { $head }，{ $count } 枚
bronze-vote-sofar = 目前桌上
bronze-vote-sum = { $count } 枚，最多 { $most } 枚
bronze-vote-done = 票数就是这样
bronze-vote-correct = 更正票数
bronze-agree-title = 大家都同意吗？
bronze-agree-text = 只有票数打错、全桌都同意时才更正：结果一变，可能会亮出另一件的真假。
bronze-agree = 大家都同意
bronze-kept-first = 保住，最后才揭晓
bronze-kept-second = 保住，当场揭晓
bronze-left-behind = 没有保住
bronze-voted-title = 第 { $round } 轮的投票
bronze-voted-first = { $head }筹码最多：保住了，真假最后才揭晓。
bronze-voted-second = { $head }排第二：保住了，真相是：
bronze-next-round = 下一轮
bronze-to-judging = 开始鉴人
bronze-chips = { $count } 枚筹码
bronze-chips-kept = { $count } 枚，保住
bronze-chips-title = 你的筹码
bronze-chips-left = { $count ->
    [0] 筹码都放出去了。
   *[other] 还有 { $count } 枚，可以留着以后用。
}
bronze-chips-less = { $head }少放一枚
bronze-chips-more = { $head }多放一枚
bronze-chips-done = { $count ->
    [0] 这次不放
   *[other] 放 { $count } 枚
}

# Judging and the end

bronze-judge-title = 你要指认谁？
bronze-ask-lao = 谁是老朝奉？
bronze-ask-xu = 谁是许愿？
bronze-ask-fang = 谁是方震？
bronze-ask-anybody = 随意，不算数
bronze-reveal-title = 大家都指认完了
bronze-reveal-early = 胜负已定
bronze-reveal-ready = 把手机放在大家都看得到的地方。
bronze-reveal-to-heads = 揭晓兽首
bronze-reveal-heads = 你们保住的兽首
bronze-reveal-count = { $count ->
    [0] 六件里一件真品也没有。
   *[other] 六件里有 { $count } 件真品。
}
bronze-reveal-to-people = 到底谁是谁？
bronze-reveal-people = 谁是谁
bronze-reveal-to-points = 看分数
bronze-named = 指认{ $name }
bronze-named-right = 对了
bronze-named-wrong = 错了
bronze-won-by = 这一局获胜的是
bronze-won-appraiser = 许愿阵营
bronze-won-counterfeiter = 老朝奉阵营
bronze-points-heads = 保住的真品
bronze-points-lao = 找出老朝奉
bronze-points-xu = 许愿没被找到
bronze-points-fang = 方震没被找到
bronze-points-total = 许愿阵营的分数
bronze-points-need = 满 6 分就是许愿阵营赢。
bronze-points-early = 光看兽首就分出胜负了，谁都不用鉴人。

# The review

bronze-was-attacked = 被偷袭，没能鉴宝。
bronze-was-struck = 已经不能再鉴宝。
bronze-cause-blind = 盲轮
bronze-cause-hidden = 被隐藏
bronze-cause-inverted = 被互换
bronze-spent = { $head } { $count } 枚
bronze-voted-for = 筹码：{ $chips }。
bronze-vote-corrected = 这次投票全桌更正过，原本输入：{ $chips }。
bronze-voted-none = 没有放筹码。

# Statistics
bronze-figures-sides = 各阵营赢的局数
bronze-figures-roles = 各角色赢的局数
bronze-figures-judging = 鉴人和投票
bronze-figures-early = 鉴人之前就分出胜负
bronze-figures-found = 老朝奉被找出来
bronze-figures-named = 许愿阵营指认{ $role }
bronze-figures-right = 许愿阵营指认对了
bronze-figures-found-own = 当老朝奉时被找出来
bronze-figures-named-own = 当{ $role }时被许愿阵营指认
bronze-figures-right-own = 在许愿阵营时指认对了老朝奉
bronze-figures-chips = 筹码投在真品上
