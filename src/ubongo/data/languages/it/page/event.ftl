# Opening one
event-told = Un codice, tanti tavoli: ognuno scrive il proprio nome e gioca in due, tre o quattro, e dopo ogni partita gli avversari cambiano. Una parete mostra tutti i tavoli e la classifica.
event-open = Apri l’evento
event-open-told = È subito aperto. Fino all’inizio puoi cambiare tutto.
event-choose-title = Nome dell’evento
event-choose-title-told = Per esempio «Classe 4B». Sta sulla parete e può mancare.
event-choose-length = Quanto dura?
event-length-rounds = Un numero di turni
event-length-minutes = Un tempo
event-length-open = Finché chi ospita non lo chiude
event-rounds-count = { $count ->
    [one] Un turno
   *[other] { $count } turni
  }
event-choose-game = Una partita
event-game-count = { $count ->
    [one] una tavoletta
   *[other] { $count } tavolette
  }
event-round-takes = { $minutes ->
    [one] In un turno ogni tavolo gioca una partita, che dura al massimo un minuto.
   *[other] In un turno ogni tavolo gioca una partita, che dura al massimo circa { $minutes } minuti.
  }
event-round-is-game = In un turno ogni tavolo gioca una partita. Senza clessidra nessuno sa quanto dura.
event-choose-seats = Persone a un tavolo
event-seats-count = Tavoli da { $count }
event-choose-boards = Quali tavolette?
event-boards-usual = Ognuno la sua
event-boards-usual-told = Come nel gioco: ognuno ha una tavoletta diversa.
event-boards-same = Le stesse per tutti
event-boards-same-told = Tutti i tavoli risolvono le stesse tavolette: conta solo la velocità.
event-boards-fitted = Su misura per ognuno
event-boards-fitted-told = Chi è più forte ha tavolette più difficili, così tutti possono vincere.
event-choose-bots = Bot
event-bots-none = Nessun bot
event-bots-told = Un bot occupa ogni posto libero. I bot non prendono punti.
event-bots-fill = Bot: { $strength }

# Coming in
event-connecting = Ti portiamo all’evento…
event-welcome = Benvenuti!
event-join = Partecipo
event-name-told = Gli altri lo vedono sulla parete. Puoi cambiarlo più tardi.
event-grade = Quanto sei bravo con rompicapi come questo?
event-grade-told = Da questo dipendono le prime tavolette; le altre seguono il tuo gioco.
event-are-in = Ci sei, { $name }!
event-host-starts = Chi ospita dà il via al primo turno.
event-people = { $count ->
    [0] Ancora nessuno partecipa
    [one] Una persona partecipa
   *[other] { $count } persone partecipano
  }
event-points-told = A ogni tavolo il primo posto vale 5 punti, il secondo 3, il terzo 2, il quarto 1.
event-rename = Cambia nome
event-quit = Lascia l’evento
event-quit-ask = Lasciare l’evento?
event-quit-told = I tuoi punti restano, e su questo dispositivo puoi tornare.

# During a round, and after it
event-round = Turno { $round }
event-round-of = Turno { $round } di { $rounds }
event-round-over = Il turno { $round } è finito.
event-seating = Si assegnano i posti…
event-you-next = Questo turno è già cominciato. Nel prossimo avrai un posto.
event-to-table = Al mio tavolo
event-won = { $count ->
    [one] { $told } punto
   *[other] { $told } punti
  }
event-own-void = Il tavolo { $number } non ha finito la partita: questa volta niente punti.
event-still-playing = { $count ->
    [0] Tutti i tavoli hanno finito.
    [one] Un tavolo sta ancora giocando.
   *[other] { $count } tavoli stanno ancora giocando.
  }
event-next-comes = Presto arriva il prossimo turno.
event-ends-soon = Era l’ultimo turno. Chi ospita chiude l’evento.
event-time-left = Tempo rimasto
event-time-up = Il tempo è scaduto
event-your-place = Sei al posto { $place } su { $count }.
event-ranking = Classifica
event-no-ranking = Comincia con il primo tavolo che finisce.
event-tables = Tavoli
event-table = Tavolo { $number }
event-board-of = Tavoletta { $round } di { $rounds }
event-table-begins = comincia
event-table-done = finito
event-table-void = niente punti
event-look-on = Guarda il tavolo { $number }
event-said-round = Comincia il turno { $round }.
event-said-place = Sei al posto { $place }; punti: { $points }.

