# Il puzzle del giorno
daily-lead = Le stesse tre tavolette per tutti. Il tempo parte appena ne vedi una.
daily-number = Numero { $number }
daily-day-before = Giorno precedente
daily-day-after = Giorno successivo
daily-to-today = Torna a oggi
daily-to-day = Torna alle tre tavolette
daily-new-day = Un nuovo giorno: ecco tre nuove tavolette.
daily-counts-not = Un giorno passato: giocalo per divertimento, per la tua serie non conta.
daily-still-counts = Le tavolette di ieri: fino a un’ora dopo mezzanotte (UTC) contano ancora per la tua serie.
daily-level-easy = Facile
daily-level-hard = Difficile
daily-level-five-stars = Cinque stelle
daily-stars = { $stars } stelle su 5
daily-start = Via
daily-start-level = Via: { $level }
daily-resume = Continua
daily-resume-level = Continua: { $level }
daily-see = Guarda
daily-see-level = Guarda: { $level }
daily-running = Il tempo corre
daily-solved-in = Risolta in
daily-clock-told = Il tempo parte appena vedi la tavoletta.
daily-solvers = { $count ->
    [0] Qui nessuno l’ha ancora risolta.
    [one] Qui una persona l’ha risolta.
   *[other] Qui l’hanno risolta in { $count }.
  }
daily-leave = Lasciala per ora (il tempo continua)
daily-offline = Non c’è rete. Una tavoletta già aperta si può continuare qui; la tua chiamata parte appena torna.
daily-offline-none = Non c’è rete, e queste tavolette non sono su questo dispositivo. Quelle che hai già aperto si possono comporre senza rete.
daily-offline-needs = Per cominciare serve la rete

# Serie e calendario
daily-streak = La tua serie
daily-streak-days = { $days ->
    [one] Un giorno finora
   *[other] { $days } giorni di fila
  }
daily-streak-none = Comincia una serie oggi
daily-streak-best = La migliore: { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }
daily-bead-solved = risolto
daily-bead-late = risolto più tardi
daily-bead-open = oggi, ancora da risolvere
daily-bead-missed = non risolto
daily-next-title = Nuove tavolette tra
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min
daily-next-told = Arrivano a mezzanotte UTC, per tutti insieme.
daily-archive = Giorni passati
daily-archive-told = Un anno intero da giocare quando vuoi; per la serie contano solo le tavolette di oggi.
daily-month-before = Mese precedente
daily-month-after = Mese successivo
daily-solved-count = { $count ->
    [0] nessuna tavoletta risolta
    [one] una tavoletta risolta
   *[other] { $count } tavolette risolte
  }

# Risolto
daily-said-solved = Ubongo! La tavoletta è risolta.
daily-board-solved = La tavoletta risolta
daily-your-time = Il tuo tempo
daily-first-told = Su questo server nessuno l’ha risolta prima di te!
daily-implausible = Più veloce di una mano. Questo tempo non conta né per la mediana né per la tua serie.
daily-compared-one = { $slower ->
    [0] L’altra persona è stata veloce almeno quanto te.
   *[other] Più veloce dell’altra persona!
  }
daily-compared = { $slower ->
    [0] Gli altri { $others } sono stati veloci almeno quanto te. Domani la rivincita!
   *[other] Più veloce di { $slower } degli altri { $others }.
  }
daily-you = Tu
daily-median = Mediana
daily-next-board = Prossima tavoletta: { $level }
daily-all-done = Tutte e tre risolte. A domani!
daily-call-offline = Il server non è raggiungibile.
daily-call-waits = La tua soluzione è al sicuro e partirà da sola appena possibile.

# Condividere
daily-share = Mostralo agli amici
daily-share-do = Condividi il risultato
daily-share-told = Mostra i tuoi tempi e non svela nulla delle tavolette.
daily-share-copied = Risultato copiato.
daily-share-heading = Ubongo n. { $number } · { $date }
daily-share-streak = 🔥 { $days } giorni di fila

# Refusals
refused-not-started = Questo puzzle non è ancora stato iniziato.
refused-no-such-date = Ci sono puzzle dal { $first } al { $last }.
