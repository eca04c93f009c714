# The shell: start screen, sitting down, covers, menus, settings

app-name = Companion
go-back = Retour
go-home = Accueil

words-listed = { $some }, { $more }
words-beside = { $first }, { $second }
sentences-joined = { $some } { $more }

home-title = On joue à quoi ?
home-new = Nouvelle partie
home-finished = Parties finies
home-address = Pour jouer depuis un téléphone du même réseau, ouvre
home-address-code = Code pour { $address }

lost-connection = La connexion est coupée un instant. Rien n’est perdu, et rien ne s’affiche avant son retour.
shut-title = Impossible d’ouvrir tes parties pour l’instant
shut-again = Réessayer
refused-key-storage = Impossible de lire la clé de tes parties sur cet appareil. Rien n’a changé. Réessaie, ou ferme la page et rouvre-la.

broken-title = Cet écran est cassé, et c’est notre faute
broken-text = Ta partie est en sécurité. Retourne à l’accueil et rouvre-la.

colour-red = Rouge
colour-orange = Orange
colour-yellow = Jaune
colour-green = Vert
colour-blue = Bleu
colour-purple = Violet
colour-black = Noir
colour-white = Blanc
colour-of = { $colour }, déjà chez { $name } : vous échangeriez

set-up-title = Qui est assis où ?
set-up-under = Dans le sens horaire, comme autour de la table.
set-up-add = Ajouter quelqu’un
set-up-again = Les mêmes : { $names }
set-up-count = { $count ->
    [0] Encore personne
    [one] Une personne à table
   *[other] Vous êtes { $count }
}
set-up-options = Règles maison
set-up-rules = Règles maison : { $rules }
set-up-deal = On commence
set-up-change = Modifier { $name }
set-up-up = Monter { $name }
set-up-down = Descendre { $name }

name-title = Qui est à la place { $number } ?
name-hint = Nom
name-colour = Couleur des pièces
name-known = A déjà joué ici
name-remove = { $name } ne joue pas
name-done = C’est bon
name-next = Un autre nom

options-title = Vous jouez comment ?
options-done = On joue comme ça

cover-pass = Passe le téléphone à
cover-hold = Maintiens si tu es { $name }
cover-others = Le reste de la table regarde ailleurs
secret-for = Seulement pour { $name }
seal-look = Maintiens pour voir
seal-look-under = Visible tant que ton doigt est dessus
seal-let-go = Lâche pour cacher
seal-again = Maintiens encore pour revoir
grid-how = Lève le doigt pour choisir, glisse ailleurs pour annuler
tile-empty = vide

menu-open = Menu
menu-title = À table
menu-close = Reprendre la partie
menu-undo = Annuler le dernier coup
menu-notebook = Regarder un carnet
menu-notebook-of = Carnet : { $name }

notebook-hold = Maintiens : ton carnet
notebook-let-go = Lâche pour fermer
notebook-under = Tout ce que tu as vu jusqu’ici
notebook-done = C’est bon
notebook-write = Écrire une ligne
notebook-write-title = Ta ligne pour la manche { $round }
notebook-hint = Pour tes yeux seulement
notebook-keep = Garder
notebook-note = « { $words } »
notebook-to-come = à venir
notebook-not-yet = encore rien

talk-speaks = Parole à { $name }
talk-start = Démarrer
talk-pause = Pause
talk-next = Suite
talk-vote = On vote

key-digit = { $digit }
key-erase = Effacer
key-next = Champ suivant

over-again = Rejouer
over-correct = Corriger le compte
review-result = Bilan
review-round = Manche { $round }
review-round-short = M{ $round }
review-people = Rôles

settings-title = Réglages
settings-language = Langue
settings-device = Comme l’appareil
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-hold = Secrets
settings-hold-yes = Maintenir pour voir
settings-hold-no = Toucher pour voir
settings-hold-why = Si maintenir le doigt est difficile : un appui montre le secret deux secondes.
settings-motion = Mouvement
settings-motion-system = Comme l’appareil
settings-motion-still = Jamais
settings-motion-moving = Toujours
settings-vibration = Vibration
settings-sounds = Sons
settings-on = Oui
settings-off = Non
settings-motion-why = Sans mouvement, rien ne vibre et rien ne sonne. Un secret ne sonne jamais.

# About the app

about-title = À propos de Companion
about-what = Il fait ce que les cartes ne peuvent pas : il distribue et garde les secrets, règle ce qui est fastidieux, fait les comptes, puis on le range. Vous jouez avec vos propres cartes.
about-secret-title = Vos secrets
about-secret = Un secret ne s’affiche que tant que l’on maintient le sceau, et chaque rôle demande les mêmes gestes. Quoi qu’il arrive d’autre, un appel, un téléphone tourné, une connexion perdue, le secret se couvre.
about-kept-title = Ce qui est gardé
about-kept = Parties, noms et réglages restent sur l’appareil où tourne Companion. Les parties sont scellées : personne ne trouve un rôle en ouvrant les fichiers. Il n’y a pas de compte, et rien n’est envoyé nulle part.
about-fair-title = Une distribution honnête
about-fair = Avant de distribuer, Companion montre un code court. Après la partie, chacun peut vérifier avec lui que les rôles et les têtes étaient fixés avant le premier geste.
about-rights-title = Droits
about-rights = Code et images : licence MIT. Polices : tirées de Noto CJK, SIL Open Font License. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’ont aucune part dans cette application.
