# Lucky First Incense

lucky-incense-short = Le premier encens
lucky-incense-tag = 2–5, la course à minuit
lucky-short-header = Le premier encens

lucky-card-little-sister = Petite sœur
lucky-card-little-cousin = Petit cousin
lucky-card-brother = Frère
lucky-card-big-sister = Grande sœur
lucky-card-dad = Papa
lucky-card-grandma = Mamie
lucky-card-mom = Maman
lucky-card-ancestor = Ancêtre
lucky-card-dog = Chien
lucky-card-cat = Chat

lucky-censer-mazu = Mazu
lucky-censer-land-lord = Dieu du Sol
lucky-censer-town-god = Dieu de la Ville
lucky-censer-wang-ye = Wang Ye
lucky-censer-guan-yin = Guan Yin
lucky-censer-god-of-wealth = Dieu de la Fortune
lucky-censer-emperor-guan = Empereur Guan
lucky-censer-wen-chang = Wen Chang
lucky-censer-emperor-jade = Empereur de Jade
lucky-censer-yue-lao = Yue Lao
lucky-effect-mazu = Jusqu’à trois cartes changent pour des places libres.
lucky-effect-land-lord = Regarde deux cartes cachées, puis joue une des tiennes.
lucky-effect-town-god = Cherche n’importe quelle carte dans ta pioche ou ta défausse, et joue-la.
lucky-effect-wang-ye = Une carte change pour une place libre, puis joue une des tiennes.
lucky-effect-guan-yin = Reprends en main une de tes cartes, puis joues-en deux.
lucky-effect-god-of-wealth = Nomme une carte cachée et retourne-la : si c’est juste, deux amulettes et encore une fois.
lucky-effect-emperor-guan = À minuit, toutes tes cartes ont 1 de force en plus.
lucky-effect-wen-chang = Chacune de tes cartes qui gagne des amulettes en gagne 2 de plus.
lucky-effect-emperor-jade = Une carte porte sa marque et gagne aussitôt. Suis l’encensoir, et pose la marque à minuit.
lucky-effect-yue-lao = Une carte porte sa marque et bat tout ennemi. Suis l’encensoir, et pose la marque à minuit.
lucky-blessing-emperor-guan = 1 de force en plus pour toutes les cartes
lucky-blessing-wen-chang = 2 amulettes en plus par carte qui en gagne
lucky-blessing-of = Chez { $name } ; un appui la fait passer

lucky-only = { $kind ->
    [palace] Palais
   *[other] Temple
}
lucky-numbered = { $kind ->
    [palace] Palais { $number }
   *[other] Temple { $number }
}
lucky-temples = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
lucky-palaces = { $count } palais
lucky-both = { $temples } et { $palaces }
lucky-place = { $temple }, { $where }
lucky-climb-first = À la porte
lucky-climb-semi = À mi-chemin
lucky-climb-final = Pour le premier encens
lucky-stage-first = Premières paires
lucky-stage-semi = Demi-finales
lucky-stage-final = Finale
lucky-board-0 = en haut à gauche
lucky-board-1 = en bas à gauche
lucky-board-2 = en haut à droite
lucky-board-3 = en bas à droite
lucky-side-0 = à gauche
lucky-side-1 = à droite
lucky-spot-top = première place
lucky-spot-final = deuxième place
lucky-spot-semi = demi-finale
lucky-nobody = Personne
lucky-done = C’est bon

lucky-evening = Soir, année { $year }
lucky-midnight = Minuit, année { $year }
lucky-year-name = { $year ->
    [1] Première année
   *[2] Deuxième année
}

# Sitting down

lucky-set-up-need = On joue de deux à cinq.
lucky-set-up-boards = { $first }, puis { $second }
lucky-option-junior = Cartes et années
lucky-option-junior-off = Jeu complet
lucky-option-junior-on = Junior
lucky-option-junior-why = Junior : seulement Petite sœur, Petit cousin, Frère, Papa et Maman, et une année au lieu de deux.
lucky-option-advanced = Encensoirs et encens
lucky-option-advanced-off = Sans
lucky-option-advanced-on = Avancé
lucky-option-advanced-why = Avancé : à ton tour, tu peux aussi brûler ton seul encens de l’année, à un encensoir ou sur une carte.
lucky-option-ancestor = Une carte face à un Ancêtre
lucky-option-ancestor-ride = Avance
lucky-option-ancestor-compare = Compare
lucky-option-ancestor-once = Juste ici
lucky-option-ancestor-why = Elle reçoit +2 de son propre Ancêtre, −2 d’un Ancêtre ennemi. Avance : elle passe aussitôt et garde le changement. Compare : elle garde le changement, puis la force décide. Juste ici : pareil, mais le changement finit avec la paire.

# Where a match stands

