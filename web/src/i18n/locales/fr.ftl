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
to-start = Retour à l’accueil
connecting = En route vers la table…
a-moment = Un instant…
nowhere = Il n’y a rien à cette adresse. L’entrée est par ici :

# Accueil
motto = Recouvrez votre plaquette, criez « Ubongo ! », prenez les joyaux.
play-now = Jouer tout de suite
play-now-told = Trois robots vous attendent. Ni compte, ni téléchargement.
new-table = Nouvelle table
solo = Solo
join-label = Rejoindre une table
join-placeholder = Code ou lien
join = Rejoindre
join-told = Le code à six caractères, ou le lien que vous avez reçu.
your-name = Votre nom
your-name-told = Laissez vide, et on vous en trouvera un sympathique.
open-tables = Tables ouvertes
open-table-line = { $host } : { $edition }, places prises : { $taken } sur { $seats }
game-waits = Une partie vous attend
return-to-game = { $count ->
    [1] Retour à la partie
   *[other] Retour à la partie { $number }
  }
credits = Non officiel, d’après le jeu de Grzegorz Rejchtman. Logiciel libre, dessiné et écrit par des gens qui y jouent.

# Nouvelle table
choose-edition = Quel jeu ?
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
edition-bare-told = Rien que la course : un point pour quiconque réussit à temps.
choose-side = Quelle face des plaquettes ?
side-easy = Trois pièces
side-easy-told = La face facile, pour une première partie.
side-hard = Quatre pièces
side-hard-told = La face difficile, quand on a de l’entraînement.
choose-hourglass = Sablier
choose-hourglass-told = Le temps que chacun a pour une plaquette.
hourglass-seconds = { $seconds } secondes
hourglass-none = Sans sablier
more-options = Autres options
option-fresh-boards = Nouvelles plaquettes
option-fresh-boards-told = Tirées pour cette partie, personne ne les connaît.
fresh-stars = Difficulté
fresh-stars-usual = Comme dans la boîte
fresh-stars-count = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
  }
fresh-number = Numéro de la série
fresh-number-told = Sans numéro, le tirage est secret. Avec un numéro, chacun peut imprimer les plaquettes à l’avance, et la partie ne compte pas pour le classement.
fresh-number-agreed = Numéro de la série : { $number }. Chacun peut imprimer ces plaquettes, et la partie ne compte pas pour le classement.
option-fair-deal = Plaquettes équitables
option-fair-deal-told = Les plaquettes d’un tour sont à peu près de même difficulté.
option-same-puzzle = La même plaquette pour tous
option-same-puzzle-told = À chaque tour, tout le monde recouvre la même plaquette.
option-find-pieces = Trouver les pièces
option-find-pieces-told = Les douze pièces sont là, à vous de prendre les bonnes.
option-open-boards = Plaquettes visibles
option-open-boards-told = Chacun voit où en sont les autres.
option-play-off-ties = Départager les ex æquo
option-play-off-ties-told = Une égalité complète pour la première place se départage sur une plaquette de plus.
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
seat-by-seat-later = Dès que des joueurs sont à la table, chaque place peut avoir sa face et son départ différé.
seat-side = Face
seat-side-told = Chaque place peut jouer sa propre face des plaquettes.
seat-delay = Départ différé
seat-delay-told = Un joueur fort peut voir sa plaquette un peu après les autres.
seat-delay-none = Aucun
seat-animal = Animal
seat-animal-told = Chaque place peut commencer avec les plaquettes de son animal préféré.
option-public = Table publique
option-public-told = Des inconnus sur ce serveur peuvent trouver la table et s’y asseoir.
open-table = Ouvrir la table
open-table-told = Avant de commencer, vous pourrez inviter du monde, ajouter des robots et tout changer.

