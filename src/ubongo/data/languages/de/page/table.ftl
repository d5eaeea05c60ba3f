# Überall
save = Speichern
you = du
sound-off = Ton aus
connecting = Auf dem Weg zum Tisch …

# Start
ask-name = Wie heißt du?
ask-name-told = So heißt du für die anderen am Tisch. Du kannst den Namen später ändern.
ask-name-done = Das bin ich

# Neuer Tisch
choose-hourglass = Sanduhr
choose-hourglass-told = So lange haben alle Zeit für eine Legetafel.
hourglass-seconds = { $seconds } Sekunden
hourglass-none = Ohne Sanduhr
more-options = Weitere Optionen
option-fresh-boards-told = Für dieses Spiel gezogen, also kennt sie niemand.
fresh-stars = Schwierigkeit
fresh-stars-usual = Wie in der Schachtel
fresh-stars-count = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
  }
fresh-number = Nummer des Satzes
fresh-number-told = Ohne Nummer wird geheim gezogen. Mit einer Nummer können alle die Legetafeln vorher drucken, und das Spiel wird nicht gewertet.
fresh-number-agreed = Nummer des Satzes: { $number }. Alle können diese Legetafeln drucken, und das Spiel wird nicht gewertet.
option-fair-deal = Faire Legetafeln
option-fair-deal-told = Die Legetafeln einer Runde sind etwa gleich schwierig.
option-same-puzzle = Gleiche Legetafel für alle
option-same-puzzle-told = In einer Runde belegen alle dieselbe Legetafel.
option-find-pieces = Legeteile suchen
option-find-pieces-told = Alle zwölf Legeteile liegen bereit, und du suchst die richtigen heraus.
option-open-boards = Offene Legetafeln
option-open-boards-told = Alle sehen, wie weit die anderen sind.
option-watched-drafts = Auch für Zuschauende offen
option-watched-drafts-told = Auch wer zuschaut, sieht, was auf den Legetafeln liegt.
option-play-off-ties = Stechen bei Gleichstand
option-play-off-ties-told = Bei völligem Gleichstand um den Sieg entscheidet eine weitere Legetafel.
option-second-chance-if-none = Strenge zweite Chance
option-second-chance-if-none-told = Die Sanduhr wird nur dann noch einmal umgedreht, wenn es niemand geschafft hat.
choose-rounds = Runden
choose-rounds-told = Eine kürzere oder längere Partie als in der Spielregel.
choose-pause = Pause zwischen den Runden
pause-at-most = Höchstens { $seconds } Sekunden
pause-by-hand = Bis alle bereit sind
choose-pause-told = Zeit, sich die Legetafeln anzusehen. Haben alle auf „Nächste Runde“ getippt, geht es sofort weiter.
rounds-usual = Wie in der Spielregel
rounds-count =
    { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }
option-grace = Kulanz
option-grace-told = Alle haben eine Viertelsekunde mehr, für langsame Verbindungen.
seat-by-seat = Platz für Platz
seat-side-told = Jeder Platz darf mit seiner eigenen Seite der Legetafeln spielen.
seat-delay = Verzögerung
seat-delay-told = Wer stark spielt, sieht seine Legetafel etwas später als die anderen.
seat-delay-none = Keine
seat-animal = Tier
seat-animal-told = Jeder Platz darf mit den Legetafeln seines Lieblingstiers beginnen.
option-public = Öffentlicher Tisch
option-public-told = Fremde auf diesem Server dürfen den Tisch finden und sich dazusetzen.
opening-table = Dein Tisch wird gedeckt …

# Solo
solo-told = Legetafel um Legetafel gegen die Uhr, oder ganz ohne. Es geht nur um deinen eigenen Rekord.

