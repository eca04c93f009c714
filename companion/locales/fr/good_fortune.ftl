# Good Fortune

good-fortune-short = Bonne fortune
good-fortune-tag = 2, porte-bonheur en rang

fortune-set-up = { $count ->
    [2] Neuf tours, puis on compte les porte-bonheur
   *[other] Un jeu pour deux
}

fortune-option-variant = Tours
fortune-option-variant-standard = Comme imprimé
fortune-option-variant-guessing = Devinette
fortune-option-variant-simple = Simple
fortune-option-variant-why = Devinette : on choisit une tuile en même temps. Simple : sans médaillon, et les numéros ne comptent pas.
fortune-option-series = Combien de parties ?
fortune-option-series-single = Une
fortune-option-series-three = Deux sur trois
fortune-option-series-running = À volonté
fortune-option-series-why = Ce sont les parties gagnées qui comptent ; une égalité ne compte pour personne. En trois manches : après trois parties c’est fini, égalités comprises.

fortune-summary-turn = Tour { $turn }
fortune-summary-score = { $one } à { $other }
fortune-summary-series = { $wins } à { $losses } en parties
fortune-summary-won = Gagné par { $name }, { $most } à { $least }
fortune-summary-draw = Égalité, { $most } à { $least }
fortune-summary-series-won = Gagné par { $name }, { $most } à { $least } en parties
fortune-summary-series-draw = Égalité, { $most } à { $least } en parties

# Charms and tiles
fortune-charm-neko = Maneki-neko
fortune-charm-clover = Trèfle à quatre feuilles
fortune-charm-ganesh = Ganesh
fortune-charm-mati = Mati
fortune-charm-fatma = Main de Fatma
fortune-charm-horseshoe = Fer à cheval
fortune-charm-scarab = Scarabée
fortune-pair = { $one } et { $other }
fortune-tile = { $pair }, dé { $die }
fortune-tile-number = { $number } : { $pair }, dé { $die }
fortune-die = Dé { $die }
fortune-dice-high = Dés de 5 et 6
fortune-dice-high-short = 5, 6
fortune-dice-low = Dés de 1 à 4
fortune-dice-low-short = 1–4
fortune-cell-mine = saisie avec { $dice }
fortune-cell-theirs = chez { $name }

# Turns
fortune-turn = Tour { $turn }
fortune-turn-of = sur { $turns }
fortune-turn-short = Tour { $turn }
fortune-turns-over = Les neuf tours sont joués
fortune-next-turn = Tour suivant
fortune-last-turn = C’est fini
fortune-turn-back = Un tour en arrière
fortune-count = Compter
fortune-count-now = Compter les porte-bonheur
fortune-won-so-far = Compté jusqu’ici
fortune-holder-title = Qui a reçu la tuile 1 ?
fortune-holder-swap = Non, { $name } a la tuile 1
fortune-face-small = Petite image visible
fortune-face-large = Grande image visible
fortune-chooses-first = { $name } choisit d’abord
fortune-begins = { $name } place d’abord à chaque tour
fortune-both-choose = On choisit une tuile en même temps
fortune-places-small = Le plus petit numéro se place d’abord
fortune-places-large = Le plus grand numéro se place d’abord
fortune-places-simple = Les numéros ne comptent pas
fortune-dealt = { $name } a la tuile 1, { $other } la 21 ; plus huit tuiles par personne

# What a tile may do
fortune-row-link = Que peut faire cette tuile ?
fortune-row-title = Qu’y a-t-il dans la rangée ?
fortune-row-under = Ses trois tuiles, comme tu les vois.
fortune-row-lay = C’est ça
fortune-row-correct = Corriger la rangée
fortune-slot-left = La tuile de gauche
fortune-slot-middle = La tuile du milieu
fortune-slot-right = La tuile de droite
fortune-enter-left = Saisir celle de gauche
fortune-enter-middle = Saisir celle du milieu
fortune-enter-right = Saisir celle de droite
fortune-choosing-title = Quelle tuile est choisie ?
fortune-both-title = Quelles tuiles sont choisies ?
fortune-choose = Saisir la tuile : { $name }
fortune-chose = { $name } a choisi { $tile }
fortune-placing-title = Où va-t-elle ?
fortune-end-left = Au bout gauche
fortune-end-right = Au bout droit
fortune-joins = se raccorde par { $charms }
fortune-joins-not = rien de commun avec les bouts
fortune-wins = { $name } gagne
fortune-leaves = hors du jeu :
fortune-pick-number = Touche son numéro.
fortune-pick-of = Tuile { $number } : touche ses deux porte-bonheur.
fortune-pick-new = Une tuile nouvelle pour le livre

