# Good Fortune

good-fortune-short = 好运到
good-fortune-tag = 2 人，一排幸运物

fortune-set-up = { $count ->
    [2] 九个回合，然后数幸运物
   *[other] 两个人玩的游戏
}

fortune-option-variant = 玩法
fortune-option-variant-standard = 按说明书
fortune-option-variant-guessing = 猜心
fortune-option-variant-simple = 简单
fortune-option-variant-why = 猜心：两个人同时选板块。简单：不用幸运币，编号也不重要。
fortune-option-series = 玩几局？
fortune-option-series-single = 一局
fortune-option-series-three = 三局两胜
fortune-option-series-running = 玩到不玩
fortune-option-series-why = 一场比的是赢几局，平手谁都不算。三战两胜：打完三局就结束，平手也算一局。

fortune-summary-turn = 第 { $turn } 回合
fortune-summary-score = { $one } 比 { $other }
fortune-summary-series = 局数 { $wins } 比 { $losses }
fortune-summary-won = { $name }获胜，{ $most } 比 { $least }
fortune-summary-draw = 平手，{ $most } 比 { $least }
fortune-summary-series-won = { $name }获胜，局数 { $most } 比 { $least }
fortune-summary-series-draw = 平手，局数 { $most } 比 { $least }

# Charms and tiles
fortune-charm-neko = 招财猫
fortune-charm-clover = 四叶草
fortune-charm-ganesh = 象头神
fortune-charm-mati = 邪眼
fortune-charm-fatma = 法蒂玛之手
fortune-charm-horseshoe = 马蹄铁
fortune-charm-scarab = 圣甲虫
fortune-pair = { $one }和{ $other }
fortune-tile = { $pair }，骰子 { $die }
fortune-tile-number = { $number } 号：{ $pair }，骰子 { $die }
fortune-die = 骰子 { $die }
fortune-dice-high = 骰子 5 和 6
fortune-dice-high-short = 5、6
fortune-dice-low = 骰子 1 到 4
fortune-dice-low-short = 1–4
fortune-cell-mine = 已输入，骰子 { $dice }
fortune-cell-theirs = 在{ $name }那里

# Turns
fortune-turn = 第 { $turn } 回合
fortune-turn-of = 共 { $turns } 回合
fortune-turn-short = 第 { $turn } 回合
fortune-turns-over = 九个回合都玩完了
fortune-next-turn = 下一回合
fortune-last-turn = 玩完了
fortune-turn-back = 退回一回合
fortune-count = 算分
fortune-count-now = 数幸运物
fortune-won-so-far = 目前的分数
fortune-holder-title = 1 号板块发给了谁？
fortune-holder-swap = 不，{ $name }有 1 号板块
fortune-face-small = 小图朝上
fortune-face-large = 大图朝上
fortune-chooses-first = { $name }先选板块
fortune-begins = 每回合都由{ $name }先放
fortune-both-choose = 两个人同时选板块
fortune-places-small = 编号小的先放
fortune-places-large = 编号大的先放
fortune-places-simple = 编号不重要
fortune-dealt = { $name }有 1 号，{ $other }有 21 号，再各拿八块

# What a tile may do
fortune-row-link = 这块可以怎么放？
fortune-row-title = 中间那排是什么？
fortune-row-under = 那三块板块，按你看到的样子。
fortune-row-lay = 就是这样
fortune-row-correct = 更正那一排
fortune-slot-left = 左边那块
fortune-slot-middle = 中间那块
fortune-slot-right = 右边那块
fortune-enter-left = 输入左边那块
fortune-enter-middle = 输入中间那块
fortune-enter-right = 输入右边那块
fortune-choosing-title = 选了哪一块？
fortune-both-title = 选了哪两块？
fortune-choose = 输入{ $name }的板块
fortune-chose = { $name }选了{ $tile }
fortune-placing-title = 要放哪里？
fortune-end-left = 放左端
fortune-end-right = 放右端
fortune-joins = 用{ $charms }接上
fortune-joins-not = 两端都接不上
fortune-wins = { $name }拿走
fortune-leaves = 离开游戏：
fortune-pick-number = 点它的编号。
fortune-pick-of = { $number } 号板块：点它的两种幸运物。
fortune-pick-new = 板块册里没有的板块

