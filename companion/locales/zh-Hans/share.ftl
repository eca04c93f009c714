# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old }和{ $new }在 { $date } 同桌过，所以是两个人。换个名字吧。
refused-note-long = 这段笔记有 { $length } 个字符，最多 { $max } 个。
refused-place-long = 这个地点有 { $length } 个字符，最多 { $max } 个。
refused-moved-on = 这一局在另一部手机上玩。去那里接着玩，或者先把它拿回来。

# A player's word for the deal
refused-word-long = 这个词有 { $length } 个字符，最多 { $max } 个。

# Codes from another phone
refused-code-other = 这不是这个应用的码。把相机对准另一部手机上的码，或者粘贴整段文字。
refused-code-newer = 这个码是比较新的版本做的。先更新这边，再读一次。
refused-code-version = 两部手机的版本不一样。更新旧的那部再试，什么都没丢。
refused-code-damaged = 这个码有地方错了。再读或再复制一次。
refused-code-cut = 这个码少了结尾。要整段复制。
refused-code-set = 这个码是另一局的。要读那一局就从头来，不然就继续读这一局的码。
refused-code-missing = { $count ->
    [1] 还不是全部。
   *[other] { $count } 个码里还缺：{ $numbers }。
}
refused-passphrase = 口令不对。它写在另一部手机上，就在码的下面。
refused-code-game = 这个应用没有那一局的游戏。更新后再试一次。
refused-code-rules = 那一局里有一步不合规则，所以没有收进来。它还在另一部手机上。
refused-move-here = 这一局本来就在这里。什么都没有动。
refused-move-behind = 这部手机上的这一局走得更远。什么都没有动。
refused-move-apart = 两部手机各自把这一局玩下去了。什么都没有动：用导出把它们合起来。
