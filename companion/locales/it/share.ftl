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
