# Beyond

beyond-short = 彼岸
beyond-tag = 2–4 人，五灵兽

beyond-set-up = { $count ->
    [0] 二到四个人玩
    [1] 二到四个人玩
   *[other] 五种灵兽等你附魔
}

beyond-option-advanced = 玩法
beyond-option-advanced-no = 基本
beyond-option-advanced-yes = 进阶
beyond-option-advanced-why = 进阶：有保护标记，附魔的灵兽还能召唤一次。
beyond-option-tie = 同分时，谁比较少
beyond-option-tie-all-face-up = 正面灵兽
beyond-option-tie-outside-patterns = 图案外的灵兽
beyond-option-tie-why = 规则两种读法都通：图案里的牌算进去，或者不算。
beyond-option-counting = 看过的牌
beyond-option-counting-no = 这次翻的
beyond-option-counting-yes = 整个牌堆
beyond-option-counting-why = 概率怎么算：只看现在翻开的，或者牌堆洗好之后的每一张。

beyond-summary-round = 第 { $round } 轮
beyond-summary-over = { $names }获胜，{ $points } 分
beyond-summary-nian-shou = { $names }获胜，六张年兽牌

# What is counted
beyond-spirit-turtle = 玄武
beyond-spirit-bird = 朱雀
beyond-spirit-dragon = 青龙
beyond-spirit-tiger = 白虎
beyond-spirit-unicorn = 麒麟
beyond-item-extra-spirits = 零散灵兽
beyond-item-nian-shou = 年兽
beyond-item-captures = 捕捉牌
beyond-item-tokens = 标记
beyond-percent = { $whole }.{ $tenth }%
beyond-decimal = { $whole }.{ $rest }

# The pad
beyond-pad-title = 面前有什么？
beyond-patterns-of = { $name }的图案
beyond-loose = 每个一分
beyond-each = 每个 { $value } 分
beyond-each-now = 每个 { $value }，共 { $now }
beyond-each-one = 每个 1 分
beyond-count-of = { $name }，{ $item }
beyond-total = { $score }
beyond-now = 换{ $name }
beyond-count-next = 算{ $name }的
beyond-who-won = 谁赢了？
beyond-six = { $name }拿齐六张年兽牌，直接获胜。

# Turns
beyond-round = 第 { $round } 轮
beyond-turn-of = 轮到{ $name }
beyond-turns-over = 回合都玩完了
beyond-begins = 谁先开始？
beyond-so-far = 目前的分数
beyond-count = 算分
beyond-count-now = 数数面前有什么
beyond-last-turn = 这是最后一回合
beyond-turn-back = 退回一回合
beyond-pile-out = 牌堆抽完了
beyond-pile-out-again = 第二个牌堆也抽完了
beyond-second-pile = 正在用第二个牌堆。抽完就结束。
beyond-pile-untold = 牌堆重洗了。在下面输入玩家面前有哪些灵兽：它们不在牌堆里。
beyond-pile-left = { $count ->
    [0] 牌堆里没有牌了。
   *[other] 牌堆里只剩 { $count } 张。再后面是什么，没人知道。
}
beyond-end-spirits = { $names }附魔了三只灵兽，要结束了。
beyond-end-pile = 牌堆抽完两次，要结束了。
beyond-turns-left = 每个人的回合要一样多。还要玩的：{ $names }。
beyond-no-turns = 每个人的回合都一样多了。
beyond-enchant = 附魔了图案？点那种灵兽
beyond-enchant-key = { $spirit }附魔了
beyond-summon = 还可以召唤
beyond-summon-times = { $name }，{ $times } 次
beyond-summoned = 召唤了
beyond-summon-turtle = 从最上面四张里拿一张。
beyond-summon-bird = 从弃牌堆拿一张捕捉牌。
beyond-summon-dragon = 从最上面两张里拿一张。
beyond-summon-tiger = 拿一张年兽牌。
beyond-summon-tiger-not = 现在没有年兽牌了。
beyond-summon-unicorn = 从别的图案收回一朵莲花。
beyond-summon-unicorn-not = 现在别的图案上没有莲花。

