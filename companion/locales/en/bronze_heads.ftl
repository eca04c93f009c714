# The Deception of Antiques: 12 Bronze Heads

bronze-heads-short = Bronze Heads
bronze-heads-tag = 6–8, hidden roles

bronze-head-rat = Rat
bronze-head-ox = Ox
bronze-head-tiger = Tiger
bronze-head-rabbit = Rabbit
bronze-head-dragon = Dragon
bronze-head-snake = Snake
bronze-head-horse = Horse
bronze-head-goat = Goat
bronze-head-monkey = Monkey
bronze-head-rooster = Rooster
bronze-head-dog = Dog
bronze-head-pig = Pig
bronze-pair = { $first } and { $second }
bronze-pair-short = { $first }+{ $second }

bronze-role-lao-chaofeng = Lao Chaofeng
bronze-role-yao-buran = Yao Buran
bronze-role-zheng-guoqu = Zheng Guoqu
bronze-role-xu-yuan = Xu Yuan
bronze-role-fang-zhen = Fang Zhen
bronze-role-huang-yanyan = Huang Yanyan
bronze-role-kido-kana = Kido Kana
bronze-role-ji-yunfu = Ji Yunfu
bronze-faction-appraiser = Appraisers
bronze-faction-counterfeiter = Counterfeiters
bronze-role-side = { $role }, { $faction }

bronze-reading-genuine = Genuine
bronze-reading-fake = Fake
bronze-reading-no-result = No result
bronze-reading-appraiser = Appraiser
bronze-reading-counterfeiter = Counterfeiter
bronze-shown = { $about }: { $reading }

# Sitting down

bronze-set-up-need = Six to eight play.
bronze-set-up-sides = { $appraisers } Appraisers, { $counterfeiters } Counterfeiters
bronze-option-roles = Roles
bronze-option-roles-dealt = The app deals
bronze-option-roles-cards = From the cards
bronze-option-roles-why = From the cards: everybody draws a card and enters it in secret.
bronze-option-votes = Votes
bronze-option-votes-totals = Totals typed in
bronze-option-votes-chips = Chips in secret
bronze-option-votes-why = Totals: you play with the real chips and type what lies on each head. In secret: the phone goes round and counts.
bronze-option-seconds = Time to speak
bronze-option-seconds-off = Off
bronze-option-seconds-30 = 0:30
bronze-option-seconds-60 = 1:00
bronze-option-seconds-90 = 1:30
bronze-option-seconds-120 = 2:00
bronze-option-seconds-why = A countdown for each speaker. It can be paused or passed over.
bronze-option-majority = To find Lao Chaofeng
bronze-option-majority-strict = More than half
bronze-option-majority-half = Half is enough
bronze-option-majority-why = How many of the Appraisers have to name him.
bronze-option-early = Decided before judging
bronze-option-early-on = The game ends
bronze-option-early-off = Judge anyway
bronze-option-early-why = Six genuine heads are a win already; with none or one nothing can save the Appraisers.
bronze-option-double = Two attacks on one player
bronze-option-double-each = Two turns
bronze-option-double-merged = One turn
bronze-option-double-why = When Yao Buran attacks somebody again before the first attack has struck.

# Where a match stands

bronze-summary-enter = The cards are being entered
bronze-summary-night = The night, under the cover
bronze-summary-turns = Round { $round }, under the cover
bronze-summary-speaking = Round { $round }, you are talking
bronze-summary-voting = Round { $round }, the vote
bronze-summary-voted = Round { $round }, the vote is in
bronze-summary-judging = Judging, under the cover
bronze-summary-reveal = The reveal
bronze-summary-appraiser = Appraisers won, { $points } points
bronze-summary-counterfeiter = Counterfeiters won against { $points } points
bronze-round = Round { $round }
bronze-cover-enter = Enter the card you drew
bronze-cover-night = The night: see who you are
bronze-cover-turn = Round { $round }, turn { $turn }
bronze-cover-chips = Round { $round }, your chips
bronze-cover-judge = Judging
bronze-cover-notebook = Your notebook