# Tisch
table-of = Tisch „{ $host }“
seats = Wer spielt mit?
seats-taken = { $taken } von { $seats }
host = Spielleitung
is-ready = Bereit
is-not-ready = Noch nicht bereit
free-seat = Freier Platz
sit-here = Hinsetzen
add-bot = Computer dazu
add-bot-on = Computergegner auf Platz { $seat } setzen
bot-strength = Wie stark?
rename = Umbenennen
move-seat = Platz tauschen
kick-seat = Wegschicken
move-here = Hierher
swap-here = Tauschen
move-told = { $player }: Mit welchem Platz tauschen?
move-cancel = Bleibt dort
spectators = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
asking-seat = Für das nächste Spiel gemeldet: { $players }
who-begins = Wer würfelt zuerst?
chance-decides = Der Zufall entscheidet
start-game = Spiel beginnen
needs-two = Lade jemanden ein oder setz einen Computergegner dazu.
waits-for = Wir warten auf { $players }.
start-without = Ohne { $players } beginnen
ready-shown = Bereit!
host-starts = Wenn alle bereit sind, startet die Spielleitung das Spiel.
leave-table = Tisch verlassen
change-options = Optionen ändern
lock-table = Tisch abschließen
table-is-locked = Der Tisch ist abgeschlossen
lock-told = Nur wer einen Platz hat, darf herein; wer zuschaut, muss gehen, und der Code gilt nicht.
invite = Einladen
invite-told = Scannen oder { $address } öffnen und den Code eingeben.
link = Link zu diesem Tisch
copy-link = Link teilen
invite-text = Spielen wir Ubongo?
qr-code = QR-Code des Links zu diesem Tisch

# Angepasste Legetafeln
fitted-title = Gleiche Chancen
fitted-told = Alle bekommen Aufgaben für etwa 25 Sekunden.
fitted-moves = Wer Punkte gewinnt, bekommt schwerere Legetafeln, die anderen leichtere.
fitted-short = gleiche Chancen
climb-title = Jedes Mal ein bisschen schwerer
climb-told = Alle beginnen mit Aufgaben für etwa 25 Sekunden.
climb-moves = Jede gelöste Legetafel macht deine nächste ein bisschen schwerer, jede ungelöste ein bisschen leichter.
climb-from = Beginne mit Legetafeln für
climb-from-own = mich, nach meinen Zeiten
climb-no-record = Solche Spiele stellen keine Rekorde auf.
level-missing = Stufe noch unbekannt
level-warms-up = Wärmt sich auf …
level-times = eigene Zeiten
level-warm-up = aufgewärmt
level-grade = gewählt
level-games = Spiele hier
grade-legend = Wie gut im Lösen von Aufgaben?
grade-choose = Stufe wählen
grade-told = Alle sehen, welche Stufe gewählt wurde.
warm-up-offer = Wie schwer sollen deine Legetafeln sein? Drei Legetafeln zum Aufwärmen zeigen es: eine Minute insgesamt, nur für dich, ohne Punkte.
warm-up-begin = Aufwärmen
warm-up-board = Aufwärmen: Legetafel { $board } von { $boards }
warm-up-no-points = Nur für dich. Keine Punkte, und nichts wird gezählt.
warm-up-stop = Aufwärmen abbrechen
warm-up-found = Deine Stufe: { $level }
waits-for-levels = Noch ohne Stufe: { $players }
gem-tips = Tipps für Edelsteine
gem-tips-told = Diesem Platz wird beim Nehmen eine gute Reihe gezeigt. Alle sehen, wer Tipps hat, und das Spiel wird nicht gewertet.
take-gems-tip = Nimm deine Edelsteine. Tipp: Reihe { $field }
opens-none-harder = Deine Legetafel kommt in { $seconds } s: Schwerere gibt es nicht.
opens-none-easier = Deine Legetafel kommt in { $seconds } s: Leichtere gibt es für die anderen nicht.

