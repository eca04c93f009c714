# Learning a game: how the app helps, the rules in brief, the practice table, and why

learn-open = Ce que fait l’appli, et les règles
learn-title = Ce que fait l’appli
learn-rules = Règles en bref
learn-search = Chercher quelque chose
learn-nothing = Ici, rien sur « { $words } ». Essaie un autre mot.

learn-practice = S’entraîner
learn-practice-under = Tu joues une place, l’appli joue toutes les autres. Rien de tout ça n’est compté.
learn-practice-you = Tu es
learn-practice-name = Dis qui tu es
learn-practice-table = Combien à la table ?
learn-practice-others = { $count ->
    [1] Une personne joue avec toi.
   *[other] Avec toi, { $count } autres : { $names }.
}
learn-practice-deal = Donner les rôles
learn-practice-names = Basile, Cléo, Dany, Eva, Félix, Gus, Hana, Ivo
learn-practice-before = { $line }. Avant toi : { $names }
learn-practice-summary = Entraînement. { $line }

why-close = Fermer
