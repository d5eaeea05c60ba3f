# Le tue statistiche
statistics-empty = Ancora niente da contare
statistics-empty-told = Gioca una partita o un puzzle del giorno, e qui compariranno i tuoi tempi, record e progressi.
statistics-games = { $games ->
    [one] partita
   *[other] partite
  }
statistics-solved = tavolette risolte
statistics-median = tempo mediano
statistics-best = tavoletta più veloce
statistics-as-table = Come tabella
statistics-plot-told = Scorrilo con i tasti freccia.
statistics-stars = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
  }
statistics-solved-of = Risolte: { $solved } su { $dealt }
statistics-median-is = Mediana: { $time }
statistics-games-count = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  }
statistics-head-stars = Stelle
statistics-head-piece = Tessera
statistics-head-day = Giorno
statistics-head-games = Partite
statistics-head-dealt = Ricevute
statistics-head-solved = Risolte
statistics-head-median = Mediana
statistics-head-best = Più veloce

# Grafici
statistics-by-stars = Quanto difficile, quanto tempo?
statistics-by-stars-told = Ogni punto è una delle tue ultime tavolette risolte; la linea unisce le mediane di tutte. Sotto: quante tavolette ti sono riuscite.
statistics-by-piece = Quali tessere ti danno filo da torcere?
statistics-by-piece-told = Il tempo mediano delle tavolette risolte con questa tessera, prima le più lente.
statistics-days = I giorni in cui hai giocato
statistics-days-told = { $days ->
    [one] Finora un giorno al tavolo; più intensa è la casella, più partite.
   *[other] Finora { $days } giorni al tavolo; più intensa è la casella, più partite.
  }
statistics-progress = I tuoi progressi
statistics-progress-told = La mediana di ogni giorno in cui hai giocato; più grande è il cerchio, più partite. La linea mostra la tendenza.
statistics-quicker = Ti serve il { $percent }% di tempo in meno rispetto all’inizio. Più grande è il cerchio, più partite in quel giorno.
statistics-slower = In questo periodo ci metti il { $percent }% in più rispetto all’inizio: tavolette più dure o una settimana faticosa? Più grande è il cerchio, più partite in quel giorno.

# Primati
statistics-records = Record
statistics-offline = Giocate senza rete
statistics-offline-told = { $count ->
    [one] { $count } partita senza rete: nelle cifre di questa pagina, ma non tra i tuoi record.
   *[other] { $count } partite senza rete: nelle cifre di questa pagina, ma non tra i tuoi record.
  }
statistics-won-of = Partite vinte: { $won } su { $games }
statistics-fastest = Tavoletta più veloce: { $time }
statistics-runs = { $runs ->
    [one] l’unica prova, il { $date }
   *[other] la migliore di { $runs } prove, il { $date }
  }
statistics-daily-easy = Puzzle del giorno: facile
statistics-daily-hard = Puzzle del giorno: difficile
statistics-daily-five-stars = Puzzle del giorno: cinque stelle
statistics-streak = La serie più lunga
statistics-streak-told = { $best ->
    [one] Un giorno con un puzzle del giorno; ora { $now }.
   *[other] { $best } giorni di fila con un puzzle del giorno; ora { $now }.
  }

# Punteggi
statistics-ratings = Punteggio in classifica
statistics-rate-me = Classifica le mie partite pubbliche
statistics-rate-me-told = Disattivato, a meno che tu non lo voglia. Dalla prossima partita pubblica tu e gli altri che lo vogliono ricevete un punteggio per ogni edizione.
statistics-rated-now = Da ora le tue partite pubbliche sono classificate.
statistics-rated-no-more = Le tue partite non sono più classificate.
statistics-rating-told = { $games ->
    [one] { $games } partita classificata
   *[other] { $games } partite classificate
  }, { $sure }; probabilmente intorno a { $level }.
statistics-sure-little = ancora una supposizione
statistics-sure-fairly = abbastanza sicuro
statistics-sure-very = molto sicuro
statistics-rating-how = Il numero è il livello che superi quasi di certo; tutti cominciano da 0. La fascia mostra dove può stare il tuo livello: a ogni partita si restringe.
statistics-rating-none = Ancora nessuna partita classificata: siediti a un tavolo pubblico con persone che vogliono lo stesso.
statistics-rating-never = Mai classificate: partite con bot, tavoli privati, partite cooperative e in solitario, e tavoli dove non tutti hanno lo stesso lato.

# Dati
statistics-data = Che cosa si conserva di te
statistics-data-told = Solo le tue partite su questo server, sotto un numero in un cookie. Nessun nome, nessun indirizzo, niente che non abbia inserito tu. Nessun altro lo vede, e si dimentica se manchi per 400 giorni.
statistics-export = Scarica tutto
statistics-delete = Cancella tutto
statistics-delete-title = Cancellare tutto?
statistics-delete-told = Non si può annullare. Spariranno:
statistics-delete-games = statistiche e record delle tue partite, anche in solitario
statistics-delete-daily = i tuoi tempi e la tua serie al puzzle del giorno
statistics-delete-ratings = i tuoi punteggi e la scelta di averli
statistics-delete-stays = Le partite in corso restano, e anche i tempi anonimi da cui il server impara che cosa è difficile.
statistics-keep = Tieni tutto
statistics-delete-sure = Sì, cancella tutto
statistics-gone = Tutto cancellato.
statistics-forget = Dimenticami ovunque
statistics-forget-told = «Dimenticami ovunque» chiude anche il tuo cookie: questo browser ricomincia da capo, e così chiunque ne abbia una copia. Perdi i tuoi posti ai tavoli.
statistics-forgotten = Fatto: non ci ricordiamo più di te.
