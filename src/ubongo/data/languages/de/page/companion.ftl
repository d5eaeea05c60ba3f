# Reiter
companion-tabs = Werkzeuge für das echte Spiel
companion-tab-hourglass = Sanduhr
companion-tab-die = Würfel
companion-tab-scores = Wertung
companion-tab-start = Wer beginnt

# Sanduhr
companion-turn = Sanduhr umdrehen
companion-pause = Anhalten
companion-resume = Weiter
companion-turn-again = Neu starten
companion-next-round = Nächste Runde
companion-time-up = Stopp! Die Zeit ist um!
companion-over-since = Sie ist vor { $time } abgelaufen.
companion-chance-told = Hat es niemand geschafft? Dann dreht sie noch einmal um.
companion-in-chance = Zweite Chance
companion-is-paused = Angehalten
companion-length = Dauer: { $time }
companion-length-title = Wie lange läuft der Sand?
companion-length-round = Für eine Runde
companion-length-box = die übliche Minute
companion-length-solo = Für ein Solospiel
companion-length-own = Eigene Dauer
companion-length-own-told = Minuten und Sekunden, etwa 1:30, oder nur Sekunden.
companion-length-use = { $time } nehmen
companion-length-wrong = Bitte zwischen 0:05 und 60:00.
companion-length-measure = Läuft deine anders? Dreh sie um und drück hier; drück noch einmal, wenn das letzte Korn gefallen ist.
companion-length-measure-start = Meine eigene Sanduhr messen
companion-length-measure-stop = Jetzt leer! ({ $time })
companion-said-turned = Die Sanduhr läuft: { $time }.
companion-said-paused = Angehalten bei { $time }.
companion-said-resumed = Der Sand läuft weiter.
companion-to-hourglass = Zur Sanduhr

# Würfel
companion-roll-again = Noch einmal würfeln
companion-roll-turn = Würfeln und Sanduhr umdrehen
companion-die-unrolled = Tipp auf den Würfel oder drück die Leertaste.
companion-die-kind = Was der Würfel zeigt
companion-die-symbols = Symbole
companion-die-pips = Augen
companion-shake = Schütteln zum Würfeln
companion-shake-refused = Auf diesem Gerät kann die Seite das Schütteln nicht bemerken.

# Wertung
companion-sheets = Welches Spiel?
companion-player = Person { $number }
companion-players = Wer spielt?
companion-add-player = Noch jemand
companion-remove-player = { $player } entfernen
companion-colour = Farbe von { $player }
companion-colour-0 = orange, ein Ring
companion-colour-1 = blau, zwei Ringe
companion-colour-2 = grün, drei Ringe
companion-colour-3 = violett, vier Ringe
companion-name-of = Name von Person { $number }
companion-new-game = Neue Partie
companion-new-game-ask = Ein neues Blatt anfangen?
companion-new-game-told = Die Zahlen dieser Partie werden gelöscht, die Namen bleiben. Auch das lässt sich noch zurücknehmen.
companion-new-game-yes = Ja, neues Blatt
companion-new-game-no = Weiter zählen
companion-said-undone = Die letzte Änderung ist zurückgenommen.
companion-round-over = Runde { $round } ist vorbei
companion-all-rounds = Alle { $rounds } Runden sind gespielt.
companion-leads = { $player } führt
companion-lead-shared = Gleichauf: { $players }
companion-nothing-yet = Noch ist nichts gezählt.
companion-counts-of = Was { $player } hat
companion-more-of = { $player }: { $thing }, eins mehr
companion-less-of = { $player }: { $thing }, eins weniger
companion-said-count = { $player }, { $thing }: { $count }
companion-thing-sapphire = Saphir
companion-thing-amber = Bernstein
companion-thing-board = Legetafel
companion-too-many = Mehr, als in der Schachtel sind ({ $most }). Noch einmal zählen?
companion-classic-told = Tippt auf einen Namen, dann auf jeden genommenen Edelstein. Wer von einer Farbe die meisten hat, gewinnt; bei Gleichstand entscheidet die nächste Farbe.
companion-2024-told = Tippt nach jeder Runde an, wer es geschafft hat, die Schnellsten zuerst: Edelsteine und Legetafeln werden automatisch verteilt.
companion-cooperative-told = Tippt die Tiere an, deren Legetafel gelöst ist, die schnellsten zuerst. Gebt die Stapel nach jeder Runde nach links weiter.
companion-correct = Etwas berichtigen
companion-who-solved = Wer hat es in Runde { $round } geschafft?
companion-solve-rank = { $player }, { $place }
companion-sum = { $sapphires } × 3 + { $ambers } + { $boards } = { $points }
companion-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
companion-play-off-told = Gleichauf: { $players }. Alle nehmen noch eine Legetafel; ein Wurf, keine Sanduhr. Wer war zuerst fertig?
companion-play-off-won = { $player } gewinnt das Stechen
companion-animals = Tiere im Spiel
companion-together-score = { $score ->
    [one] Zusammen { $score } Punkt
   *[other] Zusammen { $score } Punkte
  }
companion-together-most = von { $most }
companion-set-missing = Für den nächsten Satz fehlen noch: { $animals }

# Solo
companion-solo-told = So viele Legetafeln wie möglich, bevor der Sand durch ist. Du darfst eine zur Seite legen; die Uhr bleibt nie stehen.
companion-solo-begin = Los geht’s
companion-solo-solved = Gelöst!
companion-solo-aside = Zur Seite legen
companion-solo-left = noch { $time }
companion-solo-over = Das Solospiel ist vorbei
companion-solo-again = Noch einmal
companion-said-solved = { $count } gelöst
companion-said-aside = Zur Seite gelegt.

# Wer beginnt
companion-start-fingers = Alle legen einen Finger auf dieses Feld und halten still.
companion-start-one = Noch ein Finger, bitte.
companion-start-still = Still halten …
companion-start-picked = Finger { $number } beginnt!
companion-start-again = Hebt alle Finger, um neu zu wählen.
companion-start-names = Oder nach Namen
companion-start-pick = Der Zufall entscheidet
companion-start-name = { $player } beginnt!
companion-start-rule = Das sagen die Regeln: In der Ausgabe 2024 würfelt zuerst, wer am jüngsten ist; im klassischen Spiel bestimmt ihr jemanden. Nach jeder Runde geht es im Uhrzeigersinn weiter.

# Daneben
companion-more = Über diese Seite
companion-awake = Der Bildschirm bleibt an, solange diese Seite offen ist.
companion-asleep = Dieser Browser kann den Bildschirm nicht wach halten. Stell in den Einstellungen deines Telefons ein, dass es später dunkel wird.
companion-asleep-short = Der Bildschirm kann dunkel werden.
companion-kept = Diese Seite ist auf diesem Gerät gespeichert und öffnet sich auch ohne Netz.
companion-not-kept = Zum Öffnen braucht diese Seite ein Netz; ist sie offen, braucht sie keins.
companion-cannot-keep = Ist sie einmal offen, braucht diese Seite kein Netz. Für später speichern lässt sie sich nur über eine sichere Verbindung (https).
companion-keep = Auf diesem Gerät speichern
companion-forget = Nicht mehr speichern
