# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = 玩過的局
evenings-none = 還沒玩過任何一局。
evenings-all = 全部遊戲
evenings-more = 更多：{ $match }
evenings-removed = 這局已經移走了。
evenings-bring-back = 拿回來
evenings-moved-short = 在另一支手機上
evenings-moved = 這局在 { $at } 搬到另一支手機了，請在那邊玩。
evenings-take-back = 還是在這裡玩
evenings-review = 再看一次
evenings-play-on = 回到桌上
evenings-note = 筆記和地點
evenings-note-why = 跟這局放在一起，只留在這支手機上。
evenings-note-hint = 筆記
evenings-place = 地點
evenings-remove = 移走這局
evenings-remove-ask = 移走{ $match }？
evenings-remove-why = 一小時內都可以拿回來。
evenings-remove-not = 留著
evenings-remove-now = 移走
