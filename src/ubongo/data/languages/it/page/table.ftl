# Ovunque
save = Salva
you = tu
sound-off = Suono spento
connecting = Ti portiamo al tavolo…

# Inizio
ask-name = Come ti chiami?
ask-name-told = Gli altri lo vedono al tavolo. Puoi cambiarlo più tardi.
ask-name-done = Sono io

# Nuovo tavolo
choose-hourglass = Clessidra
choose-hourglass-told = Il tempo a disposizione per una tavoletta.
hourglass-seconds = { $seconds } secondi
hourglass-none = Senza clessidra
more-options = Altre opzioni
option-fresh-boards-told = Estratte per questa partita, così nessuno le conosce.
fresh-stars = Difficoltà
fresh-stars-usual = Come nella scatola
fresh-stars-count = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
  }
fresh-number = Numero della serie
fresh-number-told = Senza numero l’estrazione è segreta. Con un numero chiunque può stampare prima le tavolette, e la partita non è classificata.
fresh-number-agreed = Numero della serie: { $number }. Chiunque può stampare queste tavolette, e la partita non è classificata.
option-fair-deal = Tavolette eque
option-fair-deal-told = Le tavolette di un turno sono più o meno della stessa difficoltà.
option-same-puzzle = Stessa tavoletta per tutti
option-same-puzzle-told = In un turno tutti coprono la stessa tavoletta.
option-find-pieces = Trova le tessere
option-find-pieces-told = Hai davanti tutte e dodici le tessere e scegli quelle giuste.
option-open-boards = Tavolette visibili
option-open-boards-told = Tutti vedono a che punto sono gli altri.
option-watched-drafts = Tavolette visibili al pubblico
option-watched-drafts-told = Anche chi guarda vede cosa c’è sulle tavolette.
option-play-off-ties = Spareggio
option-play-off-ties-told = Una parità completa al primo posto si decide con un’altra tavoletta.
option-second-chance-if-none = Seconda occasione, regola severa
option-second-chance-if-none-told = La clessidra si gira di nuovo solo se nessuno ce l’ha fatta.
choose-rounds = Turni
choose-rounds-told = Una partita più corta o più lunga che nel regolamento.
choose-pause = Pausa tra i turni
pause-at-most = Al massimo { $seconds } secondi
pause-by-hand = Finché non sono tutti pronti
choose-pause-told = Il tempo di guardare le tavolette. Quando tutti hanno toccato «Prossimo turno», si riparte subito.
rounds-usual = Come nel regolamento
rounds-count =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
option-grace = Tolleranza
option-grace-told = Tutti hanno un quarto di secondo in più, per le connessioni lente.
seat-by-seat = Posto per posto
seat-side-told = Ogni posto può giocare il proprio lato delle tavolette.
seat-delay = Ritardo
seat-delay-told = Chi è forte può vedere la tavoletta un po’ dopo gli altri.
seat-delay-none = Nessuno
seat-animal = Animale
seat-animal-told = Ogni posto può cominciare con le tavolette del suo animale preferito.
option-public = Tavolo pubblico
option-public-told = Chiunque su questo server può trovare il tavolo e sedersi.
opening-table = Prepariamo il tuo tavolo…

# Solitario
solo-told = Una tavoletta dopo l’altra contro il tempo, o senza. In gioco c’è solo il tuo record.

# Tavolo
table-of = Tavolo di { $host }
seats = Chi gioca?
seats-taken = { $taken } su { $seats }
host = Chi ospita
is-ready = Al via
is-not-ready = Non ancora al via
free-seat = Posto libero
sit-here = Siediti
add-bot = Metti un bot
add-bot-on = Metti un bot al posto { $seat }
bot-strength = Quanto forte?
rename = Rinomina
move-seat = Cambia posto
kick-seat = Manda via
move-here = Qui
swap-here = Scambia
move-told = { $player }: con quale posto scambiare?
move-cancel = Resta lì
spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }
asking-seat = Per la prossima partita: { $players }
who-begins = Chi tira il dado per primo?
chance-decides = Decide il caso
start-game = Inizia la partita
needs-two = Invita qualcuno o aggiungi un bot.
waits-for = In attesa di { $players }.
start-without = Inizia senza { $players }
ready-shown = Si parte!
host-starts = Quando tutti sono pronti, chi ospita dà il via.
leave-table = Lascia il tavolo
change-options = Cambia le opzioni
lock-table = Blocca il tavolo
table-is-locked = Il tavolo è bloccato
lock-told = Può entrare solo chi ha un posto; chi guarda deve uscire, e il codice non vale.
invite = Invita
invite-told = Inquadra, oppure apri { $address } e scrivi il codice.
link = Link a questo tavolo
copy-link = Condividi il link
invite-text = Giochiamo a Ubongo?
qr-code = Codice QR del link a questo tavolo

