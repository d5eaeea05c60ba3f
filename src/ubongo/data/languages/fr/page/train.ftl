# En solo dans le train, sans réseau
train-lead = En solo sur des plaquettes toutes neuves, sans aucun réseau. Elles sont déjà sur cet appareil.
train-level = Quelles plaquettes ?
train-level-easy = Facile
train-level-hard = Difficile
train-level-five-stars = Cinq étoiles
train-stars = { $stars } étoiles sur 5
train-left = { $count ->
    [0] plus aucune
    [one] encore { $count }
   *[other] encore { $count }
  }
train-none = Il n’y a pas encore de plaquettes sur cet appareil. Dès qu’il y aura du réseau, elles arriveront toutes seules.
train-broken = Des plaquettes enregistrées ici sont devenues illisibles. Dès qu’il y aura du réseau, d’autres arriveront toutes seules.
train-no-store = Ce navigateur n’enregistre rien pour cette page, peut-être parce que la fenêtre est privée. Vous pouvez jouer, mais tout disparaîtra à la fermeture.
train-ready = Prêt pour le train ?
train-page-kept = { $count ->
    [one] Prêt pour le train : cette page et { $count } plaquette sont sur cet appareil.
   *[other] Prêt pour le train : cette page et { $count } plaquettes sont sur cet appareil.
  }
train-page-not-kept = Les plaquettes sont là, mais cette page n’est pas enregistrée sur cet appareil : sans réseau, elle ne s’ouvrira pas.
train-page-cannot = On ne peut enregistrer cette page que par une connexion sécurisée (https). Tant qu’elle reste ouverte, vous pouvez y jouer sans réseau.
train-keep = L’enregistrer sur cet appareil
train-forget = Ne plus l’enregistrer
train-time = Temps écoulé
train-time-left = Temps restant
train-finish = Terminer
train-over = La partie est finie
train-over-time = Le temps est écoulé
train-used-up = C’était la dernière plaquette de cette réserve.
train-played-here = Jouée sans réseau sur cet appareil
train-again = Encore une partie
train-runs = Jouées sur cet appareil
train-marked = Les parties jouées sans réseau sont signalées. Elles comptent dans vos propres statistiques si vous les y ajoutez, et jamais dans les records ni les classements.
train-take-told = { $count ->
    [one] { $count } partie n’est que sur cet appareil. L’ajouter à vos statistiques ?
   *[other] { $count } parties ne sont que sur cet appareil. Les ajouter à vos statistiques ?
  }
train-take = Ajouter à mes statistiques
train-take-offline = Pas de réseau pour l’instant, ou le serveur ne répond pas. Vos parties restent ici.
train-taken = Dans vos statistiques
train-not-taken = Seulement ici
train-took = { $count ->
    [one] { $count } partie est maintenant dans vos statistiques.
   *[other] { $count } parties sont maintenant dans vos statistiques.
  }

# Refusals
refused-offline-cover-wrong = La plaquette { $board } de cette partie n’est pas exactement recouverte : la partie ne compte pas.
refused-times-impossible = Les temps de cette partie sont impossibles (plaquette { $board }) : elle ne compte pas.
refused-run-in-the-future = Cette partie se termine dans le futur : l’horloge de cet appareil est fausse.
refused-run-too-old = Cette partie est trop ancienne : les statistiques remontent à un peu plus d’un an.
refused-nothing-played = Aucune plaquette de cette partie n’a été résolue ni mise de côté.
refused-board-played-twice = La plaquette { $board } a été jouée deux fois dans cette partie : elle ne compte pas.
refused-no-such-length = Une partie dure 5, 10 ou 20 minutes, ou se joue sans chrono.
refused-too-many-runs = Il n’y a plus de place dans vos statistiques pour d’autres parties sans réseau.
refused-no-such-pack = Cette réserve de plaquettes n’existe pas.
