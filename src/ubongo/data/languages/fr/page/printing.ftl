print-what = Que voulez-vous imprimer ?
print-sheet-all = Tout le jeu
print-sheet-all-told = Tout sauf les solutions, avec une première page qui explique la fabrication.
print-sheet-boards = Plaquettes
print-sheet-boards-told = 36 plaquettes, facile au recto, difficile au verso.
print-sheet-pieces = Pièces
print-sheet-pieces-told = Douze par joueur, recto et verso.
print-sheet-gem-board = Plateau des joyaux
print-sheet-gem-board-told = Avec 72 joyaux, quatre pions et deux dés à plier.
print-sheet-round-track = Piste des tours
print-sheet-round-track-told = Et un plateau de score par animal.
print-sheet-rules = Règles
print-sheet-rules-told = Tous les jeux sur une page.
print-sheet-solutions = Solutions
print-sheet-solutions-told = Une pour chaque casse-tête, pour qui donne sa langue au chat.
print-sheet-svg = Pour la découpe laser
print-sheet-svg-told = Plaquettes et pièces en SVG : couper le rouge, graver le bleu.
print-pages = { $count ->
    [one] Une page
   *[other] { $count } pages
  }
print-files = 73 fichiers dans une archive
print-how = Sous quelle forme ?
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US Letter
print-style = Encre
print-style-colour = Couleur
print-style-ink-saving = Économe
print-players = Joueurs
print-which = Quelles plaquettes ?
print-the-box = Celles de la boîte
print-fresh = De toutes nouvelles
print-seed = Numéro de la série
print-seed-told = Le même numéro donne toujours les mêmes plaquettes. Imprimez leurs solutions avec le même numéro.
print-other-seed = Un autre numéro
print-bad-seed = Un nombre d’au plus { $most } chiffres.
print-make = Imprimer : { $what }
print-making = Dessin en cours…
print-making-told = Cela prend quelques secondes.
print-stop = Arrêter
print-done = { $name } est prêt ({ $size } ko).
print-save = Enregistrer de nouveau
print-left-out = Des solutions manquent : des casse-têtes de la même face et du même symbole sont en jeu en ce moment, ou font partie de ceux du jour.
print-hint-scale = Imprimez à 100 %, jamais avec « ajuster à la page » : la ligne en bas doit mesurer 100 mm.
print-hint-sides = Recto verso, retourné sur le bord long.
print-hint-paper = Papier fort pour les plaquettes, carton de 2 mm pour les pièces.

# Refusals
refused-no-such-sheet = Cette feuille n’existe pas.
refused-bad-choice = { $choice ->
    [players] Il peut y avoir { $most } joueurs au plus.
   *[other] Ce choix n’est pas possible.
  }
refused-bad-seed = Le numéro de la série peut avoir au plus { $most } chiffres, et rien d’autre.
