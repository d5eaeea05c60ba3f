# Was zu den Dingen auf dem Tisch gesagt wird
more = Mehr
sound-on = Ton an
choose-side = Welche Seite der Legetafeln?
play-off-told = Gleichstand! Eine weitere Legetafel entscheidet.
you-watch = Du schaust zu. Legetafeln siehst du, sobald sie gelöst sind.
board-comes = Deine Legetafel kommt gleich.
is-bot = Computergegner
other-rolls = { $player } würfelt
others-choose = Die anderen wählen noch
next-two = Die nächsten zwei
gem-tip = Tipp: eine gute Reihe.
would-have = Dann hättest du
goal-gems = Die meisten Edelsteine einer Farbe gewinnen.
field-offers = Feld { $field }: { $gems }.
field-empty = Feld { $field }: keine Edelsteine mehr.
gems-of-players = Die Edelsteine der Mitspielenden
said-round-started = Runde { $round }. Der Würfel zeigt: { $symbol }.
said-own-ubongo = Ubongo! Du kommst auf { $place }.
occasion-record = { $count ->
    [one] Ein neuer Rekord: eine Legetafel!
   *[other] Ein neuer Rekord: { $count } Legetafeln!
  }
occasion-streak = { $count } Runden in Folge die schnellste Hand!
occasion-last-second = In letzter Sekunde!
occasion-comeback = Was für ein Comeback!
said-ubongo = { $player } ruft „Ubongo!“ und kommt auf { $place }.
said-gems-taken = { $player } nimmt von Feld { $field }: { $gems }.
said-own-gems = Du nimmst von Feld { $field }: { $gems }.
said-gem-won = { $player } bekommt: { $gems }.
said-own-gem-won = Du bekommst: { $gems }.
said-pawns-placed = Alle Spielfiguren stehen. Deine steht auf Feld { $field }.
said-gave-up-by = { $player } hat aufgegeben.
said-own-place = Du: { $place }.
said-choose = Wähl ein Feld für deine Spielfigur: Du hast { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  }.
said-next = Drück auf „Nächste Runde“, wenn du bereit bist. Sie beginnt spätestens in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  }.
said-waits-next = Du bist bereit. Die anderen noch nicht.
said-roll = Du bist mit Würfeln dran. In { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } würfelt es von selbst.
said-board = Deine Legetafel hat { $count } Kästchen für { $pieces }.
said-sand = Noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  }.
said-no-sand = Es gibt keine Sanduhr.
said-take = Nimm deine Edelsteine: Wähl ein Feld.
said-gave-up = Du hast diese Runde aufgegeben. Solange sie läuft, kannst du weiterspielen.
said-waits-others = Die anderen spielen noch.
said-paused = Pause: Alle Uhren stehen still.
said-play-off-soon = Gleichstand auf Platz 1. { $players } spielen noch eine Legetafel; in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
  } geht es los.
said-round-ended = Runde { $round } ist vorbei.
said-game-ended = Das Spiel ist aus.
said-seat-lost = { $player } hat die Verbindung verloren.
said-seat-left = { $player } hat das Spiel verlassen.
said-seat-back = { $player } ist wieder da.
field-then = Dann hast du { $gems }.
field-left = { $count ->
    [one] Noch ein Edelstein.
   *[other] Noch { $count } Edelsteine.
  }
field-pawns = Hier: { $players }.
no-gems-near = Kein Edelstein in Reichweite. Du kannst nur verzichten.
track-told = Auf der Rundenleiste: { $sapphires ->
    [one] { $sapphires } Saphir
   *[other] { $sapphires } Saphire
  } und { $ambers ->
    [one] { $ambers } Bernstein
   *[other] { $ambers } Bernsteine
  }
track-told-2015 = Auf der Rundenleiste: { $blue ->
    [one] { $blue } blauer
   *[other] { $blue } blaue
  } und { $brown ->
    [one] { $brown } brauner Edelstein
   *[other] { $brown } braune Edelsteine
  }
play-off-between = Stechen: { $players }
in-the-bag = Im Beutel
left-over = In die Schachtel:
said-left-over = Niemand hat sie gewonnen, sie kommen in die Schachtel: { $gems }.
left-over-bag = In den Beutel:
said-left-over-bag = Niemand hat sie gewonnen, sie kommen in den Beutel: { $gems }.
stacks-told = Nach jeder Runde wandert jeder Stapel nach links weiter.
zen-told = Hier läuft keine Uhr. Wenn du genug hast, wähl im Menü „Beenden“.
part-sets = Komplette Sätze Tiere
part-sapphires = Saphire
part-ambers = Bernsteine
part-extra = Beide Edelsteine bei jedem Tier
records-title = Deine besten Solopartien · { $minutes } Minuten · { $side }
records-title-zen = Deine besten Solopartien ohne Uhr · { $side }
count-before = Warum { $above } vor { $below } liegt
count-beside = { $above } und { $below } liegen gleichauf
count-leads = { $above } hat in der besten Farbe { $aboveGems }, { $below } { $belowGems }.
count-equal = { $nth ->
    [1] Beide haben { $count } von einer Farbe: { $above } { $aboveGems }, { $below } { $belowGems }.
    [2] Beide haben { $count } von einer zweiten Farbe: { $above } { $aboveGems }, { $below } { $belowGems }.
    [3] Beide haben { $count } von einer dritten Farbe: { $above } { $aboveGems }, { $below } { $belowGems }.
    [4] Beide haben { $count } von einer vierten Farbe: { $above } { $aboveGems }, { $below } { $belowGems }.
    [5] Beide haben { $count } von einer fünften Farbe: { $above } { $aboveGems }, { $below } { $belowGems }.
   *[other] Beide haben { $count } von einer sechsten Farbe: { $above } { $aboveGems }, { $below } { $belowGems }.
  }
count-decides = { $nth ->
    [2] Aber von einer zweiten Farbe hat { $above } { $aboveGems } und { $below } { $belowGems }.
    [3] Aber von einer dritten Farbe hat { $above } { $aboveGems } und { $below } { $belowGems }.
    [4] Aber von einer vierten Farbe hat { $above } { $aboveGems } und { $below } { $belowGems }.
    [5] Aber von einer fünften Farbe hat { $above } { $aboveGems } und { $below } { $belowGems }.
   *[other] Aber von einer sechsten Farbe hat { $above } { $aboveGems } und { $below } { $belowGems }.
  }
count-tie = Alle sechs Zahlen sind gleich: Der Platz wird geteilt.
count-although = Obwohl { $below } insgesamt mehr Edelsteine hat, { $belowAll } gegen { $aboveAll }, liegt { $above } vorn: Es zählt nicht die Menge, sondern die Farbe.
counted-green = { $count ->
    [one] 1 grünen
   *[other] { $count } grüne
  }
counted-red = { $count ->
    [one] 1 roten
   *[other] { $count } rote
  }
counted-blue = { $count ->
    [one] 1 blauen
   *[other] { $count } blaue
  }
counted-violet = { $count ->
    [one] 1 violetten
   *[other] { $count } violette
  }
counted-brown = { $count ->
    [one] 1 braunen
   *[other] { $count } braune
  }
counted-yellow = { $count ->
    [one] 1 gelben
   *[other] { $count } gelbe
  }
count-only = nur { $gems }
