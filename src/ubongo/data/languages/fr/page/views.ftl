# Ce qui est dit de ce qui est sur la table
more = Plus
sound-on = Son activé
choose-side = Quelle face des plaquettes ?
play-off-told = Égalité ! Une dernière plaquette va départager.
you-watch = Vous suivez la partie. Une plaquette se montre dès qu’elle est résolue.
board-comes = Votre plaquette arrive dans un instant.
is-bot = robot
other-rolls = { $player } jette le dé
others-choose = Les autres choisissent encore
next-two = Les deux prochains
gem-tip = Conseil : une bonne rangée.
would-have = Vous auriez
goal-gems = Qui a le plus de joyaux d’une même couleur gagne.
field-offers = Case { $field } : { $gems }.
field-empty = Case { $field } : plus de joyaux.
gems-of-players = Les joyaux des joueurs
said-round-started = Tour { $round }. Le dé montre { $symbol }.
said-own-ubongo = Ubongo ! Vous prenez la { $place }.
occasion-record = { $count ->
    [one] Nouveau record : une plaquette !
   *[other] Nouveau record : { $count } plaquettes !
  }
occasion-streak = Première place { $count } tours de suite !
occasion-last-second = À la toute dernière seconde !
occasion-comeback = Quelle remontée !
said-ubongo = { $player } crie « Ubongo ! » et prend la { $place }.
said-gems-taken = { $player } prend à la case { $field } : { $gems }.
said-own-gems = Vous prenez à la case { $field } : { $gems }.
said-gem-won = { $player } reçoit : { $gems }.
said-own-gem-won = Vous recevez : { $gems }.
said-pawns-placed = Tous les pions sont placés. Le vôtre est sur la case { $field }.
said-gave-up-by = { $player } a abandonné.
said-own-place = Vous : { $place }.
said-choose = Choisissez une case pour votre pion : vous avez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
said-next = Appuyez sur « Tour suivant » quand vous voulez. Il commence au plus tard dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
said-waits-next = C’est bon pour vous. On attend les autres.
said-roll = À vous de jeter le dé. Il part tout seul dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
said-board = Votre plaquette a { $count } carrés pour { $pieces }.
said-sand = Encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
said-no-sand = Il n’y a pas de sablier.
said-take = Prenez vos joyaux : choisissez une case.
said-gave-up = Vous avez abandonné ce tour. Tant qu’il dure, vous pouvez reprendre.
said-waits-others = On attend les autres.
said-paused = Pause : tous les chronos sont arrêtés.
said-play-off-soon = Égalité pour la première place. { $players } jouent encore une plaquette, dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
said-round-ended = Le tour { $round } est fini.
said-game-ended = La partie est finie.
said-seat-lost = { $player } a perdu la connexion.
said-seat-left = { $player } a quitté la partie.
said-seat-back = { $player } est de retour.
field-then = Vous aurez alors { $gems }.
field-left = { $count ->
    [one] Il reste { $count } joyau.
   *[other] Il reste { $count } joyaux.
  }
field-pawns = Ici : { $players }.
no-gems-near = Aucun joyau à portée. Vous ne pouvez que passer.
track-told = Sur la piste des tours : { $sapphires ->
    [one] { $sapphires } saphir
   *[other] { $sapphires } saphirs
  } et { $ambers ->
    [one] { $ambers } ambre
   *[other] { $ambers } ambres
  }
track-told-2015 = Sur la piste des tours, joyaux bleus : { $blue }, joyaux bruns : { $brown }
play-off-between = Départage : { $players }
in-the-bag = Dans le sac
left-over = Dans la boîte :
said-left-over = Personne ne les a gagnés, ils vont dans la boîte : { $gems }.
left-over-bag = Dans le sac :
said-left-over-bag = Personne ne les a gagnés, ils vont dans le sac : { $gems }.
stacks-told = Après chaque tour, chaque pile passe à gauche.
zen-told = Aucun chrono ne tourne. Quand vous en aurez assez, choisissez « Terminer » dans le menu.
part-sets = Séries complètes d’animaux
part-sapphires = Saphirs
part-ambers = Ambres
part-extra = Les deux joyaux pour chaque animal
records-title = Vos meilleures parties en solo · { $minutes } minutes · { $side }
records-title-zen = Vos meilleures parties sans chrono · { $side }
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
count-tie = Les six nombres sont les mêmes : la place est partagée.
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
