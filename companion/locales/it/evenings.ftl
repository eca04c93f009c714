# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = Serate
evenings-none = Non avete ancora giocato.
evenings-all = Tutti i giochi
evenings-more = Altro: { $match }
evenings-removed = La partita è stata tolta.
evenings-bring-back = Rimettila
evenings-moved-short = su un altro telefono
evenings-moved = Il { $at } questa partita è passata a un altro telefono. Giocatela lì.
evenings-take-back = Continuiamo qui, invece
evenings-review = Riguardala
evenings-play-on = Torna al tavolo
evenings-note = Nota e luogo
evenings-note-why = Restano con la partita, solo su questo telefono.
evenings-note-hint = Nota
evenings-place = Luogo
evenings-remove = Togli questa partita
evenings-remove-ask = Togliere { $match }?
evenings-remove-why = Per un’ora la puoi rimettere.
evenings-remove-not = Tienila
evenings-remove-now = Togli
