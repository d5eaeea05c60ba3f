# Überall
announcements = Ansagen
close = Schließen
more = Mehr
save = Speichern
name = Name
you = du
settings = Einstellungen
menu = Menü
mute = Ton aus
sound-on = Ton an
sound-off = Ton aus
to-start = Zur Startseite
connecting = Auf dem Weg zum Tisch …
a-moment = Einen Augenblick …
nowhere = Unter dieser Adresse ist nichts. Hier geht’s zum Spiel:

# Start
motto = Bedeck deine Tafel, ruf „Ubongo!“, schnapp dir die Edelsteine.
play-now = Jetzt spielen
play-now-told = Drei Computergegner warten schon. Ohne Konto, ohne Download.
new-table = Neuer Tisch
solo = Solo
join-label = An einen Tisch setzen
join-placeholder = Code oder Link
join = Los
join-told = Sechs Zeichen oder der Link, den du bekommen hast.
your-name = Dein Name
your-name-told = Lass das Feld leer, dann bekommst du einen netten.
open-tables = Offene Tische
open-table-line = { $host }: { $edition }, { $taken } von { $seats } Plätzen besetzt
game-waits = Eine Partie wartet auf dich
return-to-game = { $count ->
    [1] Zurück zur Partie
   *[other] Zurück zu Partie { $number }
  }
credits = Inoffiziell, nach dem Spiel von Grzegorz Rejchtman. Freie Software, gezeichnet und geschrieben von Leuten, die es spielen.

# Neuer Tisch
choose-edition = Welches Spiel?
edition-classic = Klassisch
edition-classic-told = Zieh deine Spielfigur an sechs Reihen entlang und sammle Edelsteine: Wer von einer Farbe die meisten hat, gewinnt. Neun Runden.
edition-classic-long = Klassisch, langes Spiel
edition-classic-long-told = Das klassische Spiel mit allen 36 Legetafeln.
edition-2024 = Ausgabe 2024
edition-2024-told = Die zwei Schnellsten gewinnen Saphir und Bernstein, und wer es schafft, behält die Legetafel. Neun Runden.
edition-cooperative = Gemeinsam
edition-cooperative-told = Alle sammeln gemeinsam Punkte und helfen einander in der Zweite-Chance-Runde.
edition-2015 = Ausgabe 2015
edition-2015-told = Edelsteine von der Leiste für die zwei Schnellsten, und ein blinder Griff in den Beutel für alle, die es schaffen.
edition-solo = Solo
edition-solo-told = So viele Legetafeln wie möglich, bevor die Zeit um ist.
edition-bare = Pur
edition-bare-told = Nur das Rennen: ein Punkt für alle, die es rechtzeitig schaffen.
choose-side = Welche Seite der Legetafeln?
side-easy = Drei Legeteile
side-easy-told = Die einfachere Seite, ideal für die erste Partie.
side-hard = Vier Legeteile
side-hard-told = Die schwierigere Seite, für Geübte.
choose-hourglass = Sanduhr
choose-hourglass-told = So lange haben alle Zeit für eine Legetafel.
hourglass-seconds = { $seconds } Sekunden
hourglass-none = Ohne Sanduhr
more-options = Weitere Optionen
option-fresh-boards = Neue Legetafeln
option-fresh-boards-told = Für dieses Spiel gezogen, also kennt sie niemand.
fresh-stars = Schwierigkeit
fresh-stars-usual = Wie in der Schachtel
fresh-stars-count = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
fresh-number = Nummer des Satzes
fresh-number-told = Ohne Nummer wird geheim gezogen. Mit einer Nummer kann jeder die Legetafeln vorher drucken, und das Spiel wird nicht gewertet.
fresh-number-agreed = Nummer des Satzes: { $number }. Jeder kann diese Legetafeln drucken, und das Spiel wird nicht gewertet.
option-fair-deal = Faire Legetafeln
option-fair-deal-told = Die Legetafeln einer Runde sind etwa gleich schwer.
option-same-puzzle = Gleiche Legetafel für alle
option-same-puzzle-told = In einer Runde belegen alle dieselbe Legetafel.
option-find-pieces = Legeteile suchen
option-find-pieces-told = Alle zwölf Legeteile liegen bereit, und du suchst die richtigen heraus.
option-open-boards = Offene Legetafeln
option-open-boards-told = Alle sehen, wie weit die anderen sind.
option-play-off-ties = Stechen bei Gleichstand
option-play-off-ties-told = Bei völligem Gleichstand um den Sieg entscheidet eine weitere Legetafel.
option-second-chance-if-none = Strenge zweite Chance
option-second-chance-if-none-told = Die Sanduhr wird nur dann noch einmal umgedreht, wenn es niemand geschafft hat.
choose-rounds = Runden
choose-rounds-told = Eine kürzere oder längere Partie als in der Spielregel.
rounds-usual = Wie in der Spielregel
rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
option-grace = Kulanz
option-grace-told = Alle haben eine Viertelsekunde mehr, für langsame Verbindungen.
seat-by-seat = Platz für Platz
seat-by-seat-later = Sobald Leute am Tisch sitzen, kann jeder Platz seine eigene Seite und Verzögerung bekommen.
seat-side = Seite
seat-side-told = Jeder Platz darf mit seiner eigenen Seite der Legetafeln spielen.
seat-delay = Verzögerung
seat-delay-told = Wer stark spielt, sieht seine Legetafel etwas später als die anderen.
seat-delay-none = Keine
seat-animal = Tier
seat-animal-told = Jeder Platz darf mit den Legetafeln seines Lieblingstiers beginnen.
option-public = Öffentlicher Tisch
option-public-told = Fremde auf diesem Server dürfen den Tisch finden und sich dazusetzen.
open-table = Tisch eröffnen
open-table-told = Vor dem Spiel kannst du noch Leute einladen, Computergegner dazusetzen und alles ändern.

