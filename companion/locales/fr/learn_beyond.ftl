# Beyond: how the app helps, and the rules in brief

beyond-learn-score = Elle tient le score
beyond-learn-score-more = Compte ce qu’il y a devant chaque personne et le total est là ; touche-le, il dit d’où il vient.
beyond-learn-odds = Elle connaît les chances
beyond-learn-odds-more = Avant de retourner une autre carte, elle montre la chance d’un nouvel Esprit. Elle peut suivre les cartes déjà sorties.
beyond-learn-end = Elle voit venir la fin
beyond-learn-end-more = Trois Esprits enchantés, la pioche vidée deux fois, six Nian Shou : l’appli dit quand c’est fini et combien de tours il reste à qui.

beyond-rules-goal = Le but
beyond-rules-goal-1 = Réunis des cartes Esprit, enchante des Esprits par des motifs de quatre, et marque le plus de points d’énergie. Six cartes Nian Shou gagnent aussitôt.
beyond-rules-reveal = D’abord : retourner des cartes
beyond-rules-reveal-1 = Retourne les cartes une à une. Tant que ce sont des Esprits différents, tu peux continuer, ou t’arrêter et tout prendre.
beyond-rules-reveal-2 = Si un Esprit revient, tu prends seulement cette dernière carte, et une de plus par jeton dépensé.
beyond-rules-reveal-3 = Si les deux premières sont pareilles, tu prends aussi une carte Nian Shou, tant qu’il y en a.
beyond-rules-place = Ensuite : poser les cartes
beyond-rules-place-1 = Chaque carte va côté Esprit dans ta zone de jeu, ou côté Capture sur une des quatre places de ton Stock.
beyond-rules-enchant = Enfin : enchanter
beyond-rules-enchant-1 = Quatre cartes d’un Esprit dans un motif valable l’enchantent et rapportent la valeur du motif. Les formes sont dans ta règle ; l’appli ne les connaît pas.
beyond-rules-capture = Enfin : capturer
beyond-rules-capture-1 = Une carte Yin prend à quelqu’un une carte Esprit marquée Yang, une carte Yang une marquée Yin. Une de chaque prend une carte Nian Shou.
beyond-rules-capture-2 = Ce que tu prends va dans ta zone, ce que tu utilises est défaussé. La victime reçoit un jeton par carte perdue.
beyond-rules-end = La fin
beyond-rules-end-1 = La partie finit quand quelqu’un a enchanté trois Esprits, ou quand la pioche s’est vidée pour la deuxième fois. Tout le monde a autant de tours.
beyond-rules-end-2 = Six cartes Nian Shou y mettent fin sur-le-champ.
beyond-rules-score = Les points
beyond-rules-score-1 = La valeur de tes motifs, et un point par carte Esprit hors motif, par carte Nian Shou, par carte Capture sur ton Stock et par jeton dans ta zone.
beyond-rules-score-2 = Valeurs habituelles : Serpent-Tortue et Oiseau Vermillon 6, Dragon d’Azur et Tigre de Métal 9, Licorne Jaune 12. Si vos cartes disent autre chose, changez-les.
beyond-rules-tie = Égalité
beyond-rules-tie-1 = Le moins de cartes Esprit visibles l’emporte. Compter ou non celles des motifs est une règle maison ; si cela change le résultat, l’appli le dit.
beyond-rules-advanced = Protection
beyond-rules-advanced-1 = Dans le jeu avancé, un jeton sur le symbole d’une carte Esprit la protège : il faut une carte Yin et une Yang pour la capturer. Si elle est capturée, le jeton revient à qui l’avait posé ; si elle est enchantée, à la réserve.
beyond-rules-summon = Invocation
beyond-rules-summon-1 = Une fois par Esprit enchanté, tu peux poser un Lotus en son milieu. Serpent-Tortue : choisis une des quatre premières cartes. Dragon d’Azur : une des deux premières.
beyond-rules-summon-2 = Oiseau Vermillon : une carte Capture de la défausse. Tigre de Métal : une carte Nian Shou, s’il y en a. Licorne Jaune : reprends un Lotus sur un autre motif.
beyond-rules-summon-3 = Un Lotus sur un motif compte toujours comme un jeton de ta zone.
