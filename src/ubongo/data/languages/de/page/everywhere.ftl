# Überall
announcements = Ansagen
locale = de-DE
close = Schließen
what-told = { $what }: { $told }
ubongo = Ubongo!
name = Name
settings = Einstellungen
menu = Menü
mute = Ton aus
to-start = Zur Startseite
a-moment = Einen Augenblick …
nowhere = Unter dieser Adresse ist nichts. Hier geht’s zum Spiel:

# Start
motto = Bedeck deine Tafel, ruf „Ubongo!“, schnapp dir die Edelsteine.
play-now = Jetzt spielen
play-now-told = Drei Computergegner warten schon. Ohne Konto, ohne Download.
play-now-first = Ein erstes Spiel mit Tipps, gegen zwei Computergegner. Ohne Konto, ohne Download.
new-table = Neuer Tisch
solo = Solo
new-event = Veranstaltung
new-event-told = Klasse, Verein, Fest
return-to-event = Zur Veranstaltung
join-label = An einen Tisch setzen
join-placeholder = Code oder Link
join = Los
join-told = Sechs Zeichen oder der Link, den du bekommen hast.
your-name = Dein Name
your-name-told = Lass das Feld leer, dann bekommst du einen netten.
name-length = { $length } von { $longest } Zeichen
open-tables = Offene Tische
open-table-line = { $host }: { $edition }, { $taken } von { $seats } Plätzen besetzt
game-waits = Eine Partie wartet auf dich
return-to-game = { $count ->
    [1] Zurück zur Partie
   *[other] Zurück zu Partie { $number }
  }
credits = Inoffiziell, nach dem Spiel von Grzegorz Rejchtman. Freie Software, gezeichnet und geschrieben von Leuten, die es spielen.
install = Zum Startbildschirm
install-told = Schön, dass du wieder da bist! Leg dir Ubongo auf den Startbildschirm.
install-no = Jetzt nicht

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
side-easy = Drei Legeteile
side-easy-told = Die einfachere Seite, ideal für die erste Partie.
side-hard = Vier Legeteile
side-hard-told = Die schwierigere Seite, für Geübte.
option-fresh-boards = Neue Legetafeln
seat-side = Seite

# Solo
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
setting-volume = Lautstärke
setting-volume-told = Holz, Glas, Sand und eine kleine Melodie, alles von der Seite selbst gemacht.
volume-of = { $volume } Prozent
setting-haptics = Vibration
setting-haptics-told = Ein kurzes Brummen beim Aufheben und Legen, wo das Gerät es kann.
setting-strong-marks = Kräftige Zeichen auf den Legeteilen
setting-strong-marks-told = Das Zeichen in jedem Kästchen ist deutlicher; an ihm sind die Legeteile auch ohne Farben zu erkennen.
setting-letters = Buchstaben auf den Legeteilen
setting-letters-told = Jedes Legeteil zeigt seinen Namen, etwa L4.
setting-contrast = Mehr Kontrast
setting-contrast-told = Dunklere Linien und Schrift.
setting-left-handed = Linkshändig
setting-left-handed-told = Legeteile und Werkzeuge liegen links.
setting-above-finger = Legeteil über dem Finger
setting-above-finger-told = Beim Ziehen schwebt das Legeteil über dem Finger, damit du es siehst.
setting-call-myself = Ich rufe Ubongo selbst
setting-call-myself-told = Du rufst mit einem Knopf. Sonst ruft die Seite für dich, sobald die Fläche bedeckt ist.
setting-words = Zurufe
setting-words-told = Kurze Zurufe der anderen werden gezeigt und vorgelesen.
setting-coach = Erstes Spiel mit Tipps
setting-coach-told = „Jetzt spielen“ öffnet ein Spiel mit Tipps, dessen erste Runde keine Sanduhr hat. Das schaltet sich aus, sobald du ein Spiel oder eine Lektion beendet hast.

# Tisch
table-title = Der Tisch
strength-child = Kind
strength-beginner = Anfänger
strength-fair = Mittel
strength-strong = Stark
strength-expert = Meisterhaft
ready = Ich bin bereit
agreed = Was gespielt wird
code = Code
link-copied = Link kopiert.

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
animal-fox = Fuchs
animal-tortoise = Schildkröte
animal-penguin = Pinguin
animal-chameleon = Chamäleon
time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde
   *[other] Noch { $seconds } Sekunden
  }
