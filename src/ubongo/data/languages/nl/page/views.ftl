# Wat over de dingen op tafel wordt gezegd
more = Meer
sound-on = Geluid aan
choose-side = Welke zijde van de legtafels?
play-off-told = Gelijkstand! Nog één legtafel beslist.
you-watch = Je kijkt toe. Een legtafel zie je zodra die is opgelost.
board-comes = Je legtafel komt zo.
is-bot = bot
other-rolls = { $player } dobbelt
others-choose = De anderen kiezen nog
next-two = De volgende twee
gem-tip = Tip: een goede rij.
would-have = Dan heb je
goal-gems = Wie de meeste van één kleur heeft, wint.
field-offers = Veld { $field }: { $gems }.
field-empty = Veld { $field }: geen edelstenen meer.
gems-of-players = De edelstenen van de spelers
said-round-started = Ronde { $round }. De dobbelsteen toont: { $symbol }.
said-own-ubongo = Ubongo! Je bent als { $place } klaar.
occasion-record = { $count ->
    [one] Een nieuw record: één legtafel!
   *[other] Een nieuw record: { $count } legtafels!
  }
occasion-streak = { $count } rondes op rij als eerste!
occasion-last-second = In de allerlaatste seconde!
occasion-comeback = Wat een comeback!
said-ubongo = { $player } roept als { $place } “Ubongo!”.
said-gems-taken = { $player } neemt van veld { $field }: { $gems }.
said-own-gems = Je neemt van veld { $field }: { $gems }.
said-gem-won = { $player } krijgt: { $gems }.
said-own-gem-won = Je krijgt: { $gems }.
said-pawns-placed = Alle spelfiguren staan. Die van jou staat op veld { $field }.
said-gave-up-by = { $player } heeft opgegeven.
said-own-place = Jij: { $place }.
said-choose = Kies een veld voor je spelfiguur: je hebt { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }.
said-next = Druk op “Volgende ronde” als je klaar bent. Die begint uiterlijk over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }.
said-waits-next = Je bent klaar. Wachten op de anderen.
said-roll = Jij mag dobbelen. Over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  } gaat het vanzelf.
said-board = Je legtafel heeft { $count } vakjes voor { $pieces }.
said-sand = Nog { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }.
said-no-sand = Er is geen zandloper.
said-take = Neem je edelstenen: kies een veld.
said-gave-up = Je hebt deze ronde opgegeven. Zolang die duurt, kun je verder spelen.
said-waits-others = Wachten op de anderen.
said-paused = Pauze: alle klokken staan stil.
said-play-off-soon = Gelijkstand om de eerste plaats. { $players } spelen nog één legtafel, over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }.
said-round-ended = Ronde { $round } is voorbij.
said-game-ended = Het spel is uit.
said-seat-lost = { $player } is de verbinding kwijt.
said-seat-left = { $player } heeft het spel verlaten.
said-seat-back = { $player } is terug.
field-then = Dan heb je { $gems }.
field-left = { $count ->
    [one] Nog één edelsteen.
   *[other] Nog { $count } edelstenen.
  }
field-pawns = Hier: { $players }.
no-gems-near = Geen edelstenen binnen bereik. Je kunt alleen passen.
track-told = Op het rondespoor: { $sapphires ->
    [one] { $sapphires } saffier
   *[other] { $sapphires } saffieren
  } en { $ambers ->
    [one] { $ambers } barnsteen
   *[other] { $ambers } barnstenen
  }
track-told-2015 = Op het rondespoor: { $blue } blauwe en { $brown ->
    [one] { $brown } bruine edelsteen
   *[other] { $brown } bruine edelstenen
  }
play-off-between = Beslissingsronde: { $players }
in-the-bag = In de zak
left-over = In de doos:
said-left-over = Niemand heeft ze gewonnen, ze gaan in de doos: { $gems }.
left-over-bag = In de zak:
said-left-over-bag = Niemand heeft ze gewonnen, ze gaan in de zak: { $gems }.
stacks-told = Na elke ronde schuift elke stapel één plaats naar links.
zen-told = Er loopt geen klok. Heb je genoeg gehad, kies dan “Stoppen” in het menu.
part-sets = Volledige reeksen dieren
part-sapphires = Saffieren
part-ambers = Barnstenen
part-extra = Beide edelstenen bij elk dier
records-title = Je beste solospellen · { $minutes } minuten · { $side }
records-title-zen = Je beste solospellen zonder klok · { $side }
count-before = Waarom { $above } voor { $below } staat
count-beside = { $above } en { $below } staan gelijk
count-leads = { $above } heeft in de beste kleur { $aboveGems }, { $below } { $belowGems }.
count-equal = { $nth ->
    [1] Beiden hebben er { $count } van één kleur: { $above } { $aboveGems }, { $below } { $belowGems }.
    [2] Beiden hebben er { $count } van een tweede kleur: { $above } { $aboveGems }, { $below } { $belowGems }.
    [3] Beiden hebben er { $count } van een derde kleur: { $above } { $aboveGems }, { $below } { $belowGems }.
    [4] Beiden hebben er { $count } van een vierde kleur: { $above } { $aboveGems }, { $below } { $belowGems }.
    [5] Beiden hebben er { $count } van een vijfde kleur: { $above } { $aboveGems }, { $below } { $belowGems }.
   *[other] Beiden hebben er { $count } van een zesde kleur: { $above } { $aboveGems }, { $below } { $belowGems }.
  }
count-decides = { $nth ->
    [2] Maar van een tweede kleur heeft { $above } { $aboveGems } en { $below } { $belowGems }.
    [3] Maar van een derde kleur heeft { $above } { $aboveGems } en { $below } { $belowGems }.
    [4] Maar van een vierde kleur heeft { $above } { $aboveGems } en { $below } { $belowGems }.
    [5] Maar van een vijfde kleur heeft { $above } { $aboveGems } en { $below } { $belowGems }.
   *[other] Maar van een zesde kleur heeft { $above } { $aboveGems } en { $below } { $belowGems }.
  }
count-tie = Alle zes aantallen zijn gelijk, dus de plaats wordt gedeeld.
count-although = { $below } heeft in totaal meer edelstenen, { $belowAll } tegen { $aboveAll }, maar het gaat om de kleur: { $above } staat voor.
counted-green = { $count ->
    [one] 1 groene
   *[other] { $count } groene
  }
counted-red = { $count } rode
counted-blue = { $count } blauwe
counted-violet = { $count } violette
counted-brown = { $count } bruine
counted-yellow = { $count } gele
count-only = slechts { $gems }
