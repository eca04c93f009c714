# What the table of Good Fortune refuses: each sentence says what to do instead

refused-fortune-nobody = Two play this game. Choose one of them.
refused-fortune-over = This match is over. Take the last step back to correct it, or start another one.
refused-fortune-scored = This game is scored. Take that back to correct it, or begin the next one.
refused-fortune-not-scored = Score this game first.
refused-fortune-not-entered = Enter both collections first. If somebody won no tile at all, say so there.

# A tile
refused-fortune-one-charm = A tile shows two different charms. Choose the other one.
refused-fortune-die = A die shows 1 to { $most }. Look again.
refused-fortune-number = The tiles are numbered 1 to { $most }. Look again, or leave the number out.
refused-fortune-no-such-tile = There is no such tile in this collection any more. Choose one that is there.
refused-fortune-nine-tiles = Nobody can win more than { $most } tiles. Take one out first.
refused-fortune-number-here = Tile { $number } is in this collection already. Correct that one, or leave the number out.
refused-fortune-number-there = Tile { $number } is in the other collection. Ask who has it, and correct it there if it is wrong.

# Groups sorted by hand
refused-fortune-groups-there = Groups are typed in here. Clear them first to enter tiles.
refused-fortune-tiles-there = Tiles are entered here. Clear them first to type groups.
refused-fortune-group-tiles = A group has 1 to { $most } tiles. Count it again.
refused-fortune-group-points = The dice of that group can show { $least } to { $most } points. Add them up again.
refused-fortune-order = The tiles cannot be grouped in that order. Choose one of the orders offered.

# Turns
refused-fortune-turns-over = All { $turns } turns are over. Enter what each of you has won.
refused-fortune-first-turn = This is the first turn already.
refused-fortune-mid-turn = A tile has been chosen this turn. Place the tiles first, or take that step back.
refused-fortune-no-row = Enter the three tiles of the row first.
refused-fortune-no-holder = Say first who was dealt tile 1: that player begins.
refused-fortune-other-chooses = The other player chooses first now.
refused-fortune-other-places = The other player’s tile is placed first.
refused-fortune-placed = A tile is placed already, so the choice stands. Take that step back to change it.
refused-fortune-not-chosen = Choose the tiles first, then place them.
refused-fortune-must-join = This tile shares a charm with the other end, so it has to join there.
refused-fortune-number-needed = The numbers decide who places first. Enter the tile’s number too.
refused-fortune-number-used = Tile { $number } lies elsewhere on the table. Look at its number again.

# The tile book
refused-fortune-book = This is no tile book that I can read.
refused-fortune-book-charms = Tile { $tile } of this book needs two different ones of the seven charms.
refused-fortune-book-die = Tile { $tile } of this book needs a die from 1 to 6.
refused-fortune-book-number = Tile { $tile } of this book needs a number from 1 to 21 that no other tile has.
refused-fortune-book-tile = Tile { $tile } of this book is damaged, or in it twice.
refused-fortune-book-version = This tile book was written by a newer app (version { $version }). Update this one to read it.
