# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = Soirées
evenings-none = Aucune partie jouée pour l’instant.
evenings-all = Tous les jeux
evenings-more = Plus : { $match }
evenings-removed = { $count ->
    [one] { $count } partie a été retirée.
   *[other] { $count } parties ont été retirées.
}
evenings-bring-back = Remettre
evenings-moved-short = sur un autre téléphone
evenings-moved = Cette partie est passée sur un autre téléphone le { $at }. Jouez-la là-bas.
evenings-take-back = La reprendre ici quand même
evenings-review = La revoir
evenings-play-on = Retour à la table
evenings-note = Note et lieu
evenings-note-why = Gardés avec la partie, ils la suivent là où tu l’envoies.
evenings-note-hint = Note
evenings-place = Lieu
evenings-remove = Retirer cette partie
evenings-remove-ask = Retirer { $match } ?
evenings-remove-why = Pendant une heure, tu peux la remettre.
evenings-remove-not = La garder
evenings-remove-now = Retirer
evenings-clear = { $count ->
    [one] Retirer { $count } partie
   *[other] Retirer ces { $count } parties
}
evenings-clear-ask = { $count ->
    [one] Retirer { $count } partie ?
   *[other] Retirer { $count } parties ?
}
evenings-clear-why = Pendant une heure, tu peux les remettre toutes.
evenings-clear-not = Les garder

# People
people-title = Joueurs
people-none = Personne ne s’est encore assis.
people-name = Nom
people-merge-why = Avec le nom d’une autre personne, les deux ne font plus qu’une.
people-rename = Changer le nom
people-forget = Oublier cette personne
people-forget-now = Oublier
people-somebody = Quelqu’un
people-ask-rename = { $old } devient { $new } ?
people-ask-merge = { $old } et { $new } sont la même personne ?
people-ask-forget = Oublier { $old } ?
people-no-way-back = Impossible de revenir en arrière.
people-plan-matches = { $count ->
    [0] Aucune partie ne change.
    [one] Dans { $count } partie, le nom devient { $new }.
   *[other] Dans { $count } parties, le nom devient { $new }.
}
people-plan-offered = Le nom est proposé au moment de s’asseoir : il y change aussi.
people-plan-mentions = { $count ->
    [one] { $count } note ou lieu contient ce nom. C’est vous qui l’avez écrit, il reste tel quel.
   *[other] { $count } notes ou lieux contiennent ce nom. C’est vous qui les avez écrits, ils restent tels quels.
}
people-plan-notebooks = Les lignes dans les carnets d’une partie restent telles que leurs joueurs les ont écrites.
people-plan-trash = Les parties retirées qui pouvaient encore revenir disparaissent pour de bon.
people-plan-copies = Les copies sur d’autres téléphones et dans des fichiers restent telles quelles.
people-do-it = Faire
people-leave-it = Laisser

# A match to another phone, and from there
moving-send = Vers un autre téléphone
moving-send-why = Sur l’autre téléphone, choisis « D’un autre téléphone » à l’accueil. Lis le code avec son appareil photo, ou envoie-y le texte.
moving-code = Code { $number } sur { $count }
moving-next = Code suivant
moving-text = La même chose en texte
moving-passphrase = Phrase de passe
moving-passphrase-why = Dis-la à qui tient l’autre téléphone. Sans elle, le code ne s’ouvre pour personne.
moving-copy = Copier
moving-copied = Copié
refused-copy = Le navigateur ne laisse pas l’appli copier. Sélectionne le texte dans le champ et copie-le toi-même.
moving-done = Elle est là-bas
moving-done-why = Ensuite, ce téléphone en garde une copie qu’on ne joue plus.
moving-receive = D’un autre téléphone
moving-receive-why = Colle ce que l’appareil photo a lu, ou le texte qu’on t’a envoyé. S’il y a plusieurs codes, l’ordre est libre.
moving-paste = Code ou texte
moving-take = Lire
moving-twice = Ce code est déjà lu. Il manque encore les autres.
moving-so-far = Lus jusqu’ici : { $have } sur { $count }. Il manque : { $numbers }.
moving-complete = Tout est là. Maintenant, la phrase de passe de l’autre téléphone.
moving-open = Ouvrir la partie
moving-afresh = Recommencer

