# Matches on the disk: what the disk refuses, and files that do not open

refused-disk-full = 裝置滿了。清出一點空間再試一次，目前什麼都沒丟。
refused-disk-closed = 程式不能寫入 { $path }。開放權限再試一次，目前什麼都沒丟。
refused-disk = 裝置存取不了（{ $problem }）。再試一次，目前什麼都沒丟。
refused-key-damaged = { $path } 已經不是你的牌局鑰匙了。把備份裡對的那個檔案放回去，就都打得開；什麼都沒有動到。

refused-conflict = 這一局已經在另一個視窗玩下去了。現在就是最新的樣子。
refused-match-gone = 這裡沒有這一局。回清單看看現在有哪些。

aside-damaged = 有一局壞了，打不開。檔案原樣收在一邊，其他局都沒事。
aside-foreign = 有一個檔案是用別把鑰匙封的，這裡打不開。先收在一邊，等鑰匙回來就好。
aside-newer = 有一局是用比較新的版本存的。先收在一邊，更新程式就回來了。
aside-unknown-game = 有一局的遊戲，這個版本還不認得。先收在一邊，更新程式就回來了。
aside-broken-rules = 有一局裡有一步不合規則。檔案原樣收在一邊，其他局都沒事。
aside-kept = 替某款遊戲留著的東西（像板塊冊）讀不出來，只好從頭來。舊檔案原樣收在一邊。
aside-people = 名字和設定讀不出來，只好從頭來。舊檔案原樣收在一邊。
