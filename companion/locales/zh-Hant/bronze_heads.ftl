# The Deception of Antiques: 12 Bronze Heads

bronze-heads-short = 古董局中局
bronze-heads-tag = 6–8 人，隱藏身分

bronze-head-rat = 鼠首
bronze-head-ox = 牛首
bronze-head-tiger = 虎首
bronze-head-rabbit = 兔首
bronze-head-dragon = 龍首
bronze-head-snake = 蛇首
bronze-head-horse = 馬首
bronze-head-goat = 羊首
bronze-head-monkey = 猴首
bronze-head-rooster = 雞首
bronze-head-dog = 狗首
bronze-head-pig = 豬首
bronze-pair = { $first }和{ $second }
bronze-pair-short = { $first }+{ $second }

bronze-role-lao-chaofeng = 老朝奉
bronze-role-yao-buran = 藥不然
bronze-role-zheng-guoqu = 鄭國渠
bronze-role-xu-yuan = 許願
bronze-role-fang-zhen = 方震
bronze-role-huang-yanyan = 黃煙煙
bronze-role-kido-kana = 木戶加奈
bronze-role-ji-yunfu = 姬雲浮
bronze-faction-appraiser = 許願陣營
bronze-faction-counterfeiter = 老朝奉陣營
bronze-role-side = { $role }，{ $faction }

bronze-reading-genuine = 真品
bronze-reading-fake = 贗品
bronze-reading-no-result = 無法鑑定
bronze-reading-appraiser = 許願陣營
bronze-reading-counterfeiter = 老朝奉陣營
bronze-shown = { $about }：{ $reading }

# Sitting down

bronze-set-up-need = 六到八個人玩。
bronze-set-up-sides = 許願陣營 { $appraisers } 人，老朝奉陣營 { $counterfeiters } 人
bronze-option-roles = 身分
bronze-option-roles-dealt = 由程式發
bronze-option-roles-cards = 抽身分牌
bronze-option-roles-why = 抽身分牌：每人抽一張真的牌，再偷偷輸入。
bronze-option-votes = 投票
bronze-option-votes-totals = 輸入總數
bronze-option-votes-chips = 秘密投籌碼
bronze-option-votes-why = 輸入總數：用真的籌碼投，再輸入每個獸首得了幾枚。秘密投：手機傳一圈，由程式來算。
bronze-option-seconds = 發言時間
bronze-option-seconds-off = 不計時
bronze-option-seconds-30 = 0:30
bronze-option-seconds-60 = 1:00
bronze-option-seconds-90 = 1:30
bronze-option-seconds-120 = 2:00
bronze-option-seconds-why = 每個人發言都有倒數，可以暫停，也可以跳過。
bronze-option-majority = 怎樣算找出老朝奉
bronze-option-majority-strict = 超過半數
bronze-option-majority-half = 半數就算
bronze-option-majority-why = 許願陣營裡要有多少人指認他。
bronze-option-early = 鑑人前就分出勝負
bronze-option-early-on = 遊戲結束
bronze-option-early-off = 照樣鑑人
bronze-option-early-why = 保住六件真品就已經贏了；只有一件或一件都沒有，許願陣營怎樣都救不回來。
bronze-option-double = 同一個人中兩次偷襲
bronze-option-double-each = 停兩次
bronze-option-double-merged = 停一次
bronze-option-double-why = 第一次偷襲還沒生效，藥不然又偷襲同一個人的時候。

# Where a match stands

bronze-summary-enter = 正在輸入身分牌
bronze-summary-night = 夜晚，已蓋上
bronze-summary-turns = 第 { $round } 輪，已蓋上
bronze-summary-speaking = 第 { $round } 輪，發言中
bronze-summary-voting = 第 { $round } 輪，投票中
bronze-summary-voted = 第 { $round } 輪，已投完票
bronze-summary-judging = 鑑人，已蓋上
bronze-summary-reveal = 揭曉中
bronze-summary-appraiser = 許願陣營獲勝，{ $points } 分
bronze-summary-counterfeiter = 老朝奉陣營獲勝，對方只拿 { $points } 分
bronze-round = 第 { $round } 輪
bronze-cover-enter = 輸入你抽到的身分牌
bronze-cover-night = 夜晚：看看你是誰
bronze-cover-turn = 第 { $round } 輪，第 { $turn } 位
bronze-cover-chips = 第 { $round } 輪，你的籌碼
bronze-cover-judge = 鑑人
bronze-cover-notebook = 你的筆記

