# Overal
save = Opslaan
you = jij
sound-off = Geluid uit
connecting = Op weg naar de tafel…

# Start
ask-name = Hoe heet je?
ask-name-told = Zo zien de anderen je aan tafel. Je kunt je naam later veranderen.
ask-name-done = Dat ben ik

# Nieuwe tafel
choose-hourglass = Zandloper
choose-hourglass-told = Hoeveel tijd iedereen heeft voor een legtafel.
hourglass-seconds = { $seconds } seconden
hourglass-none = Zonder zandloper
more-options = Meer opties
option-fresh-boards-told = Voor dit spel getrokken, dus niemand kent ze.
fresh-stars = Moeilijkheid
fresh-stars-usual = Zoals in de doos
fresh-stars-count = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
  }
fresh-number = Nummer van de reeks
fresh-number-told = Zonder nummer wordt er in het geheim getrokken. Met een nummer kan iedereen de legtafels vooraf printen, en het spel telt niet mee voor de speelsterkte.
fresh-number-agreed = Nummer van de reeks: { $number }. Iedereen kan deze legtafels printen, en het spel telt niet mee voor de speelsterkte.
option-fair-deal = Eerlijke legtafels
option-fair-deal-told = De legtafels van een ronde zijn ongeveer even moeilijk.
option-same-puzzle = Dezelfde legtafel voor iedereen
option-same-puzzle-told = In een ronde bedekt iedereen dezelfde legtafel.
option-find-pieces = Legstukken zoeken
option-find-pieces-told = Alle twaalf legstukken liggen klaar, en jij zoekt de juiste eruit.
option-open-boards = Open legtafels
option-open-boards-told = Iedereen ziet hoe ver de anderen zijn.
option-watched-drafts = Open voor toeschouwers
option-watched-drafts-told = Ook wie toekijkt, ziet wat er op de legtafels ligt.
option-play-off-ties = Beslissingsronde bij gelijkstand
option-play-off-ties-told = Bij volledige gelijkstand om de eerste plaats beslist nog een legtafel.
option-second-chance-if-none = Strenge tweede kans
option-second-chance-if-none-told = De zandloper wordt alleen nog eens omgedraaid als niemand klaar is.
choose-rounds = Rondes
choose-rounds-told = Een korter of langer spel dan in de spelregels.
choose-pause = Pauze tussen de rondes
pause-at-most = Hoogstens { $seconds } seconden
pause-by-hand = Tot iedereen klaar is
choose-pause-told = Tijd om de legtafels te bekijken. Als iedereen op “Volgende ronde” heeft getikt, gaat het meteen verder.
rounds-usual = Zoals in de spelregels
rounds-count = { $count ->
    [one] één ronde
   *[other] { $count } rondes
  }
option-grace = Speling
option-grace-told = Iedereen krijgt een kwart seconde extra, voor trage verbindingen.
seat-by-seat = Plaats voor plaats
seat-side-told = Elke plaats mag met een eigen zijde van de legtafels spelen.
seat-delay = Vertraging
seat-delay-told = Een sterke speler kan de legtafel iets later zien dan de anderen.
seat-delay-none = Geen
seat-animal = Dier
seat-animal-told = Elke plaats mag met de legtafels van een lievelingsdier beginnen.
option-public = Openbare tafel
option-public-told = Iedereen op deze server kan de tafel vinden en aanschuiven.
opening-table = Je tafel wordt gedekt…

# Solo
solo-told = Legtafel na legtafel tegen de klok, of zonder. Alleen je eigen record staat op het spel.

# Tafel
table-of = Tafel van { $host }
seats = Wie speelt mee?
seats-taken = { $taken } van { $seats }
host = Spelleider
is-ready = Klaar
is-not-ready = Nog niet klaar
free-seat = Vrije plaats
sit-here = Ga zitten
add-bot = Bot erbij
add-bot-on = Zet een bot op plaats { $seat }
bot-strength = Hoe sterk?
rename = Hernoemen
move-seat = Van plaats wisselen
kick-seat = Wegsturen
move-here = Hierheen
swap-here = Ruilen
move-told = { $player }: met welke plaats ruilen?
move-cancel = Blijft daar
spectators = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
  }
