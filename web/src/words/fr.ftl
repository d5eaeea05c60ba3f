# Partout
announcements = Annonces
close = Fermer
more = Plus
save = Enregistrer
name = Nom
you = vous
settings = Réglages
menu = Menu
mute = Couper le son
sound-on = Son activé
sound-off = Son coupé
to-start = Vers l’accueil
connecting = En route vers la table …
a-moment = Un instant …
nowhere = Il n’y a rien à cette adresse. Voici l’entrée :

# Accueil
motto = Recouvrez votre plaquette, criez « Ubongo ! », prenez les joyaux.
play-now = Jouer tout de suite
play-now-told = Trois robots vous attendent. Sans compte, sans téléchargement.
new-table = Nouvelle table
solo = Solo
join-label = Rejoindre une table
join-placeholder = Code ou lien
join = Entrer
join-told = Six signes, ou le lien que l’on vous a envoyé.
your-name = Votre nom
your-name-told = Laissez vide, et vous en recevrez un sympathique.
open-tables = Tables ouvertes
open-table-line = { $host } : { $edition }, { $taken } places prises sur { $seats }
game-waits = Une partie vous attend
return-to-game = { $count ->
    [1] Retour à la partie
   *[other] Retour à la partie { $number }
  }
credits = D’après le jeu de Grzegorz Rejchtman. Logiciel libre, dessiné et écrit par ses joueurs.

# Nouvelle table
choose-edition = Quel jeu ?
edition-classic = Classique
edition-classic-told = Déplacez votre pion le long de six rangées et prenez des joyaux ; le plus de joyaux d’une couleur gagne. Neuf tours.
edition-classic-long = Classique, long
edition-classic-long-told = Le jeu classique avec les 36 plaquettes.
edition-2024 = 2024
edition-2024-told = Les deux plus rapides gagnent un saphir et un ambre, qui réussit garde sa plaquette. Neuf tours.
edition-cooperative = Ensemble
edition-cooperative-told = Tous jouent pour un seul score et s’aident à la deuxième chance.
edition-2015 = 2015
edition-2015-told = Des joyaux de la piste pour les deux plus rapides, et un joyau tiré du sac pour chacun.
edition-solo = Solo
edition-solo-told = Autant de plaquettes que possible avant la fin du temps.
edition-bare = Simple
edition-bare-told = Rien que la course : un point pour quiconque réussit à temps.
choose-side = Quelle face des plaquettes ?
side-easy = Trois pièces
side-easy-told = La face facile, pour une première partie.
side-hard = Quatre pièces
side-hard-told = La face difficile, pour joueurs exercés.
choose-hourglass = Sablier
choose-hourglass-told = Le temps que chacun a pour une plaquette.
hourglass-seconds = { $seconds } secondes
hourglass-none = Sans sablier
more-options = Autres options
option-fair-deal = Plaquettes équitables
option-fair-deal-told = Les plaquettes d’un tour sont à peu près aussi difficiles.
option-same-puzzle = La même plaquette pour tous
option-same-puzzle-told = Tous recouvrent la même plaquette dans un tour.
option-find-pieces = Trouver les pièces
option-find-pieces-told = Les douze pièces sont là, à vous de prendre les bonnes.
option-open-boards = Plaquettes ouvertes
option-open-boards-told = Chacun voit où en sont les autres.
option-play-off-ties = Départager les ex æquo
option-play-off-ties-told = Une égalité complète pour la première place se joue sur une plaquette de plus.
option-second-chance-if-none = Deuxième chance stricte
option-second-chance-if-none-told = Le sablier n’est retourné que si personne n’a réussi.
choose-rounds = Tours
choose-rounds-told = Une partie plus courte ou plus longue que dans la règle.
rounds-usual = Comme dans la règle
rounds-count =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
option-grace = Tolérance
option-grace-told = Chacun a un quart de seconde de plus, pour les connexions lentes.
seat-by-seat = Place par place
seat-by-seat-later = Dès que des joueurs sont à la table, chaque place peut avoir sa face et son retard.
seat-side = Face
seat-side-told = Chaque place peut jouer sa propre face des plaquettes.
seat-delay = Retard
seat-delay-told = Un joueur fort peut voir sa plaquette un peu après les autres.
seat-delay-none = Aucun
seat-animal = Animal
seat-animal-told = Chaque place peut commencer avec les plaquettes de son animal préféré.
option-public = Table publique
option-public-told = Des inconnus sur ce serveur peuvent trouver la table et s’y asseoir.
open-table = Ouvrir la table
open-table-told = Avant de commencer, vous pourrez inviter, asseoir des robots et tout changer.

