# Lucky First Incense

lucky-incense-short = 抢头香
lucky-incense-tag = 2–5 人，午夜赛跑
lucky-short-header = 抢头香

lucky-card-little-sister = 妹妹
lucky-card-little-cousin = 表弟
lucky-card-brother = 哥哥
lucky-card-big-sister = 姐姐
lucky-card-dad = 爸爸
lucky-card-grandma = 阿嬷
lucky-card-mom = 妈妈
lucky-card-ancestor = 祖先
lucky-card-dog = 狗
lucky-card-cat = 猫

lucky-censer-mazu = 妈祖
lucky-censer-land-lord = 土地公
lucky-censer-town-god = 城隍爷
lucky-censer-wang-ye = 王爷
lucky-censer-guan-yin = 观音
lucky-censer-god-of-wealth = 财神
lucky-censer-emperor-guan = 关圣帝君
lucky-censer-wen-chang = 文昌帝君
lucky-censer-emperor-jade = 玉皇大帝
lucky-censer-yue-lao = 月老
lucky-effect-mazu = 最多把三张牌移到空位。
lucky-effect-land-lord = 偷看两张盖着的牌，再打出自己的一张。
lucky-effect-town-god = 从你的牌库或弃牌堆找任何一张牌，打出来。
lucky-effect-wang-ye = 把一张牌移到空位，再打出自己的一张。
lucky-effect-guan-yin = 把自己的一张牌收回手上，再打出两张。
lucky-effect-god-of-wealth = 猜一张盖着的牌，再翻开：猜对拿两个平安符，还能再猜。
lucky-effect-emperor-guan = 午夜时，你所有的牌力量多 1。
lucky-effect-wen-chang = 你的牌只要拿到平安符，每张再多 2 个。
lucky-effect-emperor-jade = 有他印记的牌直接获胜。按香炉写的做，午夜时把印记标上。
lucky-effect-yue-lao = 有他印记的牌打败任何敌人。按香炉写的做，午夜时把印记标上。
lucky-blessing-emperor-guan = 所有的牌力量多 1
lucky-blessing-wen-chang = 拿到平安符的牌再多 2 个
lucky-blessing-of = 在{ $name }那里，点一下就换人

lucky-only = { $kind ->
    [palace] 宫
   *[other] 庙
}
lucky-numbered = { $kind ->
    [palace] 宫 { $number }
   *[other] 庙 { $number }
}
lucky-temples = { $count } 座庙
lucky-palaces = { $count } 座宫
lucky-both = { $temples }、{ $palaces }
lucky-place = { $temple }，{ $where }
lucky-climb-first = 庙门口
lucky-climb-semi = 跑到一半
lucky-climb-final = 抢头香
lucky-stage-first = 首轮
lucky-stage-semi = 半决赛
lucky-stage-final = 决赛
lucky-board-0 = 左上
lucky-board-1 = 左下
lucky-board-2 = 右上
lucky-board-3 = 右下
lucky-side-0 = 左边
lucky-side-1 = 右边
lucky-spot-top = 第一名
lucky-spot-final = 第二名
lucky-spot-semi = 半决赛
lucky-nobody = 没有人
lucky-done = 好了

lucky-evening = 第 { $year } 年，傍晚
lucky-midnight = 第 { $year } 年，午夜
lucky-year-name = { $year ->
    [1] 第一年
   *[2] 第二年
}

# Sitting down

lucky-set-up-need = 二到五个人玩。
lucky-set-up-boards = 先是{ $first }，再来{ $second }
lucky-option-junior = 卡牌和年数
lucky-option-junior-off = 完整游戏
lucky-option-junior-on = 儿童版
lucky-option-junior-why = 儿童版：只用妹妹、表弟、哥哥、爸爸、妈妈，而且只玩一年。
lucky-option-advanced = 香炉和香
lucky-option-advanced-off = 不用
lucky-option-advanced-on = 进阶
lucky-option-advanced-why = 进阶：轮到你时，也可以把今年唯一的一炷香插在香炉或放在牌上。
lucky-option-ancestor = 碰到祖先的牌
lucky-option-ancestor-ride = 直接晋级
lucky-option-ancestor-compare = 再比力量
lucky-option-ancestor-once = 只算这次
lucky-option-ancestor-why = 碰到自己的祖先 +2，碰到敌人的 −2。直接晋级：马上晋级，增减一直有效。再比力量：增减一直有效，接着比力量。只算这次：一样比力量，但增减只算这一组。

# Where a match stands

