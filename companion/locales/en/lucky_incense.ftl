# Lucky First Incense

lucky-incense-short = Lucky First Incense
lucky-incense-tag = 2–5, the race at midnight
lucky-short-header = Lucky First Incense

lucky-card-little-sister = Little Sister
lucky-card-little-cousin = Little Cousin
lucky-card-brother = Brother
lucky-card-big-sister = Big Sister
lucky-card-dad = Dad
lucky-card-grandma = Grandma
lucky-card-mom = Mom
lucky-card-ancestor = Ancestor
lucky-card-dog = Dog
lucky-card-cat = Cat

lucky-censer-mazu = Mazu
lucky-censer-land-lord = Land Lord
lucky-censer-town-god = Town God
lucky-censer-wang-ye = Wang Ye
lucky-censer-guan-yin = Guan Yin
lucky-censer-god-of-wealth = God of Wealth
lucky-censer-emperor-guan = Emperor Guan
lucky-censer-wen-chang = Wen Chang
lucky-censer-emperor-jade = Emperor Jade
lucky-censer-yue-lao = Yue Lao
lucky-effect-mazu = Up to three cards move to seats that are free.
lucky-effect-land-lord = Peek at two cards that lie face down, then play one of yours.
lucky-effect-town-god = Search your deck or your discards for any card, and play it.
lucky-effect-wang-ye = One card moves to a free seat, then play one of yours.
lucky-effect-guan-yin = Take one of your cards back into your hand, then play two.
lucky-effect-god-of-wealth = Name a card that lies face down and turn it over: if you are right, two amulets and again.
lucky-effect-emperor-guan = At midnight all your cards have 1 power more.
lucky-effect-wen-chang = Each of your cards that earns amulets earns 2 more.
lucky-effect-emperor-jade = A card bears his mark and wins at once. Do as the card says, and set the mark at midnight.
lucky-effect-yue-lao = A card bears his mark and defeats any enemy. Do as the card says, and set the mark at midnight.
lucky-blessing-emperor-guan = 1 power more for all cards
lucky-blessing-wen-chang = 2 amulets more for a card that earns any
lucky-blessing-of = { $name } has it; a touch passes it on

lucky-only = { $kind ->
    [palace] Palace
   *[other] Temple
}
lucky-numbered = { $kind ->
    [palace] Palace { $number }
   *[other] Temple { $number }
}
lucky-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
lucky-palaces = { $count ->
    [one] { $count } palace
   *[other] { $count } palaces
}
lucky-both = { $temples } and { $palaces }
lucky-place = { $temple }, { $where }
lucky-climb-first = At the gate
lucky-climb-semi = Halfway up
lucky-climb-final = For the first incense
lucky-stage-first = First pairs
lucky-stage-semi = Semi-finals
lucky-stage-final = Final
lucky-board-0 = upper left
lucky-board-1 = lower left
lucky-board-2 = upper right
lucky-board-3 = lower right
lucky-side-0 = left
lucky-side-1 = right
lucky-spot-top = first
lucky-spot-final = second
lucky-spot-semi = semi-final
lucky-nobody = Nobody
lucky-done = Done

lucky-evening = Evening, year { $year }
lucky-midnight = Midnight, year { $year }
lucky-year-name = { $year ->
    [1] First year
   *[2] Second year
}

# Sitting down

lucky-set-up-need = Two to five play.
lucky-set-up-boards = { $first }, then { $second }
lucky-option-junior = Cards and years
lucky-option-junior-off = The whole game
lucky-option-junior-on = Junior
lucky-option-junior-why = Junior: Little Sister, Little Cousin, Brother, Dad and Mom alone, and one year instead of two.
lucky-option-advanced = Censers and incense
lucky-option-advanced-off = Without
lucky-option-advanced-on = Advanced
lucky-option-advanced-why = Advanced: a turn may also burn your one incense of the year, at a censer or on a card.
lucky-option-ancestor = A card that faces an Ancestor
lucky-option-ancestor-ride = Goes on
lucky-option-ancestor-compare = Compares
lucky-option-ancestor-once = Only here
lucky-option-ancestor-why = It gets +2 from its own Ancestor, −2 from an enemy’s. Goes on: it advances at once and keeps the change for good. Compares: it keeps the change, and then power decides. Only here: the same, but the change ends with this pair.

# Where a match stands