asking-seat = Voor het volgende spel: { $players }
who-begins = Wie dobbelt het eerst?
chance-decides = Het toeval beslist
start-game = Begin het spel
needs-two = Nodig iemand uit, of voeg een bot toe.
waits-for = Wachten op { $players }.
start-without = Begin zonder { $players }
ready-shown = Klaar!
host-starts = Als iedereen klaar is, start de spelleider het spel.
leave-table = Tafel verlaten
change-options = Opties wijzigen
lock-table = Tafel op slot
table-is-locked = De tafel is op slot
lock-told = Alleen wie een plaats heeft, mag binnen; wie toekijkt, moet weg, en de code geldt niet.
invite = Uitnodigen
invite-told = Scan, of open { $address } en voer de code in.
link = Link naar deze tafel
copy-link = Link delen
invite-text = Zullen we Ubongo spelen?
qr-code = QR-code van de link naar deze tafel

# Aangepaste legtafels
fitted-title = Gelijke kansen
fitted-told = Iedereen krijgt puzzels van ongeveer 25 seconden.
fitted-moves = Wie punten wint, krijgt moeilijkere legtafels, de anderen eenvoudigere.
fitted-short = gelijke kansen
climb-title = Telkens een beetje moeilijker
climb-told = Iedereen begint met puzzels van ongeveer 25 seconden.
climb-moves = Elke legtafel die je oplost, maakt je volgende een beetje moeilijker, elke andere een beetje eenvoudiger.
climb-from = Begin met legtafels voor
climb-from-own = mij, volgens mijn tijden
climb-no-record = Zulke pogingen tellen niet voor records.
level-missing = Niveau nog onbekend
level-warms-up = Warmt op…
level-times = eigen tijden
level-warm-up = opgewarmd
level-grade = gekozen
level-games = spellen hier
grade-legend = Hoe goed in puzzelen?
grade-choose = Kies een niveau
grade-told = Iedereen ziet welk niveau is gekozen.
warm-up-offer = Hoe moeilijk moeten jouw legtafels zijn? Drie legtafels om op te warmen laten het zien: samen één minuut, alleen voor jou, zonder punten.
warm-up-begin = Opwarmen
warm-up-board = Opwarmen: legtafel { $board } van { $boards }
warm-up-no-points = Alleen voor jou. Geen punten, en niets telt mee.
warm-up-stop = Stoppen met opwarmen
warm-up-found = Jouw niveau: { $level }
waits-for-levels = Nog zonder niveau: { $players }
gem-tips = Tips voor edelstenen
gem-tips-told = Deze plaats krijgt bij het nemen een goede rij te zien. Iedereen ziet wie tips heeft, en het spel telt niet mee voor de speelsterkte.
take-gems-tip = Neem je edelstenen. Tip: rij { $field }
opens-none-harder = Jouw legtafel komt over { $seconds } s: moeilijkere zijn er niet.
opens-none-easier = Jouw legtafel komt over { $seconds } s: eenvoudigere zijn er niet voor de anderen.

# Ronde
on-the-table = Op tafel
no-hourglass = Zonder zandloper
round-first = { $player } was het eerst klaar
round-you-first = Jij was het eerst klaar!
round-nobody = Niemand was snel genoeg
round-solved = { $count } van de { $all } legtafels opgelost
first-wins = Wie het eerst klaar is, wint
play-off-watch = Wie gelijkstaat, speelt nu de beslissingsronde.
ask-seat = Meedoen met het volgende spel
ask-seat-asked = Je hebt om een plaats in het volgende spel gevraagd: een vrije, anders maakt een bot plaats.
ask-seat-no = Alleen toekijken
give-up = Opgeven
play-on = Verder spelen
concede = Gewonnen geven
agree-to-share = Overwinning delen
finish = Stoppen
standing-offline = offline
standing-asks-pause = wil even pauze
standing-rolls = dobbelt
standing-ready = is klaar
standing-shares = wil de overwinning delen
standing-waits = begint later
standing-lays = { $count } van { $most } gelegd
ask-pause = Om pauze vragen
to-start-keep = Naar de startpagina (plaats bewaard)
leave-for-good = Het spel voorgoed verlaten
leave-ask = Dit spel voorgoed verlaten?
leave-ask-told = Je kunt niet terug in dit spel. Wat je hebt gewonnen, blijft tellen.
leave-stay = Blijven
end-alone = Het spel afsluiten zonder de anderen
ask-give-up = Deze ronde opgeven?
ask-give-up-told = Zonder zandloper kun je dat niet terugnemen.
ask-concede = Je gewonnen geven in de beslissingsronde?
ask-concede-told = Dan heb je verloren, en wie als laatste overblijft, wint meteen.

