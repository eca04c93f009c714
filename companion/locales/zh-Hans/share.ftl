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

# Files that come in
refused-file-other = 这不是这个应用的文件。选一个用导出写的文件。
refused-file-newer = 这个文件是比较新的版本写的。先更新这边，再读一次。
refused-file-cut = 这个文件少了结尾。整个再复制一次，这里什么都没有动。
refused-file-changed = 这个文件和应用写的不一样了。从原来的地方再拿一次，这里什么都没有动。
refused-file-game = 这个文件里有一局的游戏，这个应用没有。更新后再读一次。
refused-file-rules = 这个文件里有一局，其中一步不合规则。这里什么都没有动。
refused-passphrase-file = 这不是这个文件的口令。写文件的时候显示过。

# A result as a text
result-won = { $name }：获胜
result-plain = { $name }
result-won-points = { $name }：{ $points } 分，获胜
result-points = { $name }：{ $points } 分
result-code = 记录 { $code }

# The proof of a fair deal
proof-untouched = 校验码相符：文件完整。
proof-touched = 应用写好之后，文件被改过。能检查的还是都检查。
proof-sealed = 还有 { $count } 局正在玩，先封着。
proof-nothing = 里面没有玩完的局。
proof-title = { $game }，{ $date }：{ $names }
proof-title-unknown = 一局
proof-unreadable = 这一局读不出来。
proof-unknown-game = 这个应用没有这款游戏。
proof-set-up-refused = 这些人不能坐下来玩这款游戏：{ $why }
proof-move-unreadable = 第 { $number } 步不是这款游戏的一步：记录在这里被改过。
proof-move-refused = 第 { $number } 步（{ $move }）不合规则，所以记录在这里或之前被改过。规则说：{ $why }
proof-replayed = { $count ->
    [1] 重玩了一步，合规则。
   *[other] { $count } 步全部重玩了一遍，每一步都合规则。
}
proof-no-promise = 发牌之前没有先作保证，所以只有应用自己说了算。不过还是按种子得出：
proof-promise-kept = 发牌之前，应用先给了 { $code } 这个码。和现在打开的吻合：下面的一切，在任何人行动之前就定了。
proof-words = { $names }加进了应用事先不可能知道的词，所以连应用也选不了怎么发。
proof-no-words = 没有人加自己的词，所以是应用自己抽的。抽完就改不了了。
proof-promise-unreadable = 发牌之前的保证已经读不出来了。
proof-promise-commitment = { $code } 这个码和打开的不吻合：保证或码被改过。
proof-promise-set-up = { $code } 这个码是给别款游戏、别的规则选项或别的人数的。
proof-promise-seed = 这次发牌不是从 { $code } 保证的东西得出的：种子或某个词被改过。
proof-no-evidence = 应用在这一局里说过的话不在文件里，所以没有东西可以和记录对照。
proof-trail-start = 种子或规则选项不是这一局当时用的。
proof-trail = 第 { $number } 步不是当时那一步：记录在这里被改过。
proof-told = { $count ->
    [0] 没有什么是只有应用才知道、要由它来说的。
   *[other] 只有应用能说的 { $count } 件事，全部都按发牌和记录得出。
}
proof-told-otherwise = 第 { $number } 步之后，文件说的和照理得出的不一样：{ $words }
proof-told-more = 文件里说的，比应用可能说过的还多。
proof-outcome = 文件里的结果，不是按记录得出的结果。
proof-trail-code = 整份记录的码是 { $code }。和最后显示的那个比一比。名字、颜色和日期不算在内：这些可以在应用里更改。
proof-holds = 全部吻合。
proof-unproved = 没有任何矛盾，但发牌前没有承诺过什么。
proof-breaks = 有地方不吻合。
proof-begins = 由{ $name }开始。
proof-bronze-role = { $name }是{ $role }。
proof-bronze-cards = 身份是抽牌决定的，不是应用发的。
proof-bronze-heads = 第 { $round } 轮的真品：{ $first }和{ $second }。
proof-bronze-blind = { $role }第 { $round } 轮是盲轮。
proof-bronze-shown = 给{ $name }看的：{ $about }，{ $reading }。
proof-bronze-hindered = { $name }被挡住，没能鉴宝。
proof-bronze-vote = 投票揭晓的第二个兽首：{ $head }，{ $reading }。
proof-lucky-pick = { $name }在 { $code } 这个码后面选了{ $card }。
