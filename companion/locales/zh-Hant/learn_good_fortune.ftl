# Good Fortune: how the app helps, and the rules in brief

fortune-learn-count = 幫你數幸運物
fortune-learn-count-more = 點你拿到的兩種幸運物，再選骰子點數。分組和分數馬上就有。
fortune-learn-book = 認得你的板塊
fortune-learn-book-more = 程式不知道你的板塊上印了什麼。輸入過的可以留在板塊冊，下次打編號就好。
fortune-learn-why = 說給你聽
fortune-learn-why-more = 點一組，就知道為什麼這時候算它。規則沒說清楚的地方，程式會講，並把每種算法都算出來。

fortune-rules-goal = 在玩什麼
fortune-rules-goal-1 = 兩個人從三塊一排的板塊裡拿走板塊。一樣的幸運物越多，就越值錢。
fortune-rules-start = 開始之前
fortune-rules-start-1 = 隨機一個人拿 1 號板塊，另一個拿 21 號。各再抽八塊；最後三塊翻開排成一排。兩個人的板塊都攤開。
fortune-rules-start-2 = 有 1 號的人拿幸運幣，小圖朝上，先開始。
fortune-rules-choose = 選板塊
fortune-rules-choose-1 = 有幸運幣的人先推出一塊給大家看，另一個人再推。
fortune-rules-first = 誰的先放
fortune-rules-first-1 = 小圖朝上：編號小的先放。大圖朝上：編號大的先放。
fortune-rules-place = 放板塊、拿板塊
fortune-rules-place-1 = 你的板塊和一端有一樣的幸運物，就要接在那裡；兩端都行就自己選。你拿走另一端的板塊。
fortune-rules-place-2 = 都不一樣就隨便放一端，另一端的板塊離開遊戲。所以中間一直是三塊。
fortune-rules-next = 下一回合
fortune-rules-next-1 = 幸運幣翻面，交給另一個人。九個回合之後板塊就放完了。
fortune-rules-score = 算分
fortune-rules-score-1 = 先算你的板塊裡最多的幸運物；一樣多就算骰子點數高的。這一組的分數是塊數乘骰子總點數。
fortune-rules-score-2 = 把這些板塊放一邊，剩下的再算一次，算到沒有為止。每塊只算一次。
fortune-rules-score-3 = 不可以換別種分法，就算分數更高也不行。
fortune-rules-tie = 全都一樣的時候
fortune-rules-tie-1 = 兩種幸運物塊數和點數都一樣，規則沒有說。程式兩種都算；有差的話，由板塊的主人選。
fortune-rules-tie-2 = 最後同分就是平手。
fortune-rules-charms = 七種幸運物
fortune-rules-charms-1 = 招財貓、四葉草、象頭神、邪眼、法蒂瑪之手、馬蹄鐵、聖甲蟲。每塊板塊有其中兩種和一顆骰子。
fortune-rules-variants = 其他玩法
fortune-rules-variants-1 = 猜心：兩個人同時選，幸運幣只翻面。
fortune-rules-variants-2 = 簡單：不用幸運幣。輪流放，編號不重要。
