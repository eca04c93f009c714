# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old }和{ $new }在 { $date } 同桌過，所以是兩個人。換個名字吧。
refused-note-long = 這段筆記有 { $length } 個字元，最多 { $max } 個。
refused-place-long = 這個地點有 { $length } 個字元，最多 { $max } 個。
refused-moved-on = 這一局在另一支手機上玩。去那裡接著玩，或先把它拿回來。

# A player's word for the deal
refused-word-long = 這個詞有 { $length } 個字元，最多 { $max } 個。

# Codes from another phone
refused-code-other = 這不是這個程式的碼。把相機對準另一支手機上的碼，或貼上整段文字。
refused-code-newer = 這個碼是比較新的版本做的。先更新這邊，再讀一次。
refused-code-version = 兩支手機的版本不一樣。更新舊的那支再試，什麼都沒丟。
refused-code-damaged = 這個碼有地方錯了。再讀或再複製一次。
refused-code-cut = 這個碼少了結尾。要整段複製。
refused-code-set = 這個碼是另一局的。要讀那一局就從頭來，不然就繼續讀這一局的碼。
refused-code-missing = { $count ->
    [1] 還不是全部。
   *[other] { $count } 個碼裡還缺：{ $numbers }。
}
refused-passphrase = 通關密語不對。它寫在另一支手機上，就在碼的下面。
refused-code-game = 這個程式沒有那一局的遊戲。更新後再試一次。
refused-code-rules = 那一局裡有一步不合規則，所以沒有收進來。它還在另一支手機上。
refused-move-here = 這一局本來就在這裡。什麼都沒有動到。
refused-move-behind = 這支手機上的這一局走得更遠。什麼都沒有動到。
refused-move-apart = 兩支手機各自把這一局玩下去了。什麼都沒有動到：用匯出把它們合起來。
