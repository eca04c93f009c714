# Score pads and results, the same in every game that has them

score-of = { $name }: { $score }
score-count = { $what }: { $count }
score-less = { $what }, uno in meno
score-more = { $what }, uno in più
score-why = { $name }: { $score }. Da dove viene?
score-total = In tutto
