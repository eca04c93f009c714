# What Bronze Heads does not allow: each sentence says what to do instead

refused-bronze-seconds = Choisis jusqu’à { $most } secondes de parole, ou 0 pour parler sans limite.
refused-bronze-nobody = Il n’y a personne à cette place. Choisis quelqu’un de la table.

# Another part of the game is due
refused-bronze-in-enter = D’abord les rôles : chaque personne saisit la carte piochée.
refused-bronze-in-night = Il fait encore nuit. Laissez d’abord tout le monde regarder son rôle.
refused-bronze-in-turns = La manche continue : le téléphone passe d’abord chez tout le monde.
refused-bronze-in-speaking = Les tours sont finis. Maintenant on parle, puis on vote.
refused-bronze-in-voting = C’est le moment de voter sur les quatre têtes.
refused-bronze-in-voted = Le vote est fait. Corrigez-le, ou continuez.
refused-bronze-in-judging = C’est le moment de juger : chaque personne en désigne une autre en secret.
refused-bronze-in-reveal = La partie est décidée. Regardez ce qui apparaît.
refused-bronze-in-over = Cette partie est finie. Commencez-en une autre si le cœur vous en dit.

# Another step of the turn, or another player's
refused-bronze-not-yours = Le téléphone est chez quelqu’un d’autre. Attends qu’il arrive.
refused-bronze-at-first = Fais ton premier choix : que veux-tu regarder ?
refused-bronze-at-second = Tu as regardé. Fais maintenant ton deuxième choix.
refused-bronze-at-pass = Tes choix sont faits. Passe le téléphone.

# Entering a card
refused-bronze-role-out = À { $count }, ce personnage ne joue pas. Regarde encore ta carte.
refused-bronze-role-taken = Ce rôle ne peut pas être saisi maintenant. Regarde encore ta carte.

# The first choice
refused-bronze-how-many = { $most ->
    [1] Choisis une tête.
   *[other] Choisis une tête, ou deux différentes.
}
refused-bronze-head-elsewhere = Cette tête n’est pas dans la manche. Choisis parmi les quatre sur la table.
refused-bronze-head-twice = Choisis deux têtes différentes, ou une seule.
refused-bronze-fang-heads = Fang Zhen regarde les gens, pas les têtes. Choisis quelqu’un, ou personne.
refused-bronze-only-fang = Seul Fang Zhen regarde les gens. Choisis une tête.
refused-bronze-read-self = Ton camp, tu le connais. Choisis quelqu’un d’autre, ou personne.
refused-bronze-read-again = Tu connais déjà ce camp-là. Choisis quelqu’un d’autre, ou personne.

# The second choice
refused-bronze-hindered = Cette fois, tu ne peux pas user d’un pouvoir. Marque qui tu soupçonnes, ou personne.
refused-bronze-no-ability = Ton personnage n’a pas de pouvoir à utiliser. Marque qui tu soupçonnes, ou personne.
refused-bronze-other-ability = C’est le pouvoir d’un autre personnage. Utilise le tien, ou garde-le.
refused-bronze-has-ability = Ton personnage a un pouvoir. Utilise-le, ou garde-le.
refused-bronze-attack-self = Tu ne peux pas t’attaquer. Choisis quelqu’un d’autre, ou garde ton pouvoir.
refused-bronze-suspect-self = Tu sais qui tu es. Marque quelqu’un d’autre, ou personne.

# Passing the marker
refused-bronze-pass-self = Passe le marqueur à quelqu’un d’autre.
refused-bronze-pass-acted = Cette personne a déjà joué dans la manche. Passe à quelqu’un qui attend encore son tour.
refused-bronze-pass-somebody = Il reste des gens sans tour. Passe à l’un d’eux.
refused-bronze-pass-nobody = Tout le monde a joué. Garde le marqueur et termine la manche.

# The vote
refused-bronze-vote-secret = Dans cette partie, les jetons se misent en secret. Faites passer le téléphone.
refused-bronze-vote-typed = Dans cette partie, les jetons vont sur la table. Les totaux se saisissent ensemble.
refused-bronze-chips-heads = Dis pour chacune des { $count } têtes combien de jetons elle porte.
refused-bronze-chips-below = Une tête ne peut pas avoir moins de zéro jeton.
refused-bronze-chips-held = { $held ->
    [0] Tu n’as plus de jetons. Laisse les têtes vides cette fois.
    [one] Tu as un jeton et tu en as placé { $count }. Reprends-en.
   *[other] Tu as { $held } jetons et tu en as placé { $count }. Reprends-en.
}
refused-bronze-chips-out = Il y a au maximum { $most } jetons sur la table, pas { $count }. Recomptez.

# Speaking
refused-bronze-say-aloud = Dis-le à voix haute : l’appli n’écoute qu’à la table d’essai.

# Judging
refused-bronze-judge-self = Désigne quelqu’un d’autre que toi.
refused-bronze-early = Les têtes ont tout décidé : personne ne juge. Regardez ce qui apparaît.

# The notebook
refused-bronze-note-early = Le carnet s’ouvre avec la première manche.
refused-bronze-note-long = Cette ligne a { $length } caractères. { $max } au maximum, s’il te plaît.
