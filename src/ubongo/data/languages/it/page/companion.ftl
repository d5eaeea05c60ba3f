# Schede
companion-tabs = Strumenti per la scatola vera
companion-tab-hourglass = Clessidra
companion-tab-die = Dado
companion-tab-scores = Punti
companion-tab-start = Chi inizia

# Clessidra
companion-turn = Gira la clessidra
companion-pause = Pausa
companion-resume = Continua
companion-turn-again = Ricomincia
companion-next-round = Prossimo turno
companion-time-up = Stop! Il tempo è scaduto!
companion-over-since = È finita { $time } fa.
companion-chance-told = Nessuno ce l’ha fatta? Giratela ancora una volta.
companion-in-chance = Seconda occasione
companion-is-paused = In pausa
companion-length = Durata: { $time }
companion-length-title = Quanto dura la clessidra?
companion-length-round = Per un turno
companion-length-box = il solito minuto
companion-length-solo = Per una partita in solitario
companion-length-own = La tua durata
companion-length-own-told = Minuti e secondi, per esempio 1:30, o solo secondi.
companion-length-use = Usa { $time }
companion-length-wrong = Tra 0:05 e 60:00, per favore.
companion-length-measure = La tua è diversa? Girala e premi qui; premi di nuovo quando è caduto l’ultimo granello.
companion-length-measure-start = Misura la mia clessidra
companion-length-measure-stop = Ora è vuota! ({ $time })
companion-said-turned = La sabbia scorre: { $time }.
companion-said-paused = In pausa a { $time }.
companion-said-resumed = La sabbia scorre di nuovo.
companion-to-hourglass = Alla clessidra

# Dado
companion-roll-again = Tira ancora
companion-roll-turn = Tira il dado e gira la clessidra
companion-die-unrolled = Tocca il dado o premi la barra spaziatrice.
companion-die-kind = Che cosa c’è sul dado
companion-die-symbols = Simboli
companion-die-pips = Numeri
companion-shake = Scuoti per tirare
companion-shake-refused = Questo dispositivo non permette alla pagina di sentire le scosse.

# Punti
companion-sheets = Quale gioco?
companion-player = Giocatore { $number }
companion-players = Chi gioca?
companion-add-player = Una persona in più
companion-remove-player = Togli { $player }
companion-colour = Colore di { $player }
companion-colour-0 = arancione, un anello
companion-colour-1 = blu, due anelli
companion-colour-2 = verde, tre anelli
companion-colour-3 = viola, quattro anelli
companion-name-of = Nome del giocatore { $number }
companion-new-game = Nuova partita
companion-new-game-ask = Cominciare un nuovo foglio?
companion-new-game-told = I conti di questa partita si cancellano, i nomi restano. Si può ancora annullare.
companion-new-game-yes = Sì, nuovo foglio
companion-new-game-no = Continua a contare
companion-said-undone = L’ultima modifica è stata annullata.
companion-round-over = Il turno { $round } è finito
companion-all-rounds = Tutti i { $rounds } turni sono stati giocati.
companion-leads = { $player } è in testa
companion-lead-shared = In parità: { $players }
companion-nothing-yet = Non è stato ancora contato nulla.
companion-counts-of = Che cosa ha { $player }
companion-more-of = { $player }: { $thing }, più uno
companion-less-of = { $player }: { $thing }, meno uno
companion-said-count = { $player }, { $thing }: { $count }
companion-thing-sapphire = zaffiro
companion-thing-amber = ambra
companion-thing-board = tavoletta
companion-too-many = Più di quante ce ne sono nella scatola ({ $most }). Ricontare?
companion-classic-told = Tocca un nome, poi ogni gemma presa. Vince chi ha più gemme di un colore; in caso di parità decide il colore seguente.
companion-2024-told = Dopo ogni turno tocca chi ce l’ha fatta, cominciando dal più veloce: gemme e tavolette si distribuiscono da sole.
companion-cooperative-told = Tocca gli animali la cui tavoletta è risolta, cominciando dal più veloce. Dopo ogni turno le pile passano a sinistra.
companion-correct = Correggi qualcosa
companion-who-solved = Chi ce l’ha fatta nel turno { $round }?
companion-solve-rank = { $player }, { $place }
companion-sum = { $sapphires } × 3 + { $ambers } + { $boards } = { $points }
companion-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
companion-play-off-told = In parità: { $players }. Ognuno prende ancora una tavoletta; un tiro, niente clessidra. Chi ha finito per primo?
companion-play-off-won = { $player } vince lo spareggio
companion-animals = Animali in gioco
companion-together-score = { $score ->
    [one] Insieme: { $score } punto
   *[other] Insieme: { $score } punti
  }
companion-together-most = su { $most }
companion-set-missing = Per la prossima serie mancano: { $animals }

# Solitario
companion-solo-told = Quante più tavolette possibile prima che finisca la sabbia. Se ne può mettere una da parte; il tempo non si ferma mai.
companion-solo-begin = Via!
companion-solo-solved = Risolta!
companion-solo-aside = Metti da parte
companion-solo-left = ancora { $time }
companion-solo-over = La partita è finita
companion-solo-again = Ancora una partita
companion-said-solved = { $count ->
    [one] { $count } risolta
   *[other] { $count } risolte
  }
companion-said-aside = Messa da parte.

# Chi inizia
companion-start-fingers = Tutti con un dito in questo riquadro, e fermi!
companion-start-one = Ancora un dito, per favore.
companion-start-still = Fermi…
companion-start-picked = Inizia il dito { $number }!
companion-start-again = Alzate tutte le dita per scegliere di nuovo.
companion-start-names = O per nome
companion-start-pick = Decide il caso
companion-start-name = Inizia { $player }!
companion-start-rule = Che cosa dicono le regole: nell’edizione 2024 tira per prima la persona più giovane; nel gioco classico scegliete voi qualcuno. Dopo ogni turno tocca a chi sta a sinistra.

# Accanto
companion-more = Informazioni su questa pagina
companion-awake = Lo schermo resta acceso finché questa pagina è aperta.
companion-asleep = Questo browser non può tenere acceso lo schermo. Imposta uno spegnimento più lungo sul telefono.
companion-asleep-short = Lo schermo può spegnersi.
companion-kept = Questa pagina è conservata su questo dispositivo e si apre anche senza rete.
companion-not-kept = Per aprirsi questa pagina ha bisogno della rete; una volta aperta, no.
companion-cannot-keep = Una volta aperta, questa pagina non ha bisogno della rete. Si può conservare solo con una connessione sicura (https).
companion-keep = Conservala su questo dispositivo
companion-forget = Non conservarla
