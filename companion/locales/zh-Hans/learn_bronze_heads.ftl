# Bronze Heads: how the app helps, the rules in brief, practice, and why

bronze-learn-secrets = 秘密就是秘密
bronze-learn-secrets-more = 手机一个一个传下去。属于你的，只有手指按着才看得到；每个身份要按的次数都一样。
bronze-learn-memory = 帮你发，帮你记
bronze-learn-memory-more = 身份、兽首、互换和偷袭都交给应用。给你看过的，都留在你自己的笔记里。
bronze-learn-sums = 帮你算，说给你听
bronze-learn-sums-more = 票数排好，分数算好。最后谁做了什么一清二楚，点一个数字就知道怎么来的。

bronze-rules-goal = 在玩什么
bronze-rules-goal-1 = 十二个兽首会上桌，分三轮，每轮四个。每一轮都是两件真品、两件赝品。
bronze-rules-goal-2 = 许愿阵营想保住真品，老朝奉阵营想搞破坏。谁都不亮身份。
bronze-rules-sides = 谁来玩
bronze-rules-sides-1 = 六人局：老朝奉阵营是老朝奉和药不然；许愿阵营是许愿、方震、黄烟烟和木户加奈。
bronze-rules-sides-2 = 七人局，老朝奉阵营加上郑国渠；八人局，许愿阵营再加上姬云浮。
bronze-rules-night = 夜晚
bronze-rules-night-1 = 每个人轮流看身份。老朝奉和药不然会知道对方是谁。
bronze-rules-night-2 = 郑国渠不认识同伙，同伙也不认识他。许愿阵营谁都不认识谁。
bronze-rules-turn = 轮到你
bronze-rules-turn-1 = 先偷偷看一个兽首。有技能又想用，就用。然后把手机交给这一轮还没拿过的人。
bronze-rules-turn-2 = 最后一个行动的人，下一轮先开始。
bronze-rules-look = 鉴宝看到什么
bronze-rules-look-1 = 真品、赝品，或者无法鉴定。给你看过的不会再变，也不能重看。
bronze-rules-look-2 = 无法鉴定有好几种原因，不会告诉你是哪一种。
bronze-rules-lao = 老朝奉
bronze-rules-lao-1 = 鉴宝之后，他可以互换真假：同一轮后面的许愿阵营，会把真品看成赝品、赝品看成真品。
bronze-rules-lao-2 = 老朝奉阵营、姬云浮，还有方震看到的阵营，都不受影响。
bronze-rules-yao = 药不然
bronze-rules-yao-1 = 鉴宝之后，他可以偷袭一个人。那个人下一次轮到时，不能鉴宝也不能用技能；照样传手机、发言、投票。
bronze-rules-yao-2 = 已经行动过的人，下一轮才中招。最后一轮这样偷袭就白费了。
bronze-rules-yao-3 = 偷袭方震，许愿也会中招。只有受害者在那一次才会知道。
bronze-rules-zheng = 郑国渠
bronze-rules-zheng-1 = 鉴宝之后，他可以隐藏这一轮的一个兽首。后面看它的人都无法鉴定，同伙也一样。照样可以投它。
bronze-rules-appraisers = 许愿阵营
bronze-rules-appraisers-1 = 许愿每轮可以看两个兽首。
bronze-rules-appraisers-2 = 方震不看兽首。每轮看一个人的阵营，同一个人不能看两次。
bronze-rules-appraisers-3 = 黄烟烟和木户加奈各有一轮无法鉴定。哪一轮是抽的，事先不会说。
bronze-rules-appraisers-4 = 老朝奉骗不了姬云浮。但她只要被偷袭一次，整局都不能再鉴宝。
bronze-rules-talk = 发言
bronze-rules-talk-1 = 最后行动的人左手边先说，接着顺时针。想说什么都行，真的假的都可以。
bronze-rules-vote = 筹码和投票
bronze-rules-vote-1 = 每轮每人拿两枚筹码，爱放哪个兽首就放哪个，不放也行。留下的还是你的，放了的就没了。
bronze-rules-vote-2 = 筹码最多的两个兽首会保住。一样多就按生肖顺序，从鼠首到猪首。
bronze-rules-vote-3 = 第二名当场揭晓，第一名到最后才揭晓。两个都算。
bronze-rules-judging = 鉴人
bronze-rules-judging-1 = 三轮之后，每个人偷偷指认一个人：许愿阵营找老朝奉，老朝奉找许愿，药不然找方震。
bronze-rules-judging-2 = 郑国渠也会被问，免得看出差别。他的答案不算。
bronze-rules-points = 分数
bronze-rules-points-1 = 保住一件真品一分；许愿阵营过半数指认老朝奉一分；许愿没被找到两分；方震没被找到一分。
bronze-rules-points-2 = 满六分许愿阵营赢，不到就是老朝奉阵营赢。
bronze-rules-points-3 = 保住六件真品马上赢；一件都没有或只有一件就输了，谁都不用鉴人。
bronze-rules-house = 规则选项
bronze-rules-house-1 = 可以改成半数就算找到、无论如何都鉴人，或者同一个人中两次偷袭只停一次。
bronze-rules-house-2 = 身份可以由应用发，也可以抽牌再输入。投票可以输入总数，也可以每个人偷偷放筹码。

