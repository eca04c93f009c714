# Matches that leave this phone or come to it, people and notes, and the proof of a fair deal

# People, notes
refused-merge-together = { $old } et { $new } étaient à la même table le { $date }, ce sont donc deux personnes. Choisis un autre nom.
refused-note-long = Cette note a { $length } caractères. { $max } au maximum, s’il te plaît.
refused-place-long = Ce lieu a { $length } caractères. { $max } au maximum, s’il te plaît.
refused-moved-on = Cette partie continue sur un autre téléphone. Joue-la là-bas, ou reprends-la d’abord ici.

# A player's word for the deal
refused-word-long = Ce mot a { $length } caractères. { $max } au maximum, s’il te plaît.

# Codes from another phone
refused-code-other = Ce n’est pas un code de cette appli. Vise le code sur l’autre téléphone, ou colle tout son texte.
refused-code-newer = Ce code vient d’une version plus récente de l’appli. Mets celle-ci à jour, puis relis-le.
refused-code-version = Les deux téléphones n’ont pas la même version de l’appli. Mets à jour la plus ancienne et réessaie : rien n’est perdu.
refused-code-damaged = Il y a une erreur dans ce code. Lis-le ou copie-le encore une fois.
refused-code-cut = Il manque la fin de ce code. Copie-le en entier, s’il te plaît.
refused-code-set = Ce code est celui d’une autre partie. Recommence pour lire celle-là, ou continue avec les codes de celle-ci.
refused-code-missing = { $count ->
    [1] Ce n’est pas encore tout.
   *[other] Sur { $count } codes, il manque encore : { $numbers }.
}
refused-passphrase = Ce n’est pas la phrase secrète. Elle est sur l’autre téléphone, sous le code.
refused-code-game = Cette partie est d’un jeu que cette appli ne connaît pas. Mets-la à jour, puis réessaie.
refused-code-rules = Cette partie contient un coup que les règles interdisent, elle n’a donc pas été reprise. Elle est encore sur l’autre téléphone.
refused-move-here = Cette partie est déjà ici. Rien n’a changé.
refused-move-behind = Ce téléphone a déjà cette partie, et il est plus avancé. Rien n’a changé.
refused-move-apart = Cette partie a continué à part sur les deux téléphones. Rien n’a changé : réunissez-les par un export.