second-chance = Zweite Chance
second-chance-told = Zweite-Chance-Runde! Die Sanduhr wird noch einmal umgedreht.
your-board = Deine Legetafel
board-label = Deine Legetafel, { $free ->
    [0] ganz bedeckt
    [one] { $free } freies Kästchen
   *[other] { $free } freie Kästchen
  }
board-table = Die Legetafel, Zeile für Zeile
cell-free = frei
cell-outside = außerhalb
piece-name = { $piece }: { $shape }
piece-lies = auf { $cells }
piece-loose = passt nicht auf { $cells }
wanted-pieces = Gesucht: { $pieces }
tools = Werkzeuge
undo = Rück­gängig
turn = Drehen
flip = Wenden
all-back = Ab­räumen
put-aside = Zur Seite legen
not-covered-yet = Die Legefläche ist noch nicht bedeckt.
players = Mitspielende
standing-left = ist gegangen
standing-gave-up = hat aufgegeben
place-1 = Platz 1
place-2 = Platz 2
place-3 = Platz 3
place-4 = Platz 4
not-solved = nicht gelöst
is-solved = gelöst
the-table = Der Tisch
typed-toggle = Züge eintippen
typed-label = Eingabe
typed-unknown = „{ $word }“ ist kein Befehl.
typed-done = Fertig.
typed-loose = Dort passt es nicht.
ask-no = Nein

# Zwischen den Runden
roll = Würfeln
paused = Pause
next = Nächste Runde
board-of = Legetafel: { $player }

# Edelsteinplan
gem-board = Spielplan
gem-green = grün
gem-red = rot
gem-blue = blau
gem-violet = violett
gem-brown = braun
gem-yellow = gelb
gem-sapphire = Saphir
gem-amber = Bernstein

# 2024, gemeinsam, solo
round-track = Rundenleiste
score-together = Gemeinsam: { $score } von { $most } Punkten

# Gesprochen
said-seconds = { $seconds } Sekunden
said-laid = { $piece } liegt auf { $cells }.
said-loose = { $piece } passt nicht auf { $cells }.
said-in-tray = { $piece } in der Ablage: { $shape }

# The coach of the first game
coach = Dein erstes Spiel
goal = Die meisten von einer Farbe gewinnen: { $standing }

# Shapes, for those who hear them
shape-square = 2 mal 2
shape-bar = { $way ->
    [row] { $count } nebeneinander
   *[column] { $count } untereinander
  }
shape-step = { $towards ->
    [left] 2 nebeneinander, 2 darunter, eins weiter links
    [right] 2 nebeneinander, 2 darunter, eins weiter rechts
    [below] 2 untereinander, 2 rechts davon, eins tiefer
   *[above] 2 untereinander, 2 links davon, eins tiefer
  }
shape-beside-row = { $count ->
    [1] { $count } { $side ->
        [above] über
        *[below] unter
      } { $at ->
        [first] dem linken Ende
        [last] dem rechten Ende
        [middle] der Mitte
        [second] dem zweiten von links
        *[second-last] dem zweiten von rechts
      }
   *[other] { $count } { $side ->
        [above] über
        *[below] unter
      } { $at ->
        [first] den linken beiden
        *[last] den rechten beiden
      }
  }
shape-beside-column = { $count ->
    [1] { $count } { $side ->
        [left] links
        *[right] rechts
      } { $at ->
        [first] vom oberen Ende
        [last] vom unteren Ende
        [middle] von der Mitte
        [second] vom zweiten von oben
        *[second-last] vom zweiten von unten
      }
   *[other] { $count } { $side ->
        [left] links
        *[right] rechts
      } { $at ->
        [first] von den oberen beiden
        *[last] von den unteren beiden
      }
  }

# Verbindung
offline-told = Kein Netz, oder der Server antwortet nicht. Zum gemeinsamen Spielen braucht ihr beides.
offline-now = Solo, Lektionen, Regeln und mehr gehen ohne Netz.
offline-needs = Braucht ein Netz.
word-to-all = Nachricht von denen, die diesen Server betreiben:

# Hilfe
hint = Zieh die Legeteile auf die helle Fläche. Tippen dreht, Halten wendet.
hint-mouse = Zieh die Legeteile auf die helle Fläche. Klick dreht, rechte Taste wendet.
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
key-shift = Umschalt
key-enter = Enter
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
refused-too-many-pauses = Dieses Spiel wurde schon { $most }-mal angehalten. Das genügt.
refused-paused-too-soon = Du hattest gerade erst eine Pause.
refused-already-moved = Du hast deine Spielfigur schon gezogen.
refused-already-taken = Du hast deine Edelsteine schon genommen.
refused-too-far = Das sind { $distance } Felder; du darfst höchstens { $allowed } weit.
refused-row-is-empty = In dieser Reihe liegen keine Edelsteine mehr.
refused-row-changed = Da war jemand schneller: Sieh dir die Reihe noch einmal an.
refused-already-chosen = Du hast dein Feld schon gewählt.
refused-already-ready = Du bist schon als bereit vermerkt.
refused-wrong-phase = Jetzt nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-not-ready = Noch nicht alle sind bereit.
refused-not-the-host = Das darf nur die Spielleitung.
refused-name-taken = So oder ganz ähnlich heißt hier schon jemand.
refused-bad-name = { $why ->
    [empty] Ein Name hat mindestens ein Zeichen.
    [long] Dieser Name hat { $length } Zeichen, höchstens { $longest } gehen.
    [blocked] Diesen Namen darf hier niemand haben.
   *[other] In diesem Namen ist ein Zeichen, das niemand sehen kann.
  }
refused-no-such-code = Diesen Code gibt es nicht.
refused-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon geschlossen.
refused-too-many-calls = Zu viele Rufe. Schau erst noch einmal hin.
refused-too-fast = Das war viel auf einmal. Gleich geht es weiter.
refused-log-full = An diesem Tisch ist so viel geschehen, dass nichts mehr hineinpasst. Eröffne einen neuen.
refused-game-too-long = Du hast in diesem Spiel schon { $most }-mal etwas getan, und das ist die Grenze: Beende es oder verlasse den Tisch.
refused-too-many-tables = Von hier wurden zu viele Tische eröffnet.
refused-server-drains = Der Server wird abgeschaltet, sobald die laufenden Spiele zu Ende sind.
refused-turned-away = Du kannst hier eine Zeit lang nicht herein.
refused-too-many-codes = Von hier wurden zu viele Codes versucht. Warte eine Minute.
refused-no-such-round = Diese Runde wurde hier nicht gespielt oder ist noch nicht zu Ende.
refused-too-much-asked = Das waren viele Fragen. Frag gleich noch einmal.
refused-took-too-long = Das hat zu lange gedauert. Versuch es noch einmal.
refused-store-trouble = Das ließ sich gerade nicht speichern oder lesen. Versuch es noch einmal.
refused-too-many-requests = Zu viele Anfragen von hier. Warte eine Minute.

# Round track, scoring boards, bag
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
points-short = { $count ->
    [one] Punkt
   *[other] Punkte
  }
points-word = Punkte

# Together
scoring-boards = Wertungstafeln
help-player = { $player } helfen

# Solo
solved-word = { $count ->
    [one] gelöst
   *[other] gelöst
  }
put-aside-word = { $count ->
    [one] zur Seite gelegt
   *[other] zur Seite gelegt
  }
last-solve = letzte Lösung
record-to-beat = Dein Rekord: { $solved } gelöst, { $aside } zur Seite gelegt, letzte Lösung bei { $time }

# After a round and after the game
show-solution = Lösung zeigen
game-void = Das Spiel wurde abgebrochen
you-win = Du hast gewonnen!
winner = { $player } gewinnt!
winners = Gemeinsamer Sieg: { $players }
download-record = Spielprotokoll herunterladen
run-told = { $solved ->
    [0] Diesmal nichts gelöst, { $aside } zur Seite gelegt
   *[other] { $solved } gelöst, { $aside } zur Seite gelegt, letzte Lösung bei { $time }
  }
record-new = Ein neuer Rekord!
record-place = Platz { $place } deiner besten Solopartien
count-title = Die Farben werden gezählt
counted-none = keinen

# Features beside the table
features = Was es sonst noch gibt
feature-learn = Spielen lernen
feature-learn-told = In zwei Minuten, ohne zu lesen.
feature-daily = Rätsel des Tages
feature-daily-told = Drei Legetafeln, für alle dieselben.
feature-train = Unterwegs
feature-train-told = Solo ohne Netz.
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
page-stale = Der Server hat eine neuere Seite als diese, und Neuladen hat sie nicht gebracht. Du kannst weiterspielen; versuch es später noch einmal.
try-again = Noch einmal versuchen