# The night

bronze-enter-title = 你抽到哪一張？
bronze-enter-prompt = 你的身分
bronze-enter-again = 換一張
bronze-enter-keep = 就是這張
bronze-enter-correct = { $name }要更正身分牌
bronze-you-entered = 你的身分牌
bronze-you-are = 你是
bronze-you-know = 你知道
bronze-you-can = 你可以
bronze-side = 屬於{ $faction }
bronze-knows-nobody = 誰都不確定
bronze-knows-nobody-more = 也沒有人知道你是誰。
bronze-knows-ally = { $name }是{ $role }
bronze-knows-ally-more = 對方也知道你是{ $role }。
bronze-know-nobody = 你誰都不確定。
bronze-know-ally = 你的同夥是{ $name }。
bronze-night-done = 我知道我是誰了
bronze-can-lao-chaofeng = 真假互換
bronze-does-lao-chaofeng = 鑑寶後使用：這一輪後面的許願陣營，看到的真假全部顛倒。
bronze-can-yao-buran = 偷襲一個人
bronze-does-yao-buran = 鑑寶後使用：被偷襲的人下一次輪到時，不能鑑寶也不能用能力。
bronze-can-zheng-guoqu = 隱藏一個獸首
bronze-does-zheng-guoqu = 鑑寶後使用：這一輪後面不管誰看那個獸首，都是無法鑑定。
bronze-can-xu-yuan = 看兩個獸首
bronze-does-xu-yuan = 每輪看一個或兩個獸首。老朝奉想把你找出來，別露出馬腳。
bronze-can-fang-zhen = 看穿人的陣營
bronze-does-fang-zhen = 每輪不看獸首，改看一個人的陣營。你被偷襲，許願也會中招。
bronze-can-huang-yanyan = 看一個獸首
bronze-does-huang-yanyan = 每輪看一個獸首。三輪裡有一輪無法鑑定，哪一輪你也不知道。
bronze-can-kido-kana = 看一個獸首
bronze-does-kido-kana = 每輪看一個獸首。三輪裡有一輪無法鑑定，哪一輪你也不知道。
bronze-can-ji-yunfu = 識破真假互換
bronze-does-ji-yunfu = 老朝奉騙不了你。不過只要被偷襲一次，整局都不能再鑑寶。

# A turn

bronze-first-title = 要看哪一個？
bronze-ask-appraise = 要鑑定什麼？
bronze-ask-read = 要看穿誰？
bronze-result-round = 第 { $round } 輪，你看到的
bronze-result-empty = 沒有別的了
bronze-result-kept = 已經記進你的筆記，手機在你手上時都能翻。
bronze-hindrance-attacked = 你被偷襲了：這一次不能鑑寶，也不能用能力。
bronze-hindrance-struck = 你被偷襲了：到遊戲結束都不能再鑑寶。
bronze-noted-attacked = 被偷襲，不能鑑寶
bronze-noted-struck = 不能再鑑寶
bronze-second-title = 接下來呢？
bronze-ask-invert = 要互換真假？
bronze-ask-attack = 要偷襲誰？
bronze-ask-hide = 要隱藏什麼？
bronze-ask-suspect = 你懷疑誰？
bronze-invert = 真假互換
bronze-invert-short = 互換
bronze-not-now = 先不用
bronze-nobody = 都不選
bronze-pass-title = 下一位是誰？
bronze-pass-prompt = 把手機交給
bronze-to-table = 放回桌上

bronze-did-invert-you = 你用了真假互換。
bronze-did-invert-they = 用了真假互換。
bronze-did-attack-you = 你偷襲了{ $name }。
bronze-did-attack-they = 偷襲了{ $name }。
bronze-did-hide-you = 你隱藏了{ $head }。
bronze-did-hide-they = 隱藏了{ $head }。
bronze-did-suspect-you = 你懷疑{ $name }。
bronze-did-suspect-they = 懷疑{ $name }。
bronze-did-mark-nobody-you = 你沒有懷疑誰。
bronze-did-mark-nobody-they = 沒有懷疑誰。
bronze-did-forgo-you = 你沒有用能力。
bronze-did-forgo-they = 沒有用能力。
bronze-did-nothing-yet = 還沒有行動。

