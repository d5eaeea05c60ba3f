print-what = Wat wil je printen?
print-sheet-all = Het hele spel
print-sheet-all-told = Alles behalve de oplossingen, met een eerste vel dat uitlegt hoe je het maakt.
print-sheet-boards = Legtafels
print-sheet-boards-told = 36 legtafels, voorop eenvoudig, achterop moeilijk.
print-sheet-pieces = Legstukken
print-sheet-pieces-told = Twaalf per speler, voor- en achterkant.
print-sheet-gem-board = Spelbord
print-sheet-gem-board-told = Met 72 edelstenen, vier spelfiguren en twee dobbelstenen om te vouwen.
print-sheet-round-track = Rondespoor
print-sheet-round-track-told = En een scorebord voor elk dier.
print-sheet-rules = Regels
print-sheet-rules-told = Alle spellen op één vel.
print-sheet-solutions = Oplossingen
print-sheet-solutions-told = Eén van elke puzzel, voor wie het opgeeft.
print-sheet-svg = Voor een lasersnijder
print-sheet-svg-told = Legtafels en legstukken als SVG: rood snijden, blauw graveren.
print-pages = { $count ->
    [one] Eén pagina
   *[other] { $count } pagina’s
  }
print-files = 73 bestanden in één archief
print-how = Hoe wil je het hebben?
print-paper = Papier
print-paper-a4 = A4
print-paper-letter = US Letter
print-style = Inkt
print-style-colour = Kleur
print-style-ink-saving = Inkt besparen
print-players = Spelers
print-which = Welke legtafels?
print-the-box = Die uit de doos
print-fresh = Gloednieuwe
print-seed = Nummer van de reeks
print-seed-told = Hetzelfde nummer geeft altijd dezelfde legtafels. Print hun oplossingen met hetzelfde nummer.
print-other-seed = Een ander nummer
print-bad-seed = Een getal van hoogstens { $most } cijfers.
print-make = Printen: { $what }
print-making = Er wordt getekend…
print-making-told = Dat duurt een paar seconden.
print-stop = Stoppen
print-done = { $name } is klaar ({ $size } kB).
print-save = Nog eens opslaan
print-left-out = Sommige oplossingen ontbreken: puzzels van hun zijde met hun symbool worden nu gespeeld, of zijn puzzels van de dag.
print-hint-scale = Print op 100%, nooit “aan pagina aanpassen”: de lijn onderaan moet 100 mm lang zijn.
print-hint-sides = Dubbelzijdig, omgeslagen langs de lange kant.
print-hint-paper = Stevig papier voor legtafels, karton van 2 mm voor legstukken.

# Refusals
refused-no-such-sheet = Zo’n vel is er niet.
refused-bad-choice = { $choice ->
    [players] Er kunnen hoogstens { $most } spelers zijn.
   *[other] Deze keuze is niet mogelijk.
  }
refused-bad-seed = Het nummer van de reeks mag hoogstens { $most } cijfers hebben, en niets anders.
