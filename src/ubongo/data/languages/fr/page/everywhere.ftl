# Partout
announcements = Annonces
locale = fr-FR
close = Fermer
what-told = { $what } : { $told }
ubongo = Ubongo !
name = Nom
settings = Réglages
menu = Menu
mute = Couper le son
to-start = Retour à l’accueil
a-moment = Un instant…
nowhere = Il n’y a rien à cette adresse. L’entrée est par ici :

# Accueil
motto = Recouvrez votre plaquette, criez « Ubongo ! », prenez les joyaux.
play-now = Jouer tout de suite
play-now-told = Trois robots vous attendent. Ni compte, ni téléchargement.
play-now-first = Une première partie avec des conseils, contre deux robots. Ni compte, ni téléchargement.
new-table = Nouvelle table
solo = Solo
new-event = Événement
new-event-told = Une classe, un club, un anniversaire : un code, plusieurs tables.
return-to-event = Retour à l’événement
join-label = Rejoindre une table
join-placeholder = Code ou lien
join = Rejoindre
join-told = Le code à six caractères, ou le lien que vous avez reçu.
your-name = Votre nom
your-name-told = Laissez vide, et on vous en trouvera un sympathique.
name-length = { $length } sur { $longest } caractères
open-tables = Tables ouvertes
open-table-line = { $host } : { $edition }, places prises : { $taken } sur { $seats }
game-waits = Une partie vous attend
return-to-game = { $count ->
    [1] Retour à la partie
   *[other] Retour à la partie { $number }
  }
credits = Non officiel, d’après le jeu de Grzegorz Rejchtman. Logiciel libre, dessiné et écrit par des gens qui y jouent.
install = Ajouter à l’écran d’accueil
install-told = Vous revoilà ! Gardez Ubongo sous la main, sur l’écran d’accueil.
install-no = Pas maintenant

# Nouvelle table
choose-edition = Quel jeu ?
edition-classic = Classique
edition-classic-told = Déplacez votre pion le long de six rangées et prenez des joyaux : qui en a le plus d’une même couleur gagne. Neuf tours.
edition-classic-long = Classique, partie longue
edition-classic-long-told = Le jeu classique avec les 36 plaquettes.
edition-2024 = Édition 2024
edition-2024-told = Les deux plus rapides gagnent un saphir et un ambre, et qui réussit garde sa plaquette. Neuf tours.
edition-cooperative = Ensemble
edition-cooperative-told = Tout le monde joue pour un même score et s’entraide pendant la deuxième chance.
edition-2015 = Édition 2015
edition-2015-told = Des joyaux de la piste pour les deux plus rapides, et un joyau tiré du sac à l’aveugle pour qui réussit.
edition-solo = Solo
edition-solo-told = Autant de plaquettes que possible avant la fin du temps.
edition-bare = Course pure
edition-bare-told = Rien que la course : un point pour quiconque réussit à temps.
side-easy = Trois pièces
side-easy-told = La face facile, pour une première partie.
side-hard = Quatre pièces
side-hard-told = La face difficile, quand on a de l’entraînement.
option-fresh-boards = Nouvelles plaquettes
seat-side = Face

# Solo
choose-minutes = Combien de temps ?
minutes = { $minutes } minutes
zen = Sans chrono
begin = Commencer

# Réglages
setting-language = Langue
setting-theme = Couleurs
theme-light = Claires
theme-dark = Sombres
as-the-system = Comme l’appareil
setting-motion = Animations
motion-full = Toutes
motion-less = Réduites
setting-sound = Son
setting-volume = Volume
setting-volume-told = Bois, verre, sable et une petite mélodie, tout est fait par la page elle-même.
volume-of = { $volume } pour cent
setting-haptics = Vibration
setting-haptics-told = Une brève vibration quand une pièce est prise ou posée, si l’appareil le peut.
setting-strong-marks = Signes marqués sur les pièces
setting-strong-marks-told = Le signe de chaque carré se voit mieux ; il distingue les pièces sans les couleurs.
setting-letters = Lettres sur les pièces
setting-letters-told = Chaque pièce montre son nom, par exemple L4.
setting-contrast = Plus de contraste
setting-contrast-told = Traits et texte plus foncés.
setting-left-handed = Mode gaucher
setting-left-handed-told = Les pièces et les outils sont à gauche.
setting-above-finger = Pièce au-dessus du doigt
setting-above-finger-told = La pièce que vous déplacez flotte au-dessus du doigt et reste visible.
setting-call-myself = Je crie Ubongo moi-même
setting-call-myself-told = Vous criez en appuyant sur un bouton. Sinon, la page crie pour vous dès que la surface est recouverte.
setting-words = Petits mots
setting-words-told = Les petits mots des autres sont montrés et lus à voix haute.
setting-coach = Première partie avec conseils
setting-coach-told = « Jouer tout de suite » ouvre une partie avec des conseils, dont le premier tour est sans sablier. Cela s’arrête dès que vous avez terminé une partie ou une leçon.

