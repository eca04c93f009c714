# Good Fortune

good-fortune-short = 好運到
good-fortune-tag = 2 人，一排幸運物

fortune-set-up = { $count ->
    [2] 九個回合，然後數幸運物
   *[other] 兩個人玩的遊戲
}

fortune-option-variant = 玩法
fortune-option-variant-standard = 照說明書
fortune-option-variant-guessing = 猜心
fortune-option-variant-simple = 簡單
fortune-option-variant-why = 猜心：兩個人同時選板塊。簡單：不用幸運幣，編號也不重要。
fortune-option-series = 玩幾局？
fortune-option-series-single = 一局
fortune-option-series-three = 三戰兩勝
fortune-option-series-running = 玩到不玩
fortune-option-series-why = 一場比的是贏幾局，平手誰都不算。三戰兩勝：打完三局就結束，平手也算一局。

fortune-summary-turn = 第 { $turn } 回合
fortune-summary-score = { $one } 比 { $other }
fortune-summary-series = 局數 { $wins } 比 { $losses }
fortune-summary-won = { $name }獲勝，{ $most } 比 { $least }
fortune-summary-draw = 平手，{ $most } 比 { $least }
fortune-summary-series-won = { $name }獲勝，局數 { $most } 比 { $least }
fortune-summary-series-draw = 平手，局數 { $most } 比 { $least }

# Charms and tiles
fortune-charm-neko = 招財貓
fortune-charm-clover = 四葉草
fortune-charm-ganesh = 象頭神
fortune-charm-mati = 邪眼
fortune-charm-fatma = 法蒂瑪之手
fortune-charm-horseshoe = 馬蹄鐵
fortune-charm-scarab = 聖甲蟲
fortune-pair = { $one }和{ $other }
fortune-tile = { $pair }，骰子 { $die }
fortune-tile-number = { $number } 號：{ $pair }，骰子 { $die }
fortune-die = 骰子 { $die }
fortune-dice-high = 骰子 5 和 6
fortune-dice-high-short = 5、6
fortune-dice-low = 骰子 1 到 4
fortune-dice-low-short = 1–4
fortune-cell-mine = 已輸入，骰子 { $dice }
fortune-cell-theirs = 在{ $name }那裡

# Turns
fortune-turn = 第 { $turn } 回合
fortune-turn-of = 共 { $turns } 回合
fortune-turn-short = 第 { $turn } 回合
fortune-turns-over = 九個回合都玩完了
fortune-next-turn = 下一回合
fortune-last-turn = 玩完了
fortune-turn-back = 退回一回合
fortune-count = 算分
fortune-count-now = 數幸運物
fortune-won-so-far = 目前的分數
fortune-holder-title = 1 號板塊發給了誰？
fortune-holder-swap = 不，{ $name }有 1 號板塊
fortune-face-small = 小圖朝上
fortune-face-large = 大圖朝上
fortune-chooses-first = { $name }先選板塊
fortune-begins = 每回合都由{ $name }先放
fortune-both-choose = 兩個人同時選板塊
fortune-places-small = 編號小的先放
fortune-places-large = 編號大的先放
fortune-places-simple = 編號不重要
fortune-dealt = { $name }有 1 號，{ $other }有 21 號，再各拿八塊

# What a tile may do
fortune-row-link = 這塊可以怎麼放？
fortune-row-title = 中間那排是什麼？
fortune-row-under = 那三塊板塊，照你看到的樣子。
fortune-row-lay = 就是這樣
fortune-row-correct = 更正那一排
fortune-slot-left = 左邊那塊
fortune-slot-middle = 中間那塊
fortune-slot-right = 右邊那塊
fortune-enter-left = 輸入左邊那塊
fortune-enter-middle = 輸入中間那塊
fortune-enter-right = 輸入右邊那塊
fortune-choosing-title = 選了哪一塊？
fortune-both-title = 選了哪兩塊？
fortune-choose = 輸入{ $name }的板塊
fortune-chose = { $name }選了{ $tile }
fortune-placing-title = 要放哪裡？
fortune-end-left = 放左端
fortune-end-right = 放右端
fortune-joins = 用{ $charms }接上
fortune-joins-not = 兩端都接不上
fortune-wins = { $name }拿走
fortune-leaves = 離開遊戲：
fortune-pick-number = 點它的編號。
fortune-pick-of = { $number } 號板塊：點它的兩種幸運物。
fortune-pick-new = 板塊冊裡沒有的板塊

