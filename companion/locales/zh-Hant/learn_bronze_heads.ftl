# Bronze Heads: how the app helps, the rules in brief, practice, and why

bronze-learn-secrets = 秘密就是秘密
bronze-learn-secrets-more = 手機一個一個傳下去。屬於你的，只有手指按著才看得到；每個身分要按的次數都一樣。
bronze-learn-memory = 幫你發，幫你記
bronze-learn-memory-more = 身分、獸首、互換和偷襲都交給程式。給你看過的，都留在你自己的筆記裡。
bronze-learn-sums = 幫你算，說給你聽
bronze-learn-sums-more = 票數排好，分數算好。最後誰做了什麼一清二楚，點一個數字就知道怎麼來的。

bronze-rules-goal = 在玩什麼
bronze-rules-goal-1 = 十二個獸首會上桌，分三輪，每輪四個。每一輪都是兩件真品、兩件贗品。
bronze-rules-goal-2 = 許願陣營想保住真品，老朝奉陣營想搞破壞。誰都不亮身分。
bronze-rules-sides = 誰來玩
bronze-rules-sides-1 = 六人局：老朝奉陣營是老朝奉和藥不然；許願陣營是許願、方震、黃煙煙和木戶加奈。
bronze-rules-sides-2 = 七人局，老朝奉陣營加上鄭國渠；八人局，許願陣營再加上姬雲浮。
bronze-rules-night = 夜晚
bronze-rules-night-1 = 每個人輪流看身分。老朝奉和藥不然會知道對方是誰。
bronze-rules-night-2 = 鄭國渠不認識同夥，同夥也不認識他。許願陣營誰都不認識誰。
bronze-rules-turn = 輪到你
bronze-rules-turn-1 = 先偷偷看一個獸首。有能力又想用，就用。然後把手機交給這一輪還沒拿過的人。
bronze-rules-turn-2 = 最後一個行動的人，下一輪先開始。
bronze-rules-look = 鑑寶看到什麼
bronze-rules-look-1 = 真品、贗品，或無法鑑定。給你看過的不會再變，也不能重看。
bronze-rules-look-2 = 無法鑑定有好幾種原因，不會告訴你是哪一種。
bronze-rules-lao = 老朝奉
bronze-rules-lao-1 = 鑑寶之後，他可以互換真假：同一輪後面的許願陣營，會把真品看成贗品、贗品看成真品。
bronze-rules-lao-2 = 老朝奉陣營、姬雲浮，還有方震看到的陣營，都不受影響。
bronze-rules-yao = 藥不然
bronze-rules-yao-1 = 鑑寶之後，他可以偷襲一個人。那個人下一次輪到時，不能鑑寶也不能用能力；照樣傳手機、發言、投票。
bronze-rules-yao-2 = 已經行動過的人，下一輪才中招。最後一輪這樣偷襲就白費了。
bronze-rules-yao-3 = 偷襲方震，許願也會中招。只有受害者在那一次才會知道。
bronze-rules-zheng = 鄭國渠
bronze-rules-zheng-1 = 鑑寶之後，他可以隱藏這一輪的一個獸首。後面看它的人都無法鑑定，同夥也一樣。照樣可以投它。
bronze-rules-appraisers = 許願陣營
bronze-rules-appraisers-1 = 許願每輪可以看兩個獸首。
bronze-rules-appraisers-2 = 方震不看獸首。每輪看一個人的陣營，同一個人不能看兩次。
bronze-rules-appraisers-3 = 黃煙煙和木戶加奈各有一輪無法鑑定。哪一輪是抽的，事先不會說。
bronze-rules-appraisers-4 = 老朝奉騙不了姬雲浮。但她只要被偷襲一次，整局都不能再鑑寶。
bronze-rules-talk = 發言
bronze-rules-talk-1 = 最後行動的人左手邊先說，接著順時針。想說什麼都行，真的假的都可以。
bronze-rules-vote = 籌碼和投票
bronze-rules-vote-1 = 每輪每人拿兩枚籌碼，愛放哪個獸首就放哪個，不放也行。留下的還是你的，放了的就沒了。
bronze-rules-vote-2 = 籌碼最多的兩個獸首會保住。一樣多就照生肖順序，從鼠首到豬首。
bronze-rules-vote-3 = 第二名當場揭曉，第一名到最後才揭曉。兩個都算。
bronze-rules-judging = 鑑人
bronze-rules-judging-1 = 三輪之後，每個人偷偷指認一個人：許願陣營找老朝奉，老朝奉找許願，藥不然找方震。
bronze-rules-judging-2 = 鄭國渠也會被問，免得看出差別。他的答案不算。
bronze-rules-points = 分數
bronze-rules-points-1 = 保住一件真品一分；許願陣營過半數指認老朝奉一分；許願沒被找到兩分；方震沒被找到一分。
bronze-rules-points-2 = 滿六分許願陣營贏，不到就是老朝奉陣營贏。
bronze-rules-points-3 = 保住六件真品馬上贏；一件都沒有或只有一件就輸了，誰都不用鑑人。
bronze-rules-house = 規則選項
bronze-rules-house-1 = 可以改成半數就算找到、無論如何都鑑人，或同一個人中兩次偷襲只停一次。
bronze-rules-house-2 = 身分可以由程式發，也可以抽牌再輸入。投票可以輸入總數，也可以每個人偷偷放籌碼。

