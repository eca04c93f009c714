# What Bronze Heads does not allow: each sentence says what to do instead

refused-bronze-seconds = Choose up to { $most } seconds for a statement, or 0 to speak without a timer.
refused-bronze-nobody = Nobody sits there. Choose one of the players at the table.

# Another part of the game is due
refused-bronze-in-enter = The roles come first: everybody enters the card they drew.
refused-bronze-in-night = It is still night. Let everybody look at their role first.
refused-bronze-in-turns = The round is still on: everybody takes a turn with the phone first.
refused-bronze-in-speaking = The turns are over. Now everybody speaks, and then you vote.
refused-bronze-in-voting = It is time to vote on the four heads.
refused-bronze-in-voted = The vote is in. Correct it, or go on.
refused-bronze-in-judging = It is time to judge: everybody names somebody in secret.
refused-bronze-in-reveal = The game is decided. Look at what comes to light.
refused-bronze-in-over = This game is over. Start another one if you like.

# Another step of the turn, or another player's
refused-bronze-not-yours = Somebody else has the phone now. Wait until it comes to you.
refused-bronze-at-first = Make your first choice: what would you like to look at?
refused-bronze-at-second = You have looked. Now make your second choice.
refused-bronze-at-pass = Your choices are made. Pass the phone on.

# Entering a card
refused-bronze-role-out = That character does not play with { $count }. Look at your card again.
refused-bronze-role-taken = That role cannot be entered now. Look at your card again.

# The first choice
refused-bronze-how-many = { $most ->
    [one] Choose one head.
   *[other] Choose one head, or two different ones.
}
refused-bronze-head-elsewhere = That head is not in this round. Choose among the four on the table.
refused-bronze-head-twice = Choose two different heads, or only one.
refused-bronze-fang-heads = Fang Zhen looks at people, not at heads. Choose a player, or nobody.
refused-bronze-only-fang = Only Fang Zhen looks at people. Choose a head.
refused-bronze-read-self = You know your own side. Choose another player, or nobody.
refused-bronze-read-again = You have learned that player’s side before. Choose somebody else, or nobody.

# The second choice
refused-bronze-hindered = You cannot use an ability this time. Mark whom you suspect, or nobody.
refused-bronze-no-ability = Your character has no ability to use now. Mark whom you suspect, or nobody.
refused-bronze-other-ability = That is another character’s ability. Use your own, or leave it.
refused-bronze-has-ability = Your character has an ability. Use it, or leave it.
refused-bronze-attack-self = You cannot attack yourself. Choose another player, or leave it.
refused-bronze-suspect-self = You know who you are. Mark somebody else, or nobody.

# Passing the marker
refused-bronze-pass-self = Pass the marker to somebody else.
refused-bronze-pass-acted = That player has had a turn this round. Pass to somebody who has not.
refused-bronze-pass-somebody = There are players without a turn yet. Pass to one of them.
refused-bronze-pass-nobody = Everybody has had a turn. Keep the marker and end the round.

# The vote
refused-bronze-vote-secret = Chips are entered in secret in this game. Pass the phone from player to player.
refused-bronze-vote-typed = Put your chips on the table in this game. The totals are typed in together.
refused-bronze-chips-heads = Say for each of the { $count } heads how many chips are on it.
refused-bronze-chips-below = No head can have fewer than no chips.
refused-bronze-chips-held = { $held ->
    [0] You have no chips left. Leave the heads empty this time.
    [one] You have one chip and have placed { $count }. Take some back.
   *[other] You have { $held } chips and have placed { $count }. Take some back.
}
refused-bronze-chips-out = There can be { $most } chips on the table at most, not { $count }. Count them again.

# Speaking
refused-bronze-say-aloud = Say it aloud: the app listens at the practice table alone.

# Judging
refused-bronze-judge-self = Name somebody else, not yourself.
refused-bronze-early = The heads have decided this game, so nobody judges. Look at what comes to light.

# The notebook
refused-bronze-note-early = The notebook opens with the first round.
refused-bronze-note-long = That line has { $length } characters. { $max } at most, please.