# Tavolette adattate
fitted-title = Pari possibilità
fitted-told = Ognuno riceve puzzle da circa 25 secondi.
fitted-moves = Chi vince punti riceve tavolette più difficili, gli altri più facili.
fitted-short = pari possibilità
climb-title = Ogni volta un po’ più difficile
climb-told = Ognuno comincia con puzzle da circa 25 secondi.
climb-moves = Ogni tavoletta risolta rende la prossima un po’ più difficile, ogni tavoletta non risolta un po’ più facile.
climb-from = Comincia con tavolette per
climb-from-own = me, secondo i miei tempi
climb-no-record = Queste partite non fanno record.
level-missing = Livello ancora ignoto
level-warms-up = Si riscalda…
level-times = propri tempi
level-warm-up = riscaldamento
level-grade = scelto
level-games = partite qui
grade-legend = Quanto è in gamba con i puzzle?
grade-choose = Scegli un livello
grade-told = Tutti vedono quale livello è stato scelto.
warm-up-offer = Quanto devono essere difficili le tue tavolette? Lo dicono tre tavolette di riscaldamento: un minuto in tutto, solo per te, senza punti.
warm-up-begin = Riscaldati
warm-up-board = Riscaldamento: tavoletta { $board } di { $boards }
warm-up-no-points = Solo per te. Niente punti, e nulla viene contato.
warm-up-stop = Interrompi il riscaldamento
warm-up-found = Il tuo livello: { $level }
waits-for-levels = Ancora senza livello: { $players }
gem-tips = Suggerimenti per le gemme
gem-tips-told = Quando si prendono le gemme, a questo posto viene indicata una buona fila. Tutti vedono chi ha suggerimenti, e la partita non è classificata.
take-gems-tip = Prendi le tue gemme. Suggerimento: fila { $field }
opens-none-harder = La tua tavoletta arriva tra { $seconds } s: non ce ne sono di più difficili.
opens-none-easier = La tua tavoletta arriva tra { $seconds } s: per gli altri non ce ne sono di più facili.

# Turno
on-the-table = Sul tavolo
no-hourglass = Senza clessidra
round-first = { $player } al primo posto
round-you-first = Sei al primo posto!
round-nobody = Nessuno è stato abbastanza veloce
round-solved = Tavolette risolte: { $count } su { $all }
first-wins = Vince chi finisce prima
play-off-watch = Chi è in parità gioca lo spareggio.
ask-seat = Siediti per la prossima partita
ask-seat-asked = Hai chiesto un posto per la prossima partita: uno libero, o un bot ti fa posto.
ask-seat-no = Solo guardare
give-up = Rinuncia
play-on = Riprendi
concede = Arrenditi
agree-to-share = Dividi la vittoria
finish = Finisci
standing-offline = offline
standing-asks-pause = chiede una pausa
standing-rolls = tira il dado
standing-ready = è al via
standing-shares = dividerebbe la vittoria
standing-waits = inizia più tardi
standing-lays = tessere posate: { $count } su { $most }
ask-pause = Chiedi una pausa
to-start-keep = Pagina iniziale (il posto resta tuo)
leave-for-good = Abbandona la partita
leave-ask = Abbandonare questa partita?
leave-ask-told = Non potrai tornare in questa partita. Ciò che hai vinto conta ancora.
leave-stay = Resta
end-alone = Chiudi la partita senza gli altri
ask-give-up = Rinunciare a questo turno?
ask-give-up-told = Senza clessidra non si può tornare indietro.
ask-concede = Vuoi arrenderti nello spareggio?
ask-concede-told = Allora l’hai perso, e vince subito chi resta per ultimo.

