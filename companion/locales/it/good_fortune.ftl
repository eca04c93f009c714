# Good Fortune

good-fortune-short = Buona fortuna
good-fortune-tag = 2, portafortuna in fila

fortune-set-up = { $count ->
    [2] Nove turni, poi si contano i portafortuna
   *[other] Un gioco per due
}

fortune-option-variant = Turni
fortune-option-variant-standard = Normale
fortune-option-variant-guessing = Indovina
fortune-option-variant-simple = Semplice
fortune-option-variant-why = Indovina: si sceglie una tessera nello stesso momento. Semplice: niente medaglione, e i numeri non contano.
fortune-option-series = Quante partite?
fortune-option-series-single = Una
fortune-option-series-three = Due su tre
fortune-option-series-running = A oltranza
fortune-option-series-why = Contano le partite vinte; un pareggio non vale per nessuno. Al meglio delle tre: dopo tre partite è finita, anche con dei pareggi.

fortune-summary-turn = Turno { $turn }
fortune-summary-score = { $one } a { $other }
fortune-summary-series = { $wins } a { $losses } nelle partite
fortune-summary-won = Vittoria di { $name }, { $most } a { $least }
fortune-summary-draw = Pareggio, { $most } a { $least }
fortune-summary-series-won = Vittoria di { $name }, { $most } a { $least } nelle partite
fortune-summary-series-draw = Pareggio, { $most } a { $least } nelle partite

# Charms and tiles
fortune-charm-neko = Gatto della fortuna
fortune-charm-clover = Quadrifoglio
fortune-charm-ganesh = Ganesh
fortune-charm-mati = Occhio greco
fortune-charm-fatma = Mano di Fatima
fortune-charm-horseshoe = Ferro di cavallo
fortune-charm-scarab = Scarabeo
fortune-pair = { $one } e { $other }
fortune-tile = { $pair }, dado { $die }
fortune-tile-number = { $number }: { $pair }, dado { $die }
fortune-die = Dado { $die }
fortune-dice-high = Dadi da 5 e 6
fortune-dice-high-short = 5, 6
fortune-dice-low = Dadi da 1 a 4
fortune-dice-low-short = 1–4
fortune-cell-mine = inserita con { $dice }
fortune-cell-theirs = ce l’ha { $name }

# Turns
fortune-turn = Turno { $turn }
fortune-turn-of = di { $turns }
fortune-turn-short = Turno { $turn }
fortune-turns-over = I nove turni sono finiti
fortune-next-turn = Prossimo turno
fortune-last-turn = È finita
fortune-turn-back = Un turno indietro
fortune-count = Conta
fortune-count-now = Conta i portafortuna
fortune-won-so-far = Contato finora
fortune-holder-title = Chi ha ricevuto la tessera 1?
fortune-holder-swap = No, la tessera 1 è di { $name }
fortune-face-small = Figura piccola in su
fortune-face-large = Figura grande in su
fortune-chooses-first = Sceglie prima { $name }
fortune-begins = { $name } piazza prima a ogni turno
fortune-both-choose = Si sceglie una tessera insieme
fortune-places-small = Si piazza prima il numero più basso
fortune-places-large = Si piazza prima il numero più alto
fortune-places-simple = I numeri non contano
fortune-dealt = { $name } ha la tessera 1, { $other } la 21; più altre otto a testa

# What a tile may do
fortune-row-link = Che cosa può fare questa tessera?
fortune-row-title = Che cosa c’è nella fila?
fortune-row-under = Le sue tre tessere, come le vedi davanti a te.
fortune-row-lay = È così
fortune-row-correct = Correggi la fila
fortune-slot-left = La tessera a sinistra
fortune-slot-middle = La tessera in mezzo
fortune-slot-right = La tessera a destra
fortune-enter-left = Inserisci quella a sinistra
fortune-enter-middle = Inserisci quella in mezzo
fortune-enter-right = Inserisci quella a destra
fortune-choosing-title = Quale tessera è scelta?
fortune-both-title = Quali tessere sono scelte?
fortune-choose = Inserisci la tessera di { $name }
fortune-chose = { $name } ha scelto { $tile }
fortune-placing-title = Dove va?
fortune-end-left = Al capo sinistro
fortune-end-right = Al capo destro
fortune-joins = si unisce con { $charms }
fortune-joins-not = niente in comune con i due capi
fortune-wins = { $name } vince
fortune-leaves = fuori dal gioco:
fortune-pick-number = Tocca il suo numero.
fortune-pick-of = Tessera { $number }: tocca i suoi due portafortuna.
fortune-pick-new = Una tessera nuova per l’album

