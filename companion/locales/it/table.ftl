# Seats, names, and what the table refuses

refused-name-empty = Prima scrivi un nome.
refused-name-long = Quel nome ha { $length } caratteri. Al massimo { $max }, per favore.
refused-name-unseen = Nel nome “{ $name }” c’è qualcosa che non si vede. Scrivilo da capo, per favore.
refused-name-taken = “{ $name }” e “{ $other }” sarebbero lo stesso nome. Distinguili, magari con un’iniziale.
refused-letters = Il carattere { $place } qui non si può disegnare. Toglilo, per favore.
refused-colour-taken = { $name } e { $other } hanno lo stesso colore. Cambiatene uno.
refused-too-few = { $count ->
    [one] Una persona sola non basta: si gioca almeno in { $least }.
   *[other] { $count } persone non bastano: si gioca almeno in { $least }.
}
refused-too-many = { $count } persone sono troppe: si gioca al massimo in { $most }.
refused-undo = Qui non si torna indietro: nel frattempo c’è chi ha guardato o scelto.
