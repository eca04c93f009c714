# The shell: start screen, sitting down, covers, menus, settings

app-name = Companion
go-back = Indietro
go-home = All’inizio

words-listed = { $some }, { $more }
words-beside = { $first }, { $second }
sentences-joined = { $some } { $more }

home-title = A cosa giochiamo?
home-new = Inizia una nuova partita
home-finished = Partite finite
home-address = Per giocare da un telefono nella stessa rete, apri
home-address-code = Codice per { $address }

lost-connection = La connessione manca per un momento. Niente è perso, e niente si vede finché non torna.
shut-title = Per ora le tue partite non si aprono
shut-again = Riprova
refused-key-storage = Non riesco a leggere la chiave delle tue partite da questo dispositivo. Non è cambiato nulla. Riprova, oppure chiudi la pagina e aprila di nuovo.

broken-title = Questa schermata si è rotta, ed è colpa nostra
broken-text = La tua partita è al sicuro. Torna all’inizio e riaprila.

colour-red = Rosso
colour-orange = Arancione
colour-yellow = Giallo
colour-green = Verde
colour-blue = Blu
colour-purple = Viola
colour-black = Nero
colour-white = Bianco
colour-of = { $colour }, ora di { $name }: fareste cambio

set-up-title = Come siete a tavola?
set-up-under = In senso orario, come siete a sedere.
set-up-add = Aggiungi una persona
set-up-again = Gli stessi di prima: { $names }
set-up-count = { $count ->
    [0] Ancora nessuno
    [one] Una persona al tavolo
   *[other] Siete in { $count }
}
set-up-options = Regole di casa
set-up-rules = Regole di casa: { $rules }
set-up-deal = Si comincia
set-up-change = Cambia { $name }
set-up-up = Sposta { $name } in su
set-up-down = Sposta { $name } in giù

name-title = Chi siede al posto { $number }?
name-hint = Nome
name-colour = Colore dei pezzi
name-known = Ha già giocato qui
name-remove = { $name } non gioca
name-done = Fatto
name-next = Un altro nome

options-title = Come giocate?
options-done = Giochiamo così

cover-pass = Passa il telefono a
cover-hold = Tieni premuto se sei { $name }
cover-others = Il resto del tavolo guarda altrove
secret-for = Solo per { $name }
seal-look = Tieni premuto e guarda
seal-look-under = Si vede solo finché tieni il dito
seal-let-go = Lascia per nascondere
seal-again = Tieni ancora premuto per rivedere
grid-how = Alza il dito per scegliere, scivola via per annullare
tile-empty = vuoto

menu-open = Menu
menu-title = Al tavolo
menu-close = Torna al gioco
menu-undo = Annulla l’ultima mossa
menu-notebook = Guarda in un taccuino
menu-notebook-of = Taccuino di { $name }

notebook-hold = Tieni premuto: taccuino
notebook-let-go = Lascia per chiudere
notebook-under = Tutto quello che hai visto finora
notebook-done = Fatto
notebook-write = Scrivi una riga
notebook-write-title = La tua riga per il round { $round }
notebook-hint = Solo per i tuoi occhi
notebook-keep = Tienila
notebook-note = “{ $words }”
notebook-to-come = deve ancora venire
notebook-not-yet = ancora niente

talk-speaks = Parla { $name }
talk-start = Via
talk-pause = Pausa
talk-next = Avanti
talk-vote = Si vota

key-digit = { $digit }
key-erase = Cancella
key-next = Prossimo campo

over-again = Un’altra partita
over-correct = Correggi il conteggio
review-result = Esito
review-round = Round { $round }
review-round-short = R{ $round }
review-people = Ruoli

settings-title = Impostazioni
settings-language = Lingua
settings-device = Come il dispositivo
settings-theme = Chiaro o scuro
settings-theme-system = Come il dispositivo
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-hold = Segreti
settings-hold-yes = Tieni premuto per guardare
settings-hold-no = Tocca per guardare
settings-hold-why = Se tenere premuto è scomodo: un tocco mostra il segreto per due secondi.
settings-motion = Movimento
settings-motion-system = Come il dispositivo
settings-motion-still = Mai
settings-motion-moving = Sempre
settings-vibration = Vibrazione
settings-sounds = Suoni
settings-on = Sì
settings-off = No
settings-motion-why = Senza movimento niente vibra e niente suona. Un segreto non suona mai.

# About the app

about-title = Informazioni su Companion
about-what = Fa quello che le carte non possono fare: distribuisce e custodisce i segreti, risolve le parti noiose, fa i conti, e poi si mette via. Si gioca con le vostre carte.
about-secret-title = I tuoi segreti
about-secret = Un segreto si vede solo mentre tieni premuto il sigillo, e ogni ruolo richiede gli stessi tocchi. Qualunque altra cosa succeda, una chiamata, il telefono girato, la connessione persa, lo copre.
about-kept-title = Che cosa resta
about-kept = Partite, nomi e impostazioni restano sul dispositivo su cui gira Companion. Le partite sono sigillate: nessuno trova un ruolo aprendo i file. Non c’è nessun account, e non si invia niente a nessuno.
about-fair-title = Una distribuzione onesta
about-fair = Prima di distribuire, Companion mostra un breve codice. A fine partita chiunque può verificare che ruoli e teste erano fissati prima che qualcuno agisse.
about-rights-title = Diritti
about-rights = Codice e immagini: licenza MIT. Caratteri: ricavati da Noto CJK, SIL Open Font License. I giochi appartengono ai loro autori ed editori, che non hanno parte in questa app.