# Solo
solo-told = Plaquette après plaquette, contre la montre ou sans chrono. Seul votre record est en jeu.
choose-minutes = Combien de temps ?
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
setting-sound-told = Du bois, du verre et un petit air ; tout est fait par la page.
setting-haptics = Vibration
setting-haptics-told = Une brève vibration quand une pièce est prise ou posée, si l’appareil le peut.
setting-patterns = Motifs sur les pièces
setting-patterns-told = Les pièces se distinguent sans les couleurs.
setting-letters = Lettres sur les pièces
setting-letters-told = Chaque pièce montre son nom, par exemple L4.
setting-contrast = Plus de contraste
setting-contrast-told = Traits et texte plus foncés, bois sans veines.
setting-left-handed = Mode gaucher
setting-left-handed-told = Les pièces et les outils sont à gauche.
setting-above-finger = Pièce au-dessus du doigt
setting-above-finger-told = La pièce que vous déplacez flotte au-dessus du doigt et reste visible.
setting-call-myself = Je crie Ubongo moi-même
setting-call-myself-told = Vous criez en appuyant sur un bouton. Sinon, la page crie pour vous dès que la surface est recouverte.

# Table
table-title = La table
seats = Qui joue ?
host = Hôte
is-ready = C’est bon
is-not-ready = Pas encore
free-seat = Place libre
sit-here = S’asseoir
add-bot = Robot
add-bot-on = Mettre un robot à la place { $seat }
bot-strength = Niveau des nouveaux robots
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
kick-whom = Exclure { $player }
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
who-begins = Qui jette le dé en premier
chance-decides = Le hasard décide
start-game = Commencer la partie
needs-two = Invitez quelqu’un, ou ajoutez un robot.
waits-for = { $count ->
    [one] On attend encore { $count } personne.
   *[other] On attend encore { $count } personnes.
  }
