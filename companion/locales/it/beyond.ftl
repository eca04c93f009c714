# Beyond

beyond-short = Beyond
beyond-tag = 2–4, cinque Spiriti

beyond-set-up = { $count ->
    [0] Si gioca da due a quattro
    [1] Si gioca da due a quattro
   *[other] Cinque Spiriti da incantare
}

beyond-option-advanced = Il gioco
beyond-option-advanced-no = Base
beyond-option-advanced-yes = Avanzato
beyond-option-advanced-why = Avanzato: con segnalini Protezione, e Spiriti incantati che si evocano una volta.
beyond-option-tie = In parità, chi ha meno
beyond-option-tie-all-face-up = Spiriti scoperti
beyond-option-tie-outside-patterns = Spiriti fuori schema
beyond-option-tie-why = Le regole si leggono in due modi: con le carte negli schemi, o senza.
beyond-option-counting = Carte viste
beyond-option-counting-no = Questa volta
beyond-option-counting-yes = Tutto il mazzo
beyond-option-counting-why = Su che cosa si calcolano le probabilità: solo quello che è scoperto ora, o ogni carta da quando il mazzo è stato mescolato.

beyond-summary-round = Giro { $round }
beyond-summary-over = Vittoria di { $names } con { $points } { $points ->
    [one] punto
   *[other] punti
}
beyond-summary-nian-shou = Vittoria di { $names } con sei Nian Shou

# What is counted
beyond-spirit-turtle = Serpente Tartaruga
beyond-spirit-bird = Uccello Vermiglio
beyond-spirit-dragon = Drago Azzurro
beyond-spirit-tiger = Tigre di Metallo
beyond-spirit-unicorn = Unicorno Giallo
beyond-item-extra-spirits = Spiriti sciolti
beyond-item-nian-shou = Nian Shou
beyond-item-captures = Carte Cattura
beyond-item-tokens = Segnalini
beyond-percent = { $whole },{ $tenth }%
beyond-decimal = { $whole },{ $rest }

# The pad
beyond-pad-title = Che cosa c’è davanti?
beyond-patterns-of = Schemi di { $name }
beyond-loose = Un punto l’uno
beyond-each = { $value } l’uno
beyond-each-now = { $value } l’uno, ora { $now }
beyond-each-one = 1 l’uno
beyond-count-of = { $name }, { $item }
beyond-total = { $score }
beyond-now = Ora { $name }
beyond-count-next = Conta { $name }
beyond-who-won = Chi ha vinto?
beyond-six = { $name } ha tutte e sei le carte Nian Shou e vince subito.

# Turns
beyond-round = Giro { $round }
beyond-turn-of = Turno di { $name }
beyond-turns-over = Non ci sono più turni
beyond-begins = Chi comincia?
beyond-so-far = Contato finora
beyond-count = Conta
beyond-count-now = Conta quello che c’è
beyond-last-turn = Era l’ultimo
beyond-turn-back = Un turno indietro
beyond-pile-out = Il mazzo è finito
beyond-pile-out-again = Il secondo mazzo è finito
beyond-second-pile = Si usa il secondo mazzo. Quando finisce, è la fine.
beyond-pile-untold = Il mazzo è stato rimescolato. Inserisci qui sotto quali Spiriti sono davanti ai giocatori: nel mazzo non ci sono.
beyond-pile-left = { $count ->
    [0] Nel mazzo non c’è più nessuna carta.
    [one] Nel mazzo resta una sola carta. Che cosa viene dopo, non lo sa nessuno.
   *[other] Nel mazzo restano solo { $count } carte. Che cosa viene dopo, non lo sa nessuno.
}
beyond-end-spirits = { $count ->
    [one] { $names } ha incantato tre Spiriti: è la fine.
   *[other] { $names } hanno incantato tre Spiriti a testa: è la fine.
}
beyond-end-pile = Il mazzo è finito due volte: è la fine.
beyond-turns-left = Ognuno gioca gli stessi turni. Mancano ancora: { $names }.
beyond-no-turns = Ognuno ha giocato gli stessi turni.
beyond-enchant = Uno schema è incantato? Tocca il suo Spirito
beyond-enchant-key = { $spirit }: incantato
beyond-summon = Ancora da evocare
beyond-summon-times = { $name }, { $times } volte
beyond-summoned = Fatto
beyond-summon-turtle = Prendi una delle prime quattro carte.
beyond-summon-bird = Prendi una carta Cattura dagli scarti.
beyond-summon-dragon = Prendi una delle prime due carte.
beyond-summon-tiger = Prendi una carta Nian Shou.
beyond-summon-tiger-not = Al momento non ci sono più carte Nian Shou.
beyond-summon-unicorn = Riprendi un Loto da un altro schema.
beyond-summon-unicorn-not = Al momento non c’è un Loto su un altro schema.

