print-what = Que voulez-vous imprimer ?
print-sheet-all = Tout le jeu
print-sheet-all-told = Tout sauf les solutions, avec une première page qui explique la fabrication.
print-sheet-boards = Plaquettes
print-sheet-boards-told = 36 plaquettes, facile devant, difficile derrière.
print-sheet-pieces = Pièces
print-sheet-pieces-told = Douze par joueur, recto et verso.
print-sheet-gem-board = Plateau des joyaux
print-sheet-gem-board-told = Avec 72 joyaux, quatre pions et deux dés à plier.
print-sheet-round-track = Piste des tours
print-sheet-round-track-told = Et un plateau de score par animal.
print-sheet-rules = Règles
print-sheet-rules-told = Tous les jeux sur une page.
print-sheet-solutions = Solutions
print-sheet-solutions-told = Une pour chaque casse-tête, pour qui renonce.
print-sheet-svg = Pour une découpe laser
print-sheet-svg-told = Plaquettes et pièces en SVG : couper le rouge, graver le bleu.
print-pages = { $count ->
    [one] Une page
   *[other] { $count } pages
  }
print-files = 73 fichiers dans une archive
print-how = Comment ?
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US Letter
print-style = Encre
print-style-colour = Couleur
print-style-ink-saving = Économe
print-players = Joueurs
print-which = Quelles plaquettes ?
print-the-box = Celles de la boîte
print-fresh = Des nouvelles
print-seed = Numéro de la série
print-seed-told = Le même numéro donne toujours les mêmes plaquettes. Imprimez leurs solutions avec le même numéro.
print-other-seed = Un autre numéro
print-bad-seed = Un nombre d’au plus { $most } chiffres.
print-make = Imprimer : { $what }
print-making = On dessine …
print-making-told = Cela prend quelques secondes.
print-stop = Arrêter
print-done = { $name } est prêt ({ $size } ko).
print-save = Enregistrer encore
print-left-out = { $count ->
    [one] La plaquette { $boards } manque : une de ses tâches est en jeu en ce moment, ou fait partie du casse-tête du jour.
   *[other] Les plaquettes { $boards } manquent : certaines de leurs tâches sont en jeu en ce moment, ou font partie du casse-tête du jour.
  }
print-hint-scale = Imprimez à 100 %, jamais « ajuster à la page » : la ligne au pied doit mesurer 100 mm.
print-hint-sides = Recto verso, retourné sur le bord long.
print-hint-paper = Papier fort pour les plaquettes, carton de 2 mm pour les pièces.
