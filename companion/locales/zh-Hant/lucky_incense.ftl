# Lucky First Incense

lucky-incense-short = 搶頭香
lucky-incense-tag = 2–5 人，午夜賽跑
lucky-short-header = 搶頭香

lucky-card-little-sister = 妹妹
lucky-card-little-cousin = 表弟
lucky-card-brother = 哥哥
lucky-card-big-sister = 姊姊
lucky-card-dad = 爸爸
lucky-card-grandma = 阿嬤
lucky-card-mom = 媽媽
lucky-card-ancestor = 祖先
lucky-card-dog = 狗
lucky-card-cat = 貓

lucky-censer-mazu = 媽祖
lucky-censer-land-lord = 土地公
lucky-censer-town-god = 城隍爺
lucky-censer-wang-ye = 王爺
lucky-censer-guan-yin = 觀音
lucky-censer-god-of-wealth = 財神
lucky-censer-emperor-guan = 關聖帝君
lucky-censer-wen-chang = 文昌帝君
lucky-censer-emperor-jade = 玉皇大帝
lucky-censer-yue-lao = 月老
lucky-effect-mazu = 最多把三張牌移到空位。
lucky-effect-land-lord = 偷看兩張蓋著的牌，再打出自己的一張。
lucky-effect-town-god = 從你的牌庫或棄牌堆找任何一張牌，打出來。
lucky-effect-wang-ye = 把一張牌移到空位，再打出自己的一張。
lucky-effect-guan-yin = 把自己的一張牌收回手上，再打出兩張。
lucky-effect-god-of-wealth = 猜一張蓋著的牌，再翻開：猜對拿兩個平安符，還能再猜。
lucky-effect-emperor-guan = 午夜時，你所有的牌力量多 1。
lucky-effect-wen-chang = 你的牌只要拿到平安符，每張再多 2 個。
lucky-effect-emperor-jade = 有他印記的牌直接獲勝。照香爐寫的做，午夜時把印記標上。
lucky-effect-yue-lao = 有他印記的牌打敗任何敵人。照香爐寫的做，午夜時把印記標上。
lucky-blessing-emperor-guan = 所有的牌力量多 1
lucky-blessing-wen-chang = 拿到平安符的牌再多 2 個
lucky-blessing-of = 在{ $name }那裡，點一下就換人

lucky-only = { $kind ->
    [palace] 宮
   *[other] 廟
}
lucky-numbered = { $kind ->
    [palace] 宮 { $number }
   *[other] 廟 { $number }
}
lucky-temples = { $count } 座廟
lucky-palaces = { $count } 座宮
lucky-both = { $temples }、{ $palaces }
lucky-place = { $temple }，{ $where }
lucky-climb-first = 廟門口
lucky-climb-semi = 跑到一半
lucky-climb-final = 搶頭香
lucky-stage-first = 首輪
lucky-stage-semi = 準決賽
lucky-stage-final = 決賽
lucky-board-0 = 左上
lucky-board-1 = 左下
lucky-board-2 = 右上
lucky-board-3 = 右下
lucky-side-0 = 左邊
lucky-side-1 = 右邊
lucky-spot-top = 第一名
lucky-spot-final = 第二名
lucky-spot-semi = 準決賽
lucky-nobody = 沒有人
lucky-done = 好了

lucky-evening = 第 { $year } 年，傍晚
lucky-midnight = 第 { $year } 年，午夜
lucky-year-name = { $year ->
    [1] 第一年
   *[2] 第二年
}

# Sitting down

lucky-set-up-need = 二到五個人玩。
lucky-set-up-boards = 先是{ $first }，再來{ $second }
lucky-option-junior = 卡牌和年數
lucky-option-junior-off = 完整遊戲
lucky-option-junior-on = 兒童版
lucky-option-junior-why = 兒童版：只用妹妹、表弟、哥哥、爸爸、媽媽，而且只玩一年。
lucky-option-advanced = 香爐和香
lucky-option-advanced-off = 不用
lucky-option-advanced-on = 進階
lucky-option-advanced-why = 進階：輪到你時，也可以把今年唯一的一炷香插在香爐或放在牌上。
lucky-option-ancestor = 碰到祖先的牌
lucky-option-ancestor-ride = 直接晉級
lucky-option-ancestor-compare = 再比力量
lucky-option-ancestor-once = 只算這次
lucky-option-ancestor-why = 碰到自己的祖先 +2，碰到敵人的 −2。直接晉級：馬上晉級，增減一直有效。再比力量：增減一直有效，接著比力量。只算這次：一樣比力量，但增減只算這一組。

# Where a match stands