# Solo
solo-told = Plaquette après plaquette contre la montre, ou sans elle. Seul votre record est en jeu.
choose-minutes = Combien de temps ?
minutes = { $minutes } minutes
zen = Sans montre
begin = Commencer

# Réglages
setting-language = Langue
setting-theme = Couleurs
theme-light = Claires
theme-dark = Sombres
as-the-system = Comme le système
setting-motion = Mouvements
motion-full = Tous
motion-less = Peu
setting-sound = Son
setting-sound-told = Du bois, du verre et un petit air ; tout est fait par la page.
setting-haptics = Vibration
setting-haptics-told = Une brève vibration quand une pièce est prise ou posée, si l’appareil le peut.
setting-patterns = Motifs sur les pièces
setting-patterns-told = Les pièces se distinguent sans les couleurs.
setting-letters = Lettres sur les pièces
setting-letters-told = Chaque pièce montre son nom, par exemple L4.
setting-contrast = Plus de contraste
setting-contrast-told = Traits et texte plus foncés, bois sans veines.
setting-left-handed = Pour gauchers
setting-left-handed-told = Les pièces et les outils sont à gauche.
setting-above-finger = Pièce au-dessus du doigt
setting-above-finger-told = La pièce que l’on glisse reste visible.
setting-call-myself = Je crie Ubongo moi-même
setting-call-myself-told = Un bouton crie ; sinon le cri vient quand la surface est recouverte.

# Table
table-title = La table
seats = Qui joue ?
host = Hôte
is-ready = Prêt
is-not-ready = Pas encore prêt
free-seat = Place libre
sit-here = S’asseoir
add-bot = Robot
add-bot-on = Asseoir un robot à la place { $seat }
bot-strength = La force des nouveaux robots
strength-child = Enfant
strength-beginner = Débutant
strength-fair = Moyen
strength-strong = Fort
strength-expert = Expert
rename = Renommer
rename-whom = Renommer { $player }
move-whom = Changer { $player } de place
move-here = Ici
move-told = Choisissez maintenant la place à échanger.
kick-whom = Renvoyer { $player }
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
who-begins = Qui jette le dé en premier
chance-decides = Le hasard décide
start-game = Commencer la partie
needs-two = Invitez quelqu’un, ou asseyez un robot.
waits-for = { $count ->
    [one] { $count } joueur n’est pas encore prêt.
   *[other] { $count } joueurs ne sont pas encore prêts.
  }
ready = Je suis prêt
ready-shown = Prêt !
host-starts = L’hôte commence quand tous sont prêts.
leave-table = Quitter la table
agreed = Ce que l’on joue
change-options = Changer les options
invite = Inviter
invite-told = Envoyez le lien, montrez l’image ou dites le code.
code = Code
link = Lien vers cette table
copy-link = Partager le lien
link-copied = Le lien est copié.
qr-code = Code QR du lien vers cette table

# Tour
round-number = Tour { $round } sur { $rounds }
before-round-1 = Avant le premier tour
solo-board = Plaquette { $number }
play-off = Départage
die-shows = Le dé montre : { $symbol }
symbol-shield = le bouclier
symbol-hand = la main
symbol-antelope = l’antilope
symbol-snake = le serpent
symbol-elephant = l’éléphant
symbol-mask = le masque
time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
  }