# Runde
on-the-table = Auf dem Tisch
no-hourglass = Ohne Sanduhr
round-first = { $player } war am schnellsten
round-you-first = Du warst am schnellsten!
round-nobody = Niemand war schnell genug
round-solved = { $count } von { $all } Legetafeln gelöst
first-wins = Wer zuerst fertig ist, gewinnt
play-off-watch = Wer gleichauf liegt, tritt jetzt zum Stechen an.
ask-seat = Beim nächsten Spiel mitmachen
ask-seat-asked = Du hast um einen Platz im nächsten Spiel gebeten: einen freien, sonst macht ein Computergegner Platz.
ask-seat-no = Nur zuschauen
give-up = Aufgeben
play-on = Weiterspielen
concede = Geschlagen geben
agree-to-share = Sieg teilen
finish = Beenden
standing-offline = offline
standing-asks-pause = möchte eine Pause
standing-rolls = würfelt
standing-ready = ist bereit
standing-shares = würde den Sieg teilen
standing-waits = beginnt später
standing-lays = { $count } von { $most } gelegt
ask-pause = Um eine Pause bitten
to-start-keep = Zur Startseite (Platz behalten)
leave-for-good = Spiel endgültig verlassen
leave-ask = Dieses Spiel endgültig verlassen?
leave-ask-told = In dieses Spiel kannst du nicht zurück. Was du gewonnen hast, zählt weiter.
leave-stay = Bleiben
end-alone = Spiel ohne die anderen beenden
ask-give-up = Diese Runde aufgeben?
ask-give-up-told = Ohne Sanduhr lässt sich das nicht zurücknehmen.
ask-concede = Dich im Stechen geschlagen geben?
ask-concede-told = Dann hast du es verloren, und wer übrig bleibt, gewinnt sofort.

# Zwischen den Runden
rolls-by-itself = Würfelt von selbst in { $seconds } s.
goes-on-in = Weiter geht es in { $seconds } s.
waits-for-back = Wir warten auf die Rückkehr von { $players }.
waits-for-back-in = Wir warten auf { $players }, höchstens noch { $seconds } s.
go-on = Weiter
next-until = Spätestens in { $seconds } s.
next-ready = { $count ->
    [one] { $players } ist bereit.
   *[other] { $players } sind bereit.
}
next-waits = Warten auf { $players }.
standing-ready-own = Bereit
takes = nimmt
takes-nothing = nimmt nichts
play-off-in = Das Stechen beginnt in { $seconds } s.
choose-field = Wähl ein Feld für deine Spielfigur
choose-field-told = Schau auf die ersten zwei Edelsteine jeder Reihe. Niemand sieht deine Wahl, bevor alle gewählt haben.
last-round = Die Legetafeln der letzten Runde

# Edelsteinplan
others-lay = Die anderen legen noch.
take-gems-now = Nimm deine Edelsteine, bevor der Sand durch ist!
pass = Verzichten

# Ende
game-over = Das Spiel ist aus
rematch = Noch eine Partie!
again-waits = Du bist dabei! Wir warten auf { $players }.
again-not = Doch noch nicht
again-wanted = Bereit für noch eine Partie: { $players }
open-lobby = Spiel ändern
lobby-is-open = Der Tisch ist offen für das nächste Spiel.
go-to-lobby = Zum Tisch
next-game-runs = Das nächste Spiel hat begonnen.
watch-it = Zuschauen

# Gesprochen
said-keys = Mit der Tastatur: 1 bis { $count } nimmt ein Legeteil, die Pfeile bewegen es, R dreht, F wendet, das Fragezeichen zeigt die Hilfe.

# Quick words
quick-words = Etwas zurufen
words-muting = Stumm schalten
words-mute-all = Alle stumm schalten
words-mute = { $player } stumm schalten
said-word = { $player } sagt: { $word }
word-hello = Hallo!
word-good-luck = Viel Glück!
word-well-done = Gut gemacht!
word-wow = Wow!
word-oh-no = Oh nein!
word-so-close = Ganz knapp!
word-one-moment = Moment bitte!
word-good-game = Schönes Spiel!

