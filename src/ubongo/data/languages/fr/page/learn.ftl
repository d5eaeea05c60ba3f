# Around the lesson
learn-you = Vous
learn-stage = La leçon
learn-progress = Étape { $step } sur { $steps }
learn-chapters = Chapitres
learn-done = réussi
learn-back = Retour
learn-skip = Passer
learn-next = Suivant
learn-finished = Vous savez jouer à Ubongo !
learn-play-bots = Jouer avec des robots
learn-keys = Appuyez sur { $keys }

# Classic
learn-first = Faites glisser la pièce sur la surface claire.
learn-first-good = Votre première pièce est posée !
learn-turn = Touchez la pièce pour la tourner, puis posez-la.
learn-turn-good = Bien tourné !
learn-flip = Gardez le doigt dessus : elle se retourne. Posez-la.
learn-flip-good = Retournée comme une crêpe !
learn-cover = Trois pièces, une surface. Recouvrez tout !
learn-cover-good = Tout est recouvert. C’est ça, Ubongo !
learn-sand = Le dé dit quelles pièces comptent. Jetez-le !
learn-rolled = Un serpent : ces trois pièces !
learn-sand-lay = Recouvrez tout avant la fin du sablier !
learn-second-chance = Personne n’a fini ? On retourne le sablier encore une fois.
learn-sand-again = Rien ne presse : voici encore du sable.
learn-sand-good = Plus rapide que le sable, et que Bo !
learn-take = Le premier avance de trois cases au plus. Prenez deux joyaux !
learn-take-good = Deux de la même couleur : c’est ainsi qu’on gagne !
learn-take-fine = À vous ! Regardez les six rangées : deux pareils, c’est mieux.
learn-take-late = En jeu, ils seraient perdus. Ici, on recommence.
learn-count = La plus haute tour gagne. À qui est-elle ?
learn-count-good = À vous ! La taille du tas ne compte pas.
learn-tie = Quatre partout. La deuxième tour décide. Qui gagne ?
learn-tie-good = Vous : trois contre deux.

# 2024
learn-sapphire = 2024 : le premier gagne un saphir. Finissez la plaquette !
learn-sapphire-good = 1re place : un saphir, et la plaquette est à vous.
learn-amber = Cette fois, Bo est rapide. Finissez quand même !
learn-beaten = Bo a été plus rapide. La 2e place rapporte un ambre !
learn-amber-good = 2e place : un ambre, et la plaquette est à vous.
learn-points = Saphir 3, ambre 1, plaquette 1. Qui a le plus ?
learn-points-good = Vous : un saphir vaut trois ambres.
learn-play-off = Égalité ! Une plaquette de plus, sans sablier : vite !
learn-play-off-good = Bravo ! Vous gagnez la partie.

# Together
learn-together = Maintenant, vous jouez tous en équipe. Finissez votre plaquette !
learn-together-good = Votre joyau et votre plaquette comptent pour tous.
learn-help = Bo est bloqué. À la deuxième chance, tout le monde peut aider !
learn-help-lay = Posez la dernière pièce de Bo.
learn-help-good = Une plaquette par animal : quatre points pour tous !
learn-set = La plaquette de quel animal complète la série ?
learn-set-good = Encore une de chaque : quatre points de plus !

# Solo
learn-run = Une plaquette après l’autre, contre la montre. Finissez celle-ci !
learn-run-on = Et d’une ! Voici la suivante.
learn-run-good = Voilà : on continue comme ça.
learn-aside = Celle-ci est coriace. Mettez-la de côté !
learn-aside-done = Hop, et cela ne coûte rien. À celle-ci !
learn-aside-solved = Résolue ? Alors pas besoin de la mettre de côté !
learn-aside-good = Bon échange.
learn-clock = Le temps est presque écoulé. Encore une ?
learn-clock-good = À temps ! Elle compte.
learn-clock-over = Le temps est écoulé. Ce qui est résolu compte.

# Kind answers
learn-more = Elle est posée. À la suivante !
learn-pose-fits = Comme ça, elle rentre. Posez-la !
learn-flipped-now-turn = Retournée ! Maintenant, tournez-la.
learn-miss-off = Lâchez-la au-dessus de la surface claire.
learn-miss-aim = Presque ! Un peu plus sur les carrés clairs.
learn-miss-turn = Elle est de travers. Touchez-la pour la tourner.
learn-miss-flip = Tourner ne suffit pas. Maintenez-la pour la retourner.
learn-miss-away = Un tour de trop ! Touchez encore, jusqu’à ce qu’elle rentre.
learn-miss-taken = Pas de place comme ça : une autre pièce gêne.
learn-miss-stuck = Plus de place pour le reste. Retirez-en une.
learn-miss-far = Trop loin : trois cases au plus.
learn-miss-heap = Plus de joyaux, mais pas de tour aussi haute. Regardez bien !
learn-miss-tie = Quatre partout : regardez la deuxième tour !
learn-miss-points = Recomptez : un saphir vaut trois.
learn-miss-set = Ici il y en a déjà deux. Qui en a une de moins ?
