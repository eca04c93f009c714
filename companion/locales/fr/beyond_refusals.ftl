# What the table of Beyond refuses: each sentence says what to do instead

refused-beyond-nobody = Il n’y a personne à cette place. Choisis quelqu’un de la table.
refused-beyond-over = Cette partie est finie. Annule le dernier coup pour corriger, ou commences-en une autre.
refused-beyond-nothing-counted = Personne n’a encore rien. Saisis d’abord ce qu’il y a devant chaque personne.

# Counts, and what is in the box
refused-beyond-below-none = On ne peut pas avoir moins que rien. Regarde encore le compte.
refused-beyond-stock-full = Un Stock a { $slots } places. Utilise d’abord une carte Capture, ou regarde encore combien il y en a.
refused-beyond-patterns = Les { $cards } cartes d’un Esprit font { $most } motifs, pas plus, pour toute la table. Regarde encore qui les a.
refused-beyond-nian-shou = Il y a { $most } cartes Nian Shou pour toute la table. Regarde encore qui les a.
refused-beyond-cards = Il y a { $most } cartes Esprit dans la boîte, pour toute la table. Regarde encore les comptes.
refused-beyond-value = Un motif vaut de 0 à { $most } points. Choisis une valeur entre les deux.
refused-beyond-four-cards = Un motif prend { $cards } cartes libres. Saisis-les d’abord, ou monte seulement le nombre de motifs.

# Turns
refused-beyond-begun = Le premier tour est passé. Reviens-y pour changer qui commence.
refused-beyond-first-turn = C’est déjà le premier tour.
refused-beyond-six = Quelqu’un a toutes les cartes Nian Shou : c’est gagné. Compte les points, ou corrige le nombre.
refused-beyond-last-turn-over = Tout le monde a eu son dernier tour. Comptez ce que vous avez.
refused-beyond-piles-out = La pioche s’est déjà vidée deux fois. Jouez les tours qui restent.

# Revealing cards
refused-beyond-stopped = Plus de cartes cette fois. Prends d’abord ce qui te revient.
refused-beyond-nothing-revealed = Aucune carte n’est révélée. Retournes-en d’abord une.
refused-beyond-all-seen = Les { $cards } cartes de cet Esprit sont déjà comptées. Corrige le nombre, ou dis que la pioche est vide.
refused-beyond-not-counting = Cette table ne compte pas les cartes. Choisis-le avant la prochaine partie.
refused-beyond-seen = De cet Esprit, { $least } à { $most } cartes peuvent être sorties de la pioche. Compte encore une fois.

# Captures and summoning
refused-beyond-capture-self = Capture chez quelqu’un d’autre.
refused-beyond-stock = { $cards ->
    [1] Il faut une carte Capture du Stock. Saisis-la d’abord.
   *[other] Il faut { $cards } cartes Capture du Stock, une Yin et une Yang. Saisis-les d’abord.
}
refused-beyond-nothing-to-capture = Il n’y a pas cette carte à capturer là-bas. Corrige le nombre, ou choisis quelqu’un d’autre.
refused-beyond-not-advanced = Cette table joue sans protection ni invocation. Choisis le mode avancé avant la prochaine partie.
refused-beyond-summoned = Cet Esprit est déjà invoqué, ou n’est pas enchanté. Choisis-en un autre.
