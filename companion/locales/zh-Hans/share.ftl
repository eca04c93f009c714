# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old }和{ $new }在 { $date } 同桌过，所以是两个人。换个名字吧。
refused-note-long = 这段笔记有 { $length } 个字符，最多 { $max } 个。
refused-place-long = 这个地点有 { $length } 个字符，最多 { $max } 个。
refused-moved-on = 这一局在另一部手机上玩。去那里接着玩，或者先把它拿回来。

# A player's word for the deal
refused-word-long = 这个词有 { $length } 个字符，最多 { $max } 个。