# Tussen de rondes
rolls-by-itself = Dobbelt vanzelf over { $seconds } s.
goes-on-in = Verder over { $seconds } s.
waits-for-back = Wachten op de terugkeer van { $players }.
waits-for-back-in = Wachten op { $players }, hoogstens nog { $seconds } s.
go-on = Verder
next-until = Uiterlijk over { $seconds } s.
next-ready = { $count ->
    [one] { $players } is klaar.
   *[other] { $players } zijn klaar.
}
next-waits = Wachten op { $players }.
standing-ready-own = Klaar
takes = neemt
takes-nothing = neemt niets
play-off-in = De beslissingsronde begint over { $seconds } s.
choose-field = Kies een veld voor je spelfiguur
choose-field-told = Kijk naar de voorste twee edelstenen van elke rij. Niemand ziet je keuze voordat iedereen gekozen heeft.
last-round = De legtafels van de laatste ronde

# Spelbord
others-lay = De anderen leggen nog.
take-gems-now = Neem je edelstenen voordat het zand op is!
pass = Passen

# Einde
game-over = Het spel is uit
rematch = Nog een spel!
again-waits = Je doet mee! Wachten op { $players }.
again-not = Toch nog niet
again-wanted = Voor nog een spel: { $players }
open-lobby = Spel veranderen
lobby-is-open = De tafel is open voor het volgende spel.
go-to-lobby = Naar de tafel
next-game-runs = Het volgende spel is begonnen.
watch-it = Toekijken

# Gesproken
said-keys = Met het toetsenbord: 1 tot { $count } neemt een legstuk, de pijlen verplaatsen het, R draait, F keert om, het vraagteken toont de hulp.

# Quick words
quick-words = Iets zeggen
words-muting = Dempen
words-mute-all = Iedereen dempen
words-mute = { $player } dempen
said-word = { $player } zegt: { $word }
word-hello = Hallo!
word-good-luck = Succes!
word-well-done = Goed gedaan!
word-wow = Wauw!
word-oh-no = O nee!
word-so-close = Net niet!
word-one-moment = Momentje!
word-good-game = Mooi spel!

# The coach of the first game
coach-off = Geen tips meer
coach-begin = Wie de meeste edelstenen van één kleur heeft, wint. Je spelfiguur staat al op het spelbord; de dobbelsteen bepaalt welke legstukken jullie krijgen.
coach-lay = Bedek het lichte vlak met deze legstukken; er mag niets uitsteken. Neem de tijd: het zand loopt nog niet, en de anderen wachten op je.
coach-take = Kies een veld dat je spelfiguur kan bereiken: je krijgt de voorste twee edelstenen van die rij. Twee van één kleur is het best.
coach-others = De anderen maken hun legtafels af. Hoe sneller je bent, hoe verder je mag.
coach-sand = Kijk wat iedereen genomen heeft. Vanaf de volgende ronde loopt de zandloper.
coach-hurry = Het zand loopt: bedek je legtafel voordat het op is.
coach-quick = Neem je edelstenen zolang het zand loopt; daarna ben je ze kwijt.
coach-again = Niemand was op tijd klaar: de zandloper wordt nog eens omgedraaid.
coach-last = De laatste ronde: welke kleur heb je nodig?
goal-you = jij { $count }
goal-other = { $player } { $count }

