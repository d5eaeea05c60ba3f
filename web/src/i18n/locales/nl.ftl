# Overal
announcements = Mededelingen
close = Sluiten
more = Meer
save = Opslaan
name = Naam
you = jij
settings = Instellingen
menu = Menu
mute = Geluid uit
sound-on = Geluid aan
sound-off = Geluid uit
to-start = Naar de startpagina
connecting = Op weg naar de tafel…
a-moment = Een ogenblik…
nowhere = Op dit adres is niets. Hier is de ingang:

# Start
motto = Bedek je legtafel, roep “Ubongo!”, neem de edelstenen.
play-now = Nu spelen
play-now-told = Drie bots staan klaar. Zonder account, zonder download.
new-table = Nieuwe tafel
solo = Solo
join-label = Aanschuiven bij een tafel
join-placeholder = Code of link
join = Meedoen
join-told = Zes tekens, of de link die iemand je stuurde.
your-name = Je naam
your-name-told = Laat leeg en je krijgt een leuke.
open-tables = Open tafels
open-table-line = { $host }: { $edition }, { $taken } van { $seats } plaatsen bezet
game-waits = Er wacht een spel op je
return-to-game = { $count ->
    [1] Terug naar het spel
   *[other] Terug naar spel { $number }
  }
credits = Onofficieel, naar het spel van Grzegorz Rejchtman. Vrije software, getekend en geschreven door mensen die het spelen.

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
choose-side = Welke zijde van de legtafels?
side-easy = Drie legstukken
side-easy-told = De eenvoudige zijde, goed voor een eerste spel.
side-hard = Vier legstukken
side-hard-told = De moeilijke zijde, voor geoefende spelers.
choose-hourglass = Zandloper
choose-hourglass-told = Hoeveel tijd iedereen heeft voor een legtafel.
hourglass-seconds = { $seconds } seconden
hourglass-none = Zonder zandloper
more-options = Meer opties
option-fresh-boards = Nieuwe legtafels
option-fresh-boards-told = Voor dit spel getrokken, dus niemand kent ze.
fresh-stars = Moeilijkheid
fresh-stars-usual = Zoals in de doos
fresh-stars-count = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
  }
fresh-number = Nummer van de reeks
fresh-number-told = Zonder nummer wordt er in het geheim getrokken. Met een nummer kan iedereen de legtafels vooraf afdrukken, en het spel telt niet mee voor de speelsterkte.
fresh-number-agreed = Nummer van de reeks: { $number }. Iedereen kan deze legtafels afdrukken, en het spel telt niet mee voor de speelsterkte.
option-fair-deal = Eerlijke legtafels
option-fair-deal-told = De legtafels van een ronde zijn ongeveer even moeilijk.
option-same-puzzle = Dezelfde legtafel voor iedereen
option-same-puzzle-told = In een ronde bedekt iedereen dezelfde legtafel.
option-find-pieces = Legstukken zoeken
option-find-pieces-told = Alle twaalf legstukken liggen klaar, en jij zoekt de juiste eruit.
option-open-boards = Open legtafels
option-open-boards-told = Iedereen ziet hoe ver de anderen zijn.
option-play-off-ties = Beslissingsronde bij gelijkstand
option-play-off-ties-told = Bij volledige gelijkstand om de eerste plaats beslist nog een legtafel.
option-second-chance-if-none = Strenge tweede kans
option-second-chance-if-none-told = De zandloper wordt alleen nog eens omgedraaid als niemand klaar is.
choose-rounds = Rondes
choose-rounds-told = Een korter of langer spel dan in de spelregels.
rounds-usual = Zoals in de spelregels
rounds-count ={ $count ->
    [one] één ronde
   *[other] { $count } rondes
  }
option-grace = Speling
option-grace-told = Iedereen krijgt een kwart seconde extra, voor trage verbindingen.
seat-by-seat = Plaats voor plaats
seat-by-seat-later = Zodra er mensen aan tafel zitten, kan elke plaats een eigen zijde en vertraging krijgen.
seat-side = Zijde
seat-side-told = Elke plaats mag met een eigen zijde van de legtafels spelen.
seat-delay = Vertraging
seat-delay-told = Een sterke speler kan de legtafel iets later zien dan de anderen.
seat-delay-none = Geen
seat-animal = Dier
seat-animal-told = Elke plaats mag met de legtafels van een lievelingsdier beginnen.
option-public = Openbare tafel
option-public-told = Iedereen op deze server kan de tafel vinden en aanschuiven.
open-table = Tafel openen
open-table-told = Voor het begin kun je nog mensen uitnodigen, bots toevoegen en alles wijzigen.

