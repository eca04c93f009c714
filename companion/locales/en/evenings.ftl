# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = Evenings
evenings-none = Nothing has been played yet.
evenings-all = All games
evenings-more = More: { $match }
evenings-removed = { $count ->
    [one] The match was removed.
   *[other] { $count } matches were removed.
}
evenings-bring-back = { $count ->
    [one] Bring it back
   *[other] Bring them back
}
evenings-moved-short = on another phone
evenings-moved = This match went to another phone on { $at }. Play it there.
evenings-take-back = Play on here after all
evenings-review = Look at it again
evenings-play-on = Back to the table
evenings-note = Note and place
evenings-note-why = Kept with the match, and goes with it wherever you send it.
evenings-note-hint = Note
evenings-place = Place
evenings-remove = Remove this match
evenings-remove-ask = Remove { $match }?
evenings-remove-why = You can bring it back for one hour.
evenings-remove-not = Keep it
evenings-remove-now = Remove
evenings-clear = { $count ->
    [one] Remove this match
   *[other] Remove these { $count } matches
}
evenings-clear-ask = { $count ->
    [one] Remove one match?
   *[other] Remove { $count } matches?
}
evenings-clear-why = You can bring them all back for one hour.
evenings-clear-not = Keep them

# People
people-title = People
people-none = Nobody has sat down yet.
people-name = Name
people-merge-why = With the name of somebody else, the two become one.
people-rename = Change the name
people-forget = Forget this person
people-forget-now = Forget
people-somebody = Somebody
people-ask-rename = { $old } becomes { $new }?
people-ask-merge = { $old } and { $new } are one person?
people-ask-forget = Forget { $old }?
people-no-way-back = This cannot be taken back.
people-plan-matches = { $count ->
    [0] No match changes.
    [one] In one match the name changes to { $new }.
   *[other] In { $count } matches the name changes to { $new }.
}
people-plan-offered = The name is offered when people sit down; that changes too.
people-plan-mentions = { $count ->
    [one] One note or place has the name in it. You wrote it, so it stays as it is.
   *[other] { $count } notes or places have the name in them. You wrote them, so they stay as they are.
}
people-plan-notebooks = Lines in the notebooks of a match stay as their players wrote them.
people-plan-trash = Removed matches that could still come back go for good.
people-plan-copies = Copies on other phones and in files stay as they are.
people-do-it = Do it
people-leave-it = Leave it

# A match to another phone, and from there
moving-send = To another phone
moving-send-why = On the other phone, open the start screen and choose “From another phone”. Read the code with its camera or send the text there.
moving-code = Code { $number } of { $count }
moving-next = Next code
moving-text = The same as a text
moving-passphrase = Passphrase
moving-passphrase-why = Tell it to whoever has the other phone. Without it the code opens for nobody.
moving-copy = Copy
moving-copied = Copied
refused-copy = The browser does not let the app copy this. Mark the text in the field and copy it yourself.
moving-done = It is over there
moving-done-why = Then this phone keeps a copy that is not played on.
moving-receive = From another phone
moving-receive-why = Paste what the camera read, or the text that was sent to you. Several codes may come in any order.
moving-paste = Code or text
moving-take = Read it
moving-twice = That code was read already. The others are still wanted.
moving-so-far = Read so far: { $have } of { $count }. Still missing: { $numbers }.
moving-complete = All of it is here. Now the passphrase from the other phone.
moving-open = Open the match
moving-afresh = Start afresh

# A fair deal, promised and proved
fair-open = Fair deal: { $code }
fair-title = A fair deal
fair-why = The app has drawn its secret and cannot change it any more: this code is its promise. Write it down or take a picture. Whoever likes adds a word; then not even the app can choose the deal.
fair-word = A word from { $name }
fair-done = Back to the seats
fair-proof = Was it dealt fairly?
fair-code = The code that was shown before the deal
fair-secret = The secret of the app
fair-nonce = The number beside it
fair-words = The words of the table

# Out and in, results
exchange-title = Out and in
exchange-why = Your matches and names as one file, for a copy or for another device.
exchange-export = Everything out
exchange-table = A table for a spreadsheet
exchange-import = Bring something in
bgstats-link = The link
bgstats-record = The play record
exchange-text = The text
exchange-size = { $count ->
    [one] It has one character, too many for a field. Copy it or save it.
   *[other] It has { $count } characters, too many for a field. Copy it or save it.
}
exchange-save = Save as a file
refused-save = This device does not let the app save a file. Copy the text instead.
exchange-sealed-why = Matches under way are sealed in it with this passphrase. Keep it: it is shown only now.
exchange-choose = Choose a file
refused-file-size = { $limit ->
    [one] That file is larger than one megabyte, more than any export has. Nothing was changed here.
   *[other] That file is larger than { $limit } megabytes, more than any export has. Nothing was changed here.
}
refused-file-reading = That file could not be read. Choose it once more, or paste its text.
exchange-paste = Or paste the text here
exchange-passphrase = Passphrase, if there is one
exchange-read = Bring it in
exchange-done = That is in now
exchange-new = { $count ->
    [one] One match is new here.
   *[other] { $count } matches are new here.
}
exchange-longer = { $count ->
    [one] One match had come further there and goes on from there.
   *[other] { $count } matches had come further there and go on from there.
}
exchange-same = { $count ->
    [one] One match was here already.
   *[other] { $count } matches were here already.
}
exchange-apart = { $count ->
    [one] One match was played on in two places; both are kept.
   *[other] { $count } matches were played on in two places; both of each are kept.
}
exchange-people = { $count ->
    [one] One name is new.
   *[other] { $count } names are new.
}
exchange-kept = { $count ->
    [one] One document of a game is new, such as a tile book.
   *[other] { $count } documents of games are new, such as a tile book.
}
exchange-still-sealed = { $count ->
    [one] One match under way stays sealed. With its passphrase it comes in too.
   *[other] { $count } matches under way stay sealed. With their passphrase they come in too.
}
exchange-nothing = There was nothing in it that is not here.
result-title = The result
result-why = As a picture, as a code for any camera, or as words.
result-picture = Save the picture
result-picture-share = Share the picture
result-code-below = Any phone’s camera reads this code.
result-open = The result to share
result-bgstats = To BG Stats
result-bgstats-why = This link writes the match into BG Stats: names, points and roles, its place and its note.
result-bgstats-open = Open BG Stats
refused-link = The device did not open that link. Copy it instead.
result-match = This match

# Statistics
figures-title = Statistics
figures-none = Nothing has been finished yet.
figures-matches = { $count ->
    [one] One finished match
   *[other] { $count } finished matches
}
figures-wins = Matches won
figures-points = Points
figures-of = { $times } of { $of }
figures-line = { $what }: { $figure }
figures-mean = { $count ->
    [one] { $mean } in one match
   *[other] { $mean } on average, { $best } at best, in { $count } matches
}
figures-table = The whole table