no-hourglass = Sans sablier
second-chance = Deuxième chance
second-chance-told = Deuxième chance ! Le sablier est retourné encore une fois.
play-off-told = Égalité ! Une plaquette de plus décide.
play-off-watch = Les ex æquo recouvrent une plaquette de plus.
your-board = Votre plaquette
board-label = Votre plaquette, { $free ->
    [0] toute recouverte
    [one] { $free } carré libre
   *[other] { $free } carrés libres
  }
board-table = La plaquette, ligne par ligne
cell-free = libre
cell-outside = –
piece-name = { $piece }, { $count } carrés, { $shape }
piece-lies = posée en { $cell }
piece-loose = mal posée en { $cell }
wanted-pieces = Trouvez : { $pieces }
you-watch = Vous regardez.
board-comes = Votre plaquette arrive dans un instant.
tools = Outils
undo = Annuler
turn = Tourner
flip = Retourner
all-back = Tout ôter
put-aside = Mettre de côté
give-up = Abandonner
concede = S’incliner
finish = Terminer
not-covered-yet = La surface n’est pas encore recouverte.
players = Joueurs
standing-left = est parti
standing-offline = hors ligne
standing-asks-pause = demande une pause
standing-rolls = jette le dé
standing-gave-up = a abandonné
standing-waits = commence plus tard
standing-lays = { $count } sur { $most } posées
place-1 = premier
place-2 = deuxième
place-3 = troisième
place-4 = quatrième
not-solved = pas réussi
the-table = La table
typed-toggle = Poser en écrivant
typed-label = Écrire
typed-unknown = « { $word } » n’est pas compris.
typed-done = Fait.
typed-loose = Cela ne va pas là.
ask-pause = Demander une pause
to-start-keep = Vers l’accueil, garder ma place
leave-for-good = Quitter la partie pour de bon
end-alone = Terminer la partie seul

# Entre les tours
roll = Jeter le dé
rolls-by-itself = Il se jette tout seul dans { $seconds } s.
other-rolls = { $player } jette le dé
goes-on-in = La suite dans { $seconds } s.
paused = Pause
go-on = Continuer
choose-field = Choisissez une case pour votre pion
choose-field-told = Regardez les deux premiers joyaux de chaque rangée. Personne ne voit votre choix avant que tous aient choisi.
others-choose = Les autres choisissent encore
last-round = Les plaquettes du dernier tour
board-of = La plaquette de { $player }

# Plateau des joyaux
gem-board = Plateau des joyaux
take-gems-now = Prenez vos joyaux avant la fin du sablier !
field-offers = Case { $field } : { $gems }
field-empty = Case { $field } : plus de joyaux
gem-green = vert
gem-red = rouge
gem-blue = bleu
gem-violet = violet
gem-brown = brun
gem-yellow = jaune
pass = Passer
gems-of-players = Les joyaux des joueurs

# 2024, ensemble, solo
round-track = Piste des tours
score-together = Ensemble : { $score } points sur { $most }

# Fin
game-over = La partie est finie
rematch = Rejouer

# Parlé
said-round-started = Tour { $round }. Le dé montre { $symbol }.
said-own-ubongo = Ubongo ! Vous êtes { $place }.
said-ubongo = { $player } crie Ubongo, { $place }.
said-gems-taken = { $player } prend des joyaux de la case { $field }.
said-round-ended = Le tour { $round } est fini.
said-game-ended = La partie est finie.
said-seat-lost = { $player } a perdu la liaison.
said-seat-left = { $player } a quitté la partie.
said-seat-back = { $player } est de retour.
said-seconds = { $seconds } secondes
said-laid = { $piece } posée en { $cell }, { $shape }
said-loose = { $piece } ne va pas en { $cell }, { $shape }
said-in-tray = { $piece } hors de la plaquette, { $shape }

