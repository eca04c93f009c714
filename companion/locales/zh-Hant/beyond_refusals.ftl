# What the table of Beyond refuses: each sentence says what to do instead

refused-beyond-nobody = 那裡沒有人坐。從這桌的人裡選一個吧。
refused-beyond-over = 這一局結束了。要改就收回上一步，不然就再開一局。
refused-beyond-nothing-counted = 大家都還沒有東西。先輸入每個人面前有什麼。

# Counts, and what is in the box
refused-beyond-below-none = 再少也不會少過零。再看一下數量。
refused-beyond-stock-full = 儲備只有 { $slots } 格。先用掉一張捕捉牌，或再數一下那裡有幾張。
refused-beyond-patterns = 一種靈獸有 { $cards } 張牌，大家加起來最多 { $most } 個圖案。再看看在誰那裡。
refused-beyond-nian-shou = 年獸牌大家加起來只有 { $most } 張。再看看在誰那裡。
refused-beyond-cards = 盒子裡的靈獸牌大家加起來只有 { $most } 張。再看一下數量。
refused-beyond-value = 一個圖案值 0 到 { $most } 分。在這中間選一個數。
refused-beyond-four-cards = 一個圖案要 { $cards } 張零散的牌。先輸入那些牌，或只加圖案的數量。

# Turns
refused-beyond-begun = 第一個回合過了。要改誰先開始，就回到那一回合。
refused-beyond-first-turn = 現在就是第一個回合了。
refused-beyond-six = 有人拿齊了年獸牌，直接獲勝。算分吧，不對的話就更正數量。
refused-beyond-last-turn-over = 每個人的最後一回合都玩過了。數數大家有什麼吧。
refused-beyond-piles-out = 牌堆已經抽完兩次了。把剩下的回合玩完吧。

# Revealing cards
refused-beyond-stopped = 這次不能再翻了。先拿走該拿的牌。
refused-beyond-nothing-revealed = 還沒有翻牌。先翻一張吧。
refused-beyond-all-seen = 這種靈獸的 { $cards } 張牌都記過了。更正數量，或說牌堆抽完了。
refused-beyond-not-counting = 這桌沒有記牌。下一局開始前再選記牌。
refused-beyond-seen = 這種靈獸離開牌堆的牌，只會是 { $least } 到 { $most } 張。再數一次。

# Captures and summoning
refused-beyond-capture-self = 要從別人那裡捕捉。
refused-beyond-stock = { $cards ->
    [1] 這要用掉儲備裡的一張捕捉牌。先把它輸入。
   *[other] 這要用掉儲備裡的 { $cards } 張捕捉牌，一陰一陽。先把它們輸入。
}
refused-beyond-nothing-to-capture = 那裡沒有這種牌可以捕捉。更正數量，或換一個人。
refused-beyond-not-advanced = 這桌沒有玩保護和召喚。下一局開始前再選進階規則。
refused-beyond-summoned = 那隻靈獸召喚過了，或還沒附魔。選別的吧。
