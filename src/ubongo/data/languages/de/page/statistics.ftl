# Deine Statistik
statistics-empty = Noch nichts zu zählen
statistics-empty-told = Spiel eine Partie oder ein Rätsel des Tages, dann erscheinen hier deine Zeiten, Rekorde und Fortschritte.
statistics-games = { $games ->
    [one] Spiel
   *[other] Spiele
  }
statistics-solved = Legetafeln gelöst
statistics-median = mittlere Zeit (Median)
statistics-best = schnellste Legetafel
statistics-as-table = Als Tabelle
statistics-plot-told = Mit den Pfeiltasten kannst du es durchgehen.
statistics-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
statistics-solved-of = { $solved } von { $dealt } gelöst
statistics-median-is = Median: { $time }
statistics-games-count = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
  }
statistics-head-stars = Sterne
statistics-head-piece = Legeteil
statistics-head-day = Tag
statistics-head-games = Spiele
statistics-head-dealt = Erhalten
statistics-head-solved = Gelöst
statistics-head-median = Median
statistics-head-best = Schnellste

# Plots
statistics-by-stars = Wie schwierig, wie lange?
statistics-by-stars-told = Jeder Punkt ist eine deiner zuletzt gelösten Legetafeln; die Linie verbindet die Mediane von allen. Darunter: wie viele der Legetafeln du geschafft hast.
statistics-by-piece = Welche Legeteile beschäftigen dich?
statistics-by-piece-told = Der Median aller gelösten Legetafeln mit diesem Legeteil, die langsamsten zuerst.
statistics-days = Die Tage, an denen du gespielt hast
statistics-days-told = { $days ->
    [one] Bisher ein Tag am Tisch; je kräftiger das Kästchen, desto mehr Spiele.
   *[other] Bisher { $days } Tage am Tisch; je kräftiger das Kästchen, desto mehr Spiele.
  }
statistics-progress = Dein Fortschritt
statistics-progress-told = Der Median jedes Tages, an dem du gespielt hast; je größer der Kreis, desto mehr Spiele. Die Linie zeigt, wohin es geht.
statistics-quicker = Du brauchst { $percent } % weniger Zeit als am Anfang. Je größer der Kreis, desto mehr Spiele an dem Tag.
statistics-slower = Zurzeit brauchst du { $percent } % länger als am Anfang: schwierigere Legetafeln oder eine anstrengende Woche? Je größer der Kreis, desto mehr Spiele an dem Tag.

# Rekorde
statistics-records = Rekorde
statistics-offline = Ohne Netz gespielt
statistics-offline-told = { $count ->
    [one] { $count } Solospiel ohne Netz: in den Zahlen hier enthalten, aber nicht bei deinen Rekorden.
   *[other] { $count } Solospiele ohne Netz: in den Zahlen hier enthalten, aber nicht bei deinen Rekorden.
  }
statistics-won-of = { $won } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
  } gewonnen
statistics-fastest = Schnellste Legetafel: { $time }
statistics-runs = { $runs ->
    [one] der einzige Versuch, am { $date }
   *[other] der beste von { $runs } Versuchen, am { $date }
  }
statistics-daily-easy = Rätsel des Tages: einfach
statistics-daily-hard = Rätsel des Tages: schwierig
statistics-daily-five-stars = Rätsel des Tages: fünf Sterne
statistics-streak = Längste Serie
statistics-streak-told = { $best ->
    [one] Ein Tag mit einem Rätsel des Tages; jetzt { $now }.
   *[other] { $best } Tage in Folge mit einem Rätsel des Tages; jetzt { $now }.
  }

# Wertungen
statistics-ratings = Wertungszahlen
statistics-rate-me = Meine öffentlichen Spiele werten
statistics-rate-me-told = Ausgeschaltet, solange du es nicht willst. Ab dem nächsten öffentlichen Spiel bekommst du, wie alle anderen, die es wollen, für jede Ausgabe eine Wertungszahl.
statistics-rated-now = Von jetzt an werden deine öffentlichen Spiele gewertet.
statistics-rated-no-more = Deine Spiele werden nicht mehr gewertet.
statistics-rating-told = { $games ->
    [one] { $games } gewertetes Spiel
   *[other] { $games } gewertete Spiele
  }, { $sure }; am ehesten um { $level }.
statistics-sure-little = noch eine Vermutung
statistics-sure-fairly = ziemlich sicher
statistics-sure-very = sehr sicher
statistics-rating-how = Die Zahl ist die Stärke, die du so gut wie sicher übertriffst; alle beginnen bei 0. Das Band zeigt, wo deine Stärke liegen kann: Mit jedem Spiel wird es schmaler.
statistics-rating-none = Noch kein gewertetes Spiel: Setz dich an einen öffentlichen Tisch mit Leuten, die auch gewertet werden wollen.
statistics-rating-never = Nie gewertet: Spiele mit Computergegnern, private Tische, gemeinsame Spiele und Solospiele und Tische, an denen nicht alle dieselbe Seite haben.

# Eigene Daten
statistics-data = Was über dich aufbewahrt wird
statistics-data-told = Nur deine Spiele auf diesem Server, unter einer Nummer in einem Cookie. Kein Name, keine Adresse, nichts, was du nicht selbst angegeben hast. Niemand sonst sieht es, und es wird vergessen, wenn du 400 Tage nicht kommst.
statistics-export = Alles herunterladen
statistics-delete = Alles löschen
statistics-delete-title = Alles löschen?
statistics-delete-told = Das lässt sich nicht rückgängig machen. Weg sind dann:
statistics-delete-games = alle Statistiken und Rekorde deiner Spiele, auch der Solospiele
statistics-delete-daily = deine Zeiten und deine Serie beim Rätsel des Tages
statistics-delete-ratings = deine Wertungszahlen und der Wunsch, gewertet zu werden
statistics-delete-stays = Laufende Spiele bleiben, ebenso anonyme Zeiten, aus denen der Server lernt, was schwierig ist.
statistics-keep = Behalten
statistics-delete-sure = Ja, alles löschen
statistics-gone = Alles ist gelöscht.
statistics-forget = Mich überall vergessen
statistics-forget-told = „Mich überall vergessen“ beendet auch dein Cookie: Dieser Browser wird jemand Neues, und auch alle, die eine Kopie davon haben. Du verlierst deine Plätze an Tischen.
statistics-forgotten = Du bist vergessen.