# Solo
solo-told = Legtafel na legtafel tegen de klok, of zonder. Alleen je eigen record staat op het spel.
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
setting-sound-told = Hout, glas en een klein deuntje; alles door de pagina zelf gemaakt.
setting-haptics = Trillen
setting-haptics-told = Een korte trilling bij oppakken en leggen, als het apparaat dat kan.
setting-patterns = Patronen op de legstukken
setting-patterns-told = De legstukken zijn ook zonder kleur te onderscheiden.
setting-letters = Letters op de legstukken
setting-letters-told = Elk legstuk toont zijn naam, zoals L4.
setting-contrast = Meer contrast
setting-contrast-told = Donkerder lijnen en tekst, hout zonder nerf.
setting-left-handed = Linkshandig
setting-left-handed-told = Legstukken en gereedschap liggen links.
setting-above-finger = Legstuk boven de vinger
setting-above-finger-told = Een legstuk dat je sleept, zweeft boven je vinger, zodat je het ziet.
setting-call-myself = Ik roep zelf Ubongo
setting-call-myself-told = Je roept met een knop. Anders roept de pagina voor je, zodra het legvlak bedekt is.

# Tafel
table-title = De tafel
seats = Wie speelt mee?
host = Spelleider
is-ready = Klaar
is-not-ready = Nog niet klaar
free-seat = Vrije plaats
sit-here = Ga zitten
add-bot = Bot
add-bot-on = Zet een bot op plaats { $seat }
bot-strength = Sterkte van nieuwe bots
strength-child = Kind
strength-beginner = Beginner
strength-fair = Redelijk
strength-strong = Sterk
strength-expert = Meester
rename = Hernoemen
rename-whom = { $player } hernoemen
move-whom = { $player } verplaatsen
move-here = Hierheen
move-told = Kies nu de plaats om mee te ruilen.
kick-whom = { $player } wegsturen
spectators = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
  }
who-begins = Wie dobbelt het eerst?
chance-decides = Het toeval beslist
start-game = Begin het spel
needs-two = Nodig iemand uit, of voeg een bot toe.
waits-for = { $count ->
    [one] { $count } speler is nog niet klaar.
   *[other] { $count } spelers zijn nog niet klaar.
  }
ready = Ik ben klaar
ready-shown = Klaar!
host-starts = Als iedereen klaar is, start de spelleider het spel.
leave-table = Tafel verlaten
agreed = Dit spelen jullie
change-options = Opties wijzigen
lock-table = Tafel op slot
table-is-locked = De tafel is op slot
lock-told = Alleen wie een plaats heeft, mag binnen; wie toekijkt, moet weg, en de code geldt niet.
invite = Uitnodigen
invite-told = Stuur de link, laat het plaatje zien of lees de code voor.
code = Code
link = Link naar deze tafel
copy-link = Link delen
link-copied = Link gekopieerd.
qr-code = QR-code van de link naar deze tafel

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
time-left = { $seconds ->
    [one] Nog { $seconds } seconde
   *[other] Nog { $seconds } seconden
  }
no-hourglass = Zonder zandloper
second-chance = Tweede kans
second-chance-told = Tweede kans! De zandloper wordt nog eens omgedraaid.
play-off-told = Gelijkstand! Nog één legtafel beslist.
play-off-watch = Wie gelijkstaat, speelt nu de beslissingsronde.
your-board = Je legtafel
board-label = Je legtafel, { $free ->
    [0] helemaal bedekt
    [one] { $free } vrij vakje
   *[other] { $free } vrije vakjes
  }
