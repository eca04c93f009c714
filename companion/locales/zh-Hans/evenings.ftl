# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = 玩过的局
evenings-none = 还没玩过任何一局。
evenings-all = 全部游戏
evenings-more = 更多：{ $match }
evenings-removed = 移走了 { $count } 局。
evenings-bring-back = 拿回来
evenings-moved-short = 在另一部手机上
evenings-moved = 这局在 { $at } 搬到另一部手机了，请在那边玩。
evenings-take-back = 还是在这里玩
evenings-review = 再看一次
evenings-play-on = 回到桌上
evenings-note = 笔记和地点
evenings-note-why = 跟这局放在一起，这局传到哪里就跟到哪里。
evenings-note-hint = 笔记
evenings-place = 地点
evenings-remove = 移走这局
evenings-remove-ask = 移走{ $match }？
evenings-remove-why = 一小时内都可以拿回来。
evenings-remove-not = 留着
evenings-remove-now = 移走
evenings-clear = 移走这 { $count } 局
evenings-clear-ask = 移走 { $count } 局？
evenings-clear-why = 一小时内都可以全部拿回来。
evenings-clear-not = 都留着

# People
people-title = 玩家
people-none = 还没有人坐下来玩。
people-name = 名字
people-merge-why = 打上另一个人的名字，两个就并成一个。
people-rename = 改名字
people-forget = 忘掉这个人
people-forget-now = 忘掉
people-somebody = 某人
people-ask-rename = { $old }改成{ $new }？
people-ask-merge = { $old }和{ $new }是同一个人？
people-ask-forget = 忘掉{ $old }？
people-no-way-back = 做了就收不回来。
people-plan-matches = { $count ->
    [0] 没有牌局要改。
   *[other] { $count } 局里的名字会改成{ $new }。
}
people-plan-offered = 坐下来时会列出这个名字，那里也会改。
people-plan-mentions = 有 { $count } 则笔记或地点写到这个名字。那是你们自己写的，不会改。
people-plan-notebooks = 牌局里各人的笔记也是自己写的，不会改。
people-plan-trash = 移走但还拿得回来的局，会一起彻底删掉。
people-plan-copies = 别的手机和文件里的副本不会改。
people-do-it = 就这样
people-leave-it = 先不要

# A match to another phone, and from there
moving-send = 搬到另一部手机
moving-send-why = 在另一部手机的首页选“从另一部手机来”，用相机读这个码，或把文字传过去。
moving-code = 第 { $number } 个码，共 { $count } 个
moving-next = 下一个码
moving-text = 一样的内容，文字版
moving-passphrase = 口令
moving-passphrase-why = 念给拿另一部手机的人听。没有它，谁也打不开这个码。
moving-copy = 复制
moving-copied = 复制好了
refused-copy = 浏览器不让程序复制。请在框里选中文字，自己复制。
moving-done = 已经搬过去了
moving-done-why = 之后这部手机只留一份不再玩的副本。
moving-receive = 从另一部手机来
moving-receive-why = 把相机读到的，或别人发来的文字粘贴在这里。有好几个码的话，先后不限。
moving-paste = 码或文字
moving-take = 读取
moving-twice = 这个码读过了，还差其他的。
moving-so-far = 读到 { $have } 个，共 { $count } 个。还差：{ $numbers }。
moving-complete = 全都到了。再打上另一部手机的口令。
moving-open = 打开这局
moving-afresh = 重新开始

# A fair deal, promised and proved
fair-open = 公平发牌：{ $code }
fair-title = 公平发牌
fair-why = 程序已经抽好自己的秘密，不能再改，这个码就是它的保证。抄下来或拍张照。想加的人就加一个词，这样连程序也挑不了牌。
fair-word = { $name }的词
fair-done = 回到座位
fair-proof = 牌发得公平吗？
fair-code = 发牌前给大家看的码
fair-secret = 程序的秘密
fair-nonce = 秘密旁边的数字
fair-words = 大家加的词

# Out and in, results
exchange-title = 导出和导入
exchange-why = 把牌局和名字存成一个文件，留底或搬到别的设备。
exchange-export = 全部导出
exchange-table = 电子表格用的表
exchange-import = 导入
bgstats-link = 链接
bgstats-record = 对局记录
exchange-text = 文字
exchange-size = 一共 { $count } 个字符，框里放不下。请复制或存成文件。
exchange-save = 存成文件
refused-save = 这台设备不让程序存文件，请改用复制。
exchange-sealed-why = 还没玩完的局用这个口令封起来了。请记下来，只会显示这一次。
exchange-choose = 选择文件
refused-file-size = 这个文件超过 { $limit } MB，不会是导出的文件。这里什么都没改。
refused-file-reading = 这个文件读不出来。请再选一次，或粘贴文字。
exchange-paste = 或把文字粘贴在这里
exchange-passphrase = 口令，有的话
exchange-read = 导入
exchange-done = 导入好了
exchange-new = 有 { $count } 局是新的。
exchange-longer = 有 { $count } 局那边玩得更远，就接着那边。
exchange-same = 有 { $count } 局这里本来就有。
exchange-apart = 有 { $count } 局两边各自玩下去了，两份都留着。
exchange-people = 有 { $count } 个新名字。
exchange-kept = 有 { $count } 份游戏资料是新的，例如板块图鉴。
exchange-still-sealed = 有 { $count } 局还没玩完的仍然封着，打上口令就能一起导入。
exchange-nothing = 里面没有这里没有的东西。
result-title = 这局的结果
result-why = 存成图片，给相机读码，或复制文字。
result-picture = 保存图片
result-picture-share = 发送图片
result-code-below = 任何手机的相机都能读这个码。
result-open = 把结果发给大家
result-bgstats = 传到 BG Stats
result-bgstats-why = 这个链接会把这局记进 BG Stats，连名字、分数、身份、地点和笔记一起。
result-bgstats-open = 打开 BG Stats
refused-link = 这台设备打不开链接，请改用复制。
result-match = 关于这局

# Statistics
figures-title = 统计
figures-none = 还没有玩完的局。
figures-matches = 玩完 { $count } 局
figures-wins = 赢的局数
figures-points = 分数
figures-of = { $times } / { $of }
figures-line = { $what }：{ $figure }
figures-mean = { $count } 局平均 { $mean } 分，最高 { $best } 分
figures-table = 整桌
