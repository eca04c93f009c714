# Evenings: all matches, people, what goes out and comes in, statistics

evenings-title = Soirées
evenings-none = Aucune partie jouée pour l’instant.
evenings-all = Tous les jeux
evenings-more = Plus : { $match }
evenings-removed = La partie a été retirée.
evenings-bring-back = La remettre
evenings-moved-short = sur un autre téléphone
evenings-moved = Cette partie est passée sur un autre téléphone le { $at }. Jouez-la là-bas.
evenings-take-back = La reprendre ici quand même
evenings-review = La revoir
evenings-play-on = Retour à la table
evenings-note = Note et lieu
evenings-note-why = Gardés avec la partie, sur ce téléphone seulement.
evenings-note-hint = Note
evenings-place = Lieu
evenings-remove = Retirer cette partie
evenings-remove-ask = Retirer { $match } ?
evenings-remove-why = Pendant une heure, tu peux la remettre.
evenings-remove-not = La garder
evenings-remove-now = Retirer
