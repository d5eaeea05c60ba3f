# Das Rätsel des Tages
daily-lead = Dieselben drei Legetafeln für alle hier. Die Uhr läuft, sobald du eine siehst.
daily-number = Nummer { $number }
daily-day-before = Der Tag davor
daily-day-after = Der Tag danach
daily-to-today = Zurück zu heute
daily-to-day = Zurück zu den drei Legetafeln
daily-new-day = Ein neuer Tag: Drei neue Legetafeln sind da.
daily-counts-not = Ein früherer Tag: Spiel ihn zum Spaß, für die Serie zählt er nicht.
daily-still-counts = Die Legetafeln von gestern: Bis eine Stunde nach Mitternacht (UTC) zählen sie noch für deine Serie.
daily-level-easy = Einfach
daily-level-hard = Schwierig
daily-level-five-stars = Fünf Sterne
daily-stars = { $stars } von 5 Sternen
daily-start = Los
daily-start-level = Los: { $level }
daily-resume = Weiter
daily-resume-level = Weiter: { $level }
daily-see = Ansehen
daily-see-level = Ansehen: { $level }
daily-running = Die Uhr läuft
daily-solved-in = Gelöst in
daily-clock-told = Die Uhr läuft, sobald du die Legetafel siehst.
daily-solvers = { $count ->
    [0] Hier hat sie noch niemand gelöst.
    [one] Hier hat sie schon jemand gelöst.
   *[other] Hier haben sie schon { $count } gelöst.
  }
daily-leave = Vorerst weglegen (die Uhr läuft weiter)
daily-offline = Kein Netz. Eine Legetafel, die du schon geöffnet hast, kannst du hier legen; dein Ruf geht ab, sobald es wieder eins gibt.
daily-offline-none = Kein Netz, und diese Legetafeln sind nicht auf diesem Gerät. Was du vorher geöffnet hast, lässt sich auch ohne Netz legen.
daily-offline-needs = Der Anfang braucht ein Netz

# Serie und Kalender
daily-streak = Deine Serie
daily-streak-days = { $days ->
    [one] Ein Tag bis jetzt
   *[other] { $days } Tage in Folge
  }
daily-streak-none = Beginne heute eine Serie
daily-streak-best = Deine beste: { $days ->
    [one] ein Tag
   *[other] { $days } Tage
  }
daily-bead-solved = gelöst
daily-bead-late = später gelöst
daily-bead-open = heute, noch zu lösen
daily-bead-missed = nicht gelöst
daily-next-title = Neue Legetafeln in
daily-hours = { $hours } Std. { $minutes } Min.
daily-minutes = { $minutes } Min.
daily-next-told = Sie kommen um Mitternacht UTC, für alle zugleich.
daily-archive = Frühere Tage
daily-archive-told = Ein Jahr zurück, jederzeit spielbar; für die Serie zählen nur die Legetafeln von heute.
daily-month-before = Der Monat davor
daily-month-after = Der Monat danach
daily-solved-count = { $count ->
    [0] nichts gelöst
    [one] eine Legetafel gelöst
   *[other] { $count } Legetafeln gelöst
  }

# Gelöst
daily-said-solved = Ubongo! Die Legetafel ist gelöst.
daily-board-solved = Die gelöste Legetafel
daily-your-time = Deine Zeit
daily-first-told = Auf diesem Server hat sie niemand vor dir gelöst!
daily-implausible = Das war schneller, als eine Hand sein kann. Diese Zeit zählt weder für den Median noch für deine Serie.
daily-compared-one = { $slower ->
    [0] Die andere Person war mindestens so schnell.
   *[other] Schneller als die andere Person!
  }
daily-compared = { $slower ->
    [0] Die { $others } anderen waren mindestens so schnell. Morgen ist auch noch ein Tag!
   *[other] Schneller als { $slower } von { $others } anderen.
  }
daily-you = Du
daily-median = Median
daily-next-board = Nächste Legetafel: { $level }
daily-all-done = Alle drei gelöst. Komm morgen wieder!
daily-call-offline = Der Server ist nicht erreichbar.
daily-call-waits = Deine Lösung ist gesichert und wird abgeschickt, sobald es geht.

# Teilen
daily-share = Zeig es deinen Freunden
daily-share-do = Ergebnis teilen
daily-share-told = Es zeigt deine Zeiten und verrät nichts über die Legetafeln.
daily-share-copied = Ergebnis kopiert.
daily-share-heading = Ubongo Nr. { $number } · { $date }
daily-share-streak = 🔥 { $days } Tage in Folge

# Refusals
refused-not-started = Dieses Rätsel wurde noch nicht begonnen.
refused-no-such-date = Es gibt Rätsel vom { $first } bis zum { $last }.
