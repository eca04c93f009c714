# What Lucky First Incense does not allow: each sentence says what to do instead

refused-lucky-colour = 盒子里只有红、黄、绿、蓝、紫五色的牌。给{ $name }换成其中一色吧。
refused-lucky-nobody = 那里没有人坐。从这桌的人里选一个吧。
refused-lucky-no-place = 今年没有那个位置。从桌上有的里面选。
refused-lucky-count = 选 0 到 { $most } 的数字。

# Another part of the game is due
refused-lucky-in-evening = 现在还是傍晚。先把牌打完，再翻开。
refused-lucky-in-midnight = 午夜到了：照桌上的样子输入卡牌，再敲钟。
refused-lucky-in-picks = 有同色的对决在等主人。先让大家选好谁晋级。
refused-lucky-in-race = 赛跑正在进行。看到最后，或者回去改卡牌。
refused-lucky-in-rewards = 奖励摊开了。要改就改，好了就继续。
refused-lucky-in-over = 这一局结束了。想玩就再开一局。

# The evening
refused-lucky-start = 第二年由第一年起始玩家的右手边开始。直接说轮到谁就好。
refused-lucky-advanced = 这桌没有用香炉和香。留在盒子里，或者开一局进阶的。
refused-lucky-censer-burns = 那个香炉正点着香。先把香收回来，再换香炉。
refused-lucky-censer-twice = 那个香炉已经在桌上了。选别的吧。
refused-lucky-censer-home = 那个香炉第一年就被人带回家了。选别的吧。
refused-lucky-censer-away = 那个香炉你用不到。选桌上的，或者自己带回家的。
refused-lucky-censer-used = 今年已经有人在那里上过香了。选别的香炉吧。
refused-lucky-incense-gone = 这个人今年的香用掉了。要是按错，先收回来。
refused-lucky-incense-there = 这个人的香还在，没有东西要收回。

# Midnight
refused-lucky-junior = 儿童版没有那张牌。从五张里选吧。
refused-lucky-card-twice = 那张牌已经在这里了：{ $temple }，第 { $place } 个位置。先清空那里。
refused-lucky-empty = 还有 { $count } 个空位。输入上面的牌，或者说它就是空的。

# Picks
refused-lucky-not-asked = 这个人没有对决要选。把手机给要选的人。
refused-lucky-secret = 有好几组在等，所以要偷偷选。手机传一圈吧。
refused-lucky-open = 只有一组在等，当着大家选就好，不用保密。
refused-lucky-picked = 这个人选过了。把手机传给下一位。
refused-lucky-pick-all = { $count ->
    [1] 你有一组对决，选一张牌。
   *[other] 你有 { $count } 组对决，每组都要选一张牌。
}
refused-lucky-pick-card = 每一组都从两张牌里选一张。

# The race
refused-lucky-stage-order = 还不到那一关。从第 { $due } 关继续。
refused-lucky-no-stage = 最后一关跑完了。发奖励吧。
refused-lucky-stages-left = 还有一关没跑，跑完再发奖励。
refused-lucky-no-pair = 那一组还没跑。从摊开的里面选。
refused-lucky-call-later = 已经有人选好了。先让其他人也选完，再由这桌决定。
refused-lucky-call-nobody = 那里没有牌。从两张牌里选一张，或者都不选。
refused-lucky-no-call = 这里本来就按规则，没有要收回的。

# The year closes
refused-lucky-last-year = 已经是最后一年了。看看谁赢吧。
refused-lucky-year-left = 还有第二年要玩。往第二年的傍晚走吧。
