# Score pads and results, the same in every game that has them

score-of = { $name }: { $score }
score-count = { $what }: { $count }
score-less = { $what }, one less
score-more = { $what }, one more
score-why = { $name }: { $score }. How so?
score-total = Together