# The vote

bronze-vote-title = 各有幾枚籌碼？
bronze-vote-type = 輸入這裡有幾枚
bronze-vote-field = { $head }，{ $count } 枚
bronze-vote-sofar = 目前桌上
bronze-vote-sum = { $count } 枚，最多 { $most } 枚
bronze-vote-done = 票數就是這樣
bronze-vote-correct = 更正票數
bronze-agree-title = 大家都同意嗎？
bronze-agree-text = 只有票數打錯、全桌都同意時才更正：結果一變，可能會亮出另一件的真假。
bronze-agree = 大家都同意
bronze-kept-first = 保住，最後才揭曉
bronze-kept-second = 保住，當場揭曉
bronze-left-behind = 沒有保住
bronze-voted-title = 第 { $round } 輪的投票
bronze-voted-first = { $head }籌碼最多：保住了，真假最後才揭曉。
bronze-voted-second = { $head }排第二：保住了，真相是：
bronze-next-round = 下一輪
bronze-to-judging = 開始鑑人
bronze-chips = { $count } 枚籌碼
bronze-chips-kept = { $count } 枚，保住
bronze-chips-title = 你的籌碼
bronze-chips-left = { $count ->
    [0] 籌碼都放出去了。
   *[other] 還有 { $count } 枚，可以留著以後用。
}
bronze-chips-less = { $head }少放一枚
bronze-chips-more = { $head }多放一枚
bronze-chips-done = { $count ->
    [0] 這次不放
   *[other] 放 { $count } 枚
}

# Judging and the end

bronze-judge-title = 你要指認誰？
bronze-ask-lao = 誰是老朝奉？
bronze-ask-xu = 誰是許願？
bronze-ask-fang = 誰是方震？
bronze-ask-anybody = 隨意，不算數
bronze-reveal-title = 大家都指認完了
bronze-reveal-early = 勝負已定
bronze-reveal-ready = 把手機放在大家都看得到的地方。
bronze-reveal-to-heads = 揭曉獸首
bronze-reveal-heads = 你們保住的獸首
bronze-reveal-count = { $count ->
    [0] 六件裡一件真品也沒有。
   *[other] 六件裡有 { $count } 件真品。
}
bronze-reveal-to-people = 到底誰是誰？
bronze-reveal-people = 誰是誰
bronze-reveal-to-points = 看分數
bronze-named = 指認{ $name }
bronze-named-right = 對了
bronze-named-wrong = 錯了
bronze-won-by = 這一局獲勝的是
bronze-won-appraiser = 許願陣營
bronze-won-counterfeiter = 老朝奉陣營
bronze-points-heads = 保住的真品
bronze-points-lao = 找出老朝奉
bronze-points-xu = 許願沒被找到
bronze-points-fang = 方震沒被找到
bronze-points-total = 許願陣營的分數
bronze-points-need = 滿 6 分就是許願陣營贏。
bronze-points-early = 光看獸首就分出勝負了，誰都不用鑑人。

# The review

bronze-was-attacked = 被偷襲，沒能鑑寶。
bronze-was-struck = 已經不能再鑑寶。
bronze-cause-blind = 盲輪
bronze-cause-hidden = 被隱藏
bronze-cause-inverted = 被互換
bronze-spent = { $head } { $count } 枚
bronze-voted-for = 籌碼：{ $chips }。
bronze-vote-corrected = 這次投票全桌更正過，原本輸入：{ $chips }。
bronze-voted-none = 沒有放籌碼。

# Statistics
bronze-figures-sides = 各陣營贏的局數
bronze-figures-roles = 各角色贏的局數
bronze-figures-judging = 鑑人和投票
bronze-figures-early = 鑑人之前就分出勝負
bronze-figures-found = 老朝奉被找出來
bronze-figures-named = 許願陣營指認{ $role }
bronze-figures-right = 許願陣營指認對了
bronze-figures-found-own = 當老朝奉時被找出來
bronze-figures-named-own = 當{ $role }時被許願陣營指認
bronze-figures-right-own = 在許願陣營時指認對了老朝奉
bronze-figures-chips = 籌碼投在真品上
