replay-open-file = Apri la registrazione di una partita
replay-drop-told = Scegli un file, o trascinalo ovunque su questa pagina.
replay-own = Le tue ultime partite
replay-none = Su questo server non hai ancora partite finite. Giocane una, e potrai rivederla qui.
replay-place = { $place } su { $seats }
replay-solved = { $count ->
    [one] una tavoletta risolta
   *[other] { $count } tavolette risolte
  }
replay-fetching = La partita sta arrivando…
replay-another = Rivedi un’altra partita
replay-share = Condividi questo momento
replay-boards = Le tavolette
replay-no-board = Ancora nessuna tavoletta
replay-took = { $seconds } secondi
replay-standing = Com’è finita
replay-controls = Riproduzione
replay-time = Tempo
replay-at = { $where }, { $time } di { $whole }
replay-play = Riproduci
replay-pause = Pausa
replay-step-back = Un passo indietro
replay-step-on = Un passo avanti
replay-round-back = Turno precedente
replay-round-on = Turno successivo
replay-speed = Velocità: ×{ $speed }
replay-keys = Tasti: la barra spaziatrice avvia e mette in pausa, le frecce vanno passo per passo, con Maiusc turno per turno, 1, 2 e 3 scelgono la velocità.
replay-note-seed = Il numero segreto di questa partita non è stato pubblicato; dadi e tavolette non si possono verificare.
replay-note-box = Questa partita è stata giocata con tavolette diverse da quelle della nostra scatola.
replay-moved = { $player } va sullo spazio { $field }.
replay-taken = { $player } prende dallo spazio { $field }: { $gems }.
replay-won = { $player } vince una gemma: { $gems }.
replay-solved-one = { $player } ha risolto la tavoletta.
replay-passed = { $player } passa.
replay-gave-up = { $player } rinuncia.
replay-put-aside = { $player } mette da parte la tavoletta.
replay-conceded = { $player } si arrende.
replay-goes-on = La partita continua.
replay-laid-out = Il tavolo è pronto.
replay-chosen = { $player } ha scelto uno spazio.

# Refusals
refused-no-such-game = A questo tavolo non è stata finita nessuna partita con questo numero, o non è più conservata.
refused-not-a-record = Questa non è la registrazione di una partita di Ubongo (riga { $line }).
refused-broken-record = Questa registrazione è stata modificata o troncata: la riga { $line } non torna.
refused-game-not-over = Questa partita non è stata finita, e non si può ancora rivedere.
refused-record-too-long = Questo file è troppo lungo per la registrazione di una partita.