# Solo
solo-told = Legetafel um Legetafel gegen die Uhr, oder ganz ohne. Es geht nur um deinen eigenen Rekord.
choose-minutes = Wie lange?
minutes = { $minutes } Minuten
zen = Ohne Uhr
begin = Los geht’s

# Einstellungen
setting-language = Sprache
setting-theme = Farben
theme-light = Hell
theme-dark = Dunkel
as-the-system = Wie auf dem Gerät
setting-motion = Animationen
motion-full = Alle
motion-less = Weniger
setting-sound = Ton
setting-sound-told = Holz, Glas und eine kleine Melodie; alles von der Seite selbst gemacht.
setting-haptics = Vibration
setting-haptics-told = Ein kurzes Brummen beim Aufheben und Legen, wo das Gerät es kann.
setting-patterns = Muster auf den Legeteilen
setting-patterns-told = Die Legeteile sind auch ohne Farben zu unterscheiden.
setting-letters = Buchstaben auf den Legeteilen
setting-letters-told = Jedes Legeteil zeigt seinen Namen, etwa L4.
setting-contrast = Mehr Kontrast
setting-contrast-told = Dunklere Linien und Schrift, keine Maserung im Holz.
setting-left-handed = Linkshändig
setting-left-handed-told = Legeteile und Werkzeuge liegen links.
setting-above-finger = Legeteil über dem Finger
setting-above-finger-told = Beim Ziehen schwebt das Legeteil über dem Finger, damit du es siehst.
setting-call-myself = Ich rufe Ubongo selbst
setting-call-myself-told = Du rufst mit einem Knopf. Sonst ruft die Seite für dich, sobald die Fläche bedeckt ist.

