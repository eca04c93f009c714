# Score pads and results, the same in every game that has them

score-of = { $name } : { $score }
score-count = { $what } : { $count }
score-less = { $what }, un de moins
score-more = { $what }, un de plus
score-why = { $name } : { $score }. D’où ça vient ?
score-total = En tout
