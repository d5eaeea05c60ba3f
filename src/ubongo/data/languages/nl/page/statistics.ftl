# Jouw statistieken
statistics-empty = Nog niets te tellen
statistics-empty-told = Speel een spel of een puzzel van de dag, dan verschijnen hier je tijden, records en vooruitgang.
statistics-games = { $games ->
    [one] spel
   *[other] spellen
  }
statistics-solved = legtafels opgelost
statistics-median = mediane tijd
statistics-best = snelste legtafel
statistics-as-table = Als tabel
statistics-plot-told = Ga er met de pijltoetsen doorheen.
statistics-stars = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
  }
statistics-solved-of = { $solved } van { $dealt } opgelost
statistics-median-is = Mediaan: { $time }
statistics-games-count = { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  }
statistics-head-stars = Sterren
statistics-head-piece = Legstuk
statistics-head-day = Dag
statistics-head-games = Spellen
statistics-head-dealt = Gekregen
statistics-head-solved = Opgelost
statistics-head-median = Mediaan
statistics-head-best = Snelste

# Grafieken
statistics-by-stars = Hoe moeilijk, hoe lang?
statistics-by-stars-told = Elke stip is een van je laatste opgeloste legtafels; de lijn verbindt de medianen van al je legtafels. Eronder: hoeveel legtafels je zijn gelukt.
statistics-by-piece = Welke legstukken houden je bezig?
statistics-by-piece-told = De mediane tijd van alle opgeloste legtafels met dit legstuk, de langzaamste eerst.
statistics-days = De dagen waarop je speelde
statistics-days-told = { $days ->
    [one] Tot nu toe één dag aan tafel; hoe donkerder het vakje, hoe meer spellen.
   *[other] Tot nu toe { $days } dagen aan tafel; hoe donkerder het vakje, hoe meer spellen.
  }
statistics-progress = Jouw vooruitgang
statistics-progress-told = De mediaan van elke dag waarop je speelde; hoe groter de cirkel, hoe meer spellen. De lijn laat zien waar het heen gaat.
statistics-quicker = Je hebt { $percent }% minder tijd nodig dan in het begin. Hoe groter de cirkel, hoe meer spellen op die dag.
statistics-slower = Op dit moment doe je er { $percent }% langer over dan in het begin: moeilijkere legtafels, of een vermoeiende week? Hoe groter de cirkel, hoe meer spellen op die dag.

# Records
statistics-records = Records
statistics-offline = Zonder netwerk gespeeld
statistics-offline-told = { $count ->
    [one] { $count } solospel zonder netwerk: meegeteld in de cijfers hier, maar niet bij je records.
   *[other] { $count } solospellen zonder netwerk: meegeteld in de cijfers hier, maar niet bij je records.
  }
statistics-won-of = { $won } van { $games ->
    [one] { $games } spel
   *[other] { $games } spellen
  } gewonnen
statistics-fastest = Snelste legtafel: { $time }
statistics-runs = { $runs ->
    [one] de enige poging, op { $date }
   *[other] de beste van { $runs } pogingen, op { $date }
  }
statistics-daily-easy = Puzzel van de dag: eenvoudig
statistics-daily-hard = Puzzel van de dag: moeilijk
statistics-daily-five-stars = Puzzel van de dag: vijf sterren
statistics-streak = Langste reeks
statistics-streak-told = { $best ->
    [one] Eén dag met een puzzel van de dag; nu { $now }.
   *[other] { $best } dagen op rij met een puzzel van de dag; nu { $now }.
  }

# Sterkte
statistics-ratings = Speelsterkte
statistics-rate-me = Mijn openbare spellen laten meetellen
statistics-rate-me-told = Uit, tenzij je het wilt. Vanaf het volgende openbare spel krijgen jij en anderen die het willen een speelsterkte voor elke editie.
statistics-rated-now = Vanaf nu tellen je openbare spellen voor je speelsterkte.
statistics-rated-no-more = Je spellen tellen niet meer voor je speelsterkte.
statistics-rating-told = { $games ->
    [one] { $games } meegeteld spel
   *[other] { $games } meegetelde spellen
  }, { $sure }; waarschijnlijk rond { $level }.
statistics-sure-little = nog een gok
statistics-sure-fairly = redelijk zeker
statistics-sure-very = heel zeker
statistics-rating-how = Het getal is het niveau dat je vrijwel zeker overtreft; iedereen begint bij 0. De band laat zien waar je niveau kan liggen: met elk spel wordt hij smaller.
statistics-rating-none = Nog geen meegeteld spel: schuif aan bij een openbare tafel met mensen die het ook willen.
statistics-rating-never = Tellen nooit mee: spellen met bots, privétafels, samen gespeelde spellen en solospellen, en tafels waar niet iedereen dezelfde zijde heeft.

# Gegevens
statistics-data = Wat er van je bewaard wordt
statistics-data-told = Alleen je spellen op deze server, onder een nummer in een cookie. Geen naam, geen adres, niets wat je niet zelf hebt opgegeven. Niemand anders ziet het, en het wordt vergeten als je 400 dagen wegblijft.
statistics-export = Alles downloaden
statistics-delete = Alles wissen
statistics-delete-title = Alles wissen?
statistics-delete-told = Dit kan niet ongedaan worden gemaakt. Je bent dan kwijt:
statistics-delete-games = alle statistieken en records van je spellen, ook van de solospellen
statistics-delete-daily = je tijden en je reeks bij de puzzel van de dag
statistics-delete-ratings = je speelsterkte, en de keuze om mee te tellen
statistics-delete-stays = Lopende spellen blijven, en ook anonieme tijden waaruit de server leert wat moeilijk is.
statistics-keep = Behouden
statistics-delete-sure = Ja, alles wissen
statistics-gone = Alles is gewist.
statistics-forget = Vergeet mij overal
statistics-forget-told = “Vergeet mij overal” beëindigt ook je cookie: deze browser begint als nieuwe gast, en ook iedereen die er een kopie van heeft. Je verliest je plaatsen aan tafels.
statistics-forgotten = Je bent vergeten.