# Tra i turni
rolls-by-itself = Il dado si tira da solo tra { $seconds } s.
goes-on-in = Si continua tra { $seconds } s.
waits-for-back = In attesa del ritorno di { $players }.
waits-for-back-in = In attesa di { $players }, al massimo altri { $seconds } s.
go-on = Continua
next-until = Al più tardi fra { $seconds } s.
next-ready = { $count ->
    [one] { $players } può continuare.
   *[other] { $players } possono continuare.
}
next-waits = Si aspetta { $players }.
standing-ready-own = Fatto
takes = prende
takes-nothing = non prende nulla
play-off-in = Lo spareggio comincia tra { $seconds } s.
choose-field = Scegli uno spazio per la tua pedina
choose-field-told = Guarda le prime due gemme di ogni fila. Nessuno vede la tua scelta prima che tutti abbiano scelto.
last-round = Le tavolette dell’ultimo turno

# Tabellone delle gemme
others-lay = Gli altri stanno ancora posando.
take-gems-now = Prendi le tue gemme prima che finisca la sabbia!
pass = Passa

# Fine
game-over = La partita è finita
rematch = Gioca ancora
again-waits = Ci sei! In attesa di { $players }.
again-not = Non ancora
again-wanted = Per un’altra partita: { $players }
open-lobby = Cambia gioco
lobby-is-open = Il tavolo è aperto per la prossima partita.
go-to-lobby = Al tavolo
next-game-runs = La partita successiva è cominciata.
watch-it = Guardala

# Parlato
said-keys = Con la tastiera: da 1 a { $count } prendi una tessera, le frecce la muovono, R la ruota, F la ribalta, il punto interrogativo mostra l’aiuto.

# Quick words
quick-words = Di’ qualcosa
words-muting = Silenzio
words-mute-all = Zittisci tutti
words-mute = Zittisci { $player }
said-word = { $player } dice: { $word }
word-hello = Ciao!
word-good-luck = Buona fortuna!
word-well-done = Ben fatto!
word-wow = Wow!
word-oh-no = Oh no!
word-so-close = Per un pelo!
word-one-moment = Un attimo!
word-good-game = Bella partita!

# The coach of the first game
coach-off = Niente più consigli
coach-begin = Vince chi ha più gemme dello stesso colore. La tua pedina è già sul tabellone; il dado decide quali tessere ricevete.
coach-lay = Copri l’area chiara con queste tessere, senza far sporgere nulla. Fai con calma: la sabbia non scorre ancora, e gli altri ti aspettano.
coach-take = Scegli uno spazio che la tua pedina può raggiungere: prendi le prime due gemme della sua fila. Due dello stesso colore sono l’ideale.
coach-others = Gli altri finiscono le loro tavolette. Più fai in fretta, più lontano puoi andare.
coach-sand = Guarda che cosa hanno preso gli altri. Dal prossimo turno scorre la sabbia.
coach-hurry = La sabbia scorre: copri la tua tavoletta prima che finisca.
coach-quick = Prendi le tue gemme finché scorre la sabbia; dopo sono perse.
coach-again = Nessuno ha finito in tempo: la clessidra si gira ancora una volta.
coach-last = L’ultimo turno: quale colore ti serve?
goal-you = tu { $count }
goal-other = { $player } { $count }

