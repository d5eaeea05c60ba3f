# Overal
announcements = Mededelingen
locale = nl-NL
close = Sluiten
what-told = { $what }: { $told }
ubongo = Ubongo!
name = Naam
settings = Instellingen
menu = Menu
mute = Geluid uit
to-start = Naar de startpagina
a-moment = Een ogenblik…
nowhere = Op dit adres is niets. Hier is de ingang:

# Start
motto = Bedek je legtafel, roep “Ubongo!”, neem de edelstenen.
play-now = Nu spelen
play-now-told = Drie bots staan klaar. Zonder account, zonder download.
play-now-first = Een eerste spel met tips, tegen twee bots. Zonder account, zonder download.
new-table = Nieuwe tafel
solo = Solo
new-event = Evenement
new-event-told = Een klas, een club, een verjaardag: één code, veel tafels.
return-to-event = Terug naar het evenement
join-label = Aanschuiven bij een tafel
join-placeholder = Code of link
join = Meedoen
join-told = Zes tekens, of de link die iemand je stuurde.
your-name = Je naam
your-name-told = Laat het leeg, dan krijg je een leuke naam.
name-length = { $length } van { $longest } tekens
open-tables = Open tafels
open-table-line = { $host }: { $edition }, { $taken } van { $seats } plaatsen bezet
game-waits = Er wacht een spel op je
return-to-game = { $count ->
    [1] Terug naar het spel
   *[other] Terug naar spel { $number }
  }
credits = Onofficieel, naar het spel van Grzegorz Rejchtman. Vrije software, getekend en geschreven door mensen die het spelen.
install = Zet op startscherm
install-told = Fijn dat je er weer bent! Houd Ubongo bij de hand op je startscherm.
install-no = Nu niet

# Nieuwe tafel
choose-edition = Welk spel?
edition-classic = Klassiek
edition-classic-told = Verplaats je spelfiguur langs zes rijen en verzamel edelstenen: wie de meeste van één kleur heeft, wint. Negen rondes.
edition-classic-long = Klassiek, lang spel
edition-classic-long-told = Het klassieke spel met alle 36 legtafels.
edition-2024 = Editie 2024
edition-2024-told = De twee snelsten winnen een saffier en een barnsteen, en wie het haalt, houdt de legtafel. Negen rondes.
edition-cooperative = Samen
edition-cooperative-told = Iedereen speelt voor één gezamenlijke score en bij de tweede kans help je elkaar.
edition-2015 = Editie 2015
edition-2015-told = Edelstenen van het spoor voor de twee snelsten, en een blinde greep in de zak voor wie het haalt.
edition-solo = Solo
edition-solo-told = Zoveel mogelijk legtafels voordat de tijd om is.
edition-bare = Puur
edition-bare-told = Alleen de race: een punt voor iedereen die op tijd klaar is.
side-easy = Drie legstukken
side-easy-told = De eenvoudige zijde, goed voor een eerste spel.
side-hard = Vier legstukken
side-hard-told = De moeilijke zijde, voor geoefende spelers.
option-fresh-boards = Nieuwe legtafels
seat-side = Zijde

# Solo
choose-minutes = Hoe lang?
minutes = { $minutes } minuten
zen = Zonder klok
begin = Beginnen

# Instellingen
setting-language = Taal
setting-theme = Kleuren
theme-light = Licht
theme-dark = Donker
as-the-system = Zoals op je apparaat
setting-motion = Animaties
motion-full = Alle
motion-less = Minder
setting-sound = Geluid
setting-volume = Volume
setting-volume-told = Hout, glas, zand en een melodietje, allemaal door de pagina zelf gemaakt.
volume-of = { $volume } procent
setting-haptics = Trillen
setting-haptics-told = Een korte trilling bij oppakken en leggen, als het apparaat dat kan.
setting-strong-marks = Duidelijke tekens op de legstukken
setting-strong-marks-told = Het teken in elk vakje valt meer op; het onderscheidt de legstukken ook zonder kleur.
setting-letters = Letters op de legstukken
setting-letters-told = Elk legstuk toont zijn naam, zoals L4.
setting-contrast = Meer contrast
setting-contrast-told = Donkerder lijnen en tekst.
setting-left-handed = Linkshandig
setting-left-handed-told = Legstukken en gereedschap liggen links.
setting-above-finger = Legstuk boven de vinger
setting-above-finger-told = Een legstuk dat je sleept, zweeft boven je vinger, zodat je het ziet.
setting-call-myself = Ik roep zelf Ubongo
setting-call-myself-told = Je roept met een knop. Anders roept de pagina voor je, zodra het legvlak bedekt is.
setting-words = Korte zinnetjes
setting-words-told = Korte zinnetjes van de anderen worden getoond en voorgelezen.
setting-coach = Eerste spel met tips
setting-coach-told = “Nu spelen” opent een spel met tips, waarvan de eerste ronde geen zandloper heeft. Het wordt uitgezet zodra je een spel of een les hebt afgemaakt.

