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

# Files that come in
refused-file-other = 這不是這個程式的檔案。選一個用匯出寫的檔案。
refused-file-newer = 這個檔案是比較新的版本寫的。先更新這邊，再讀一次。
refused-file-cut = 這個檔案少了結尾。整個再複製一次，這裡什麼都沒有動到。
refused-file-changed = 這個檔案和程式寫的不一樣了。從原來的地方再拿一次，這裡什麼都沒有動到。
refused-file-game = 這個檔案裡有一局的遊戲，這個程式沒有。更新後再讀一次。
refused-file-rules = 這個檔案裡有一局，其中一步不合規則。這裡什麼都沒有動到。
refused-passphrase-file = 這不是這個檔案的通關密語。寫檔案的時候顯示過。

# A result as a text
result-won = { $name }：獲勝
result-plain = { $name }
result-won-points = { $name }：{ $points } 分，獲勝
result-points = { $name }：{ $points } 分
result-code = 紀錄 { $code }

# The proof of a fair deal
proof-untouched = 檢查碼相符：檔案完整。
proof-touched = 程式寫好之後，檔案被改過。能檢查的還是都檢查。
proof-sealed = 還有 { $count } 局正在玩，先封著。
proof-nothing = 裡面沒有玩完的局。
proof-title = { $game }，{ $date }：{ $names }
proof-title-unknown = 一局
proof-unreadable = 這一局讀不出來。
proof-unknown-game = 這個程式沒有這款遊戲。
proof-set-up-refused = 這些人不能坐下來玩這款遊戲：{ $why }
proof-move-unreadable = 第 { $number } 步不是這款遊戲的一步：紀錄在這裡被改過。
proof-move-refused = 第 { $number } 步（{ $move }）不合規則，所以紀錄在這裡或之前被改過。規則說：{ $why }
proof-replayed = { $count ->
    [1] 重玩了一步，合規則。
   *[other] { $count } 步全部重玩了一次，每一步都合規則。
}
proof-no-promise = 發牌之前沒有先作保證，所以只有程式自己說了算。不過還是照種子得出：
proof-promise-kept = 發牌之前，程式先給了 { $code } 這個碼。和現在打開的吻合：下面的一切，在任何人行動之前就定了。
proof-words = { $names }加進了程式事先不可能知道的詞，所以連程式也選不了怎麼發。
proof-no-words = 沒有人加自己的詞，所以是程式自己抽的。抽完就改不了了。
proof-promise-unreadable = 發牌之前的保證已經讀不出來了。
proof-promise-commitment = { $code } 這個碼和打開的不吻合：保證或碼被改過。
proof-promise-set-up = { $code } 這個碼是給別款遊戲、別的規則選項或別的人數的。
proof-promise-seed = 這次發牌不是從 { $code } 保證的東西得出的：種子或某個詞被改過。
proof-no-evidence = 程式在這一局裡說過的話不在檔案裡，所以沒有東西可以和紀錄對照。
proof-trail-start = 種子或規則選項不是這一局當時用的。
proof-trail = 第 { $number } 步不是當時那一步：紀錄在這裡被改過。
proof-told = { $count ->
    [0] 沒有什麼是只有程式才知道、要由它來說的。
   *[other] 只有程式能說的 { $count } 件事，全部都照發牌和紀錄得出。
}
proof-told-otherwise = 第 { $number } 步之後，檔案說的和照理得出的不一樣：{ $words }
proof-told-more = 檔案裡說的，比程式可能說過的還多。
proof-outcome = 檔案裡的結果，不是照紀錄得出的結果。
proof-trail-code = 整份紀錄的碼是 { $code }。和最後顯示的那個比一比。名字、顏色和日期不算在內：這些可以在應用程式裡更改。
proof-holds = 全部吻合。
proof-unproved = 沒有任何矛盾，但發牌前沒有承諾過什麼。
proof-breaks = 有地方不吻合。
proof-begins = 由{ $name }開始。
proof-bronze-role = { $name }是{ $role }。
proof-bronze-cards = 身分是抽牌決定的，不是程式發的。
proof-bronze-heads = 第 { $round } 輪的真品：{ $first }和{ $second }。
proof-bronze-blind = { $role }第 { $round } 輪是盲輪。
proof-bronze-shown = 給{ $name }看的：{ $about }，{ $reading }。
proof-bronze-hindered = { $name }被擋住，沒能鑑寶。
proof-bronze-vote = 投票揭曉的第二個獸首：{ $head }，{ $reading }。
proof-lucky-pick = { $name }在 { $code } 這個碼後面選了{ $card }。