board-table = De legtafel, regel voor regel
cell-free = vrij
cell-outside = –
piece-name = { $piece }, { $count } vakjes, { $shape }
piece-lies = ligt op { $cell }
piece-loose = los bij { $cell }
wanted-pieces = Zoek: { $pieces }
you-watch = Je kijkt toe.
board-comes = Je legtafel komt zo.
tools = Gereedschap
undo = Stap terug
turn = Draaien
flip = Omkeren
all-back = Leegmaken
put-aside = Opzijleggen
give-up = Opgeven
play-on = Verder spelen
concede = Gewonnen geven
agree-to-share = Overwinning delen
finish = Stoppen
not-covered-yet = Het legvlak is nog niet bedekt.
players = Spelers
standing-left = heeft het spel verlaten
standing-offline = offline
standing-asks-pause = wil even pauze
standing-rolls = dobbelt
standing-gave-up = heeft opgegeven
standing-ready = is klaar
standing-shares = wil de overwinning delen
standing-waits = begint later
standing-lays = { $count } van { $most } gelegd
place-1 = eerste
place-2 = tweede
place-3 = derde
place-4 = vierde
not-solved = niet opgelost
the-table = De tafel
typed-toggle = Leggen door te typen
typed-label = Typ
typed-unknown = “{ $word }” is geen opdracht.
typed-done = Gedaan.
typed-loose = Daar past het niet.
ask-pause = Om pauze vragen
to-start-keep = Naar de startpagina (plaats bewaard)
leave-for-good = Het spel voorgoed verlaten
end-alone = Het spel afsluiten zonder de anderen

# Tussen de rondes
roll = Dobbelen
rolls-by-itself = Dobbelt vanzelf over { $seconds } s.
other-rolls = { $player } dobbelt
goes-on-in = Verder over { $seconds } s.
paused = Pauze
go-on = Verder
next = Volgende ronde
next-until = De volgende ronde begint als iedereen klaar is, uiterlijk over { $seconds } s.
play-off-in = De beslissingsronde begint over { $seconds } s.
choose-field = Kies een veld voor je spelfiguur
choose-field-told = Kijk naar de voorste twee edelstenen van elke rij. Niemand ziet je keuze voordat iedereen gekozen heeft.
others-choose = De anderen kiezen nog
last-round = De legtafels van de laatste ronde
board-of = De legtafel van { $player }

# Spelbord
gem-board = Spelbord
take-gems-now = Neem je edelstenen voordat het zand op is!
field-offers = Veld { $field }: { $gems }
field-empty = Veld { $field }: geen edelstenen meer
gem-green = groen
gem-red = rood
gem-blue = blauw
gem-violet = violet
gem-brown = bruin
gem-yellow = geel
pass = Passen
gems-of-players = De edelstenen van de spelers

# 2024, samen, solo
round-track = Rondespoor
score-together = Samen: { $score } van { $most } punten

# Einde
game-over = Het spel is uit
rematch = Nog een spel!

# Gesproken
said-round-started = Ronde { $round }. De dobbelsteen toont: { $symbol }.
said-own-ubongo = Ubongo! Je bent als { $place } klaar.
said-ubongo = { $player } roept als { $place } “Ubongo!”.
said-gems-taken = { $player } neemt edelstenen van veld { $field }.
said-round-ended = Ronde { $round } is voorbij.
said-game-ended = Het spel is uit.
said-seat-lost = { $player } is de verbinding kwijt.
said-seat-left = { $player } heeft het spel verlaten.
said-seat-back = { $player } is terug.
said-seconds = { $seconds } seconden
said-laid = { $piece } ligt op { $cell }, { $shape }
said-loose = { $piece } past niet op { $cell }, { $shape }
said-in-tray = { $piece } naast de legtafel, { $shape }

# Verbinding
line-lost = De verbinding is weg. We proberen haar te herstellen…
table-stands-still = De tafel staat stil: er kan bij ons niets worden opgeslagen. Ze gaat vanzelf verder, en er gaat geen zand verloren.
offline-told = Er is geen netwerk, of de server antwoordt niet. Om samen te spelen heb je allebei nodig.
word-to-all = Bericht van de beheerder van de server:
play-here = Hier spelen
closed-elsewhere = Je hebt deze tafel ergens anders open.
closed-forgotten = Je wilde op deze server vergeten worden. Laad de pagina opnieuw om iemand nieuws te zijn.
closed-no-such-table = Deze tafel bestaat niet, of is al gesloten.
closed-table-frozen = Er ging bij ons iets mis: deze tafel staat stil.
closed-table-locked = De spelleider heeft deze tafel op slot gedaan.
closed-table-closed = De beheerder van de server heeft deze tafel gesloten.
closed-turned-away = Je kunt hier een tijdje niet binnen.
closed-too-many-calls = Te vaak ten onrechte “Ubongo!” geroepen: de verbinding is verbroken.
closed-too-many-joins = Je bent te vaak in dit spel teruggekomen. Open een nieuwe tafel.
closed-other = De verbinding is verbroken.