# Tisch
table-title = Der Tisch
seats = Wer spielt mit?
host = Spielleitung
is-ready = Bereit
is-not-ready = Noch nicht bereit
free-seat = Freier Platz
sit-here = Hinsetzen
add-bot = Computer
add-bot-on = Computer auf Platz { $seat } setzen
bot-strength = Stärke neuer Computergegner
strength-child = Kind
strength-beginner = Anfänger
strength-fair = Mittel
strength-strong = Stark
strength-expert = Meisterhaft
rename = Umbenennen
rename-whom = { $player } umbenennen
move-whom = { $player } umsetzen
move-here = Hierher
move-told = Wähl jetzt den Platz, mit dem du tauschen willst.
kick-whom = { $player } wegschicken
spectators = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
who-begins = Wer würfelt zuerst?
chance-decides = Der Zufall entscheidet
start-game = Spiel beginnen
needs-two = Lade jemanden ein oder setz einen Computergegner dazu.
waits-for = { $count ->
    [one] { $count } Person ist noch nicht bereit.
   *[other] { $count } Personen sind noch nicht bereit.
  }
ready = Ich bin bereit
ready-shown = Bereit!
host-starts = Wenn alle bereit sind, startet die Spielleitung das Spiel.
leave-table = Tisch verlassen
agreed = Das wird gespielt
change-options = Optionen ändern
lock-table = Tisch abschließen
table-is-locked = Der Tisch ist abgeschlossen
lock-told = Nur wer einen Platz hat, darf herein; wer zuschaut, muss gehen, und der Code gilt nicht.
invite = Einladen
invite-told = Schick den Link, zeig das Bild oder sag den Code.
code = Code
link = Link zu diesem Tisch
copy-link = Link teilen
link-copied = Link kopiert.
qr-code = QR-Code des Links zu diesem Tisch

# Runde
round-number = Runde { $round } von { $rounds }
before-round-1 = Vor der ersten Runde
solo-board = Legetafel { $number }
play-off = Stechen
die-shows = Der Würfel zeigt: { $symbol }
symbol-shield = Schild
symbol-hand = Hand
symbol-antelope = Antilope
symbol-snake = Schlange
symbol-elephant = Elefant
symbol-mask = Maske
time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }
no-hourglass = Ohne Sanduhr
second-chance = Zweite Chance
second-chance-told = Zweite-Chance-Runde! Die Sanduhr wird noch einmal umgedreht.
play-off-told = Gleichstand! Eine weitere Legetafel entscheidet.
play-off-watch = Wer gleichauf liegt, tritt jetzt zum Stechen an.
your-board = Deine Legetafel
board-label = Deine Legetafel, { $free ->
    [0] ganz bedeckt
    [one] { $free } freies Kästchen
   *[other] { $free } freie Kästchen
  }
board-table = Die Legetafel, Zeile für Zeile
cell-free = frei
cell-outside = –
piece-name = { $piece }, { $count } Kästchen, { $shape }
piece-lies = liegt auf { $cell }
piece-loose = lose bei { $cell }
wanted-pieces = Gesucht: { $pieces }
you-watch = Du schaust zu.
board-comes = Deine Legetafel kommt gleich.
tools = Werkzeuge
undo = Rückgängig
turn = Drehen
flip = Wenden
all-back = Abräumen
put-aside = Zur Seite legen
give-up = Aufgeben
play-on = Weiterspielen
concede = Geschlagen geben
agree-to-share = Sieg teilen
finish = Beenden
not-covered-yet = Die Legefläche ist noch nicht bedeckt.
players = Mitspielende
standing-left = ist gegangen
standing-offline = offline
standing-asks-pause = möchte eine Pause
standing-rolls = würfelt
standing-gave-up = hat aufgegeben
standing-ready = ist bereit
standing-shares = würde den Sieg teilen
standing-waits = beginnt später
standing-lays = { $count } von { $most } gelegt
place-1 = Platz 1
place-2 = Platz 2
place-3 = Platz 3
place-4 = Platz 4
not-solved = nicht gelöst
the-table = Der Tisch
typed-toggle = Züge eintippen
typed-label = Eingabe
typed-unknown = „{ $word }“ ist kein Befehl.
typed-done = Fertig.
typed-loose = Dort passt es nicht.
ask-pause = Um eine Pause bitten
to-start-keep = Zur Startseite (Platz behalten)
leave-for-good = Spiel endgültig verlassen
end-alone = Spiel ohne die anderen beenden