# Table
table-title = La table
strength-child = Enfant
strength-beginner = Débutant
strength-fair = Moyen
strength-strong = Fort
strength-expert = Expert
ready = C’est bon pour moi
agreed = Ce qu’on joue
code = Code
link-copied = Lien copié.

# Tour
round-number = Tour { $round } sur { $rounds }
before-round-1 = Avant le premier tour
solo-board = Plaquette { $number }
play-off = Départage
die-shows = Le dé montre : { $symbol }
symbol-shield = le bouclier
symbol-hand = la main
symbol-antelope = l’antilope
symbol-snake = le serpent
symbol-elephant = l’éléphant
symbol-mask = le masque
animal-fox = Renard
animal-tortoise = Tortue
animal-penguin = Manchot
animal-chameleon = Caméléon
time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
second-chance = Deuxième chance
second-chance-told = Deuxième chance ! Le sablier est retourné encore une fois.
your-board = Votre plaquette
board-label = Votre plaquette, { $free ->
    [0] entièrement recouverte
    [one] { $free } carré libre
   *[other] { $free } carrés libres
  }
board-table = La plaquette, ligne par ligne
cell-free = libre
cell-outside = dehors
piece-name = { $piece } : { $shape }
piece-lies = sur { $cells }
piece-loose = ne va pas sur { $cells }
wanted-pieces = Trouvez : { $pieces }
tools = Outils
undo = Annuler
turn = Tourner
flip = Retourner
all-back = Tout enlever
put-aside = Mettre de côté
not-covered-yet = La surface n’est pas encore recouverte.
players = Joueurs
standing-left = a quitté la partie
standing-gave-up = a abandonné
place-1 = 1re place
place-2 = 2e place
place-3 = 3e place
place-4 = 4e place
not-solved = non résolue
is-solved = résolue
the-table = La table
typed-toggle = Saisir les coups au clavier
typed-label = Saisie
typed-unknown = « { $word } » : commande inconnue.
typed-done = Fait.
typed-loose = Ça ne rentre pas là.
ask-no = Non

# Entre les tours
roll = Jeter le dé
paused = Pause
next = Tour suivant
board-of = Plaquette : { $player }

# Plateau des joyaux
gem-board = Plateau des joyaux
gem-green = vert
gem-red = rouge
gem-blue = bleu
gem-violet = violet
gem-brown = brun
gem-yellow = jaune
gem-sapphire = saphir
gem-amber = ambre

# 2024, ensemble, solo
round-track = Piste des tours
score-together = Points ensemble : { $score } sur { $most }

# Parlé
said-seconds = { $seconds } secondes
said-laid = { $piece } posée sur { $cells }.
said-loose = { $piece } ne va pas sur { $cells }.
said-in-tray = { $piece } hors de la plaquette : { $shape }

# The coach of the first game
coach = Votre première partie
goal = Qui en a le plus d’une même couleur gagne : { $standing }

# Shapes, for those who hear them
shape-square = 2 sur 2
shape-bar = { $way ->
    [row] { $count } en ligne
   *[column] { $count } en colonne
  }
shape-step = { $towards ->
    [left] 2 en ligne, 2 en dessous, décalés d’un vers la gauche
    [right] 2 en ligne, 2 en dessous, décalés d’un vers la droite
    [below] 2 en colonne, 2 à leur droite, décalés d’un vers le bas
   *[above] 2 en colonne, 2 à leur gauche, décalés d’un vers le bas
  }
