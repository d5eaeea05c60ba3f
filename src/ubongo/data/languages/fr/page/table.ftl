# Partout
save = Enregistrer
you = vous
sound-off = Son coupé
connecting = En route vers la table…

# Accueil
ask-name = Comment vous appelez-vous ?
ask-name-told = Les autres le voient à la table. Vous pourrez le changer.
ask-name-done = C’est moi

# Nouvelle table
choose-hourglass = Sablier
choose-hourglass-told = Le temps que chacun a pour une plaquette.
hourglass-seconds = { $seconds } secondes
hourglass-none = Sans sablier
more-options = Autres options
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
option-watched-drafts = Plaquettes visibles du public
option-watched-drafts-told = Le public voit lui aussi ce qui est posé sur les plaquettes.
option-play-off-ties = Départager les ex æquo
option-play-off-ties-told = Une égalité complète pour la première place se départage sur une plaquette de plus.
option-second-chance-if-none = Deuxième chance stricte
option-second-chance-if-none-told = Le sablier n’est retourné que si personne n’a réussi.
choose-rounds = Tours
choose-rounds-told = Une partie plus courte ou plus longue que dans la règle.
choose-pause = Pause entre les tours
pause-at-most = { $seconds } secondes au plus
pause-by-hand = Jusqu’à ce que tout le monde soit prêt
choose-pause-told = Le temps de regarder les plaquettes. Dès que tout le monde a appuyé sur « Tour suivant », la partie reprend.
rounds-usual = Comme dans la règle
rounds-count =
    { $count ->
        [one] un tour
       *[other] { $count } tours
    }
option-grace = Tolérance
option-grace-told = Chacun a un quart de seconde de plus, pour les connexions lentes.
seat-by-seat = Place par place
seat-side-told = Chaque place peut jouer sa propre face des plaquettes.
seat-delay = Départ différé
seat-delay-told = Un joueur fort peut voir sa plaquette un peu après les autres.
seat-delay-none = Aucun
seat-animal = Animal
seat-animal-told = Chaque place peut commencer avec les plaquettes de son animal préféré.
option-public = Table publique
option-public-told = Des inconnus sur ce serveur peuvent trouver la table et s’y asseoir.
opening-table = On dresse votre table…

# Solo
solo-told = Plaquette après plaquette, contre la montre ou sans chrono. Seul votre record est en jeu.

# Table
table-of = Chez { $host }
seats = Qui joue ?
seats-taken = { $taken } sur { $seats }
host = Hôte
is-ready = C’est bon
is-not-ready = Pas encore
free-seat = Place libre
sit-here = S’asseoir
add-bot = Un robot
add-bot-on = Mettre un robot à la place { $seat }
bot-strength = Quel niveau ?
rename = Renommer
move-seat = Changer de place
kick-seat = Exclure
move-here = Ici
swap-here = Échanger
move-told = { $player } : échanger avec quelle place ?
move-cancel = Rester là
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
asking-seat = Pour la prochaine partie : { $players }
who-begins = Qui jette le dé en premier ?
chance-decides = Le hasard décide
start-game = Commencer la partie
needs-two = Invitez quelqu’un, ou ajoutez un robot.
waits-for = On attend { $players }.
start-without = Commencer sans { $players }
ready-shown = C’est bon !
host-starts = L’hôte lance la partie quand tout le monde est prêt.
leave-table = Quitter la table
change-options = Modifier les options
lock-table = Verrouiller la table
table-is-locked = La table est verrouillée
lock-told = Seules les personnes assises peuvent entrer ; les spectateurs doivent partir, et le code n’est plus valable.
invite = Inviter
invite-told = Scannez, ou ouvrez { $address } et saisissez le code.
link = Lien vers cette table
copy-link = Partager le lien
invite-text = On joue à Ubongo ?
qr-code = Code QR du lien vers cette table

