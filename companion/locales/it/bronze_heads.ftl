# The Deception of Antiques: 12 Bronze Heads

bronze-heads-short = Teste di bronzo
bronze-heads-tag = 6–8, ruoli nascosti

bronze-head-rat = Topo
bronze-head-ox = Bue
bronze-head-tiger = Tigre
bronze-head-rabbit = Coniglio
bronze-head-dragon = Drago
bronze-head-snake = Serpente
bronze-head-horse = Cavallo
bronze-head-goat = Capra
bronze-head-monkey = Scimmia
bronze-head-rooster = Gallo
bronze-head-dog = Cane
bronze-head-pig = Maiale
bronze-pair = { $first } e { $second }
bronze-pair-short = { $first }+{ $second }

bronze-role-lao-chaofeng = Lao Chaofeng
bronze-role-yao-buran = Yao Buran
bronze-role-zheng-guoqu = Zheng Guoqu
bronze-role-xu-yuan = Xu Yuan
bronze-role-fang-zhen = Fang Zhen
bronze-role-huang-yanyan = Huang Yanyan
bronze-role-kido-kana = Kido Kana
bronze-role-ji-yunfu = Ji Yunfu
bronze-faction-appraiser = Esperti
bronze-faction-counterfeiter = Falsari
bronze-role-side = { $role }, { $faction }

bronze-reading-genuine = Originale
bronze-reading-fake = Falso
bronze-reading-no-result = Nessun esito
bronze-reading-appraiser = Esperti
bronze-reading-counterfeiter = Falsari
bronze-shown = { $about }: { $reading }

# Sitting down

bronze-set-up-need = Si gioca da 6 a 8.
bronze-set-up-sides = { $appraisers } Esperti, { $counterfeiters } Falsari
bronze-option-roles = Ruoli
bronze-option-roles-dealt = Li dà l’app
bronze-option-roles-cards = Dalle carte
bronze-option-roles-why = Dalle carte: ognuno pesca una carta e la inserisce in segreto.
bronze-option-votes = Voti
bronze-option-votes-totals = Totali a mano
bronze-option-votes-chips = Gettoni in segreto
bronze-option-votes-why = Totali: giocate con i gettoni veri e scrivete quanti ce ne sono su ogni testa. In segreto: il telefono fa il giro e conta da solo.
bronze-option-seconds = Tempo per parlare
bronze-option-seconds-off = No
bronze-option-seconds-30 = 0:30
bronze-option-seconds-60 = 1:00
bronze-option-seconds-90 = 1:30
bronze-option-seconds-120 = 2:00
bronze-option-seconds-why = Un conto alla rovescia per chi parla. Si può fermare o saltare.
bronze-option-majority = Per scoprire Lao Chaofeng
bronze-option-majority-strict = Più della metà
bronze-option-majority-half = Basta la metà
bronze-option-majority-why = Quanti degli Esperti devono fare il suo nome.
bronze-option-early = Deciso prima del giudizio
bronze-option-early-on = Si finisce lì
bronze-option-early-off = Si giudica lo stesso
bronze-option-early-why = Con sei originali la vittoria c’è già; con uno o nessuno gli Esperti non si salvano più.
bronze-option-double = Due attacchi alla stessa persona
bronze-option-double-each = Due turni
bronze-option-double-merged = Un turno
bronze-option-double-why = Se Yao Buran attacca di nuovo qualcuno prima che il primo attacco colpisca.

# Where a match stands

bronze-summary-enter = Si inseriscono le carte
bronze-summary-night = La notte, schermo coperto
bronze-summary-turns = Round { $round }, schermo coperto
bronze-summary-speaking = Round { $round }, si parla
bronze-summary-voting = Round { $round }, si vota
bronze-summary-voted = Round { $round }, voto concluso
bronze-summary-judging = Giudizio, schermo coperto
bronze-summary-reveal = La rivelazione
bronze-summary-appraiser = Vittoria degli Esperti, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
bronze-summary-counterfeiter = Vittoria dei Falsari, Esperti a { $points }
bronze-round = Round { $round }
bronze-cover-enter = Inserisci la carta che hai pescato
bronze-cover-night = La notte: scopri chi sei
bronze-cover-turn = Round { $round }, turno { $turn }
bronze-cover-chips = Round { $round }, i tuoi gettoni
bronze-cover-judge = Giudizio
bronze-cover-notebook = Il tuo taccuino

# The night

