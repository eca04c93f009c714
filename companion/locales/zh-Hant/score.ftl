# Score pads and results, the same in every game that has them

score-of = { $name }：{ $score }
score-count = { $what }：{ $count }
score-less = { $what }，少一個
score-more = { $what }，多一個
score-why = { $name }：{ $score }。怎麼來的？
score-total = 合計