# The coach of the first game
coach-off = Keine Tipps mehr
coach-begin = Wer von einer Farbe die meisten Edelsteine hat, gewinnt. Deine Spielfigur steht schon auf dem Spielplan; der Würfel bestimmt, welche Legeteile ihr bekommt.
coach-lay = Bedeck die helle Fläche mit diesen Legeteilen; nichts darf überstehen. Lass dir Zeit: Noch läuft kein Sand, und die anderen warten auf dich.
coach-take = Wähl ein Feld, das deine Spielfigur erreicht: Du bekommst die zwei vordersten Edelsteine seiner Reihe. Zwei von einer Farbe sind am besten.
coach-others = Die anderen machen ihre Legetafeln fertig. Je schneller du bist, desto weiter darfst du ziehen.
coach-sand = Schau, was alle genommen haben. Ab der nächsten Runde läuft die Sanduhr.
coach-hurry = Der Sand läuft: Bedeck deine Legetafel, bevor er durch ist.
coach-quick = Nimm deine Edelsteine, solange der Sand läuft; danach bekommst du keine mehr.
coach-again = Niemand war rechtzeitig fertig: Die Sanduhr wird noch einmal umgedreht.
coach-last = Die letzte Runde: Welche Farbe brauchst du?
goal-you = du { $count }
goal-other = { $player } { $count }

# Verbindung
line-lost = Die Verbindung ist weg. Wir holen sie zurück …
table-stands-still = Der Tisch steht still, weil sich gerade nichts speichern lässt. Es geht von selbst weiter, und kein Sand geht verloren.
covered-waits = Bedeckt. „Ubongo!“ wird gerufen, sobald die Verbindung wieder da ist.
play-here = Hier spielen
closed-elsewhere = Du hast diesen Tisch noch woanders offen.
closed-kicked = Die Spielleitung hat dich von diesem Tisch entfernt.
closed-table-full = An diesem Tisch ist kein Platz mehr zum Zuschauen.
closed-too-fast = Das war zu viel auf einmal. Lad die Seite bitte neu.
closed-restart = Der Server startet neu und ist gleich wieder da.
closed-forgotten = Du wolltest auf diesem Server vergessen werden. Lad die Seite neu, um jemand Neues zu sein.
closed-no-such-table = Diesen Tisch gibt es nicht, oder er ist schon geschlossen.
closed-no-guest = Dieser Browser merkt sich keine Cookies für diese Seite, und der Server weiß nicht, wer du bist. Lad die Seite neu oder erlaube Cookies.
closed-table-frozen = Bei uns ist etwas schiefgegangen: Dieser Tisch steht still.
closed-table-locked = Die Spielleitung hat diesen Tisch abgeschlossen.
closed-table-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
closed-turned-away = Du kannst hier eine Zeit lang nicht herein.
closed-too-many-calls = Zu viele falsche „Ubongo!“-Rufe: Die Verbindung wurde getrennt.
closed-too-many-joins = Du bist zu oft in dieses Spiel zurückgekommen. Eröffne einen neuen Tisch.
closed-other = Die Verbindung wurde getrennt.
refused-kicked = Die Spielleitung hat dich von diesem Tisch entfernt.
refused-table-frozen = Bei uns ist etwas schiefgegangen: Dieser Tisch steht still.
refused-levels-missing = Noch nicht alle haben eine Stufe: wärmt euch auf oder wählt eine.
refused-not-fitted = An diesem Tisch sind die Legetafeln nicht angepasst.
refused-warm-up-runs = Dein Aufwärmen hat schon begonnen.
refused-warm-up-done = Deine Stufe ist schon bekannt, oder du hast zu oft begonnen: Wähle stattdessen eine Stufe.
refused-no-warm-up = Diese Legetafel zum Aufwärmen liegt nicht mehr da.
refused-seat-empty = Dort sitzt niemand.
refused-not-seated = Das dürfen nur die Leute an diesem Tisch.
refused-not-seated-here = Das dürfen nur die Leute an diesem Tisch.
refused-has-left = Du hast dieses Spiel verlassen.
refused-not-alone = Es spielen noch andere mit.
refused-not-in-play-off = Am Stechen nimmt nur teil, wer gleichauf liegt.
refused-no-such-field = Dieses Feld gibt es nicht.
refused-wrong-edition = Das gibt es in dieser Ausgabe nicht.
refused-bad-setting = { $setting ->
    [players] Diese Ausgabe spielt ihr höchstens zu { $most }.
    [hourglass] Das geht hier so nicht: { choose-hourglass }
    [rounds] Das geht hier so nicht: { choose-rounds }
    [stars] Das geht hier so nicht: { fresh-stars }
    [agreed] Das geht hier so nicht: { fresh-number }
    [delay] Das geht hier so nicht: { seat-delay }
    [fair_deal] Das geht hier so nicht: { option-fair-deal }
    [open_boards] Das geht hier so nicht: { option-open-boards }
   *[other] Diese Einstellung geht hier nicht.
  }