bronze-enter-title = Qual è la tua carta?
bronze-enter-prompt = Il tuo personaggio
bronze-enter-again = Un’altra
bronze-enter-keep = È la mia carta
bronze-enter-correct = { $name } corregge la carta
bronze-you-entered = La tua carta
bronze-you-are = Sei
bronze-you-know = Sai
bronze-you-can = Puoi
bronze-side = nella squadra { $faction }
bronze-knows-nobody = Niente di certo
bronze-knows-nobody-more = E nessuno sa chi sei.
bronze-knows-ally = { $name } è { $role }
bronze-knows-ally-more = E sa che tu sei { $role }.
bronze-know-nobody = Non sai niente di nessuno.
bronze-know-ally = Sta con te { $name }.
bronze-night-done = Ora so chi sono
bronze-can-lao-chaofeng = Rovesciare la verità
bronze-does-lao-chaofeng = Dopo lo sguardo: gli Esperti che vengono dopo, in questo round, vedono ogni testa al contrario.
bronze-can-yao-buran = Attaccare qualcuno
bronze-does-yao-buran = Dopo lo sguardo: chi attacchi, al suo prossimo turno, non può guardare né usare abilità.
bronze-can-zheng-guoqu = Nascondere una testa
bronze-does-zheng-guoqu = Dopo lo sguardo: chi guarda quella testa più tardi, in questo round, non ha nessun esito.
bronze-can-xu-yuan = Guardare due teste
bronze-does-xu-yuan = Ogni round, una o due teste. Lao Chaofeng ti vuole trovare: resta nell’ombra.
bronze-can-fang-zhen = Leggere le persone
bronze-does-fang-zhen = Ogni round leggi una persona, non una testa. Chi attacca te colpisce anche Xu Yuan.
bronze-can-huang-yanyan = Guardare una testa
bronze-does-huang-yanyan = Ogni round, una testa. In uno dei tre round, e non sai quale, non hai nessun esito.
bronze-can-kido-kana = Guardare una testa
bronze-does-kido-kana = Ogni round, una testa. In uno dei tre round, e non sai quale, non hai nessun esito.
bronze-can-ji-yunfu = Vedere oltre l’inganno
bronze-does-ji-yunfu = Lao Chaofeng non ti inganna. Ma un solo attacco, e per tutta la partita non guardi più.

# A turn

bronze-first-title = Quale scegli?
bronze-ask-appraise = Quale guardi?
bronze-ask-read = Chi leggi?
bronze-result-round = Visto nel round { $round }
bronze-result-empty = Nient’altro
bronze-result-kept = È nel tuo taccuino: lo ritrovi ogni volta che hai il telefono.
bronze-hindrance-attacked = Hai subìto un attacco: in questo turno niente sguardo e niente abilità.
bronze-hindrance-struck = Hai subìto un attacco: non puoi più guardare fino alla fine.
bronze-noted-attacked = Attacco: niente sguardo
bronze-noted-struck = Non puoi più guardare
bronze-second-title = E adesso?
bronze-ask-invert = Rovesci la verità?
bronze-ask-attack = Chi attacchi?
bronze-ask-hide = Quale nascondi?
bronze-ask-suspect = Di chi sospetti?
bronze-invert = Rovescia la verità
bronze-invert-short = Rovescia
bronze-not-now = Non ora
bronze-nobody = Nessuno
bronze-pass-title = A chi tocca?
bronze-pass-prompt = Passa il telefono a
bronze-to-table = Al tavolo

bronze-did-invert-you = Hai rovesciato la verità.
bronze-did-invert-they = Ha rovesciato la verità.
bronze-did-attack-you = Hai attaccato { $name }.
bronze-did-attack-they = Ha attaccato { $name }.
bronze-did-hide-you = Hai nascosto la testa: { $head }.
bronze-did-hide-they = Ha nascosto la testa: { $head }.
bronze-did-suspect-you = Sospettavi di { $name }.
bronze-did-suspect-they = Sospettava di { $name }.
bronze-did-mark-nobody-you = Non sospettavi di nessuno.
bronze-did-mark-nobody-they = Non sospettava di nessuno.
bronze-did-forgo-you = Hai tenuto da parte l’abilità.
bronze-did-forgo-they = Ha tenuto da parte l’abilità.
bronze-did-nothing-yet = Ancora niente.

# The vote