# The practice table

bronze-practice-order = 這一輪的行動順序
bronze-practice-said = 大家說了什麼
bronze-practice-yours = 你要說什麼？不一定要是真的。
bronze-practice-trust = 你不信任誰？
bronze-practice-say = 就這麼說
bronze-practice-say-nothing = 什麼都不說
bronze-practice-mark = { $head }：{ $reading }
bronze-practice-name = 我不信任{ $name }
bronze-said-genuine = { $head }是真品。
bronze-said-fake = { $head }是贗品。
bronze-said-unread = 我看了{ $head }，無法鑑定。
bronze-said-suspect = 我不信任{ $name }。
bronze-said-nothing = 這次我沒有什麼要說的。
bronze-said-in-review = 說過：「{ $words }」

# Why

bronze-why-heads = 保住的真品
bronze-why-kept = { $place ->
    [1] { $head }，第 { $round } 輪籌碼最多
   *[2] { $head }，第 { $round } 輪第二名
}
bronze-why-heads-rule = 保住一件真品就是一分，每輪的第一名和第二名都算。
bronze-why-lao = 找出老朝奉了嗎？
bronze-why-named-lao = { $name }指認{ $other }，正是老朝奉
bronze-why-named-not-lao = { $name }指認{ $other }，其實是{ $role }
bronze-why-count = 許願陣營 { $all } 人裡有 { $count } 人指認他
bronze-why-lao-strict = 許願陣營要過半數指認他，才有這一分。
bronze-why-lao-half = 照你們的規則選項，半數就算，就有這一分。
bronze-why-xu = 找出許願了嗎？
bronze-why-xu-rule = 老朝奉只能猜一次。猜錯了，許願陣營得兩分。
bronze-why-fang = 找出方震了嗎？
bronze-why-fang-rule = 藥不然只能猜一次。猜錯了，許願陣營得一分。
bronze-why-guess = { $by }{ $name }指認{ $other }，其實是{ $role }
bronze-why-total = 誰贏了？
bronze-why-total-rule = 不管幾個人玩，滿六分許願陣營贏，不到就是老朝奉陣營贏。
bronze-why-vote = 為什麼是這兩個？
bronze-why-vote-rule = 籌碼多的在前。一樣多就照生肖順序：鼠、牛、虎、兔、龍、蛇、馬、羊、猴、雞、狗、豬。沒有籌碼的也一樣。
bronze-why-reading = 為什麼不是真相？
bronze-why-shown = { $about }，看到的：{ $reading }
bronze-why-truth = { $about }，真相：{ $reading }
bronze-why-blind = { $role }三輪裡有一輪無法鑑定，是抽的。就是這一輪。
bronze-why-hidden = 鄭國渠{ $name }隱藏了這個獸首。在那之後，誰看都無法鑑定。
bronze-why-inverted = 老朝奉{ $name }互換了真假。在他之後，許願陣營看到的都是反的。
