# Opening one
event-told = Un code, plusieurs tables : chacun saisit son nom et joue à deux, trois ou quatre, et après chaque partie les adversaires changent. Un mur montre toutes les tables et le classement.
event-open = Ouvrir l’événement
event-open-told = Il est ouvert aussitôt. Jusqu’au début, vous pouvez tout changer.
event-choose-title = Nom de l’événement
event-choose-title-told = Par exemple « Classe de CM1 ». Il s’affiche sur le mur et peut rester vide.
event-choose-length = Combien de temps ?
event-length-rounds = Un nombre de tours
event-length-minutes = Une durée
event-length-open = Jusqu’à ce que l’hôte y mette fin
event-rounds-count = { $count ->
    [one] Un tour
   *[other] { $count } tours
  }
event-choose-game = Une partie
event-game-count = { $count ->
    [one] une plaquette
   *[other] { $count } plaquettes
  }
event-round-takes = { $minutes ->
    [one] Dans un tour, chaque table joue une partie, qui dure une minute au plus.
   *[other] Dans un tour, chaque table joue une partie, qui dure environ { $minutes } minutes au plus.
  }
event-round-is-game = Dans un tour, chaque table joue une partie. Sans sablier, nul ne sait combien de temps elle dure.
event-choose-seats = Personnes par table
event-seats-count = Tables de { $count }
event-choose-boards = Quelles plaquettes ?
event-boards-usual = Chacun la sienne
event-boards-usual-told = Comme dans le jeu : chacun a une plaquette différente.
event-boards-same = Les mêmes pour tous
event-boards-same-told = Toutes les tables résolvent les mêmes plaquettes : seule la vitesse compte.
event-boards-fitted = Adaptées à chacun
event-boards-fitted-told = Les plus forts ont des plaquettes plus difficiles, et chacun peut gagner.
event-choose-bots = Robots
event-bots-none = Aucun robot
event-bots-told = Un robot prend chaque place libre. Les robots ne marquent pas de points.
event-bots-fill = Robots : { $strength }

# Coming in
event-connecting = On vous conduit à l’événement…
event-welcome = Bienvenue !
event-join = Je participe
event-name-told = Les autres le voient sur le mur. Vous pourrez le changer.
event-grade = Êtes-vous à l’aise avec ce genre de casse-tête ?
event-grade-told = Vos premières plaquettes en dépendent ; les suivantes suivent votre jeu.
event-are-in = C’est bon, { $name } !
event-host-starts = L’hôte lance le premier tour.
event-people = { $count ->
    [0] Personne ne participe encore
    [one] Une personne participe
   *[other] { $count } personnes participent
  }
event-points-told = À chaque table, la première place vaut 5 points, la deuxième 3, la troisième 2, la quatrième 1.
event-rename = Changer mon nom
event-quit = Quitter l’événement
event-quit-ask = Quitter l’événement ?
event-quit-told = Vos points restent, et vous pouvez revenir sur cet appareil.

# During a round, and after it
event-round = Tour { $round }
event-round-of = Tour { $round } sur { $rounds }
event-round-over = Le tour { $round } est terminé.
event-seating = Les places sont attribuées…
event-you-next = Ce tour a déjà commencé. Vous jouerez le prochain.
event-to-table = À ma table
event-won = { $count ->
    [one] { $told } point
   *[other] { $told } points
  }
event-own-void = La table { $number } n’a pas fini sa partie : pas de points cette fois.
event-still-playing = { $count ->
    [0] Toutes les tables ont fini.
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
  }
event-next-comes = Le prochain tour arrive bientôt.
event-ends-soon = C’était le dernier tour. L’hôte met fin à l’événement.
event-time-left = Temps restant
event-time-up = Le temps est écoulé
event-your-place = Vous êtes à la place { $place } sur { $count }.
event-ranking = Classement
event-no-ranking = Il commence dès qu’une table a fini.
event-tables = Tables
event-table = Table { $number }
event-board-of = Plaquette { $round } sur { $rounds }
event-table-begins = commence
event-table-done = terminée
event-table-void = pas de points
event-look-on = Regarder la table { $number }
event-said-round = Le tour { $round } commence.
event-said-place = Vous êtes à la place { $place } ; points : { $points }.

