# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = 玩過的局
evenings-none = 還沒玩過任何一局。
evenings-all = 全部遊戲
evenings-more = 更多：{ $match }
evenings-removed = 移走了 { $count } 局。
evenings-bring-back = 拿回來
evenings-moved-short = 在另一支手機上
evenings-moved = 這局在 { $at } 搬到另一支手機了，請在那邊玩。
evenings-take-back = 還是在這裡玩
evenings-review = 再看一次
evenings-play-on = 回到桌上
evenings-note = 筆記和地點
evenings-note-why = 跟這局放在一起，這局傳到哪裡就跟到哪裡。
evenings-note-hint = 筆記
evenings-place = 地點
evenings-remove = 移走這局
evenings-remove-ask = 移走{ $match }？
evenings-remove-why = 一小時內都可以拿回來。
evenings-remove-not = 留著
evenings-remove-now = 移走
evenings-clear = 移走這 { $count } 局
evenings-clear-ask = 移走 { $count } 局？
evenings-clear-why = 一小時內都可以全部拿回來。
evenings-clear-not = 都留著

# People
people-title = 玩家
people-none = 還沒有人坐下來玩。
people-name = 名字
people-merge-why = 打上另一個人的名字，兩個就併成一個。
people-rename = 改名字
people-forget = 忘掉這個人
people-forget-now = 忘掉
people-somebody = 某人
people-ask-rename = { $old }改成{ $new }？
people-ask-merge = { $old }和{ $new }是同一個人？
people-ask-forget = 忘掉{ $old }？
people-no-way-back = 做了就收不回來。
people-plan-matches = { $count ->
    [0] 沒有牌局要改。
   *[other] { $count } 局裡的名字會改成{ $new }。
}
people-plan-offered = 坐下來時會列出這個名字，那裡也會改。
people-plan-mentions = 有 { $count } 則筆記或地點寫到這個名字。那是你們自己寫的，不會改。
people-plan-notebooks = 牌局裡各人的筆記也是自己寫的，不會改。
people-plan-trash = 移走但還拿得回來的局，會一起徹底刪掉。
people-plan-copies = 別的手機和檔案裡的副本不會改。
people-do-it = 就這樣
people-leave-it = 先不要

# A match to another phone, and from there
moving-send = 搬到另一支手機
moving-send-why = 在另一支手機的首頁選「從另一支手機來」，用相機讀這個碼，或把文字傳過去。
moving-code = 第 { $number } 個碼，共 { $count } 個
moving-next = 下一個碼
moving-text = 一樣的內容，文字版
moving-passphrase = 通關密語
moving-passphrase-why = 唸給拿另一支手機的人聽。沒有它，誰也打不開這個碼。
moving-copy = 複製
moving-copied = 複製好了
refused-copy = 瀏覽器不讓程式複製。請在欄位裡選取文字，自己複製。
moving-done = 已經搬過去了
moving-done-why = 之後這支手機只留一份不再玩的副本。
moving-receive = 從另一支手機來
moving-receive-why = 把相機讀到的，或別人傳來的文字貼在這裡。有好幾個碼的話，先後不拘。
moving-paste = 碼或文字
moving-take = 讀取
moving-twice = 這個碼讀過了，還差其他的。
moving-so-far = 讀到 { $have } 個，共 { $count } 個。還差：{ $numbers }。
moving-complete = 全都到了。再打上另一支手機的通關密語。
moving-open = 打開這局
moving-afresh = 重新開始

# A fair deal, promised and proved
fair-open = 公平發牌：{ $code }
fair-title = 公平發牌
fair-why = 程式已經抽好自己的秘密，不能再改，這個碼就是它的保證。抄下來或拍張照。想加的人就加一個詞，這樣連程式也挑不了牌。
fair-word = { $name }的詞
fair-done = 回到座位
fair-proof = 牌發得公平嗎？
fair-code = 發牌前給大家看的碼
fair-secret = 程式的秘密
fair-nonce = 秘密旁邊的數字
fair-words = 大家加的詞

# Out and in, results
exchange-title = 匯出和匯入
exchange-why = 把牌局和名字存成一個檔案，留底或搬到別台裝置。
exchange-export = 全部匯出
exchange-table = 試算表用的表格
exchange-import = 匯入
bgstats-link = 連結
bgstats-record = 對局紀錄
exchange-text = 文字
exchange-size = 一共 { $count } 個字元，欄位放不下。請複製或存檔。
exchange-save = 存成檔案
refused-save = 這台裝置不讓程式存檔，請改用複製。
exchange-sealed-why = 還沒玩完的局用這個通關密語封起來了。請記下來，只會顯示這一次。
exchange-choose = 選擇檔案
refused-file-size = 這個檔案超過 { $limit } MB，不會是匯出的檔案。這裡什麼都沒改。
refused-file-reading = 這個檔案讀不出來。請再選一次，或貼上文字。
exchange-paste = 或把文字貼在這裡
exchange-passphrase = 通關密語，有的話
exchange-read = 匯入
exchange-done = 匯入好了
exchange-new = 有 { $count } 局是新的。
exchange-longer = 有 { $count } 局那邊玩得比較遠，就接著那邊。
exchange-same = 有 { $count } 局這裡本來就有。
exchange-apart = 有 { $count } 局兩邊各自玩下去了，兩份都留著。
exchange-people = 有 { $count } 個新名字。
exchange-kept = 有 { $count } 份遊戲資料是新的，例如板塊圖鑑。
exchange-still-sealed = 有 { $count } 局還沒玩完的仍然封著，打上通關密語就能一起匯入。
exchange-nothing = 裡面沒有這裡沒有的東西。
result-title = 這局的結果
result-why = 存成圖片，給相機讀碼，或複製文字。
result-picture = 儲存圖片
result-picture-share = 傳送圖片
result-code-below = 任何手機的相機都讀得到這個碼。
result-open = 把結果傳給大家
result-bgstats = 傳到 BG Stats
result-bgstats-why = 這個連結會把這局記進 BG Stats，連名字、分數、身分、地點和筆記一起。
result-bgstats-open = 打開 BG Stats
refused-link = 這台裝置打不開連結，請改用複製。
result-match = 關於這局

# Statistics
figures-title = 統計
figures-none = 還沒有玩完的局。
figures-matches = 玩完 { $count } 局
figures-wins = 贏的局數
figures-points = 分數
figures-of = { $times } / { $of }
figures-line = { $what }：{ $figure }
figures-mean = { $count } 局平均 { $mean } 分，最高 { $best } 分
figures-table = 整桌
