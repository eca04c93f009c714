# The Deception of Antiques: 12 Bronze Heads

bronze-heads-short = Têtes de bronze
bronze-heads-tag = 6–8, rôles cachés

bronze-head-rat = Rat
bronze-head-ox = Bœuf
bronze-head-tiger = Tigre
bronze-head-rabbit = Lapin
bronze-head-dragon = Dragon
bronze-head-snake = Serpent
bronze-head-horse = Cheval
bronze-head-goat = Chèvre
bronze-head-monkey = Singe
bronze-head-rooster = Coq
bronze-head-dog = Chien
bronze-head-pig = Cochon
bronze-pair = { $first } et { $second }
bronze-pair-short = { $first }+{ $second }

bronze-role-lao-chaofeng = Lao Chaofeng
bronze-role-yao-buran = Yao Buran
bronze-role-zheng-guoqu = Zheng Guoqu
bronze-role-xu-yuan = Xu Yuan
bronze-role-fang-zhen = Fang Zhen
bronze-role-huang-yanyan = Huang Yanyan
bronze-role-kido-kana = Kido Kana
bronze-role-ji-yunfu = Ji Yunfu
bronze-faction-appraiser = Experts
bronze-faction-counterfeiter = Faussaires
bronze-role-side = { $role }, { $faction }

bronze-reading-genuine = Vrai
bronze-reading-fake = Faux
bronze-reading-no-result = Sans résultat
bronze-reading-appraiser = Experts
bronze-reading-counterfeiter = Faussaires
bronze-shown = { $about } : { $reading }

# Sitting down

bronze-set-up-need = On joue de 6 à 8.
bronze-set-up-sides = { $appraisers } Experts, { $counterfeiters } Faussaires
bronze-option-roles = Rôles
bronze-option-roles-dealt = Par l’appli
bronze-option-roles-cards = Par les cartes
bronze-option-roles-why = Par les cartes : chaque personne pioche une carte et la saisit en secret.
bronze-option-votes = Votes
bronze-option-votes-totals = Totaux saisis
bronze-option-votes-chips = Jetons en secret
bronze-option-votes-why = Totaux : vous jouez avec les vrais jetons et saisissez ce qu’il y a sur chaque tête. En secret : le téléphone fait le tour et compte.
bronze-option-seconds = Temps de parole
bronze-option-seconds-off = Sans
bronze-option-seconds-30 = 0:30
bronze-option-seconds-60 = 1:00
bronze-option-seconds-90 = 1:30
bronze-option-seconds-120 = 2:00
bronze-option-seconds-why = Un compte à rebours pour chaque prise de parole. On peut le mettre en pause ou le passer.
bronze-option-majority = Pour démasquer Lao Chaofeng
bronze-option-majority-strict = Plus de la moitié
bronze-option-majority-half = La moitié suffit
bronze-option-majority-why = Combien d’Experts doivent le désigner.
bronze-option-early = Décidé avant le jugement
bronze-option-early-on = La partie s’arrête
bronze-option-early-off = On juge quand même
bronze-option-early-why = Six vrais, et c’est déjà gagné ; avec un seul ou aucun, plus rien ne sauve les Experts.
bronze-option-double = Deux attaques, même personne
bronze-option-double-each = Deux tours
bronze-option-double-merged = Un tour
bronze-option-double-why = Quand Yao Buran attaque encore quelqu’un avant que la première attaque n’ait frappé.

# Where a match stands

bronze-summary-enter = On saisit les cartes
bronze-summary-night = La nuit, écran couvert
bronze-summary-turns = Manche { $round }, écran couvert
bronze-summary-speaking = Manche { $round }, on discute
bronze-summary-voting = Manche { $round }, on vote
bronze-summary-voted = Manche { $round }, vote terminé
bronze-summary-judging = Jugement, écran couvert
bronze-summary-reveal = La révélation
bronze-summary-appraiser = Victoire des Experts, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bronze-summary-counterfeiter = Victoire des Faussaires, Experts à { $points }
bronze-round = Manche { $round }
bronze-cover-enter = Saisis la carte que tu as piochée
bronze-cover-night = La nuit : découvre qui tu es
bronze-cover-turn = Manche { $round }, tour { $turn }
bronze-cover-chips = Manche { $round }, tes jetons
bronze-cover-judge = Jugement
bronze-cover-notebook = Ton carnet

# The night