shape-beside-row = { $count ->
    [1] { $count } { $side ->
        [above] au-dessus
        *[below] au-dessous
      } { $at ->
        [first] de l’extrémité gauche
        [last] de l’extrémité droite
        [middle] du milieu
        [second] du deuxième à gauche
        *[second-last] du deuxième à droite
      }
   *[other] { $count } { $side ->
        [above] au-dessus
        *[below] au-dessous
      } { $at ->
        [first] des deux de gauche
        *[last] des deux de droite
      }
  }
shape-beside-column = { $count ->
    [1] { $count } { $side ->
        [left] à gauche
        *[right] à droite
      } { $at ->
        [first] de l’extrémité haute
        [last] de l’extrémité basse
        [middle] du milieu
        [second] du deuxième en haut
        *[second-last] du deuxième en bas
      }
   *[other] { $count } { $side ->
        [left] à gauche
        *[right] à droite
      } { $at ->
        [first] des deux du haut
        *[last] des deux du bas
      }
  }

# Liaison
offline-told = Pas de réseau, ou le serveur ne répond pas. Il faut les deux pour jouer ensemble.
offline-now = Le solo, les leçons et les règles marchent sans réseau.
offline-needs = Il faut du réseau.
word-to-all = Message de l’équipe du serveur :

# Aide
hint = Faites glisser les pièces sur la surface claire. Touchez pour tourner, maintenez pour retourner.
hint-mouse = Faites glisser les pièces sur la surface claire. Clic : tourner, clic droit : retourner.
help-title = Comment poser les pièces
help-touch = Faites glisser une pièce sur la surface claire. Touchez-la pour la tourner, maintenez-la pour la retourner ; un second doigt la tourne pendant le déplacement.
help-mouse = À la souris : un clic tourne, le bouton droit retourne, la molette tourne pendant le déplacement.
help-piece = choisir une pièce
help-step = la déplacer
help-turn = la tourner
help-turn-back = la tourner dans l’autre sens
help-flip = la retourner
help-tray = la reprendre
help-undo = annuler
help-settle = la caler en place
help-help = cette aide
key-shift = Maj
key-enter = Entrée
help-typed = Ou écrivez, par exemple, « L4 r f b2 » : prendre L4, tourner, retourner, le coin en haut à gauche sur la colonne b, ligne 2.

# Refus
refused-other = Ce n’est pas possible maintenant ({ $code }).
refused-offline = Le serveur ne répond pas.
refused-out-of-time = Trop tard : le sablier était vide.
refused-too-early = Votre plaquette arrive un peu plus tard.
refused-not-covered = La surface n’est pas exactement recouverte.
refused-already-solved = Vous avez déjà crié « Ubongo ! ».
refused-not-solved = Recouvrez d’abord votre surface.
refused-gave-up = Vous avez abandonné ce tour.
refused-not-the-roller = C’est à quelqu’un d’autre de jeter le dé.
refused-still-waiting = La table attend encore quelqu’un.
refused-next-awaited = Tout le monde n’a pas encore demandé le tour suivant.
refused-too-many-pauses = Cette partie a déjà été arrêtée { $most } fois. Cela suffit.
refused-paused-too-soon = Vous sortez tout juste d’une pause.
refused-already-moved = Votre pion a déjà bougé.
refused-already-taken = Vous avez déjà pris vos joyaux.
refused-too-far = C’est à { $distance } cases ; vous pouvez vous déplacer de { $allowed } au plus.
refused-row-is-empty = Il n’y a plus de joyaux dans cette rangée.
refused-row-changed = Quelqu’un a été plus rapide : regardez de nouveau la rangée.
refused-already-chosen = Vous avez déjà choisi votre case.
refused-already-ready = C’est déjà noté.
refused-wrong-phase = Pas maintenant.
refused-seat-taken = Cette place est prise.
refused-not-ready = Tout le monde n’est pas encore prêt.
refused-not-the-host = Seul l’hôte peut le faire.
refused-name-taken = Quelqu’un ici porte déjà ce nom, ou presque.
refused-bad-name = { $why ->
    [empty] Un nom a au moins un caractère.
    [long] Ce nom a { $length } caractères ; { $longest } au plus sont possibles.
    [blocked] Personne ne peut porter ce nom ici.
   *[other] Ce nom contient un caractère que personne ne peut voir.
  }
