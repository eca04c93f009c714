# Beyond

beyond-short = Beyond
beyond-tag = 2–4, five Spirits

beyond-set-up = { $count ->
    [0] For two to four
    [1] For two to four
   *[other] Five Spirits to enchant
}

beyond-option-advanced = The game
beyond-option-advanced-no = Simple
beyond-option-advanced-yes = Advanced
beyond-option-advanced-why = Advanced: with protection tokens, and enchanted Spirits that are summoned once.
beyond-option-tie = In a tie, who has fewer
beyond-option-tie-all-face-up = Face-up Spirits
beyond-option-tie-outside-patterns = Spirits outside patterns
beyond-option-tie-why = The rules can be read both ways: with the cards in patterns, or without them.
beyond-option-counting = Cards seen
beyond-option-counting-no = This reveal
beyond-option-counting-yes = The whole pile
beyond-option-counting-why = What the chances reckon with: only what lies revealed now, or every card since the pile was mixed.

beyond-summary-round = Round { $round }
beyond-summary-over = { $names } won with { $points } { $points ->
    [one] point
   *[other] points
}
beyond-summary-nian-shou = { $names } won with six Nian Shou

# What is counted
beyond-spirit-turtle = Turtle Snake
beyond-spirit-bird = Vermilion Bird
beyond-spirit-dragon = Azure Dragon
beyond-spirit-tiger = Metal Tiger
beyond-spirit-unicorn = Yellow Unicorn
beyond-item-extra-spirits = Loose Spirits
beyond-item-nian-shou = Nian Shou
beyond-item-captures = Capture cards
beyond-item-tokens = Tokens
beyond-percent = { $whole }.{ $tenth } %
beyond-decimal = { $whole }.{ $rest }

# The pad
beyond-pad-title = What lies there?
beyond-patterns-of = { $name }, patterns
beyond-loose = One point each
beyond-each = { $value } each
beyond-each-now = { $value } each, { $now } now
beyond-each-one = 1 each
beyond-count-of = { $name }, { $item }
beyond-total = { $score }
beyond-now = Now { $name }
beyond-count-next = Count { $name }
beyond-who-won = Who has won?
beyond-six = { $name } holds all six Nian Shou cards and has won at once.

# Turns
beyond-round = Round { $round }
beyond-turn-of = { $name }’s turn
beyond-turns-over = No turns are left
beyond-begins = Who begins?
beyond-so-far = Counted so far
beyond-count = Count
beyond-count-now = Count what lies there
beyond-last-turn = That was the last
beyond-turn-back = Back one turn
beyond-pile-out = The pile has run out
beyond-pile-out-again = The second pile has run out
beyond-second-pile = The second pile is in use. When it runs out, the end has come.
beyond-pile-untold = The pile has been mixed anew. Enter below which Spirits lie before the players: they are not in it.
beyond-pile-left = { $count ->
    [0] No card is left in the pile.
    [one] Only one card is left in the pile. What comes after it, nobody can know.
   *[other] Only { $count } cards are left in the pile. What comes after them, nobody can know.
}
beyond-end-spirits = { $count ->
    [one] { $names } has enchanted three Spirits, so the end has come.
   *[other] { $names } have enchanted three Spirits each, so the end has come.
}
beyond-end-pile = The pile has run out twice, so the end has come.
beyond-turns-left = Everybody has as many turns as the others. Still to play: { $names }.
beyond-no-turns = Everybody has had as many turns as the others.
beyond-enchant = A pattern is enchanted? Tap its Spirit
beyond-enchant-key = { $spirit } is enchanted
beyond-summon = Still to be summoned
beyond-summon-times = { $name }, { $times } times
beyond-summoned = Done
beyond-summon-turtle = Take one of the top four cards.
beyond-summon-bird = Take a capture card from the discards.
beyond-summon-dragon = Take one of the top two cards.
beyond-summon-tiger = Take a Nian Shou card.
beyond-summon-tiger-not = No Nian Shou card is left just now.
beyond-summon-unicorn = Take a Lotus back from another pattern.
beyond-summon-unicorn-not = No Lotus lies on another pattern just now.

