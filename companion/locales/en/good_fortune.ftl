# Good Fortune

good-fortune-short = Good Fortune
good-fortune-tag = 2, charms in a row

fortune-set-up = { $count ->
    [2] Nine turns, then the charms are counted
   *[other] A game for two
}

fortune-option-variant = Turns
fortune-option-variant-standard = As printed
fortune-option-variant-guessing = Guessing
fortune-option-variant-simple = Simple
fortune-option-variant-why = Guessing: both choose a tile at once. Simple: no medallion, and the numbers do not matter.
fortune-option-series = How many games?
fortune-option-series-single = One
fortune-option-series-three = Best of three
fortune-option-series-running = Until we stop
fortune-option-series-why = A series counts the games won; a draw counts for nobody. Best of three: after three games it is over, drawn ones too.

fortune-summary-turn = Turn { $turn }
fortune-summary-score = { $one } to { $other }
fortune-summary-series = { $wins } to { $losses } in games
fortune-summary-won = { $name } won, { $most } to { $least }
fortune-summary-draw = A draw, { $most } to { $least }
fortune-summary-series-won = { $name } won, { $most } to { $least } in games
fortune-summary-series-draw = A draw, { $most } to { $least } in games

# Charms and tiles
fortune-charm-neko = Neko
fortune-charm-clover = Clover
fortune-charm-ganesh = Ganesh
fortune-charm-mati = Mati
fortune-charm-fatma = Fatma
fortune-charm-horseshoe = Horseshoe
fortune-charm-scarab = Scarab
fortune-pair = { $one } and { $other }
fortune-tile = { $pair }, die { $die }
fortune-tile-number = { $number }: { $pair }, die { $die }
fortune-die = Die { $die }
fortune-dice-high = Dice of 5 and 6
fortune-dice-high-short = 5, 6
fortune-dice-low = Dice of 1 to 4
fortune-dice-low-short = 1–4
fortune-cell-mine = entered with { $dice }
fortune-cell-theirs = { $name } has it

# Turns
fortune-turn = Turn { $turn }
fortune-turn-of = of { $turns }
fortune-turn-short = Turn { $turn }
fortune-turns-over = All nine turns are over
fortune-next-turn = Next turn
fortune-last-turn = That was it
fortune-turn-back = Back one turn
fortune-count = Count
fortune-count-now = Count the charms
fortune-won-so-far = Counted so far
fortune-holder-title = Who was dealt tile 1?
fortune-holder-swap = No, { $name } has tile 1
fortune-face-small = Small picture up
fortune-face-large = Large picture up
fortune-chooses-first = { $name } chooses a tile first
fortune-begins = { $name } places first in every turn
fortune-both-choose = Both choose a tile at once
fortune-places-small = The lower number is placed first
fortune-places-large = The higher number is placed first
fortune-places-simple = Numbers do not matter
fortune-dealt = { $name } has tile 1, { $other } tile 21; eight more each

# What a tile may do
fortune-row-link = What may this tile do?
fortune-row-title = What lies in the row?
fortune-row-under = Its three tiles, as they lie before you.
fortune-row-lay = So it lies
fortune-row-correct = Correct the row
fortune-slot-left = The left tile
fortune-slot-middle = The middle tile
fortune-slot-right = The right tile
fortune-enter-left = Enter the left tile
fortune-enter-middle = Enter the middle tile
fortune-enter-right = Enter the right tile
fortune-choosing-title = Which tile is chosen?
fortune-both-title = Which tiles are chosen?
fortune-choose = Enter { $name }’s tile
fortune-chose = { $name } has chosen { $tile }
fortune-placing-title = Where does it go?
fortune-end-left = At the left end
fortune-end-right = At the right end
fortune-joins = joins by { $charms }
fortune-joins-not = shares no charm with either end
fortune-wins = { $name } wins
fortune-leaves = out of the game:
fortune-pick-number = Tap its number.
fortune-pick-of = Tile { $number }: tap its two charms.
fortune-pick-new = A tile new to the book

