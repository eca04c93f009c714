# What the table of Good Fortune refuses: each sentence says what to do instead

refused-fortune-nobody = 這款是兩個人玩的。從兩個人裡選一個。
refused-fortune-over = 這場結束了。要改就收回上一步，不然就再開一場。
refused-fortune-scored = 這一局算過分了。要改就先收回，不然就開始下一局。
refused-fortune-not-scored = 先把這一局的分數算出來。
refused-fortune-not-entered = 先輸入兩個人的收藏。有人一塊都沒拿到的話，也在那裡說一聲。

# A tile
refused-fortune-one-charm = 一塊板塊上是兩種不同的幸運物。選另一種吧。
refused-fortune-die = 骰子是 1 到 { $most } 點。再看一眼。
refused-fortune-number = 板塊編號是 1 到 { $most }。再看一眼，或不填編號。
refused-fortune-no-such-tile = 這份收藏裡已經沒有那塊板塊了。選一塊還在的。
refused-fortune-nine-tiles = 一個人最多拿 { $most } 塊。先拿掉一塊吧。
refused-fortune-number-here = { $number } 號板塊已經在這份收藏裡了。改那一塊，或不填編號。
refused-fortune-number-there = { $number } 號板塊在對方的收藏裡。問問在誰那裡，錯了就去那邊改。

# Groups sorted by hand
refused-fortune-groups-there = 這裡輸入的是分好的組。要輸入板塊就先清掉。
refused-fortune-tiles-there = 這裡輸入的是板塊。要輸入分好的組就先清掉。
refused-fortune-group-tiles = 一組有 1 到 { $most } 塊。再數一次。
refused-fortune-group-points = 這一組的骰子加起來是 { $least } 到 { $most } 點。再加一次。
refused-fortune-order = 這些板塊不能照那個順序分組。從列出的順序裡選一個。

# Turns
refused-fortune-turns-over = { $turns } 個回合都玩完了。輸入兩個人拿到的板塊吧。
refused-fortune-first-turn = 現在就是第一回合了。
refused-fortune-mid-turn = 這回合已經選了板塊。先放好，或收回那一步。
refused-fortune-no-row = 先輸入中間那排的三塊板塊。
refused-fortune-no-holder = 先說 1 號板塊發給了誰：那個人先開始。
refused-fortune-other-chooses = 現在輪到另一個人先選。
refused-fortune-other-places = 另一個人的板塊要先放。
refused-fortune-placed = 已經放了一塊，選好的就不能換了。要換就收回那一步。
refused-fortune-not-chosen = 先選好板塊，再來放。
refused-fortune-must-join = 這塊和另一端有一樣的幸運物，要接在那一端。
refused-fortune-number-needed = 先放誰的要看編號。把板塊編號也輸入吧。
refused-fortune-number-used = { $number } 號板塊在桌上別的地方。再看一眼編號。

# The tile book
refused-fortune-book = 這份板塊冊看不懂。
refused-fortune-book-charms = 這份冊子的第 { $tile } 塊要有七種幸運物裡不同的兩種。
refused-fortune-book-die = 這份冊子的第 { $tile } 塊要有 1 到 6 的骰子。
refused-fortune-book-number = 這份冊子的第 { $tile } 塊要有 1 到 21 的編號，而且不能重複。
refused-fortune-book-tile = 這份冊子的第 { $tile } 塊壞了，或者重複了。
refused-fortune-book-version = 這份板塊冊是比較新的程式寫的（第 { $version } 版）。更新這裡的程式就能讀。
