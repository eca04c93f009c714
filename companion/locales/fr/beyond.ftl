# Beyond

beyond-short = Beyond
beyond-tag = 2–4, cinq Esprits

beyond-set-up = { $count ->
    [0] On joue de deux à quatre
    [1] On joue de deux à quatre
   *[other] Cinq Esprits à enchanter
}

beyond-option-advanced = Le jeu
beyond-option-advanced-no = Simple
beyond-option-advanced-yes = Avancé
beyond-option-advanced-why = Avancé : avec des jetons Protection, et des Esprits enchantés qui s’invoquent une fois.
beyond-option-tie = À égalité, qui a le moins
beyond-option-tie-all-face-up = Esprits visibles
beyond-option-tie-outside-patterns = Esprits hors motif
beyond-option-tie-why = Les règles se lisent de deux façons : avec les cartes des motifs, ou sans.
beyond-option-counting = Cartes vues
beyond-option-counting-no = Cette fois
beyond-option-counting-yes = Toute la pioche
beyond-option-counting-why = Sur quoi se calculent les chances : seulement ce qui est révélé, ou chaque carte depuis le mélange de la pioche.

beyond-summary-round = Tour { $round }
beyond-summary-over = Gagné par { $names } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
beyond-summary-nian-shou = Gagné par { $names } avec six Nian Shou

# What is counted
beyond-spirit-turtle = Serpent-Tortue
beyond-spirit-bird = Oiseau Vermillon
beyond-spirit-dragon = Dragon d’Azur
beyond-spirit-tiger = Tigre de Métal
beyond-spirit-unicorn = Licorne Jaune
beyond-item-extra-spirits = Esprits libres
beyond-item-nian-shou = Nian Shou
beyond-item-captures = Cartes Capture
beyond-item-tokens = Jetons
beyond-percent = { $whole },{ $tenth } %
beyond-decimal = { $whole },{ $rest }

# The pad
beyond-pad-title = Qu’y a-t-il devant ?
beyond-patterns-of = Motifs : { $name }
beyond-loose = Un point chacun
beyond-each = { $value } chacun
beyond-each-now = { $value } chacun : { $now }
beyond-each-one = 1 chacun
beyond-count-of = { $name }, { $item }
beyond-total = { $score }
beyond-now = À { $name }
beyond-count-next = Compter { $name }
beyond-who-won = Qui a gagné ?
beyond-six = { $name } a les six cartes Nian Shou et gagne aussitôt.

# Turns
beyond-round = Tour { $round }
beyond-turn-of = C’est à { $name }
beyond-turns-over = Il ne reste plus de tours
beyond-begins = Qui commence ?
beyond-so-far = Compté jusqu’ici
beyond-count = Score
beyond-count-now = Compter ce qu’il y a
beyond-last-turn = C’était le dernier
beyond-turn-back = Un tour en arrière
beyond-pile-out = La pioche est vide
beyond-pile-out-again = La deuxième pioche est vide
beyond-second-pile = La deuxième pioche est en jeu. Quand elle sera vide, ce sera la fin.
beyond-pile-untold = La pioche a été remélangée. Saisis plus bas quels Esprits sont devant les joueurs : ils n’y sont pas.
beyond-pile-left = { $count ->
    [0] Il ne reste aucune carte dans la pioche.
    [1] Il ne reste qu’une carte dans la pioche. Ce qui vient après, personne ne peut le savoir.
   *[other] Il ne reste que { $count } cartes dans la pioche. Ce qui vient après, personne ne peut le savoir.
}
beyond-end-spirits = { $count ->
    [1] { $names } a enchanté trois Esprits : c’est la fin.
   *[other] { $names } ont enchanté trois Esprits : c’est la fin.
}
beyond-end-pile = La pioche s’est vidée deux fois : c’est la fin.
beyond-turns-left = Tout le monde a autant de tours. Encore à jouer : { $names }.
beyond-no-turns = Tout le monde a eu autant de tours.
beyond-enchant = Un motif est enchanté ? Touche son Esprit
beyond-enchant-key = { $spirit } : motif enchanté
beyond-summon = Encore à invoquer
beyond-summon-times = { $name }, { $times } fois
beyond-summoned = C’est fait
beyond-summon-turtle = Prends une des quatre premières cartes.
beyond-summon-bird = Prends une carte Capture dans la défausse.
beyond-summon-dragon = Prends une des deux premières cartes.
beyond-summon-tiger = Prends une carte Nian Shou.
beyond-summon-tiger-not = Il n’y a plus de carte Nian Shou en ce moment.
beyond-summon-unicorn = Reprends un Lotus sur un autre motif.
beyond-summon-unicorn-not = Il n’y a pas de Lotus sur un autre motif en ce moment.