# The night

bronze-enter-title = Which card is yours?
bronze-enter-prompt = Your character
bronze-enter-again = Another one
bronze-enter-keep = That is my card
bronze-enter-correct = { $name } corrects the card
bronze-you-entered = Your card
bronze-you-are = You are
bronze-you-know = You know
bronze-you-can = You can
bronze-side = on the side of the { $faction }
bronze-knows-nobody = Nobody for certain
bronze-knows-nobody-more = And nobody knows who you are.
bronze-knows-ally = { $name } is { $role }
bronze-knows-ally-more = And knows that you are { $role }.
bronze-know-nobody = You know nobody for certain.
bronze-know-ally = Your ally is { $name }.
bronze-night-done = I know who I am
bronze-can-lao-chaofeng = Turn the truth round
bronze-does-lao-chaofeng = After looking: Appraisers who come later this round read every head the wrong way round.
bronze-can-yao-buran = Attack a player
bronze-does-yao-buran = After looking: whoever you attack can neither look nor use an ability on their next turn.
bronze-can-zheng-guoqu = Hide a head
bronze-does-zheng-guoqu = After looking: whoever looks at that head later this round gets no result.
bronze-can-xu-yuan = Look at two heads
bronze-does-xu-yuan = Each round, one or two heads. Lao Chaofeng wants to find you: stay in the dark.
bronze-can-fang-zhen = See through people
bronze-does-fang-zhen = Each round, one player’s side instead of a head. An attack on you strikes Xu Yuan as well.
bronze-can-huang-yanyan = Look at one head
bronze-does-huang-yanyan = Each round, one head. In one of the three rounds, you cannot tell which, you get no result.
bronze-can-kido-kana = Look at one head
bronze-does-kido-kana = Each round, one head. In one of the three rounds, you cannot tell which, you get no result.
bronze-can-ji-yunfu = See past the trick
bronze-does-ji-yunfu = Lao Chaofeng cannot deceive you. One attack, and you cannot look again for the whole game.

# A turn

bronze-first-title = Which one?
bronze-ask-appraise = Look at which?
bronze-ask-read = Look into whom?
bronze-result-round = Round { $round }, what you saw
bronze-result-empty = Nothing more
bronze-result-kept = Kept in your notebook. It is there whenever the phone is with you.
bronze-hindrance-attacked = You were attacked: no look and no ability on this turn.
bronze-hindrance-struck = You were attacked: you cannot look for the rest of the game.
bronze-noted-attacked = Attacked: no look
bronze-noted-struck = No look any more
bronze-second-title = And now?
bronze-ask-invert = Turn the truth?
bronze-ask-attack = Attack whom?
bronze-ask-hide = Hide which?
bronze-ask-suspect = Suspect whom?
bronze-invert = Turn the truth round
bronze-invert-short = Turn
bronze-not-now = Not now
bronze-nobody = Nobody
bronze-pass-title = Who is next?
bronze-pass-prompt = Pass the phone to
bronze-to-table = The table

bronze-did-invert-you = You turned the truth round.
bronze-did-invert-they = Turned the truth round.
bronze-did-attack-you = You attacked { $name }.
bronze-did-attack-they = Attacked { $name }.
bronze-did-hide-you = You hid the { $head }.
bronze-did-hide-they = Hid the { $head }.
bronze-did-suspect-you = You suspected { $name }.
bronze-did-suspect-they = Suspected { $name }.
bronze-did-mark-nobody-you = You suspected nobody.
bronze-did-mark-nobody-they = Suspected nobody.
bronze-did-forgo-you = You kept your ability back.
bronze-did-forgo-they = Kept the ability back.
bronze-did-nothing-yet = Nothing yet.

# The vote

