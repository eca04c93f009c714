# What the table of Beyond refuses: each sentence says what to do instead

refused-beyond-nobody = Lì non c’è nessuno. Scegli una delle persone al tavolo.
refused-beyond-over = Questa partita è finita. Annulla l’ultima mossa per correggere, o iniziane un’altra.
refused-beyond-nothing-counted = Nessuno ha ancora niente. Prima inserisci che cosa ha davanti ognuno.

# Counts, and what is in the box
refused-beyond-below-none = Meno di zero non si può avere. Ricontrolla il numero.
refused-beyond-stock-full = Uno Stock ha { $slots } spazi. Prima usa una carta Cattura, o riguarda quante ce ne sono.
refused-beyond-patterns = Le { $cards } carte di uno Spirito fanno { $most } schemi e non di più, fra tutti. Riguarda chi li ha.
refused-beyond-nian-shou = Fra tutti ci sono { $most } carte Nian Shou. Riguarda chi le ha.
refused-beyond-cards = Nella scatola ci sono { $most } carte Spirito, fra tutti. Ricontrolla i numeri.
refused-beyond-value = Uno schema vale da 0 a { $most } punti. Scegli un valore in mezzo.
refused-beyond-four-cards = Uno schema vuole { $cards } carte sciolte. Prima inserisci quelle, o aumenta gli schemi da soli.

# Turns
refused-beyond-begun = Il primo turno è passato. Tornaci per cambiare chi comincia.
refused-beyond-first-turn = È già il primo turno.
refused-beyond-six = Qualcuno ha tutte le carte Nian Shou: la partita è vinta. Conta i punti, o correggi il numero.
refused-beyond-last-turn-over = L’ultimo turno l’hanno avuto tutti. Contate che cosa avete.
refused-beyond-piles-out = Il mazzo è già finito due volte. Giocate i turni che restano.

# Revealing cards
refused-beyond-stopped = Per questa volta basta carte. Prima prendi quello che ti spetta.
refused-beyond-nothing-revealed = Nessuna carta è rivelata. Prima girane una.
refused-beyond-all-seen = Le { $cards } carte di quello Spirito sono già contate. Correggi il numero, o di’ che il mazzo è finito.
refused-beyond-not-counting = A questo tavolo non si contano le carte. Sceglilo prima della prossima partita.
refused-beyond-seen = Di quello Spirito possono essere uscite da { $least } a { $most } carte. Conta di nuovo.

# Captures and summoning
refused-beyond-capture-self = Si cattura da un’altra persona.
refused-beyond-stock = { $cards ->
    [one] Serve una carta Cattura dello Stock. Prima inseriscila.
   *[other] Servono { $cards } carte Cattura dello Stock, una Yin e una Yang. Prima inseriscile.
}
refused-beyond-nothing-to-capture = Lì quella carta da catturare non c’è. Correggi il numero, o scegli un’altra persona.
refused-beyond-not-advanced = A questo tavolo si gioca senza protezioni ed evocazioni. Scegli la modalità avanzata prima della prossima partita.
refused-beyond-summoned = Quello Spirito è già evocato, o non è incantato. Scegline un altro.
