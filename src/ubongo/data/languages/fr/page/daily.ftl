# Le casse-tête du jour
daily-lead = Les trois mêmes plaquettes pour tout le monde. Le chrono démarre dès que vous en voyez une.
daily-number = Numéro { $number }
daily-day-before = Jour précédent
daily-day-after = Jour suivant
daily-to-today = Revenir à aujourd’hui
daily-to-day = Retour aux trois plaquettes
daily-new-day = Un nouveau jour : trois nouvelles plaquettes sont là.
daily-counts-not = Un jour passé : jouez-le pour le plaisir, il ne compte pas pour votre série.
daily-still-counts = Les plaquettes d’hier : jusqu’à une heure après minuit (UTC), elles comptent encore pour votre série.
daily-level-easy = Facile
daily-level-hard = Difficile
daily-level-five-stars = Cinq étoiles
daily-stars = { $stars } étoiles sur 5
daily-start = Commencer
daily-start-level = Commencer : { $level }
daily-resume = Continuer
daily-resume-level = Continuer : { $level }
daily-see = Voir
daily-see-level = Voir : { $level }
daily-running = Le chrono tourne !
daily-solved-in = Résolue en
daily-clock-told = Le chrono démarre dès que vous voyez la plaquette.
daily-solvers = { $count ->
    [0] Personne ici ne l’a encore résolue.
    [one] Une personne ici l’a résolue.
   *[other] { $count } personnes ici l’ont résolue.
  }
daily-leave = La laisser pour l’instant (le chrono continue)
daily-offline = Pas de réseau. Vous pouvez continuer une plaquette déjà ouverte ; votre appel partira dès qu’il y en aura.
daily-offline-none = Pas de réseau, et ces plaquettes ne sont pas sur cet appareil. Celles que vous avez ouvertes avant peuvent se jouer sans réseau.
daily-offline-needs = Il faut du réseau pour commencer

# Série et calendrier
daily-streak = Votre série
daily-streak-days = { $days ->
    [one] Un jour pour l’instant
   *[other] { $days } jours de suite
  }
daily-streak-none = Commencez une série aujourd’hui
daily-streak-best = La meilleure : { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
daily-bead-solved = résolu
daily-bead-late = résolu plus tard
daily-bead-open = aujourd’hui, encore à résoudre
daily-bead-missed = non résolu
daily-next-title = Nouvelles plaquettes dans
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-next-told = Elles arrivent à minuit UTC, pour tous en même temps.
daily-archive = Jours passés
daily-archive-told = Toute une année de plaquettes à jouer quand vous voulez ; seules celles d’aujourd’hui comptent pour la série.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-solved-count = { $count ->
    [0] rien de résolu
    [one] une plaquette résolue
   *[other] { $count } plaquettes résolues
  }

# Résolu
daily-said-solved = Ubongo ! La plaquette est résolue.
daily-board-solved = La plaquette résolue
daily-your-time = Votre temps
daily-first-told = Personne ne l’a résolue avant vous sur ce serveur !
daily-implausible = C’était plus rapide qu’une main. Ce temps ne compte ni pour la médiane ni pour votre série.
daily-compared-one = { $slower ->
    [0] L’autre personne a été au moins aussi rapide.
   *[other] Plus rapide que l’autre personne !
  }
daily-compared = { $slower ->
    [0] Les { $others } autres ont été au moins aussi rapides. Demain, la revanche !
   *[other] Plus rapide que { $slower } des { $others } autres.
  }
daily-you = Vous
daily-median = Médiane
daily-next-board = Plaquette suivante : { $level }
daily-all-done = Les trois sont résolues. À demain !
daily-call-offline = Le serveur est injoignable.
daily-call-waits = Votre solution est gardée et partira d’elle-même dès que possible.

# Partager
daily-share = Montrez-le à vos amis
daily-share-do = Partager le résultat
daily-share-told = Il montre vos temps et ne dévoile rien des plaquettes.
daily-share-copied = Résultat copié.
daily-share-heading = Ubongo nº { $number } · { $date }
daily-share-streak = 🔥 { $days } jours de suite

# Refusals
refused-not-started = Ce casse-tête n’a pas encore été commencé.
refused-no-such-date = Il y a des casse-têtes du { $first } au { $last }.
