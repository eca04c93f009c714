# The shell: start screen, sitting down, covers, menus, settings

app-name = 桌边
go-back = 返回
go-home = 回首页

words-listed = { $some }、{ $more }
words-beside = { $first }，{ $second }
sentences-joined = { $some }{ $more }

home-title = 今晚玩哪一款？
home-new = 开新局
home-finished = 玩过的局
home-address = 同一网络里的手机，打开这里就能一起玩
home-address-code = { $address } 的二维码

lost-connection = 连接断了一下。什么都没丢，恢复之前什么也不会显示。
shut-title = 现在打不开你的牌局
shut-again = 再试一次
refused-key-storage = 这台设备上的牌局钥匙读不出来。什么都没有动，再试一次，或者关掉这一页重新打开。

broken-title = 这个画面坏了，是我们的错
broken-text = 你的牌局好好的。回首页再打开一次就行。

colour-red = 红色
colour-orange = 橙色
colour-yellow = 黄色
colour-green = 绿色
colour-blue = 蓝色
colour-purple = 紫色
colour-black = 黑色
colour-white = 白色
colour-of = { $colour }，{ $name }在用，选了就互换

set-up-title = 大家怎么坐？
set-up-under = 按座位，顺时针排。
set-up-add = 加一个人
set-up-again = 原班人马：{ $names }
set-up-count = { $count ->
    [0] 还没有人
   *[other] 这桌 { $count } 个人
}
set-up-options = 规则选项
set-up-rules = 规则选项：{ $rules }
set-up-deal = 开始吧
set-up-change = 修改{ $name }
set-up-up = { $name }往上移
set-up-down = { $name }往下移

name-title = 第 { $number } 位是谁？
name-hint = 名字
name-colour = 用哪个颜色
name-known = 在这里玩过的人
name-remove = { $name }这次不玩
name-done = 好了
name-next = 下一位

options-title = 这桌怎么玩？
options-done = 就这么玩

cover-pass = 把手机交给
cover-hold = 是{ $name }就按住
cover-others = 其他人先看别处
secret-for = 只给{ $name }看
seal-look = 按住就能看
seal-look-under = 手指放着才看得到
seal-let-go = 松开就盖上
seal-again = 想再看就再按住
grid-how = 按住先看清楚，松开才算；滑开就取消
tile-empty = 空格

menu-open = 菜单
menu-title = 这一桌
menu-close = 回到游戏
menu-undo = 撤回上一步
menu-notebook = 翻一下笔记
menu-notebook-of = { $name }的笔记

notebook-hold = 按住翻开你的笔记
notebook-let-go = 松开就合上
notebook-under = 到目前为止，你看过的都在这里
notebook-done = 好了
notebook-write = 写一行
notebook-write-title = 第 { $round } 轮要记什么？
notebook-hint = 只有你看得到
notebook-keep = 记下来
notebook-note = “{ $words }”
notebook-to-come = 还没到
notebook-not-yet = 还没有

talk-speaks = { $name }发言
talk-start = 开始
talk-pause = 暂停
talk-next = 下一位
talk-vote = 开始投票

key-digit = { $digit }
key-erase = 删掉
key-next = 下一格

over-again = 再来一局
over-correct = 修改计分
review-result = 结果
review-round = 第 { $round } 轮
review-round-short = 第{ $round }轮
review-people = 身份

settings-title = 设置
settings-language = 语言
settings-device = 跟随设备
settings-theme = 深色或浅色
settings-theme-system = 跟随设备
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-hold = 看秘密
settings-hold-yes = 按住才能看
settings-hold-no = 点一下就看
settings-hold-why = 手不方便按住的人：点一下，秘密会露出两秒。
settings-motion = 动画
settings-motion-system = 跟随设备
settings-motion-still = 关
settings-motion-moving = 开
settings-vibration = 震动
settings-sounds = 声音
settings-on = 开
settings-off = 关
settings-motion-why = 关掉动画，也就不会震动或出声。秘密画面不会有声音。

# About the app

about-title = 关于桌边
about-what = 卡牌做不到的交给它：分发并保守秘密、处理琐碎的结算、加总分数，然后收起来。牌还是用你们自己的。
about-secret-title = 你的秘密
about-secret = 只有按住时才会显示秘密，每个角色要按的次数都一样。来电、转动手机、断线，不管发生什么，都会先盖起来。
about-kept-title = 保存什么
about-kept = 对局、名字和设置都留在运行桌边的设备上。对局经过加密，打开文件也找不到角色。没有账号，也不会发送任何数据。
about-fair-title = 公平发牌
about-fair = 发牌前桌边会显示一组短码。游戏结束后，任何人都能用它检查：角色和兽首在大家行动之前就已经定好。
about-rights-title = 授权
about-rights = 程序与图片：MIT 许可。字体：以 Noto CJK 制作，SIL Open Font License。游戏属于各自的作者与出版社，与本程序无关。