lucky-summary-evening = 第 { $year } 年，傍晚
lucky-summary-midnight = 第 { $year } 年，午夜
lucky-summary-picks = 第 { $year } 年，同色对决
lucky-summary-race = 第 { $year } 年，赛跑
lucky-summary-rewards = 第 { $year } 年，发平安符
lucky-summary-over = { $names }获胜，{ $most } 个平安符
lucky-cover = { $count ->
    [1] 你有一组对决：谁晋级？
   *[other] 你有 { $count } 组对决：谁晋级？
}

# Laying the table

lucky-lay-title = 摆好桌子
lucky-lay-again = 打出的牌放进自己的弃牌堆。宫庙卡和板块洗匀，重新摆好。
lucky-lay-temple = { $count ->
    [1] 一座庙，两片板块：四个座位。
   *[other] { $count } 座庙，每座两片板块：四个座位。
}
lucky-lay-palace = { $count ->
    [1] 一座宫，四片板块：八个座位。
   *[other] { $count } 座宫，每座四片板块：八个座位。
}
lucky-lay-cards = 每个人把一种颜色的十张牌洗成牌库。
lucky-lay-junior = 每个人洗五张同色的牌：妹妹、表弟、哥哥、爸爸、妈妈。
lucky-lay-hand = 手牌三张。今年每个人打 { $cards } 张。
lucky-lay-censers = { $count ->
    [1] 庙旁放一个香炉，每个人一炷香。
   *[other] { $count } 个香炉，庙旁一个、宫旁两个，每个人一炷香。
}
lucky-lay-start = 谁最近去过庙里？由那个人开始
lucky-lay-start-second = 起始标记传到右手边了
lucky-lay-begins = { $name }开始
lucky-clockwise = 顺时针
lucky-counter = 反过来，逆时针
lucky-lay-then = 第二年
lucky-lay-second = { $boards }。由右手边的{ $name }开始，方向反过来。
lucky-lay-done = 傍晚开始

# The evening

lucky-turn-title = 现在轮到谁？
lucky-set-turn = 轮到{ $name }
lucky-next-turn = 换{ $name }
lucky-to-midnight = 午夜
lucky-seat-amulets = 座位上的平安符
lucky-amulet-less = { $name }少一个平安符
lucky-amulet-more = { $name }多一个平安符
lucky-person-open = { $name }的香和祝福
lucky-tab-turns = 回合
lucky-tab-censers = 香炉
lucky-to-turns = 回到回合
lucky-censers-title = 去哪里拜？
lucky-censer-which = 这里是哪个香炉？
lucky-censer-unknown = 还没人知道
lucky-censer-at-home = { $name }带回家了
lucky-censer-free = 今年还没人用
lucky-censer-used = { $name }的香插在这里
lucky-censer-who = 谁在这里拜？
lucky-censer-other = 这里放的是别的香炉
lucky-pray = { $name }在这里拜
lucky-incense = 香
lucky-incense-there = 今年的香还在。
lucky-incense-card = 香放在一张牌上，午夜时再输入是哪一张。
lucky-incense-at = 香插在{ $censer }那里。
lucky-incense-on-card = 放在一张牌上
lucky-incense-to = 去拜{ $censer }
lucky-incense-back = 按错了：{ $name }把香收回
lucky-blessings = 祝福
lucky-guesses = 猜对几次
lucky-guesses-worth = 财神，每次 { $amulets } 个平安符
lucky-guess-less = { $name }少猜对一次
lucky-guess-more = { $name }多猜对一次

# Midnight

lucky-pad-title = 谁站在哪里？
lucky-place-empty = 第 { $place } 位，空着
lucky-place-taken = 第 { $place } 位，{ $name }的{ $card }
lucky-pad-place = 第 { $place } 位：颜色和牌
lucky-pad-card = 第 { $place } 位：{ $name }的哪一张？
lucky-pad-colour = 第 { $place } 位：{ $card }，哪个颜色？
lucky-pad-full = 这里满了，接着下一座。
lucky-pad-complete = 牌都齐了。点一张就能更正。
lucky-pad-take-first = 这里的位置都满了。先点错的那张，再输入对的。
lucky-bell = 敲钟
lucky-bell-left = 还差 { $count } 张
lucky-bell-title = 这样对吗？
lucky-bell-empty = { $count ->
    [1] 有一个位置没有牌。要是空着，对面那张就直接晋级。
   *[other] 有 { $count } 个位置没有牌。哪里空着，对面那张就直接晋级。
}
lucky-bell-anyway = 敲钟
lucky-remark-more-cards = 场上有 { $count } 张牌，平常是四张。
lucky-remark-fewer-cards = 场上只有 { $count } 张牌，平常是四张。
lucky-remark-last-year = 去年已经出过：{ $cards }。牌没有看错吧？
lucky-remark-more-incense = 牌上有 { $count } 炷香，比能放的还多。
lucky-card-of = { $name }的牌
lucky-card-incense = 这张牌上的香
lucky-card-incense-worth = 每炷力量 2
lucky-card-incense-less = 少一炷香
lucky-card-incense-more = 多一炷香
lucky-mark-jade = 直接获胜
lucky-mark-yue-lao = 打败敌人
lucky-card-away = 拿走这张

