# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old } e { $new } erano allo stesso tavolo il { $date }, quindi sono due persone. Scegli un altro nome.
refused-note-long = Quella nota ha { $length } caratteri. Al massimo { $max }, per favore.
refused-place-long = Quel luogo ha { $length } caratteri. Al massimo { $max }, per favore.
refused-moved-on = Questa partita continua su un altro telefono. Giocala lì, o prima riportala qui.

# A player's word for the deal
refused-word-long = Quella parola ha { $length } caratteri. Al massimo { $max }, per favore.