bronze-enter-title = Quelle est ta carte ?
bronze-enter-prompt = Ton personnage
bronze-enter-again = Une autre
bronze-enter-keep = C’est ma carte
bronze-enter-correct = { $name } corrige sa carte
bronze-you-entered = Ta carte
bronze-you-are = Tu es
bronze-you-know = Tu sais
bronze-you-can = Tu peux
bronze-side = dans le camp des { $faction }
bronze-knows-nobody = Rien de certain
bronze-knows-nobody-more = Et personne ne sait qui tu es.
bronze-knows-ally = { $name } est { $role }
bronze-knows-ally-more = Et sait que tu es { $role }.
bronze-know-nobody = Tu ne sais rien de personne.
bronze-know-ally = Avec toi : { $name }.
bronze-night-done = Je sais qui je suis
bronze-can-lao-chaofeng = Inverser la vérité
bronze-does-lao-chaofeng = Après avoir regardé : les Experts qui passent ensuite, dans la manche, voient tout à l’envers.
bronze-can-yao-buran = Attaquer quelqu’un
bronze-does-yao-buran = Après avoir regardé : à son prochain tour, ta cible ne peut ni regarder ni user d’un pouvoir.
bronze-can-zheng-guoqu = Cacher une tête
bronze-does-zheng-guoqu = Après avoir regardé : qui regarde cette tête plus tard dans la manche reste sans résultat.
bronze-can-xu-yuan = Regarder deux têtes
bronze-does-xu-yuan = Chaque manche, une ou deux têtes. Lao Chaofeng veut te trouver : reste dans l’ombre.
bronze-can-fang-zhen = Lire les gens
bronze-does-fang-zhen = Chaque manche, le camp d’une personne au lieu d’une tête. T’attaquer frappe aussi Xu Yuan.
bronze-can-huang-yanyan = Regarder une tête
bronze-does-huang-yanyan = Chaque manche, une tête. Dans une des trois, sans savoir laquelle, tu restes sans résultat.
bronze-can-kido-kana = Regarder une tête
bronze-does-kido-kana = Chaque manche, une tête. Dans une des trois, sans savoir laquelle, tu restes sans résultat.
bronze-can-ji-yunfu = Voir au-delà de la ruse
bronze-does-ji-yunfu = Lao Chaofeng ne peut pas te tromper. Mais une attaque, et tu ne regardes plus de la partie.

# A turn

bronze-first-title = Ton choix ?
bronze-ask-appraise = Regarder laquelle ?
bronze-ask-read = Lire qui ?
bronze-result-round = Vu à la manche { $round }
bronze-result-empty = Rien de plus
bronze-result-kept = C’est dans ton carnet, là chaque fois que tu as le téléphone.
bronze-hindrance-attacked = Tu as subi une attaque : ce tour-ci, ni regard ni pouvoir.
bronze-hindrance-struck = Tu as subi une attaque : tu ne peux plus regarder de la partie.
bronze-noted-attacked = Attaque : pas de regard
bronze-noted-struck = Plus aucun regard
bronze-second-title = Et maintenant ?
bronze-ask-invert = Inverser le vrai ?
bronze-ask-attack = Attaquer qui ?
bronze-ask-hide = Cacher laquelle ?
bronze-ask-suspect = Soupçonner qui ?
bronze-invert = Inverser la vérité
bronze-invert-short = Inverser
bronze-not-now = Plus tard
bronze-nobody = Personne
bronze-pass-title = À qui le tour ?
bronze-pass-prompt = Passe le téléphone à
bronze-to-table = La table

bronze-did-invert-you = Tu as inversé la vérité.
bronze-did-invert-they = A inversé la vérité.
bronze-did-attack-you = Tu as attaqué { $name }.
bronze-did-attack-they = A attaqué { $name }.
bronze-did-hide-you = Tu as caché la tête : { $head }.
bronze-did-hide-they = A caché la tête : { $head }.
bronze-did-suspect-you = Tu soupçonnais { $name }.
bronze-did-suspect-they = Soupçonnait { $name }.
bronze-did-mark-nobody-you = Tu ne soupçonnais personne.
bronze-did-mark-nobody-they = Ne soupçonnait personne.
bronze-did-forgo-you = Tu as gardé ton pouvoir.
bronze-did-forgo-they = A gardé son pouvoir.
bronze-did-nothing-yet = Encore rien.

# The vote

