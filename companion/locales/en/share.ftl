# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old } and { $new } sat at one table on { $date }, so they are two people. Pick another name.
refused-note-long = That note has { $length } characters. { $max } at most, please.
refused-place-long = That place has { $length } characters. { $max } at most, please.
refused-moved-on = This match goes on on another phone. Play it there, or take it back here first.

# A player's word for the deal
refused-word-long = That word has { $length } characters. { $max } at most, please.

# Codes from another phone
refused-code-other = That is no code of this app. Point the camera at the code on the other phone, or paste its whole text.
refused-code-newer = That code was made by a newer version of the app. Update this one, then read it again.
refused-code-version = The two phones have different versions of the app. Update the older one, then try again: nothing is lost.
refused-code-damaged = There is a slip in that code. Read or copy it once more.
refused-code-cut = The end of that code is missing. Copy all of it, please.
refused-code-set = That code belongs to another match. Start afresh to read that one, or go on with the codes of this one.
refused-code-missing = { $count ->
    [one] That is not all of it yet.
   *[other] Of { $count } codes, these are still missing: { $numbers }.
}
refused-passphrase = That is not the passphrase. It stands on the other phone, below the code.
refused-code-game = That match is of a game that this app does not have. Update it, then try again.
refused-code-rules = That match holds a move that the rules do not allow, so it was not taken in. It is still on the other phone.
refused-move-here = This match is here already. Nothing was changed.
refused-move-behind = This phone has that match, and has come further with it. Nothing was changed.
refused-move-apart = This match was played on apart on both phones. Nothing was changed: bring them together with an export.

# Files that come in
refused-file-other = That is no file of this app. Choose one that its export has written.
refused-file-newer = That file was written by a newer version of the app. Update this one, then read it again.
refused-file-cut = The end of that file is missing. Copy the whole of it once more; nothing was changed here.
refused-file-changed = That file is not as the app wrote it. Fetch it once more from where it comes; nothing was changed here.
refused-file-game = That file holds a match of a game that this app does not have. Update it, then read the file again.
refused-file-rules = That file holds a match with a move that the rules do not allow. Nothing was changed here.
refused-passphrase-file = That is not the passphrase of this file. It was shown when the file was written.

# A result as a text
result-won = { $name }: won
result-plain = { $name }
result-won-points = { $name }: { $points }, won
result-points = { $name }: { $points }
result-code = Journal { $code }

# The proof of a fair deal
proof-untouched = The checksum fits: the file is whole.
proof-touched = The file was changed after the app had written it. What can be checked is checked all the same.
proof-sealed = { $count ->
    [one] One match is still under way, and stays sealed.
   *[other] { $count } matches are still under way, and stay sealed.
}
proof-nothing = There is no finished match in it.
proof-title = { $game }, { $date }: { $names }
proof-title-unknown = A match
proof-unreadable = This is no match that can be read.
proof-unknown-game = This app does not have that game.
proof-set-up-refused = These people cannot sit down to this game: { $why }
proof-move-unreadable = Move { $number } is no move of this game: here the journal was changed.
proof-move-refused = Move { $number } ({ $move }) breaks the rules, so here or before it the journal was changed. The rules say: { $why }
proof-replayed = { $count ->
    [one] One move was played again, and is allowed.
   *[other] All { $count } moves were played again, and every one is allowed.
}
proof-no-promise = Nothing was promised before this deal, so only the app’s word stands for it. It follows from its seed all the same:
proof-promise-kept = Before the deal the app showed the code { $code }. It fits what was opened now: everything below was fixed before anybody acted.
proof-words = { $names } put in words that the app could not know beforehand, so not even the app could choose the deal.
proof-no-words = Nobody put in a word of their own, so the app alone drew the deal. It could not change it afterwards.
proof-promise-unreadable = What was promised before the deal cannot be read any more.
proof-promise-commitment = The code { $code } does not fit what was opened: the promise or the code was changed.
proof-promise-set-up = The code { $code } was given for another game, other house rules or another number of players.
proof-promise-seed = The deal does not come from what was promised with { $code }: the seed or a word was changed.
proof-no-evidence = What the app told during the match is not in the file, so nothing can be held against the journal.
proof-trail-start = The seed or the house rules are not those that the match was played with.
proof-trail = Move { $number } is not the one that was made: here the journal was changed.
proof-told = { $count ->
    [0] The app had nothing to tell that only it knew.
    [one] The one thing that only the app could tell follows from the deal and the journal.
   *[other] All { $count } things that only the app could tell follow from the deal and the journal.
}
proof-told-otherwise = After move { $number } the file says something else than what follows: { $words }
proof-told-more = The file says more than the app can have told.
proof-outcome = The result in the file is not the one that follows from the journal.
proof-trail-code = The whole journal has the code { $code }. Compare it with the one that was shown at the end. Names, colours and the date are no part of it: the app lets you change them.
proof-holds = All of it holds.
proof-unproved = Nothing contradicts it, but nothing was promised before the deal.
proof-breaks = Something does not hold.
proof-begins = { $name } was to begin.
proof-bronze-role = { $name } was { $role }.
proof-bronze-cards = The roles were drawn as cards, and not by the app.
proof-bronze-heads = Genuine in round { $round }: { $first } and { $second }.
proof-bronze-blind = { $role } was blind in round { $round }.
proof-bronze-shown = { $name } was shown: { $about }, { $reading }.
proof-bronze-hindered = { $name } was kept from looking.
proof-bronze-vote = The vote showed of the second head: { $head }, { $reading }.
proof-lucky-pick = { $name } picked { $card } behind the code { $code }.
