# Around the lesson
learn-you = Du
learn-stage = Die Lektion
learn-progress = Schritt { $step } von { $steps }
learn-chapters = Kapitel
learn-done = geschafft
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-finished = Du kannst Ubongo!
learn-play-bots = Mit Computergegnern spielen
learn-keys = Drück { $keys }

# Classic
learn-first = Zieh das Legeteil auf die helle Fläche.
learn-first-good = Dein erstes Legeteil liegt!
learn-turn = Tipp das Teil an, dann dreht es sich. Leg es hin.
learn-turn-good = Gut gedreht!
learn-flip = Halt das Teil fest, bis es sich wendet. Leg es hin.
learn-flip-good = Gewendet wie ein Pfannkuchen!
learn-cover = Drei Teile, eine Fläche. Bedeck sie ganz!
learn-cover-good = Alles bedeckt. Das ist Ubongo!
learn-sand = Der Würfel sagt, welche Teile gelten. Würfle!
learn-rolled = Eine Schlange: diese drei Teile!
learn-sand-lay = Bedeck die Fläche, bevor der Sand durch ist!
learn-second-chance = Niemand fertig? Die Sanduhr wird noch einmal umgedreht.
learn-sand-again = Nur keine Eile: Hier ist noch mehr Sand.
learn-sand-good = Schneller als der Sand, und als Bo!
learn-take = Zuerst fertig: bis zu drei Felder. Nimm die zwei vordersten Steine!
learn-take-good = Zwei von einer Farbe: So gewinnt man!
learn-take-fine = Deine! Sieh in alle sechs Reihen: Zwei gleiche sind besser.
learn-take-late = Im Spiel wären sie weg. Hier darfst du noch einmal.
learn-count = Der höchste Turm gewinnt. Wem gehört er?
learn-count-good = Dir! Der ganze Haufen zählt nicht.
learn-tie = Beide haben vier. Nun zählt der zweite Turm. Wer gewinnt?
learn-tie-good = Du: drei gegen zwei.

# 2024
learn-sapphire = 2024: Wer zuerst fertig ist, gewinnt einen Saphir. Mach deine Tafel fertig!
learn-sapphire-good = Zuerst fertig: ein Saphir, und die Legetafel gehört dir.
learn-amber = Diesmal ist Bo flink. Mach sie trotzdem fertig!
learn-beaten = Bo war zuerst fertig. Für Platz 2 gibt es einen Bernstein!
learn-amber-good = Zweiter Platz: ein Bernstein, und die Legetafel gehört dir.
learn-points = Saphir 3, Bernstein 1, Tafel 1. Wer hat mehr?
learn-points-good = Du: Ein Saphir wiegt drei Bernsteine auf.
learn-play-off = Gleichstand! Noch eine Tafel, ohne Sanduhr: Sei schneller!
learn-play-off-good = Du warst zuerst und gewinnst das Spiel!

# Together
learn-together = Jetzt spielen alle zusammen. Mach deine Tafel fertig!
learn-together-good = Dein Stein und deine Tafel zählen für alle.
learn-help = Bo steckt fest. In der Zweite-Chance-Runde dürfen alle helfen!
learn-help-lay = Leg Bos letztes Teil an seinen Platz.
learn-help-good = Von jedem Tier eine Tafel: vier Punkte für alle!
learn-set = Wessen Tafel macht den nächsten Satz voll?
learn-set-good = Wieder eine von jedem: noch vier Punkte!

# Solo
learn-run = Tafel um Tafel, bis die Zeit um ist. Mach diese fertig!
learn-run-on = Eine geschafft! Und gleich die nächste.
learn-run-good = Genau so: immer weiter.
learn-aside = Die ist gemein. Leg sie zur Seite!
learn-aside-done = Weg ist sie, und es kostet nichts. Nun diese!
learn-aside-solved = Gelöst? Dann musst du nichts zur Seite legen!
learn-aside-good = Gut getauscht.
learn-clock = Die Zeit ist fast um. Noch eine?
learn-clock-good = Rechtzeitig! Die zählt noch.
learn-clock-over = Die Zeit ist um. Was gelöst ist, zählt.

# Kind answers
learn-more = Passt! Nun das nächste.
learn-pose-fits = Jetzt passt es. Leg es hin!
learn-flipped-now-turn = Gewendet! Jetzt noch drehen.
learn-miss-off = Lass es über der hellen Fläche los.
learn-miss-aim = Fast! Noch ein wenig weiter auf die hellen Kästchen.
learn-miss-turn = So liegt es quer. Tipp es an, um es zu drehen.
learn-miss-flip = Drehen reicht nicht. Halt es fest, um es zu wenden.
learn-miss-away = Weggedreht! Tipp weiter, bis es wieder passt.
learn-miss-taken = So ist kein Platz: Ein anderes Teil liegt im Weg.
learn-miss-stuck = Kein Platz für den Rest. Nimm eins weg und versuch es neu.
learn-miss-far = Zu weit: höchstens drei Felder.
learn-miss-heap = Mehr Steine, aber kein Turm ist so hoch. Schau noch mal!
learn-miss-tie = Beide haben einen Viererturm. Schau auf den zweiten Turm!
learn-miss-points = Zähl noch einmal: Ein Saphir zählt drei.
learn-miss-set = Hier sind es schon zwei. Wer hat eine weniger?