bronze-vote-title = Combien de jetons ?
bronze-vote-type = combien de jetons ici ?
bronze-vote-field = { $head }, { $count }
bronze-vote-sofar = Sur la table
bronze-vote-sum = { $count }, au maximum { $most }
bronze-vote-done = Voilà les votes
bronze-vote-correct = Corriger le vote
bronze-agree-title = Tout le monde est d’accord ?
bronze-agree-text = Ne corrige un vote que s’il a été mal saisi et que toute la table le dit : un autre résultat peut révéler une autre tête.
bronze-agree = Tous d’accord
bronze-kept-first = gardée, encore secrète
bronze-kept-second = gardée, montrée aussitôt
bronze-left-behind = laissée
bronze-voted-title = Le vote de la manche { $round }
bronze-voted-first = { $head } : le plus de jetons. Gardée, et secrète jusqu’à la fin.
bronze-voted-second = { $head } : deuxième. Gardée, et voici la vérité :
bronze-next-round = Manche suivante
bronze-to-judging = Au jugement
bronze-chips = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
bronze-chips-kept = { $count ->
    [one] { $count } jeton, gardée
   *[other] { $count } jetons, gardée
}
bronze-chips-title = Tes jetons
bronze-chips-left = { $count ->
    [0] Tous tes jetons sont placés.
    [one] Il te reste { $count } jeton. Tu peux le garder.
   *[other] Il te reste { $count } jetons. Tu peux en garder.
}
bronze-chips-less = { $head } : un jeton de moins
bronze-chips-more = { $head } : un jeton de plus
bronze-chips-done = { $count ->
    [0] Ne rien miser
    [one] Miser { $count } jeton
   *[other] Miser { $count } jetons
}

# Judging and the end

bronze-judge-title = Tu désignes qui ?
bronze-ask-lao = Qui est Lao Chaofeng ?
bronze-ask-xu = Qui est Xu Yuan ?
bronze-ask-fang = Qui est Fang Zhen ?
bronze-ask-anybody = Au choix, sans effet
bronze-reveal-title = Tout le monde a jugé
bronze-reveal-early = C’est déjà décidé
bronze-reveal-ready = Pose le téléphone là où tout le monde le voit.
bronze-reveal-to-heads = Montrer les têtes
bronze-reveal-heads = Les têtes gardées
bronze-reveal-count = { $count ->
    [0] Sur les six, aucune n’est vraie.
    [one] Sur les six, une est vraie.
   *[other] Sur les six, { $count } sont vraies.
}
bronze-reveal-to-people = Qui était qui ?
bronze-reveal-people = Qui était qui
bronze-reveal-to-points = Les points
bronze-named = a désigné { $name }
bronze-named-right = juste
bronze-named-wrong = faux
bronze-won-by = Victoire des
bronze-won-appraiser = Experts
bronze-won-counterfeiter = Faussaires
bronze-points-heads = Vraies têtes gardées
bronze-points-lao = Lao Chaofeng démasqué
bronze-points-xu = Xu Yuan pas démasqué
bronze-points-fang = Fang Zhen pas démasqué
bronze-points-total = Points des Experts
bronze-points-need = Avec 6 ou plus, les Experts gagnent.
bronze-points-early = Décidé par les têtes seules : personne n’a eu à juger.

# The review

bronze-was-attacked = Attaque subie : aucun regard.
bronze-was-struck = Ne pouvait plus regarder.
bronze-cause-blind = manche aveugle
bronze-cause-hidden = cachée
bronze-cause-inverted = inversée
bronze-spent = { $count } sur { $head }
bronze-voted-for = Jetons : { $chips }.
bronze-vote-corrected = La table a corrigé ce vote. Saisi avant : { $chips }.
bronze-voted-none = Aucun jeton misé.

# Statistics
bronze-figures-sides = Parties gagnées, par camp
bronze-figures-roles = Parties gagnées, par rôle
bronze-figures-judging = Jugement et votes
bronze-figures-early = Décidées avant le jugement
bronze-figures-found = Lao Chaofeng démasqué
bronze-figures-named = Réponses des Experts désignant { $role }
bronze-figures-right = Réponses justes des Experts
bronze-figures-found-own = Démasqué en Lao Chaofeng
bronze-figures-named-own = En { $role }, désigné par les Experts
bronze-figures-right-own = En Expert, a désigné Lao Chaofeng
bronze-figures-chips = Jetons sur des têtes authentiques
