# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = Serate
evenings-none = Non avete ancora giocato.
evenings-all = Tutti i giochi
evenings-more = Altro: { $match }
evenings-removed = { $count ->
    [one] La partita è stata tolta.
   *[other] { $count } partite sono state tolte.
}
evenings-bring-back = { $count ->
    [one] Rimettila
   *[other] Rimettile
}
evenings-moved-short = su un altro telefono
evenings-moved = Il { $at } questa partita è passata a un altro telefono. Giocatela lì.
evenings-take-back = Continuiamo qui, invece
evenings-review = Riguardala
evenings-play-on = Torna al tavolo
evenings-note = Nota e luogo
evenings-note-why = Restano con la partita e vanno con lei dove la mandi.
evenings-note-hint = Nota
evenings-place = Luogo
evenings-remove = Togli questa partita
evenings-remove-ask = Togliere { $match }?
evenings-remove-why = Per un’ora la puoi rimettere.
evenings-remove-not = Tienila
evenings-remove-now = Togli
evenings-clear = { $count ->
    [one] Togli questa partita
   *[other] Togli queste { $count } partite
}
evenings-clear-ask = { $count ->
    [one] Togliere una partita?
   *[other] Togliere { $count } partite?
}
evenings-clear-why = Per un’ora le puoi rimettere tutte.
evenings-clear-not = Tienile

# People
people-title = Persone
people-none = Non si è ancora seduto nessuno.
people-name = Nome
people-merge-why = Con il nome di un’altra persona, le due diventano una.
people-rename = Cambia il nome
people-forget = Dimentica questa persona
people-forget-now = Dimentica
people-somebody = Qualcuno
people-ask-rename = { $old } diventa { $new }?
people-ask-merge = { $old } e { $new } sono la stessa persona?
people-ask-forget = Dimenticare { $old }?
people-no-way-back = Non si può annullare.
people-plan-matches = { $count ->
    [0] Nessuna partita cambia.
    [one] In una partita il nome diventa { $new }.
   *[other] In { $count } partite il nome diventa { $new }.
}
people-plan-offered = Il nome viene proposto quando ci si siede: cambia anche lì.
people-plan-mentions = { $count ->
    [one] Una nota o un luogo contiene il nome. L’avete scritto voi, quindi resta com’è.
   *[other] { $count } note o luoghi contengono il nome. Li avete scritti voi, quindi restano come sono.
}
people-plan-notebooks = Le righe nei taccuini di una partita restano come le ha scritte chi giocava.
people-plan-trash = Le partite tolte che potevano ancora tornare spariscono del tutto.
people-plan-copies = Le copie su altri telefoni e nei file restano come sono.
people-do-it = Procedi
people-leave-it = Lascia stare

# A match to another phone, and from there
moving-send = Su un altro telefono
moving-send-why = Sull’altro telefono, scegli “Da un altro telefono” all’inizio. Leggi il codice con la fotocamera, oppure manda lì il testo.
moving-code = Codice { $number } di { $count }
moving-next = Prossimo codice
moving-text = Lo stesso come testo
moving-passphrase = Parola d’ordine
moving-passphrase-why = Dilla a chi ha l’altro telefono. Senza, il codice non si apre a nessuno.
moving-copy = Copia
moving-copied = Copiato
refused-copy = Il browser non lascia copiare all’app. Seleziona il testo nel campo e copialo tu.
moving-done = È arrivata di là
moving-done-why = Poi questo telefono ne tiene una copia che non si gioca più.
moving-receive = Da un altro telefono
moving-receive-why = Incolla quello che ha letto la fotocamera, o il testo che ti hanno mandato. Se i codici sono più d’uno, l’ordine non conta.
moving-paste = Codice o testo
moving-take = Leggi
moving-twice = Quel codice è già stato letto. Servono ancora gli altri.
moving-so-far = Letti finora: { $have } su { $count }. Mancano: { $numbers }.
moving-complete = C’è tutto. Ora la parola d’ordine dall’altro telefono.
moving-open = Apri la partita
moving-afresh = Ricomincia

