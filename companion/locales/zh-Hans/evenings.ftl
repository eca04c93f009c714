# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = 玩过的局
evenings-none = 还没玩过任何一局。
evenings-all = 全部游戏
evenings-more = 更多：{ $match }
evenings-removed = 这局已经移走了。
evenings-bring-back = 拿回来
evenings-moved-short = 在另一部手机上
evenings-moved = 这局在 { $at } 搬到另一部手机了，请在那边玩。
evenings-take-back = 还是在这里玩
evenings-review = 再看一次
evenings-play-on = 回到桌上
evenings-note = 笔记和地点
evenings-note-why = 跟这局放在一起，只留在这部手机上。
evenings-note-hint = 笔记
evenings-place = 地点
evenings-remove = 移走这局
evenings-remove-ask = 移走{ $match }？
evenings-remove-why = 一小时内都可以拿回来。
evenings-remove-not = 留着
evenings-remove-now = 移走
