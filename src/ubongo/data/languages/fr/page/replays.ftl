replay-open-file = Ouvrir l’enregistrement d’une partie
replay-drop-told = Choisissez un fichier, ou déposez-le n’importe où sur cette page.
replay-own = Vos dernières parties
replay-none = Vous n’avez encore aucune partie terminée sur ce serveur. Jouez-en une, et vous pourrez la revoir ici.
replay-place = { $place } sur { $seats }
replay-solved = { $count ->
    [0] aucune plaquette résolue
    [one] une plaquette résolue
   *[other] { $count } plaquettes résolues
  }
replay-fetching = La partie arrive…
replay-another = Revoir une autre partie
replay-share = Partager ce moment
replay-boards = Les plaquettes
replay-no-board = Pas encore de plaquette
replay-took = { $seconds } secondes
replay-standing = Le résultat
replay-controls = Lecture
replay-time = Temps
replay-at = { $where }, { $time } sur { $whole }
replay-play = Lecture
replay-pause = Pause
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-round-back = Tour précédent
replay-round-on = Tour suivant
replay-speed = Vitesse : × { $speed }
replay-keys = Touches : Espace pour la lecture et la pause, les flèches pour avancer pas à pas, avec Maj tour par tour, 1, 2 et 3 pour la vitesse.
replay-note-seed = Le nombre secret de cette partie n’a pas été publié ; dés et plaquettes ne peuvent pas être vérifiés.
replay-note-box = Cette partie a été jouée avec d’autres plaquettes que celles de notre boîte.
replay-moved = { $player } va sur la case { $field }.
replay-taken = { $player } prend à la case { $field } : { $gems }.
replay-won = { $player } gagne un joyau : { $gems }.
replay-solved-one = { $player } a résolu la plaquette.
replay-passed = { $player } passe.
replay-gave-up = { $player } abandonne.
replay-put-aside = { $player } met la plaquette de côté.
replay-conceded = { $player } s’incline.
replay-goes-on = La partie continue.
replay-laid-out = Tout est en place.
replay-chosen = { $player } a choisi une case.

# Refusals
refused-no-such-game = Aucune partie de ce numéro n’a été jouée jusqu’au bout à cette table, ou elle n’est plus conservée.
refused-not-a-record = Ce n’est pas l’enregistrement d’une partie d’Ubongo (ligne { $line }).
refused-broken-record = Cet enregistrement a été modifié ou coupé : la ligne { $line } ne correspond pas.
refused-game-not-over = Cette partie n’a pas été jouée jusqu’au bout ; on ne peut pas encore la revoir.
refused-record-too-long = Ce fichier est trop long pour l’enregistrement d’une partie.