# Zwischen den Runden
roll = Würfeln
rolls-by-itself = Würfelt von selbst in { $seconds } s.
other-rolls = { $player } würfelt
goes-on-in = Weiter geht es in { $seconds } s.
paused = Pause
go-on = Weiter
next = Nächste Runde
next-until = Die nächste Runde beginnt, wenn alle bereit sind, spätestens in { $seconds } s.
play-off-in = Das Stechen beginnt in { $seconds } s.
choose-field = Wähl ein Feld für deine Spielfigur
choose-field-told = Schau auf die ersten zwei Edelsteine jeder Reihe. Niemand sieht deine Wahl, bevor alle gewählt haben.
others-choose = Die anderen wählen noch
last-round = Die Legetafeln der letzten Runde
board-of = Die Legetafel von { $player }

# Edelsteinplan
gem-board = Spielplan
take-gems-now = Nimm deine Edelsteine, bevor der Sand durch ist!
field-offers = Feld { $field }: { $gems }
field-empty = Feld { $field }: keine Edelsteine mehr
gem-green = grün
gem-red = rot
gem-blue = blau
gem-violet = violett
gem-brown = braun
gem-yellow = gelb
pass = Verzichten
gems-of-players = Die Edelsteine der Mitspielenden

# 2024, gemeinsam, solo
round-track = Rundenleiste
score-together = Gemeinsam: { $score } von { $most } Punkten

# Ende
game-over = Das Spiel ist aus
rematch = Noch eine Partie!

# Gesprochen
said-round-started = Runde { $round }. Der Würfel zeigt: { $symbol }.
said-own-ubongo = Ubongo! Du kommst auf { $place }.
said-ubongo = { $player } ruft „Ubongo!“ und kommt auf { $place }.
said-gems-taken = { $player } nimmt Edelsteine von Feld { $field }.
said-round-ended = Runde { $round } ist vorbei.
said-game-ended = Das Spiel ist aus.
said-seat-lost = { $player } hat die Verbindung verloren.
said-seat-left = { $player } hat das Spiel verlassen.
said-seat-back = { $player } ist wieder da.
said-seconds = { $seconds } Sekunden
said-laid = { $piece } liegt auf { $cell }, { $shape }
said-loose = { $piece } passt nicht auf { $cell }, { $shape }
said-in-tray = { $piece } in der Ablage, { $shape }

# Verbindung
line-lost = Die Verbindung ist weg. Wir holen sie zurück …
table-stands-still = Der Tisch steht still, weil bei uns nichts gespeichert werden kann. Er geht von selbst weiter, und kein Sand geht verloren.
offline-told = Kein Netz, oder der Server antwortet nicht. Zum gemeinsamen Spielen braucht ihr beides.
word-to-all = Nachricht vom Betreiber des Servers:
play-here = Hier spielen
closed-elsewhere = Du hast diesen Tisch noch woanders offen.
closed-forgotten = Du wolltest auf diesem Server vergessen werden. Lad die Seite neu, um jemand Neues zu sein.
closed-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon geschlossen.
closed-table-frozen = Bei uns ist etwas schiefgegangen: Dieser Tisch steht still.
closed-table-locked = Die Spielleitung hat diesen Tisch abgeschlossen.
closed-table-closed = Der Betreiber des Servers hat diesen Tisch geschlossen.
closed-turned-away = Du kannst hier eine Zeit lang nicht herein.
closed-too-many-calls = Zu viele falsche „Ubongo!“-Rufe: Die Verbindung wurde getrennt.
closed-too-many-joins = Du bist zu oft in dieses Spiel zurückgekommen. Eröffne einen neuen Tisch.
closed-other = Die Verbindung wurde getrennt.

