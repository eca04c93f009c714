# Seats, names, and what the table refuses

refused-name-empty = 先打个名字吧。
refused-name-long = 这个名字有 { $length } 个字符，最多 { $max } 个。
refused-name-unseen = “{ $name }”里有看不见的字符，重打一遍吧。
refused-name-taken = “{ $name }”和“{ $other }”会变成同一个名字。加个字分清楚吧。
refused-letters = 第 { $place } 个字符这里画不出来，去掉它吧。
refused-colour-taken = { $name }和{ $other }颜色一样，其中一个换一下吧。
refused-too-few = { $count } 个人太少了，这款最少要 { $least } 个人。
refused-too-many = { $count } 个人太多了，这款最多 { $most } 个人。
refused-undo = 这一步撤不回来了：后来已经有人看过或选过。