# Picks

lucky-pick-title = 哪一张晋级？
lucky-pick-under = { $count ->
    [1] 有一组是你的。大家选好再一起公布。
   *[other] 有 { $count } 组是你的。大家选好再一起公布。
}
lucky-pick-hold = { $count ->
    [1] 选好就按住
   *[other] 都选好就按住
}
lucky-pick-change = 在那之前都能改
lucky-pick-open = 只有一组在等，不用保密。
lucky-gather-title = 大家都选好了
lucky-gather-under = 把手机放在大家都看得到的地方。
lucky-gather-show = 公布选择

# The race

lucky-power = 力量 { $power }
lucky-power-incense = 香 { $change }
lucky-power-blessing = 祝福 { $change }
lucky-power-possession = 祖先 { $change }
lucky-power-of = { $card }：{ $printed }，{ $parts }。
lucky-by-rule = 按规则：{ $why }
lucky-tables-call = 这桌的决定
lucky-call = 自己定这个结果
lucky-call-title = 谁晋级？
lucky-call-side = { $name }的{ $card }晋级
lucky-call-nobody = 两张都不晋级
lucky-the-rule = 规则怎么说
lucky-let-stand = 按规则来
lucky-why-empty = 这里没有人。
lucky-why-walkover = 对面没有人：{ $card }晋级。
lucky-why-ancestors = 祖先对祖先：都不动。
lucky-why-ancestor-own = 碰到自己的祖先：一直 +2，{ $card }马上晋级。
lucky-why-ancestor-enemy = 碰到敌人的祖先：一直 −2，{ $card }马上晋级。
lucky-why-choice = 两张同色：{ $name }让{ $card }上。
lucky-why-pending = 两张同色：由{ $name }选。
lucky-why-jade = 玉皇大帝的印记：{ $card }晋级。
lucky-why-jade-both = 两张都有玉皇大帝的印记：都不动。
lucky-why-dog = 狗和任何敌人的牌都平手：都不动。
lucky-why-yue-lao = 月老的印记：{ $card }打败任何敌人。
lucky-why-sister = 妹妹打败力量 6 以上的牌。
lucky-why-clash = 互相打败：都不动。
lucky-why-power = { $card }比较强，{ $more } 比 { $less }。
lucky-why-power-dog = 姐姐不怕狗：{ $card }比较强，{ $more } 比 { $less }。
lucky-why-equal = 力量都是 { $power }：都不动。
lucky-skip = 跳过
lucky-to-stage = { $stage }
lucky-run-semi = 接着半决赛
lucky-run-final = 接着决赛
lucky-hand-out = 发平安符
lucky-to-rewards = 回到平安符
lucky-reopen-picks = 更正牌：大家都要重新选
lucky-reopen = 回到卡牌

# Amulets

lucky-rewards-title = { $year ->
    [1] 第一年的平安符
   *[2] 第二年的平安符
}
lucky-rewards-under = 点一行，看看怎么来的。
lucky-why-open = { $name }，{ $total } 个。怎么来的？
lucky-why-title = 怎么来的
lucky-year-total = { $year ->
    [1] 第一年合计
   *[2] 第二年合计
}
lucky-game-total = 两年合计
lucky-put-right = 更正
lucky-cause-seats = 座位上的平安符
lucky-cause-guesses = 猜对财神 { $count } 次
lucky-cause-card = { $card }：{ $temple }，{ $spot }
lucky-cause-brother = 哥哥有拿到：再多 2 个
lucky-cause-wen-chang = 文昌帝君祝福{ $card }
lucky-cause-none = 没有平安符。
lucky-race-again = 再看一次赛跑
lucky-take-home = 带回家的香炉
lucky-take-home-under = 每座庙的优胜者把香炉带回家。
lucky-next-year = 进入第二年
lucky-finish = 看看谁赢
lucky-won = 抢到头香的是
lucky-won-shared = 一起抢到头香的是
lucky-review = 回顾
