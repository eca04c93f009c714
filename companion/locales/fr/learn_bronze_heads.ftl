# Bronze Heads: how the app helps, the rules in brief, practice, and why

bronze-learn-secrets = Les secrets restent secrets
bronze-learn-secrets-more = Le téléphone passe de main en main. Ce qui est à toi ne se voit que sous ton doigt, et chaque rôle fait les mêmes gestes.
bronze-learn-memory = Elle distribue et se souvient
bronze-learn-memory-more = Rôles, têtes, ruses et attaques sont l’affaire de l’appli. Ce que tu as vu reste dans ton carnet.
bronze-learn-sums = Elle compte et explique
bronze-learn-sums-more = Les votes sont classés, les points comptés. À la fin, vous voyez qui a fait quoi, et chaque chiffre touché dit d’où il vient.

bronze-rules-goal = Le but
bronze-rules-goal-1 = Douze têtes de bronze arrivent sur la table, quatre à chacune des trois manches. À chaque manche, deux sont vraies et deux fausses.
bronze-rules-goal-2 = Les Experts veulent garder les vraies. Les Faussaires veulent l’empêcher. Personne ne montre son rôle.
bronze-rules-sides = Qui joue
bronze-rules-sides-1 = À six : Lao Chaofeng et Yao Buran sont les Faussaires ; Xu Yuan, Fang Zhen, Huang Yanyan et Kido Kana les Experts.
bronze-rules-sides-2 = À sept, Zheng Guoqu rejoint les Faussaires ; à huit, Ji Yunfu rejoint aussi les Experts.
bronze-rules-night = La nuit
bronze-rules-night-1 = Tout le monde regarde son rôle à tour de rôle. Lao Chaofeng et Yao Buran apprennent qui est l’autre.
bronze-rules-night-2 = Zheng Guoqu ne connaît aucun allié et aucun allié ne le connaît. Les Experts ne connaissent personne.
bronze-rules-turn = Un tour
bronze-rules-turn-1 = Regarde une tête en secret. Puis utilise ton pouvoir, si tu en as un et si tu veux. Puis donne le téléphone à quelqu’un qui ne l’a pas encore eu dans la manche.
bronze-rules-turn-2 = Qui passe en dernier ouvre la manche suivante.
bronze-rules-look = Ce que montre un regard
bronze-rules-look-1 = Vrai, faux ou sans résultat. Ce que tu as vu ne change plus, et tu ne peux pas regarder à nouveau.
bronze-rules-look-2 = Sans résultat peut avoir plusieurs raisons. On ne te dit pas laquelle.
bronze-rules-lao = Lao Chaofeng
bronze-rules-lao-1 = Après avoir regardé, il peut inverser la vérité : les Experts qui regardent plus tard dans la manche voient le vrai comme faux et le faux comme vrai.
bronze-rules-lao-2 = Cela ne touche jamais les Faussaires, Ji Yunfu, ni ce que Fang Zhen apprend sur les gens.
bronze-rules-yao = Yao Buran
bronze-rules-yao-1 = Après avoir regardé, il peut attaquer quelqu’un. À son prochain tour, sa cible ne peut ni regarder ni user d’un pouvoir ; elle passe, parle et vote comme toujours.
bronze-rules-yao-2 = Si la cible a déjà joué, l’attaque frappe à la manche suivante. À la dernière manche, elle tombe alors dans le vide.
bronze-rules-yao-3 = Une attaque sur Fang Zhen frappe aussi Xu Yuan. Seule la victime l’apprend, à ce tour-là.
bronze-rules-zheng = Zheng Guoqu
bronze-rules-zheng-1 = Après avoir regardé, il peut cacher une tête de la manche. Qui la regarde plus tard reste sans résultat, ses alliés aussi. On peut quand même voter pour elle.
bronze-rules-appraisers = Les Experts
bronze-rules-appraisers-1 = Xu Yuan peut regarder deux têtes par manche.
bronze-rules-appraisers-2 = Fang Zhen ne regarde pas les têtes. À chaque manche, il apprend le camp d’une personne, jamais deux fois la même.
bronze-rules-appraisers-3 = Huang Yanyan et Kido Kana ont chacune une manche sans résultat. Elle est tirée au sort et n’est pas annoncée.
bronze-rules-appraisers-4 = Lao Chaofeng ne peut pas tromper Ji Yunfu. Une attaque, et elle ne regarde plus de toute la partie.
bronze-rules-talk = La discussion
bronze-rules-talk-1 = La personne à gauche de la dernière à avoir joué parle d’abord, puis dans le sens horaire. Dis ce que tu veux, vrai ou pas.
bronze-rules-vote = Jetons et vote
bronze-rules-vote-1 = Chaque personne reçoit deux jetons par manche et en pose autant qu’elle veut sur les têtes qu’elle veut, ou aucun. Les jetons gardés restent à toi, les jetons misés sont partis.
bronze-rules-vote-2 = Les deux têtes avec le plus de jetons sont gardées. À égalité, la première du zodiaque passe devant, du Rat au Cochon.
bronze-rules-vote-3 = La deuxième est montrée aussitôt. La première reste secrète jusqu’à la fin. Les deux comptent.
bronze-rules-judging = Le jugement
bronze-rules-judging-1 = Après trois manches, on désigne quelqu’un en secret : les Experts cherchent Lao Chaofeng, Lao Chaofeng cherche Xu Yuan, Yao Buran cherche Fang Zhen.
bronze-rules-judging-2 = Zheng Guoqu est interrogé aussi, pour que personne ne voie de différence. Sa réponse ne compte pas.
bronze-rules-points = Les points
bronze-rules-points-1 = Un par vraie tête gardée, un si plus de la moitié des Experts désignent Lao Chaofeng, deux si Xu Yuan n’est pas démasqué, un si Fang Zhen n’est pas démasqué.
bronze-rules-points-2 = Avec six points ou plus, les Experts gagnent, sinon ce sont les Faussaires.
bronze-rules-points-3 = Avec six vraies têtes, c’est gagné aussitôt ; avec une ou aucune, c’est perdu, et personne ne juge.
bronze-rules-house = Règles maison
bronze-rules-house-1 = Vous pouvez vous contenter de la moitié des Experts, juger dans tous les cas, ou faire coûter un seul tour à deux attaques sur la même personne.
bronze-rules-house-2 = Les rôles sont donnés par l’appli, ou piochés en cartes et saisis. Les votes sont saisis en totaux, ou chaque personne mise ses jetons en secret.

