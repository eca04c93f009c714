# Seats, names, and what the table refuses

refused-name-empty = Écris d’abord un nom.
refused-name-long = Ce nom a { $length } caractères. { $max } au maximum, s’il te plaît.
refused-name-unseen = Dans le nom « { $name } », quelque chose ne se voit pas. Écris-le à nouveau, s’il te plaît.
refused-name-taken = « { $name } » et « { $other } » seraient le même nom. Distingue-les, par une initiale peut-être.
refused-letters = Le caractère { $place } ne peut pas être dessiné ici. Enlève-le, s’il te plaît.
refused-colour-taken = { $name } et { $other } ont la même couleur. Changez-en une.
refused-too-few = { $count ->
    [1] Une seule personne ne suffit pas : on joue au moins à { $least }.
   *[other] À { $count }, ça ne suffit pas : on joue au moins à { $least }.
}
refused-too-many = À { $count }, c’est trop : on joue à { $most } au maximum.
refused-undo = Impossible de revenir là-dessus : quelqu’un a regardé ou choisi depuis.
