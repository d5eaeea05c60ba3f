# Le tue statistiche
statistics-empty = Ancora niente da contare
statistics-empty-told = Gioca una partita o un rompicapo del giorno, e qui si disegneranno i tuoi tempi, primati e progressi.
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
statistics-solved-of = { $solved } di { $dealt } risolte
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
statistics-head-best = Migliore

# Grafici
statistics-by-stars = Quanto difficile, quanto tempo?
statistics-by-stars-told = Ogni punto è una delle tue ultime tavolette risolte; la linea unisce le mediane di tutte. Sotto: quante tavolette ti sono riuscite.
statistics-by-piece = Quali tessere ti impegnano?
statistics-by-piece-told = Il tempo mediano delle tavolette risolte con questa tessera, prima le più lente.
statistics-days = I giorni in cui hai giocato
statistics-days-told = { $days ->
    [one] Finora un giorno al tavolo; più intensa è la casella, più partite.
   *[other] Finora { $days } giorni al tavolo; più intensa è la casella, più partite.
  }
statistics-progress = I tuoi progressi
statistics-progress-told = La mediana di ogni giorno in cui hai giocato; più grande è il cerchio, più partite. La linea mostra la tendenza.
statistics-quicker = Ti serve il { $percent } % di tempo in meno che all’inizio. Più grande è il cerchio, più partite in quel giorno.
statistics-slower = In questo periodo ci metti il { $percent } % in più che all’inizio: tavolette più dure o una settimana stanca? Più grande è il cerchio, più partite in quel giorno.

# Primati
statistics-records = Primati
statistics-won-of = { $won } di { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } vinte
statistics-fastest = Tavoletta più veloce: { $time }
statistics-runs = { $runs ->
    [one] l’unica prova, il { $date }
   *[other] la migliore di { $runs } prove, il { $date }
  }
statistics-daily-easy = Rompicapo del giorno: facile
statistics-daily-hard = Rompicapo del giorno: difficile
statistics-daily-five-stars = Rompicapo del giorno: cinque stelle
statistics-streak = La serie più lunga
statistics-streak-told = { $best ->
    [one] Un giorno con un rompicapo del giorno; ora { $now }.
   *[other] { $best } giorni di fila con un rompicapo del giorno; ora { $now }.
  }

# Punteggi
statistics-ratings = Punteggi di forza
statistics-rate-me = Valuta le mie partite pubbliche
statistics-rate-me-told = Spento, se non lo vuoi tu. Dalla prossima partita pubblica tu e gli altri che lo vogliono ricevete un numero per ogni edizione.
statistics-rated-now = Da ora le tue partite pubbliche sono valutate.
statistics-rated-no-more = Le tue partite non sono più valutate.
statistics-rating-told = { $games ->
    [one] { $games } partita valutata
   *[other] { $games } partite valutate
  }, { $sure }; probabilmente intorno a { $level }.
statistics-sure-little = ancora una supposizione
statistics-sure-fairly = abbastanza sicuro
statistics-sure-very = molto sicuro
statistics-rating-how = Il numero è il livello che superi quasi di certo; tutti cominciano da 0. La fascia mostra dove può stare il tuo livello: a ogni partita si restringe.
statistics-rating-none = Ancora nessuna partita valutata: siediti a un tavolo pubblico con persone che lo vogliono anche loro.
statistics-rating-never = Mai valutate: partite con bot, tavoli privati, partite cooperative e in solitario, e tavoli dove non tutti hanno lo stesso lato.

# Dati
statistics-data = Che cosa si conserva di te
statistics-data-told = Solo le tue partite su questo server, sotto un numero in un cookie. Nessun nome, nessun indirizzo, niente che non ti sia stato chiesto. Nessun altro lo vede, e si dimentica se manchi per 400 giorni.
statistics-export = Scarica tutto
statistics-delete = Cancella tutto
statistics-delete-title = Cancellare tutto?
statistics-delete-told = Non si può annullare. Spariranno:
statistics-delete-games = statistiche e primati delle tue partite, anche in solitario
statistics-delete-daily = i tuoi tempi e la tua serie al rompicapo del giorno
statistics-delete-ratings = i tuoi punteggi, e il desiderio di averli
statistics-delete-stays = Le partite in corso restano, e anche i tempi senza nome da cui il server impara che cosa è difficile.
statistics-keep = Tieni tutto
statistics-delete-sure = Sì, cancella tutto
statistics-gone = Tutto è cancellato.
