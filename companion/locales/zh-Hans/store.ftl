# Matches on the disk: what the disk refuses, and files that do not open

refused-disk-full = 设备满了。腾出一点空间再试一次，目前什么都没丢。
refused-disk-closed = 应用不能写入 { $path }。开放权限再试一次，目前什么都没丢。
refused-disk = 设备读写不了（{ $problem }）。再试一次，目前什么都没丢。
refused-key-damaged = { $path } 已经不是你的牌局钥匙了。把备份里对的那个文件放回去，就都能打开；什么都没有动。

refused-conflict = 这一局已经在另一个窗口玩下去了。现在就是最新的样子。
refused-match-gone = 这里没有这一局。回列表看看现在有哪些。

aside-damaged = 有一局坏了，打不开。文件原样放在一边，其他局都没事。
aside-foreign = 有一个文件是用别的钥匙封的，这里打不开。先放在一边，等钥匙回来就好。
aside-newer = 有一局是用比较新的版本存的。先放在一边，更新应用就回来了。
aside-unknown-game = 有一局的游戏，这个版本还不认识。先放在一边，更新应用就回来了。
aside-broken-rules = 有一局里有一步不合规则。文件原样放在一边，其他局都没事。
aside-kept = 替某款游戏留着的东西（比如板块册）读不出来，只好从头来。旧文件原样放在一边。
aside-people = 名字和设置读不出来，只好从头来。旧文件原样放在一边。