bronze-vote-title = Quanti gettoni?
bronze-vote-type = quanti gettoni qui?
bronze-vote-field = { $head }, { $count }
bronze-vote-sofar = Finora sul tavolo
bronze-vote-sum = { $count }, al massimo { $most }
bronze-vote-done = I voti sono questi
bronze-vote-correct = Correggi il voto
bronze-agree-title = Siete tutti d’accordo?
bronze-agree-text = Correggi un voto solo se è stato scritto male e lo dice tutto il tavolo: un altro risultato può svelare un’altra testa.
bronze-agree = Tutti d’accordo
bronze-kept-first = salvata, per ora segreta
bronze-kept-second = salvata, mostrata subito
bronze-left-behind = lasciata indietro
bronze-voted-title = Il voto del round { $round }
bronze-voted-first = { $head }: più gettoni di tutte. Salvata, e segreta fino alla fine.
bronze-voted-second = { $head }: seconda. Salvata, e la verità è questa:
bronze-next-round = Prossimo round
bronze-to-judging = Al giudizio
bronze-chips = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
bronze-chips-kept = { $count ->
    [one] { $count } gettone, salvata
   *[other] { $count } gettoni, salvata
}
bronze-chips-title = I tuoi gettoni
bronze-chips-left = { $count ->
    [0] Non te ne restano altri.
    [one] Te ne resta { $count }. Puoi tenerlo.
   *[other] Te ne restano { $count }. Puoi tenerne.
}
bronze-chips-less = Un gettone in meno su { $head }
bronze-chips-more = Un gettone in più su { $head }
bronze-chips-done = { $count ->
    [0] Non spendo nulla
    [one] Spendo { $count } gettone
   *[other] Spendo { $count } gettoni
}

# Judging and the end

bronze-judge-title = Chi indichi?
bronze-ask-lao = Chi è Lao Chaofeng?
bronze-ask-xu = Chi è Xu Yuan?
bronze-ask-fang = Chi è Fang Zhen?
bronze-ask-anybody = Chi vuoi, non conta
bronze-reveal-title = Avete giudicato tutti
bronze-reveal-early = È già deciso
bronze-reveal-ready = Posa il telefono dove lo vedete tutti.
bronze-reveal-to-heads = Mostra le teste
bronze-reveal-heads = Le teste salvate
bronze-reveal-count = { $count ->
    [0] Delle sei, nessuna è originale.
    [one] Delle sei, una è originale.
   *[other] Delle sei, { $count } sono originali.
}
bronze-reveal-to-people = Chi era chi?
bronze-reveal-people = Chi era chi
bronze-reveal-to-points = I punti
bronze-named = ha indicato { $name }
bronze-named-right = giusto
bronze-named-wrong = sbagliato
bronze-won-by = Partita vinta
bronze-won-appraiser = dagli Esperti
bronze-won-counterfeiter = dai Falsari
bronze-points-heads = Teste originali salvate
bronze-points-lao = Lao Chaofeng scoperto
bronze-points-xu = Xu Yuan non scoperto
bronze-points-fang = Fang Zhen non scoperto
bronze-points-total = Punti degli Esperti
bronze-points-need = Con 6 o più vincono gli Esperti.
bronze-points-early = Hanno deciso le teste da sole: nessuno ha dovuto giudicare.

# The review

bronze-was-attacked = Attacco subìto: niente sguardo.
bronze-was-struck = Non poteva più guardare.
bronze-cause-blind = round cieco
bronze-cause-hidden = nascosta
bronze-cause-inverted = rovesciata
bronze-spent = { $count } su { $head }
bronze-voted-for = Gettoni: { $chips }.
bronze-vote-corrected = Il tavolo ha corretto questo voto. Prima era: { $chips }.
bronze-voted-none = Nessun gettone speso.

# Statistics
bronze-figures-sides = Partite vinte, per fazione
bronze-figures-roles = Partite vinte, per ruolo
bronze-figures-judging = Giudizio e voti
bronze-figures-early = Decise prima del giudizio
bronze-figures-found = Lao Chaofeng scoperto
bronze-figures-named = Risposte degli Esperti che indicavano { $role }
bronze-figures-right = Risposte giuste degli Esperti
bronze-figures-found-own = Scoperto come Lao Chaofeng
bronze-figures-named-own = Come { $role }, indicato dagli Esperti
bronze-figures-right-own = Da Esperto, ha indicato Lao Chaofeng
bronze-figures-chips = Gettoni su teste autentiche