# Hilfe
hint = Zieh die Legeteile auf die helle Fläche. Tippen dreht, Halten wendet.
help-title = So legst du Legeteile
help-touch = Zieh ein Legeteil auf die helle Legefläche. Antippen dreht, Gedrückthalten wendet; ein zweiter Finger dreht beim Ziehen.
help-mouse = Mit der Maus: Klick dreht, rechte Taste wendet, das Rad dreht beim Ziehen.
help-piece = Legeteil wählen
help-step = bewegen
help-turn = drehen
help-turn-back = andersherum drehen
help-flip = wenden
help-tray = zurück in die Ablage
help-undo = rückgängig
help-settle = einrasten lassen
help-help = diese Hilfe
help-typed = Oder schreib zum Beispiel „L4 r f b2“: L4 nehmen, drehen, wenden, die linke obere Ecke auf Spalte b, Zeile 2.

# Ablehnungen
refused-other = Das geht gerade nicht ({ $code }).
refused-offline = Der Server ist nicht zu erreichen.
refused-out-of-time = Zu spät: Der Sand war schon durch.
refused-too-early = Deine Legetafel kommt etwas später.
refused-not-covered = Die Legefläche ist nicht genau bedeckt.
refused-already-solved = Du hast schon „Ubongo!“ gerufen.
refused-not-solved = Bedeck zuerst deine Legefläche.
refused-gave-up = Du hast diese Runde aufgegeben.
refused-not-the-roller = Jemand anderes ist mit dem Würfeln dran.
refused-still-waiting = Der Tisch wartet noch auf jemanden.
refused-next-awaited = Noch sind nicht alle für die nächste Runde bereit.
refused-too-many-pauses = Dieses Spiel stand schon { $most }-mal still. Das genügt.
refused-paused-too-soon = Du hattest gerade erst eine Pause.
refused-already-moved = Du hast deine Spielfigur schon gezogen.
refused-already-taken = Du hast deine Edelsteine schon genommen.
refused-too-far = Das sind { $distance } Felder; du darfst höchstens { $allowed } weit.
refused-row-is-empty = In dieser Reihe liegen keine Edelsteine mehr.
refused-row-changed = Da war jemand schneller: Sieh dir die Reihe noch einmal an.
refused-already-chosen = Du hast dein Feld schon gewählt.
refused-already-ready = Du bist schon als bereit vermerkt.
refused-wrong-phase = Jetzt nicht.
refused-bad-setting = Diese Option geht so nicht: { $setting } ({ $allowed }).
refused-seat-taken = Dieser Platz ist besetzt.
refused-not-ready = Noch nicht alle sind bereit.
refused-not-the-host = Das darf nur die Spielleitung.
refused-name-taken = So oder ganz ähnlich heißt hier schon jemand.
refused-bad-name = Dieser Name geht nicht.
refused-no-such-code = Einen Tisch mit diesem Code gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon geschlossen.
refused-too-many-calls = Zu viele Rufe. Schau erst noch einmal hin.
refused-too-fast = Das war viel auf einmal. Gleich geht es weiter.
refused-log-full = Dieser Tisch wurde so viel benutzt, dass er voll ist. Eröffne einen neuen.
refused-game-too-long = Du hast in diesem Spiel { $most } Dinge getan. Das genügt: Beende es oder verlasse den Tisch.
refused-too-many-tables = Von hier wurden zu viele Tische eröffnet.
refused-server-drains = Der Server hört auf, sobald die laufenden Spiele zu Ende sind.
refused-turned-away = Du kannst hier eine Zeit lang nicht herein.
refused-too-many-codes = Von hier wurden zu viele Codes versucht. Warte eine Minute.
refused-no-such-round = Diese Runde wurde hier nicht gespielt oder ist noch nicht zu Ende.
refused-no-such-game = An diesem Tisch wurde kein solches Spiel zu Ende gespielt, oder es wird nicht mehr aufbewahrt.
refused-no-such-board = Eine Legetafel { $number } gibt es in der Schachtel nicht, nur { $first } bis { $last }.
refused-no-puzzle = Wähl eine Legetafel aus der Schachtel, oder mal eine Legefläche aus und wähl Legeteile dazu.
refused-text-too-long = Das ist zu lang für eine Legefläche.
refused-area-empty = Noch ist kein Kästchen ausgemalt.
refused-area-unreadable = Diese Legefläche lässt sich nicht lesen.
refused-area-in-parts = Die Legefläche besteht aus mehreren Teilen; eine Legetafel hat nur einen.
refused-area-too-large = Die Legefläche ist zu groß: höchstens { $most_width } mal { $most_height } und { $most_cells } Kästchen.
refused-no-such-piece = Ein Legeteil { $piece } gibt es nicht.
refused-piece-twice = Jedes Legeteil darf nur einmal vorkommen: { $piece }.
refused-too-many-pieces = Höchstens { $most } Legeteile können auf einmal gelegt werden.
refused-sizes-differ = Die Legefläche hat { $area } Kästchen, die Legeteile haben { $pieces }.
refused-no-cover = Diese Legeteile bedecken diese Legefläche nicht, wie man sie auch dreht und wendet.
refused-no-set-fits = Kein Satz aus { $pieces } Legeteilen bedeckt diese Legefläche mit { $cells } Kästchen.
refused-board-is-live = Diese Aufgabe oder eine von derselben Seite mit demselben Symbol spielt gerade jemand. Nach der Runde kannst du sie nachschlagen.
refused-too-much-asked = Das waren viele Fragen. Frag gleich noch einmal.
refused-no-such-sheet = Ein solches Blatt gibt es nicht.
refused-bad-choice = Das lässt sich so nicht wählen: { $choice } ({ $allowed }).
refused-bad-seed = Die Nummer des Satzes darf höchstens { $most } Ziffern haben und nichts anderes.
refused-took-too-long = Das hat zu lange gedauert. Versuch es noch einmal.
refused-store-trouble = Das ließ sich gerade nicht speichern oder lesen. Versuch es noch einmal.
refused-not-started = Dieses Rätsel wurde noch nicht begonnen.
refused-no-such-date = Es gibt Rätsel vom { $first } bis zum { $last }.
refused-too-many-requests = Zu viele Anfragen von hier. Warte eine Minute.
refused-not-a-record = Das ist kein Spielprotokoll von Ubongo (Zeile { $line }).
refused-broken-record = Dieses Spielprotokoll wurde verändert oder abgeschnitten: Zeile { $line } passt nicht.
refused-game-not-over = Dieses Spiel wurde nicht zu Ende gespielt und kann noch nicht angesehen werden.
refused-record-too-long = Diese Datei ist zu lang für ein Spielprotokoll.

