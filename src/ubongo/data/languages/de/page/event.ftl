# Opening one
event-told = Ein Code, viele Tische: Alle geben ihren Namen ein und spielen zu zweit bis zu viert, und nach jedem Spiel gibt es neue Gegner. Eine Wand zeigt alle Tische und die Rangliste.
event-open = Veranstaltung eröffnen
event-open-told = Sie ist sofort offen. Bis zum Beginn lässt sich alles noch ändern.
event-choose-title = Name der Veranstaltung
event-choose-title-told = Zum Beispiel „Klasse 4b“. Er steht an der Wand und darf fehlen.
event-choose-length = Wie lange?
event-length-rounds = Eine Anzahl Runden
event-length-minutes = Eine bestimmte Zeit
event-length-open = Bis die Spielleitung sie beendet
event-rounds-count = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
  }
event-choose-game = Ein Spiel
event-game-count = { $count ->
    [one] eine Legetafel
   *[other] { $count } Legetafeln
  }
event-round-takes = { $minutes ->
    [one] In einer Runde spielt jeder Tisch ein Spiel; das dauert höchstens eine Minute.
   *[other] In einer Runde spielt jeder Tisch ein Spiel; das dauert höchstens etwa { $minutes } Minuten.
  }
event-round-is-game = In einer Runde spielt jeder Tisch ein Spiel. Ohne Sanduhr weiß niemand, wie lange das dauert.
event-choose-seats = Leute an einem Tisch
event-seats-count = Tische zu { $count }
event-choose-boards = Welche Legetafeln?
event-boards-usual = Jeder die eigene
event-boards-usual-told = Wie im Spiel: Alle haben verschiedene Legetafeln.
event-boards-same = Für alle die gleichen
event-boards-same-told = Alle Tische lösen die gleichen Legetafeln: Nur das Tempo zählt.
event-boards-fitted = Passend für jeden
event-boards-fitted-told = Wer stark spielt, bekommt schwerere Legetafeln: So können alle gewinnen.
event-choose-bots = Computergegner
event-bots-none = Keine Computergegner
event-bots-told = Auf jeden freien Platz setzt sich ein Computergegner. Der bekommt keine Punkte.
event-bots-fill = Computergegner: { $strength }

# Coming in
event-connecting = Du wirst zur Veranstaltung gebracht …
event-welcome = Willkommen!
event-join = Ich mache mit
event-name-told = So stehst du an der Wand. Du kannst den Namen später ändern.
event-grade = Wie gut bist du in solchen Puzzles?
event-grade-told = Danach richten sich deine ersten Legetafeln, die nächsten nach deinem Spiel.
event-are-in = Du bist dabei, { $name }!
event-host-starts = Die Spielleitung beginnt die erste Runde.
event-people = { $count ->
    [0] Noch macht niemand mit
    [one] Eine Person macht mit
   *[other] { $count } Leute machen mit
  }
event-points-told = An jedem Tisch gibt es 5 Punkte für den ersten Platz, 3 für den zweiten, 2 für den dritten, 1 für den vierten.
event-rename = Namen ändern
event-quit = Veranstaltung verlassen
event-quit-ask = Veranstaltung verlassen?
event-quit-told = Deine Punkte bleiben, und auf diesem Gerät kannst du zurückkommen.

# During a round, and after it
event-round = Runde { $round }
event-round-of = Runde { $round } von { $rounds }
event-round-over = Runde { $round } ist zu Ende.
event-seating = Die Plätze werden verteilt …
event-you-next = Diese Runde läuft schon. In der nächsten bekommst du einen Platz.
event-to-table = An meinen Tisch
event-won = { $count ->
    [one] { $told } Punkt
   *[other] { $told } Punkte
  }
event-own-void = Tisch { $number } wurde nicht zu Ende gespielt: diesmal keine Punkte.
event-still-playing = { $count ->
    [0] Alle Tische sind fertig.
    [one] Ein Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
  }
event-next-comes = Bald kommt die nächste Runde.
event-ends-soon = Das war die letzte Runde. Die Spielleitung beendet die Veranstaltung.
event-time-left = Zeit, die bleibt
event-time-up = Die Zeit ist um
event-your-place = Du bist auf Platz { $place } von { $count }.
event-ranking = Rangliste
event-no-ranking = Sie beginnt mit dem ersten Tisch, der fertig ist.
event-tables = Tische
event-table = Tisch { $number }
event-board-of = Legetafel { $round } von { $rounds }
event-table-begins = beginnt
event-table-done = fertig
event-table-void = keine Punkte
event-look-on = Tisch { $number } zusehen
event-said-round = Runde { $round } beginnt.
event-said-place = Du bist auf Platz { $place }; Punkte: { $points }.

