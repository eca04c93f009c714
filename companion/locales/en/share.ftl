# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old } and { $new } sat at one table on { $date }, so they are two people. Pick another name.
refused-note-long = That note has { $length } characters. { $max } at most, please.
refused-place-long = That place has { $length } characters. { $max } at most, please.
refused-moved-on = This match goes on on another phone. Play it there, or take it back here first.

# A player's word for the deal
refused-word-long = That word has { $length } characters. { $max } at most, please.