bronze-vote-title = How many chips?
bronze-vote-type = type the chips that lie here
bronze-vote-field = { $head }, { $count }
bronze-vote-sofar = On the table so far
bronze-vote-sum = { $count } of at most { $most }
bronze-vote-done = These are the votes
bronze-vote-correct = Correct the vote
bronze-agree-title = Does everybody agree?
bronze-agree-text = Correct a vote only when it was typed wrong and the whole table says so: another result may show the truth of another head.
bronze-agree = We all agree
bronze-kept-first = kept, secret until the end
bronze-kept-second = kept, shown at once
bronze-left-behind = left behind
bronze-voted-title = The vote of round { $round }
bronze-voted-first = { $head }: most chips. Kept, and secret until the end.
bronze-voted-second = { $head }: second. Kept, and this is the truth:
bronze-next-round = Next round
bronze-to-judging = On to judging
bronze-chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
bronze-chips-kept = { $count ->
    [one] { $count } chip, kept
   *[other] { $count } chips, kept
}
bronze-chips-title = Your chips
bronze-chips-left = { $count ->
    [0] All your chips are placed.
    [one] { $count } chip left. You may keep it.
   *[other] { $count } chips left. You may keep some.
}
bronze-chips-less = One chip less on { $head }
bronze-chips-more = One chip more on { $head }
bronze-chips-done = { $count ->
    [0] Spend none
    [one] Spend { $count } chip
   *[other] Spend { $count } chips
}

# Judging and the end

bronze-judge-title = Whom do you name?
bronze-ask-lao = Who is Lao Chaofeng?
bronze-ask-xu = Who is Xu Yuan?
bronze-ask-fang = Who is Fang Zhen?
bronze-ask-anybody = Anybody, no effect
bronze-reveal-title = All have judged
bronze-reveal-early = It is decided
bronze-reveal-ready = Lay the phone where everybody sees it.
bronze-reveal-to-heads = Show the heads
bronze-reveal-heads = The heads you kept
bronze-reveal-count = { $count ->
    [0] None of the six is genuine.
    [one] One of the six is genuine.
   *[other] { $count } of the six are genuine.
}
bronze-reveal-to-people = Who was who?
bronze-reveal-people = Who was who
bronze-reveal-to-points = The points
bronze-named = named { $name }
bronze-named-right = right
bronze-named-wrong = wrong
bronze-won-by = The game goes to the
bronze-won-appraiser = Appraisers
bronze-won-counterfeiter = Counterfeiters
bronze-points-heads = Genuine heads kept
bronze-points-lao = Lao Chaofeng found
bronze-points-xu = Xu Yuan not found
bronze-points-fang = Fang Zhen not found
bronze-points-total = Points of the Appraisers
bronze-points-need = With 6 or more the Appraisers win.
bronze-points-early = Decided by the heads alone, so nobody had to judge.

# The review

bronze-was-attacked = Was attacked: could not look.
bronze-was-struck = Could not look any more.
bronze-cause-blind = blind round
bronze-cause-hidden = hidden
bronze-cause-inverted = turned round
bronze-spent = { $count } on { $head }
bronze-voted-for = Chips: { $chips }.
bronze-vote-corrected = The table corrected this vote. Typed before: { $chips }.
bronze-voted-none = Spent no chips.

# Statistics
bronze-figures-sides = Matches won, by side
bronze-figures-roles = Matches won, by role
bronze-figures-judging = Judging and votes
bronze-figures-early = Decided before judging
bronze-figures-found = Lao Chaofeng was found
bronze-figures-named = Appraisers’ answers that named { $role }
bronze-figures-right = Appraisers’ answers that were right
bronze-figures-found-own = Found as Lao Chaofeng
bronze-figures-named-own = As { $role }, named by Appraisers
bronze-figures-right-own = As an Appraiser, named Lao Chaofeng
bronze-figures-chips = Chips spent on genuine heads
