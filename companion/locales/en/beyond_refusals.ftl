# What the table of Beyond refuses

refused-stock-full = A Stock has { $slots } slots. Use a capture card first, or look again how many lie there.
refused-too-many-patterns = The 16 cards of a Spirit make { $most } patterns and no more, over all players. Look again who has them.
refused-too-many-nian-shou = There are { $most } Nian Shou cards in all. Take one off somebody else’s count first.
refused-too-many-cards = That would be more than the { $most } Spirit cards in the box, over all players. Look again at the counts.