# Plaquettes adaptées
fitted-title = Chances égales
fitted-told = Chacun reçoit des casse-tête d’environ 25 secondes.
fitted-moves = Qui gagne des points reçoit des plaquettes plus difficiles, les autres de plus faciles.
fitted-short = chances égales
climb-title = Un peu plus difficile à chaque fois
climb-told = Chacun commence par des casse-tête d’environ 25 secondes.
climb-moves = Chaque plaquette réussie rend la suivante un peu plus difficile, chaque plaquette ratée un peu plus facile.
climb-from = Commencer avec des plaquettes pour
climb-from-own = moi, d’après mes temps
climb-no-record = Ces parties ne comptent pas pour les records.
level-missing = Niveau encore inconnu
level-warms-up = S’échauffe…
level-times = ses temps
level-warm-up = échauffement
level-grade = choisi
level-games = parties ici
grade-legend = Quel niveau aux casse-tête ?
grade-choose = Choisir un niveau
grade-told = Tout le monde voit le niveau choisi.
warm-up-offer = Quelle difficulté pour vos plaquettes ? Trois plaquettes d’échauffement le diront : une minute en tout, rien que pour vous, sans points.
warm-up-begin = S’échauffer
warm-up-board = Échauffement : plaquette { $board } sur { $boards }
warm-up-no-points = Rien que pour vous. Pas de points, et rien n’est compté.
warm-up-stop = Arrêter l’échauffement
warm-up-found = Votre niveau : { $level }
waits-for-levels = Encore sans niveau : { $players }
gem-tips = Conseils pour les joyaux
gem-tips-told = Une bonne rangée est montrée à cette place au moment de prendre. Tout le monde voit qui a des conseils, et la partie ne compte pas pour le classement.
take-gems-tip = Prenez vos joyaux. Conseil : rangée { $field }
opens-none-harder = Votre plaquette arrive dans { $seconds } s : il n’y en a pas de plus difficile.
opens-none-easier = Votre plaquette arrive dans { $seconds } s : il n’y en a pas de plus facile pour les autres.

# Tour
on-the-table = Sur la table
no-hourglass = Sans sablier
round-first = { $player } termine en tête
round-you-first = Vous terminez en tête !
round-nobody = Personne n’a été assez rapide
round-solved = Plaquettes résolues : { $count } sur { $all }
first-wins = Qui finit en premier gagne
play-off-watch = Les ex æquo se départagent sur une plaquette de plus.
ask-seat = Prendre place à la prochaine partie
ask-seat-asked = Vous avez demandé une place pour la prochaine partie : une place libre, sinon un robot cède la sienne.
ask-seat-no = Seulement regarder
give-up = Abandonner
play-on = Reprendre
concede = S’incliner
agree-to-share = Partager la victoire
finish = Terminer
standing-offline = hors ligne
standing-asks-pause = demande une pause
standing-rolls = jette le dé
standing-ready = attend la suite
standing-shares = partagerait la victoire
standing-waits = commence plus tard
standing-lays = pièces posées : { $count } sur { $most }
ask-pause = Demander une pause
to-start-keep = Accueil (ma place est gardée)
leave-for-good = Quitter la partie pour de bon
leave-ask = Quitter cette partie pour de bon ?
leave-ask-told = Vous ne pourrez pas revenir dans cette partie. Ce que vous avez gagné compte toujours.
leave-stay = Rester
end-alone = Finir la partie sans les autres
ask-give-up = Abandonner ce tour ?
ask-give-up-told = Sans sablier, c’est définitif.
ask-concede = Vous incliner au départage ?
ask-concede-told = Vous le perdez, et la dernière personne en lice gagne aussitôt.

# Entre les tours
rolls-by-itself = Le dé part tout seul dans { $seconds } s.
goes-on-in = La suite dans { $seconds } s.
waits-for-back = On attend le retour de : { $players }.
waits-for-back-in = On attend { $players }, encore { $seconds } s au plus.
go-on = Continuer
next-until = Dans { $seconds } s au plus tard.
next-ready = { $count ->
    [one] { $players } attend la suite.
   *[other] { $players } attendent la suite.
}
next-waits = On attend { $players }.
standing-ready-own = C’est noté
takes = prend
takes-nothing = ne prend rien
play-off-in = Le départage commence dans { $seconds } s.
choose-field = Choisissez une case pour votre pion
choose-field-told = Regardez les deux premiers joyaux de chaque rangée. Personne ne voit votre choix tant que tout le monde n’a pas choisi.
last-round = Les plaquettes du dernier tour