# Hulp
hint = Sleep de legstukken naar het lichte vlak. Tik om te draaien, houd vast om om te keren.
help-title = Zo leg je legstukken
help-touch = Sleep een legstuk naar het lichte legvlak. Tik om te draaien, houd vast om om te keren; een tweede vinger draait tijdens het slepen.
help-mouse = Met de muis: klik draait, de rechterknop keert om, het wiel draait tijdens het slepen.
help-piece = legstuk kiezen
help-step = verplaatsen
help-turn = draaien
help-turn-back = andersom draaien
help-flip = omkeren
help-tray = terugnemen
help-undo = ongedaan maken
help-settle = laten vastklikken
help-help = deze hulp
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
refused-bad-setting = Deze optie kan zo niet: { $setting } ({ $allowed }).
refused-seat-taken = Deze plaats is bezet.
refused-not-ready = Nog niet iedereen is klaar.
refused-not-the-host = Dat mag alleen de spelleider.
refused-name-taken = Iemand hier heet al zo, of bijna.
refused-bad-name = Deze naam kan niet.
refused-no-such-code = Er is geen tafel met deze code.
refused-no-such-table = Deze tafel bestaat niet, of is al gesloten.
refused-too-many-calls = Te vaak geroepen. Kijk eerst nog eens.
refused-too-fast = Dat was veel tegelijk. Ga zo meteen verder.
refused-log-full = Deze tafel is zo veel gebruikt dat ze vol is. Open een nieuwe.
refused-game-too-long = Je hebt in dit spel { $most } dingen gedaan. Dat is genoeg: maak het af of ga weg.
refused-too-many-tables = Vanaf hier zijn te veel tafels geopend.
refused-server-drains = De server stopt zodra de lopende spellen klaar zijn.
refused-turned-away = Je kunt hier een tijdje niet binnen.
refused-too-many-codes = Vanaf hier zijn te veel codes geprobeerd. Wacht een minuut.
refused-no-such-round = Deze ronde is hier niet gespeeld of nog niet voorbij.
refused-no-such-game = Aan deze tafel is zo’n spel niet uitgespeeld, of het wordt niet meer bewaard.
refused-no-such-board = Legtafel { $number } zit niet in de doos, alleen { $first } tot en met { $last }.
refused-no-puzzle = Kies een legtafel uit de doos, of kleur een legvlak in en kies legstukken.
refused-text-too-long = Dit is te lang voor een legvlak.
refused-area-empty = Er is nog geen vakje ingekleurd.
refused-area-unreadable = Dit legvlak is niet te lezen.
refused-area-in-parts = Het legvlak bestaat uit meerdere delen; een legtafel heeft er maar één.
refused-area-too-large = Het legvlak is te groot: hoogstens { $most_width } bij { $most_height } en { $most_cells } vakjes.
refused-no-such-piece = Er is geen legstuk { $piece }.
refused-piece-twice = Elk legstuk mag maar één keer voorkomen: { $piece }.
refused-too-many-pieces = Er kunnen hoogstens { $most } legstukken tegelijk gelegd worden.
refused-sizes-differ = Het legvlak heeft { $area } vakjes, de legstukken hebben er { $pieces }.
refused-no-cover = Deze legstukken bedekken dit legvlak niet, hoe je ze ook draait en omkeert.
refused-no-set-fits = Geen enkel stel van { $pieces } legstukken bedekt dit legvlak van { $cells } vakjes.
refused-board-is-live = Iemand speelt op dit moment deze puzzel, of een van dezelfde kant met hetzelfde symbool. Na de ronde kun je hem opzoeken.
refused-too-much-asked = Dat waren veel vragen. Vraag het zo nog eens.
refused-no-such-sheet = Zo’n vel is er niet.
refused-bad-choice = Dit kan zo niet gekozen worden: { $choice } ({ $allowed }).
refused-bad-seed = Het nummer van de reeks mag hoogstens { $most } cijfers hebben, en niets anders.
refused-took-too-long = Dat duurde te lang. Probeer het nog eens.
refused-store-trouble = Dat kon even niet bewaard of gelezen worden. Probeer het nog eens.
refused-not-started = Deze puzzel is nog niet begonnen.
refused-no-such-date = Er zijn puzzels van { $first } tot en met { $last }.
refused-too-many-requests = Te veel aanvragen vanaf hier. Wacht een minuut.
refused-not-a-record = Dit is geen spelverslag van Ubongo (regel { $line }).
refused-broken-record = Dit spelverslag is veranderd of afgebroken: regel { $line } klopt niet.
refused-game-not-over = Dit spel is niet uitgespeeld en kan nog niet bekeken worden.
refused-record-too-long = Dit bestand is te lang voor een spelverslag.