# The host
event-link = Lien vers cet événement
event-qr = Code QR du lien vers cet événement
event-nobody-yet = Personne n’est encore là. Montrez le code : il suffit de le scanner.
event-begin = Lancer le tour { $round }
event-needs = { $least ->
    [one] Il faut au moins une personne.
   *[other] Il faut au moins { $least } personnes.
  }
event-seats-them = Chacun reçoit une place, et les parties commencent d’elles-mêmes.
event-away = Absents en ce moment : { $players }.
event-tables-done = Tables qui ont fini : { $done } sur { $count }.
event-missing = Jouent encore : { $players }.
event-more-people = { $count ->
    [one] une personne de plus
   *[other] { $count } de plus
  }
event-begin-anyway = Tour suivant sans attendre
event-anyway-ask = Lancer le tour suivant maintenant ?
event-anyway-told = { $count ->
    [one] Une table joue encore et n’aura pas de points.
   *[other] { $count } tables jouent encore et n’auront pas de points.
  }
event-end = Mettre fin à l’événement
event-end-ask = Mettre fin à l’événement ?
event-end-told = Le classement est alors définitif, et chacun voit le podium.
event-played-out = Aucun autre tour ne peut commencer.
event-remove = Exclure { $player }
event-remove-ask = Exclure { $player } de l’événement ?
event-remove-told = Le nom et les points quittent le classement, et cet appareil ne pourra plus entrer.
event-remove-deed = Exclure
event-i-play = Je joue aussi
event-i-do-not-play = Je ne joue plus
event-lock = Ne laisser entrer personne
event-is-locked = Plus personne n’entre
event-show-wall = Afficher le mur
event-devices = Mur et second appareil
event-wall = Le mur
event-wall-told = Un projecteur ou un téléviseur montre le code, toutes les tables, l’heure et le classement.
event-wall-by-code = Sur un autre appareil : ouvrez { $address } et saisissez { $code }.
event-second = Un second appareil pour l’hôte
event-second-told = Scannez ceci avec votre téléphone, et il pourra tout faire aussi. Ne le montrez à personne d’autre : qui l’a devient hôte.

# The wall
event-wall-come = Venez jouer !

# The end
event-over = L’événement est terminé.
event-wins = { $player } gagne !
event-no-results = Aucune table n’a fini sa partie.
event-own-games = Vos parties
event-games-missing = Vos parties n’ont pas pu être chargées.
event-results-csv = Résultats en tableau (CSV)
event-results-json = Tous les résultats (JSON)
event-fair-told = Dès le début, le serveur a montré un sceau ; il montre maintenant le nombre secret qu’il cachait. Les places et les plaquettes communes en ont été tirées.

# Why it is not shown
event-none = Cet événement n’existe pas, ou il a été effacé.
event-removed = L’hôte vous a exclu de cet événement.
event-full-house = Trop de personnes regardent cet événement en ce moment.
event-elsewhere = Cet événement est ouvert dans d’autres fenêtres chez vous.
event-closed = Les responsables de ce serveur ont fermé cet événement.

# Refusals
refused-not-a-table = Ceci est un événement : cela ne se fait qu’à une table.
refused-event-full = Cet événement est complet : { $most } personnes y participent.
refused-event-locked = L’hôte ne laisse plus entrer personne à cet événement.
refused-event-over = Cet événement est terminé.
refused-removed-from-event = Vous ne faites plus partie de cet événement : l’hôte en a décidé ainsi.
refused-not-a-member = Seules les personnes qui participent à cet événement peuvent le faire.
refused-no-such-member = Personne n’a ce numéro à cet événement.
refused-round-not-over = { $playing ->
    [one] Une table joue encore.
   *[other] { $playing } tables jouent encore.
  }
refused-too-few-people = { $least ->
    [one] Personne n’est là pour s’asseoir.
   *[other] Pour un tour, il faut au moins { $least } personnes présentes.
  }
refused-out-of-rounds = Tous les tours sont joués, ou le temps est écoulé.
refused-wrong-host-key = Ce lien ne vous permet pas d’animer cet événement.
refused-too-many-hosts = Un événement a { $most } hôtes au plus.
refused-no-such-event = Cet événement n’existe pas, ou il a été effacé.
refused-too-many-events = Trop d’événements ont été ouverts depuis votre connexion. Réessayez plus tard.
