# De puzzel van de dag
daily-lead = Dezelfde drie legtafels voor iedereen hier. De klok loopt zodra je er een ziet.
daily-number = Nummer { $number }
daily-day-before = Vorige dag
daily-day-after = Volgende dag
daily-to-today = Terug naar vandaag
daily-to-day = Terug naar de drie legtafels
daily-new-day = Een nieuwe dag: er zijn drie nieuwe legtafels.
daily-counts-not = Een eerdere dag: speel hem voor je plezier, hij telt niet mee voor je reeks.
daily-still-counts = De legtafels van gisteren: tot een uur na middernacht (UTC) tellen ze nog voor je reeks.
daily-level-easy = Eenvoudig
daily-level-hard = Moeilijk
daily-level-five-stars = Vijf sterren
daily-stars = { $stars } van 5 sterren
daily-start = Begin
daily-start-level = Begin: { $level }
daily-resume = Ga verder
daily-resume-level = Ga verder: { $level }
daily-see = Bekijken
daily-see-level = Bekijken: { $level }
daily-running = De klok loopt
daily-solved-in = Opgelost in
daily-clock-told = De klok loopt zodra je de legtafel ziet.
daily-solvers = { $count ->
    [0] Hier heeft nog niemand hem opgelost.
    [one] Hier heeft één speler hem opgelost.
   *[other] Hier hebben { $count } spelers hem opgelost.
  }
daily-leave = Voorlopig laten liggen (de klok loopt door)
daily-offline = Geen netwerk. Een legtafel die je al geopend hebt, kun je hier verder leggen; je roep wordt verstuurd zodra er weer een netwerk is.
daily-offline-none = Geen netwerk, en deze legtafels staan niet op dit apparaat. Wat je eerder hebt geopend, kun je zonder netwerk leggen.
daily-offline-needs = Beginnen kan alleen met een netwerk

# Reeks en kalender
daily-streak = Jouw reeks
daily-streak-days = { $days ->
    [one] Eén dag tot nu toe
   *[other] { $days } dagen op rij
  }
daily-streak-none = Begin vandaag een reeks
daily-streak-best = Je beste: { $days ->
    [one] één dag
   *[other] { $days } dagen
  }
daily-bead-solved = opgelost
daily-bead-late = later opgelost
daily-bead-open = vandaag, nog op te lossen
daily-bead-missed = niet opgelost
daily-next-title = Nieuwe legtafels over
daily-hours = { $hours } u { $minutes } min
daily-minutes = { $minutes } min
daily-next-told = Ze komen om middernacht UTC, voor iedereen tegelijk.
daily-archive = Eerdere dagen
daily-archive-told = Een heel jaar om te spelen wanneer je wilt; voor de reeks tellen alleen de legtafels van vandaag.
daily-month-before = Vorige maand
daily-month-after = Volgende maand
daily-solved-count = { $count ->
    [0] niets opgelost
    [one] één legtafel opgelost
   *[other] { $count } legtafels opgelost
  }

# Opgelost
daily-said-solved = Ubongo! De legtafel is opgelost.
daily-board-solved = De opgeloste legtafel
daily-your-time = Jouw tijd
daily-first-told = Op deze server was niemand je voor!
daily-implausible = Dat was sneller dan een hand kan zijn. Deze tijd telt niet mee voor de mediaan en niet voor je reeks.
daily-compared-one = { $slower ->
    [0] De andere speler was minstens even snel.
   *[other] Sneller dan de andere speler!
  }
daily-compared = { $slower ->
    [0] De { $others } anderen waren minstens even snel. Morgen weer een kans!
   *[other] Sneller dan { $slower } van { $others } anderen.
  }
daily-you = Jij
daily-median = Mediaan
daily-next-board = Volgende legtafel: { $level }
daily-all-done = Alle drie opgelost. Tot morgen!
daily-call-offline = De server is niet bereikbaar.
daily-call-waits = Je oplossing is bewaard en wordt verstuurd zodra het kan.

# Delen
daily-share = Laat het je vrienden zien
daily-share-do = Uitslag delen
daily-share-told = Je deelt je tijden en verklapt niets over de legtafels.
daily-share-copied = Uitslag gekopieerd.
daily-share-heading = Ubongo nr. { $number } · { $date }
daily-share-streak = 🔥 { $days } dagen op rij

# Refusals
refused-not-started = Deze puzzel is nog niet begonnen.
refused-no-such-date = Er zijn puzzels van { $first } tot en met { $last }.
