# Good Fortune: how the app helps, and the rules in brief

fortune-learn-count = Elle compte tes porte-bonheur
fortune-learn-count-more = Touche les paires de porte-bonheur que tu as gagnées et donne à chacune son dé. Groupes et score sont là aussitôt.
fortune-learn-book = Elle apprend tes tuiles
fortune-learn-book-more = L’appli ne sait pas ce qui est imprimé sur tes tuiles. Ce que tu saisis peut rester dans un livre ; la prochaine fois, le numéro suffit.
fortune-learn-why = Elle dit pourquoi
fortune-learn-why-more = Touche un groupe et tu sais pourquoi il a été pris alors. Là où les règles laissent un choix, l’appli le dit et calcule chaque voie.

fortune-rules-goal = Le but
fortune-rules-goal-1 = À deux, on gagne des tuiles d’une rangée de trois. Plus tu réunis de porte-bonheur pareils, plus ils valent.
fortune-rules-start = Avant le premier tour
fortune-rules-start-1 = Au hasard, l’une des deux personnes reçoit la tuile 1, l’autre la 21. Chacune en pioche huit de plus ; les trois dernières sont en rangée, visibles. Toutes les tuiles sont visibles.
fortune-rules-start-2 = Qui a la tuile 1 prend le médaillon, petite image visible, et commence.
fortune-rules-choose = Choisir
fortune-rules-choose-1 = Qui a le médaillon avance une tuile à la vue de l’autre, puis l’autre fait de même.
fortune-rules-first = Quelle tuile d’abord
fortune-rules-first-1 = Petite image visible : le plus petit numéro se place d’abord. Grande image visible : le plus grand.
fortune-rules-place = Placer et gagner
fortune-rules-place-1 = Si ta tuile a un porte-bonheur en commun avec un bout de la rangée, elle doit s’y raccorder ; si les deux bouts vont, choisis. Tu gagnes la tuile de l’autre bout.
fortune-rules-place-2 = Si elle n’en a aucun, pose-la à un bout au choix. La tuile de l’autre bout quitte le jeu. La rangée garde donc trois tuiles.
fortune-rules-next = Le tour suivant
fortune-rules-next-1 = Le médaillon est retourné et passe à l’autre. Après neuf tours, toutes les tuiles sont placées.
fortune-rules-score = Le score
fortune-rules-score-1 = Prends le porte-bonheur présent sur le plus de tes tuiles ; à égalité, celui qui a le plus de points aux dés. Ce groupe rapporte son nombre de tuiles fois la somme de ses dés.
fortune-rules-score-2 = Mets ces tuiles de côté et recompte avec le reste, jusqu’à la dernière. Chaque tuile compte une fois.
fortune-rules-score-3 = Tu ne peux pas les répartir autrement, même si cela rapportait plus.
fortune-rules-tie = Quand tout est à égalité
fortune-rules-tie-1 = Si deux porte-bonheur sont à égalité en tuiles et en points, les règles n’en disent rien. L’appli calcule les deux ; si cela change quelque chose, à qui les a de choisir.
fortune-rules-tie-2 = Des scores égaux à la fin font une égalité.
fortune-rules-charms = Les sept porte-bonheur
fortune-rules-charms-1 = Maneki-neko, trèfle à quatre feuilles, Ganesh, mati, main de Fatma, fer à cheval et scarabée. Chaque tuile en montre deux, et un dé.
fortune-rules-variants = Variantes
fortune-rules-variants-1 = Devinette : on choisit en même temps, et le médaillon est seulement retourné.
fortune-rules-variants-2 = Simple : sans médaillon. On place à tour de rôle, et les numéros ne comptent pas.