# Counting
fortune-pick-pair = Touche deux porte-bonheur
fortune-tap-number = Touche un numéro
fortune-which-die = { $pair } : quel dé ?
fortune-this-tile = { $pair }
fortune-mark = chez { $name }
fortune-has-it = { $name } en a une
fortune-from = { $count ->
    [0] aucune tuile
    [one] d’une tuile
   *[other] de { $count } tuiles
}
fortune-sum = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $points } { $points ->
    [1] point
   *[other] points
}
fortune-group = { $name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} fois { $points }
fortune-group-typed = Un groupe
fortune-take-out = Retirer
fortune-once-more = Encore une tuile : { $pair }
fortune-by-number = Saisir par numéro
fortune-by-charm = Saisir par porte-bonheur
fortune-won-none = { $name } n’a gagné aucune tuile
fortune-has-none = { $name } n’a pas gagné une seule tuile.
fortune-clear = Vider cette collection
fortune-now = À { $name }
fortune-who-won = Qui a gagné ?
fortune-doubt-die = { $pair } avec un { $die } ? Personne n’a vu plus de 4 sur une tuile.
fortune-doubt-pair = { $pair } est sur deux tuiles. Regarde encore laquelle est laquelle.

# Already sorted
fortune-groups = Les groupes sont déjà faits
fortune-groups-change = Changer les groupes
fortune-groups-title = Combien fait chaque groupe ?
fortune-groups-instead = { $count ->
    [one] { $count } tuile est déjà saisie.
   *[other] { $count } tuiles sont déjà saisies.
} Les groupes remplacent les tuiles : vide d’abord les tuiles.
fortune-groups-clear = Vider les tuiles
fortune-field-tiles = Tuiles
fortune-field-points = Points
fortune-group-add = Ajouter ce groupe
fortune-group-out = Retirer ce groupe
fortune-groups-done = C’est bon

# How so
fortune-why-title = D’où vient { $score } ?
fortune-why-most-tiles = Aucun autre porte-bonheur n’est sur autant des tuiles qui restent.
fortune-why-more-points = Autant de tuiles, mais plus de points : { $others } en a moins.
fortune-why-full-tie = À égalité en tuiles et en points : { $others }. Les règles ne disent pas qui passe d’abord.
fortune-why-typed = Trié sur la table.
fortune-why-alone = Une tuile seule.
fortune-rule = On groupe d’abord le porte-bonheur qui est sur le plus de tuiles : tuiles fois points. Ces tuiles s’en vont, et le reste se recompte.
fortune-tie = Les règles ne disent pas quel porte-bonheur passe d’abord, donc { $name } choisit.
fortune-tie-was = Ici, les règles ne donnaient pas l’ordre. Cela aurait pu faire { $totals }.

# The result
fortune-won = La chance sourit à
fortune-draw = Égalité entre
fortune-series-won = La rencontre va à
fortune-series-draw = Rencontre à égalité entre
fortune-series = { $one } { $wins }, { $other } { $losses }{ $draws ->
    [0] {""}
    [1] , une égalité
   *[other] , { $draws } égalités
}
fortune-in-the-box = { $count ->
    [0] Les 18 tuiles posées sont toutes comptées.
    [1] Une des 18 tuiles posées n’est dans aucune collection.
   *[other] { $count } des 18 tuiles posées ne sont dans aucune collection.
}
fortune-next-game = Autre partie
fortune-end-series = On s’arrête
fortune-last-game = La dernière partie
fortune-review = Revoir les collections
fortune-review-title = Ce qui a été gagné
fortune-review-empty = Personne n’a gagné de tuile.
fortune-game = Partie { $number }

# The tile book
fortune-book = Livre des tuiles
fortune-book-count = Tuiles connues : { $count } sur 21. Le livre grandit quand vous comptez.
fortune-book-knows = { $count ->
    [1] Le livre connaît une tuile
   *[other] Le livre connaît { $count } tuiles
}
fortune-book-otherwise = { $count ->
    [1] Le livre dit autre chose d’une tuile
   *[other] Le livre dit autre chose de { $count } tuiles
}
fortune-book-number = Numéro
fortune-book-number-title = Quel est son numéro ?
fortune-book-no-number = Sans numéro
fortune-book-export = Emporter le livre
fortune-book-import = Lire un livre
fortune-book-clear = Vider le livre
fortune-book-done = C’est bon
fortune-conflict = Laquelle est juste ?
fortune-conflict-known = Celle du livre
fortune-conflict-seen = Celle d’ici
fortune-conflict-read = Celle importée
fortune-burn-title = Vider tout le livre ?
fortune-burn-under = On ne peut pas le récupérer, sauf si tu l’as emporté avant.
fortune-burn = Vider
fortune-burn-not = Garder
fortune-export-title = Le livre en texte
fortune-export-under = Copie-le, et lis-le sur un autre téléphone.
fortune-copy = Copier
fortune-copied = Copié
fortune-import-title = Colle un livre ici
fortune-import-under = Ce qui manque ici est ajouté. Là où ça diffère, on te demande.
fortune-import = Le lire
refused-fortune-number-book = La tuile { $number } est déjà dans le livre. Change d’abord celle-là.