# Plateau des joyaux
others-lay = Les autres posent encore leurs pièces.
take-gems-now = Prenez vos joyaux avant la fin du sablier !
pass = Passer

# Fin
game-over = La partie est finie
rematch = Rejouer
again-waits = Vous en êtes ! On attend { $players }.
again-not = Pas tout de suite
again-wanted = Pour une autre partie : { $players }
open-lobby = Changer de jeu
lobby-is-open = La table est ouverte pour la prochaine partie.
go-to-lobby = À la table
next-game-runs = La partie suivante a commencé.
watch-it = La suivre

# Parlé
said-keys = Au clavier : 1 à { $count } prend une pièce, les flèches la déplacent, R la tourne, F la retourne, le point d’interrogation montre l’aide.

# Quick words
quick-words = Dire un petit mot
words-muting = Silence
words-mute-all = N’entendre personne
words-mute = Ne plus entendre { $player }
said-word = { $player } dit : { $word }
word-hello = Bonjour !
word-good-luck = Bonne chance !
word-well-done = Bravo !
word-wow = Waouh !
word-oh-no = Oh non !
word-so-close = Si près du but !
word-one-moment = Un instant !
word-good-game = Belle partie !

# The coach of the first game
coach-off = Plus de conseils
coach-begin = Qui a le plus de joyaux d’une même couleur gagne. Votre pion est déjà sur le plateau ; le dé décide des pièces que chacun reçoit.
coach-lay = Recouvrez la surface claire avec ces pièces, sans rien laisser dépasser. Prenez votre temps : le sable ne coule pas encore, et les autres vous attendent.
coach-take = Choisissez une case que votre pion peut atteindre : vous recevez les deux premiers joyaux de sa rangée. Deux de la même couleur, c’est le mieux.
coach-others = Les autres terminent leur plaquette. Plus on est rapide, plus on peut avancer.
coach-sand = Regardez ce que chacun a pris. Dès le prochain tour, le sable coule.
coach-hurry = Le sable coule : recouvrez votre plaquette avant la fin.
coach-quick = Prenez vos joyaux tant que le sable coule ; ensuite, ils sont perdus.
coach-again = Personne n’a terminé à temps : le sablier est retourné encore une fois.
coach-last = Le dernier tour : quelle couleur vous faut-il ?
goal-you = vous { $count }
goal-other = { $player } { $count }

# Liaison
line-lost = Connexion perdue. On se reconnecte…
table-stands-still = La table est arrêtée : rien ne peut être enregistré pour l’instant. Elle repartira d’elle-même, et pas un grain de sable n’est perdu.
covered-waits = C’est recouvert. Votre « Ubongo ! » part dès que la connexion revient.
play-here = Jouer ici
closed-elsewhere = Vous avez ouvert cette table ailleurs.
closed-kicked = Vous ne faites plus partie de cette table : l’hôte en a décidé ainsi.
closed-table-full = Il n’y a plus de place pour regarder à cette table.
closed-too-fast = C’était trop à la fois. Rechargez la page.
closed-restart = Le serveur redémarre et revient tout de suite.
closed-forgotten = Vous avez demandé à ce serveur de vous oublier. Rechargez la page pour repartir de zéro.
closed-no-such-table = Cette table n’existe pas, ou elle a été fermée.
closed-no-guest = Ce navigateur ne garde pas de cookies pour cette page, et le serveur ne sait pas qui vous êtes. Rechargez la page ou autorisez les cookies.
closed-table-frozen = Une erreur de notre côté a arrêté cette table.
closed-table-locked = L’hôte a verrouillé cette table.
closed-table-closed = L’équipe du serveur a fermé cette table.
closed-turned-away = Vous ne pouvez pas entrer ici pour le moment.
closed-too-many-calls = Trop de faux « Ubongo ! » : la connexion est coupée.
closed-too-many-joins = Vous avez rejoint cette partie trop souvent. Ouvrez une autre table.
closed-other = La connexion a été coupée.
refused-kicked = Vous ne faites plus partie de cette table : l’hôte en a décidé ainsi.
refused-table-frozen = Une erreur de notre côté a arrêté cette table.
refused-levels-missing = Tout le monde n’a pas encore de niveau : échauffez-vous ou choisissez-en un.
refused-not-fitted = À cette table, les plaquettes ne sont pas adaptées.
refused-warm-up-runs = Votre échauffement a déjà commencé.
refused-warm-up-done = Votre niveau est déjà connu, ou vous avez commencé trop souvent : choisissez plutôt un niveau.
refused-no-warm-up = Cette plaquette d’échauffement n’est plus là.
refused-seat-empty = Cette place est vide.
refused-not-seated = Seules les personnes assises à cette table peuvent le faire.
refused-not-seated-here = Seules les personnes assises à cette table peuvent le faire.
refused-has-left = Vous avez quitté cette partie.
refused-not-alone = D’autres jouent encore.
refused-not-in-play-off = Seuls les ex æquo jouent le départage.
refused-no-such-field = Cette case n’existe pas.
refused-wrong-edition = Cela n’existe pas dans cette édition.
refused-bad-setting = { $setting ->
    [players] On joue à { $most } au plus dans cette édition.
    [hourglass] Ce n’est pas possible ici : { choose-hourglass }
    [rounds] Ce n’est pas possible ici : { choose-rounds }
    [stars] Ce n’est pas possible ici : { fresh-stars }
    [agreed] Ce n’est pas possible ici : { fresh-number }
    [delay] Ce n’est pas possible ici : { seat-delay }
    [fair_deal] Ce n’est pas possible ici : { option-fair-deal }
    [open_boards] Ce n’est pas possible ici : { option-open-boards }
   *[other] Ce réglage n’est pas possible ici.
  }

