# Beyond

beyond-short = 彼岸
beyond-tag = 2–4 人，五靈獸

beyond-set-up = { $count ->
    [0] 二到四個人玩
    [1] 二到四個人玩
   *[other] 五種靈獸等你附魔
}

beyond-option-advanced = 玩法
beyond-option-advanced-no = 基本
beyond-option-advanced-yes = 進階
beyond-option-advanced-why = 進階：有保護標記，附魔的靈獸還能召喚一次。
beyond-option-tie = 同分時，誰比較少
beyond-option-tie-all-face-up = 正面靈獸
beyond-option-tie-outside-patterns = 圖案外的靈獸
beyond-option-tie-why = 規則兩種讀法都通：圖案裡的牌算進去，或不算。
beyond-option-counting = 看過的牌
beyond-option-counting-no = 這次翻的
beyond-option-counting-yes = 整個牌堆
beyond-option-counting-why = 機率怎麼算：只看現在翻開的，或牌堆洗好之後的每一張。

beyond-summary-round = 第 { $round } 輪
beyond-summary-over = { $names }獲勝，{ $points } 分
beyond-summary-nian-shou = { $names }獲勝，六張年獸牌

# What is counted
beyond-spirit-turtle = 玄武
beyond-spirit-bird = 朱雀
beyond-spirit-dragon = 青龍
beyond-spirit-tiger = 白虎
beyond-spirit-unicorn = 麒麟
beyond-item-extra-spirits = 零散靈獸
beyond-item-nian-shou = 年獸
beyond-item-captures = 捕捉牌
beyond-item-tokens = 標記
beyond-percent = { $whole }.{ $tenth }%
beyond-decimal = { $whole }.{ $rest }

# The pad
beyond-pad-title = 面前有什麼？
beyond-patterns-of = { $name }的圖案
beyond-loose = 每個一分
beyond-each = 每個 { $value } 分
beyond-each-now = 每個 { $value }，共 { $now }
beyond-each-one = 每個 1 分
beyond-count-of = { $name }，{ $item }
beyond-total = { $score }
beyond-now = 換{ $name }
beyond-count-next = 算{ $name }的
beyond-who-won = 誰贏了？
beyond-six = { $name }拿齊六張年獸牌，直接獲勝。

# Turns
beyond-round = 第 { $round } 輪
beyond-turn-of = 輪到{ $name }
beyond-turns-over = 回合都玩完了
beyond-begins = 誰先開始？
beyond-so-far = 目前的分數
beyond-count = 算分
beyond-count-now = 數數面前有什麼
beyond-last-turn = 這是最後一回合
beyond-turn-back = 退回一回合
beyond-pile-out = 牌堆抽完了
beyond-pile-out-again = 第二個牌堆也抽完了
beyond-second-pile = 正在用第二個牌堆。抽完就結束。
beyond-pile-untold = 牌堆重洗了。在下面輸入玩家面前有哪些靈獸：牠們不在牌堆裡。
beyond-pile-left = { $count ->
    [0] 牌堆裡沒有牌了。
   *[other] 牌堆裡只剩 { $count } 張。再後面是什麼，沒人知道。
}
beyond-end-spirits = { $names }附魔了三隻靈獸，要結束了。
beyond-end-pile = 牌堆抽完兩次，要結束了。
beyond-turns-left = 每個人的回合要一樣多。還要玩的：{ $names }。
beyond-no-turns = 每個人的回合都一樣多了。
beyond-enchant = 附魔了圖案？點那種靈獸
beyond-enchant-key = { $spirit }附魔了
beyond-summon = 還可以召喚
beyond-summon-times = { $name }，{ $times } 次
beyond-summoned = 召喚了
beyond-summon-turtle = 從最上面四張裡拿一張。
beyond-summon-bird = 從棄牌堆拿一張捕捉牌。
beyond-summon-dragon = 從最上面兩張裡拿一張。
beyond-summon-tiger = 拿一張年獸牌。
beyond-summon-tiger-not = 現在沒有年獸牌了。
beyond-summon-unicorn = 從別的圖案收回一朵蓮花。
beyond-summon-unicorn-not = 現在別的圖案上沒有蓮花。