# The gem board
own-row-empty = Die Reihe deiner Spielfigur ist leer: Zieh weiter, sobald du kannst.
who-has-chosen = Wer schon gewählt hat
has-chosen = hat gewählt
is-choosing = wählt noch
step-only = Nur ziehen, später nehmen

# Together
stop-helping = Nicht mehr helfen
to-own-board = Zurück zu meiner Legetafel
mute-helpers = Bitte keine Hilfe
unmute-helpers = Hilfe wieder willkommen

# After a round and after the game
look-back = Die Legetafeln des Spiels
solution-live = Diese Aufgabe oder eine ähnliche wird gerade an einem anderen Tisch gespielt. Frag später noch einmal.
hide-solution = Lösung verbergen
game-void-told = Zu viele waren zu lange weg. Niemand hat verloren.
ended-early = Das Spiel wurde vorzeitig beendet.
ended-by-play-off = Das Stechen hat entschieden.
count-won = { $nth ->
    [1] { $aboveGems } gegen { $belowGems }.
   *[other] Erst gleichauf, dann { $aboveGems } gegen { $belowGems }.
  }
watch-again = Noch einmal ansehen
fair-title = Ging es mit rechten Dingen zu?
fair-told = Vor der ersten Runde zeigte der Server ein Siegel, jetzt zeigt er die Zufallszahl, die dazu passt. Beides steht im Protokoll und lässt sich nachprüfen.

# A big screen
show-on-screen = Auf großem Bildschirm zeigen
screen-told = Ein Laptop oder Fernseher ist der Tisch, und alle spielen auf ihrem Telefon.
screen-open-here = Auf diesem Gerät öffnen
screen-by-code = Auf einem anderen Gerät: Scanne das hier, oder öffne { $address } und gib { $code } ein.
screen-by-link = Auf einem anderen Gerät: Scanne das hier, oder öffne { $address }.
screen-watches = Ein großer Bildschirm zeigt diesen Tisch
screen-came = Ein großer Bildschirm zeigt diesen Tisch. Im Menü kannst du hier ausblenden, was er zeigt.
hands-offer = Ein großer Bildschirm zeigt diesen Tisch. Hier nur noch deine eigene Tafel?
hands-only = Nur meine Tafel
hands-all = Alles zeigen

# A table of an event
to-event = Zur Veranstaltung
event-you-play = Du spielst mit { $players }
event-they-play = Hier spielen { $players }
event-table-told = Das Spiel beginnt von selbst, sobald alle da sind.
event-begins-in = { $seconds ->
    [one] Spätestens in einer Sekunde
   *[other] Spätestens in { $seconds } Sekunden
  }
refused-event-table = Dieser Tisch gehört zu einer Veranstaltung, und die hat die Plätze vergeben.
refused-not-an-event = Das ist ein Tisch: Das geht nur bei einer Veranstaltung.