# The gem board
own-row-empty = La rangée de votre pion est vide : changez de case dès que vous pourrez.
who-has-chosen = Qui a choisi
has-chosen = a choisi
is-choosing = choisit encore
step-only = Déplacer seulement, prendre plus tard

# Together
stop-helping = Arrêter d’aider
to-own-board = Retour à ma plaquette
mute-helpers = Pas d’aide, merci
unmute-helpers = L’aide est de nouveau bienvenue

# After a round and after the game
look-back = Les plaquettes de la partie
solution-live = Ce casse-tête, ou un semblable, est en cours à une autre table. Redemandez plus tard.
hide-solution = Cacher la solution
game-void-told = Trop de joueurs ont été absents trop longtemps. Personne n’a perdu.
ended-early = La partie s’est terminée avant l’heure.
ended-by-play-off = Le départage a tranché.
count-won = { $nth ->
    [1] { $aboveGems } contre { $belowGems }.
   *[other] D’abord à égalité, puis { $aboveGems } contre { $belowGems }.
  }
watch-again = Revoir la partie
fair-title = Le hasard était-il honnête ?
fair-told = Avant le premier tour, le serveur a montré un sceau ; il montre maintenant le nombre secret qui allait avec. Les deux sont dans l’enregistrement, et chacun peut vérifier.

# A big screen
show-on-screen = Afficher sur un grand écran
screen-told = Un ordinateur ou un téléviseur sert de table, et tout le monde joue sur son téléphone.
screen-open-here = L’ouvrir sur cet appareil
screen-by-code = Sur un autre appareil : scannez ceci, ou ouvrez { $address } et saisissez { $code }.
screen-by-link = Sur un autre appareil : scannez ceci, ou ouvrez { $address }.
screen-watches = Un grand écran montre cette table
screen-came = Un grand écran montre cette table. Dans le menu, vous pouvez masquer ici ce que le grand écran montre.
hands-offer = Un grand écran montre cette table. Ne garder ici que votre plaquette ?
hands-only = Ma plaquette seulement
hands-all = Tout afficher

# A table of an event
to-event = Vers l’événement
event-you-play = Vous jouez avec { $players }
event-they-play = Ici jouent { $players }
event-table-told = La partie commence d’elle-même dès que tout le monde est là.
event-begins-in = { $seconds ->
    [one] Dans une seconde au plus tard
   *[other] Dans { $seconds } secondes au plus tard
  }
refused-event-table = Cette table fait partie d’un événement, qui a attribué les places.
refused-not-an-event = Ceci est une table : cela ne se fait qu’à un événement.
