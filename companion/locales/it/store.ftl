# Matches on the disk: what the disk refuses, and files that do not open

refused-disk-full = Il dispositivo è pieno. Fai un po’ di spazio e riprova: finora non hai perso niente.
refused-disk-closed = L’app non può scrivere in { $path }. Dalle il permesso e riprova: finora non hai perso niente.
refused-disk = Il dispositivo non riesce a salvare o a leggere ({ $problem }). Riprova: finora non hai perso niente.
refused-key-damaged = { $path } non è più la chiave delle tue partite. Rimetti il file giusto da una copia. Non è cambiato nulla: con quello si riapre tutto.

refused-conflict = Questa partita è andata avanti in un’altra finestra. Eccola com’è adesso.
refused-match-gone = Questa partita non è qui. Torna all’elenco e guarda quali ci sono.

aside-damaged = Una partita è rovinata e non si apre. La tengo da parte così com’è; le altre stanno bene.
aside-foreign = Un file è chiuso con un’altra chiave e qui non si apre. Lo tengo da parte: torna insieme alla sua chiave.
aside-newer = Una partita è salvata da una versione più nuova dell’app. La tengo da parte: aggiorna l’app e ritorna.
aside-unknown-game = Una partita è di un gioco che questa app non ha. La tengo da parte: aggiorna l’app e ritorna.
aside-broken-rules = In una partita c’è una mossa che le regole non permettono. La tengo da parte così com’è; le altre stanno bene.
aside-kept = Qualcosa che era da parte per un gioco, come il suo album di tessere, non si legge e riparte da zero. Il vecchio file resta da parte così com’è.
aside-people = Nomi e impostazioni non si leggono e ripartono da zero. Il vecchio file resta da parte così com’è.
