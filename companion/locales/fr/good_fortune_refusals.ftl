# What the table of Good Fortune refuses: each sentence says what to do instead

refused-fortune-nobody = Ce jeu se joue à deux. Choisis l’un des deux noms.
refused-fortune-over = Cette rencontre est finie. Annule le dernier coup pour corriger, ou commences-en une autre.
refused-fortune-scored = Cette partie est comptée. Annule le dernier coup pour corriger, ou commence la suivante.
refused-fortune-not-scored = Compte d’abord les points de cette partie.
refused-fortune-not-entered = Saisis d’abord les deux collections. Si quelqu’un n’a gagné aucune tuile, dis-le là.

# A tile
refused-fortune-one-charm = Une tuile montre deux porte-bonheur différents. Choisis l’autre.
refused-fortune-die = Un dé montre de 1 à { $most }. Regarde encore.
refused-fortune-number = Les tuiles vont de 1 à { $most }. Regarde encore, ou laisse le numéro de côté.
refused-fortune-no-such-tile = Cette tuile n’est plus dans la collection. Choisis-en une qui y est.
refused-fortune-nine-tiles = On ne peut pas gagner plus de { $most } tuiles. Retires-en d’abord une.
refused-fortune-number-here = La tuile { $number } est déjà dans cette collection. Corrige celle-là, ou laisse le numéro de côté.
refused-fortune-number-there = La tuile { $number } est dans l’autre collection. Demande qui l’a, et corrige là-bas si c’est faux.

# Groups sorted by hand
refused-fortune-groups-there = Des groupes sont saisis ici. Efface-les d’abord pour saisir des tuiles.
refused-fortune-tiles-there = Des tuiles sont saisies ici. Efface-les d’abord pour saisir des groupes.
refused-fortune-group-tiles = Un groupe a de 1 à { $most } tuiles. Compte encore une fois.
refused-fortune-group-points = Les dés de ce groupe font de { $least } à { $most } points. Additionne encore une fois.
refused-fortune-order = Les tuiles ne se groupent pas dans cet ordre. Choisis un des ordres proposés.

# Turns
refused-fortune-turns-over = Les { $turns } tours sont joués. Saisissez ce que vous avez gagné.
refused-fortune-first-turn = C’est déjà le premier tour.
refused-fortune-mid-turn = Une tuile est déjà choisie ce tour-ci. Placez d’abord les tuiles, ou annule le dernier coup.
refused-fortune-no-row = Saisis d’abord les trois tuiles de la rangée.
refused-fortune-no-holder = Dis d’abord qui a reçu la tuile 1 : cette personne commence.
refused-fortune-other-chooses = C’est à l’autre de choisir d’abord.
refused-fortune-other-places = La tuile de l’autre se place d’abord.
refused-fortune-placed = Une tuile est déjà placée, donc le choix tient. Annule le dernier coup pour le changer.
refused-fortune-not-chosen = Choisissez d’abord les tuiles, puis placez-les.
refused-fortune-must-join = Cette tuile a un porte-bonheur en commun avec l’autre bout : elle doit s’y raccorder.
refused-fortune-number-needed = Les numéros décident quelle tuile se place d’abord. Saisis aussi le numéro.
refused-fortune-number-used = La tuile { $number } est déjà ailleurs sur la table. Regarde encore son numéro.

# The tile book
refused-fortune-book = Ce livre des tuiles est illisible.
refused-fortune-book-charms = La tuile { $tile } de ce livre doit porter deux porte-bonheur différents parmi les sept.
refused-fortune-book-die = La tuile { $tile } de ce livre doit avoir un dé de 1 à 6.
refused-fortune-book-number = La tuile { $tile } de ce livre doit avoir un numéro de 1 à 21 qu’aucune autre n’a.
refused-fortune-book-tile = La tuile { $tile } de ce livre est abîmée, ou s’y trouve deux fois.
refused-fortune-book-version = Ce livre des tuiles vient d’une appli plus récente (version { $version }). Mets celle-ci à jour pour le lire.
