# Quello che si dice di ciò che sta sul tavolo
more = Altro
sound-on = Suono attivo
choose-side = Quale lato delle tavolette?
play-off-told = Parità! Decide un’altra tavoletta.
you-watch = Stai seguendo la partita. Le tavolette si vedono appena sono risolte.
board-comes = La tua tavoletta arriva tra un momento.
is-bot = bot
other-rolls = { $player } tira il dado
others-choose = Gli altri stanno ancora scegliendo
next-two = Le prossime due
gem-tip = Suggerimento: una buona fila.
would-have = Avresti
goal-gems = Vince chi ha più gemme di un colore.
field-offers = Spazio { $field }: { $gems }.
field-empty = Spazio { $field }: gemme finite.
gems-of-players = Le gemme dei giocatori
said-round-started = Turno { $round }. Il dado mostra: { $symbol }.
said-own-ubongo = Ubongo! Sei al { $place }.
occasion-record = { $count ->
    [one] Nuovo record: una tavoletta!
   *[other] Nuovo record: { $count } tavolette!
  }
occasion-streak = Al primo posto per { $count } turni di fila!
occasion-last-second = All’ultimo secondo!
occasion-comeback = Che rimonta!
said-ubongo = { $player } grida «Ubongo!» ed è al { $place }.
said-gems-taken = { $player } prende dallo spazio { $field }: { $gems }.
said-own-gems = Prendi dallo spazio { $field }: { $gems }.
said-gem-won = { $player } riceve: { $gems }.
said-own-gem-won = Ricevi: { $gems }.
said-pawns-placed = Tutte le pedine sono al loro posto. La tua è sullo spazio { $field }.
said-gave-up-by = { $player } ha rinunciato.
said-own-place = Tu: { $place }.
said-choose = Scegli uno spazio per la tua pedina: hai { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }.
said-next = Premi «Prossimo turno» quando vuoi. Comincia al più tardi tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }.
said-waits-next = Tu ci sei. Si aspettano gli altri.
said-roll = Tocca a te tirare il dado. Si tira da solo tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }.
said-board = La tua tavoletta ha { $count } caselle per { $pieces }.
said-sand = Ancora { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }.
said-no-sand = Non c’è clessidra.
said-take = Prendi le tue gemme: scegli uno spazio.
said-gave-up = Hai rinunciato a questo turno. Finché dura, puoi riprendere.
said-waits-others = Si aspettano gli altri.
said-paused = Pausa: tutti gli orologi sono fermi.
said-play-off-soon = Parità per il primo posto. { $players } giocano un’altra tavoletta, tra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
  }.
said-round-ended = Il turno { $round } è finito.
said-game-ended = La partita è finita.
said-seat-lost = { $player } ha perso la connessione.
said-seat-left = { $player } ha lasciato la partita.
said-seat-back = { $player } è di nuovo qui.
field-then = Poi avrai { $gems }.
field-left = { $count ->
    [one] Resta una gemma.
   *[other] Restano { $count } gemme.
  }
field-pawns = Qui: { $players }.
no-gems-near = Nessuna gemma a portata. Puoi solo passare.
track-told = Sul tracciato dei turni: { $sapphires ->
    [one] { $sapphires } zaffiro
   *[other] { $sapphires } zaffiri
  } e { $ambers ->
    [one] { $ambers } ambra
   *[other] { $ambers } ambre
  }
track-told-2015 = Sul tracciato dei turni: gemme blu { $blue }, marroni { $brown }
play-off-between = Spareggio: { $players }
in-the-bag = Nel sacchetto
left-over = Nella scatola:
said-left-over = Nessuno le ha vinte, vanno nella scatola: { $gems }.
left-over-bag = Nel sacchetto:
said-left-over-bag = Nessuno le ha vinte, vanno nel sacchetto: { $gems }.
stacks-told = Dopo ogni turno ogni pila passa a sinistra.
zen-told = Qui non corre nessun orologio. Quando ti basta, scegli «Finisci» nel menu.
part-sets = Serie complete di animali
part-sapphires = Zaffiri
part-ambers = Ambre
part-extra = Entrambe le gemme per ogni animale
records-title = Le tue partite migliori · { $minutes } minuti · { $side }
records-title-zen = Le tue partite migliori senza orologio · { $side }
count-before = Perché { $above } è davanti a { $below }
count-beside = { $above } e { $below } sono alla pari
count-leads = { $above } ha { $aboveGems } nel colore migliore, { $below } { $belowGems }.
count-equal = { $nth ->
    [1] Entrambi ne hanno { $count } nel colore migliore: { $above } { $aboveGems }, { $below } { $belowGems }.
    [2] Entrambi ne hanno { $count } nel secondo colore: { $above } { $aboveGems }, { $below } { $belowGems }.
    [3] Entrambi ne hanno { $count } nel terzo colore: { $above } { $aboveGems }, { $below } { $belowGems }.
    [4] Entrambi ne hanno { $count } nel quarto colore: { $above } { $aboveGems }, { $below } { $belowGems }.
    [5] Entrambi ne hanno { $count } nel quinto colore: { $above } { $aboveGems }, { $below } { $belowGems }.
   *[other] Entrambi ne hanno { $count } nel sesto colore: { $above } { $aboveGems }, { $below } { $belowGems }.
  }
count-decides = { $nth ->
    [2] Ma nel secondo colore { $above } ha { $aboveGems } e { $below } { $belowGems }.
    [3] Ma nel terzo colore { $above } ha { $aboveGems } e { $below } { $belowGems }.
    [4] Ma nel quarto colore { $above } ha { $aboveGems } e { $below } { $belowGems }.
    [5] Ma nel quinto colore { $above } ha { $aboveGems } e { $below } { $belowGems }.
   *[other] Ma nel sesto colore { $above } ha { $aboveGems } e { $below } { $belowGems }.
  }
count-tie = Tutti e sei i numeri sono uguali: il posto è condiviso.
count-although = { $below } ha in tutto più gemme, { $belowAll } contro { $aboveAll }, ma conta il colore: davanti c’è { $above }.
counted-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdi
  }
counted-red = { $count ->
    [one] 1 rossa
   *[other] { $count } rosse
  }
counted-blue = { $count } blu
counted-violet = { $count } viola
counted-brown = { $count ->
    [one] 1 marrone
   *[other] { $count } marroni
  }
counted-yellow = { $count ->
    [one] 1 gialla
   *[other] { $count } gialle
  }
count-only = solo { $gems }