# Linea
line-lost = Connessione caduta. Proviamo a riprenderla…
table-stands-still = Il tavolo è fermo: per ora non si può salvare nulla. Riparte da solo, e la sabbia non va persa.
covered-waits = Coperta. Il tuo «Ubongo!» parte appena torna la connessione.
play-here = Gioca qui
closed-elsewhere = Hai aperto questo tavolo da un’altra parte.
closed-kicked = Chi ospita ti ha tolto da questo tavolo.
closed-table-full = A questo tavolo non c’è più posto per chi guarda.
closed-too-fast = Troppe cose tutte insieme. Ricarica la pagina.
closed-restart = Il server si riavvia e torna subito.
closed-forgotten = Hai chiesto a questo server di dimenticarti. Ricarica la pagina per ricominciare da capo.
closed-no-such-table = Questo tavolo non esiste, o è stato chiuso.
closed-no-guest = Questo browser non tiene cookie per questa pagina, e il server non sa chi sei. Ricarica la pagina o permetti i cookie.
closed-table-frozen = Qualcosa è andato storto da noi: questo tavolo si è fermato.
closed-table-locked = Chi ospita ha bloccato questo tavolo.
closed-table-closed = Chi gestisce il server ha chiuso questo tavolo.
closed-turned-away = Per un po’ non puoi entrare qui.
closed-too-many-calls = Troppi «Ubongo!» sbagliati: la connessione è stata chiusa.
closed-too-many-joins = Hai ripreso questa partita troppe volte. Apri un nuovo tavolo.
closed-other = La connessione è stata chiusa.
refused-kicked = Chi ospita ti ha tolto da questo tavolo.
refused-table-frozen = Qualcosa è andato storto da noi: questo tavolo si è fermato.
refused-levels-missing = Non tutti hanno già un livello: riscaldatevi o sceglietene uno.
refused-not-fitted = A questo tavolo le tavolette non sono adattate.
refused-warm-up-runs = Il tuo riscaldamento è già cominciato.
refused-warm-up-done = Il tuo livello è già noto, o hai cominciato troppe volte: scegli invece un livello.
refused-no-warm-up = Questa tavoletta di riscaldamento non c’è più.
refused-seat-empty = Quel posto è vuoto.
refused-not-seated = Può farlo solo chi siede a questo tavolo.
refused-not-seated-here = Può farlo solo chi siede a questo tavolo.
refused-has-left = Hai lasciato questa partita.
refused-not-alone = Altri stanno ancora giocando.
refused-not-in-play-off = Allo spareggio gioca solo chi è in parità.
refused-no-such-field = Questo spazio non esiste.
refused-wrong-edition = In questa edizione non c’è.
refused-bad-setting = { $setting ->
    [players] In questa edizione si gioca al massimo in { $most }.
    [hourglass] Qui non è possibile: { choose-hourglass }
    [rounds] Qui non è possibile: { choose-rounds }
    [stars] Qui non è possibile: { fresh-stars }
    [agreed] Qui non è possibile: { fresh-number }
    [delay] Qui non è possibile: { seat-delay }
    [fair_deal] Qui non è possibile: { option-fair-deal }
    [open_boards] Qui non è possibile: { option-open-boards }
   *[other] Questa impostazione qui non è possibile.
  }

# The gem board
own-row-empty = La fila della tua pedina è vuota: spostati appena puoi.
who-has-chosen = Chi ha scelto
has-chosen = ha scelto
is-choosing = sta scegliendo
step-only = Muovi soltanto, prendi dopo

# Together
stop-helping = Smetti di aiutare
to-own-board = Torna alla mia tavoletta
mute-helpers = Niente aiuto, grazie
unmute-helpers = L’aiuto è di nuovo gradito

# After a round and after the game
look-back = Le tavolette della partita
solution-live = Questo puzzle, o uno simile, è in gioco a un altro tavolo. Chiedi di nuovo più tardi.
hide-solution = Nascondi la soluzione
game-void-told = Troppi giocatori sono rimasti assenti troppo a lungo. Nessuno ha perso.
ended-early = La partita è finita in anticipo.
ended-by-play-off = Lo spareggio ha deciso.
count-won = { $nth ->
    [1] { $aboveGems } contro { $belowGems }.
   *[other] Prima pari, poi { $aboveGems } contro { $belowGems }.
  }
watch-again = Rivedi la partita
fair-title = È stato tutto regolare?
fair-told = Prima del primo turno il server ha mostrato un sigillo; ora mostra il numero segreto che c’era dietro. Entrambi sono nella registrazione, e chiunque può controllare.

# A big screen
show-on-screen = Mostra su un grande schermo
screen-told = Un portatile o un televisore fa da tavolo, e ognuno gioca sul proprio telefono.
screen-open-here = Aprilo su questo dispositivo
screen-by-code = Su un altro dispositivo: inquadra questo, oppure apri { $address } e inserisci { $code }.
screen-by-link = Su un altro dispositivo: inquadra questo, oppure apri { $address }.
screen-watches = Un grande schermo mostra questo tavolo
screen-came = Un grande schermo mostra questo tavolo. Dal menu puoi nascondere qui ciò che mostra.
hands-offer = Un grande schermo mostra questo tavolo. Vuoi tenere qui solo la tua tavoletta?
hands-only = Solo la mia tavoletta
hands-all = Mostra tutto

# A table of an event
to-event = All’evento
event-you-play = Giochi con { $players }
event-they-play = Qui giocano { $players }
event-table-told = La partita comincia da sola appena ci sono tutti.
event-begins-in = { $seconds ->
    [one] Al più tardi fra un secondo
   *[other] Al più tardi fra { $seconds } secondi
  }
refused-event-table = Questo tavolo fa parte di un evento, che ha assegnato i posti.
refused-not-an-event = Questo è un tavolo: si può fare solo a un evento.
