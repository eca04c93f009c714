# Good Fortune: how the app helps, and the rules in brief

fortune-learn-count = 帮你数幸运物
fortune-learn-count-more = 点你拿到的两种幸运物，再选骰子点数。分组和分数马上就有。
fortune-learn-book = 认得你的板块
fortune-learn-book-more = 应用不知道你的板块上印了什么。输入过的可以留在板块册，下次打编号就好。
fortune-learn-why = 说给你听
fortune-learn-why-more = 点一组，就知道为什么这时候算它。规则没说清楚的地方，应用会讲，并把每种算法都算出来。

fortune-rules-goal = 在玩什么
fortune-rules-goal-1 = 两个人从三块一排的板块里拿走板块。一样的幸运物越多，就越值钱。
fortune-rules-start = 开始之前
fortune-rules-start-1 = 随机一个人拿 1 号板块，另一个拿 21 号。各再抽八块；最后三块翻开排成一排。两个人的板块都摊开。
fortune-rules-start-2 = 有 1 号的人拿幸运币，小图朝上，先开始。
fortune-rules-choose = 选板块
fortune-rules-choose-1 = 有幸运币的人先推出一块给大家看，另一个人再推。
fortune-rules-first = 谁的先放
fortune-rules-first-1 = 小图朝上：编号小的先放。大图朝上：编号大的先放。
fortune-rules-place = 放板块、拿板块
fortune-rules-place-1 = 你的板块和一端有一样的幸运物，就要接在那里；两端都行就自己选。你拿走另一端的板块。
fortune-rules-place-2 = 都不一样就随便放一端，另一端的板块离开游戏。所以中间一直是三块。
fortune-rules-next = 下一回合
fortune-rules-next-1 = 幸运币翻面，交给另一个人。九个回合之后板块就放完了。
fortune-rules-score = 算分
fortune-rules-score-1 = 先算你的板块里最多的幸运物；一样多就算骰子点数高的。这一组的分数是块数乘骰子总点数。
fortune-rules-score-2 = 把这些板块放一边，剩下的再算一次，算到没有为止。每块只算一次。
fortune-rules-score-3 = 不可以换别种分法，就算分数更高也不行。
fortune-rules-tie = 全都一样的时候
fortune-rules-tie-1 = 两种幸运物块数和点数都一样，规则没有说。应用两种都算；有差的话，由板块的主人选。
fortune-rules-tie-2 = 最后同分就是平手。
fortune-rules-charms = 七种幸运物
fortune-rules-charms-1 = 招财猫、四叶草、象头神、邪眼、法蒂玛之手、马蹄铁、圣甲虫。每块板块有其中两种和一颗骰子。
fortune-rules-variants = 其他玩法
fortune-rules-variants-1 = 猜心：两个人同时选，幸运币只翻面。
fortune-rules-variants-2 = 简单：不用幸运币。轮流放，编号不重要。
