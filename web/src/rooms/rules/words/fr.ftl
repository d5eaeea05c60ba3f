rules-idea = Chacun reçoit une plaquette avec une surface claire. Le dé indique les pièces à utiliser, le sablier est retourné, et tous posent en même temps.
rules-lay = Recouvrez exactement la surface avec vos pièces. On peut les tourner et les retourner. Qui a réussi crie « Ubongo ! ».
rules-classic = Classique : le premier déplace son pion jusqu’à trois cases, le deuxième deux, le troisième une, le quatrième reste. Puis prenez les deux premiers joyaux de votre rangée, avant la fin du sablier.
rules-win = Après neuf tours, gagne qui a le plus de joyaux d’une couleur. En cas d’égalité, la couleur suivante décide, et ainsi de suite.
rules-second-chance = Si personne n’a réussi à temps, le sablier est retourné encore une fois.
rules-2024 = 2024 : le premier gagne un saphir (3 points), le deuxième un ambre (1 point), et qui réussit garde sa plaquette (1 point).
rules-cooperative = Ensemble : plaquettes et joyaux vont sur des tableaux communs, et à la deuxième chance tous peuvent aider.