ready = C’est bon pour moi
ready-shown = C’est bon !
host-starts = L’hôte lance la partie quand tout le monde est prêt.
leave-table = Quitter la table
agreed = Au programme
change-options = Modifier les options
lock-table = Fermer la table
table-is-locked = La table est fermée
lock-told = Seules les personnes assises peuvent entrer ; le public est renvoyé et le code n’est plus valable.
invite = Inviter
invite-told = Envoyez le lien, montrez l’image ou dictez le code.
code = Code
link = Lien vers cette table
copy-link = Partager le lien
link-copied = Lien copié.
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
play-off-told = Égalité ! Une dernière plaquette va départager.
play-off-watch = Les ex æquo se départagent sur une plaquette de plus.
your-board = Votre plaquette
board-label = Votre plaquette, { $free ->
    [0] entièrement recouverte
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
you-watch = Vous suivez la partie.
board-comes = Votre plaquette arrive dans un instant.
tools = Outils
undo = Annuler
turn = Tourner
flip = Retourner
all-back = Tout enlever
put-aside = Mettre de côté
give-up = Abandonner
play-on = Reprendre
concede = S’incliner
agree-to-share = Partager la victoire
finish = Terminer
not-covered-yet = La surface n’est pas encore recouverte.
players = Joueurs
standing-left = a quitté la partie
standing-offline = hors ligne
standing-asks-pause = demande une pause
standing-rolls = jette le dé
standing-gave-up = a abandonné
standing-ready = attend la suite
standing-shares = partagerait la victoire
standing-waits = commence plus tard
standing-lays = { $count } sur { $most } posées
place-1 = 1re place
place-2 = 2e place
place-3 = 3e place
place-4 = 4e place
not-solved = non résolue
the-table = La table
typed-toggle = Saisir les coups au clavier
typed-label = Saisie
typed-unknown = « { $word } » : commande inconnue.
typed-done = Fait.
typed-loose = Ça ne rentre pas là.
ask-pause = Demander une pause
to-start-keep = Retour à l’accueil (ma place est gardée)
leave-for-good = Quitter la partie pour de bon
end-alone = Finir la partie sans les autres

# Entre les tours
roll = Jeter le dé
rolls-by-itself = Le dé part tout seul dans { $seconds } s.
other-rolls = { $player } jette le dé
goes-on-in = La suite dans { $seconds } s.
paused = Pause
go-on = Continuer
next = Tour suivant
next-until = Le tour suivant commence quand tout le monde est prêt, au plus tard dans { $seconds } s.
play-off-in = Le départage commence dans { $seconds } s.
choose-field = Choisissez une case pour votre pion
choose-field-told = Regardez les deux premiers joyaux de chaque rangée. Personne ne voit votre choix tant que tout le monde n’a pas choisi.
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
said-own-ubongo = Ubongo ! Vous prenez la { $place }.
said-ubongo = { $player } crie « Ubongo ! » et prend la { $place }.
said-gems-taken = { $player } prend des joyaux à la case { $field }.
said-round-ended = Le tour { $round } est fini.
said-game-ended = La partie est finie.
said-seat-lost = { $player } a perdu la connexion.
said-seat-left = { $player } a quitté la partie.
said-seat-back = { $player } est de retour.
said-seconds = { $seconds } secondes
said-laid = { $piece } posée en { $cell }, { $shape }
said-loose = { $piece } ne va pas en { $cell }, { $shape }
said-in-tray = { $piece } hors de la plaquette, { $shape }

# Liaison
line-lost = Connexion perdue. On se reconnecte…
table-stands-still = La table est arrêtée : rien ne peut être enregistré chez nous. Elle repartira d’elle-même, et aucun sable n’est perdu.
offline-told = Pas de réseau, ou le serveur ne répond pas. Il faut les deux pour jouer ensemble.
word-to-all = Message de l’équipe du serveur :
play-here = Jouer ici
closed-elsewhere = Vous avez ouvert cette table ailleurs.
closed-forgotten = Vous avez demandé à être oublié sur ce serveur. Rechargez la page pour repartir de zéro.
closed-no-such-table = Cette table n’existe pas, ou elle a été fermée.
closed-table-frozen = Une erreur de notre côté a arrêté cette table.
closed-table-locked = L’hôte a fermé cette table.
closed-table-closed = L’équipe du serveur a fermé cette table.
closed-turned-away = Vous ne pouvez pas entrer ici pour le moment.
closed-too-many-calls = Trop de faux « Ubongo ! » : la connexion est coupée.
closed-too-many-joins = Vous êtes revenu trop souvent dans cette partie. Ouvrez une autre table.
closed-other = La connexion a été coupée.

# Aide
hint = Faites glisser les pièces sur la surface claire. Touchez pour tourner, maintenez pour retourner.
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
help-typed = Ou écrivez, par exemple, « L4 r f b2 » : prendre L4, tourner, retourner, le coin en haut à gauche sur la colonne b, ligne 2.

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
refused-next-awaited = Tout le monde n’est pas encore prêt pour le tour suivant.
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
refused-bad-setting = Ce réglage n’est pas possible : { $setting } ({ $allowed }).
refused-seat-taken = Cette place est prise.
refused-not-ready = Tout le monde n’est pas encore prêt.
refused-not-the-host = Seul l’hôte peut le faire.
refused-name-taken = Quelqu’un ici porte déjà ce nom, ou presque.
refused-bad-name = Ce nom n’est pas possible.
refused-no-such-code = Aucune table ne correspond à ce code.
refused-no-such-table = Cette table n’existe pas, ou elle a été fermée.
refused-too-many-calls = Trop de cris. Regardez d’abord de plus près.
refused-too-fast = C’était beaucoup à la fois. Continuez dans un instant.
refused-log-full = Cette table a tellement servi qu’elle est pleine. Ouvrez-en une autre.
refused-game-too-long = Vous avez fait { $most } choses dans cette partie. Cela suffit : terminez-la ou quittez-la.
refused-too-many-tables = Trop de tables ont été ouvertes depuis ici.
refused-server-drains = Le serveur s’arrête dès que les parties en cours sont finies.
refused-turned-away = Vous ne pouvez pas entrer ici pour le moment.
refused-too-many-codes = Trop de codes ont été essayés depuis ici. Attendez une minute.
refused-no-such-round = Ce tour n’a pas été joué ici, ou n’est pas encore fini.
refused-no-such-game = Aucune partie de ce numéro n’a été jouée jusqu’au bout à cette table, ou elle n’est plus conservée.
refused-no-such-board = Il n’y a pas de plaquette { $number } dans la boîte, seulement de { $first } à { $last }.
refused-no-puzzle = Choisissez une plaquette de la boîte, ou peignez une surface et choisissez ses pièces.
refused-text-too-long = C’est trop long pour une surface.
refused-area-empty = Aucun carré n’est encore peint.
refused-area-unreadable = Cette surface est illisible.
refused-area-in-parts = La surface est en plusieurs morceaux ; une plaquette n’en a qu’un.
refused-area-too-large = La surface est trop grande : au plus { $most_width } sur { $most_height } et { $most_cells } carrés.
refused-no-such-piece = Il n’y a pas de pièce { $piece }.
refused-piece-twice = Chaque pièce n’existe qu’une fois : { $piece }.
refused-too-many-pieces = On peut poser au plus { $most } pièces à la fois.
refused-sizes-differ = La surface a { $area } carrés, et les pièces en ont { $pieces }.
refused-no-cover = Ces pièces ne recouvrent pas cette surface, de quelque façon qu’on les tourne et retourne.
refused-no-set-fits = Aucun jeu de { $pieces } pièces ne recouvre cette surface de { $cells } carrés.
refused-board-is-live = Quelqu’un joue en ce moment ce casse-tête, ou un autre du même côté avec le même symbole. Vous pourrez le chercher après le tour.
refused-too-much-asked = Cela fait beaucoup de questions. Redemandez dans un instant.
refused-no-such-sheet = Cette feuille n’existe pas.
refused-bad-choice = Ce choix n’est pas possible : { $choice } ({ $allowed }).
refused-bad-seed = Le numéro de la série peut avoir au plus { $most } chiffres, et rien d’autre.
refused-took-too-long = Cela a pris trop de temps. Réessayez.
refused-store-trouble = Impossible d’enregistrer ou de lire cela pour l’instant. Réessayez.
refused-not-started = Ce casse-tête n’a pas encore été commencé.
refused-no-such-date = Il y a des casse-têtes du { $first } au { $last }.
refused-too-many-requests = Trop de demandes depuis ici. Attendez une minute.
refused-not-a-record = Ce n’est pas l’enregistrement d’une partie d’Ubongo (ligne { $line }).
refused-broken-record = Cet enregistrement a été modifié ou coupé : la ligne { $line } ne correspond pas.
refused-game-not-over = Cette partie n’a pas été jouée jusqu’au bout ; on ne peut pas encore la revoir.
refused-record-too-long = Ce fichier est trop long pour l’enregistrement d’une partie.

# --- The tables, and after the game

# The gem board
field-then = Vous aurez alors { $gems }.
field-left = { $count ->
    [one] Il reste { $count } joyau.
   *[other] Il reste { $count } joyaux.
  }
field-pawns = Ici : { $players }.
no-gems-near = Aucun joyau à portée. Vous ne pouvez que passer.
own-row-empty = La rangée de votre pion est vide : changez de case dès que vous pourrez.
who-has-chosen = Qui a choisi
has-chosen = a choisi
is-choosing = choisit encore
row-is-empty = vide
step-only = Déplacer seulement, prendre plus tard
step-and-take = Déplacer et prendre aussitôt
race-other-gems = { $player } a été plus rapide. Vous avez obtenu : { $gems }

# Round track, scoring boards, bag
track-told = Sur la piste des tours : { $sapphires ->
    [one] { $sapphires } saphir
   *[other] { $sapphires } saphirs
  } et { $ambers ->
    [one] { $ambers } ambre
   *[other] { $ambers } ambres
  }
track-told-2015 = Sur la piste des tours, joyaux bleus : { $blue }, joyaux bruns : { $brown }
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
points-short = points
points-word = Points
play-off-between = Départage : { $players }
in-the-bag = Dans le sac
left-over = Dans la boîte :
said-left-over = Personne ne les a gagnés, ils vont dans la boîte : { $gems }.
left-over-bag = Dans le sac :
said-left-over-bag = Personne ne les a gagnés, ils vont dans le sac : { $gems }.

# Together
scoring-boards = Plateaux de score
stacks-told = Après chaque tour, chaque pile passe à gauche.
helping = S’entraider
help-player = Aider { $player }
stop-helping = Arrêter d’aider
to-own-board = Retour à ma plaquette
mute-helpers = Pas d’aide, merci
unmute-helpers = L’aide est de nouveau bienvenue

# Solo
solved-word = résolues
put-aside-word = mises de côté
last-solve = dernière solution
record-to-beat = Votre record : { $solved ->
    [one] { $solved } résolue à { $time }
   *[other] { $solved } résolues, la dernière à { $time }
  }, mises de côté : { $aside }
zen-told = Aucun chrono ne tourne. Quand vous en aurez assez, choisissez « Terminer » dans le menu.

# After a round and after the game
look-back = Les plaquettes de la partie
show-solution = Montrer une solution
solution-live = Ce casse-tête, ou un semblable, est en cours à une autre table. Redemandez plus tard.
hide-solution = Cacher la solution
game-void = La partie est annulée
game-void-told = Trop de joueurs ont été absents trop longtemps. Personne n’a perdu.
ended-early = La partie s’est terminée avant l’heure.
ended-by-play-off = Le départage a tranché.
you-win = Vous avez gagné !
winner = { $player } a gagné !
winners = Victoire partagée : { $players }
watch-again = Revoir la partie
download-record = Télécharger l’enregistrement
part-sets = Séries complètes d’animaux
part-sapphires = Saphirs
part-ambers = Ambres
part-extra = Les deux joyaux pour chaque animal
run-told = { $solved ->
    [0] Aucune résolue cette fois, mises de côté : { $aside }
    [one] Une résolue à { $time }, mises de côté : { $aside }
   *[other] { $solved } résolues, la dernière à { $time }, mises de côté : { $aside }
  }
record-new = Un nouveau record !
record-place = Nº { $place } de vos meilleures parties en solo
records-title = Vos meilleures parties en solo · { $minutes } minutes · { $side }
records-title-zen = Vos meilleures parties sans chrono · { $side }
fair-title = Le hasard était-il honnête ?
fair-told = Avant le premier tour, le serveur a montré un sceau ; il montre maintenant le nombre secret qui allait avec. Les deux sont dans l’enregistrement, et chacun peut vérifier.
count-title = On compte les couleurs
count-before = Pourquoi { $above } est devant { $below }
count-beside = { $above } et { $below } sont à égalité
count-leads = { $above } a { $aboveGems } dans sa couleur principale, { $below } { $belowGems }.
count-equal = { $nth ->
    [1] { $count } de part et d’autre dans la couleur principale : { $above } { $aboveGems }, { $below } { $belowGems }.
    [2] { $count } de part et d’autre en deuxième rang : { $above } { $aboveGems }, { $below } { $belowGems }.
    [3] { $count } de part et d’autre en troisième rang : { $above } { $aboveGems }, { $below } { $belowGems }.
    [4] { $count } de part et d’autre en quatrième rang : { $above } { $aboveGems }, { $below } { $belowGems }.
    [5] { $count } de part et d’autre en cinquième rang : { $above } { $aboveGems }, { $below } { $belowGems }.
   *[other] { $count } de part et d’autre en sixième rang : { $above } { $aboveGems }, { $below } { $belowGems }.
  }
count-decides = { $nth ->
    [2] Mais en deuxième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
    [3] Mais en troisième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
    [4] Mais en quatrième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
    [5] Mais en cinquième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
   *[other] Mais en sixième rang, { $above } a { $aboveGems } et { $below } { $belowGems }.
  }
count-tie = Les six nombres sont les mêmes : la place est partagée.
count-although = { $below } a en tout plus de joyaux, { $belowAll } contre { $aboveAll }, mais c’est la couleur qui compte : { $above } est devant.
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

# Features beside the table
features = À découvrir aussi
feature-learn = Apprendre à jouer
feature-learn-told = Deux minutes, sans rien lire.
feature-daily = Casse-tête du jour
feature-daily-told = Trois plaquettes, les mêmes pour tous.
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
page-stale = Le serveur a une page plus récente que celle-ci, et la recharger ne l’a pas apportée. Vous pouvez continuer à jouer ; réessayez plus tard.
try-again = Réessayer
