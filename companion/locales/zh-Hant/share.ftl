# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old }和{ $new }在 { $date } 同桌過，所以是兩個人。換個名字吧。
refused-note-long = 這段筆記有 { $length } 個字元，最多 { $max } 個。
refused-place-long = 這個地點有 { $length } 個字元，最多 { $max } 個。
refused-moved-on = 這一局在另一支手機上玩。去那裡接著玩，或先把它拿回來。

# A player's word for the deal
refused-word-long = 這個詞有 { $length } 個字元，最多 { $max } 個。