# The host
event-link = Link zu dieser Veranstaltung
event-qr = QR-Code des Links zu dieser Veranstaltung
event-nobody-yet = Noch ist niemand da. Zeig den Code: Wer ihn scannt, ist dabei.
event-begin = Runde { $round } beginnen
event-needs = { $least ->
    [one] Jemand muss da sein.
   *[other] Mindestens { $least } Leute müssen da sein.
  }
event-seats-them = Alle bekommen einen Platz, und die Spiele beginnen von selbst.
event-away = Gerade nicht da: { $players }.
event-tables-done = Fertige Tische: { $done } von { $count }.
event-missing = Es spielen noch: { $players }.
event-more-people = { $count ->
    [one] eine weitere Person
   *[other] { $count } weitere
  }
event-begin-anyway = Nächste Runde ohne zu warten
event-anyway-ask = Jetzt die nächste Runde beginnen?
event-anyway-told = { $count ->
    [one] Ein Tisch spielt noch und bekommt dann keine Punkte.
   *[other] { $count } Tische spielen noch und bekommen dann keine Punkte.
  }
event-end = Veranstaltung beenden
event-end-ask = Veranstaltung beenden?
event-end-told = Dann steht die Rangliste fest, und alle sehen das Siegertreppchen.
event-played-out = Eine weitere Runde gibt es nicht mehr.
event-remove = { $player } entfernen
event-remove-ask = { $player } aus der Veranstaltung entfernen?
event-remove-told = Name und Punkte fallen aus der Rangliste, und mit diesem Gerät kommt niemand mehr herein.
event-remove-deed = Entfernen
event-i-play = Ich spiele mit
event-i-do-not-play = Ich spiele nicht mehr mit
event-lock = Niemand Neues hereinlassen
event-is-locked = Niemand Neues kommt herein
event-show-wall = Wand zeigen
event-devices = Wand und zweites Gerät
event-wall = Die Wand
event-wall-told = Ein Beamer oder Fernseher zeigt den Code, alle Tische, die Uhr und die Rangliste.
event-wall-by-code = Auf einem anderen Gerät: Öffne { $address } und gib { $code } ein.
event-second = Ein zweites Gerät für die Spielleitung
event-second-told = Scanne das mit deinem Telefon, dann kann es dasselbe. Zeig es sonst niemandem: Wer es hat, gehört zur Spielleitung.

# The wall
event-wall-come = Mach mit!

# The end
event-over = Die Veranstaltung ist zu Ende.
event-wins = { $player } gewinnt!
event-no-results = Kein Tisch wurde zu Ende gespielt.
event-own-games = Deine Spiele
event-games-missing = Deine Spiele ließen sich nicht holen.
event-results-csv = Ergebnisse als Tabelle (CSV)
event-results-json = Alle Ergebnisse (JSON)
event-fair-told = Von Anfang an zeigte der Server ein Siegel, nun zeigt er die geheime Zahl dahinter. Aus ihr wurden Plätze und gemeinsame Legetafeln gezogen.

# Why it is not shown
event-none = Diese Veranstaltung gibt es nicht, oder sie ist gelöscht.
event-removed = Die Spielleitung hat dich von dieser Veranstaltung entfernt.
event-full-house = Gerade schauen bei dieser Veranstaltung zu viele zu.
event-elsewhere = Diese Veranstaltung ist bei dir in anderen Fenstern offen.
event-closed = Wer diesen Server betreibt, hat diese Veranstaltung geschlossen.

# Refusals
refused-not-a-table = Das ist eine Veranstaltung: Das geht nur an einem Tisch.
refused-event-full = Diese Veranstaltung ist voll: { $most } Leute machen mit.
refused-event-locked = Die Spielleitung lässt niemand Neues in diese Veranstaltung.
refused-event-over = Diese Veranstaltung ist zu Ende.
refused-removed-from-event = Die Spielleitung hat dich von dieser Veranstaltung entfernt.
refused-not-a-member = Das darf nur, wer bei dieser Veranstaltung mitmacht.
refused-no-such-member = Diese Nummer hat bei dieser Veranstaltung niemand.
refused-round-not-over = { $playing ->
    [one] Ein Tisch spielt noch.
   *[other] { $playing } Tische spielen noch.
  }
refused-too-few-people = { $least ->
    [one] Es ist niemand da, der sich setzen könnte.
   *[other] Für eine Runde müssen mindestens { $least } Leute da sein.
  }
refused-out-of-rounds = Alle Runden sind gespielt, oder die Zeit ist um.
refused-wrong-host-key = Mit diesem Link kannst du diese Veranstaltung nicht leiten.
refused-too-many-hosts = Eine Veranstaltung leiten höchstens { $most } Leute.
refused-no-such-event = Diese Veranstaltung gibt es nicht, oder sie ist gelöscht.
refused-too-many-events = Von hier wurden zu viele Veranstaltungen eröffnet. Versuch es später noch einmal.
