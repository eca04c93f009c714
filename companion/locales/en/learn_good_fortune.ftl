# Good Fortune: how the app helps, and the rules in brief

fortune-learn-count = It counts your charms
fortune-learn-count-more = Touch the pairs of charms you have won and give each its die. The groups and the score are there at once.
fortune-learn-book = It learns your tiles
fortune-learn-book-more = The app does not know what is printed on your tiles. What you enter can be kept in a tile book; next time the number is enough.
fortune-learn-why = It says why
fortune-learn-why-more = A touch on a group tells why it was taken then. Where the rules leave a choice, the app says so and works out every way.

fortune-rules-goal = What it is about
fortune-rules-goal-1 = Two players win tiles from a row of three. Alike charms are worth more the more of them you gather.
fortune-rules-start = Before the first turn
fortune-rules-start-1 = One player gets tile 1, the other tile 21, by chance. Each draws eight more; the last three lie open in a row. All tiles of both players lie open.
fortune-rules-start-2 = Whoever has tile 1 takes the medallion with the small picture up and begins.
fortune-rules-choose = Choosing
fortune-rules-choose-1 = The holder of the medallion pushes a tile forward for everybody to see, then the other does.
fortune-rules-first = Whose tile goes first
fortune-rules-first-1 = Small picture up: the lower number is placed first. Large picture up: the higher one.
fortune-rules-place = Placing and winning
fortune-rules-place-1 = If your tile shares a charm with an end of the row it has to join there; if it fits both ends, choose. You win the tile at the other end.
fortune-rules-place-2 = If it shares none, put it at either end. The tile at the other end leaves the game. So the row keeps three tiles.
fortune-rules-next = The next turn
fortune-rules-next-1 = The medallion is turned over and handed to the other player. After nine turns all tiles are placed.
fortune-rules-score = Scoring
fortune-rules-score-1 = Take the charm that is on more of your tiles than any other; if two are level, the one with more points on its dice. That group scores its number of tiles times the sum of its dice.
fortune-rules-score-2 = Put those tiles aside and count again with the rest, until none is left. Each tile counts once.
fortune-rules-score-3 = You may not split them otherwise, even if it would bring more.
fortune-rules-tie = When all is level
fortune-rules-tie-1 = If two charms are level in tiles and in points, the rules say nothing. The app works out both; if it makes a difference, their owner chooses.
fortune-rules-tie-2 = Equal scores at the end are a draw.
fortune-rules-charms = The seven charms
fortune-rules-charms-1 = Lucky cat, four-leaved clover, Ganesh, evil eye, hand of Fatma, horseshoe and scarab. Every tile shows two of them and a die.
fortune-rules-variants = Variants
fortune-rules-variants-1 = Guessing: both choose at the same time, and the medallion is only turned over.
fortune-rules-variants-2 = Simple placement: no medallion. You place in turn, and the numbers do not matter.