# Counting
fortune-pick-pair = Tap the two charms of a tile
fortune-tap-number = Tap a number
fortune-which-die = { $pair }: which die?
fortune-this-tile = { $pair }
fortune-mark = with { $name }
fortune-has-it = { $name } has one
fortune-from = { $count ->
    [0] no tile yet
    [one] from one tile
   *[other] from { $count } tiles
}
fortune-sum = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, { $points } { $points ->
    [one] point
   *[other] points
}
fortune-group = { $name }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} times { $points }
fortune-group-typed = A group
fortune-take-out = Take out
fortune-once-more = One more tile with { $pair }
fortune-by-number = Enter by number
fortune-by-charm = Enter by charms
fortune-won-none = { $name } won no tile
fortune-has-none = { $name } won no tile at all.
fortune-clear = Clear this collection
fortune-now = Now { $name }
fortune-who-won = Who has won?
fortune-doubt-die = { $pair } with a { $die }? Nobody has seen more than 4 on a tile.
fortune-doubt-pair = { $pair } is on two tiles. Look again which is which.

# Already sorted
fortune-groups = The groups are sorted already
fortune-groups-change = Change the groups
fortune-groups-title = How much is each group?
fortune-groups-instead = { $count ->
    [one] One tile is entered already.
   *[other] { $count } tiles are entered already.
} Groups take the place of tiles, so clear the tiles first.
fortune-groups-clear = Clear the tiles
fortune-field-tiles = Tiles
fortune-field-points = Points
fortune-group-add = Add this group
fortune-group-out = Take this group out
fortune-groups-done = Done

# How so
fortune-why-title = How did { $score } come about?
fortune-why-most-tiles = No other charm is on so many of the tiles left.
fortune-why-more-points = As many tiles as { $others }, and more points.
fortune-why-full-tie = Level with { $others } in tiles and points. The rules do not say which goes first.
fortune-why-typed = Sorted on the table.
fortune-why-alone = One tile by itself.
fortune-rule = The charm that is on more of the tiles left than any other is grouped first: tiles times points. Its tiles are gone, and the rest is counted anew.
fortune-tie = The rules do not settle which charm goes first here, so { $name } may choose.
fortune-tie-was = The rules did not settle the order here. It could have been { $totals }.

# The result
fortune-won = Good fortune is with
fortune-draw = A draw between
fortune-series-won = The series goes to
fortune-series-draw = The series is drawn between
fortune-series = { $one } { $wins }, { $other } { $losses }{ $draws ->
    [0] {""}
    [one] , one draw
   *[other] , { $draws } draws
}
fortune-in-the-box = { $count ->
    [0] All 18 tiles that were placed are counted.
    [one] One of the 18 tiles placed is in neither collection.
   *[other] { $count } of the 18 tiles placed are in neither collection.
}
fortune-next-game = Next game
fortune-end-series = We stop here
fortune-last-game = The last game
fortune-review = The collections again
fortune-review-title = What was won
fortune-review-empty = Nobody won a tile.
fortune-game = Game { $number }

# The tile book
fortune-book = Tile book
fortune-book-count = { $count } of 21 tiles are known. It grows as you score.
fortune-book-knows = { $count ->
    [one] The tile book knows one tile
   *[other] The tile book knows { $count } tiles
}
fortune-book-otherwise = { $count ->
    [one] The tile book says otherwise about one tile
   *[other] The tile book says otherwise about { $count } tiles
}
fortune-book-number = Number
fortune-book-number-title = Which number has it?
fortune-book-no-number = No number
fortune-book-export = Take the book along
fortune-book-import = Read a book in
fortune-book-clear = Empty the book
fortune-book-done = Done
fortune-conflict = Which one is right?
fortune-conflict-known = As in the book
fortune-conflict-seen = As entered now
fortune-conflict-read = As read in
fortune-burn-title = Empty the whole book?
fortune-burn-under = It cannot be had back, unless you have taken it along before.
fortune-burn = Empty it
fortune-burn-not = Keep it
fortune-export-title = The book as a text
fortune-export-under = Copy it, and read it in on another phone.
fortune-copy = Copy
fortune-copied = Copied
fortune-import-title = Paste a book here
fortune-import-under = What this one does not know is added. Where they differ, you are asked.
fortune-import = Read it in
refused-fortune-number-book = Tile { $number } is in the book already. Change that one first.