# The practice table

bronze-practice-order = 这一轮的行动顺序
bronze-practice-said = 大家说了什么
bronze-practice-yours = 你要说什么？不一定要是真的。
bronze-practice-trust = 你不信任谁？
bronze-practice-say = 就这么说
bronze-practice-say-nothing = 什么都不说
bronze-practice-mark = { $head }：{ $reading }
bronze-practice-name = 我不信任{ $name }
bronze-said-genuine = { $head }是真品。
bronze-said-fake = { $head }是赝品。
bronze-said-unread = 我看了{ $head }，无法鉴定。
bronze-said-suspect = 我不信任{ $name }。
bronze-said-nothing = 这次我没有什么要说的。
bronze-said-in-review = 说过：“{ $words }”

# Why

bronze-why-heads = 保住的真品
bronze-why-kept = { $place ->
    [1] { $head }，第 { $round } 轮筹码最多
   *[2] { $head }，第 { $round } 轮第二名
}
bronze-why-heads-rule = 保住一件真品就是一分，每轮的第一名和第二名都算。
bronze-why-lao = 找出老朝奉了吗？
bronze-why-named-lao = { $name }指认{ $other }，正是老朝奉
bronze-why-named-not-lao = { $name }指认{ $other }，其实是{ $role }
bronze-why-count = 许愿阵营 { $all } 人里有 { $count } 人指认他
bronze-why-lao-strict = 许愿阵营要过半数指认他，才有这一分。
bronze-why-lao-half = 按你们的规则选项，半数就算，就有这一分。
bronze-why-xu = 找出许愿了吗？
bronze-why-xu-rule = 老朝奉只能猜一次。猜错了，许愿阵营得两分。
bronze-why-fang = 找出方震了吗？
bronze-why-fang-rule = 药不然只能猜一次。猜错了，许愿阵营得一分。
bronze-why-guess = { $by }{ $name }指认{ $other }，其实是{ $role }
bronze-why-total = 谁赢了？
bronze-why-total-rule = 不管几个人玩，满六分许愿阵营赢，不到就是老朝奉阵营赢。
bronze-why-vote = 为什么是这两个？
bronze-why-vote-rule = 筹码多的在前。一样多就按生肖顺序：鼠、牛、虎、兔、龙、蛇、马、羊、猴、鸡、狗、猪。没有筹码的也一样。
bronze-why-reading = 为什么不是真相？
bronze-why-shown = { $about }，看到的：{ $reading }
bronze-why-truth = { $about }，真相：{ $reading }
bronze-why-blind = { $role }三轮里有一轮无法鉴定，是抽的。就是这一轮。
bronze-why-hidden = 郑国渠{ $name }隐藏了这个兽首。在那之后，谁看都无法鉴定。
bronze-why-inverted = 老朝奉{ $name }互换了真假。在他之后，许愿阵营看到的都是反的。