# Tafel
table-title = De tafel
strength-child = Kind
strength-beginner = Beginner
strength-fair = Gemiddeld
strength-strong = Sterk
strength-expert = Meester
ready = Ik ben klaar
agreed = Wat er gespeeld wordt
code = Code
link-copied = Link gekopieerd.

# Ronde
round-number = Ronde { $round } van { $rounds }
before-round-1 = Voor de eerste ronde
solo-board = Legtafel { $number }
play-off = Beslissingsronde
die-shows = De dobbelsteen toont: { $symbol }
symbol-shield = schild
symbol-hand = hand
symbol-antelope = antilope
symbol-snake = slang
symbol-elephant = olifant
symbol-mask = masker
animal-fox = Vos
animal-tortoise = Schildpad
animal-penguin = Pinguïn
animal-chameleon = Kameleon
time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
  }
second-chance = Tweede kans
second-chance-told = Tweede kans! De zandloper wordt nog eens omgedraaid.
your-board = Je legtafel
board-label = Je legtafel, { $free ->
    [0] helemaal bedekt
    [one] { $free } vrij vakje
   *[other] { $free } vrije vakjes
  }
board-table = De legtafel, regel voor regel
cell-free = vrij
cell-outside = buiten
piece-name = { $piece }: { $shape }
piece-lies = op { $cells }
piece-loose = past niet op { $cells }
wanted-pieces = Zoek: { $pieces }
tools = Gereedschap
undo = Stap terug
turn = Draaien
flip = Omkeren
all-back = Alles terug
put-aside = Opzij­leggen
not-covered-yet = Het legvlak is nog niet bedekt.
players = Spelers
standing-left = heeft het spel verlaten
standing-gave-up = heeft opgegeven
place-1 = eerste
place-2 = tweede
place-3 = derde
place-4 = vierde
not-solved = niet opgelost
is-solved = opgelost
the-table = De tafel
typed-toggle = Leggen door te typen
typed-label = Invoer
typed-unknown = “{ $word }” is geen opdracht.
typed-done = Gedaan.
typed-loose = Daar past het niet.
ask-no = Nee

# Tussen de rondes
roll = Dobbelen
paused = Pauze
next = Volgende ronde
board-of = De legtafel van { $player }

# Spelbord
gem-board = Spelbord
gem-green = groen
gem-red = rood
gem-blue = blauw
gem-violet = violet
gem-brown = bruin
gem-yellow = geel
gem-sapphire = saffier
gem-amber = barnsteen

# 2024, samen, solo
round-track = Rondespoor
score-together = Samen: { $score } van { $most } punten

# Gesproken
said-seconds = { $seconds } seconden
said-laid = { $piece } ligt op { $cells }.
said-loose = { $piece } past niet op { $cells }.
said-in-tray = { $piece } naast de legtafel: { $shape }

# The coach of the first game
coach = Je eerste spel
goal = Wie de meeste van één kleur heeft, wint: { $standing }

# Shapes, for those who hear them
shape-square = 2 bij 2
shape-bar = { $way ->
    [row] { $count } naast elkaar
   *[column] { $count } onder elkaar
  }
shape-step = { $towards ->
    [left] 2 naast elkaar, 2 eronder, één verder naar links
    [right] 2 naast elkaar, 2 eronder, één verder naar rechts
    [below] 2 onder elkaar, 2 rechts ervan, één lager
   *[above] 2 onder elkaar, 2 links ervan, één lager
  }
