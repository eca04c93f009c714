# Matches on the disk: what the disk refuses, and files that do not open

refused-disk-full = L’appareil est plein. Fais un peu de place et réessaie : rien n’est perdu.
refused-disk-closed = L’appli n’a pas le droit d’écrire dans { $path }. Donne-le-lui et réessaie : rien n’est perdu.
refused-disk = L’appareil n’a pas pu enregistrer ou lire ({ $problem }). Réessaie : rien n’est perdu.
refused-key-damaged = { $path } n’est plus la clé de tes parties. Remets le bon fichier depuis une copie. Rien n’a changé : tout se rouvrira avec lui.

refused-conflict = Cette partie a continué dans une autre fenêtre. La voici telle qu’elle en est.
refused-match-gone = Cette partie n’est pas ici. Retourne à la liste pour voir celles qui y sont.

aside-damaged = Une partie est abîmée et ne s’ouvre pas. Elle est mise de côté telle quelle, les autres vont bien.
aside-foreign = Un fichier est fermé avec une autre clé et ne s’ouvre pas ici. Il est mis de côté, et reviendra avec sa clé.
aside-newer = Une partie vient d’une version plus récente de l’appli. Elle est mise de côté : mets l’appli à jour, et elle revient.
aside-unknown-game = Une partie est d’un jeu que cette appli ne connaît pas. Elle est mise de côté : mets l’appli à jour, et elle revient.
aside-broken-rules = Une partie contient un coup que les règles interdisent. Elle est mise de côté telle quelle, les autres vont bien.
aside-kept = Quelque chose de gardé pour un jeu, comme son livre des tuiles, est illisible et repart de zéro. L’ancien fichier est mis de côté tel quel.
aside-people = Les noms et les réglages sont illisibles et repartent de zéro. L’ancien fichier est mis de côté tel quel.
