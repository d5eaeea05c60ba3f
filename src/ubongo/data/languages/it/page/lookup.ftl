look-up-ways = Che cosa vuoi cercare?
look-up-way-box = Dalla nostra scatola
look-up-way-any = Un’altra tavoletta
look-up-box-told = Queste sono le tavolette di questo gioco. Una scatola comprata in negozio ne ha altre: dipingi la tua sotto «Un’altra tavoletta».
look-up-share = Condividi questo puzzle
look-up-link-broken = Questo link è danneggiato e il puzzle non si legge. Dipingilo qui, o fatti mandare di nuovo il link.
look-up-link-too-long = Questo link è troppo lungo per un puzzle. Dipingilo qui, o fatti mandare di nuovo il link.
look-up-number = Numero della tavoletta
look-up-board-before = Tavoletta precedente
look-up-board-after = Tavoletta successiva
look-up-symbol = Simbolo del dado
look-up-board-told = Tavoletta { $number } · { $side } · { $symbol }
look-up-answer = La risposta
look-up-asking = Ricerca in corso…
look-up-stars = { $stars } stelle su 5
look-up-count = { $count ->
    [one] Esattamente una soluzione
   *[other] { $count } soluzioni
  }
look-up-of = Soluzione { $number } di { $count }
look-up-previous = Soluzione precedente
look-up-next = Soluzione successiva
look-up-hide = Solo la tavoletta
look-up-hint = Solo un indizio
look-up-hint-next = Un altro indizio
look-up-hint-first = Comincia con { $piece }: copre { $cell }.
look-up-hint-then = Poi { $piece }: copre { $cell }.
look-up-hint-first-seen = Comincia con la tessera cerchiata.
look-up-hint-then-seen = Poi la tessera cerchiata.
look-up-hint-last = Era l’ultima tessera.
look-up-area = L’area
look-up-grid = Griglia per dipingere l’area
look-up-cell-painted = { $cell }, dipinta
look-up-cell-free = { $cell }, libera
look-up-cells = { $count ->
    [one] Una casella è dipinta.
   *[other] { $count } caselle sono dipinte.
  }
look-up-paint-told = Dipingi l’area chiara della tua tavoletta: passa sulla griglia con il dito o il mouse, o usa le frecce e la barra spaziatrice.
look-up-clear = Svuota
look-up-shift-left = Sposta l’area a sinistra
look-up-shift-right = Sposta l’area a destra
look-up-shift-up = Sposta l’area in alto
look-up-shift-down = Sposta l’area in basso
look-up-pieces = Le tessere
look-up-no-piece = Togli tutte le tessere
look-up-no-pieces = { $cells ->
    [one] Una casella è dipinta. Ora scegli le tessere.
   *[other] { $cells } caselle sono dipinte. Ora scegli le tessere.
  }
look-up-too-few = Le tessere coprono { $laid } caselle su { $cells }.
look-up-too-many = Le tessere hanno { $laid } caselle, ma ne sono dipinte solo { $cells }.
look-up-too-large = { $cells } caselle sono troppe: sei tessere ne coprono al massimo { $most }.
look-up-whole = Le tessere hanno { $cells } caselle, proprio quante sono dipinte.
look-up-sets = Quali tessere andrebbero bene?
look-up-sets-any = Quante vuoi
look-up-sets-found = { $count ->
    [one] Un gruppo di tessere va bene. Sceglilo per vedere le soluzioni.
   *[other] { $count } gruppi di tessere vanno bene. Scegline uno per vedere le soluzioni.
  }
look-up-sets-none = Nessun gruppo fino a sei tessere copre quest’area di { $cells } caselle.
look-up-sets-none-of = Nessun gruppo di { $count } tessere copre quest’area di { $cells } caselle. Prova un altro numero.
look-up-set = { $pieces }: { $count ->
    [one] una soluzione
   *[other] { $count } soluzioni
  }
look-up-sets-more = Mostra altri
look-up-sets-too-many = Sono elencati solo i primi { $listed }.

# Refusals
refused-no-such-board = Nella scatola non c’è la tavoletta { $number }, solo dalla { $first } alla { $last }.
refused-no-puzzle = Scegli una tavoletta della scatola, oppure dipingi un’area e scegli le tessere.
refused-text-too-long = È troppo lungo per un’area.
refused-area-empty = Nessuna casella è ancora dipinta.
refused-area-unreadable = Quest’area non si può leggere.
refused-area-in-parts = L’area è in più parti; una tavoletta ne ha una sola.
refused-area-too-large = L’area è troppo grande: al massimo { $most_width } per { $most_height } e { $most_cells } caselle.
refused-no-such-piece = Non c’è una tessera { $piece }.
refused-piece-twice = Ogni tessera c’è una volta sola: { $piece }.
refused-too-many-pieces = Si possono posare al massimo { $most } tessere insieme.
refused-sizes-differ = L’area ha { $area } caselle e le tessere ne hanno { $pieces }.
refused-no-cover = Queste tessere non coprono quest’area, comunque le si ruoti e ribalti.
refused-no-set-fits = Nessun gruppo di { $pieces } tessere copre quest’area di { $cells } caselle.
refused-board-is-live = Qualcuno sta giocando questo puzzle, o uno dello stesso lato con lo stesso simbolo. Potrai cercarlo dopo il turno.
refused-look-up-wait = { $minutes ->
    [one] Senza rete potrai cercare di nuovo una soluzione tra un minuto: poco fa eri a un tavolo.
   *[other] Senza rete potrai cercare di nuovo una soluzione tra { $minutes } minuti: poco fa eri a un tavolo.
  }
