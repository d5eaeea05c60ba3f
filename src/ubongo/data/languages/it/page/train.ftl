# In solitario sul treno, senza rete
train-lead = In solitario su tavolette nuove, senza alcuna rete. Sono già su questo dispositivo.
train-level = Quali tavolette?
train-level-easy = Facile
train-level-hard = Difficile
train-level-five-stars = Cinque stelle
train-stars = { $stars } stelle su 5
train-left = { $count ->
    [0] finite
    [one] ancora { $count }
   *[other] ancora { $count }
  }
train-none = Su questo dispositivo non ci sono ancora tavolette. Appena c’è rete, arrivano da sole.
train-broken = Alcune tavolette conservate qui non si leggono più. Appena c’è rete, ne arrivano di nuove da sole.
train-no-store = Questo browser non conserva nulla per questa pagina, forse perché la finestra è privata. Puoi giocare, ma alla chiusura va perso tutto.
train-ready = Tutto pronto per il treno?
train-page-kept = { $count ->
    [one] Tutto pronto per il treno: questa pagina e { $count } tavoletta sono su questo dispositivo.
   *[other] Tutto pronto per il treno: questa pagina e { $count } tavolette sono su questo dispositivo.
  }
train-page-not-kept = Le tavolette ci sono, ma questa pagina non è conservata su questo dispositivo: senza rete non si apre.
train-page-cannot = Questa pagina si può conservare solo con una connessione sicura (https). Finché resta aperta, qui puoi giocare senza rete.
train-keep = Conservala su questo dispositivo
train-forget = Non conservarla
train-time = Tempo trascorso
train-time-left = Tempo rimasto
train-finish = Finisci
train-over = La partita è finita
train-over-time = Il tempo è scaduto
train-used-up = Era l’ultima tavoletta di questa scorta.
train-played-here = Giocata senza rete su questo dispositivo
train-again = Ancora una partita
train-runs = Giocate su questo dispositivo
train-marked = Le partite senza rete sono segnalate. Contano nelle tue statistiche se ce le porti, e mai nei record o nelle classifiche.
train-take-told = { $count ->
    [one] { $count } partita è solo su questo dispositivo. La porti nelle tue statistiche?
   *[other] { $count } partite sono solo su questo dispositivo. Le porti nelle tue statistiche?
  }
train-take = Porta nelle mie statistiche
train-take-offline = Ora non c’è rete, o il server non risponde. Le tue partite restano qui.
train-taken = Nelle tue statistiche
train-not-taken = Solo qui
train-took = { $count ->
    [one] { $count } partita è ora nelle tue statistiche.
   *[other] { $count } partite sono ora nelle tue statistiche.
  }

# Refusals
refused-offline-cover-wrong = La tavoletta { $board } di questa partita non è coperta esattamente: la partita non conta.
refused-times-impossible = I tempi di questa partita non sono possibili (tavoletta { $board }): non conta.
refused-run-in-the-future = Questa partita finisce nel futuro: l’orologio di questo dispositivo è sbagliato.
refused-run-too-old = Questa partita è troppo vecchia: le statistiche arrivano a poco più di un anno fa.
refused-nothing-played = In questa partita nessuna tavoletta è stata risolta o messa da parte.
refused-board-played-twice = La tavoletta { $board } compare due volte in questa partita: la partita non conta.
refused-no-such-length = Una partita dura 5, 10 o 20 minuti, oppure non ha orologio.
refused-too-many-runs = Nelle tue statistiche non c’è più posto per altre partite senza rete.
refused-no-such-pack = Questa scorta di tavolette non esiste.