# Chances
beyond-odds = 翻了什麼，機率多少
beyond-odds-title = 翻到什麼？
beyond-odds-begin = 翻一張，點一張。
beyond-odds-new = 下一張是新靈獸的機率，已翻 { $count } 張
beyond-odds-tokens = 要花的標記
beyond-odds-stop = 停在
beyond-odds-reached = 翻得到
beyond-odds-without = 張牌，不花標記
beyond-odds-with = 花 { $tokens } 個標記
beyond-odds-at = { $count ->
    [1] 1 張
   *[other] { $count } 種
}
beyond-odds-row = 停在 { $count } 種：翻得到的機率 { $reached }，平均 { $without } 張，花 { $tokens } 個標記 { $with_ } 張
beyond-odds-note = 平均張數，年獸牌也算。星號是分數增加最多的地方：用標記換牌，就少了標記那一分。
beyond-odds-note-none = 平均張數；年獸牌已經拿完。星號是分數增加最多的地方：用標記換牌，就少了標記那一分。
beyond-repeat = { $cards ->
    [1] 重複了：拿最後一張。
   *[other] 重複了：拿 { $cards } 張。
}。
beyond-repeat-tokens = { $more ->
    [1] 花一個標記可以多拿一張。
   *[other] 每花一個標記多拿一張，最多多拿 { $more } 張。
}
beyond-repeat-nian-shou = 前兩張一樣：再拿一張年獸牌。
beyond-five = 五張都不同，全部拿走。
beyond-taken = 拿走了
beyond-seen = 已知離開牌堆的牌

# Captures
beyond-capture-link = 儲備可以捕捉什麼？
beyond-capture-title = 可以捕捉什麼？
beyond-capture-under = 誰來捕捉，儲備上有哪些記號？
beyond-mark-yin = 陰
beyond-mark-yang = 陽
beyond-capture-marks = 先說儲備上有哪些捕捉牌。
beyond-capture-none = 用這些捕捉不到已輸入的東西。先輸入別人的零散靈獸。
beyond-capture-pad = 輸入面前有什麼
beyond-target-yin-spirit = 標著陰的靈獸
beyond-target-yang-spirit = 標著陽的靈獸
beyond-target-protected-spirit = 受保護的靈獸
beyond-target-nian-shou = 一張年獸牌
beyond-cost-0-1 = 要一張陽牌。
beyond-cost-1-0 = 要一張陰牌。
beyond-cost-1-1 = 要陰牌、陽牌各一張。
beyond-gain-0 = 你的分數不變。
beyond-gain-1 = 你的分數少 1。
beyond-gain-wins = 這是第六張：你直接獲勝。
beyond-loss = { $name }失去這張牌，拿一個標記。
beyond-captured = { $what }：從{ $victim }到了{ $taker }手上。{ $victim }多了一個標記。

# Values
beyond-values = 修改分值
beyond-values-title = 一個圖案值幾分？
beyond-values-under = 程式的數字來自一個公開網頁。你們改的會記住。
beyond-values-reset = 恢復 程式的數字
beyond-values-done = 好了

# The result
beyond-won-nian-shou = 六張年獸牌，直接獲勝
beyond-won-points = 分數最高
beyond-won-tie-break = 同分，由平手規則決定
beyond-won-shared = 全都一樣，一起獲勝
beyond-face-up = { $name } { $count }
beyond-tie-all-face-up = 正面靈獸牌少的贏，每個圖案算四張：{ $counted }。
beyond-tie-outside-patterns = 圖案外靈獸牌少的贏：{ $counted }。
beyond-other-all-face-up = 規則還有另一種讀法：圖案裡的牌也算，就會是{ $names }。
beyond-other-outside-patterns = 規則還有另一種讀法：只算圖案外的牌，就會是{ $names }。
beyond-other-alone = { $names }一個人
beyond-part-patterns = 圖案
beyond-part-cards = 牌
beyond-part-tokens = 標記
beyond-why-title = { $score } 分怎麼來的？
beyond-why-patterns = { $count } 個圖案，每個 { $each } 分
beyond-why-one = { $count } 個，每個一分
beyond-why-nothing = 還沒輸入任何東西。
beyond-why-face-up = 同分時：{ $count } 張正面靈獸牌，每個圖案算四張。
beyond-why-face-up-outside = 同分時：圖案外 { $count } 張靈獸牌。
