print-what = Was möchtest du drucken?
print-sheet-all = Das ganze Spiel
print-sheet-all-told = Alles außer den Lösungen, mit einem Deckblatt, das die Herstellung erklärt.
print-sheet-boards = Legetafeln
print-sheet-boards-told = 36 Legetafeln, vorn einfach, hinten schwierig.
print-sheet-pieces = Legeteile
print-sheet-pieces-told = Zwölf pro Person, Vorder- und Rückseite.
print-sheet-gem-board = Spielplan
print-sheet-gem-board-told = Mit 72 Edelsteinen, vier Spielfiguren und zwei Würfeln zum Falten.
print-sheet-round-track = Rundenleiste
print-sheet-round-track-told = Und eine Wertungstafel für jedes Tier.
print-sheet-rules = Regeln
print-sheet-rules-told = Alle Spiele auf einer Seite.
print-sheet-solutions = Lösungen
print-sheet-solutions-told = Eine zu jeder Aufgabe, für alle, die aufgeben.
print-sheet-svg = Für einen Laserschneider
print-sheet-svg-told = Tafeln und Teile als SVG: Rot schneiden, Blau gravieren.
print-pages = { $count ->
    [one] Eine Seite
   *[other] { $count } Seiten
  }
print-files = 73 Dateien in einem Archiv
print-how = Wie soll es sein?
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US Letter
print-style = Tinte
print-style-colour = Farbe
print-style-ink-saving = Tinte sparen
print-players = Personen
print-which = Welche Legetafeln?
print-the-box = Die aus der Schachtel
print-fresh = Ganz neue
print-seed = Nummer des Satzes
print-seed-told = Dieselbe Nummer ergibt immer dieselben Tafeln. Ihre Lösungen druckst du mit derselben Nummer.
print-other-seed = Andere Nummer
print-bad-seed = Eine Zahl mit höchstens { $most } Ziffern.
print-make = Drucken: { $what }
print-making = Es wird gezeichnet …
print-making-told = Das dauert ein paar Sekunden.
print-stop = Abbrechen
print-done = { $name } ist fertig ({ $size } kB).
print-save = Noch einmal speichern
print-left-out = Einige Lösungen fehlen: Aufgaben von ihrer Seite mit ihrem Symbol werden gerade gespielt oder sind Rätsel des Tages.
print-hint-scale = Mit 100 % drucken, nie „an Seite anpassen“: Die Linie am Fuß muss 100 mm lang sein.
print-hint-sides = Beidseitig, über die lange Kante gewendet.
print-hint-paper = Festes Papier für die Tafeln, 2 mm starke Pappe für die Teile.

# Refusals
refused-no-such-sheet = Ein solches Blatt gibt es nicht.
refused-bad-choice = { $choice ->
    [players] Höchstens { $most } Personen können mitspielen.
   *[other] Das lässt sich so nicht wählen.
  }
refused-bad-seed = Die Nummer des Satzes darf höchstens { $most } Ziffern haben und nichts anderes.
