# Solo unterwegs, ohne Netz
train-lead = Solo mit frischen Legetafeln, ganz ohne Netz. Die Legetafeln liegen schon auf diesem Gerät.
train-level = Welche Legetafeln?
train-level-easy = Einfach
train-level-hard = Schwierig
train-level-five-stars = Fünf Sterne
train-stars = { $stars } von 5 Sternen
train-left = { $count ->
    [0] keine mehr
    [one] noch { $count }
   *[other] noch { $count }
  }
train-none = Auf diesem Gerät sind noch keine Legetafeln. Sobald es ein Netz gibt, kommen sie von selbst.
train-broken = Legetafeln, die hier gespeichert waren, lassen sich nicht mehr lesen. Sobald es ein Netz gibt, kommen neue von selbst.
train-no-store = Dieser Browser speichert nichts für diese Seite, vielleicht weil das Fenster privat ist. Du kannst spielen, aber beim Schließen ist alles weg.
train-ready = Bereit für die Fahrt?
train-page-kept = { $count ->
    [one] Bereit für die Fahrt: Diese Seite und { $count } Legetafel sind auf diesem Gerät.
   *[other] Bereit für die Fahrt: Diese Seite und { $count } Legetafeln sind auf diesem Gerät.
  }
train-page-not-kept = Die Legetafeln sind da, aber diese Seite ist auf diesem Gerät nicht gespeichert: Ohne Netz öffnet sie sich nicht.
train-page-cannot = Für später speichern lässt sich diese Seite nur über eine sichere Verbindung (https). Solange sie offen bleibt, kannst du hier ohne Netz spielen.
train-keep = Auf diesem Gerät speichern
train-forget = Nicht mehr speichern
train-time = Zeit bisher
train-time-left = Restzeit
train-finish = Aufhören
train-over = Das Solospiel ist vorbei
train-over-time = Die Zeit ist um
train-used-up = Das war die letzte Legetafel dieses Vorrats.
train-played-here = Ohne Netz auf diesem Gerät gespielt
train-again = Noch einmal
train-runs = Auf diesem Gerät gespielt
train-marked = Was ohne Netz gespielt wurde, ist gekennzeichnet. Es zählt in deiner eigenen Statistik, wenn du es übernimmst, und nie für Rekorde, Wertungen oder Ranglisten.
train-take-told = { $count ->
    [one] { $count } Solospiel ist nur auf diesem Gerät. In deine Statistik übernehmen?
   *[other] { $count } Solospiele sind nur auf diesem Gerät. In deine Statistik übernehmen?
  }
train-take = In meine Statistik
train-take-offline = Gerade gibt es kein Netz, oder der Server antwortet nicht. Deine Solospiele bleiben hier.
train-taken = In deiner Statistik
train-not-taken = Nur hier
train-took = { $count ->
    [one] { $count } Solospiel ist jetzt in deiner Statistik.
   *[other] { $count } Solospiele sind jetzt in deiner Statistik.
  }

# Refusals
refused-offline-cover-wrong = Legetafel { $board } dieses Solospiels ist nicht genau bedeckt; deshalb zählt es nicht.
refused-times-impossible = Die Zeiten dieses Solospiels können nicht stimmen (Legetafel { $board }); deshalb zählt es nicht.
refused-run-in-the-future = Dieses Solospiel endet in der Zukunft: Die Uhr dieses Geräts geht falsch.
refused-run-too-old = Dieses Solospiel ist zu alt: Die Statistik reicht gut ein Jahr zurück.
refused-nothing-played = In diesem Solospiel wurde keine Legetafel gelöst oder beiseitegelegt.
refused-board-played-twice = Legetafel { $board } kommt in diesem Solospiel zweimal vor; deshalb zählt es nicht.
refused-no-such-length = Ein Solospiel dauert 5, 10 oder 20 Minuten oder läuft ohne Uhr.
refused-too-many-runs = Für noch mehr Solospiele ohne Netz ist in deiner Statistik kein Platz.
refused-no-such-pack = Einen solchen Vorrat an Legetafeln gibt es nicht.