lucky-summary-evening = Year { $year }, evening
lucky-summary-midnight = Year { $year }, midnight
lucky-summary-picks = Year { $year }, pairs of one colour
lucky-summary-race = Year { $year }, the race
lucky-summary-rewards = Year { $year }, amulets
lucky-summary-over = { $names } won with { $most } amulets
lucky-cover = { $count ->
    [one] One pair of yours: which card goes on?
   *[other] { $count } pairs of yours: which cards go on?
}

# Laying the table

lucky-lay-title = Lay the table
lucky-lay-again = Played cards go to your own discards. Shuffle the temple cards and the boards, and lay them out anew.
lucky-lay-temple = { $count ->
    [one] A temple with two boards: four seats.
   *[other] { $count } temples, each with two boards: four seats.
}
lucky-lay-palace = { $count ->
    [one] A palace with four boards: eight seats.
   *[other] { $count } palaces, each with four boards: eight seats.
}
lucky-lay-cards = Everybody shuffles the ten cards of a colour into a deck.
lucky-lay-junior = Everybody shuffles five cards of a colour: Little Sister, Little Cousin, Brother, Dad, Mom.
lucky-lay-hand = Three cards are a hand. Everybody plays { $cards } this year.
lucky-lay-censers = { $count ->
    [one] One censer beside the temple, and one incense for everybody.
   *[other] { $count } censers, one for a temple and two for a palace, and one incense for everybody.
}
lucky-lay-start = Who was at a temple last? That player begins
lucky-lay-start-second = The start token has moved on to the right
lucky-lay-begins = { $name } begins
lucky-clockwise = Clockwise
lucky-counter = The other way round, counter-clockwise
lucky-lay-then = The second year
lucky-lay-second = { $boards }. { $name } begins, to the right, and play runs the other way round.
lucky-lay-done = The evening begins

# The evening

lucky-turn-title = Who plays now?
lucky-set-turn = It is { $name }’s turn
lucky-next-turn = { $name } is next
lucky-to-midnight = Midnight
lucky-seat-amulets = Amulets from seats
lucky-amulet-less = One amulet less for { $name }
lucky-amulet-more = One amulet more for { $name }
lucky-person-open = { $name }’s incense and blessings
lucky-tab-turns = Turns
lucky-tab-censers = Censers
lucky-to-turns = Back to the turns
lucky-censers-title = Where to pray?
lucky-censer-which = Which censer lies here?
lucky-censer-unknown = Nobody knows yet
lucky-censer-at-home = { $name } has it at home
lucky-censer-free = free this year
lucky-censer-used = { $name }’s incense burns here
lucky-censer-who = Who prays here?
lucky-censer-other = Another censer lies here
lucky-pray = { $name } prays here
lucky-incense = Incense
lucky-incense-there = The incense of this year is still there.
lucky-incense-card = It lies on a card. Which one is entered at midnight.
lucky-incense-at = It burns at { $censer }.
lucky-incense-on-card = Put it on a card
lucky-incense-to = Pray at { $censer }
lucky-incense-back = A slip: { $name } has it back
lucky-blessings = Blessings
lucky-guesses = Right guesses
lucky-guesses-worth = God of Wealth, { $amulets } amulets each
lucky-guess-less = One right guess less for { $name }
lucky-guess-more = One right guess more for { $name }

# Midnight

lucky-pad-title = Who stands where?
lucky-place-empty = Place { $place }, empty
lucky-place-taken = Place { $place }, { $name }’s { $card }
lucky-pad-place = Place { $place }: colour and card
lucky-pad-card = Place { $place }: which of { $name }’s?
lucky-pad-colour = Place { $place }: { $card } of which colour?
lucky-pad-full = This one is full. Go on with the next.
lucky-pad-complete = All cards are in. A touch on one corrects it.
lucky-pad-take-first = All places here are taken. Touch the card that is wrong, then enter the right one.
lucky-bell = Strike the bell
lucky-bell-left = { $count ->
    [one] One card to go
   *[other] { $count } cards to go
}
lucky-bell-title = Is that right?
lucky-bell-empty = { $count ->
    [one] One place has no card. If it stays empty, whoever stands opposite goes on alone.
   *[other] { $count } places have no card. Where one stays empty, whoever stands opposite goes on alone.
}
lucky-bell-anyway = Strike the bell
lucky-remark-more-cards = { $count } cards lie out, four are usual.
lucky-remark-fewer-cards = { $count ->
    [one] Only one card lies out, four are usual.
   *[other] Only { $count } cards lie out, four are usual.
}
lucky-remark-last-year = Out last year already: { $cards }. Does the right card lie there?
lucky-remark-more-incense = { $count } incense lie on cards, more than there was for them.
lucky-card-of = { $name }’s card
lucky-card-incense = Incense on this card
lucky-card-incense-worth = 2 power each
lucky-card-incense-less = One incense less
lucky-card-incense-more = One incense more
lucky-mark-jade = wins at once
lucky-mark-yue-lao = defeats enemies
lucky-card-away = Take it away

