# Beyond: how the app helps, and the rules in brief

beyond-learn-score = 帮你记分
beyond-learn-score-more = 数一数每个人面前有什么，总分马上就有；点一下总分，就知道怎么来的。
beyond-learn-odds = 知道概率
beyond-learn-odds-more = 再翻一张之前，先看看翻到新灵兽的机会有多大。已经出去的牌也能帮你记。
beyond-learn-end = 看得到结局
beyond-learn-end-more = 附魔三只灵兽、牌堆抽完两次、六张年兽牌：什么时候结束、谁还有几个回合，应用会说。

beyond-rules-goal = 在玩什么
beyond-rules-goal-1 = 收集灵兽牌，用四张牌的图案附魔灵兽，能量分数最高的赢。拿齐六张年兽牌直接获胜。
beyond-rules-reveal = 第一步：翻牌
beyond-rules-reveal-1 = 一张一张翻。都是不同灵兽就可以继续翻，或者停下来全部拿走。
beyond-rules-reveal-2 = 翻到重复的灵兽，就只拿最后那张；每花一个标记可以多拿一张。
beyond-rules-reveal-3 = 前两张就一样，还能拿一张年兽牌，只要还有。
beyond-rules-place = 第二步：摆牌
beyond-rules-place-1 = 每张牌可以灵兽面朝上放进自己的区域，也可以捕捉面朝上放进储备，储备有四格。
beyond-rules-enchant = 第三步：附魔
beyond-rules-enchant-1 = 同一种灵兽的四张牌排成合规的图案就能附魔，拿到图案的分数。图案的形状看说明书，应用不知道。
beyond-rules-capture = 第三步：捕捉
beyond-rules-capture-1 = 阴牌可以拿走别人标着阳的灵兽牌，阳牌拿标着阴的。一阴一阳可以拿走一张年兽牌。
beyond-rules-capture-2 = 拿到的放进自己的区域，用掉的弃掉。被拿走的人每少一张牌得一个标记。
beyond-rules-end = 结束
beyond-rules-end-1 = 有人附魔三只灵兽，或者牌堆第二次抽完，游戏就要结束。大家的回合要一样多。
beyond-rules-end-2 = 六张年兽牌当场结束。
beyond-rules-score = 分数
beyond-rules-score-1 = 图案的分数，加上图案外每张灵兽牌、每张年兽牌、储备上每张捕捉牌和自己区域里每个标记各一分。
beyond-rules-score-2 = 一般的分值：玄武、朱雀 6，青龙、白虎 9，麒麟 12。你们的牌不一样，就改成你们的。
beyond-rules-tie = 同分
beyond-rules-tie-1 = 正面灵兽牌比较少的赢。图案里的牌算不算，是你们的规则选项；会换人赢的时候，应用会说。
beyond-rules-advanced = 保护
beyond-rules-advanced-1 = 进阶游戏里，把标记放在灵兽牌的记号上就能保护它：要一阴一阳才捕捉得走。被捕捉的话，标记还给主人；被附魔的话，标记放回供应区。
beyond-rules-summon = 召唤
beyond-rules-summon-1 = 每种附魔的灵兽可以召唤一次：在它中间放一朵莲花。玄武：最上面四张选一张。青龙：最上面两张选一张。
beyond-rules-summon-2 = 朱雀：从弃牌堆拿一张捕捉牌。白虎：拿一张年兽牌，只要还有。麒麟：从别的图案收回一朵莲花。
beyond-rules-summon-3 = 放在图案上的莲花，还是算你区域里的标记。
