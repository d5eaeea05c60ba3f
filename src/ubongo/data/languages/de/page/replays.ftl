replay-open-file = Spielprotokoll öffnen
replay-drop-told = Wähl eine Datei oder zieh sie irgendwo auf diese Seite.
replay-own = Deine letzten Spiele
replay-none = Auf diesem Server liegt kein beendetes Spiel von dir. Spiel eins, dann kannst du es hier ansehen.
replay-place = { $place } von { $seats }
replay-solved = { $count ->
    [one] eine Legetafel gelöst
   *[other] { $count } Legetafeln gelöst
  }
replay-fetching = Das Spiel wird geholt …
replay-another = Ein anderes Spiel ansehen
replay-share = Diesen Moment teilen
replay-boards = Die Legetafeln
replay-no-board = Noch keine Legetafel
replay-took = { $seconds } Sekunden
replay-standing = So ging es aus
replay-controls = Abspielen
replay-time = Zeit
replay-at = { $where }, { $time } von { $whole }
replay-play = Abspielen
replay-pause = Anhalten
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-round-back = Zur vorigen Runde
replay-round-on = Zur nächsten Runde
replay-speed = Tempo: ×{ $speed }
replay-keys = Tasten: Die Leertaste spielt ab und hält an, Pfeile gehen Schritt für Schritt, mit der Umschalttaste Runde für Runde, 1, 2 und 3 stellen das Tempo ein.
replay-note-seed = Die Zufallszahl dieses Spiels wurde nicht veröffentlicht; Würfel und Legetafeln lassen sich nicht nachprüfen.
replay-note-box = Dieses Spiel wurde nicht mit den Legetafeln unserer Schachtel gespielt.
replay-moved = { $player } zieht auf Feld { $field }.
replay-taken = { $player } nimmt von Feld { $field }: { $gems }.
replay-won = { $player } gewinnt einen Edelstein: { $gems }.
replay-solved-one = { $player } hat die Legetafel gelöst.
replay-passed = { $player } verzichtet.
replay-gave-up = { $player } gibt auf.
replay-put-aside = { $player } legt die Legetafel zur Seite.
replay-conceded = { $player } gibt sich geschlagen.
replay-goes-on = Das Spiel geht weiter.
replay-laid-out = Alles ist aufgebaut.
replay-chosen = { $player } hat ein Feld gewählt.

# Refusals
refused-no-such-game = An diesem Tisch wurde kein solches Spiel zu Ende gespielt, oder es wird nicht mehr aufbewahrt.
refused-not-a-record = Das ist kein Spielprotokoll von Ubongo (Zeile { $line }).
refused-broken-record = Dieses Spielprotokoll wurde verändert oder abgeschnitten: Zeile { $line } passt nicht.
refused-game-not-over = Dieses Spiel wurde nicht zu Ende gespielt und kann noch nicht angesehen werden.
refused-record-too-long = Diese Datei ist zu lang für ein Spielprotokoll.
