# What Lucky First Incense does not allow: each sentence says what to do instead

refused-lucky-colour = Dans la boîte, il y a des cartes rouges, jaunes, vertes, bleues et violettes. Donne à { $name } une de ces couleurs.
refused-lucky-nobody = Il n’y a personne à cette place. Choisis quelqu’un de la table.
refused-lucky-no-place = Cette place n’existe pas cette année. Choisis-en une sur la table.
refused-lucky-count = Choisis un nombre de 0 à { $most }.

# Another part of the game is due
refused-lucky-in-evening = C’est encore le soir. Jouez d’abord vos cartes, puis retournez-les.
refused-lucky-in-midnight = Il est minuit : saisissez les cartes comme elles sont posées, puis sonnez la cloche.
refused-lucky-in-picks = Des paires attendent. Que chaque personne choisisse d’abord qui avance.
refused-lucky-in-race = La course est lancée. Regardez-la jusqu’au bout, ou revenez aux cartes.
refused-lucky-in-rewards = Les récompenses sont là. Corrigez-les s’il le faut, puis continuez.
refused-lucky-in-over = Cette partie est finie. Commencez-en une autre si le cœur vous en dit.

# The evening
refused-lucky-start = La deuxième année commence à droite de la personne qui a ouvert la première. Dis plutôt à qui c’est.
refused-lucky-advanced = Cette table joue sans encensoirs ni encens. Laissez-les dans la boîte, ou lancez une partie avancée.
refused-lucky-censer-burns = De l’encens brûle dans cet encensoir. Reprends-le avant l’échange.
refused-lucky-censer-twice = Cet encensoir est déjà sur la table. Choisis-en un autre.
refused-lucky-censer-home = Quelqu’un a emporté cet encensoir la première année. Choisis-en un autre.
refused-lucky-censer-away = Cet encensoir est hors de portée. Choisis-en un sur la table, ou un des tiens.
refused-lucky-censer-used = Quelqu’un y a déjà prié cette année. Choisis un autre encensoir.
refused-lucky-incense-gone = Son encens est déjà utilisé cette année. Si c’est une erreur, reprends-le d’abord.
refused-lucky-incense-there = Son encens est encore là. Il n’y a rien à reprendre.

# Midnight
refused-lucky-junior = Cette carte n’est pas dans le jeu junior. Choisis une des cinq.
refused-lucky-card-twice = Cette carte est déjà posée : { $temple }, place { $place }. Libère d’abord cette place.
refused-lucky-empty = { $count ->
    [1] Une place est encore vide. Saisis sa carte, ou dis qu’elle reste vide.
   *[other] { $count } places sont encore vides. Saisis leurs cartes, ou dis qu’elles restent vides.
}

# Picks
refused-lucky-not-asked = Aucune paire n’attend cette personne. Passe le téléphone à quelqu’un qui doit choisir.
refused-lucky-secret = Plusieurs paires attendent, donc on choisit en secret. Faites passer le téléphone.
refused-lucky-open = Une seule paire attend. Choisis à découvert, pas besoin de secret.
refused-lucky-picked = Cette personne a choisi. Passe le téléphone à la suivante.
refused-lucky-pick-all = { $count ->
    [1] Choisis une carte, pour ta seule paire.
   *[other] Choisis une carte pour chacune de tes { $count } paires.
}
refused-lucky-pick-card = Choisis une des deux cartes de chaque paire.

# The race
refused-lucky-stage-order = Ce n’est pas l’étape qui vient. Continuez avec l’étape { $due }.
refused-lucky-no-stage = La dernière étape est courue. Distribuez les récompenses.
refused-lucky-stages-left = Il reste une étape à courir avant les récompenses.
refused-lucky-no-pair = Cette paire n’a pas encore couru. Choisis-en une à découvert.
refused-lucky-call-later = Des choix sont déjà faits. Laissez aussi les autres choisir, puis tranchez.
refused-lucky-call-nobody = Il n’y a pas de carte à cet endroit. Choisis une des deux cartes, ou aucune.
refused-lucky-no-call = Ici, c’est déjà la règle qui vaut. Il n’y a rien à annuler.

# The year closes
refused-lucky-last-year = C’était la dernière année. Regardez qui a gagné.
refused-lucky-year-left = Il reste une deuxième année à jouer. Passez à sa soirée.
