# Beyond: how the app helps, and the rules in brief

beyond-learn-score = It keeps the score
beyond-learn-score-more = Count what lies before each player; the total is there at once, and a touch on it says where it comes from.
beyond-learn-odds = It knows the odds
beyond-learn-odds-more = Before you turn over another card it shows how likely a Spirit is that you have not seen yet. It can keep count of the cards that are gone.
beyond-learn-end = It sees the end coming
beyond-learn-end-more = Three Spirits enchanted, the pile run out twice, six Nian Shou: the app says when it is over and how many turns are left to whom.

beyond-rules-goal = What it is about
beyond-rules-goal-1 = Gather Spirit cards, enchant Spirits with patterns of four, and have the most energy points. Six Nian Shou cards win at once.
beyond-rules-reveal = First: turn over cards
beyond-rules-reveal-1 = Turn over cards one at a time. While all are different Spirits you may go on, or stop and take them all.
beyond-rules-reveal-2 = If a Spirit comes a second time you take that last card alone, and one more for each token you spend.
beyond-rules-reveal-3 = If the first two are alike you also get a Nian Shou card, as long as there is one.
beyond-rules-place = Second: lay them down
beyond-rules-place-1 = Each card goes with its Spirit up into your play area, or with its capture side up into one of the four slots of your Stock.
beyond-rules-enchant = Third: enchant
beyond-rules-enchant-1 = Four cards of a Spirit in a valid pattern enchant it and bring the worth of that pattern. The shapes are in your rulebook; the app does not know them.
beyond-rules-capture = Third: capture
beyond-rules-capture-1 = A Yin card takes a Spirit card marked Yang from somebody, a Yang card one marked Yin. One of each takes a Nian Shou card.
beyond-rules-capture-2 = What you take goes to your play area, what you used is discarded. The victim gets a token for every card lost.
beyond-rules-end = The end
beyond-rules-end-1 = The game ends when somebody has enchanted three Spirits, or when the draw pile has run out for the second time. Everybody gets as many turns as the others.
beyond-rules-end-2 = Six Nian Shou cards end it on the spot.
beyond-rules-score = Points
beyond-rules-score-1 = The worth of your patterns, and one point for each Spirit card outside a pattern, each Nian Shou card, each capture card on your Stock and each token in your play area.
beyond-rules-score-2 = Usual worths: Turtle Snake and Vermilion Bird 6, Azure Dragon and Metal Tiger 9, Yellow Unicorn 12. If your cards say otherwise, change them.
beyond-rules-tie = A tie
beyond-rules-tie-1 = Whoever has fewer Spirit cards face up wins. Whether cards in patterns count is a house rule; where it would change the winner the app says so.
beyond-rules-advanced = Protection
beyond-rules-advanced-1 = In the advanced game a token on a Spirit card’s sign guards it: capturing it takes a Yin and a Yang card. If it is captured, the token goes back to its owner; if it is enchanted, to the supply.
beyond-rules-summon = Summoning
beyond-rules-summon-1 = Once for each enchanted Spirit you may put a Lotus in its middle. Turtle Snake: choose one of the top four cards. Azure Dragon: one of the top two.
beyond-rules-summon-2 = Vermilion Bird: a capture card from the discards. Metal Tiger: a Nian Shou card, if there is one. Yellow Unicorn: take a Lotus back from another pattern.
beyond-rules-summon-3 = A Lotus on a pattern still counts as a token in your play area.
