# What the table of Good Fortune refuses: each sentence says what to do instead

refused-fortune-nobody = 这款是两个人玩的。从两个人里选一个。
refused-fortune-over = 这场结束了。要改就撤回上一步，不然就再开一场。
refused-fortune-scored = 这一局算过分了。要改就先撤回，不然就开始下一局。
refused-fortune-not-scored = 先把这一局的分数算出来。
refused-fortune-not-entered = 先输入两个人的收藏。有人一块都没拿到的话，也在那里说一声。

# A tile
refused-fortune-one-charm = 一块板块上是两种不同的幸运物。选另一种吧。
refused-fortune-die = 骰子是 1 到 { $most } 点。再看一眼。
refused-fortune-number = 板块编号是 1 到 { $most }。再看一眼，或者不填编号。
refused-fortune-no-such-tile = 这份收藏里已经没有那块板块了。选一块还在的。
refused-fortune-nine-tiles = 一个人最多拿 { $most } 块。先拿掉一块吧。
refused-fortune-number-here = { $number } 号板块已经在这份收藏里了。改那一块，或者不填编号。
refused-fortune-number-there = { $number } 号板块在对方的收藏里。问问在谁那里，错了就去那边改。

# Groups sorted by hand
refused-fortune-groups-there = 这里输入的是分好的组。要输入板块就先清掉。
refused-fortune-tiles-there = 这里输入的是板块。要输入分好的组就先清掉。
refused-fortune-group-tiles = 一组有 1 到 { $most } 块。再数一遍。
refused-fortune-group-points = 这一组的骰子加起来是 { $least } 到 { $most } 点。再加一遍。
refused-fortune-order = 这些板块不能按那个顺序分组。从列出的顺序里选一个。

# Turns
refused-fortune-turns-over = { $turns } 个回合都玩完了。输入两个人拿到的板块吧。
refused-fortune-first-turn = 现在就是第一回合了。
refused-fortune-mid-turn = 这回合已经选了板块。先放好，或者撤回那一步。
refused-fortune-no-row = 先输入中间那排的三块板块。
refused-fortune-no-holder = 先说 1 号板块发给了谁：那个人先开始。
refused-fortune-other-chooses = 现在轮到另一个人先选。
refused-fortune-other-places = 另一个人的板块要先放。
refused-fortune-placed = 已经放了一块，选好的就不能换了。要换就撤回那一步。
refused-fortune-not-chosen = 先选好板块，再来放。
refused-fortune-must-join = 这块和另一端有一样的幸运物，要接在那一端。
refused-fortune-number-needed = 先放谁的要看编号。把板块编号也输入吧。
refused-fortune-number-used = { $number } 号板块在桌上别的地方。再看一眼编号。

# The tile book
refused-fortune-book = 这份板块册看不懂。
refused-fortune-book-charms = 这份册子的第 { $tile } 块要有七种幸运物里不同的两种。
refused-fortune-book-die = 这份册子的第 { $tile } 块要有 1 到 6 的骰子。
refused-fortune-book-number = 这份册子的第 { $tile } 块要有 1 到 21 的编号，而且不能重复。
refused-fortune-book-tile = 这份册子的第 { $tile } 块坏了，或者重复了。
refused-fortune-book-version = 这份板块册是比较新的应用写的（第 { $version } 版）。更新这里的应用就能读。