# A fair deal, promised and proved
fair-open = Promesse : { $code }
fair-title = Une donne honnête
fair-why = L’appli a tiré son secret et ne peut plus le changer : ce code est sa promesse. Note-le ou prends-le en photo. Qui veut ajoute un mot : alors même l’appli ne peut plus choisir.
fair-word = Un mot, pour { $name }
fair-done = Retour aux places
fair-proof = La donne était-elle honnête ?
fair-code = Le code montré avant la donne
fair-secret = Le secret de l’appli
fair-nonce = Le nombre qui va avec
fair-words = Les mots de la table

# Out and in, results
exchange-title = Exporter et importer
exchange-why = Tes parties et les noms en un seul fichier, pour une copie ou un autre appareil.
exchange-export = Tout exporter
exchange-table = Un tableau pour le tableur
exchange-import = Importer
bgstats-link = Le lien
bgstats-record = Le relevé de la partie
exchange-text = Le texte
exchange-size = { $count ->
    [one] Il a { $count } caractère, trop pour un champ. Copie-le ou enregistre-le.
   *[other] Il a { $count } caractères, trop pour un champ. Copie-le ou enregistre-le.
}
exchange-save = Enregistrer un fichier
refused-save = Cet appareil ne laisse pas l’appli enregistrer de fichier. Copie plutôt le texte.
exchange-sealed-why = Les parties en cours y sont scellées par cette phrase de passe. Garde-la : elle n’est montrée que maintenant.
exchange-choose = Choisir un fichier
refused-file-size = { $limit ->
    [one] Ce fichier dépasse { $limit } mégaoctet, plus que toute exportation. Rien n’a changé ici.
   *[other] Ce fichier dépasse { $limit } mégaoctets, plus que toute exportation. Rien n’a changé ici.
}
refused-file-reading = Ce fichier n’a pas pu être lu. Choisis-le encore une fois, ou colle son texte.
exchange-paste = Ou colle le texte ici
exchange-passphrase = Phrase de passe, s’il y en a une
exchange-read = Importer
exchange-done = C’est importé
exchange-new = { $count ->
    [one] { $count } partie est nouvelle ici.
   *[other] { $count } parties sont nouvelles ici.
}
exchange-longer = { $count ->
    [one] { $count } partie était plus avancée là-bas et repart de là.
   *[other] { $count } parties étaient plus avancées là-bas et repartent de là.
}
exchange-same = { $count ->
    [one] { $count } partie était déjà ici.
   *[other] { $count } parties étaient déjà ici.
}
exchange-apart = { $count ->
    [one] { $count } partie a continué à deux endroits : les deux sont gardées.
   *[other] { $count } parties ont continué à deux endroits : toutes sont gardées.
}
exchange-people = { $count ->
    [one] { $count } nom est nouveau.
   *[other] { $count } noms sont nouveaux.
}
exchange-kept = { $count ->
    [one] { $count } document de jeu est nouveau, comme un livre de tuiles.
   *[other] { $count } documents de jeux sont nouveaux, comme un livre de tuiles.
}
exchange-still-sealed = { $count ->
    [one] { $count } partie en cours reste scellée. Avec sa phrase de passe, elle entre aussi.
   *[other] { $count } parties en cours restent scellées. Avec leur phrase de passe, elles entrent aussi.
}
exchange-nothing = Il n’y avait rien qui ne soit déjà ici.
result-title = Le résultat
result-why = En image, en code pour tout appareil photo, ou en mots.
result-picture = Enregistrer l’image
result-picture-share = Partager l’image
result-code-below = L’appareil photo de n’importe quel téléphone lit ce code.
result-open = Le résultat à partager
result-bgstats = Vers BG Stats
result-bgstats-why = Ce lien inscrit la partie dans BG Stats : noms, points et rôles, lieu et note.
result-bgstats-open = Ouvrir BG Stats
refused-link = L’appareil n’a pas ouvert ce lien. Copie-le plutôt.
result-match = Cette partie

# Statistics
figures-title = Statistiques
figures-none = Aucune partie n’est encore finie.
figures-matches = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
figures-wins = Parties gagnées
figures-points = Points
figures-of = { $times } sur { $of }
figures-line = { $what } : { $figure }
figures-mean = { $count ->
    [one] { $mean } en { $count } partie
   *[other] { $mean } en moyenne, { $best } au mieux, en { $count } parties
}
figures-table = Toute la table
