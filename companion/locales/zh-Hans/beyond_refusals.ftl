# What the table of Beyond refuses: each sentence says what to do instead

refused-beyond-nobody = 那里没有人坐。从这桌的人里选一个吧。
refused-beyond-over = 这一局结束了。要改就撤回上一步，不然就再开一局。
refused-beyond-nothing-counted = 大家都还没有东西。先输入每个人面前有什么。

# Counts, and what is in the box
refused-beyond-below-none = 再少也不会少过零。再看一下数量。
refused-beyond-stock-full = 储备只有 { $slots } 格。先用掉一张捕捉牌，或者再数一下那里有几张。
refused-beyond-patterns = 一种灵兽有 { $cards } 张牌，大家加起来最多 { $most } 个图案。再看看在谁那里。
refused-beyond-nian-shou = 年兽牌大家加起来只有 { $most } 张。再看看在谁那里。
refused-beyond-cards = 盒子里的灵兽牌大家加起来只有 { $most } 张。再看一下数量。
refused-beyond-value = 一个图案值 0 到 { $most } 分。在这中间选一个数。
refused-beyond-four-cards = 一个图案要 { $cards } 张零散的牌。先输入那些牌，或者只加图案的数量。

# Turns
refused-beyond-begun = 第一个回合过了。要改谁先开始，就回到那一回合。
refused-beyond-first-turn = 现在就是第一个回合了。
refused-beyond-six = 有人拿齐了年兽牌，直接获胜。算分吧，不对的话就更正数量。
refused-beyond-last-turn-over = 每个人的最后一回合都玩过了。数数大家有什么吧。
refused-beyond-piles-out = 牌堆已经抽完两次了。把剩下的回合玩完吧。

# Revealing cards
refused-beyond-stopped = 这次不能再翻了。先拿走该拿的牌。
refused-beyond-nothing-revealed = 还没有翻牌。先翻一张吧。
refused-beyond-all-seen = 这种灵兽的 { $cards } 张牌都记过了。更正数量，或者说牌堆抽完了。
refused-beyond-not-counting = 这桌没有记牌。下一局开始前再选记牌。
refused-beyond-seen = 这种灵兽离开牌堆的牌，只会是 { $least } 到 { $most } 张。再数一遍。

# Captures and summoning
refused-beyond-capture-self = 要从别人那里捕捉。
refused-beyond-stock = { $cards ->
    [1] 这要用掉储备里的一张捕捉牌。先把它输入。
   *[other] 这要用掉储备里的 { $cards } 张捕捉牌，一阴一阳。先把它们输入。
}
refused-beyond-nothing-to-capture = 那里没有这种牌可以捕捉。更正数量，或者换一个人。
refused-beyond-not-advanced = 这桌没有玩保护和召唤。下一局开始前再选进阶规则。
refused-beyond-summoned = 那只灵兽召唤过了，或者还没附魔。选别的吧。