lucky-summary-evening = 第 { $year } 年，傍晚
lucky-summary-midnight = 第 { $year } 年，午夜
lucky-summary-picks = 第 { $year } 年，同色對決
lucky-summary-race = 第 { $year } 年，賽跑
lucky-summary-rewards = 第 { $year } 年，發平安符
lucky-summary-over = { $names }獲勝，{ $most } 個平安符
lucky-cover = { $count ->
    [1] 你有一組對決：誰晉級？
   *[other] 你有 { $count } 組對決：誰晉級？
}

# Laying the table

lucky-lay-title = 擺好桌子
lucky-lay-again = 打出的牌放進自己的棄牌堆。宮廟卡和板塊洗勻，重新擺好。
lucky-lay-temple = { $count ->
    [1] 一座廟，兩片板塊：四個座位。
   *[other] { $count } 座廟，每座兩片板塊：四個座位。
}
lucky-lay-palace = { $count ->
    [1] 一座宮，四片板塊：八個座位。
   *[other] { $count } 座宮，每座四片板塊：八個座位。
}
lucky-lay-cards = 每個人把一種顏色的十張牌洗成牌庫。
lucky-lay-junior = 每個人洗五張同色的牌：妹妹、表弟、哥哥、爸爸、媽媽。
lucky-lay-hand = 手牌三張。今年每個人打 { $cards } 張。
lucky-lay-censers = { $count ->
    [1] 廟旁放一個香爐，每個人一炷香。
   *[other] { $count } 個香爐，廟旁一個、宮旁兩個，每個人一炷香。
}
lucky-lay-start = 誰最近去過廟裡？由那個人開始
lucky-lay-start-second = 起始標記傳到右手邊了
lucky-lay-begins = { $name }開始
lucky-clockwise = 順時針
lucky-counter = 反過來，逆時針
lucky-lay-then = 第二年
lucky-lay-second = { $boards }。由右手邊的{ $name }開始，方向反過來。
lucky-lay-done = 傍晚開始

# The evening

lucky-turn-title = 現在輪到誰？
lucky-set-turn = 輪到{ $name }
lucky-next-turn = 換{ $name }
lucky-to-midnight = 午夜
lucky-seat-amulets = 座位上的平安符
lucky-amulet-less = { $name }少一個平安符
lucky-amulet-more = { $name }多一個平安符
lucky-person-open = { $name }的香和祝福
lucky-tab-turns = 回合
lucky-tab-censers = 香爐
lucky-to-turns = 回到回合
lucky-censers-title = 去哪裡拜？
lucky-censer-which = 這裡是哪個香爐？
lucky-censer-unknown = 還沒人知道
lucky-censer-at-home = { $name }帶回家了
lucky-censer-free = 今年還沒人用
lucky-censer-used = { $name }的香插在這裡
lucky-censer-who = 誰在這裡拜？
lucky-censer-other = 這裡放的是別的香爐
lucky-pray = { $name }在這裡拜
lucky-incense = 香
lucky-incense-there = 今年的香還在。
lucky-incense-card = 香放在一張牌上，午夜時再輸入是哪一張。
lucky-incense-at = 香插在{ $censer }那裡。
lucky-incense-on-card = 放在一張牌上
lucky-incense-to = 去拜{ $censer }
lucky-incense-back = 按錯了：{ $name }把香收回
lucky-blessings = 祝福
lucky-guesses = 猜對幾次
lucky-guesses-worth = 財神，每次 { $amulets } 個平安符
lucky-guess-less = { $name }少猜對一次
lucky-guess-more = { $name }多猜對一次

# Midnight

lucky-pad-title = 誰站在哪裡？
lucky-place-empty = 第 { $place } 位，空著
lucky-place-taken = 第 { $place } 位，{ $name }的{ $card }
lucky-pad-place = 第 { $place } 位：顏色和牌
lucky-pad-card = 第 { $place } 位：{ $name }的哪一張？
lucky-pad-colour = 第 { $place } 位：{ $card }，哪個顏色？
lucky-pad-full = 這裡滿了，接著下一座。
lucky-pad-complete = 牌都齊了。點一張就能更正。
lucky-pad-take-first = 這裡的位置都滿了。先點錯的那張，再輸入對的。
lucky-bell = 敲鐘
lucky-bell-left = 還差 { $count } 張
lucky-bell-title = 這樣對嗎？
lucky-bell-empty = { $count ->
    [1] 有一個位置沒有牌。要是空著，對面那張就直接晉級。
   *[other] 有 { $count } 個位置沒有牌。哪裡空著，對面那張就直接晉級。
}
lucky-bell-anyway = 敲鐘
lucky-remark-more-cards = 場上有 { $count } 張牌，平常是四張。
lucky-remark-fewer-cards = 場上只有 { $count } 張牌，平常是四張。
lucky-remark-last-year = 去年已經出過：{ $cards }。牌沒有看錯吧？
lucky-remark-more-incense = 牌上有 { $count } 炷香，比能放的還多。
lucky-card-of = { $name }的牌
lucky-card-incense = 這張牌上的香
lucky-card-incense-worth = 每炷力量 2
lucky-card-incense-less = 少一炷香
lucky-card-incense-more = 多一炷香
lucky-mark-jade = 直接獲勝
lucky-mark-yue-lao = 打敗敵人
lucky-card-away = 拿走這張

