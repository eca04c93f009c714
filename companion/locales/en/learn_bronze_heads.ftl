# Bronze Heads: how the app helps, the rules in brief, practice, and why

bronze-learn-secrets = Secrets stay secret
bronze-learn-secrets-more = The phone goes from hand to hand. What is yours shows only while your finger is on it, and every role takes the same touches.
bronze-learn-memory = It deals and remembers
bronze-learn-memory-more = Roles, heads, tricks and attacks are the app’s business. Whatever you were shown stays in your own notebook.
bronze-learn-sums = It adds up and explains
bronze-learn-sums-more = Votes are ranked and points counted. At the end you see who did what, and any figure you touch says how it came about.

bronze-rules-goal = What it is about
bronze-rules-goal-1 = Twelve bronze heads come on the table, four in each of three rounds. In every round two are genuine and two are fake.
bronze-rules-goal-2 = The Appraisers want the genuine ones kept. The Counterfeiters want to spoil that. Nobody shows a role.
bronze-rules-sides = Who plays
bronze-rules-sides-1 = With six: Lao Chaofeng and Yao Buran are the Counterfeiters; Xu Yuan, Fang Zhen, Huang Yanyan and Kido Kana the Appraisers.
bronze-rules-sides-2 = With seven Zheng Guoqu joins the Counterfeiters, with eight Ji Yunfu the Appraisers as well.
bronze-rules-night = The night
bronze-rules-night-1 = Everybody looks at a role in turn. Lao Chaofeng and Yao Buran learn who the other is.
bronze-rules-night-2 = Zheng Guoqu knows no friend and no friend knows him. The Appraisers know nobody.
bronze-rules-turn = A turn
bronze-rules-turn-1 = Look at one head in secret. Then use your ability, if you have one and like to. Then hand the phone to somebody who has not had it this round.
bronze-rules-turn-2 = Whoever is last opens the next round.
bronze-rules-look = What a look shows
bronze-rules-look-1 = Genuine, fake, or no result. What you were shown never changes, and you cannot look at it anew.
bronze-rules-look-2 = No result can have several reasons. You are not told which.
bronze-rules-lao = Lao Chaofeng
bronze-rules-lao-1 = After looking he may turn the truth round: Appraisers who look later in the same round see genuine as fake and fake as genuine.
bronze-rules-lao-2 = It never touches Counterfeiters, Ji Yunfu, or what Fang Zhen learns about people.
bronze-rules-yao = Yao Buran
bronze-rules-yao-1 = After looking he may attack somebody. On their next turn they can neither look nor use an ability; they pass on, speak and vote as always.
bronze-rules-yao-2 = Whoever has had their turn is struck in the next round. In the last round such an attack comes to nothing.
bronze-rules-yao-3 = An attack on Fang Zhen strikes Xu Yuan as well. The victim alone hears of it, on that turn.
bronze-rules-zheng = Zheng Guoqu
bronze-rules-zheng-1 = After looking he may hide a head of the round. Everybody who looks at it later gets no result, friends included. It can still be voted for.
bronze-rules-appraisers = The Appraisers
bronze-rules-appraisers-1 = Xu Yuan may look at two heads a round.
bronze-rules-appraisers-2 = Fang Zhen looks at no head. Each round he learns the side of one player, never the same one again.
bronze-rules-appraisers-3 = Huang Yanyan and Kido Kana get no result in one round each. It is drawn by chance and not told beforehand.
bronze-rules-appraisers-4 = Ji Yunfu cannot be deceived by Lao Chaofeng. One attack, and she looks at nothing for the rest of the game.
bronze-rules-talk = Talking
bronze-rules-talk-1 = The neighbour to the left of the last to act speaks first, then clockwise. Say what you like, true or not.
bronze-rules-vote = Chips and the vote
bronze-rules-vote-1 = Everybody gets two chips a round and lays as many as they like on any heads, or none. Kept chips stay yours, spent ones are gone.
bronze-rules-vote-2 = The two heads with the most chips are kept. Where heads are level, the one that comes first in the zodiac goes first, from the Rat to the Pig.
bronze-rules-vote-3 = The second one is shown at once. The first stays secret until the end. Both count.
bronze-rules-judging = Judging
bronze-rules-judging-1 = After three rounds everybody names somebody in secret: Appraisers whom they take for Lao Chaofeng, Lao Chaofeng whom he takes for Xu Yuan, Yao Buran whom he takes for Fang Zhen.
bronze-rules-judging-2 = Zheng Guoqu is asked too, so that nobody sees a difference. His answer does not count.
bronze-rules-points = Points
bronze-rules-points-1 = One for each genuine head that was kept, one if more than half of the Appraisers name Lao Chaofeng, two if Xu Yuan is not found, one if Fang Zhen is not found.
bronze-rules-points-2 = With six points or more the Appraisers win, else the Counterfeiters do.
bronze-rules-points-3 = With six genuine heads the game is won at once, with none or one it is lost, and nobody judges.
bronze-rules-house = House rules
bronze-rules-house-1 = You can let half of the Appraisers be enough, judge in any case, or let two attacks on one player cost a single turn.
bronze-rules-house-2 = Roles can be dealt by the app or drawn as cards and entered. Votes are typed as totals, or everybody enters their chips in secret.

