# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = Evenings
evenings-none = Nothing has been played yet.
evenings-all = All games
evenings-more = More: { $match }
evenings-removed = The match was removed.
evenings-bring-back = Bring it back
evenings-moved-short = on another phone
evenings-moved = This match went to another phone on { $at }. Play it there.
evenings-take-back = Play on here after all
evenings-review = Look at it again
evenings-play-on = Back to the table
evenings-note = Note and place
evenings-note-why = Kept with the match, on this phone alone.
evenings-note-hint = Note
evenings-place = Place
evenings-remove = Remove this match
evenings-remove-ask = Remove { $match }?
evenings-remove-why = You can bring it back for one hour.
evenings-remove-not = Keep it
evenings-remove-now = Remove
