replay-open-file = Een spelverslag openen
replay-drop-told = Kies een bestand, of sleep het ergens naar deze pagina.
replay-own = Je laatste spellen
replay-none = Je hebt op deze server nog geen spel uitgespeeld. Speel er een, dan kun je het hier bekijken.
replay-place = { $place } van { $seats }
replay-solved = { $count ->
    [one] één legtafel opgelost
   *[other] { $count } legtafels opgelost
  }
replay-fetching = Het spel wordt geladen…
replay-another = Een ander spel bekijken
replay-share = Dit moment delen
replay-boards = De legtafels
replay-no-board = Nog geen legtafel
replay-took = { $seconds } seconden
replay-standing = Hoe het afliep
replay-controls = Afspelen
replay-time = Tijd
replay-at = { $where }, { $time } van { $whole }
replay-play = Afspelen
replay-pause = Pauze
replay-step-back = Een stap terug
replay-step-on = Een stap verder
replay-round-back = Naar de vorige ronde
replay-round-on = Naar de volgende ronde
replay-speed = Snelheid: { $speed }×
replay-keys = Toetsen: de spatiebalk speelt af en pauzeert, pijltjes gaan stap voor stap, met Shift ronde voor ronde, 1, 2 en 3 kiezen de snelheid.
replay-note-seed = Het geheime getal van dit spel is niet bekendgemaakt; dobbelsteen en legtafels zijn niet na te gaan.
replay-note-box = Dit spel is gespeeld met andere legtafels dan die uit onze doos.
replay-moved = { $player } gaat naar veld { $field }.
replay-taken = { $player } neemt van veld { $field }: { $gems }.
replay-won = { $player } wint een edelsteen: { $gems }.
replay-solved-one = { $player } heeft de legtafel opgelost.
replay-passed = { $player } past.
replay-gave-up = { $player } geeft op.
replay-put-aside = { $player } legt de legtafel opzij.
replay-conceded = { $player } geeft zich gewonnen.
replay-goes-on = Het spel gaat verder.
replay-laid-out = Alles ligt klaar.
replay-chosen = { $player } heeft een veld gekozen.

# Refusals
refused-no-such-game = Aan deze tafel is zo’n spel niet uitgespeeld, of het wordt niet meer bewaard.
refused-not-a-record = Dit is geen spelverslag van Ubongo (regel { $line }).
refused-broken-record = Dit spelverslag is veranderd of afgebroken: regel { $line } klopt niet.
refused-game-not-over = Dit spel is niet uitgespeeld en kan nog niet bekeken worden.
refused-record-too-long = Dit bestand is te lang voor een spelverslag.