# Counting
fortune-pick-pair = 點一塊板塊的兩種幸運物
fortune-tap-number = 點一個編號
fortune-which-die = { $pair }：骰子幾點？
fortune-this-tile = { $pair }
fortune-mark = 在{ $name }那裡
fortune-has-it = { $name }有一塊
fortune-from = { $count ->
    [0] 還沒有板塊
   *[other] { $count } 塊板塊
}
fortune-sum = { $tiles } 塊，{ $points } 點
fortune-group = { $name }：{ $tiles } 塊乘 { $points }
fortune-group-typed = 一組
fortune-take-out = 拿掉
fortune-once-more = 再一塊{ $pair }
fortune-by-number = 用編號輸入
fortune-by-charm = 用幸運物輸入
fortune-won-none = { $name }一塊都沒拿到
fortune-has-none = { $name }真的一塊都沒拿到。
fortune-clear = 清空這份收藏
fortune-now = 換{ $name }
fortune-who-won = 誰贏了？
fortune-doubt-die = { $pair }的骰子是 { $die }？還沒人見過板塊上超過 4 點的。
fortune-doubt-pair = 有兩塊都是{ $pair }。再看看哪塊是哪塊。

# Already sorted
fortune-groups = 已經分好組了
fortune-groups-change = 修改分組
fortune-groups-title = 每組有多少？
fortune-groups-instead = 已經輸入 { $count } 塊板塊。分組會取代板塊，所以先清掉板塊。
fortune-groups-clear = 清掉板塊
fortune-field-tiles = 板塊
fortune-field-points = 點數
fortune-group-add = 加上這組
fortune-group-out = 拿掉這組
fortune-groups-done = 好了

# How so
fortune-why-title = { $score } 分怎麼來的？
fortune-why-most-tiles = 剩下的板塊裡最多的就是它。
fortune-why-more-points = 和{ $others }一樣多塊，但點數比較高。
fortune-why-full-tie = 和{ $others }塊數、點數都一樣。誰先算，規則沒有說。
fortune-why-typed = 在桌上分好的。
fortune-why-alone = 單獨一塊。
fortune-rule = 剩下的板塊裡最多的幸運物先分成一組：塊數乘點數。拿掉這些板塊，剩下的重新數。
fortune-tie = 這裡哪種幸運物先算，規則沒有說，所以{ $name }可以自己選。
fortune-tie-was = 這裡的順序規則沒有說，本來也可能是 { $totals }。

# The result
fortune-won = 好運降臨
fortune-draw = 打成平手
fortune-series-won = 整場獲勝
fortune-series-draw = 整場平手
fortune-series = { $one } { $wins } 局，{ $other } { $losses } 局{ $draws ->
    [0] {""}
   *[other] ，平手 { $draws } 局
}
fortune-in-the-box = { $count ->
    [0] 放下的 18 塊板塊都算進來了。
   *[other] 放下的 18 塊板塊裡，有 { $count } 塊不在任何人的收藏裡。
}
fortune-next-game = 下一局
fortune-end-series = 到這裡就好
fortune-last-game = 最後一局
fortune-review = 再看一次收藏
fortune-review-title = 各拿到什麼
fortune-review-empty = 誰都沒有拿到板塊。
fortune-game = 第 { $number } 局

# The tile book
fortune-book = 板塊冊
fortune-book-count = 21 塊裡認得 { $count } 塊。越玩越多。
fortune-book-knows = 板塊冊認得 { $count } 塊
fortune-book-otherwise = 板塊冊對 { $count } 塊有別的說法
fortune-book-number = 編號
fortune-book-number-title = 它是幾號？
fortune-book-no-number = 沒有編號
fortune-book-export = 把冊子帶走
fortune-book-import = 讀入冊子
fortune-book-clear = 清空冊子
fortune-book-done = 好了
fortune-conflict = 哪一個才對？
fortune-conflict-known = 冊子裡的
fortune-conflict-seen = 剛輸入的
fortune-conflict-read = 讀進來的
fortune-burn-title = 整本清空？
fortune-burn-under = 清空就回不來了，除非之前帶走過一份。
fortune-burn = 清空
fortune-burn-not = 留著
fortune-export-title = 文字版的冊子
fortune-export-under = 複製下來，到另一支手機讀入。
fortune-copy = 複製
fortune-copied = 複製好了
fortune-import-title = 把冊子貼在這裡
fortune-import-under = 這裡沒有的會加進來，不一樣的會問你。
fortune-import = 讀入
refused-fortune-number-book = { $number } 號板塊已經在冊子裡了。先改那一塊。