# Verbinding
line-lost = De verbinding is weg. We proberen die te herstellen…
table-stands-still = De tafel staat stil: er kan nu niets worden opgeslagen. Het gaat vanzelf verder, en er gaat geen zand verloren.
covered-waits = Bedekt. Je “Ubongo!” klinkt zodra de verbinding terug is.
play-here = Hier spelen
closed-elsewhere = Je hebt deze tafel ergens anders open.
closed-kicked = De spelleider heeft je van deze tafel verwijderd.
closed-table-full = Aan deze tafel is geen plaats meer om toe te kijken.
closed-too-fast = Dat was te veel tegelijk. Laad de pagina opnieuw.
closed-restart = De server start opnieuw en is zo terug.
closed-forgotten = Je wilde op deze server vergeten worden. Laad de pagina opnieuw om als nieuwe gast te beginnen.
closed-no-such-table = Deze tafel bestaat niet, of is al gesloten.
closed-no-guest = Deze browser bewaart geen cookies voor deze pagina, en de server weet niet wie je bent. Laad de pagina opnieuw of sta cookies toe.
closed-table-frozen = Er ging bij ons iets mis: deze tafel staat stil.
closed-table-locked = De spelleider heeft deze tafel op slot gedaan.
closed-table-closed = De beheerder van de server heeft deze tafel gesloten.
closed-turned-away = Je kunt hier een tijdje niet naar binnen.
closed-too-many-calls = Te vaak ten onrechte “Ubongo!” geroepen: de verbinding is verbroken.
closed-too-many-joins = Je bent te vaak in dit spel teruggekomen. Open een nieuwe tafel.
closed-other = De verbinding is verbroken.
refused-kicked = De spelleider heeft je van deze tafel verwijderd.
refused-table-frozen = Er ging bij ons iets mis: deze tafel staat stil.
refused-levels-missing = Nog niet iedereen heeft een niveau: warm op of kies er een.
refused-not-fitted = Aan deze tafel zijn de legtafels niet aangepast.
refused-warm-up-runs = Je bent al aan het opwarmen.
refused-warm-up-done = Je niveau is al bekend, of je bent te vaak begonnen: kies liever een niveau.
refused-no-warm-up = Deze legtafel van het opwarmen ligt er niet meer.
refused-seat-empty = Daar zit niemand.
refused-not-seated = Dat mag alleen wie aan deze tafel zit.
refused-not-seated-here = Dat mag alleen wie aan deze tafel zit.
refused-has-left = Je hebt dit spel verlaten.
refused-not-alone = Er spelen nog anderen mee.
refused-not-in-play-off = Alleen wie gelijkstaat, speelt de beslissingsronde.
refused-no-such-field = Dat veld bestaat niet.
refused-wrong-edition = Dat bestaat niet in deze editie.
refused-bad-setting = { $setting ->
    [players] Deze editie speel je met hoogstens { $most }.
    [hourglass] Dat kan hier zo niet: { choose-hourglass }
    [rounds] Dat kan hier zo niet: { choose-rounds }
    [stars] Dat kan hier zo niet: { fresh-stars }
    [agreed] Dat kan hier zo niet: { fresh-number }
    [delay] Dat kan hier zo niet: { seat-delay }
    [fair_deal] Dat kan hier zo niet: { option-fair-deal }
    [open_boards] Dat kan hier zo niet: { option-open-boards }
   *[other] Deze instelling kan hier niet.
  }

# The gem board
own-row-empty = De rij van je spelfiguur is leeg: verplaats hem zodra je kunt.
who-has-chosen = Wie gekozen heeft
has-chosen = heeft gekozen
is-choosing = kiest nog
step-only = Alleen verplaatsen, later nemen

# Together
stop-helping = Stoppen met helpen
to-own-board = Terug naar mijn legtafel
mute-helpers = Liever geen hulp
unmute-helpers = Hulp is weer welkom

# After a round and after the game
look-back = De legtafels van het spel
solution-live = Deze puzzel, of een die erop lijkt, wordt op dit moment aan een andere tafel gespeeld. Probeer het later nog eens.
hide-solution = Oplossing verbergen
game-void-told = Te veel spelers waren te lang weg. Niemand heeft verloren.
ended-early = Het spel is voortijdig beëindigd.
ended-by-play-off = De beslissingsronde gaf de doorslag.
count-won = { $nth ->
    [1] { $aboveGems } tegen { $belowGems }.
   *[other] Eerst gelijk, dan { $aboveGems } tegen { $belowGems }.
  }
watch-again = Nog eens bekijken
fair-title = Ging het eerlijk toe?
fair-told = Voor de eerste ronde toonde de server een zegel; nu toont hij het geheime getal dat erbij hoort. Beide staan in het verslag, en iedereen kan het nagaan.

# A big screen
show-on-screen = Op een groot scherm tonen
screen-told = Een laptop of televisie is de tafel, en iedereen speelt op de eigen telefoon.
screen-open-here = Op dit apparaat openen
screen-by-code = Op een ander apparaat: scan dit, of open { $address } en voer { $code } in.
screen-by-link = Op een ander apparaat: scan dit, of open { $address }.
screen-watches = Een groot scherm toont deze tafel
screen-came = Een groot scherm toont deze tafel. In het menu kun je hier verbergen wat het toont.
hands-offer = Een groot scherm toont deze tafel. Hier alleen je eigen legtafel houden?
hands-only = Alleen mijn legtafel
hands-all = Alles tonen

# A table of an event
to-event = Naar het evenement
event-you-play = Je speelt met { $players }
event-they-play = Hier spelen { $players }
event-table-told = Het spel begint vanzelf zodra iedereen er is.
event-begins-in = { $seconds ->
    [one] Uiterlijk over één seconde
   *[other] Uiterlijk over { $seconds } seconden
  }
refused-event-table = Deze tafel hoort bij een evenement, dat de plaatsen heeft verdeeld.
refused-not-an-event = Dit is een tafel: dat kan alleen bij een evenement.