shape-beside-row = { $count ->
    [1] { $count } { $side ->
        [above] boven
        *[below] onder
      } { $at ->
        [first] het linkereinde
        [last] het rechtereinde
        [middle] het midden
        [second] het tweede van links
        *[second-last] het tweede van rechts
      }
   *[other] { $count } { $side ->
        [above] boven
        *[below] onder
      } { $at ->
        [first] de linker twee
        *[last] de rechter twee
      }
  }
shape-beside-column = { $count ->
    [1] { $count } { $side ->
        [left] links
        *[right] rechts
      } { $at ->
        [first] van het boveneinde
        [last] van het ondereinde
        [middle] van het midden
        [second] van het tweede van boven
        *[second-last] van het tweede van onder
      }
   *[other] { $count } { $side ->
        [left] links
        *[right] rechts
      } { $at ->
        [first] van de bovenste twee
        *[last] van de onderste twee
      }
  }

# Verbinding
offline-told = Er is geen netwerk, of de server antwoordt niet. Om samen te spelen heb je allebei nodig.
offline-now = Solo, lessen, regels en meer werken zonder netwerk.
offline-needs = Heeft een netwerk nodig.
word-to-all = Bericht van de beheerder van de server:

# Hulp
hint = Sleep de legstukken naar het lichte vlak. Tik om te draaien, houd vast om om te keren.
hint-mouse = Sleep de legstukken naar het lichte vlak. Klik om te draaien, rechterknop om om te keren.
help-title = Zo leg je legstukken
help-touch = Sleep een legstuk naar het lichte legvlak. Tik om te draaien, houd vast om om te keren; een tweede vinger draait tijdens het slepen.
help-mouse = Met de muis: klikken draait, de rechterknop keert om, het wiel draait tijdens het slepen.
help-piece = legstuk kiezen
help-step = verplaatsen
help-turn = draaien
help-turn-back = andersom draaien
help-flip = omkeren
help-tray = terugnemen
help-undo = ongedaan maken
help-settle = laten vastklikken
help-help = deze hulp
key-shift = Shift
key-enter = Enter
help-typed = Of typ bijvoorbeeld “L4 r f b2”: neem L4, draai, keer om, de hoek linksboven op kolom b, regel 2.

# Weigeringen
refused-other = Dat kan nu niet ({ $code }).
refused-offline = De server is niet bereikbaar.
refused-out-of-time = Te laat: het zand was op.
refused-too-early = Je legtafel komt iets later.
refused-not-covered = Het legvlak is niet precies bedekt.
refused-already-solved = Je hebt al “Ubongo!” geroepen.
refused-not-solved = Bedek eerst je legvlak.
refused-gave-up = Je hebt deze ronde opgegeven.
refused-not-the-roller = Iemand anders is aan de beurt om te dobbelen.
refused-still-waiting = De tafel wacht nog op iemand.
refused-next-awaited = Nog niet iedereen is klaar voor de volgende ronde.
refused-too-many-pauses = Dit spel is al { $most } keer stilgezet. Dat is genoeg.
refused-paused-too-soon = Je hebt net pauze gehad.
refused-already-moved = Je spelfiguur is al verplaatst.
refused-already-taken = Je hebt je edelstenen al genomen.
refused-too-far = Dat zijn { $distance } velden; je mag er hoogstens { $allowed }.
refused-row-is-empty = In deze rij liggen geen edelstenen meer.
refused-row-changed = Iemand was sneller: kijk nog eens naar de rij.
refused-already-chosen = Je hebt je veld al gekozen.
refused-already-ready = Je staat al als klaar genoteerd.
refused-wrong-phase = Nu niet.
refused-seat-taken = Deze plaats is bezet.
refused-not-ready = Nog niet iedereen is klaar.
refused-not-the-host = Dat mag alleen de spelleider.
refused-name-taken = Iemand hier heet al zo, of bijna.
refused-bad-name = { $why ->
    [empty] Een naam heeft minstens één teken.
    [long] Deze naam heeft { $length } tekens; het mogen er hoogstens { $longest } zijn.
    [blocked] Deze naam mag hier niemand hebben.
   *[other] In deze naam staat een teken dat niemand kan zien.
  }