# Chances
beyond-odds = What is revealed, and the odds
beyond-odds-title = What is revealed?
beyond-odds-begin = Tap each card as it is turned over.
beyond-odds-new = is the chance that the next card is new, after { $count } { $count ->
    [one] card
   *[other] different
}
beyond-odds-tokens = Tokens to spend
beyond-odds-stop = Stop at
beyond-odds-reached = gets there
beyond-odds-without = cards, no token
beyond-odds-with = { $tokens ->
    [one] with 1 token
   *[other] with { $tokens } tokens
}
beyond-odds-at = { $count ->
    [one] 1 card
   *[other] { $count } different
}
beyond-odds-row = Stop at { $count }: reached in { $reached }, { $without } cards on average, with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} { $with_ }
beyond-odds-note = Cards on average, Nian Shou among them. The star marks where your score gains most: what a token buys costs that token’s point.
beyond-odds-note-none = Cards on average; no Nian Shou is left. The star marks where your score gains most: what a token buys costs that token’s point.
beyond-repeat = A repeat: take { $cards ->
    [one] the last card
   *[other] { $cards } cards
}.
beyond-repeat-tokens = { $more ->
    [one] A token buys one more.
   *[other] Each token buys one more, up to { $more } more.
}
beyond-repeat-nian-shou = The first two are alike: a Nian Shou card as well.
beyond-five = All five are different. Take them all.
beyond-taken = Taken
beyond-seen = Out of the pile, as far as is known

# Captures
beyond-capture-link = What can the Stock capture?
beyond-capture-title = What can be captured?
beyond-capture-under = Who captures, and with which marks on the Stock?
beyond-mark-yin = Marked Yin
beyond-mark-yang = Marked Yang
beyond-capture-marks = Say which capture cards lie on the Stock.
beyond-capture-none = Nothing that is entered can be captured with these. Enter the loose cards of the others first.
beyond-capture-pad = Enter what lies there
beyond-target-yin-spirit = A Spirit marked Yin
beyond-target-yang-spirit = A Spirit marked Yang
beyond-target-protected-spirit = A protected Spirit
beyond-target-nian-shou = A Nian Shou card
beyond-cost-0-1 = Costs one Yang card.
beyond-cost-1-0 = Costs one Yin card.
beyond-cost-1-1 = Costs one Yin and one Yang card.
beyond-gain-0 = Your score stays.
beyond-gain-1 = Your score goes down by 1.
beyond-gain-wins = It is the sixth: you win at once.
beyond-loss = { $name } loses the card and gets a token.
beyond-captured = { $what } has gone from { $victim } to { $taker }. { $victim } has one token more.

# Values
beyond-values = Change the values
beyond-values-title = What is a pattern worth?
beyond-values-under = The app’s figures come from one public page. Yours are kept.
beyond-values-reset = Back to the app’s figures
beyond-values-done = Done

# The result
beyond-won-nian-shou = All six Nian Shou, and so the game
beyond-won-points = Most points
beyond-won-tie-break = Level on points, decided by the tie-break
beyond-won-shared = Level in everything, so they share it
beyond-face-up = { $name } { $count }
beyond-tie-all-face-up = Fewer face-up Spirit cards win, four for each pattern among them: { $counted }.
beyond-tie-outside-patterns = Fewer Spirit cards outside patterns win: { $counted }.
beyond-other-all-face-up = The rules can be read otherwise: with the cards in patterns counted too, it would be { $names }.
beyond-other-outside-patterns = The rules can be read otherwise: with only the cards outside patterns counted, it would be { $names }.
beyond-other-alone = { $names } alone
beyond-part-patterns = patterns
beyond-part-cards = cards
beyond-part-tokens = tokens
beyond-why-title = How do { $score } come about?
beyond-why-patterns = { $count ->
    [one] one pattern
   *[other] { $count } patterns
} at { $each }
beyond-why-one = { $count }, one point each
beyond-why-nothing = Nothing is entered yet.
beyond-why-face-up = In a tie: { $count } face-up Spirit cards, four for each pattern among them.
beyond-why-face-up-outside = In a tie: { $count } Spirit cards outside patterns.
