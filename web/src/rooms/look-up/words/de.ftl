look-up-ways = Was möchtest du nachschlagen?
look-up-way-box = Aus unserer Schachtel
look-up-way-any = Andere Legetafel
look-up-share = Diese Aufgabe teilen
look-up-link-broken = Dieser Link ist beschädigt, die Aufgabe darin lässt sich nicht lesen. Mal sie hier, oder lass dir den Link noch einmal schicken.
look-up-link-too-long = Dieser Link ist viel zu lang für eine Aufgabe. Mal sie hier, oder lass dir den Link noch einmal schicken.
look-up-number = Nummer der Legetafel
look-up-board-before = Legetafel davor
look-up-board-after = Legetafel danach
look-up-symbol = Symbol des Würfels
look-up-board-told = Legetafel { $number }, { $side }, { $symbol }
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
look-up-hint-first = Beginn mit { $piece }: Es bedeckt { $cell }.
look-up-hint-then = Dann { $piece }: Es bedeckt { $cell }.
look-up-hint-last = Das war das letzte Legeteil.
look-up-area = Die Legefläche
look-up-grid = Gitter, um die Legefläche zu malen
look-up-cell-painted = { $cell }, gemalt
look-up-cell-free = { $cell }, frei
look-up-cells = { $count ->
    [one] Ein Feld ist gemalt.
   *[other] { $count } Felder sind gemalt.
  }
look-up-paint-told = Mal die helle Legefläche deiner Legetafel: mit Finger oder Maus über das Gitter fahren, oder mit Pfeiltasten und Leertaste.
look-up-clear = Leeren
look-up-shift-left = Legefläche nach links schieben
look-up-shift-right = Legefläche nach rechts schieben
look-up-shift-up = Legefläche nach oben schieben
look-up-shift-down = Legefläche nach unten schieben
look-up-pieces = Die Legeteile
look-up-no-piece = Alle Legeteile zurücklegen
look-up-no-pieces = { $cells ->
    [one] Ein Feld ist gemalt. Wähl jetzt die Legeteile.
   *[other] { $cells } Felder sind gemalt. Wähl jetzt die Legeteile.
  }
look-up-too-few = Die Legeteile bedecken { $laid } von { $cells } Feldern.
look-up-too-many = Die Legeteile haben { $laid } Felder, gemalt sind { $cells }.
look-up-too-large = { $cells } Felder sind zu viele: Sechs Legeteile bedecken höchstens { $most }.
look-up-whole = Die Legeteile haben { $cells } Felder, genau so viele sind gemalt.
look-up-sets = Welche Legeteile würden passen?
look-up-sets-any = Beliebig viele
look-up-sets-found = { $count ->
    [one] Ein Satz Legeteile passt. Wähl ihn, um die Lösungen zu sehen.
   *[other] { $count } Sätze passen. Wähl einen, um seine Lösungen zu sehen.
  }
look-up-sets-none = Kein Satz von höchstens sechs Legeteilen bedeckt diese Legefläche mit { $cells } Feldern.
look-up-sets-none-of = Keine { $count } Legeteile bedecken diese Legefläche mit { $cells } Feldern. Versuch eine andere Zahl.
look-up-set = { $pieces }: { $count ->
    [one] eine Lösung
   *[other] { $count } Lösungen
  }
look-up-sets-more = Mehr zeigen
look-up-sets-too-many = Aufgezählt sind nur die ersten { $listed }.
