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