# A fair deal, promised and proved
fair-open = Promessa: { $code }
fair-title = Una distribuzione onesta
fair-why = L’app ha estratto il suo segreto e non può più cambiarlo: questo codice è la sua promessa. Scrivilo o fotografalo. Chi vuole aggiunge una parola: così nemmeno l’app può scegliere.
fair-word = Una parola di { $name }
fair-done = Torna ai posti
fair-proof = È andata onestamente?
fair-code = Il codice mostrato prima della distribuzione
fair-secret = Il segreto dell’app
fair-nonce = Il numero accanto
fair-words = Le parole del tavolo

# Out and in, results
exchange-title = Esporta e importa
exchange-why = Le tue partite e i nomi in un solo file, per una copia o un altro dispositivo.
exchange-export = Esporta tutto
exchange-table = Una tabella per il foglio di calcolo
exchange-import = Importa
bgstats-link = Il link
bgstats-record = Il resoconto della partita
exchange-text = Il testo
exchange-size = { $count ->
    [one] Ha un carattere, troppi per un campo. Copialo o salvalo.
   *[other] Ha { $count } caratteri, troppi per un campo. Copialo o salvalo.
}
exchange-save = Salva come file
refused-save = Questo dispositivo non lascia salvare file all’app. Copia il testo, invece.
exchange-sealed-why = Le partite in corso sono sigillate con questa parola d’ordine. Conservala: si vede solo ora.
exchange-choose = Scegli un file
refused-file-size = { $limit ->
    [one] Quel file supera un megabyte, più di qualsiasi esportazione. Qui non è cambiato nulla.
   *[other] Quel file supera { $limit } megabyte, più di qualsiasi esportazione. Qui non è cambiato nulla.
}
refused-file-reading = Non si è riusciti a leggere quel file. Sceglilo di nuovo o incolla il testo.
exchange-paste = Oppure incolla qui il testo
exchange-passphrase = Parola d’ordine, se c’è
exchange-read = Importa
exchange-done = È tutto dentro
exchange-new = { $count ->
    [one] Una partita è nuova qui.
   *[other] { $count } partite sono nuove qui.
}
exchange-longer = { $count ->
    [one] Una partita di là era più avanti e riparte da lì.
   *[other] { $count } partite di là erano più avanti e ripartono da lì.
}
exchange-same = { $count ->
    [one] Una partita c’era già.
   *[other] { $count } partite c’erano già.
}
exchange-apart = { $count ->
    [one] Una partita è proseguita in due posti: si tengono entrambe.
   *[other] { $count } partite sono proseguite in due posti: si tengono tutte.
}
exchange-people = { $count ->
    [one] Un nome è nuovo.
   *[other] { $count } nomi sono nuovi.
}
exchange-kept = { $count ->
    [one] Un documento di un gioco è nuovo, come un libro delle tessere.
   *[other] { $count } documenti di giochi sono nuovi, come un libro delle tessere.
}
exchange-still-sealed = { $count ->
    [one] Una partita in corso resta sigillata. Con la sua parola d’ordine entra anche lei.
   *[other] { $count } partite in corso restano sigillate. Con la loro parola d’ordine entrano anche loro.
}
exchange-nothing = Non c’era niente che non fosse già qui.
result-title = L’esito
result-why = Come immagine, come codice per qualsiasi fotocamera o a parole.
result-picture = Salva l’immagine
result-picture-share = Condividi l’immagine
result-code-below = La fotocamera di qualsiasi telefono legge questo codice.
result-open = L’esito da condividere
result-bgstats = Su BG Stats
result-bgstats-why = Questo link scrive la partita in BG Stats: nomi, punti e ruoli, luogo e nota.
result-bgstats-open = Apri BG Stats
refused-link = Il dispositivo non ha aperto il link. Copialo, invece.
result-match = Questa partita

# Statistics
figures-title = Statistiche
figures-none = Nessuna partita è ancora finita.
figures-matches = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
}
figures-wins = Partite vinte
figures-points = Punti
figures-of = { $times } su { $of }
figures-line = { $what }: { $figure }
figures-mean = { $count ->
    [one] { $mean } in una partita
   *[other] { $mean } in media, { $best } al massimo, in { $count } partite
}
figures-table = Tutto il tavolo
