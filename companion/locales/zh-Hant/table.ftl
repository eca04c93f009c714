# Seats, names, and what the table refuses

refused-name-empty = 先打個名字吧。
refused-name-long = 這個名字有 { $length } 個字元，最多 { $max } 個。
refused-name-unseen = 「{ $name }」裡有看不見的字元，重打一次吧。
refused-name-taken = 「{ $name }」和「{ $other }」會變成同一個名字。加個字分清楚吧。
refused-letters = 第 { $place } 個字元這裡畫不出來，拿掉它吧。
refused-colour-taken = { $name }和{ $other }顏色一樣，其中一個換一下吧。
refused-too-few = { $count } 個人太少了，這款最少要 { $least } 個人。
refused-too-many = { $count } 個人太多了，這款最多 { $most } 個人。
refused-undo = 這一步收不回來了：後來已經有人看過或選過。
