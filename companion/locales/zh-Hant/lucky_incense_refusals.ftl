# What Lucky First Incense does not allow: each sentence says what to do instead

refused-lucky-colour = 盒子裡只有紅、黃、綠、藍、紫五色的牌。給{ $name }換成其中一色吧。
refused-lucky-nobody = 那裡沒有人坐。從這桌的人裡選一個吧。
refused-lucky-no-place = 今年沒有那個位置。從桌上有的裡面選。
refused-lucky-count = 選 0 到 { $most } 的數字。

# Another part of the game is due
refused-lucky-in-evening = 現在還是傍晚。先把牌打完，再翻開。
refused-lucky-in-midnight = 午夜到了：照桌上的樣子輸入卡牌，再敲鐘。
refused-lucky-in-picks = 有同色的對決在等主人。先讓大家選好誰晉級。
refused-lucky-in-race = 賽跑正在進行。看到最後，或回去改卡牌。
refused-lucky-in-rewards = 獎勵攤開了。要改就改，好了就繼續。
refused-lucky-in-over = 這一局結束了。想玩就再開一局。

# The evening
refused-lucky-start = 第二年由第一年起始玩家的右手邊開始。直接說輪到誰就好。
refused-lucky-advanced = 這桌沒有用香爐和香。留在盒子裡，或開一局進階的。
refused-lucky-censer-burns = 那個香爐正點著香。先把香收回來，再換香爐。
refused-lucky-censer-twice = 那個香爐已經在桌上了。選別的吧。
refused-lucky-censer-home = 那個香爐第一年就被人帶回家了。選別的吧。
refused-lucky-censer-away = 那個香爐你用不到。選桌上的，或自己帶回家的。
refused-lucky-censer-used = 今年已經有人在那裡上過香了。選別的香爐吧。
refused-lucky-incense-gone = 這個人今年的香用掉了。要是按錯，先收回來。
refused-lucky-incense-there = 這個人的香還在，沒有東西要收回。

# Midnight
refused-lucky-junior = 兒童版沒有那張牌。從五張裡選吧。
refused-lucky-card-twice = 那張牌已經在這裡了：{ $temple }，第 { $place } 個位置。先清空那裡。
refused-lucky-empty = 還有 { $count } 個空位。輸入上面的牌，或說它就是空的。

# Picks
refused-lucky-not-asked = 這個人沒有對決要選。把手機給要選的人。
refused-lucky-secret = 有好幾組在等，所以要偷偷選。手機傳一圈吧。
refused-lucky-open = 只有一組在等，當著大家選就好，不用保密。
refused-lucky-picked = 這個人選過了。把手機傳給下一位。
refused-lucky-pick-all = { $count ->
    [1] 你有一組對決，選一張牌。
   *[other] 你有 { $count } 組對決，每組都要選一張牌。
}
refused-lucky-pick-card = 每一組都從兩張牌裡選一張。

# The race
refused-lucky-stage-order = 還不到那一關。從第 { $due } 關繼續。
refused-lucky-no-stage = 最後一關跑完了。發獎勵吧。
refused-lucky-stages-left = 還有一關沒跑，跑完再發獎勵。
refused-lucky-no-pair = 那一組還沒跑。從攤開的裡面選。
refused-lucky-call-later = 已經有人選好了。先讓其他人也選完，再由這桌決定。
refused-lucky-call-nobody = 那裡沒有牌。從兩張牌裡選一張，或都不選。
refused-lucky-no-call = 這裡本來就照規則，沒有要收回的。

# The year closes
refused-lucky-last-year = 已經是最後一年了。看看誰贏吧。
refused-lucky-year-left = 還有第二年要玩。往第二年的傍晚走吧。