# The practice table

bronze-practice-order = L’ordre des tours dans cette manche
bronze-practice-said = Ce qui s’est dit
bronze-practice-yours = Que dis-tu ? Pas besoin que ce soit vrai.
bronze-practice-trust = De qui te méfies-tu ?
bronze-practice-say = Le dire
bronze-practice-say-nothing = Ne rien dire
bronze-practice-mark = { $head } : { $reading }
bronze-practice-name = Ma méfiance va à { $name }
bronze-said-genuine = { $head } : c’est un vrai.
bronze-said-fake = { $head } : c’est un faux.
bronze-said-unread = { $head } : j’ai regardé, sans résultat.
bronze-said-suspect = Ma méfiance va à { $name }.
bronze-said-nothing = Cette fois, je n’ai rien à dire.
bronze-said-in-review = A dit : « { $words } »

# Why

bronze-why-heads = Vraies têtes gardées
bronze-why-kept = { $place ->
    [1] { $head }, le plus de jetons à la manche { $round }
   *[2] { $head }, deuxième à la manche { $round }
}
bronze-why-heads-rule = Chaque vraie tête gardée est un point, la première comme la deuxième d’une manche.
bronze-why-lao = Lao Chaofeng a-t-il été démasqué ?
bronze-why-named-lao = { $name } a désigné { $other }, qui est Lao Chaofeng
bronze-why-named-not-lao = { $name } a désigné { $other }, qui est { $role }
bronze-why-count = { $count ->
    [0] Aucun Expert sur { $all } ne l’a désigné
    [one] { $count } Expert sur { $all } l’a désigné
   *[other] { $count } Experts sur { $all } l’ont désigné
}
bronze-why-lao-strict = Plus de la moitié des Experts doivent le désigner. Alors c’est un point.
bronze-why-lao-half = Par votre règle maison, la moitié des Experts suffit. Alors c’est un point.
bronze-why-xu = Xu Yuan a-t-il été démasqué ?
bronze-why-xu-rule = Lao Chaofeng n’a qu’un essai. S’il se trompe, les Experts ont deux points.
bronze-why-fang = Fang Zhen a-t-il été démasqué ?
bronze-why-fang-rule = Yao Buran n’a qu’un essai. S’il se trompe, les Experts ont un point.
bronze-why-guess = { $name }, qui est { $by }, a désigné { $other }, qui est { $role }
bronze-why-total = Qui a gagné ?
bronze-why-total-rule = Les Experts gagnent avec six points ou plus, quel que soit le nombre à table. Avec moins, ce sont les Faussaires.
bronze-why-vote = Pourquoi ces deux-là ?
bronze-why-vote-rule = Le plus de jetons d’abord. À égalité, c’est l’ordre du zodiaque : Rat, Bœuf, Tigre, Lapin, Dragon, Serpent, Cheval, Chèvre, Singe, Coq, Chien, Cochon. Cela vaut aussi pour les têtes sans jetons.
bronze-why-reading = Pourquoi pas la vérité ?
bronze-why-shown = { $about }, montré : { $reading }
bronze-why-truth = { $about }, en vérité : { $reading }
bronze-why-blind = { $role } reste sans résultat dans une des trois manches, tirée au sort. C’était celle-ci.
bronze-why-hidden = { $name }, donc Zheng Guoqu, avait caché cette tête. À partir de là, personne n’a eu de résultat.
bronze-why-inverted = { $name }, donc Lao Chaofeng, avait inversé la vérité. Les Experts passés après ont vu le contraire.
