# What the table of Good Fortune refuses: each sentence says what to do instead

refused-fortune-nobody = Qui si gioca in due. Scegli uno dei due nomi.
refused-fortune-over = Questa sfida è finita. Annulla l’ultima mossa per correggere, o iniziane un’altra.
refused-fortune-scored = Questa partita ha già i punti. Annulla per correggere, o comincia la prossima.
refused-fortune-not-scored = Prima conta i punti di questa partita.
refused-fortune-not-entered = Prima inserisci tutte e due le collezioni. Se qualcuno non ha vinto tessere, dillo lì.

# A tile
refused-fortune-one-charm = Una tessera ha due portafortuna diversi. Scegli l’altro.
refused-fortune-die = Un dado va da 1 a { $most }. Guarda meglio.
refused-fortune-number = Le tessere hanno numeri da 1 a { $most }. Guarda meglio, o lascia stare il numero.
refused-fortune-no-such-tile = In questa collezione quella tessera non c’è più. Scegline una che c’è.
refused-fortune-nine-tiles = Non si vincono più di { $most } tessere. Prima togline una.
refused-fortune-number-here = La tessera { $number } è già in questa collezione. Correggi quella, o lascia stare il numero.
refused-fortune-number-there = La tessera { $number } è nell’altra collezione. Chiedi chi ce l’ha e, se è sbagliata, correggila lì.

# Groups sorted by hand
refused-fortune-groups-there = Qui ci sono gruppi scritti a mano. Prima cancellali, poi inserisci le tessere.
refused-fortune-tiles-there = Qui ci sono tessere. Prima cancellale, poi scrivi i gruppi.
refused-fortune-group-tiles = Un gruppo ha da 1 a { $most } tessere. Contale di nuovo.
refused-fortune-group-points = I dadi di quel gruppo fanno da { $least } a { $most } punti. Sommali di nuovo.
refused-fortune-order = Le tessere non si possono raggruppare in quell’ordine. Scegli uno degli ordini proposti.

# Turns
refused-fortune-turns-over = I { $turns } turni sono finiti. Inserite quello che avete vinto.
refused-fortune-first-turn = È già il primo turno.
refused-fortune-mid-turn = In questo turno c’è già una tessera scelta. Prima piazzate le tessere, o annulla l’ultima mossa.
refused-fortune-no-row = Prima inserisci le tre tessere della fila.
refused-fortune-no-holder = Prima di’ chi ha ricevuto la tessera 1: comincia da lì.
refused-fortune-other-chooses = Ora sceglie per prima l’altra persona.
refused-fortune-other-places = Prima si piazza la tessera dell’altra persona.
refused-fortune-placed = Una tessera è già piazzata, quindi la scelta resta. Per cambiarla annulla l’ultima mossa.
refused-fortune-not-chosen = Prima scegliete le tessere, poi piazzatele.
refused-fortune-must-join = Questa tessera ha un portafortuna in comune con l’altro capo: va attaccata lì.
refused-fortune-number-needed = I numeri decidono quale tessera va prima. Inserisci anche il numero di questa.
refused-fortune-number-used = La tessera { $number } è già da un’altra parte sul tavolo. Ricontrolla il numero.

# The tile book
refused-fortune-book = Questo album di tessere non si legge.
refused-fortune-book-charms = La tessera { $tile } di questo album deve avere due diversi dei sette portafortuna.
refused-fortune-book-die = La tessera { $tile } di questo album deve avere un dado da 1 a 6.
refused-fortune-book-number = La tessera { $tile } di questo album deve avere un numero da 1 a 21 che nessun’altra ha.
refused-fortune-book-tile = La tessera { $tile } di questo album è rovinata, oppure c’è due volte.
refused-fortune-book-version = Questo album di tessere viene da un’app più nuova (versione { $version }). Aggiorna questa per leggerlo.
