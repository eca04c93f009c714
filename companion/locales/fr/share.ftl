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

# Files that come in
refused-file-other = Ce n’est pas un fichier de cette appli. Choisis-en un que son export a écrit.
refused-file-newer = Ce fichier vient d’une version plus récente de l’appli. Mets celle-ci à jour, puis relis-le.
refused-file-cut = Il manque la fin de ce fichier. Recopie-le en entier ; ici, rien n’a changé.
refused-file-changed = Ce fichier n’est pas tel que l’appli l’a écrit. Reprends-le là d’où il vient ; ici, rien n’a changé.
refused-file-game = Ce fichier contient une partie d’un jeu que cette appli ne connaît pas. Mets-la à jour, puis relis le fichier.
refused-file-rules = Ce fichier contient une partie avec un coup que les règles interdisent. Ici, rien n’a changé.
refused-passphrase-file = Ce n’est pas la phrase secrète de ce fichier. Elle s’est affichée quand le fichier a été écrit.

# A result as a text
result-won = { $name } : victoire
result-plain = { $name }
result-won-points = { $name } : { $points }, victoire
result-points = { $name } : { $points }
result-code = Journal { $code }

# The proof of a fair deal
proof-untouched = La somme de contrôle est juste : le fichier est entier.
proof-touched = Le fichier a été changé après que l’appli l’a écrit. Ce qui peut être vérifié l’est quand même.
proof-sealed = { $count ->
    [1] Une partie est encore en cours, et reste scellée.
   *[other] { $count } parties sont encore en cours, et restent scellées.
}
proof-nothing = Il n’y a aucune partie finie dedans.
proof-title = { $game }, { $date } : { $names }
proof-title-unknown = Une partie
proof-unreadable = Ce n’est pas une partie qu’on puisse lire.
proof-unknown-game = Cette appli n’a pas ce jeu.
proof-set-up-refused = Ces personnes ne peuvent pas s’asseoir à ce jeu : { $why }
proof-move-unreadable = Le coup { $number } n’est pas de ce jeu : ici, le journal a été changé.
proof-move-refused = Le coup { $number } ({ $move }) est contre les règles, donc ici ou avant, le journal a été changé. Les règles disent : { $why }
proof-replayed = { $count ->
    [1] Un coup a été rejoué, et il est permis.
   *[other] Les { $count } coups ont été rejoués, et tous sont permis.
}
proof-no-promise = Rien n’était promis avant cette donne, donc seule la parole de l’appli en répond. De sa graine, il suit tout de même :
proof-promise-kept = Avant la donne, l’appli a montré le code { $code }. Il correspond à ce qui vient d’être ouvert : tout ce qui suit était fixé avant que quiconque joue.
proof-words = Mots ajoutés par { $names } : l’appli ne pouvait pas les connaître d’avance, donc elle non plus ne pouvait pas choisir la donne.
proof-no-words = Personne n’a ajouté de mot, donc l’appli a tiré seule la donne. Après, elle ne pouvait plus la changer.
proof-promise-unreadable = Ce qui était promis avant la donne ne se lit plus.
proof-promise-commitment = Le code { $code } ne correspond pas à ce qui vient d’être ouvert : la promesse ou le code a été changé.
proof-promise-set-up = Le code { $code } a été donné pour un autre jeu, d’autres règles maison ou un autre nombre à table.
proof-promise-seed = La donne ne vient pas de ce qui était promis avec { $code } : la graine ou un mot a été changé.
proof-no-evidence = Ce que l’appli a dit pendant la partie n’est pas dans le fichier, donc rien ne peut être comparé au journal.
proof-trail-start = La graine ou les règles maison ne sont pas celles de la partie jouée.
proof-trail = Le coup { $number } n’est pas celui qui a été joué : ici, le journal a été changé.
proof-told = { $count ->
    [0] L’appli n’avait rien à dire qu’elle soit seule à savoir.
    [one] La seule chose que l’appli pouvait dire suit de la donne et du journal.
   *[other] Les { $count } choses que seule l’appli pouvait dire suivent de la donne et du journal.
}
proof-told-otherwise = Après le coup { $number }, le fichier dit autre chose que ce qui suit : { $words }
proof-told-more = Le fichier dit plus que l’appli n’a pu dire.
proof-outcome = Le résultat du fichier n’est pas celui qui suit du journal.
proof-trail-code = Tout le journal a le code { $code }. Compare-le à celui qui s’est affiché à la fin. Noms, couleurs et date n’en font pas partie : l’appli permet de les changer.
proof-holds = Tout concorde.
proof-unproved = Rien ne le contredit, mais rien n’avait été promis avant la distribution.
proof-breaks = Quelque chose ne concorde pas.
proof-begins = { $name } devait commencer.
proof-bronze-role = { $name } était { $role }.
proof-bronze-cards = Les rôles ont été piochés en cartes, pas donnés par l’appli.
proof-bronze-heads = Vraies à la manche { $round } : { $first } et { $second }.
proof-bronze-blind = Manche aveugle pour { $role } : { $round }.
proof-bronze-shown = Montré à { $name } : { $about }, { $reading }.
proof-bronze-hindered = { $name } n’a pas pu regarder.
proof-bronze-vote = Le vote a montré de la deuxième tête : { $head }, { $reading }.
proof-lucky-pick = { $name } a choisi { $card } derrière le code { $code }.
