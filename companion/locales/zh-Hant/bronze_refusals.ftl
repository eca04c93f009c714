# What Bronze Heads does not allow: each sentence says what to do instead

refused-bronze-seconds = 發言時間最多 { $most } 秒，選 0 就不計時。
refused-bronze-nobody = 那裡沒有人坐。從這桌的人裡選一個吧。

# Another part of the game is due
refused-bronze-in-enter = 先處理身分：每個人輸入自己抽到的牌。
refused-bronze-in-night = 還是夜晚，先讓每個人看過自己的身分。
refused-bronze-in-turns = 這一輪還沒完：先讓每個人都拿手機行動過。
refused-bronze-in-speaking = 大家都行動過了，現在輪流發言，然後投票。
refused-bronze-in-voting = 現在要給四個獸首投票。
refused-bronze-in-voted = 票投完了。要更正就更正，不然就繼續。
refused-bronze-in-judging = 現在要鑑人：每個人偷偷指認一個人。
refused-bronze-in-reveal = 勝負已經定了，看看揭曉的結果吧。
refused-bronze-in-over = 這一局結束了。想玩就再開一局。

# Another step of the turn, or another player's
refused-bronze-not-yours = 手機現在在別人手上，等輪到你。
refused-bronze-at-first = 先做第一個選擇：你想看什麼？
refused-bronze-at-second = 你看過了，接著做第二個選擇。
refused-bronze-at-pass = 你都選好了，把手機傳下去吧。

# Entering a card
refused-bronze-role-out = { $count } 個人玩的時候沒有這個角色。再看一下你的牌。
refused-bronze-role-taken = 這個身分現在不能輸入。再看一下你的牌。

# The first choice
refused-bronze-how-many = { $most ->
    [1] 選一個獸首。
   *[other] 選一個獸首，或兩個不同的。
}
refused-bronze-head-elsewhere = 這一輪沒有那個獸首。從桌上這四個裡選。
refused-bronze-head-twice = 選兩個不同的獸首，或只選一個。
refused-bronze-fang-heads = 方震看的是人，不是獸首。選一個人，或都不選。
refused-bronze-only-fang = 只有方震能看人。選一個獸首吧。
refused-bronze-read-self = 你知道自己是哪一邊。選別人，或都不選。
refused-bronze-read-again = 你已經看過這個人的陣營了。選別人，或都不選。

# The second choice
refused-bronze-hindered = 你這次不能用能力。標一個你懷疑的人，或都不選。
refused-bronze-no-ability = 你的角色現在沒有能力可用。標一個你懷疑的人，或都不選。
refused-bronze-other-ability = 那是別的角色的能力。用你自己的，或先不用。
refused-bronze-has-ability = 你的角色有自己的能力。用它，或先不用。
refused-bronze-attack-self = 不能偷襲自己。選別人，或先不用。
refused-bronze-suspect-self = 你知道自己是誰。標別人，或都不選。

# Passing the marker
refused-bronze-pass-self = 要傳給別人，不能傳給自己。
refused-bronze-pass-acted = 這個人這一輪行動過了。傳給還沒行動的人。
refused-bronze-pass-somebody = 還有人沒行動。傳給其中一個吧。
refused-bronze-pass-nobody = 每個人都行動過了。標記留著，這一輪結束。

# The vote
refused-bronze-vote-secret = 這一局是秘密投籌碼。把手機一個一個傳下去。
refused-bronze-vote-typed = 這一局把籌碼放在桌上，大家一起輸入總數。
refused-bronze-chips-heads = { $count } 個獸首，每一個有幾枚都要說。
refused-bronze-chips-below = 籌碼不可能比零還少。
refused-bronze-chips-held = { $held ->
    [0] 你沒有籌碼了，這次都空著吧。
   *[other] 你有 { $held } 枚，卻放了 { $count } 枚。收一些回來。
}
refused-bronze-chips-out = 桌上最多只會有 { $most } 枚，不會有 { $count } 枚。再數一次。

# Speaking
refused-bronze-say-aloud = 這要說出口：只有練習桌，程式才會聽。

# Judging
refused-bronze-judge-self = 指認別人，別指自己。
refused-bronze-early = 獸首已經決定勝負，不用鑑人了。看看揭曉的結果吧。

# The notebook
refused-bronze-note-early = 第一輪開始才能寫筆記。
refused-bronze-note-long = 這一行有 { $length } 個字元，最多 { $max } 個。
