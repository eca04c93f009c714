# What Lucky First Incense does not allow: each sentence says what to do instead

refused-lucky-colour = The box has red, yellow, green, blue and purple cards. Give { $name } one of these colours.
refused-lucky-nobody = Nobody sits there. Choose one of the players at the table.
refused-lucky-no-place = There is no such place this year. Choose one of those on the table.
refused-lucky-count = Choose a number from 0 to { $most }.

# Another part of the game is due
refused-lucky-in-evening = It is still evening. Play your cards first, then turn them over.
refused-lucky-in-midnight = It is midnight: enter the cards as they lie, then strike the bell.
refused-lucky-in-picks = Some pairs wait for their owners. Let everybody choose who goes on first.
refused-lucky-in-race = The race is on. Watch it to the end, or go back to the cards.
refused-lucky-in-rewards = The rewards lie open. Set them right if you have to, then go on.
refused-lucky-in-over = This game is over. Start another one if you like.

# The evening
refused-lucky-start = The second year begins to the right of the first start player. Say whose turn it is instead.
refused-lucky-advanced = This table plays without censers and incense. Leave them in the box, or start an advanced game.
refused-lucky-censer-burns = Incense burns at that censer. Take the incense back before you exchange it.
refused-lucky-censer-twice = That censer is on the table already. Choose another one.
refused-lucky-censer-home = Somebody took that censer home in the first year. Choose another one.
refused-lucky-censer-away = That censer is not within reach. Choose one on the table or one of your own.
refused-lucky-censer-used = Somebody has prayed there this year. Choose another censer.
refused-lucky-incense-gone = That player’s incense is gone for this year. Take it back first if that was a slip.
refused-lucky-incense-there = That player still has the incense. There is nothing to take back.

# Midnight
refused-lucky-junior = That card is not in the junior game. Choose one of the five.
refused-lucky-card-twice = That card lies out already: { $temple }, place { $place }. Clear that place first.
refused-lucky-empty = { $count ->
    [one] One place is still empty. Enter its card, or say that it stays empty.
   *[other] { $count } places are still empty. Enter their cards, or say that they stay empty.
}

# Picks
refused-lucky-not-asked = No pair waits for that player. Pass the phone to somebody who is asked.
refused-lucky-secret = Several pairs wait, so everybody picks in secret. Pass the phone round.
refused-lucky-open = Only one pair waits. Pick in the open, it needs no secret.
refused-lucky-picked = That player has picked. Pass the phone to the next.
refused-lucky-pick-all = { $count ->
    [one] Pick one card, for your one pair.
   *[other] Pick a card for each of your { $count } pairs.
}
refused-lucky-pick-card = Pick one of the two cards of each pair.

# The race
refused-lucky-stage-order = That is not the next stage. Go on with stage { $due }.
refused-lucky-no-stage = The last stage has run. Hand out the rewards.
refused-lucky-stages-left = There is another stage to run before the rewards.
refused-lucky-no-pair = That pair has not run yet. Choose one that lies open.
refused-lucky-call-later = Some picks are in already. Let the others choose too, then make your call.
refused-lucky-call-nobody = Nobody stands there. Choose one of the two cards, or nobody.
refused-lucky-no-call = The rule stands here already. There is no call to take back.

# The year closes
refused-lucky-last-year = That was the last year. See who has won.
refused-lucky-year-left = There is a second year to play. Go on to its evening.