# Picks

lucky-pick-title = 哪一張晉級？
lucky-pick-under = { $count ->
    [1] 有一組是你的。大家選好再一起公布。
   *[other] 有 { $count } 組是你的。大家選好再一起公布。
}
lucky-pick-hold = { $count ->
    [1] 選好就按住
   *[other] 都選好就按住
}
lucky-pick-change = 在那之前都能改
lucky-pick-open = 只有一組在等，不用保密。
lucky-gather-title = 大家都選好了
lucky-gather-under = 把手機放在大家都看得到的地方。
lucky-gather-show = 公布選擇

# The race

lucky-power = 力量 { $power }
lucky-power-incense = 香 { $change }
lucky-power-blessing = 祝福 { $change }
lucky-power-possession = 祖先 { $change }
lucky-power-of = { $card }：{ $printed }，{ $parts }。
lucky-by-rule = 照規則：{ $why }
lucky-tables-call = 這桌的決定
lucky-call = 自己定這個結果
lucky-call-title = 誰晉級？
lucky-call-side = { $name }的{ $card }晉級
lucky-call-nobody = 兩張都不晉級
lucky-the-rule = 規則怎麼說
lucky-let-stand = 照規則來
lucky-why-empty = 這裡沒有人。
lucky-why-walkover = 對面沒有人：{ $card }晉級。
lucky-why-ancestors = 祖先對祖先：都不動。
lucky-why-ancestor-own = 碰到自己的祖先：一直 +2，{ $card }馬上晉級。
lucky-why-ancestor-enemy = 碰到敵人的祖先：一直 −2，{ $card }馬上晉級。
lucky-why-choice = 兩張同色：{ $name }讓{ $card }上。
lucky-why-pending = 兩張同色：由{ $name }選。
lucky-why-jade = 玉皇大帝的印記：{ $card }晉級。
lucky-why-jade-both = 兩張都有玉皇大帝的印記：都不動。
lucky-why-dog = 狗和任何敵人的牌都平手：都不動。
lucky-why-yue-lao = 月老的印記：{ $card }打敗任何敵人。
lucky-why-sister = 妹妹打敗力量 6 以上的牌。
lucky-why-clash = 互相打敗：都不動。
lucky-why-power = { $card }比較強，{ $more } 比 { $less }。
lucky-why-power-dog = 姊姊不怕狗：{ $card }比較強，{ $more } 比 { $less }。
lucky-why-equal = 力量都是 { $power }：都不動。
lucky-skip = 跳過
lucky-to-stage = { $stage }
lucky-run-semi = 接著準決賽
lucky-run-final = 接著決賽
lucky-hand-out = 發平安符
lucky-to-rewards = 回到平安符
lucky-reopen-picks = 更正牌：大家都要重新選
lucky-reopen = 回到卡牌

# Amulets

lucky-rewards-title = { $year ->
    [1] 第一年的平安符
   *[2] 第二年的平安符
}
lucky-rewards-under = 點一行，看看怎麼來的。
lucky-why-open = { $name }，{ $total } 個。怎麼來的？
lucky-why-title = 怎麼來的
lucky-year-total = { $year ->
    [1] 第一年合計
   *[2] 第二年合計
}
lucky-game-total = 兩年合計
lucky-put-right = 更正
lucky-cause-seats = 座位上的平安符
lucky-cause-guesses = 猜對財神 { $count } 次
lucky-cause-card = { $card }：{ $temple }，{ $spot }
lucky-cause-brother = 哥哥有拿到：再多 2 個
lucky-cause-wen-chang = 文昌帝君祝福{ $card }
lucky-cause-none = 沒有平安符。
lucky-race-again = 再看一次賽跑
lucky-take-home = 帶回家的香爐
lucky-take-home-under = 每座廟的優勝者把香爐帶回家。
lucky-next-year = 進入第二年
lucky-finish = 看看誰贏
lucky-won = 搶到頭香的是
lucky-won-shared = 一起搶到頭香的是
lucky-review = 回顧