# Chances
beyond-odds = Ce qui est révélé, et les chances
beyond-odds-title = Qu’est-ce qui est révélé ?
beyond-odds-begin = Touche chaque carte quand elle se retourne.
beyond-odds-new = de chances que la prochaine soit nouvelle, après { $count ->
    [one] { $count } carte
   *[other] { $count } différentes
}
beyond-odds-tokens = Jetons à dépenser
beyond-odds-stop = Arrêt à
beyond-odds-reached = on y arrive
beyond-odds-without = sans jeton
beyond-odds-with = { $tokens ->
    [one] avec { $tokens } jeton
   *[other] avec { $tokens } jetons
}
beyond-odds-at = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
beyond-odds-row = Arrêt à { $count } : on y arrive dans { $reached }, { $without } cartes en moyenne, jetons : { $tokens }, { $with_ }
beyond-odds-note = Cartes en moyenne, Nian Shou comprises. L’étoile marque là où ton score monte le plus : ce qu’un jeton achète coûte le point du jeton.
beyond-odds-note-none = Cartes en moyenne ; il ne reste aucune Nian Shou. L’étoile marque là où ton score monte le plus : ce qu’un jeton achète coûte le point du jeton.
beyond-repeat = Un doublon : prends { $cards ->
    [1] la dernière carte
   *[other] { $cards } cartes
}.
beyond-repeat-tokens = { $more ->
    [one] Pour { $more } jeton, une de plus.
   *[other] Pour chaque jeton dépensé une de plus, jusqu’à { $more } de plus.
}
beyond-repeat-nian-shou = Les deux premières sont pareilles : une carte Nian Shou en plus.
beyond-five = Les cinq sont différentes. Prends-les toutes.
beyond-taken = C’est pris
beyond-seen = Hors de la pioche, d’après ce qu’on sait

# Captures
beyond-capture-link = Que peut capturer le Stock ?
beyond-capture-title = Que peut-on capturer ?
beyond-capture-under = Qui capture, et avec quels symboles sur le Stock ?
beyond-mark-yin = Symbole Yin
beyond-mark-yang = Symbole Yang
beyond-capture-marks = Dis quelles cartes Capture sont sur le Stock.
beyond-capture-none = Rien de ce qui est saisi ne se capture avec ça. Saisis d’abord les Esprits libres des autres.
beyond-capture-pad = Saisir ce qu’il y a
beyond-target-yin-spirit = Un Esprit avec Yin
beyond-target-yang-spirit = Un Esprit avec Yang
beyond-target-protected-spirit = Un Esprit protégé
beyond-target-nian-shou = Une carte Nian Shou
beyond-cost-0-1 = Coûte une carte Yang.
beyond-cost-1-0 = Coûte une carte Yin.
beyond-cost-1-1 = Coûte une carte Yin et une Yang.
beyond-gain-0 = Ton score ne bouge pas.
beyond-gain-1 = Ton score baisse de 1.
beyond-gain-wins = C’est la sixième : tu gagnes aussitôt.
beyond-loss = { $name } perd la carte et reçoit un jeton.
beyond-captured = { $taker } prend à { $victim } : { $what }. { $victim } a un jeton de plus.

# Values
beyond-values = Changer les valeurs
beyond-values-title = Que vaut un motif ?
beyond-values-under = Les chiffres de l’appli viennent d’une page publique. Les vôtres sont gardés.
beyond-values-reset = Revenir aux chiffres de l’appli
beyond-values-done = C’est bon

# The result
beyond-won-nian-shou = Six Nian Shou, donc la partie
beyond-won-points = Le plus de points
beyond-won-tie-break = Égalité de points, décidée au départage
beyond-won-shared = Égalité en tout : victoire partagée
beyond-face-up = { $name } { $count }
beyond-tie-all-face-up = Le moins de cartes Esprit visibles l’emporte, quatre par motif : { $counted }.
beyond-tie-outside-patterns = Le moins de cartes Esprit hors des motifs l’emporte : { $counted }.
beyond-other-all-face-up = Les règles se lisent aussi autrement : avec les cartes des motifs en plus, ce serait { $names }.
beyond-other-outside-patterns = Les règles se lisent aussi autrement : avec les seules cartes hors des motifs, ce serait { $names }.
beyond-other-alone = { $names } seulement
beyond-part-patterns = motifs
beyond-part-cards = cartes
beyond-part-tokens = jetons
beyond-why-title = D’où vient { $score } ?
beyond-why-patterns = { $count ->
    [one] { $count } motif
   *[other] { $count } motifs
} à { $each }
beyond-why-one = { $count }, un point chacun
beyond-why-nothing = Rien n’est encore saisi.
beyond-why-face-up = À égalité : { $count } cartes Esprit visibles, quatre par motif.
beyond-why-face-up-outside = À égalité : { $count } cartes Esprit hors des motifs.
