# Learning a game: how the app helps, the rules in brief, the practice table, and why

learn-open = 程式幫什麼忙，還有規則
learn-title = 程式幫什麼忙
learn-rules = 規則速覽
learn-search = 查一查
learn-nothing = 這裡沒有提到「{ $words }」。換個詞試試。

learn-practice = 自己練習
learn-practice-under = 你玩一個座位，其他都由程式來玩。練習不會算進任何戰績。
learn-practice-you = 你是
learn-practice-name = 說你是誰
learn-practice-table = 幾個人一桌？
learn-practice-others = { $count ->
    [1] 有一個人陪你玩。
   *[other] 有 { $count } 個人陪你玩：{ $names }。
}
learn-practice-deal = 發身分
learn-practice-names = 阿寶、小雨、大山、阿芳、小杰、老顧、花花、一飛
learn-practice-before = { $line }。在你之前：{ $names }
learn-practice-summary = 練習。{ $line }

why-close = 關上