refused-no-such-code = Aucune table ni aucun événement n’a ce code.
refused-no-such-table = Cette table n’existe pas, ou elle a été fermée.
refused-too-many-calls = Trop de cris. Regardez d’abord de plus près.
refused-too-fast = C’était beaucoup à la fois. Continuez dans un instant.
refused-log-full = Cette table a tellement servi qu’elle est pleine. Ouvrez-en une autre.
refused-game-too-long = Vous avez déjà agi { $most } fois dans cette partie. Cela suffit : terminez-la ou quittez-la.
refused-too-many-tables = Trop de tables ont été ouvertes depuis votre connexion.
refused-server-drains = Le serveur s’arrête dès que les parties en cours sont finies.
refused-turned-away = Vous ne pouvez pas entrer ici pour le moment.
refused-too-many-codes = Trop de codes ont été essayés depuis votre connexion. Attendez une minute.
refused-no-such-round = Ce tour n’a pas été joué ici, ou n’est pas encore fini.
refused-too-much-asked = Cela fait beaucoup de questions. Redemandez dans un instant.
refused-took-too-long = Cela a pris trop de temps. Réessayez.
refused-store-trouble = Impossible d’enregistrer ou de lire cela pour l’instant. Réessayez.
refused-too-many-requests = Trop de demandes depuis votre connexion. Attendez une minute.

# Round track, scoring boards, bag
won-told = { $sapphires ->
    [one] { $sapphires } saphir
   *[other] { $sapphires } saphirs
  }, { $ambers ->
    [one] { $ambers } ambre
   *[other] { $ambers } ambres
  }, { $boards ->
    [one] { $boards } plaquette
   *[other] { $boards } plaquettes
  }
prices-told = Un saphir vaut 3 points, un ambre 1, une plaquette 1.
points-short = { $count ->
    [one] point
   *[other] points
  }
points-word = Points

# Together
scoring-boards = Plateaux de score
help-player = Aider { $player }

# Solo
solved-word = { $count ->
    [one] résolue
   *[other] résolues
  }
put-aside-word = { $count ->
    [one] mise de côté
   *[other] mises de côté
  }
last-solve = dernière solution
record-to-beat = Votre record : { $solved ->
    [one] { $solved } résolue à { $time }
   *[other] { $solved } résolues, la dernière à { $time }
  }, mises de côté : { $aside }

# After a round and after the game
show-solution = Montrer une solution
game-void = La partie est annulée
you-win = Vous avez gagné !
winner = { $player } a gagné !
winners = Victoire partagée : { $players }
download-record = Télécharger l’enregistrement
run-told = { $solved ->
    [0] Aucune résolue cette fois, mises de côté : { $aside }
    [one] Une résolue à { $time }, mises de côté : { $aside }
   *[other] { $solved } résolues, la dernière à { $time }, mises de côté : { $aside }
  }
record-new = Un nouveau record !
record-place = Nº { $place } de vos meilleures parties en solo
count-title = On compte les couleurs
counted-none = aucun

# Features beside the table
features = À découvrir aussi
feature-learn = Apprendre à jouer
feature-learn-told = Deux minutes, sans rien lire.
feature-daily = Casse-tête du jour
feature-daily-told = Trois plaquettes, les mêmes pour tous.
feature-train = Dans le train
feature-train-told = En solo, sans réseau.
feature-look-up = Chercher une solution
feature-look-up-told = Celle de chaque plaquette, la vôtre aussi.
feature-companion = Avec la vraie boîte
feature-companion-told = Sablier, dé et feuille de score.
feature-replay = Revoir une partie
feature-replay-told = Tour par tour, ou depuis un fichier.
feature-statistics = Vos statistiques
feature-statistics-told = Temps, records, progrès.
feature-print = Imprimer et jouer
feature-print-told = Tout le jeu en PDF.
feature-rules = Règles
feature-rules-told = Chaque édition, à lire, avec recherche.
part-missing = Cette partie n’a pas pu être chargée : le réseau est absent, ou le serveur a une page plus récente. Ce que vous avez posé est gardé.
load-again = Recharger la page
page-stale = Le serveur a une page plus récente que celle-ci, et la recharger n’a pas suffi. Vous pouvez continuer à jouer ; réessayez plus tard.
try-again = Réessayer
