look-up-ways = Que voulez-vous chercher ?
look-up-way-box = De notre boîte
look-up-way-any = Une autre plaquette
look-up-box-told = Ce sont les plaquettes de ce jeu. Une boîte du commerce en a d’autres : peignez la vôtre sous « Une autre plaquette ».
look-up-share = Partager ce casse-tête
look-up-link-broken = Ce lien est abîmé, et son casse-tête est illisible. Peignez-le ici, ou redemandez le lien.
look-up-link-too-long = Ce lien est bien trop long pour un casse-tête. Peignez-le ici, ou redemandez le lien.
look-up-number = Numéro de la plaquette
look-up-board-before = Plaquette précédente
look-up-board-after = Plaquette suivante
look-up-symbol = Symbole du dé
look-up-board-told = Plaquette { $number } · { $side } · { $symbol }
look-up-answer = La réponse
look-up-asking = Recherche…
look-up-stars = { $stars } étoiles sur 5
look-up-count = { $count ->
    [one] Exactement une solution
   *[other] { $count } solutions
  }
look-up-of = Solution { $number } sur { $count }
look-up-previous = Solution précédente
look-up-next = Solution suivante
look-up-hide = Juste la plaquette
look-up-hint = Juste un indice
look-up-hint-next = Encore un indice
look-up-hint-first = Commencez par { $piece } : elle recouvre { $cell }.
look-up-hint-then = Puis { $piece } : elle recouvre { $cell }.
look-up-hint-first-seen = Commencez par la pièce entourée.
look-up-hint-then-seen = Puis la pièce entourée.
look-up-hint-last = C’était la dernière pièce.
look-up-area = La surface
look-up-grid = Grille pour peindre la surface
look-up-cell-painted = { $cell }, peint
look-up-cell-free = { $cell }, libre
look-up-cells = { $count ->
    [0] Aucun carré n’est peint.
    [one] Un carré est peint.
   *[other] { $count } carrés sont peints.
  }
look-up-paint-told = Peignez la surface claire de votre plaquette : passez sur la grille avec le doigt ou la souris, ou utilisez les flèches et la barre d’espace.
look-up-clear = Effacer
look-up-shift-left = Décaler la surface vers la gauche
look-up-shift-right = Décaler la surface vers la droite
look-up-shift-up = Décaler la surface vers le haut
look-up-shift-down = Décaler la surface vers le bas
look-up-pieces = Les pièces
look-up-no-piece = Retirer toutes les pièces
look-up-no-pieces = { $cells ->
    [one] Un carré est peint. Choisissez maintenant les pièces.
   *[other] { $cells } carrés sont peints. Choisissez maintenant les pièces.
  }
look-up-too-few = Les pièces recouvrent { $laid } carrés sur { $cells }.
look-up-too-many = Les pièces ont { $laid } carrés, mais { $cells } seulement sont peints.
look-up-too-large = { $cells } carrés, c’est trop : six pièces en recouvrent au plus { $most }.
look-up-whole = Les pièces ont { $cells } carrés, exactement autant qu’il y en a de peints.
look-up-sets = Quelles pièces iraient ?
look-up-sets-any = Peu importe
look-up-sets-found = { $count ->
    [one] Un jeu de pièces convient. Choisissez-le pour voir ses solutions.
   *[other] { $count } jeux de pièces conviennent. Choisissez-en un pour voir ses solutions.
  }
look-up-sets-none = Aucun jeu de six pièces au plus ne recouvre cette surface de { $cells } carrés.
look-up-sets-none-of = Aucun jeu de { $count } pièces ne recouvre cette surface de { $cells } carrés. Essayez un autre nombre.
look-up-set = { $pieces } : { $count ->
    [one] une solution
   *[other] { $count } solutions
  }
look-up-sets-more = En montrer d’autres
look-up-sets-too-many = Seuls les { $listed } premiers sont affichés.

# Refusals
refused-no-such-board = Il n’y a pas de plaquette { $number } dans la boîte, seulement de { $first } à { $last }.
refused-no-puzzle = Choisissez une plaquette de la boîte, ou peignez une surface et choisissez ses pièces.
refused-text-too-long = C’est trop long pour une surface.
refused-area-empty = Aucun carré n’est encore peint.
refused-area-unreadable = Cette surface est illisible.
refused-area-in-parts = La surface est en plusieurs morceaux ; une plaquette n’en a qu’un.
refused-area-too-large = La surface est trop grande : au plus { $most_width } sur { $most_height } et { $most_cells } carrés.
refused-no-such-piece = Il n’y a pas de pièce { $piece }.
refused-piece-twice = Chaque pièce n’existe qu’une fois : { $piece }.
refused-too-many-pieces = On peut poser au plus { $most } pièces à la fois.
refused-sizes-differ = La surface a { $area } carrés, et les pièces en ont { $pieces }.
refused-no-cover = Ces pièces ne recouvrent pas cette surface, de quelque façon qu’on les tourne et retourne.
refused-no-set-fits = Aucun jeu de { $pieces } pièces ne recouvre cette surface de { $cells } carrés.
refused-board-is-live = Quelqu’un joue en ce moment ce casse-tête, ou un autre de la même face avec le même symbole. Vous pourrez le chercher après le tour.
refused-look-up-wait = { $minutes ->
    [one] Sans réseau, vous pourrez de nouveau chercher une solution dans une minute : vous étiez à une table il y a un instant.
   *[other] Sans réseau, vous pourrez de nouveau chercher une solution dans { $minutes } minutes : vous étiez à une table il y a un instant.
  }