# Liaison
line-lost = La liaison est coupée. Nous essayons de revenir …
offline-told = Pas de réseau, ou le serveur est absent. Il en faut un pour jouer ensemble.
play-here = Jouer ici
closed-elsewhere = Cette table est ouverte ailleurs chez vous.
closed-no-such-table = Cette table n’existe pas, ou elle a été rangée.
closed-table-frozen = Cette table s’est arrêtée par notre faute.
closed-too-many-calls = Trop de cris d’Ubongo.
closed-other = La liaison a été fermée.

# Aide
hint = Glissez les pièces sur la surface claire. Toucher tourne, tenir retourne.
help-title = Comment poser les pièces
help-touch = Glissez une pièce sur la surface claire. Touchez-la pour la tourner, tenez-la pour la retourner ; un second doigt la tourne pendant que vous glissez.
help-mouse = À la souris : un clic tourne, le bouton droit retourne, la molette tourne pendant que vous glissez.
help-piece = choisir une pièce
help-step = la déplacer
help-turn = la tourner
help-turn-back = la tourner dans l’autre sens
help-flip = la retourner
help-tray = la reprendre
help-undo = annuler
help-settle = la laisser s’ajuster
help-help = cette page
help-typed = Ou écrivez, par exemple, « L4 r f b2 » : prendre L4, tourner, retourner, le coin en haut à gauche sur la colonne b, ligne 2.

# Refus
refused-other = Ce n’est pas possible maintenant ({ $code }).
refused-offline = Le serveur ne répond pas.
refused-out-of-time = Le sablier était vide.
refused-too-early = Votre plaquette arrive un peu plus tard.
refused-not-covered = La surface n’est pas exactement recouverte.
refused-already-solved = Vous avez déjà crié.
refused-not-solved = Recouvrez d’abord votre surface.
refused-gave-up = Vous avez abandonné ce tour.
refused-not-the-roller = Quelqu’un d’autre jette le dé.
refused-still-waiting = La table attend encore quelqu’un.
refused-already-moved = Votre pion a déjà bougé.
refused-already-taken = Vous avez déjà pris vos joyaux.
refused-too-far = C’est à { $distance } cases, { $allowed } sont permises.
refused-row-is-empty = Il n’y a plus de joyaux dans cette rangée.
refused-already-chosen = Vous avez choisi votre case.
refused-wrong-phase = Pas maintenant.
refused-bad-setting = Cette option ne va pas ainsi : { $setting } ({ $allowed }).
refused-seat-taken = Cette place est prise.
refused-not-ready = Tous ne sont pas prêts.
refused-not-the-host = Seul l’hôte peut le faire.
refused-name-taken = Quelqu’un ici porte ce nom, ou presque.
refused-bad-name = Ce nom ne va pas.
refused-no-such-code = Aucune table n’attend sous ce code.
refused-no-such-table = Cette table n’existe pas, ou elle a été rangée.
refused-too-many-calls = Trop de cris. Regardez d’abord encore.
refused-too-many-tables = Trop de tables ont été ouvertes d’ici.
refused-too-many-codes = Trop de codes ont été essayés d’ici. Attendez une minute.
refused-no-such-round = Ce tour n’a pas été joué ici, ou n’est pas encore fini.
refused-no-such-game = Aucune partie de ce numéro n’a été jouée jusqu’au bout à cette table, ou elle a été rangée.
refused-no-such-board = Il n’y a pas de plaquette { $number } dans la boîte, seulement de { $first } à { $last }.
refused-no-puzzle = Il faut une surface et des pièces, ou une plaquette de la boîte.
refused-text-too-long = C’est trop long pour une surface.
refused-area-empty = Aucune case n’est encore peinte.
refused-area-unreadable = Cette surface est illisible.
refused-area-in-parts = La surface est en plusieurs morceaux ; une plaquette n’en a qu’un.
refused-area-too-large = La surface est trop grande : au plus { $most_width } sur { $most_height } et { $most_cells } cases.
refused-no-such-piece = Il n’y a pas de pièce { $piece }.
refused-piece-twice = Chaque pièce n’existe qu’une fois : { $piece }.
refused-too-many-pieces = On peut poser au plus { $most } pièces à la fois.
refused-sizes-differ = La surface a { $area } cases, et les pièces en ont { $pieces }.
refused-no-cover = Ces pièces ne recouvrent pas cette surface, de quelque façon qu’on les tourne et retourne.
refused-no-set-fits = Aucun jeu de { $pieces } pièces ne recouvre cette surface de { $cells } cases.
refused-board-is-live = Quelqu’un joue justement cette énigme. La solution sera visible après le tour.
refused-too-much-asked = Cela fait beaucoup de questions. Redemandez dans un instant.
refused-no-such-sheet = Il n’y a pas de telle feuille.
refused-bad-choice = Cela ne peut pas être choisi : { $choice } ({ $allowed }).
refused-bad-seed = Le numéro de la série peut avoir au plus { $most } chiffres, et rien d’autre.
refused-took-too-long = Cela a duré trop longtemps. Essayez encore une fois.
refused-store-trouble = Cela n’a pas pu être gardé ou lu. Essayez encore une fois.
refused-not-started = Ce casse-tête n’a pas encore été commencé.
refused-no-such-date = Il y a des casse-têtes du { $first } au { $last }.
refused-too-many-requests = Trop de demandes d’ici. Attendez une minute.
refused-not-a-record = Ce n’est pas le compte rendu d’une partie d’Ubongo (ligne { $line }).
refused-broken-record = Ce compte rendu a été modifié ou coupé : la ligne { $line } ne convient pas.
refused-game-not-over = Cette partie n’a pas été jouée jusqu’au bout ; on ne peut pas encore la revoir.
refused-record-too-long = Ce fichier est trop long pour le compte rendu d’une partie.