refused-no-such-code = Geen tafel of evenement heeft deze code.
refused-no-such-table = Deze tafel bestaat niet, of is al gesloten.
refused-too-many-calls = Te vaak geroepen. Kijk eerst nog eens.
refused-too-fast = Dat was veel tegelijk. Ga zo meteen verder.
refused-log-full = Aan deze tafel is zoveel gebeurd dat er niets meer bij kan. Open een nieuwe.
refused-game-too-long = Je hebt in dit spel al { $most } keer iets gedaan. Dat is genoeg: maak het af of ga weg.
refused-too-many-tables = Vanaf hier zijn te veel tafels geopend.
refused-server-drains = De server stopt zodra de lopende spellen klaar zijn.
refused-turned-away = Je kunt hier een tijdje niet naar binnen.
refused-too-many-codes = Vanaf hier zijn te veel codes geprobeerd. Wacht een minuut.
refused-no-such-round = Deze ronde is hier niet gespeeld of nog niet voorbij.
refused-too-much-asked = Dat waren veel vragen. Vraag het zo nog eens.
refused-took-too-long = Dat duurde te lang. Probeer het nog eens.
refused-store-trouble = Dat kon even niet bewaard of gelezen worden. Probeer het nog eens.
refused-too-many-requests = Te veel aanvragen vanaf hier. Wacht een minuut.

# Round track, scoring boards, bag
won-told = { $sapphires ->
    [one] { $sapphires } saffier
   *[other] { $sapphires } saffieren
  }, { $ambers ->
    [one] { $ambers } barnsteen
   *[other] { $ambers } barnstenen
  }, { $boards ->
    [one] { $boards } legtafel
   *[other] { $boards } legtafels
  }
prices-told = Een saffier telt 3 punten, een barnsteen 1, een legtafel 1.
points-short = { $count ->
    [one] punt
   *[other] punten
  }
points-word = Punten

# Together
scoring-boards = Scoreborden
help-player = { $player } helpen

# Solo
solved-word = { $count ->
    [one] opgelost
   *[other] opgelost
  }
put-aside-word = { $count ->
    [one] opzijgelegd
   *[other] opzijgelegd
  }
last-solve = laatste oplossing
record-to-beat = Je record: { $solved } opgelost, { $aside } opzijgelegd, de laatste op { $time }

# After a round and after the game
show-solution = Oplossing tonen
game-void = Het spel is afgebroken
you-win = Je hebt gewonnen!
winner = { $player } wint!
winners = Gedeelde overwinning: { $players }
download-record = Spelverslag downloaden
run-told = { $solved ->
    [0] Deze keer niets opgelost, { $aside } opzijgelegd
   *[other] { $solved } opgelost, { $aside } opzijgelegd, de laatste op { $time }
  }
record-new = Een nieuw record!
record-place = Nummer { $place } van je beste solospellen
count-title = De kleuren worden geteld
counted-none = geen

# Features beside the table
features = Nog meer te ontdekken
feature-learn = Leer het spel
feature-learn-told = Twee minuten, zonder te lezen.
feature-daily = Puzzel van de dag
feature-daily-told = Drie legtafels, voor iedereen dezelfde.
feature-train = In de trein
feature-train-told = Solo zonder netwerk.
feature-look-up = Zoek het op
feature-look-up-told = De oplossing van elke legtafel, ook die van jou.
feature-companion = Voor het echte spel
feature-companion-told = Zandloper, dobbelsteen en scoreblad.
feature-replay = Bekijk een spel opnieuw
feature-replay-told = Ronde voor ronde, of uit een bestand.
feature-statistics = Jouw statistieken
feature-statistics-told = Tijden, records, vooruitgang.
feature-print = Printen en spelen
feature-print-told = Het hele spel als pdf.
feature-rules = Regels
feature-rules-told = Elke editie, om te lezen en te doorzoeken.
part-missing = Dit deel kon niet worden opgehaald: het netwerk is weg, of de server heeft een nieuwere pagina. Wat je hebt gelegd blijft liggen.
load-again = Pagina opnieuw laden
page-stale = De server heeft een nieuwere pagina dan deze, en opnieuw laden bracht die niet. Je kunt verder spelen; probeer het later nog eens.
try-again = Probeer opnieuw
