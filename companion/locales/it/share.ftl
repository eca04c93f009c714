# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old } e { $new } erano allo stesso tavolo il { $date }, quindi sono due persone. Scegli un altro nome.
refused-note-long = Quella nota ha { $length } caratteri. Al massimo { $max }, per favore.
refused-place-long = Quel luogo ha { $length } caratteri. Al massimo { $max }, per favore.
refused-moved-on = Questa partita continua su un altro telefono. Giocala lì, o prima riportala qui.

# A player's word for the deal
refused-word-long = Quella parola ha { $length } caratteri. Al massimo { $max }, per favore.

# Codes from another phone
refused-code-other = Quello non è un codice di questa app. Inquadra il codice sull’altro telefono, o incolla tutto il suo testo.
refused-code-newer = Quel codice viene da una versione più nuova dell’app. Aggiorna questa, poi leggilo di nuovo.
refused-code-version = I due telefoni hanno versioni diverse dell’app. Aggiorna la più vecchia e riprova: non hai perso niente.
refused-code-damaged = In quel codice c’è uno sbaglio. Leggilo o copialo un’altra volta.
refused-code-cut = A quel codice manca la fine. Copialo tutto, per favore.
refused-code-set = Quel codice è di un’altra partita. Ricomincia per leggere quella, o continua con i codici di questa.
refused-code-missing = { $count ->
    [one] Non è ancora tutto.
   *[other] Dei { $count } codici mancano ancora: { $numbers }.
}
refused-passphrase = La parola d’ordine non è quella. È sull’altro telefono, sotto il codice.
refused-code-game = Quella partita è di un gioco che questa app non ha. Aggiornala, poi riprova.
refused-code-rules = In quella partita c’è una mossa che le regole non permettono, quindi non è entrata. È ancora sull’altro telefono.
refused-move-here = Questa partita è già qui. Non è cambiato nulla.
refused-move-behind = Questo telefono ha già quella partita, ed è più avanti. Non è cambiato nulla.
refused-move-apart = Questa partita è andata avanti su tutti e due i telefoni. Non è cambiato nulla: riunitele con un’esportazione.

# Files that come in
refused-file-other = Quello non è un file di questa app. Scegline uno scritto dalla sua esportazione.
refused-file-newer = Quel file viene da una versione più nuova dell’app. Aggiorna questa, poi leggilo di nuovo.
refused-file-cut = A quel file manca la fine. Copialo ancora tutto; qui non è cambiato nulla.
refused-file-changed = Quel file non è come l’app l’ha scritto. Riprendilo da dove viene; qui non è cambiato nulla.
refused-file-game = In quel file c’è una partita di un gioco che questa app non ha. Aggiornala, poi leggi ancora il file.
refused-file-rules = In quel file c’è una partita con una mossa che le regole non permettono. Qui non è cambiato nulla.
refused-passphrase-file = Quella non è la parola d’ordine di questo file. Si è vista quando il file è stato scritto.

# A result as a text
result-won = { $name }: vittoria
result-plain = { $name }
result-won-points = { $name }: { $points }, vittoria
result-points = { $name }: { $points }
result-code = Diario { $code }

# The proof of a fair deal
proof-untouched = Il codice di controllo torna: il file è intero.
proof-touched = Il file è stato cambiato dopo che l’app l’aveva scritto. Quello che si può controllare si controlla lo stesso.
proof-sealed = { $count ->
    [one] Una partita è ancora in corso e resta sigillata.
   *[other] { $count } partite sono ancora in corso e restano sigillate.
}
proof-nothing = Dentro non c’è nessuna partita finita.
proof-title = { $game }, { $date }: { $names }
proof-title-unknown = Una partita
proof-unreadable = Questa non è una partita che si possa leggere.
proof-unknown-game = Questa app non ha quel gioco.
proof-set-up-refused = Queste persone non possono mettersi a giocare: { $why }
proof-move-unreadable = La mossa { $number } non è di questo gioco: qui il diario è stato cambiato.
proof-move-refused = La mossa { $number } ({ $move }) va contro le regole, quindi qui o prima il diario è stato cambiato. Le regole dicono: { $why }
proof-replayed = { $count ->
    [one] Una mossa è stata rigiocata, ed è permessa.
   *[other] Tutte le { $count } mosse sono state rigiocate, e sono tutte permesse.
}
proof-no-promise = Prima di distribuire non c’era nessuna promessa, quindi vale solo la parola dell’app. Dal seme segue comunque:
proof-promise-kept = Prima di distribuire l’app ha mostrato il codice { $code }. Corrisponde a quello che si è aperto ora: tutto quello che segue era fissato prima che qualcuno giocasse.
proof-words = Con parole di { $names }, che l’app non poteva sapere prima, nemmeno l’app poteva scegliere come distribuire.
proof-no-words = Nessuno ha aggiunto una parola sua, quindi ha sorteggiato l’app da sola. Dopo non poteva più cambiare.
proof-promise-unreadable = La promessa fatta prima di distribuire non si legge più.
proof-promise-commitment = Il codice { $code } non corrisponde a quello che si è aperto: la promessa o il codice sono stati cambiati.
proof-promise-set-up = Il codice { $code } era per un altro gioco, altre regole di casa o un altro numero di persone.
proof-promise-seed = La distribuzione non viene da quello che era promesso con { $code }: il seme o una parola sono stati cambiati.
proof-no-evidence = Quello che l’app ha detto durante la partita non è nel file, quindi non c’è niente da confrontare con il diario.
proof-trail-start = Il seme o le regole di casa non sono quelli con cui si è giocato.
proof-trail = La mossa { $number } non è quella fatta: qui il diario è stato cambiato.
proof-told = { $count ->
    [0] L’app non aveva niente da dire che sapesse solo lei.
    [one] L’unica cosa che poteva dire solo l’app segue dalla distribuzione e dal diario.
   *[other] Tutte le { $count } cose che poteva dire solo l’app seguono dalla distribuzione e dal diario.
}
proof-told-otherwise = Dopo la mossa { $number } il file dice altro da quello che segue: { $words }
proof-told-more = Il file dice più di quanto l’app possa aver detto.
proof-outcome = Il risultato nel file non è quello che segue dal diario.
proof-trail-code = Tutto il diario ha il codice { $code }. Confrontalo con quello mostrato alla fine. Nomi, colori e data non ne fanno parte: si possono cambiare nell’app.
proof-holds = Tutto corrisponde.
proof-unproved = Niente lo contraddice, ma prima di distribuire non è stato promesso nulla.
proof-breaks = Qualcosa non corrisponde.
proof-begins = Cominciava { $name }.
proof-bronze-role = { $name } era { $role }.
proof-bronze-cards = I ruoli sono stati pescati come carte, non dati dall’app.
proof-bronze-heads = Originali nel round { $round }: { $first } e { $second }.
proof-bronze-blind = Round cieco di { $role }: { $round }.
proof-bronze-shown = A { $name } si è mostrato: { $about }, { $reading }.
proof-bronze-hindered = { $name } non ha potuto guardare.
proof-bronze-vote = Il voto ha mostrato della seconda testa: { $head }, { $reading }.
proof-lucky-pick = { $name } ha scelto { $card } dietro il codice { $code }.
