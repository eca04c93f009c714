# Score pads and results, the same in every game that has them

score-of = { $name }：{ $score }
score-count = { $what }：{ $count }
score-less = { $what }，少一个
score-more = { $what }，多一个
score-why = { $name }：{ $score }。怎么来的？
score-total = 合计
