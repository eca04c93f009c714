# Lucky First Incense

lucky-incense-short = Il primo incenso
lucky-incense-tag = 2–5, corsa a mezzanotte
lucky-short-header = Il primo incenso

lucky-card-little-sister = Sorellina
lucky-card-little-cousin = Cugino
lucky-card-brother = Fratello
lucky-card-big-sister = Sorellona
lucky-card-dad = Papà
lucky-card-grandma = Nonna
lucky-card-mom = Mamma
lucky-card-ancestor = Antenato
lucky-card-dog = Cane
lucky-card-cat = Gatto

lucky-censer-mazu = Mazu
lucky-censer-land-lord = Dio della Terra
lucky-censer-town-god = Dio della Città
lucky-censer-wang-ye = Wang Ye
lucky-censer-guan-yin = Guan Yin
lucky-censer-god-of-wealth = Dio della Fortuna
lucky-censer-emperor-guan = Imperatore Guan
lucky-censer-wen-chang = Wen Chang
lucky-censer-emperor-jade = Imperatore di Giada
lucky-censer-yue-lao = Yue Lao
lucky-effect-mazu = Fino a tre carte si spostano su posti liberi.
lucky-effect-land-lord = Sbircia due carte coperte, poi gioca una delle tue.
lucky-effect-town-god = Cerca una carta qualsiasi nel tuo mazzo o nei tuoi scarti, e giocala.
lucky-effect-wang-ye = Una carta si sposta su un posto libero, poi gioca una delle tue.
lucky-effect-guan-yin = Riprendi in mano una delle tue carte, poi giocane due.
lucky-effect-god-of-wealth = Nomina una carta coperta e girala: se indovini, due amuleti e ancora una volta.
lucky-effect-emperor-guan = A mezzanotte tutte le tue carte hanno 1 forza in più.
lucky-effect-wen-chang = Ogni tua carta che guadagna amuleti ne guadagna altri 2.
lucky-effect-emperor-jade = Una carta porta il suo segno e vince subito. Fai come dice l’incensiere, e metti il segno a mezzanotte.
lucky-effect-yue-lao = Una carta porta il suo segno e batte ogni nemico. Fai come dice l’incensiere, e metti il segno a mezzanotte.
lucky-blessing-emperor-guan = 1 forza in più a tutte le carte
lucky-blessing-wen-chang = 2 amuleti in più a chi ne guadagna
lucky-blessing-of = La ha { $name }; un tocco la passa

lucky-only = { $kind ->
    [palace] Palazzo
   *[other] Tempio
}
lucky-numbered = { $kind ->
    [palace] Palazzo { $number }
   *[other] Tempio { $number }
}
lucky-temples = { $count ->
    [one] { $count } tempio
   *[other] { $count } templi
}
lucky-palaces = { $count ->
    [one] { $count } palazzo
   *[other] { $count } palazzi
}
lucky-both = { $temples } e { $palaces }
lucky-place = { $temple }, { $where }
lucky-climb-first = Alla porta
lucky-climb-semi = A metà strada
lucky-climb-final = Per il primo incenso
lucky-stage-first = Prime coppie
lucky-stage-semi = Semifinali
lucky-stage-final = Finale
lucky-board-0 = in alto a sinistra
lucky-board-1 = in basso a sinistra
lucky-board-2 = in alto a destra
lucky-board-3 = in basso a destra
lucky-side-0 = a sinistra
lucky-side-1 = a destra
lucky-spot-top = primo posto
lucky-spot-final = secondo posto
lucky-spot-semi = semifinale
lucky-nobody = Nessuno
lucky-done = Fatto

lucky-evening = Sera, anno { $year }
lucky-midnight = Mezzanotte, anno { $year }
lucky-year-name = { $year ->
    [1] Primo anno
   *[2] Secondo anno
}

# Sitting down

lucky-set-up-need = Si gioca da due a cinque.
lucky-set-up-boards = { $first }, poi { $second }
lucky-option-junior = Carte e anni
lucky-option-junior-off = Gioco completo
lucky-option-junior-on = Junior
lucky-option-junior-why = Junior: solo Sorellina, Cugino, Fratello, Papà e Mamma, e un anno invece di due.
lucky-option-advanced = Incensieri e incenso
lucky-option-advanced-off = Senza
lucky-option-advanced-on = Avanzato
lucky-option-advanced-why = Avanzato: nel tuo turno puoi anche bruciare l’unico incenso dell’anno, a un incensiere o su una carta.
lucky-option-ancestor = Chi ha di fronte un Antenato
lucky-option-ancestor-ride = Avanza
lucky-option-ancestor-compare = Confronta
lucky-option-ancestor-once = Solo qui
lucky-option-ancestor-why = Riceve +2 dal proprio Antenato, −2 da quello nemico. Avanza: va subito avanti e tiene il cambio per sempre. Confronta: tiene il cambio, poi decide la forza. Solo qui: lo stesso, ma il cambio finisce con questa coppia.

# Where a match stands

