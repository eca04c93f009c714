"""The practice table: simulated players who know what their seat may know, and nothing else.

They are good enough to learn from and no masters. Among themselves, over 200 games a count, the
Appraisers won 58 % with six, 46 % with seven and 65 % with eight players; of six heads 2.9 to 3.7
kept were genuine; Lao Chaofeng was found in 22 to 39 % of the judgings, Xu Yuan in 21 to 23 %, and
Fang Zhen in 47 to 61 %.
"""

from companion.games.bronze_heads.practice.table import acts, before, choose, options

__all__ = ["acts", "before", "choose", "options"]