# The practice table

bronze-practice-order = The order of turns this round
bronze-practice-said = What was said
bronze-practice-yours = What do you say? It need not be true.
bronze-practice-trust = Whom do you not trust?
bronze-practice-say = Say it
bronze-practice-say-nothing = Say nothing
bronze-practice-mark = { $head }: { $reading }
bronze-practice-name = I do not trust { $name }
bronze-said-genuine = The { $head } is genuine.
bronze-said-fake = The { $head } is fake.
bronze-said-unread = I looked at the { $head } and got no result.
bronze-said-suspect = I do not trust { $name }.
bronze-said-nothing = I have nothing to tell this time.
bronze-said-in-review = Said: “{ $words }”

# Why

bronze-why-heads = Genuine heads kept
bronze-why-kept = { $place ->
    [1] { $head }, most chips in round { $round }
   *[2] { $head }, second in round { $round }
}
bronze-why-heads-rule = Every genuine head that was kept is a point, the first and the second of a round alike.
bronze-why-lao = Was Lao Chaofeng found?
bronze-why-named-lao = { $name } named { $other }, who is Lao Chaofeng
bronze-why-named-not-lao = { $name } named { $other }, who is { $role }
bronze-why-count = { $count } of { $all } Appraisers named him
bronze-why-lao-strict = More than half of the Appraisers have to name him. Then it is one point.
bronze-why-lao-half = By your house rule half of the Appraisers are enough. Then it is one point.
bronze-why-xu = Was Xu Yuan found?
bronze-why-xu-rule = Lao Chaofeng has one guess. If it is wrong, the Appraisers get two points.
bronze-why-fang = Was Fang Zhen found?
bronze-why-fang-rule = Yao Buran has one guess. If it is wrong, the Appraisers get one point.
bronze-why-guess = { $name }, who is { $by }, named { $other }, who is { $role }
bronze-why-total = Who has won?
bronze-why-total-rule = The Appraisers win with six points or more, however many play. With fewer the Counterfeiters win.
bronze-why-vote = Why these two?
bronze-why-vote-rule = Most chips first. Level heads go in the order of the zodiac: Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog, Pig. That holds for heads without chips too.
bronze-why-reading = Why not the truth?
bronze-why-shown = { $about }, shown: { $reading }
bronze-why-truth = { $about }, in truth: { $reading }
bronze-why-blind = { $role } gets no result in one round of the three, drawn by chance. It was this one.
bronze-why-hidden = { $name }, who is Zheng Guoqu, had hidden this head. From then on nobody got a result.
bronze-why-inverted = { $name }, who is Lao Chaofeng, had turned the truth round. Appraisers who looked after him saw the opposite.