lucky-summary-evening = Anno { $year }, sera
lucky-summary-midnight = Anno { $year }, mezzanotte
lucky-summary-picks = Anno { $year }, coppie di un colore
lucky-summary-race = Anno { $year }, la corsa
lucky-summary-rewards = Anno { $year }, amuleti
lucky-summary-over = Vittoria di { $names } con { $most ->
    [one] { $most } amuleto
   *[other] { $most } amuleti
}
lucky-cover = { $count ->
    [one] Una coppia è tua: quale carta avanza?
   *[other] { $count } coppie sono tue: quali carte avanzano?
}

# Laying the table

lucky-lay-title = Preparate il tavolo
lucky-lay-again = Le carte giocate vanno nei propri scarti. Mescolate le carte tempio e le plance, e disponetele di nuovo.
lucky-lay-temple = { $count ->
    [one] Un tempio con due plance: quattro posti.
   *[other] { $count } templi, ognuno con due plance: quattro posti.
}
lucky-lay-palace = { $count ->
    [one] Un palazzo con quattro plance: otto posti.
   *[other] { $count } palazzi, ognuno con quattro plance: otto posti.
}
lucky-lay-cards = Ognuno mescola le dieci carte di un colore: è il suo mazzo.
lucky-lay-junior = Ognuno mescola cinque carte di un colore: Sorellina, Cugino, Fratello, Papà, Mamma.
lucky-lay-hand = In mano si hanno tre carte. Quest’anno ognuno ne gioca { $cards }.
lucky-lay-censers = { $count ->
    [one] Un incensiere accanto al tempio, e un incenso a testa.
   *[other] { $count } incensieri, uno per tempio e due per palazzo, e un incenso a testa.
}
lucky-lay-start = Chi è stato in un tempio per ultimo? Comincia da lì
lucky-lay-start-second = Il segnalino iniziale è passato a destra
lucky-lay-begins = Comincia { $name }
lucky-clockwise = In senso orario
lucky-counter = Al contrario, in senso antiorario
lucky-lay-then = Il secondo anno
lucky-lay-second = { $boards }. Comincia { $name }, a destra, e si gira al contrario.
lucky-lay-done = Scende la sera

# The evening

lucky-turn-title = A chi tocca adesso?
lucky-set-turn = Tocca a { $name }
lucky-next-turn = Poi { $name }
lucky-to-midnight = Notte
lucky-seat-amulets = Amuleti dai posti
lucky-amulet-less = Un amuleto in meno per { $name }
lucky-amulet-more = Un amuleto in più per { $name }
lucky-person-open = Incenso e benedizioni di { $name }
lucky-tab-turns = Turni
lucky-tab-censers = Incensieri
lucky-to-turns = Torna ai turni
lucky-censers-title = Dove pregare?
lucky-censer-which = Quale incensiere c’è qui?
lucky-censer-unknown = Ancora non si sa
lucky-censer-at-home = È a casa di { $name }
lucky-censer-free = libero quest’anno
lucky-censer-used = Qui brucia l’incenso di { $name }
lucky-censer-who = Chi prega qui?
lucky-censer-other = Qui c’è un altro incensiere
lucky-pray = Qui prega { $name }
lucky-incense = Incenso
lucky-incense-there = L’incenso di quest’anno c’è ancora.
lucky-incense-card = È su una carta. Quale, si inserisce a mezzanotte.
lucky-incense-at = Brucia qui: { $censer }.
lucky-incense-on-card = Mettilo su una carta
lucky-incense-to = Prega: { $censer }
lucky-incense-back = Uno sbaglio: lo riprende { $name }
lucky-blessings = Benedizioni
lucky-guesses = Carte indovinate
lucky-guesses-worth = Dio della Fortuna, { $amulets } amuleti l’una
lucky-guess-less = Una indovinata in meno per { $name }
lucky-guess-more = Una indovinata in più per { $name }

# Midnight

lucky-pad-title = Chi è dove?
lucky-place-empty = Posto { $place }, vuoto
lucky-place-taken = Posto { $place }, { $card } di { $name }
lucky-pad-place = Posto { $place }: colore e carta
lucky-pad-card = Posto { $place }: quale carta di { $name }?
lucky-pad-colour = Posto { $place }: { $card } di che colore?
lucky-pad-full = Qui è pieno. Passa al prossimo.
lucky-pad-complete = Ci sono tutte. Toccane una per correggerla.
lucky-pad-take-first = Qui i posti sono tutti presi. Tocca la carta sbagliata, poi inserisci quella giusta.
lucky-bell = Suona la campana
lucky-bell-left = { $count ->
    [one] Manca una carta
   *[other] Mancano { $count } carte
}
lucky-bell-title = È giusto così?
lucky-bell-empty = { $count ->
    [one] Un posto non ha carta. Se resta vuoto, chi sta di fronte avanza senza rivali.
   *[other] { $count } posti non hanno carta. Dove resta vuoto, chi sta di fronte avanza senza rivali.
}
lucky-bell-anyway = Suona la campana
lucky-remark-more-cards = Ci sono { $count } carte in gioco, di solito sono quattro.
lucky-remark-fewer-cards = { $count ->
    [one] C’è solo una carta in gioco, di solito sono quattro.
   *[other] Ci sono solo { $count } carte in gioco, di solito sono quattro.
}
lucky-remark-last-year = Già in gioco l’anno scorso: { $cards }. È la carta giusta?
lucky-remark-more-incense = Sulle carte ci sono { $count } incensi, più di quanti ce n’erano.
lucky-card-of = Carta di { $name }
lucky-card-incense = Incenso su questa carta
lucky-card-incense-worth = 2 forza ognuno
lucky-card-incense-less = Un incenso in meno
lucky-card-incense-more = Un incenso in più
lucky-mark-jade = vince subito
lucky-mark-yue-lao = batte i nemici
lucky-card-away = Toglila

