# What Bronze Heads does not allow: each sentence says what to do instead

refused-bronze-seconds = 发言时间最多 { $most } 秒，选 0 就不计时。
refused-bronze-nobody = 那里没有人坐。从这桌的人里选一个吧。

# Another part of the game is due
refused-bronze-in-enter = 先处理身份：每个人输入自己抽到的牌。
refused-bronze-in-night = 还是夜晚，先让每个人看过自己的身份。
refused-bronze-in-turns = 这一轮还没完：先让每个人都拿手机行动过。
refused-bronze-in-speaking = 大家都行动过了，现在轮流发言，然后投票。
refused-bronze-in-voting = 现在要给四个兽首投票。
refused-bronze-in-voted = 票投完了。要更正就更正，不然就继续。
refused-bronze-in-judging = 现在要鉴人：每个人偷偷指认一个人。
refused-bronze-in-reveal = 胜负已经定了，看看揭晓的结果吧。
refused-bronze-in-over = 这一局结束了。想玩就再开一局。

# Another step of the turn, or another player's
refused-bronze-not-yours = 手机现在在别人手上，等轮到你。
refused-bronze-at-first = 先做第一个选择：你想看什么？
refused-bronze-at-second = 你看过了，接着做第二个选择。
refused-bronze-at-pass = 你都选好了，把手机传下去吧。

# Entering a card
refused-bronze-role-out = { $count } 个人玩的时候没有这个角色。再看一下你的牌。
refused-bronze-role-taken = 这个身份现在不能输入。再看一下你的牌。

# The first choice
refused-bronze-how-many = { $most ->
    [1] 选一个兽首。
   *[other] 选一个兽首，或者两个不同的。
}
refused-bronze-head-elsewhere = 这一轮没有那个兽首。从桌上这四个里选。
refused-bronze-head-twice = 选两个不同的兽首，或者只选一个。
refused-bronze-fang-heads = 方震看的是人，不是兽首。选一个人，或者都不选。
refused-bronze-only-fang = 只有方震能看人。选一个兽首吧。
refused-bronze-read-self = 你知道自己是哪一边。选别人，或者都不选。
refused-bronze-read-again = 你已经看过这个人的阵营了。选别人，或者都不选。

# The second choice
refused-bronze-hindered = 你这次不能用技能。标一个你怀疑的人，或者都不选。
refused-bronze-no-ability = 你的角色现在没有技能可用。标一个你怀疑的人，或者都不选。
refused-bronze-other-ability = 那是别的角色的技能。用你自己的，或者先不用。
refused-bronze-has-ability = 你的角色有自己的技能。用它，或者先不用。
refused-bronze-attack-self = 不能偷袭自己。选别人，或者先不用。
refused-bronze-suspect-self = 你知道自己是谁。标别人，或者都不选。

# Passing the marker
refused-bronze-pass-self = 要传给别人，不能传给自己。
refused-bronze-pass-acted = 这个人这一轮行动过了。传给还没行动的人。
refused-bronze-pass-somebody = 还有人没行动。传给其中一个吧。
refused-bronze-pass-nobody = 每个人都行动过了。标记留着，这一轮结束。

# The vote
refused-bronze-vote-secret = 这一局是秘密投筹码。把手机一个一个传下去。
refused-bronze-vote-typed = 这一局把筹码放在桌上，大家一起输入总数。
refused-bronze-chips-heads = { $count } 个兽首，每一个有几枚都要说。
refused-bronze-chips-below = 筹码不可能比零还少。
refused-bronze-chips-held = { $held ->
    [0] 你没有筹码了，这次都空着吧。
   *[other] 你有 { $held } 枚，却放了 { $count } 枚。收一些回来。
}
refused-bronze-chips-out = 桌上最多只会有 { $most } 枚，不会有 { $count } 枚。再数一遍。

# Speaking
refused-bronze-say-aloud = 这要说出口：只有练习桌，应用才会听。

# Judging
refused-bronze-judge-self = 指认别人，别指自己。
refused-bronze-early = 兽首已经决定胜负，不用鉴人了。看看揭晓的结果吧。

# The notebook
refused-bronze-note-early = 第一轮开始才能写笔记。
refused-bronze-note-long = 这一行有 { $length } 个字符，最多 { $max } 个。