# Counting
fortune-pick-pair = 点一块板块的两种幸运物
fortune-tap-number = 点一个编号
fortune-which-die = { $pair }：骰子几点？
fortune-this-tile = { $pair }
fortune-mark = 在{ $name }那里
fortune-has-it = { $name }有一块
fortune-from = { $count ->
    [0] 还没有板块
   *[other] { $count } 块板块
}
fortune-sum = { $tiles } 块，{ $points } 点
fortune-group = { $name }：{ $tiles } 块乘 { $points }
fortune-group-typed = 一组
fortune-take-out = 拿掉
fortune-once-more = 再一块{ $pair }
fortune-by-number = 用编号输入
fortune-by-charm = 用幸运物输入
fortune-won-none = { $name }一块都没拿到
fortune-has-none = { $name }真的一块都没拿到。
fortune-clear = 清空这份收藏
fortune-now = 换{ $name }
fortune-who-won = 谁赢了？
fortune-doubt-die = { $pair }的骰子是 { $die }？还没人见过板块上超过 4 点的。
fortune-doubt-pair = 有两块都是{ $pair }。再看看哪块是哪块。

# Already sorted
fortune-groups = 已经分好组了
fortune-groups-change = 修改分组
fortune-groups-title = 每组有多少？
fortune-groups-instead = 已经输入 { $count } 块板块。分组会取代板块，所以先清掉板块。
fortune-groups-clear = 清掉板块
fortune-field-tiles = 板块
fortune-field-points = 点数
fortune-group-add = 加上这组
fortune-group-out = 拿掉这组
fortune-groups-done = 好了

# How so
fortune-why-title = { $score } 分怎么来的？
fortune-why-most-tiles = 剩下的板块里最多的就是它。
fortune-why-more-points = 和{ $others }一样多块，但点数比较高。
fortune-why-full-tie = 和{ $others }块数、点数都一样。谁先算，规则没有说。
fortune-why-typed = 在桌上分好的。
fortune-why-alone = 单独一块。
fortune-rule = 剩下的板块里最多的幸运物先分成一组：块数乘点数。拿掉这些板块，剩下的重新数。
fortune-tie = 这里哪种幸运物先算，规则没有说，所以{ $name }可以自己选。
fortune-tie-was = 这里的顺序规则没有说，本来也可能是 { $totals }。

# The result
fortune-won = 好运降临
fortune-draw = 打成平手
fortune-series-won = 整场获胜
fortune-series-draw = 整场平手
fortune-series = { $one } { $wins } 局，{ $other } { $losses } 局{ $draws ->
    [0] {""}
   *[other] ，平手 { $draws } 局
}
fortune-in-the-box = { $count ->
    [0] 放下的 18 块板块都算进来了。
   *[other] 放下的 18 块板块里，有 { $count } 块不在任何人的收藏里。
}
fortune-next-game = 下一局
fortune-end-series = 到这里就好
fortune-last-game = 最后一局
fortune-review = 再看一次收藏
fortune-review-title = 各拿到什么
fortune-review-empty = 谁都没有拿到板块。
fortune-game = 第 { $number } 局

# The tile book
fortune-book = 板块册
fortune-book-count = 21 块里认得 { $count } 块。越玩越多。
fortune-book-knows = 板块册认得 { $count } 块
fortune-book-otherwise = 板块册对 { $count } 块有别的说法
fortune-book-number = 编号
fortune-book-number-title = 它是几号？
fortune-book-no-number = 没有编号
fortune-book-export = 把册子带走
fortune-book-import = 读入册子
fortune-book-clear = 清空册子
fortune-book-done = 好了
fortune-conflict = 哪一个才对？
fortune-conflict-known = 册子里的
fortune-conflict-seen = 刚输入的
fortune-conflict-read = 读进来的
fortune-burn-title = 整本清空？
fortune-burn-under = 清空就回不来了，除非之前带走过一份。
fortune-burn = 清空
fortune-burn-not = 留着
fortune-export-title = 文字版的册子
fortune-export-under = 复制下来，到另一部手机读入。
fortune-copy = 复制
fortune-copied = 复制好了
fortune-import-title = 把册子贴在这里
fortune-import-under = 这里没有的会加进来，不一样的会问你。
fortune-import = 读入
refused-fortune-number-book = { $number } 号板块已经在册子里了。先改那一块。
