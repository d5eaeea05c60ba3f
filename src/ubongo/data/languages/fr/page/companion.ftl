# Onglets
companion-tabs = Outils pour la vraie boîte
companion-tab-hourglass = Sablier
companion-tab-die = Dé
companion-tab-scores = Score
companion-tab-start = Qui commence

# Sablier
companion-turn = Retourner le sablier
companion-pause = Pause
companion-resume = Reprendre
companion-turn-again = Recommencer
companion-next-round = Tour suivant
companion-time-up = Stop ! Le temps est écoulé !
companion-over-since = Il s’est vidé il y a { $time }.
companion-chance-told = Si personne n’a réussi, retournez-le encore une fois.
companion-in-chance = Deuxième chance
companion-is-paused = En pause
companion-length = Durée : { $time }
companion-length-title = Combien de temps coule le sable ?
companion-length-round = Pour un tour
companion-length-box = la minute habituelle
companion-length-solo = Pour une partie en solo
companion-length-own = Votre durée
companion-length-own-told = Minutes et secondes, par exemple 1:30, ou seulement des secondes.
companion-length-use = Prendre { $time }
companion-length-wrong = Entre 0:05 et 60:00, s’il vous plaît.
companion-length-measure = Le vôtre est différent ? Retournez-le et appuyez ici ; appuyez encore quand le dernier grain est tombé.
companion-length-measure-start = Mesurer mon sablier
companion-length-measure-stop = Il est vide ! ({ $time })
companion-said-turned = Le sable coule : { $time }.
companion-said-paused = En pause à { $time }.
companion-said-resumed = Le sable coule de nouveau.
companion-to-hourglass = Vers le sablier

# Dé
companion-roll-again = Jeter encore une fois
companion-roll-turn = Jeter le dé et retourner le sablier
companion-die-unrolled = Touchez le dé ou appuyez sur la barre d’espace.
companion-die-kind = Ce qu’il y a sur le dé
companion-die-symbols = Symboles
companion-die-pips = Points
companion-shake = Secouer pour jeter le dé
companion-shake-refused = Cet appareil ne permet pas à la page de détecter les secousses.

# Score
companion-sheets = Quel jeu ?
companion-player = Joueur { $number }
companion-players = Qui joue ?
companion-add-player = Une personne de plus
companion-remove-player = Retirer { $player }
companion-colour = Couleur : { $player }
companion-colour-0 = orange, un anneau
companion-colour-1 = bleu, deux anneaux
companion-colour-2 = vert, trois anneaux
companion-colour-3 = violet, quatre anneaux
companion-name-of = Nom du joueur { $number }
companion-new-game = Nouvelle partie
companion-new-game-ask = Commencer une nouvelle feuille ?
companion-new-game-told = Les comptes de cette partie sont effacés, les noms restent. Vous pourrez encore annuler.
companion-new-game-yes = Oui, une nouvelle feuille
companion-new-game-no = Continuer à compter
companion-said-undone = Le dernier changement est annulé.
companion-round-over = Le tour { $round } est fini
companion-all-rounds = Les { $rounds } tours sont joués.
companion-leads = { $player } mène
companion-lead-shared = À égalité : { $players }
companion-nothing-yet = Rien n’est encore compté.
companion-counts-of = Ce que possède { $player }
companion-more-of = { $player } : { $thing }, plus un
companion-less-of = { $player } : { $thing }, moins un
companion-said-count = { $player }, { $thing } : { $count }
companion-thing-sapphire = saphir
companion-thing-amber = ambre
companion-thing-board = plaquette
companion-too-many = Plus qu’il n’y en a dans la boîte ({ $most }). Recompter ?
companion-classic-told = Touchez un nom, puis chaque joyau pris. La plus grande collection d’une même couleur gagne ; à égalité, la couleur suivante décide.
companion-2024-told = Après chaque tour, touchez qui a réussi, du plus rapide au plus lent : joyaux et plaquettes se répartissent tout seuls.
companion-cooperative-told = Touchez les animaux dont la plaquette est résolue, de la première à la dernière. Après chaque tour, les piles passent à gauche.
companion-correct = Corriger
companion-who-solved = Qui a réussi au tour { $round } ?
companion-solve-rank = { $player }, { $place }
companion-sum = { $sapphires } × 3 + { $ambers } + { $boards } = { $points }
companion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
companion-play-off-told = À égalité : { $players }. Chacun prend encore une plaquette ; un seul jet, pas de sablier. Qui a fini en premier ?
companion-play-off-won = { $player } gagne le départage
companion-animals = Animaux en jeu
companion-together-score = { $score ->
    [one] Ensemble : { $score } point
   *[other] Ensemble : { $score } points
  }
companion-together-most = sur { $most }
companion-set-missing = Il manque pour la prochaine série : { $animals }

# Solo
companion-solo-told = Autant de plaquettes que possible avant la fin du sablier. On peut en mettre une de côté ; le temps ne s’arrête jamais.
companion-solo-begin = Commencer
companion-solo-solved = Réussi !
companion-solo-aside = Mettre de côté
companion-solo-left = encore { $time }
companion-solo-over = La partie est finie
companion-solo-again = Encore une partie
companion-said-solved = { $count ->
    [one] { $count } réussie
   *[other] { $count } réussies
  }
companion-said-aside = Mise de côté.

# Qui commence
companion-start-fingers = Tout le monde pose un doigt dans ce cadre et ne bouge plus.
companion-start-one = Encore un doigt, s’il vous plaît.
companion-start-still = Ne bougez pas…
companion-start-picked = Le doigt { $number } commence !
companion-start-again = Levez tous les doigts pour choisir de nouveau.
companion-start-names = Ou d’après les noms
companion-start-pick = Au hasard
companion-start-name = { $player } commence !
companion-start-rule = Ce que disent les règles : dans l’édition 2024, la personne la plus jeune jette le dé en premier ; dans le jeu classique, vous désignez quelqu’un. Après chaque tour, c’est à la personne de gauche.

# À côté
companion-more = À propos de cette page
companion-awake = L’écran reste allumé tant que cette page est ouverte.
companion-asleep = Ce navigateur ne peut pas garder l’écran allumé. Réglez une mise en veille plus longue sur votre téléphone.
companion-asleep-short = L’écran peut s’éteindre.
companion-kept = Cette page est enregistrée sur cet appareil et s’ouvre même sans réseau.
companion-not-kept = Pour s’ouvrir, cette page a besoin du réseau ; une fois ouverte, non.
companion-cannot-keep = Une fois ouverte, cette page n’a pas besoin de réseau. On ne peut l’enregistrer que par une connexion sécurisée (https).
companion-keep = L’enregistrer sur cet appareil
companion-forget = Ne plus l’enregistrer