# --- The tables, and after the game

# The gem board
field-then = Dann hast du { $gems }.
field-left = { $count ->
    [one] Noch ein Edelstein.
   *[other] Noch { $count } Edelsteine.
  }
field-pawns = Hier: { $players }.
no-gems-near = Kein Edelstein in Reichweite. Du kannst nur verzichten.
own-row-empty = Die Reihe deiner Spielfigur ist leer: Zieh weiter, sobald du kannst.
who-has-chosen = Wer schon gewählt hat
has-chosen = hat gewählt
is-choosing = wählt noch
row-is-empty = leer
step-only = Nur ziehen, später nehmen
step-and-take = Ziehen und gleich nehmen
race-other-gems = { $player } war schneller. Du hast bekommen: { $gems }

# Round track, scoring boards, bag
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
won-told = { $sapphires ->
    [one] { $sapphires } Saphir
   *[other] { $sapphires } Saphire
  }, { $ambers ->
    [one] { $ambers } Bernstein
   *[other] { $ambers } Bernsteine
  }, { $boards ->
    [one] { $boards } Legetafel
   *[other] { $boards } Legetafeln
  }
prices-told = Ein Saphir zählt 3 Punkte, ein Bernstein 1, eine Legetafel 1.
points-short = Punkte
points-word = Punkte
play-off-between = Stechen: { $players }
in-the-bag = Im Beutel
left-over = In die Schachtel:
said-left-over = Niemand hat sie gewonnen, sie kommen in die Schachtel: { $gems }.
left-over-bag = In den Beutel:
said-left-over-bag = Niemand hat sie gewonnen, sie kommen in den Beutel: { $gems }.

