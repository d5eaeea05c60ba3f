# Vos statistiques
statistics-empty = Rien à compter pour l’instant
statistics-empty-told = Jouez une partie ou un casse-tête du jour, et vos temps, vos records et vos progrès apparaîtront ici.
statistics-games = { $games ->
    [one] partie
   *[other] parties
  }
statistics-solved = plaquettes résolues
statistics-median = temps médian
statistics-best = plaquette la plus rapide
statistics-as-table = En tableau
statistics-plot-told = Parcourez-le avec les flèches.
statistics-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
statistics-solved-of = Résolues : { $solved } sur { $dealt }
statistics-median-is = Médiane : { $time }
statistics-games-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
statistics-head-stars = Étoiles
statistics-head-piece = Pièce
statistics-head-day = Jour
statistics-head-games = Parties
statistics-head-dealt = Reçues
statistics-head-solved = Résolues
statistics-head-median = Médiane
statistics-head-best = Meilleur temps

# Graphiques
statistics-by-stars = Quelle difficulté, quel temps ?
statistics-by-stars-told = Chaque point est l’une de vos dernières plaquettes résolues ; la ligne relie les médianes de toutes. En dessous : la part des plaquettes réussies.
statistics-by-piece = Quelles pièces vous donnent du fil à retordre ?
statistics-by-piece-told = Le temps médian des plaquettes résolues avec cette pièce, les plus lentes d’abord.
statistics-days = Vos jours de jeu
statistics-days-told = { $days ->
    [one] Un jour à la table pour l’instant ; plus le carré est foncé, plus il y a eu de parties.
   *[other] { $days } jours à la table pour l’instant ; plus le carré est foncé, plus il y a eu de parties.
  }
statistics-progress = Vos progrès
statistics-progress-told = La médiane de chaque jour de jeu ; plus le cercle est grand, plus il y a eu de parties. La ligne montre la tendance.
statistics-quicker = Il vous faut { $percent } % de temps en moins qu’au début. Plus le cercle est grand, plus il y a eu de parties ce jour-là.
statistics-slower = En ce moment, il vous faut { $percent } % de temps en plus qu’au début : des plaquettes plus dures, ou une semaine fatigante ? Plus le cercle est grand, plus il y a eu de parties ce jour-là.

# Records
statistics-records = Records
statistics-offline = Jouées sans réseau
statistics-offline-told = { $count ->
    [one] { $count } partie sans réseau : comptée dans ces chiffres, mais pas dans vos records.
   *[other] { $count } parties sans réseau : comptées dans ces chiffres, mais pas dans vos records.
  }
statistics-won-of = Parties gagnées : { $won } sur { $games }
statistics-fastest = Plaquette la plus rapide : { $time }
statistics-runs = { $runs ->
    [one] le seul essai, le { $date }
   *[other] le meilleur de { $runs } essais, le { $date }
  }
statistics-daily-easy = Casse-tête du jour : facile
statistics-daily-hard = Casse-tête du jour : difficile
statistics-daily-five-stars = Casse-tête du jour : cinq étoiles
statistics-streak = La plus longue série
statistics-streak-told = { $best ->
    [one] Un jour avec un casse-tête du jour ; { $now } à présent.
   *[other] { $best } jours de suite avec un casse-tête du jour ; { $now } à présent.
  }

# Classement
statistics-ratings = Classement
statistics-rate-me = Classer mes parties publiques
statistics-rate-me-told = Désactivé, sauf si vous le souhaitez. Dès la prochaine partie publique, vous recevez, comme tous ceux qui le souhaitent, un classement par édition.
statistics-rated-now = Vos parties publiques comptent désormais pour le classement.
statistics-rated-no-more = Vos parties ne comptent plus pour le classement.
statistics-rating-told = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
  }, { $sure } ; sans doute autour de { $level }.
statistics-sure-little = encore une supposition
statistics-sure-fairly = assez sûr
statistics-sure-very = très sûr
statistics-rating-how = Le nombre est le niveau que vous dépassez à coup presque sûr ; tout le monde commence à 0. La bande montre où votre niveau peut se trouver : elle se resserre à chaque partie.
statistics-rating-none = Aucune partie classée : asseyez-vous à une table publique avec des gens qui le veulent aussi.
statistics-rating-never = Jamais classées : les parties avec des robots, les tables privées, les parties coopératives et en solo, et les tables où tous n’ont pas la même face.

# Données
statistics-data = Ce qui est gardé de vous
statistics-data-told = Seulement vos parties sur ce serveur, sous un numéro dans un cookie. Ni nom, ni adresse, rien que vous n’ayez donné vous-même. Personne d’autre ne le voit, et tout est oublié après 400 jours d’absence.
statistics-export = Tout télécharger
statistics-delete = Tout supprimer
statistics-delete-title = Tout supprimer ?
statistics-delete-told = C’est définitif. Disparaîtront :
statistics-delete-games = les statistiques et records de vos parties, en solo aussi
statistics-delete-daily = vos temps et votre série au casse-tête du jour
statistics-delete-ratings = votre classement, et votre choix d’y figurer
statistics-delete-stays = Les parties en cours restent, ainsi que des temps anonymes qui apprennent au serveur ce qui est difficile.
statistics-keep = Tout garder
statistics-delete-sure = Oui, tout supprimer
statistics-gone = Tout est supprimé.
statistics-forget = M’oublier partout
statistics-forget-told = « M’oublier partout » met aussi fin à votre cookie : ce navigateur repart de zéro, comme toute personne qui en a une copie. Vous perdez vos places aux tables.
statistics-forgotten = C’est fait : ce serveur ne sait plus rien de vous.
