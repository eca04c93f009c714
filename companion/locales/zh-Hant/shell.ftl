# The shell: start screen, sitting down, covers, menus, settings

app-name = 桌邊
go-back = 返回
go-home = 回首頁

words-listed = { $some }、{ $more }
words-beside = { $first }，{ $second }
sentences-joined = { $some }{ $more }

home-title = 今晚玩哪一款？
home-new = 開新局
home-finished = 玩過的局
home-address = 同一個網路裡的手機，打開這裡就能一起玩
home-address-code = { $address } 的 QR Code

lost-connection = 連線斷了一下。什麼都沒丟，恢復之前什麼也不會顯示。
shut-title = 現在打不開你的牌局
shut-again = 再試一次
refused-key-storage = 這台裝置上的牌局鑰匙讀不出來。什麼都沒有動到，再試一次，或關掉這一頁重新打開。

broken-title = 這個畫面壞了，是我們的錯
broken-text = 你的牌局好好的。回首頁再打開一次就行。

colour-red = 紅色
colour-orange = 橙色
colour-yellow = 黃色
colour-green = 綠色
colour-blue = 藍色
colour-purple = 紫色
colour-black = 黑色
colour-white = 白色
colour-of = { $colour }，{ $name }在用，選了就互換

set-up-title = 大家怎麼坐？
set-up-under = 照座位，順時針排。
set-up-add = 加一個人
set-up-again = 原班人馬：{ $names }
set-up-count = { $count ->
    [0] 還沒有人
   *[other] 這桌 { $count } 個人
}
set-up-options = 規則選項
set-up-rules = 規則選項：{ $rules }
set-up-deal = 開始吧
set-up-change = 修改{ $name }
set-up-up = { $name }往上移
set-up-down = { $name }往下移

name-title = 第 { $number } 位是誰？
name-hint = 名字
name-colour = 用哪個顏色
name-known = 在這裡玩過的人
name-remove = { $name }這次不玩
name-done = 好了
name-next = 下一位

options-title = 這桌怎麼玩？
options-done = 就這樣玩

cover-pass = 把手機交給
cover-hold = 是{ $name }就按住
cover-others = 其他人先看別的地方
secret-for = 只給{ $name }看
seal-look = 按住就看得到
seal-look-under = 手指放著才看得到
seal-let-go = 放開就蓋上
seal-again = 想再看就再按住
grid-how = 按住先看清楚，放開才算；滑開就取消
tile-empty = 空格

menu-open = 選單
menu-title = 這一桌
menu-close = 回到遊戲
menu-undo = 收回上一步
menu-notebook = 翻一下筆記
menu-notebook-of = { $name }的筆記

notebook-hold = 按住翻開你的筆記
notebook-let-go = 放開就闔上
notebook-under = 到目前為止，你看過的都在這裡
notebook-done = 好了
notebook-write = 寫一行
notebook-write-title = 第 { $round } 輪要記什麼？
notebook-hint = 只有你看得到
notebook-keep = 記下來
notebook-note = 「{ $words }」
notebook-to-come = 還沒到
notebook-not-yet = 還沒有

talk-speaks = { $name }發言
talk-start = 開始
talk-pause = 暫停
talk-next = 下一位
talk-vote = 開始投票

key-digit = { $digit }
key-erase = 刪掉
key-next = 下一格

over-again = 再來一局
over-correct = 修改計分
review-result = 結果
review-round = 第 { $round } 輪
review-round-short = 第{ $round }輪
review-people = 身分

settings-title = 設定
settings-language = 語言
settings-device = 跟裝置一樣
settings-theme = 深色或淺色
settings-theme-system = 跟裝置一樣
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-hold = 看秘密
settings-hold-yes = 按住才看得到
settings-hold-no = 點一下就看
settings-hold-why = 手不方便按住的人：點一下，秘密會露出兩秒。
settings-motion = 動畫
settings-motion-system = 跟裝置一樣
settings-motion-still = 關
settings-motion-moving = 開
settings-vibration = 震動
settings-sounds = 聲音
settings-on = 開
settings-off = 關
settings-motion-why = 關掉動畫，也就不會震動或出聲。秘密畫面不會有聲音。

# About the app

about-title = 關於桌邊
about-what = 卡牌做不到的交給它：分發並保守秘密、處理瑣碎的結算、加總分數，然後收起來。牌還是用你們自己的。
about-secret-title = 你的秘密
about-secret = 只有按住時才會顯示秘密，每個角色要按的次數都一樣。來電、轉動手機、斷線，不管發生什麼，都會先蓋起來。
about-kept-title = 保存什麼
about-kept = 對局、名字和設定都留在執行桌邊的裝置上。對局經過加密，打開檔案也找不到角色。沒有帳號，也不會傳送任何資料。
about-fair-title = 公平發牌
about-fair = 發牌前桌邊會顯示一組短碼。遊戲結束後，任何人都能用它檢查：角色和獸首在大家行動之前就已經定好。
about-rights-title = 授權
about-rights = 程式與圖片：MIT 授權。字型：以 Noto CJK 製作，SIL Open Font License。遊戲屬於各自的作者與出版社，與本程式無關。