# Together
scoring-boards = Wertungstafeln
stacks-told = Nach jeder Runde wandert jeder Stapel nach links weiter.
helping = Einander helfen
help-player = { $player } helfen
stop-helping = Nicht mehr helfen
to-own-board = Zurück zu meiner Legetafel
mute-helpers = Bitte keine Hilfe
unmute-helpers = Hilfe wieder willkommen

# Solo
solved-word = gelöst
put-aside-word = zur Seite gelegt
last-solve = letzte Lösung
record-to-beat = Dein Rekord: { $solved } gelöst, { $aside } zur Seite gelegt, letzte Lösung bei { $time }
zen-told = Hier läuft keine Uhr. Wenn du genug hast, wähl im Menü „Beenden“.

# After a round and after the game
look-back = Die Legetafeln des Spiels
show-solution = Lösung zeigen
solution-live = Diese Aufgabe oder eine ähnliche wird gerade an einem anderen Tisch gespielt. Frag später noch einmal.
hide-solution = Lösung verbergen
game-void = Das Spiel wurde abgebrochen
game-void-told = Zu viele waren zu lange weg. Niemand hat verloren.
ended-early = Das Spiel wurde vorzeitig beendet.
ended-by-play-off = Das Stechen hat entschieden.
you-win = Du hast gewonnen!
winner = { $player } gewinnt!
winners = Gemeinsamer Sieg: { $players }
watch-again = Noch einmal ansehen
download-record = Spielprotokoll herunterladen
part-sets = Komplette Sätze Tiere
part-sapphires = Saphire
part-ambers = Bernsteine
part-extra = Beide Edelsteine bei jedem Tier
run-told = { $solved ->
    [0] Diesmal nichts gelöst, { $aside } zur Seite gelegt
   *[other] { $solved } gelöst, { $aside } zur Seite gelegt, letzte Lösung bei { $time }
  }
record-new = Ein neuer Rekord!
record-place = Platz { $place } deiner besten Solopartien
records-title = Deine besten Solopartien · { $minutes } Minuten · { $side }
records-title-zen = Deine besten Solopartien ohne Uhr · { $side }
fair-title = Ging es mit rechten Dingen zu?
fair-told = Vor der ersten Runde zeigte der Server ein Siegel, jetzt zeigt er die Zufallszahl, die dazu passt. Beides steht im Protokoll und lässt sich nachprüfen.
count-title = Die Farben werden gezählt
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
counted-none = keinen

# Features beside the table
features = Was es sonst noch gibt
feature-learn = Spielen lernen
feature-learn-told = In zwei Minuten, ohne zu lesen.
feature-daily = Rätsel des Tages
feature-daily-told = Drei Legetafeln, für alle dieselben.
feature-look-up = Nachschlagen
feature-look-up-told = Die Lösung jeder Legetafel, auch deiner.
feature-companion = Für euer echtes Spiel
feature-companion-told = Sanduhr, Würfel und Wertungsblatt.
feature-replay = Partie noch einmal ansehen
feature-replay-told = Runde für Runde, auch aus einer Datei.
feature-statistics = Deine Statistik
feature-statistics-told = Zeiten, Rekorde, Fortschritt.
feature-print = Drucken und spielen
feature-print-told = Das ganze Spiel als PDF.
feature-rules = Regeln
feature-rules-told = Alle Ausgaben, zum Lesen und Suchen.
part-missing = Dieser Teil ließ sich nicht laden: Das Netz ist weg, oder der Server hat eine neuere Seite. Was du gelegt hast, bleibt.
load-again = Seite neu laden
page-stale = Der Server hat eine neuere Seite als diese, und Neuladen hat sie nicht gebracht. Du kannst weiterspielen; versuche es später wieder.
try-again = Noch einmal versuchen
