# What the table of Beyond refuses: each sentence says what to do instead

refused-beyond-nobody = Nobody sits there. Choose one of the players at the table.
refused-beyond-over = This match is over. Take the last step back to correct it, or start another one.
refused-beyond-nothing-counted = Nobody has anything yet. Enter what lies before each player first.

# Counts, and what is in the box
refused-beyond-below-none = Nobody can have fewer than none. Look again at the count.
refused-beyond-stock-full = A Stock has { $slots } slots. Use a capture card first, or look again how many lie there.
refused-beyond-patterns = The { $cards } cards of a Spirit make { $most } patterns and no more, over all players. Look again who has them.
refused-beyond-nian-shou = There are { $most } Nian Shou cards over all players. Look again who has them.
refused-beyond-cards = There are { $most } Spirit cards in the box, over all players. Look again at the counts.
refused-beyond-value = A pattern is worth 0 to { $most } points. Choose a value in between.
refused-beyond-four-cards = A pattern takes { $cards } loose cards. Enter them first, or raise the number of patterns by itself.

# Turns
refused-beyond-begun = The first turn is over. Go back to it to change who begins.
refused-beyond-first-turn = This is the first turn already.
refused-beyond-six = Somebody holds all the Nian Shou cards, so the game is won. Score it, or correct the count.
refused-beyond-last-turn-over = Everybody has had the last turn. Count what each of you has.
refused-beyond-piles-out = The pile has run out twice already. Play the turns that are left.

# Revealing cards
refused-beyond-stopped = No more cards this time. Take what is due first.
refused-beyond-nothing-revealed = No card is revealed. Turn one over first.
refused-beyond-all-seen = All { $cards } cards of that Spirit have been counted already. Correct the count, or say that the pile has run out.
refused-beyond-not-counting = This table does not count the cards. Choose counting before the next match.
refused-beyond-seen = Between { $least } and { $most } cards of that Spirit can be out of the pile. Count again.

# Captures and summoning
refused-beyond-capture-self = Capture from somebody else.
refused-beyond-stock = { $cards ->
    [one] That takes a capture card from the Stock. Enter it first.
   *[other] That takes { $cards } capture cards from the Stock, one Yin and one Yang. Enter them first.
}
refused-beyond-nothing-to-capture = There is no such card to capture there. Correct the count, or choose somebody else.
refused-beyond-not-advanced = This table plays without protection and summoning. Choose the advanced game before the next match.
refused-beyond-summoned = That Spirit has been summoned already, or is not enchanted. Choose another one.