# Picks

lucky-pick-title = Which one goes on?
lucky-pick-under = { $count ->
    [one] One pair is yours. All picks are shown together.
   *[other] { $count } pairs are yours. All picks are shown together.
}
lucky-pick-hold = { $count ->
    [one] Hold when it is picked
   *[other] Hold when all are picked
}
lucky-pick-change = Until then you can change it
lucky-pick-open = Only one pair waits, so it needs no secret.
lucky-gather-title = All have picked
lucky-gather-under = Lay the phone where everybody sees it.
lucky-gather-show = Show the picks

# The race

lucky-power = power { $power }
lucky-power-incense = { $change } incense
lucky-power-blessing = { $change } blessing
lucky-power-possession = { $change } Ancestor
lucky-power-of = { $card }: { $printed }, { $parts }.
lucky-by-rule = By the rules: { $why }
lucky-tables-call = the table’s call
lucky-call = Set this result by hand
lucky-call-title = Who goes on?
lucky-call-side = { $name }’s { $card } goes on
lucky-call-nobody = Neither of them
lucky-the-rule = What the rules say
lucky-let-stand = Let the rules decide
lucky-why-empty = Nobody stands here.
lucky-why-walkover = Nobody opposite: { $card } goes on.
lucky-why-ancestors = Two Ancestors face each other: neither moves.
lucky-why-ancestor-own = Its own Ancestor: +2 for good, and { $card } goes on at once.
lucky-why-ancestor-enemy = An enemy Ancestor: −2 for good, and { $card } goes on at once.
lucky-why-choice = Two of one colour: { $name } sent { $card }.
lucky-why-pending = Two of one colour: { $name } chooses.
lucky-why-jade = Emperor Jade’s mark: { $card } goes on.
lucky-why-jade-both = Both bear Emperor Jade’s mark: neither moves.
lucky-why-dog = Dog ties with any enemy card: neither moves.
lucky-why-yue-lao = Yue Lao’s mark: { $card } defeats any enemy.
lucky-why-sister = Little Sister defeats power 6 or more.
lucky-why-clash = Each defeats the other: neither moves.
lucky-why-power = { $card } is stronger, { $more } to { $less }.
lucky-why-power-dog = Big Sister ignores the Dog: { $card } is stronger, { $more } to { $less }.
lucky-why-equal = Both have power { $power }: neither moves.
lucky-skip = Skip
lucky-to-stage = { $stage }
lucky-run-semi = On to the semi-finals
lucky-run-final = On to the final
lucky-hand-out = Hand out the amulets
lucky-to-rewards = Back to the amulets
lucky-reopen-picks = Correct the cards: all picks are made anew
lucky-reopen = Correct the cards

# Amulets

lucky-rewards-title = { $year ->
    [1] Amulets, first year
   *[2] Amulets, second year
}
lucky-rewards-under = Touch a row to see how it came about.
lucky-why-open = { $name }, { $total }. How did it come about?
lucky-why-title = How it came about
lucky-year-total = { $year ->
    [1] First year together
   *[2] Second year together
}
lucky-game-total = Both years
lucky-put-right = To put right
lucky-cause-seats = From seats with an amulet
lucky-cause-guesses = { $count ->
    [one] One right guess with the God of Wealth
   *[other] { $count } right guesses with the God of Wealth
}
lucky-cause-card = { $card }: { $spot }, { $temple }
lucky-cause-brother = Brother earned something: 2 more
lucky-cause-wen-chang = Wen Chang’s blessing for { $card }
lucky-cause-none = No amulets.
lucky-race-again = Look at the race again
lucky-take-home = Censers that go home
lucky-take-home-under = The winner of a temple takes its censer.
lucky-next-year = To the second year
lucky-finish = See who has won
lucky-won = The first incense goes to
lucky-won-shared = The first incense is shared by
lucky-review = Review