lucky-summary-evening = Année { $year }, le soir
lucky-summary-midnight = Année { $year }, minuit
lucky-summary-picks = Année { $year }, paires d’une couleur
lucky-summary-race = Année { $year }, la course
lucky-summary-rewards = Année { $year }, amulettes
lucky-summary-over = Gagné par { $names } avec { $most ->
    [one] { $most } amulette
   *[other] { $most } amulettes
}
lucky-cover = { $count ->
    [1] Une paire est à toi : quelle carte avance ?
   *[other] { $count } paires sont à toi : quelles cartes avancent ?
}

# Laying the table

lucky-lay-title = Préparez la table
lucky-lay-again = Les cartes jouées vont dans votre défausse. Mélangez les cartes temple et les plateaux, et reposez tout.
lucky-lay-temple = { $count ->
    [1] Un temple avec deux plateaux : quatre places.
   *[other] { $count } temples, chacun avec deux plateaux : quatre places.
}
lucky-lay-palace = { $count ->
    [1] Un palais avec quatre plateaux : huit places.
   *[other] { $count } palais, chacun avec quatre plateaux : huit places.
}
lucky-lay-cards = Mélangez chez vous les dix cartes d’une couleur : c’est votre pioche.
lucky-lay-junior = Mélangez chez vous cinq cartes d’une couleur : Petite sœur, Petit cousin, Frère, Papa, Maman.
lucky-lay-hand = On a trois cartes en main. Cette année, chaque personne en joue { $cards }.
lucky-lay-censers = { $count ->
    [1] Un encensoir près du temple, et un encens par personne.
   *[other] { $count } encensoirs, un par temple et deux par palais, et un encens par personne.
}
lucky-lay-start = Qui est allé au temple en dernier ? C’est là qu’on commence
lucky-lay-start-second = Le marqueur de départ est passé à droite
lucky-lay-begins = { $name } commence
lucky-clockwise = Dans le sens horaire
lucky-counter = À l’envers, dans le sens antihoraire
lucky-lay-then = La deuxième année
lucky-lay-second = { $boards }. { $name } commence, à droite, et on tourne à l’envers.
lucky-lay-done = Le soir tombe

# The evening

lucky-turn-title = À qui de jouer ?
lucky-set-turn = C’est à { $name }
lucky-next-turn = Puis { $name }
lucky-to-midnight = Minuit
lucky-seat-amulets = Amulettes des places
lucky-amulet-less = Une amulette de moins pour { $name }
lucky-amulet-more = Une amulette de plus pour { $name }
lucky-person-open = Encens et bénédictions : { $name }
lucky-tab-turns = Tours
lucky-tab-censers = Encensoirs
lucky-to-turns = Retour aux tours
lucky-censers-title = Où prier ?
lucky-censer-which = Quel encensoir est posé ici ?
lucky-censer-unknown = On ne sait pas encore
lucky-censer-at-home = Chez { $name }, à la maison
lucky-censer-free = libre cette année
lucky-censer-used = { $name } y brûle son encens
lucky-censer-who = Qui prie ici ?
lucky-censer-other = C’est un autre encensoir
lucky-pray = { $name } prie ici
lucky-incense = Encens
lucky-incense-there = L’encens de l’année est encore là.
lucky-incense-card = Il est sur une carte. Laquelle, ça se saisit à minuit.
lucky-incense-at = Il brûle ici : { $censer }.
lucky-incense-on-card = Le poser sur une carte
lucky-incense-to = Prier : { $censer }
lucky-incense-back = Une erreur : { $name } le reprend
lucky-blessings = Bénédictions
lucky-guesses = Cartes devinées
lucky-guesses-worth = Dieu de la Fortune, { $amulets } amulettes chacune
lucky-guess-less = Une devinée de moins pour { $name }
lucky-guess-more = Une devinée de plus pour { $name }

# Midnight

lucky-pad-title = Qui est où ?
lucky-place-empty = Place { $place }, vide
lucky-place-taken = Place { $place }, { $card } à { $name }
lucky-pad-place = Place { $place } : couleur et carte
lucky-pad-card = Place { $place }, { $name } : quelle carte ?
lucky-pad-colour = Place { $place }, { $card } : quelle couleur ?
lucky-pad-full = Ici c’est plein. Passe au suivant.
lucky-pad-complete = Tout y est. Touche une carte pour la corriger.
lucky-pad-take-first = Ici, tout est pris. Touche la carte fausse, puis saisis la bonne.
lucky-bell = Sonner la cloche
lucky-bell-left = { $count ->
    [1] Encore une carte
   *[other] Encore { $count } cartes
}
lucky-bell-title = C’est juste ?
lucky-bell-empty = { $count ->
    [1] Une place est sans carte. Si elle reste vide, la carte d’en face avance sans adversaire.
   *[other] { $count } places sont sans carte. Là où c’est vide, la carte d’en face avance sans adversaire.
}
lucky-bell-anyway = Sonner la cloche
lucky-remark-more-cards = { $count } cartes en jeu, d’habitude c’est quatre.
lucky-remark-fewer-cards = { $count ->
    [one] Seulement { $count } carte en jeu, d’habitude c’est quatre.
   *[other] Seulement { $count } cartes en jeu, d’habitude c’est quatre.
}
lucky-remark-last-year = Déjà en jeu l’an dernier : { $cards }. Est-ce la bonne carte ?
lucky-remark-more-incense = { $count } encens sur les cartes, plus qu’il n’y en avait.
lucky-card-of = Carte à { $name }
lucky-card-incense = Encens sur cette carte
lucky-card-incense-worth = 2 de force chacun
lucky-card-incense-less = Un encens de moins
lucky-card-incense-more = Un encens de plus
lucky-mark-jade = gagne aussitôt
lucky-mark-yue-lao = bat l’ennemi
lucky-card-away = L’enlever