# Chances
beyond-odds = 翻了什么，概率多少
beyond-odds-title = 翻到什么？
beyond-odds-begin = 翻一张，点一张。
beyond-odds-new = 下一张是新灵兽的概率，已翻 { $count } 张
beyond-odds-tokens = 要花的标记
beyond-odds-stop = 停在
beyond-odds-reached = 翻得到
beyond-odds-without = 张牌，不花标记
beyond-odds-with = 花 { $tokens } 个标记
beyond-odds-at = { $count ->
    [1] 1 张
   *[other] { $count } 种
}
beyond-odds-row = 停在 { $count } 种：翻得到的概率 { $reached }，平均 { $without } 张，花 { $tokens } 个标记 { $with_ } 张
beyond-odds-note = 平均张数，年兽牌也算。星号是分数增加最多的地方：用标记换牌，就少了标记那一分。
beyond-odds-note-none = 平均张数；年兽牌已经拿完。星号是分数增加最多的地方：用标记换牌，就少了标记那一分。
beyond-repeat = { $cards ->
    [1] 重复了：拿最后一张。
   *[other] 重复了：拿 { $cards } 张。
}。
beyond-repeat-tokens = { $more ->
    [1] 花一个标记可以多拿一张。
   *[other] 每花一个标记多拿一张，最多多拿 { $more } 张。
}
beyond-repeat-nian-shou = 前两张一样：再拿一张年兽牌。
beyond-five = 五张都不同，全部拿走。
beyond-taken = 拿走了
beyond-seen = 已知离开牌堆的牌

# Captures
beyond-capture-link = 储备可以捕捉什么？
beyond-capture-title = 可以捕捉什么？
beyond-capture-under = 谁来捕捉，储备上有哪些记号？
beyond-mark-yin = 阴
beyond-mark-yang = 阳
beyond-capture-marks = 先说储备上有哪些捕捉牌。
beyond-capture-none = 用这些捕捉不到已输入的东西。先输入别人的零散灵兽。
beyond-capture-pad = 输入面前有什么
beyond-target-yin-spirit = 标着阴的灵兽
beyond-target-yang-spirit = 标着阳的灵兽
beyond-target-protected-spirit = 受保护的灵兽
beyond-target-nian-shou = 一张年兽牌
beyond-cost-0-1 = 要一张阳牌。
beyond-cost-1-0 = 要一张阴牌。
beyond-cost-1-1 = 要阴牌、阳牌各一张。
beyond-gain-0 = 你的分数不变。
beyond-gain-1 = 你的分数少 1。
beyond-gain-wins = 这是第六张：你直接获胜。
beyond-loss = { $name }失去这张牌，拿一个标记。
beyond-captured = { $what }：从{ $victim }到了{ $taker }手上。{ $victim }多了一个标记。

# Values
beyond-values = 修改分值
beyond-values-title = 一个图案值几分？
beyond-values-under = 应用的数字来自一个公开网页。你们改的会记住。
beyond-values-reset = 恢复 应用的数字
beyond-values-done = 好了

# The result
beyond-won-nian-shou = 六张年兽牌，直接获胜
beyond-won-points = 分数最高
beyond-won-tie-break = 同分，由平手规则决定
beyond-won-shared = 全都一样，一起获胜
beyond-face-up = { $name } { $count }
beyond-tie-all-face-up = 正面灵兽牌少的赢，每个图案算四张：{ $counted }。
beyond-tie-outside-patterns = 图案外灵兽牌少的赢：{ $counted }。
beyond-other-all-face-up = 规则还有另一种读法：图案里的牌也算，就会是{ $names }。
beyond-other-outside-patterns = 规则还有另一种读法：只算图案外的牌，就会是{ $names }。
beyond-other-alone = { $names }一个人
beyond-part-patterns = 图案
beyond-part-cards = 牌
beyond-part-tokens = 标记
beyond-why-title = { $score } 分怎么来的？
beyond-why-patterns = { $count } 个图案，每个 { $each } 分
beyond-why-one = { $count } 个，每个一分
beyond-why-nothing = 还没输入任何东西。
beyond-why-face-up = 同分时：{ $count } 张正面灵兽牌，每个图案算四张。
beyond-why-face-up-outside = 同分时：图案外 { $count } 张灵兽牌。