# Picks

lucky-pick-title = Quale avanza?
lucky-pick-under = { $count ->
    [one] Una coppia è tua. Le scelte si mostrano tutte insieme.
   *[other] { $count } coppie sono tue. Le scelte si mostrano tutte insieme.
}
lucky-pick-hold = { $count ->
    [one] Scelta? Tieni premuto
   *[other] Scelte? Tieni premuto
}
lucky-pick-change = Fino ad allora puoi cambiare
lucky-pick-open = Aspetta una coppia sola, non serve il segreto.
lucky-gather-title = Avete scelto tutti
lucky-gather-under = Posa il telefono dove lo vedete tutti.
lucky-gather-show = Mostra le scelte

# The race

lucky-power = forza { $power }
lucky-power-incense = { $change } incenso
lucky-power-blessing = { $change } benedizione
lucky-power-possession = { $change } Antenato
lucky-power-of = { $card }: { $printed }, { $parts }.
lucky-by-rule = Secondo le regole: { $why }
lucky-tables-call = decisione del tavolo
lucky-call = Decidete voi il risultato
lucky-call-title = Chi avanza?
lucky-call-side = Avanza { $card } di { $name }
lucky-call-nobody = Nessuna delle due
lucky-the-rule = Che cosa dicono le regole
lucky-let-stand = Lascia decidere alle regole
lucky-why-empty = Qui non c’è nessuno.
lucky-why-walkover = Nessuno di fronte: avanza { $card }.
lucky-why-ancestors = Due Antenati di fronte: nessuno si muove.
lucky-why-ancestor-own = Il proprio Antenato: +2 per sempre, e { $card } avanza subito.
lucky-why-ancestor-enemy = Un Antenato nemico: −2 per sempre, e { $card } avanza subito.
lucky-why-choice = Due di un colore: { $name } manda avanti { $card }.
lucky-why-pending = Due di un colore: sceglie { $name }.
lucky-why-jade = Segno dell’Imperatore di Giada: avanza { $card }.
lucky-why-jade-both = Segno dell’Imperatore di Giada su tutte e due: nessuna si muove.
lucky-why-dog = Il Cane pareggia con ogni carta nemica: nessuno si muove.
lucky-why-yue-lao = Segno di Yue Lao: { $card } batte ogni nemico.
lucky-why-sister = La Sorellina batte chi ha forza 6 o più.
lucky-why-clash = Si battono a vicenda: nessuno si muove.
lucky-why-power = Più forte { $card }, { $more } a { $less }.
lucky-why-power-dog = La Sorellona ignora il Cane. Più forte { $card }, { $more } a { $less }.
lucky-why-equal = Forza { $power } tutte e due: nessuna si muove.
lucky-skip = Salta
lucky-to-stage = { $stage }
lucky-run-semi = Alle semifinali
lucky-run-final = Alla finale
lucky-hand-out = Date gli amuleti
lucky-to-rewards = Torna agli amuleti
lucky-reopen-picks = Correggi le carte: tutti scelgono di nuovo
lucky-reopen = Torna alle carte

# Amulets

lucky-rewards-title = { $year ->
    [1] Amuleti, primo anno
   *[2] Amuleti, secondo anno
}
lucky-rewards-under = Tocca una riga per vedere da dove viene.
lucky-why-open = { $name }, { $total }. Da dove viene?
lucky-why-title = Da dove viene
lucky-year-total = { $year ->
    [1] Primo anno in tutto
   *[2] Secondo anno in tutto
}
lucky-game-total = Tutti e due gli anni
lucky-put-right = Da correggere
lucky-cause-seats = Dai posti con un amuleto
lucky-cause-guesses = { $count ->
    [one] Una indovinata con il Dio della Fortuna
   *[other] { $count } indovinate con il Dio della Fortuna
}
lucky-cause-card = { $card }: { $spot }, { $temple }
lucky-cause-brother = Fratello ha guadagnato: altri 2
lucky-cause-wen-chang = Benedizione di Wen Chang per { $card }
lucky-cause-none = Nessun amuleto.
lucky-race-again = Riguarda la corsa
lucky-take-home = Incensieri da portare a casa
lucky-take-home-under = Chi vince un tempio ne prende l’incensiere.
lucky-next-year = Al secondo anno
lucky-finish = Guarda chi ha vinto
lucky-won = Il primo incenso va a
lucky-won-shared = Il primo incenso va insieme a
lucky-review = Rivedi