# The host
event-link = Link a questo evento
event-qr = Codice QR del link a questo evento
event-nobody-yet = Non c’è ancora nessuno. Mostra il codice: basta inquadrarlo.
event-begin = Inizia il turno { $round }
event-needs = { $least ->
    [one] Serve almeno una persona.
   *[other] Servono almeno { $least } persone.
  }
event-seats-them = Ognuno riceve un posto, e le partite cominciano da sole.
event-away = Ora non ci sono: { $players }.
event-tables-done = Tavoli che hanno finito: { $done } su { $count }.
event-missing = Giocano ancora: { $players }.
event-more-people = { $count ->
    [one] un’altra persona
   *[other] altri { $count }
  }
event-begin-anyway = Turno successivo senza aspettare
event-anyway-ask = Iniziare ora il turno successivo?
event-anyway-told = { $count ->
    [one] Un tavolo sta ancora giocando e non avrà punti.
   *[other] { $count } tavoli stanno ancora giocando e non avranno punti.
  }
event-end = Chiudi l’evento
event-end-ask = Chiudere l’evento?
event-end-told = La classifica è allora definitiva, e tutti vedono il podio.
event-played-out = Non può cominciare nessun altro turno.
event-remove = Togli { $player }
event-remove-ask = Togliere { $player } dall’evento?
event-remove-told = Nome e punti escono dalla classifica, e con quel dispositivo non si rientra.
event-remove-deed = Togli
event-i-play = Gioco anch’io
event-i-do-not-play = Non gioco più
event-lock = Non far entrare altri
event-is-locked = Non entra più nessuno
event-show-wall = Mostra la parete
event-devices = Parete e secondo dispositivo
event-wall = La parete
event-wall-told = Un proiettore o un televisore mostra il codice, tutti i tavoli, l’orologio e la classifica.
event-wall-by-code = Su un altro dispositivo: apri { $address } e inserisci { $code }.
event-second = Un secondo dispositivo per chi ospita
event-second-told = Inquadralo con il tuo telefono, che potrà fare lo stesso. Non mostrarlo ad altri: chi ce l’ha guida l’evento.

# The wall
event-wall-come = Partecipa!

# The end
event-over = L’evento è finito.
event-wins = Vince { $player }!
event-no-results = Nessun tavolo ha finito la partita.
event-own-games = Le tue partite
event-games-missing = Non è stato possibile caricare le tue partite.
event-results-csv = Risultati come tabella (CSV)
event-results-json = Tutti i risultati (JSON)
event-fair-told = Fin dall’inizio il server mostrava un sigillo; ora mostra il numero segreto che nascondeva. Da lì sono stati estratti i posti e le tavolette comuni.

# Why it is not shown
event-none = Questo evento non c’è, o è stato cancellato.
event-removed = Chi ospita ti ha tolto da questo evento.
event-full-house = Ora troppe persone guardano questo evento.
event-elsewhere = Questo evento è aperto in altre tue finestre.
event-closed = Chi gestisce questo server ha chiuso questo evento.

# Refusals
refused-not-a-table = Questo è un evento: si può fare solo a un tavolo.
refused-event-full = Questo evento è al completo: partecipano { $most } persone.
refused-event-locked = Chi ospita non fa più entrare nessuno in questo evento.
refused-event-over = Questo evento è finito.
refused-removed-from-event = Chi ospita ti ha tolto da questo evento.
refused-not-a-member = Può farlo solo chi partecipa a questo evento.
refused-no-such-member = In questo evento nessuno ha questo numero.
refused-round-not-over = { $playing ->
    [one] Un tavolo sta ancora giocando.
   *[other] { $playing } tavoli stanno ancora giocando.
  }
refused-too-few-people = { $least ->
    [one] Non c’è nessuno che possa sedersi.
   *[other] Per un turno servono almeno { $least } persone presenti.
  }
refused-out-of-rounds = Tutti i turni sono stati giocati, o il tempo è scaduto.
refused-wrong-host-key = Questo link non ti fa guidare questo evento.
refused-too-many-hosts = Un evento può essere guidato da { $most } persone al massimo.
refused-no-such-event = Questo evento non c’è, o è stato cancellato.
refused-too-many-events = Da qui sono stati aperti troppi eventi. Riprova più tardi.