# Picks

lucky-pick-title = Laquelle avance ?
lucky-pick-under = { $count ->
    [1] Une paire est à toi. Les choix se montrent tous ensemble.
   *[other] { $count } paires sont à toi. Les choix se montrent tous ensemble.
}
lucky-pick-hold = { $count ->
    [1] C’est choisi ? Maintiens
   *[other] Tout est choisi ? Maintiens
}
lucky-pick-change = D’ici là, tu peux changer
lucky-pick-open = Une seule paire attend, pas besoin de secret.
lucky-gather-title = Tout le monde a choisi
lucky-gather-under = Pose le téléphone là où tout le monde le voit.
lucky-gather-show = Montrer les choix

# The race

lucky-power = force { $power }
lucky-power-incense = { $change } encens
lucky-power-blessing = { $change } bénédiction
lucky-power-possession = { $change } Ancêtre
lucky-power-of = { $card } : { $printed }, { $parts }.
lucky-by-rule = Selon les règles : { $why }
lucky-tables-call = décision de la table
lucky-call = Décider vous-mêmes du résultat
lucky-call-title = Qui avance ?
lucky-call-side = { $card } à { $name } avance
lucky-call-nobody = Aucune des deux
lucky-the-rule = Ce que disent les règles
lucky-let-stand = Laisser décider les règles
lucky-why-empty = Il n’y a personne ici.
lucky-why-walkover = Personne en face : { $card } avance.
lucky-why-ancestors = Deux Ancêtres face à face : aucun ne bouge.
lucky-why-ancestor-own = Son propre Ancêtre : +2 pour de bon, et { $card } avance aussitôt.
lucky-why-ancestor-enemy = Un Ancêtre ennemi : −2 pour de bon, et { $card } avance aussitôt.
lucky-why-choice = Deux d’une couleur : { $name } envoie { $card }.
lucky-why-pending = Deux d’une couleur : { $name } choisit.
lucky-why-jade = Marque de l’Empereur de Jade : { $card } avance.
lucky-why-jade-both = La marque de l’Empereur de Jade sur les deux : aucune ne bouge.
lucky-why-dog = Chien fait égalité avec toute carte ennemie : aucune ne bouge.
lucky-why-yue-lao = Marque de Yue Lao : { $card } bat tout ennemi.
lucky-why-sister = Petite sœur bat toute force de 6 ou plus.
lucky-why-clash = Chacune bat l’autre : aucune ne bouge.
lucky-why-power = Avantage { $card }, { $more } à { $less }.
lucky-why-power-dog = Grande sœur ignore Chien. Avantage { $card }, { $more } à { $less }.
lucky-why-equal = Force { $power } des deux côtés : aucune ne bouge.
lucky-skip = Passer
lucky-to-stage = { $stage }
lucky-run-semi = Aux demi-finales
lucky-run-final = À la finale
lucky-hand-out = Donner les amulettes
lucky-to-rewards = Retour aux amulettes
lucky-reopen-picks = Corriger les cartes : tous les choix sont à refaire
lucky-reopen = Retour aux cartes

# Amulets

lucky-rewards-title = { $year ->
    [1] Amulettes, première année
   *[2] Amulettes, deuxième année
}
lucky-rewards-under = Touche une ligne pour voir d’où ça vient.
lucky-why-open = { $name }, { $total }. D’où ça vient ?
lucky-why-title = D’où ça vient
lucky-year-total = { $year ->
    [1] Première année en tout
   *[2] Deuxième année en tout
}
lucky-game-total = Les deux années
lucky-put-right = À corriger
lucky-cause-seats = Places avec une amulette
lucky-cause-guesses = { $count ->
    [one] { $count } devinée avec le Dieu de la Fortune
   *[other] { $count } devinées avec le Dieu de la Fortune
}
lucky-cause-card = { $card } : { $spot }, { $temple }
lucky-cause-brother = Frère a gagné quelque chose : 2 de plus
lucky-cause-wen-chang = Bénédiction de Wen Chang pour { $card }
lucky-cause-none = Aucune amulette.
lucky-race-again = Revoir la course
lucky-take-home = Encensoirs à emporter
lucky-take-home-under = Qui gagne un temple emporte son encensoir.
lucky-next-year = À la deuxième année
lucky-finish = Voir qui a gagné
lucky-won = Le premier encens va à
lucky-won-shared = Le premier encens est partagé par
lucky-review = Revoir