# --- The tables, and after the game

# The gem board
field-then = Vous aurez alors { $gems }.
field-left = { $count ->
    [one] Il reste { $count } joyau.
   *[other] Il reste { $count } joyaux.
  }
field-pawns = Ici : { $players }.
no-gems-near = Aucun joyau à portée. Vous ne pouvez que passer.
own-row-empty = La rangée de votre pion est vide : avancez dès que vous pourrez.
who-has-chosen = Qui a choisi
has-chosen = a choisi
is-choosing = choisit encore
row-is-empty = vide
step-only = Déplacer seulement, prendre plus tard
step-and-take = Déplacer et prendre aussitôt
race-other-gems = { $player } a été plus rapide. Vous avez pris : { $gems }

# Round track, scoring boards, bag
track-told = Sur la piste des tours : { $sapphires } saphirs et { $ambers } ambres
track-told-2015 = Sur la piste des tours : { $blue } joyaux bleus et { $brown } bruns
won-told = { $sapphires } saphirs, { $ambers } ambres, { $boards } plaquettes
prices-told = Un saphir vaut 3 points, un ambre 1, une plaquette 1.
points-short = points
points-word = Points
play-off-between = Départage : { $players }
in-the-bag = Dans le sac
left-over = Dans la boîte :
said-left-over = Personne ne les a gagnés, ils vont dans la boîte : { $gems }.

# Together
scoring-boards = Plateaux de score
stacks-told = Après chaque tour, chaque pile passe à gauche.
helping = S’entraider
help-player = Aider { $player }
stop-helping = Retirer les mains
to-own-board = Vers ma plaquette
mute-helpers = Pas d’aide, merci
unmute-helpers = L’aide est de nouveau bienvenue

# Solo
solved-word = résolues
put-aside-word = mises de côté
last-solve = dernière solution
record-to-beat = Votre record : { $solved } résolues, { $aside } mises de côté, la dernière à { $time }
zen-told = Aucune montre ne court. Terminez quand vous voudrez : c’est dans le menu.

