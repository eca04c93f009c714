# Learning a game: how the app helps, the rules in brief, the practice table, and why

learn-open = 应用帮什么忙，还有规则
learn-title = 应用帮什么忙
learn-rules = 规则速览
learn-search = 查一查
learn-nothing = 这里没有提到“{ $words }”。换个词试试。

learn-practice = 自己练习
learn-practice-under = 你玩一个座位，其他都由应用来玩。练习不会算进任何战绩。
learn-practice-you = 你是
learn-practice-name = 说你是谁
learn-practice-table = 几个人一桌？
learn-practice-others = { $count ->
    [1] 有一个人陪你玩。
   *[other] 有 { $count } 个人陪你玩：{ $names }。
}
learn-practice-deal = 发身份
learn-practice-names = 阿宝、小雨、大山、阿芳、小杰、老顾、花花、一飞
learn-practice-before = { $line }。在你之前：{ $names }
learn-practice-summary = 练习。{ $line }

why-close = 关上