# Counting
fortune-pick-pair = Tocca due portafortuna
fortune-tap-number = Tocca un numero
fortune-which-die = { $pair }: quale dado?
fortune-this-tile = { $pair }
fortune-mark = da { $name }
fortune-has-it = { $name } ne ha una
fortune-from = { $count ->
    [0] nessuna tessera
    [one] da una tessera
   *[other] da { $count } tessere
}
fortune-sum = { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
}, { $points } { $points ->
    [one] punto
   *[other] punti
}
fortune-group = { $name }: { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
} per { $points }
fortune-group-typed = Un gruppo
fortune-take-out = Togli
fortune-once-more = Un’altra tessera con { $pair }
fortune-by-number = Inserisci per numero
fortune-by-charm = Inserisci per portafortuna
fortune-won-none = { $name } non ha vinto tessere
fortune-has-none = { $name } non ha vinto nemmeno una tessera.
fortune-clear = Svuota questa collezione
fortune-now = Ora { $name }
fortune-who-won = Chi ha vinto?
fortune-doubt-die = { $pair } con un { $die }? Su una tessera nessuno ha mai visto più di 4.
fortune-doubt-pair = { $pair } è su due tessere. Riguarda quale è quale.

# Already sorted
fortune-groups = I gruppi sono già fatti
fortune-groups-change = Cambia i gruppi
fortune-groups-title = Quanto fa ogni gruppo?
fortune-groups-instead = { $count ->
    [one] Una tessera è già inserita.
   *[other] { $count } tessere sono già inserite.
} I gruppi stanno al posto delle tessere: togli prima le tessere.
fortune-groups-clear = Togli le tessere
fortune-field-tiles = Tessere
fortune-field-points = Punti
fortune-group-add = Aggiungi il gruppo
fortune-group-out = Togli il gruppo
fortune-groups-done = Fatto

# How so
fortune-why-title = Da dove viene { $score }?
fortune-why-most-tiles = Nessun altro portafortuna sta su così tante delle tessere rimaste.
fortune-why-more-points = Tante tessere quante { $others }, ma più punti.
fortune-why-full-tie = Pari con { $others } in tessere e punti. Le regole non dicono chi va prima.
fortune-why-typed = Ordinato sul tavolo.
fortune-why-alone = Una tessera da sola.
fortune-rule = Si raggruppa prima il portafortuna che sta su più tessere: tessere per punti. Quelle tessere escono, e il resto si conta da capo.
fortune-tie = Le regole non dicono quale portafortuna va prima, quindi sceglie { $name }.
fortune-tie-was = Qui le regole non dicevano l’ordine. Poteva fare anche { $totals }.

# The result
fortune-won = La fortuna sorride a
fortune-draw = Pareggio fra
fortune-series-won = La sfida va a
fortune-series-draw = La sfida è pari fra
fortune-series = { $one } { $wins }, { $other } { $losses }{ $draws ->
    [0] {""}
    [one] , un pareggio
   *[other] , { $draws } pareggi
}
fortune-in-the-box = { $count ->
    [0] Le 18 tessere piazzate sono tutte contate.
    [one] Una delle 18 tessere piazzate non è in nessuna collezione.
   *[other] { $count } delle 18 tessere piazzate non sono in nessuna collezione.
}
fortune-next-game = Altra partita
fortune-end-series = Basta così
fortune-last-game = L’ultima partita
fortune-review = Rivedi le collezioni
fortune-review-title = Che cosa si è vinto
fortune-review-empty = Nessuno ha vinto una tessera.
fortune-game = Partita { $number }

# The tile book
fortune-book = Album di tessere
fortune-book-count = { $count } tessere note su 21. Cresce mentre contate.
fortune-book-knows = { $count ->
    [one] L’album conosce una tessera
   *[other] L’album conosce { $count } tessere
}
fortune-book-otherwise = { $count ->
    [one] L’album dice altro su una tessera
   *[other] L’album dice altro su { $count } tessere
}
fortune-book-number = Numero
fortune-book-number-title = Che numero ha?
fortune-book-no-number = Nessun numero
fortune-book-export = Porta via l’album
fortune-book-import = Leggi un album
fortune-book-clear = Svuota l’album
fortune-book-done = Fatto
fortune-conflict = Qual è giusta?
fortune-conflict-known = Come nell’album
fortune-conflict-seen = Come ora
fortune-conflict-read = Come importata
fortune-burn-title = Svuotare tutto l’album?
fortune-burn-under = Non si può riavere, a meno che tu non l’abbia portato via prima.
fortune-burn = Svuota
fortune-burn-not = Tienilo
fortune-export-title = L’album come testo
fortune-export-under = Copialo e leggilo su un altro telefono.
fortune-copy = Copia
fortune-copied = Copiato
fortune-import-title = Incolla qui un album
fortune-import-under = Quello che qui manca si aggiunge. Dove non coincidono, scegli tu.
fortune-import = Leggilo
refused-fortune-number-book = La tessera { $number } è già nell’album. Prima cambia quella.
