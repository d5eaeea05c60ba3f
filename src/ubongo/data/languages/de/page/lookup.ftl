look-up-ways = Was möchtest du nachschlagen?
look-up-way-box = Aus unserer Schachtel
look-up-way-any = Andere Legetafel
look-up-box-told = Das sind die Legetafeln dieses Spiels. Eine gekaufte Schachtel hat andere: Mal deine unter „Andere Legetafel“ auf.
look-up-share = Diese Aufgabe teilen
look-up-link-broken = Dieser Link ist beschädigt, die Aufgabe darin lässt sich nicht lesen. Mal sie hier auf, oder lass dir den Link noch einmal schicken.
look-up-link-too-long = Dieser Link ist viel zu lang für eine Aufgabe. Mal sie hier auf, oder lass dir den Link noch einmal schicken.
look-up-number = Nummer der Legetafel
look-up-board-before = Vorige Legetafel
look-up-board-after = Nächste Legetafel
look-up-symbol = Symbol des Würfels
look-up-board-told = Legetafel { $number } · { $side } · { $symbol }
look-up-answer = Die Antwort
look-up-asking = Wird gesucht …
look-up-stars = { $stars } von 5 Sternen
look-up-count = { $count ->
    [one] Genau eine Lösung
   *[other] { $count } Lösungen
  }
look-up-of = Lösung { $number } von { $count }
look-up-previous = Vorherige Lösung
look-up-next = Nächste Lösung
look-up-hide = Nur die Legetafel
look-up-hint = Nur ein Tipp
look-up-hint-next = Noch ein Tipp
look-up-hint-first = Beginne mit { $piece }: Es bedeckt { $cell }.
look-up-hint-then = Dann { $piece }: Es bedeckt { $cell }.
look-up-hint-first-seen = Beginne mit dem umrandeten Teil.
look-up-hint-then-seen = Dann das umrandete Teil.
look-up-hint-last = Das war das letzte Legeteil.
look-up-area = Die Legefläche
look-up-grid = Gitter zum Ausmalen der Legefläche
look-up-cell-painted = { $cell }, ausgemalt
look-up-cell-free = { $cell }, frei
look-up-cells = { $count ->
    [one] Ein Kästchen ist ausgemalt.
   *[other] { $count } Kästchen sind ausgemalt.
  }
look-up-paint-told = Mal die helle Fläche deiner Legetafel aus: Fahr mit Finger oder Maus über das Gitter, oder nimm Pfeiltasten und Leertaste.
look-up-clear = Leeren
look-up-shift-left = Legefläche nach links schieben
look-up-shift-right = Legefläche nach rechts schieben
look-up-shift-up = Legefläche nach oben schieben
look-up-shift-down = Legefläche nach unten schieben
look-up-pieces = Die Legeteile
look-up-no-piece = Alle Legeteile zurücklegen
look-up-no-pieces = { $cells ->
    [one] Ein Kästchen ist ausgemalt. Wähl jetzt die Legeteile.
   *[other] { $cells } Kästchen sind ausgemalt. Wähl jetzt die Legeteile.
  }
look-up-too-few = Die Legeteile bedecken { $laid } von { $cells } Kästchen.
look-up-too-many = Die Legeteile haben { $laid } Kästchen, ausgemalt sind { $cells }.
look-up-too-large = { $cells } Kästchen sind zu viele: Sechs Legeteile bedecken höchstens { $most }.
look-up-whole = Die Legeteile haben { $cells } Kästchen, genau so viele sind ausgemalt.
look-up-sets = Welche Legeteile würden passen?
look-up-sets-any = Beliebig viele
look-up-sets-found = { $count ->
    [one] Ein Satz Legeteile passt. Wähl ihn, um die Lösungen zu sehen.
   *[other] { $count } Sätze passen. Wähl einen, um seine Lösungen zu sehen.
  }
look-up-sets-none = Kein Satz von höchstens sechs Legeteilen bedeckt diese Legefläche mit { $cells } Kästchen.
look-up-sets-none-of = Kein Satz aus { $count } Legeteilen bedeckt diese Legefläche mit { $cells } Kästchen. Versuch eine andere Zahl.
look-up-set = { $pieces }: { $count ->
    [one] eine Lösung
   *[other] { $count } Lösungen
  }
look-up-sets-more = Mehr zeigen
look-up-sets-too-many = Aufgezählt sind nur die ersten { $listed }.

# Refusals
refused-no-such-board = Eine Legetafel { $number } gibt es in der Schachtel nicht, nur { $first } bis { $last }.
refused-no-puzzle = Wähl eine Legetafel aus der Schachtel, oder mal eine Legefläche aus und wähl Legeteile dazu.
refused-text-too-long = Das ist zu lang für eine Legefläche.
refused-area-empty = Noch ist kein Kästchen ausgemalt.
refused-area-unreadable = Diese Legefläche lässt sich nicht lesen.
refused-area-in-parts = Die Legefläche besteht aus mehreren Teilen; eine Legetafel hat nur einen.
refused-area-too-large = Die Legefläche ist zu groß: höchstens { $most_width } mal { $most_height } und { $most_cells } Kästchen.
refused-no-such-piece = Ein Legeteil { $piece } gibt es nicht.
refused-piece-twice = Jedes Legeteil darf nur einmal vorkommen: { $piece }.
refused-too-many-pieces = Höchstens { $most } Legeteile können auf einmal gelegt werden.
refused-sizes-differ = Die Legefläche hat { $area } Kästchen, die Legeteile haben { $pieces }.
refused-no-cover = Diese Legeteile bedecken diese Legefläche nicht, wie man sie auch dreht und wendet.
refused-no-set-fits = Kein Satz aus { $pieces } Legeteilen bedeckt diese Legefläche mit { $cells } Kästchen.
refused-board-is-live = Diese Aufgabe oder eine von derselben Seite mit demselben Symbol spielt gerade jemand. Nach der Runde kannst du sie nachschlagen.
refused-look-up-wait = { $minutes ->
    [one] Ohne Netz kannst du erst in einer Minute wieder nachschlagen: Du warst eben noch an einem Tisch.
   *[other] Ohne Netz kannst du erst in { $minutes } Minuten wieder nachschlagen: Du warst eben noch an einem Tisch.
  }