# After a round and after the game
look-back = Les plaquettes de la partie
show-solution = Montrer une solution
solution-live = Cette énigme est en cours à une autre table. Redemandez plus tard.
hide-solution = Cacher la solution
game-void = La partie est annulée
game-void-told = Trop de joueurs ont été absents trop longtemps. Personne n’a perdu.
ended-early = La partie a été terminée avant l’heure.
ended-by-play-off = Le départage a décidé.
you-win = Vous gagnez !
winner = { $player } gagne !
winners = Victoire partagée : { $players }
watch-again = Revoir la partie
download-record = Télécharger le compte rendu
part-sets = Séries complètes d’animaux
part-sapphires = Saphirs
part-ambers = Ambres
part-extra = Les deux joyaux pour chaque animal
run-told = { $solved } résolues, { $aside } mises de côté, la dernière à { $time }
record-new = Un nouveau record !
record-place = Numéro { $place } de vos meilleures parties
records-title = Vos meilleures parties : { $minutes } minutes, { $side }
records-title-zen = Vos meilleures parties sans montre, { $side }
fair-title = Était-ce loyal ?
fair-told = Avant le premier tour, le serveur a montré un sceau ; il montre maintenant la graine qui lui correspond. Les deux sont dans le compte rendu, et chacun peut vérifier.
count-title = On compte les couleurs
count-before = Pourquoi { $above } est devant { $below }
count-beside = { $above } et { $below } sont à égalité
count-leads = { $above } a { $aboveGems } dans sa couleur principale, { $below } { $belowGems }.
count-equal = { $nth ->
    [1] Tous deux ont { $count } joyaux dans leur couleur principale : { $above } { $aboveGems }, { $below } { $belowGems }.
    [2] En deuxième rang, tous deux en ont { $count } : { $above } { $aboveGems }, { $below } { $belowGems }.
    [3] En troisième rang, tous deux en ont { $count } : { $above } { $aboveGems }, { $below } { $belowGems }.
    [4] En quatrième rang, tous deux en ont { $count } : { $above } { $aboveGems }, { $below } { $belowGems }.
    [5] En cinquième rang, tous deux en ont { $count } : { $above } { $aboveGems }, { $below } { $belowGems }.
   *[other] En sixième rang, tous deux en ont { $count } : { $above } { $aboveGems }, { $below } { $belowGems }.
  }
count-decides = { $nth ->
    [2] Mais en deuxième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
    [3] Mais en troisième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
    [4] Mais en quatrième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
    [5] Mais en cinquième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
   *[other] Mais en sixième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
  }
count-tie = Les six nombres sont les mêmes : la place est partagée.
count-although = { $below } a en tout plus de joyaux, { $belowAll } contre { $aboveAll } ; pourtant { $above } est devant.
counted-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
  }
counted-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
  }
counted-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
  }
counted-violet = { $count ->
    [one] { $count } violet
   *[other] { $count } violets
  }
counted-brown = { $count ->
    [one] { $count } brun
   *[other] { $count } bruns
  }
counted-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
  }
count-only = seulement { $gems }
counted-none = aucun

# Rooms beside the table
rooms = Ce qu’il y a encore
room-learn = Apprendre à jouer
room-learn-told = Deux minutes, sans rien lire.
room-daily = Casse-tête du jour
room-daily-told = Trois plaquettes, les mêmes pour tous.
room-look-up = Chercher une solution
room-look-up-told = Celle de chaque plaquette, la vôtre aussi.
room-companion = À côté de la vraie boîte
room-companion-told = Sablier, dé et feuille de score.
room-replay = Revoir une partie
room-replay-told = Tour par tour, ou depuis un fichier.
room-statistics = Vos statistiques
room-statistics-told = Temps, records, progrès.
room-print = Imprimer et jouer
room-print-told = Tout le jeu en PDF.
room-rules = Règles
room-rules-told = Chaque édition, à lire et à parcourir.
part-missing = Cette partie n’a pas pu être chargée : le réseau est absent, ou le serveur a une page plus récente. Ce que vous avez posé est gardé.
load-again = Recharger la page
page-stale = Le serveur a une page plus récente que celle-ci, et la recharger ne l’a pas apportée. Vous pouvez continuer à jouer ; réessayez plus tard.
try-again = Réessayer