# Chances
beyond-odds = Che cosa è uscito, e le probabilità
beyond-odds-title = Che cosa è uscito?
beyond-odds-begin = Tocca ogni carta quando si gira.
beyond-odds-new = è la probabilità che la prossima sia nuova, dopo { $count } { $count ->
    [one] carta
   *[other] diverse
}
beyond-odds-tokens = Segnalini da spendere
beyond-odds-stop = Stop a
beyond-odds-reached = ci si arriva
beyond-odds-without = senza segnalini
beyond-odds-with = { $tokens ->
    [one] con 1 segnalino
   *[other] con { $tokens } segnalini
}
beyond-odds-at = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
beyond-odds-row = Stop a { $count }: ci si arriva nel { $reached }, { $without } carte in media, con { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
} { $with_ }
beyond-odds-note = Carte in media, con le Nian Shou. La stella segna dove guadagni più punti: quello che compri con un segnalino costa il punto del segnalino.
beyond-odds-note-none = Carte in media; di Nian Shou non ne resta nessuna. La stella segna dove guadagni più punti: quello che compri con un segnalino costa il punto del segnalino.
beyond-repeat = Un doppione: prendi { $cards ->
    [one] l’ultima carta
   *[other] { $cards } carte
}.
beyond-repeat-tokens = { $more ->
    [one] Con un segnalino una in più.
   *[other] Per ogni segnalino speso una in più, fino a { $more } in più.
}
beyond-repeat-nian-shou = Le prime due sono uguali: anche una carta Nian Shou.
beyond-five = Tutte e cinque diverse. Prendile tutte.
beyond-taken = Prese
beyond-seen = Fuori dal mazzo, per quanto si sa

# Captures
beyond-capture-link = Che cosa può catturare lo Stock?
beyond-capture-title = Che cosa si può catturare?
beyond-capture-under = Chi cattura, e con quali simboli sullo Stock?
beyond-mark-yin = Simbolo Yin
beyond-mark-yang = Simbolo Yang
beyond-capture-marks = Di’ quali carte Cattura ci sono sullo Stock.
beyond-capture-none = Con queste non si cattura niente di quello che è inserito. Prima inserisci gli Spiriti sciolti degli altri.
beyond-capture-pad = Inserisci quello che c’è
beyond-target-yin-spirit = Uno Spirito con Yin
beyond-target-yang-spirit = Uno Spirito con Yang
beyond-target-protected-spirit = Uno Spirito protetto
beyond-target-nian-shou = Una carta Nian Shou
beyond-cost-0-1 = Costa una carta Yang.
beyond-cost-1-0 = Costa una carta Yin.
beyond-cost-1-1 = Costa una carta Yin e una Yang.
beyond-gain-0 = I tuoi punti restano uguali.
beyond-gain-1 = I tuoi punti calano di 1.
beyond-gain-wins = È la sesta: vinci subito.
beyond-loss = { $name } perde la carta e riceve un segnalino.
beyond-captured = { $what }: da { $victim } a { $taker }. { $victim } ha un segnalino in più.

# Values
beyond-values = Cambia i valori
beyond-values-title = Quanto vale uno schema?
beyond-values-under = Le cifre dell’app vengono da una pagina pubblica. Le vostre si conservano.
beyond-values-reset = Torna alle cifre dell’app
beyond-values-done = Fatto

# The result
beyond-won-nian-shou = Sei Nian Shou, e quindi la partita
beyond-won-points = Più punti di tutti
beyond-won-tie-break = Pari punti, decide lo spareggio
beyond-won-shared = Pari in tutto: vittoria condivisa
beyond-face-up = { $name } { $count }
beyond-tie-all-face-up = Vince chi ha meno carte Spirito scoperte, quattro per ogni schema: { $counted }.
beyond-tie-outside-patterns = Vince chi ha meno carte Spirito fuori dagli schemi: { $counted }.
beyond-other-all-face-up = Le regole si leggono anche così: contando pure le carte negli schemi, toccherebbe a { $names }.
beyond-other-outside-patterns = Le regole si leggono anche così: contando solo le carte fuori dagli schemi, toccherebbe a { $names }.
beyond-other-alone = { $names } e a nessun altro
beyond-part-patterns = schemi
beyond-part-cards = carte
beyond-part-tokens = segnalini
beyond-why-title = Da dove viene { $score }?
beyond-why-patterns = { $count ->
    [one] uno schema
   *[other] { $count } schemi
} da { $each }
beyond-why-one = { $count }, un punto l’uno
beyond-why-nothing = Non è ancora inserito niente.
beyond-why-face-up = In parità: { $count } carte Spirito scoperte, quattro per ogni schema.
beyond-why-face-up-outside = In parità: { $count } carte Spirito fuori dagli schemi.