# --- The tables, and after the game

# The gem board
field-then = Dan heb je { $gems }.
field-left = { $count ->
    [one] Nog één edelsteen.
   *[other] Nog { $count } edelstenen.
  }
field-pawns = Hier: { $players }.
no-gems-near = Geen edelstenen binnen bereik. Je kunt alleen passen.
own-row-empty = De rij van je spelfiguur is leeg: ga verder zodra je kunt.
who-has-chosen = Wie gekozen heeft
has-chosen = heeft gekozen
is-choosing = kiest nog
row-is-empty = leeg
step-only = Alleen verplaatsen, later nemen
step-and-take = Verplaatsen en meteen nemen
race-other-gems = { $player } was sneller. Je hebt gekregen: { $gems }

# Round track, scoring boards, bag
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
points-short = punten
points-word = Punten
play-off-between = Beslissingsronde: { $players }
in-the-bag = In de zak
left-over = In de doos:
said-left-over = Niemand heeft ze gewonnen, ze gaan in de doos: { $gems }.
left-over-bag = In de zak:
said-left-over-bag = Niemand heeft ze gewonnen, ze gaan in de zak: { $gems }.

# Together
scoring-boards = Scoreborden
stacks-told = Na elke ronde schuift elke stapel één plaats naar links.
helping = Elkaar helpen
help-player = { $player } helpen
stop-helping = Stoppen met helpen
to-own-board = Terug naar mijn legtafel
mute-helpers = Liever geen hulp
unmute-helpers = Hulp is weer welkom

# Solo
solved-word = opgelost
put-aside-word = opzijgelegd
last-solve = laatste oplossing
record-to-beat = Je record: { $solved } opgelost, { $aside } opzijgelegd, de laatste op { $time }
zen-told = Er loopt geen klok. Heb je genoeg gehad, kies dan “Stoppen” in het menu.

# After a round and after the game
look-back = De legtafels van het spel
show-solution = Oplossing tonen
solution-live = Deze puzzel, of een die erop lijkt, wordt op dit moment aan een andere tafel gespeeld. Probeer het later nog eens.
hide-solution = Oplossing verbergen
game-void = Het spel is afgebroken
game-void-told = Te veel spelers waren te lang weg. Niemand heeft verloren.
ended-early = Het spel is voortijdig beëindigd.
ended-by-play-off = De beslissingsronde gaf de doorslag.
you-win = Je hebt gewonnen!
winner = { $player } wint!
winners = Gedeelde overwinning: { $players }
watch-again = Nog eens bekijken
download-record = Spelverslag downloaden
part-sets = Volledige reeksen dieren
part-sapphires = Saffieren
part-ambers = Barnstenen
part-extra = Beide edelstenen bij elk dier
run-told = { $solved ->
    [0] Deze keer niets opgelost, { $aside } opzijgelegd
   *[other] { $solved } opgelost, { $aside } opzijgelegd, de laatste op { $time }
  }
record-new = Een nieuw record!
record-place = Nummer { $place } van je beste solospellen
records-title = Je beste solospellen · { $minutes } minuten · { $side }
records-title-zen = Je beste solospellen zonder klok · { $side }
fair-title = Ging het eerlijk toe?
fair-told = Voor de eerste ronde toonde de server een zegel; nu toont hij het geheime getal dat erbij hoort. Beide staan in het verslag, en iedereen kan het nagaan.
count-title = De kleuren worden geteld
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
counted-none = geen

# Features beside the table
features = Nog meer te ontdekken
feature-learn = Leer het spel
feature-learn-told = Twee minuten, zonder te lezen.
feature-daily = Puzzel van de dag
feature-daily-told = Drie legtafels, voor iedereen dezelfde.
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
