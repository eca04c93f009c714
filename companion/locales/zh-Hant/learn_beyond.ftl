# Beyond: how the app helps, and the rules in brief

beyond-learn-score = 幫你記分
beyond-learn-score-more = 數一數每個人面前有什麼，總分馬上就有；點一下總分，就知道怎麼來的。
beyond-learn-odds = 知道機率
beyond-learn-odds-more = 再翻一張之前，先看看翻到新靈獸的機會有多大。已經出去的牌也能幫你記。
beyond-learn-end = 看得到結局
beyond-learn-end-more = 附魔三隻靈獸、牌堆抽完兩次、六張年獸牌：什麼時候結束、誰還有幾個回合，程式會說。

beyond-rules-goal = 在玩什麼
beyond-rules-goal-1 = 收集靈獸牌，用四張牌的圖案附魔靈獸，能量分數最高的贏。拿齊六張年獸牌直接獲勝。
beyond-rules-reveal = 第一步：翻牌
beyond-rules-reveal-1 = 一張一張翻。都是不同靈獸就可以繼續翻，或停下來全部拿走。
beyond-rules-reveal-2 = 翻到重複的靈獸，就只拿最後那張；每花一個標記可以多拿一張。
beyond-rules-reveal-3 = 前兩張就一樣，還能拿一張年獸牌，只要還有。
beyond-rules-place = 第二步：擺牌
beyond-rules-place-1 = 每張牌可以靈獸面朝上放進自己的區域，也可以捕捉面朝上放進儲備，儲備有四格。
beyond-rules-enchant = 第三步：附魔
beyond-rules-enchant-1 = 同一種靈獸的四張牌排成合規的圖案就能附魔，拿到圖案的分數。圖案的形狀看說明書，程式不知道。
beyond-rules-capture = 第三步：捕捉
beyond-rules-capture-1 = 陰牌可以拿走別人標著陽的靈獸牌，陽牌拿標著陰的。一陰一陽可以拿走一張年獸牌。
beyond-rules-capture-2 = 拿到的放進自己的區域，用掉的棄掉。被拿走的人每少一張牌得一個標記。
beyond-rules-end = 結束
beyond-rules-end-1 = 有人附魔三隻靈獸，或牌堆第二次抽完，遊戲就要結束。大家的回合要一樣多。
beyond-rules-end-2 = 六張年獸牌當場結束。
beyond-rules-score = 分數
beyond-rules-score-1 = 圖案的分數，加上圖案外每張靈獸牌、每張年獸牌、儲備上每張捕捉牌和自己區域裡每個標記各一分。
beyond-rules-score-2 = 一般的分值：玄武、朱雀 6，青龍、白虎 9，麒麟 12。你們的牌不一樣，就改成你們的。
beyond-rules-tie = 同分
beyond-rules-tie-1 = 正面靈獸牌比較少的贏。圖案裡的牌算不算，是你們的規則選項；會換人贏的時候，程式會說。
beyond-rules-advanced = 保護
beyond-rules-advanced-1 = 進階遊戲裡，把標記放在靈獸牌的記號上就能保護它：要一陰一陽才捕捉得走。被捕捉的話，標記還給主人；被附魔的話，標記放回供應區。
beyond-rules-summon = 召喚
beyond-rules-summon-1 = 每種附魔的靈獸可以召喚一次：在它中間放一朵蓮花。玄武：最上面四張選一張。青龍：最上面兩張選一張。
beyond-rules-summon-2 = 朱雀：從棄牌堆拿一張捕捉牌。白虎：拿一張年獸牌，只要還有。麒麟：從別的圖案收回一朵蓮花。
beyond-rules-summon-3 = 放在圖案上的蓮花，還是算你區域裡的標記。
