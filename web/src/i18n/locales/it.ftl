# Ovunque
announcements = Annunci
close = Chiudi
more = Altro
save = Salva
name = Nome
you = tu
settings = Impostazioni
menu = Menu
mute = Togli il suono
sound-on = Suono attivo
sound-off = Suono spento
to-start = Pagina iniziale
connecting = Ti portiamo al tavolo…
a-moment = Un attimo…
nowhere = A questo indirizzo non c’è nulla. Si entra da qui:

# Inizio
motto = Copri la tua tavoletta, grida «Ubongo!», prendi le gemme.
play-now = Gioca subito
play-now-told = Tre bot ti aspettano. Senza account, senza scaricare nulla.
new-table = Nuovo tavolo
solo = Solitario
join-label = Siediti a un tavolo
join-placeholder = Codice o link
join = Entra
join-told = Il codice di sei caratteri, oppure il link che ti hanno mandato.
your-name = Il tuo nome
your-name-told = Lascia vuoto e te ne diamo uno simpatico.
open-tables = Tavoli aperti
open-table-line = { $host }: { $edition }, posti occupati: { $taken } su { $seats }
game-waits = Una partita ti aspetta
return-to-game = { $count ->
    [1] Torna alla partita
   *[other] Torna alla partita { $number }
  }
credits = Non ufficiale, dal gioco di Grzegorz Rejchtman. Software libero, disegnato e scritto da chi lo gioca.

# Nuovo tavolo
choose-edition = Quale gioco?
edition-classic = Classico
edition-classic-told = Muovi la pedina lungo sei file e raccogli gemme: vince chi ne ha di più dello stesso colore. Nove turni.
edition-classic-long = Classico, partita lunga
edition-classic-long-told = Il gioco classico con tutte le 36 tavolette.
edition-2024 = Edizione 2024
edition-2024-told = I due più veloci vincono uno zaffiro e un’ambra, e chi ce la fa tiene la tavoletta. Nove turni.
edition-cooperative = Insieme
edition-cooperative-told = Tutti giocano per un solo punteggio e si aiutano nella seconda occasione.
edition-2015 = Edizione 2015
edition-2015-told = Gemme dal tracciato per i due più veloci, e una gemma pescata alla cieca dal sacchetto per chi ce la fa.
edition-solo = Solitario
edition-solo-told = Più tavolette possibili prima che finisca il tempo.
edition-bare = Essenziale
edition-bare-told = Solo la corsa: un punto a chiunque finisca in tempo.
choose-side = Quale lato delle tavolette?
side-easy = Tre tessere
side-easy-told = Il lato più facile, giusto per la prima partita.
side-hard = Quattro tessere
side-hard-told = Il lato più difficile, per chi è allenato.
choose-hourglass = Clessidra
choose-hourglass-told = Il tempo che tutti hanno per una tavoletta.
hourglass-seconds = { $seconds } secondi
hourglass-none = Senza clessidra
more-options = Altre opzioni
option-fresh-boards = Tavolette nuove
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
option-play-off-ties = Spareggio
option-play-off-ties-told = Una parità completa al primo posto si decide con un’altra tavoletta.
option-second-chance-if-none = Seconda occasione, regola severa
option-second-chance-if-none-told = La clessidra si gira di nuovo solo se nessuno ce l’ha fatta.
choose-rounds = Turni
choose-rounds-told = Una partita più corta o più lunga che nel regolamento.
rounds-usual = Come nel regolamento
rounds-count =
    { $count ->
        [one] un turno
       *[other] { $count } turni
    }
option-grace = Tolleranza
option-grace-told = Tutti hanno un quarto di secondo in più, per le connessioni lente.
seat-by-seat = Posto per posto
seat-by-seat-later = Quando qualcuno siede al tavolo, ogni posto può avere il suo lato e il suo ritardo.
seat-side = Lato
seat-side-told = Ogni posto può giocare il proprio lato delle tavolette.
seat-delay = Ritardo
seat-delay-told = Chi è forte può vedere la tavoletta un po’ dopo gli altri.
seat-delay-none = Nessuno
seat-animal = Animale
seat-animal-told = Ogni posto può cominciare con le tavolette del suo animale preferito.
option-public = Tavolo pubblico
option-public-told = Anche sconosciuti su questo server possono trovare il tavolo e sedersi.
open-table = Apri il tavolo
open-table-told = Prima di iniziare puoi ancora invitare gente, aggiungere bot e cambiare tutto.

# Solitario
solo-told = Una tavoletta dopo l’altra contro il tempo, o senza. In gioco c’è solo il tuo record.
choose-minutes = Quanto tempo?
minutes = { $minutes } minuti
zen = Senza orologio
begin = Inizia

# Impostazioni
setting-language = Lingua
setting-theme = Colori
theme-light = Chiari
theme-dark = Scuri
as-the-system = Come il dispositivo
setting-motion = Animazioni
motion-full = Tutte
motion-less = Ridotte
setting-sound = Suono
setting-sound-told = Legno, vetro e una piccola melodia; tutto fatto dalla pagina.
setting-haptics = Vibrazione
setting-haptics-told = Una breve vibrazione quando prendi o posi una tessera, se il dispositivo lo permette.
setting-patterns = Motivi sulle tessere
setting-patterns-told = Le tessere si distinguono anche senza colori.
setting-letters = Lettere sulle tessere
setting-letters-told = Ogni tessera mostra il suo nome, per esempio L4.
setting-contrast = Più contrasto
setting-contrast-told = Linee e testo più scuri, legno senza venature.
setting-left-handed = Per mancini
setting-left-handed-told = Tessere e strumenti stanno a sinistra.
setting-above-finger = Tessera sopra il dito
setting-above-finger-told = La tessera che trascini sta sopra il dito e resta visibile.
setting-call-myself = Grido Ubongo io
setting-call-myself-told = Gridi tu, con un pulsante. Altrimenti grida la pagina per te, appena l’area è coperta.

# Tavolo
table-title = Il tavolo
seats = Chi gioca?
host = Chi ospita
is-ready = Al via
is-not-ready = Non ancora al via
free-seat = Posto libero
sit-here = Siediti
add-bot = Bot
add-bot-on = Metti un bot al posto { $seat }
bot-strength = Livello dei nuovi bot
strength-child = Bambino
strength-beginner = Principiante
strength-fair = Medio
strength-strong = Forte
strength-expert = Esperto
rename = Rinomina
rename-whom = Rinomina { $player }
move-whom = Sposta { $player }
move-here = Qui
move-told = Scegli ora il posto con cui scambiare.
kick-whom = Manda via { $player }
spectators = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
  }
who-begins = Chi tira il dado per primo?
chance-decides = Decide il caso
start-game = Inizia la partita
needs-two = Invita qualcuno o aggiungi un bot.
waits-for = { $count ->
    [one] Si aspetta ancora { $count } persona.
   *[other] Si aspettano ancora { $count } persone.
  }
ready = Per me si parte
ready-shown = Si parte!
host-starts = Quando tutti sono pronti, chi ospita dà il via.
leave-table = Lascia il tavolo
agreed = A che cosa si gioca
change-options = Cambia le opzioni
lock-table = Chiudi il tavolo
table-is-locked = Il tavolo è chiuso
lock-told = Può entrare solo chi ha un posto; chi guarda deve uscire, e il codice non vale.
invite = Invita
invite-told = Manda il link, mostra l’immagine o detta il codice.
code = Codice
link = Link a questo tavolo
copy-link = Condividi il link
link-copied = Link copiato.
qr-code = Codice QR del link a questo tavolo

# Turno
round-number = Turno { $round } di { $rounds }
before-round-1 = Prima del primo turno
solo-board = Tavoletta { $number }
play-off = Spareggio
die-shows = Il dado mostra: { $symbol }
symbol-shield = scudo
symbol-hand = mano
symbol-antelope = antilope
symbol-snake = serpente
symbol-elephant = elefante
symbol-mask = maschera
time-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
  }
no-hourglass = Senza clessidra
second-chance = Seconda occasione
second-chance-told = Seconda occasione! La clessidra si gira ancora una volta.
play-off-told = Parità! Decide un’altra tavoletta.
play-off-watch = Chi è in parità gioca lo spareggio.
your-board = La tua tavoletta
board-label = La tua tavoletta, { $free ->
    [0] tutta coperta
    [one] { $free } casella libera
   *[other] { $free } caselle libere
  }
board-table = La tavoletta, riga per riga
cell-free = libera
cell-outside = –
piece-name = { $piece }, { $count } caselle, { $shape }
piece-lies = sta su { $cell }
piece-loose = fuori posto in { $cell }
wanted-pieces = Trova: { $pieces }
you-watch = Stai seguendo la partita.
board-comes = La tua tavoletta arriva tra un momento.
tools = Strumenti
undo = Annulla
turn = Ruota
flip = Ribalta
all-back = Togli tutto
put-aside = Metti da parte
give-up = Rinuncia
play-on = Riprendi
concede = Arrenditi
agree-to-share = Dividi la vittoria
finish = Finisci
not-covered-yet = L’area non è ancora coperta.
players = Giocatori
standing-left = ha lasciato il tavolo
standing-offline = offline
standing-asks-pause = chiede una pausa
standing-rolls = tira il dado
standing-gave-up = ha rinunciato
standing-ready = aspetta il turno
standing-shares = dividerebbe la vittoria
standing-waits = inizia più tardi
standing-lays = { $count } su { $most } posate
place-1 = primo posto
place-2 = secondo posto
place-3 = terzo posto
place-4 = quarto posto
not-solved = non risolta
the-table = Il tavolo
typed-toggle = Scrivi le mosse
typed-label = Mossa
typed-unknown = «{ $word }» non è un comando.
typed-done = Fatto.
typed-loose = Lì non ci sta.
ask-pause = Chiedi una pausa
to-start-keep = Pagina iniziale (il posto resta tuo)
leave-for-good = Abbandona la partita
end-alone = Chiudi la partita senza gli altri

# Tra i turni
roll = Tira il dado
rolls-by-itself = Il dado si tira da solo tra { $seconds } s.
other-rolls = { $player } tira il dado
goes-on-in = Si continua tra { $seconds } s.
paused = Pausa
go-on = Continua
next = Prossimo turno
next-until = Il prossimo turno comincia quando tutti sono pronti, al più tardi tra { $seconds } s.
play-off-in = Lo spareggio comincia tra { $seconds } s.
choose-field = Scegli uno spazio per la tua pedina
choose-field-told = Guarda le prime due gemme di ogni fila. Nessuno vede la tua scelta prima che tutti abbiano scelto.
others-choose = Gli altri stanno ancora scegliendo
last-round = Le tavolette dell’ultimo turno
board-of = La tavoletta di { $player }

# Tabellone delle gemme
gem-board = Tabellone delle gemme
take-gems-now = Prendi le tue gemme prima che finisca la sabbia!
field-offers = Spazio { $field }: { $gems }
field-empty = Spazio { $field }: gemme finite
gem-green = verde
gem-red = rossa
gem-blue = blu
gem-violet = viola
gem-brown = marrone
gem-yellow = gialla
pass = Passa
gems-of-players = Le gemme dei giocatori

# 2024, insieme, solitario
round-track = Tracciato dei turni
score-together = Insieme: { $score } punti su { $most }

# Fine
game-over = La partita è finita
rematch = Gioca ancora

# Parlato
said-round-started = Turno { $round }. Il dado mostra: { $symbol }.
said-own-ubongo = Ubongo! Sei al { $place }.
said-ubongo = { $player } grida «Ubongo!» ed è al { $place }.
said-gems-taken = { $player } prende gemme dallo spazio { $field }.
said-round-ended = Il turno { $round } è finito.
said-game-ended = La partita è finita.
said-seat-lost = { $player } ha perso la connessione.
said-seat-left = { $player } ha lasciato la partita.
said-seat-back = { $player } è di nuovo qui.
said-seconds = { $seconds } secondi
said-laid = { $piece } sta su { $cell }, { $shape }
said-loose = { $piece } non ci sta su { $cell }, { $shape }
said-in-tray = { $piece } fuori dalla tavoletta, { $shape }

# Linea
line-lost = Connessione caduta. Proviamo a riprenderla…
table-stands-still = Il tavolo è fermo: da noi non si può salvare nulla. Riparte da solo, e la sabbia non va persa.
offline-told = Non c’è rete, o il server non risponde. Per giocare insieme servono entrambi.
word-to-all = Messaggio di chi gestisce il server:
play-here = Gioca qui
closed-elsewhere = Hai aperto questo tavolo da un’altra parte.
closed-forgotten = Hai chiesto di essere dimenticato su questo server. Ricarica la pagina per ricominciare da capo.
closed-no-such-table = Questo tavolo non c’è, o è stato chiuso.
closed-table-frozen = Qualcosa è andato storto da noi: questo tavolo si è fermato.
closed-table-locked = Chi ospita ha chiuso questo tavolo.
closed-table-closed = Chi gestisce il server ha chiuso questo tavolo.
closed-turned-away = Per un po’ non puoi entrare qui.
closed-too-many-calls = Troppi «Ubongo!» sbagliati: la connessione è stata chiusa.
closed-too-many-joins = Sei tornato troppe volte in questa partita. Apri un nuovo tavolo.
closed-other = La connessione è stata chiusa.

# Aiuto
hint = Trascina le tessere sull’area chiara. Tocca per ruotarle, tieni premuto per ribaltarle.
help-title = Come si posano le tessere
help-touch = Trascina una tessera sull’area chiara. Toccala per ruotarla, tienila premuta per ribaltarla; un secondo dito la ruota mentre trascini.
help-mouse = Con il mouse: il clic ruota, il tasto destro ribalta, la rotella ruota mentre trascini.
help-piece = scegli una tessera
help-step = muovila
help-turn = ruotala
help-turn-back = ruotala nell’altro verso
help-flip = ribaltala
help-tray = riprendila
help-undo = annulla
help-settle = falla scattare al suo posto
help-help = questo aiuto
help-typed = Oppure scrivi, per esempio, «L4 r f b2»: prendi L4, ruota, ribalta, l’angolo in alto a sinistra sulla colonna b, riga 2.

# Rifiuti
refused-other = Ora non si può ({ $code }).
refused-offline = Il server non risponde.
refused-out-of-time = Troppo tardi: la sabbia era finita.
refused-too-early = La tua tavoletta arriva un po’ più tardi.
refused-not-covered = L’area non è coperta esattamente.
refused-already-solved = Hai già gridato «Ubongo!».
refused-not-solved = Prima copri la tua area.
refused-gave-up = Hai rinunciato a questo turno.
refused-not-the-roller = Tocca a qualcun altro tirare il dado.
refused-still-waiting = Il tavolo aspetta ancora qualcuno.
refused-next-awaited = Non tutti sono pronti per il prossimo turno.
refused-too-many-pauses = Questa partita è già stata fermata { $most } volte. Può bastare.
refused-paused-too-soon = Hai appena fatto una pausa.
refused-already-moved = Hai già mosso la tua pedina.
refused-already-taken = Hai già preso le tue gemme.
refused-too-far = Sono { $distance } spazi, e tu puoi muovere al massimo di { $allowed }.
refused-row-is-empty = In questa fila non ci sono più gemme.
refused-row-changed = Qualcuno è stato più veloce: guarda di nuovo la fila.
refused-already-chosen = Hai già scelto lo spazio.
refused-already-ready = È già segnato.
refused-wrong-phase = Non ora.
refused-bad-setting = Questa opzione non è possibile: { $setting } ({ $allowed }).
refused-seat-taken = Questo posto è occupato.
refused-not-ready = Non tutti sono pronti.
refused-not-the-host = Può farlo solo chi ospita.
refused-name-taken = Qualcuno qui ha questo nome, o quasi.
refused-bad-name = Questo nome non va.
refused-no-such-code = Nessun tavolo ha questo codice.
refused-no-such-table = Questo tavolo non c’è, o è stato chiuso.
refused-too-many-calls = Troppe grida. Prima guarda meglio.
refused-too-fast = Era molto tutto insieme. Prosegui tra un momento.
refused-log-full = Questo tavolo è stato usato così tanto che è pieno. Aprine uno nuovo.
refused-game-too-long = Hai fatto { $most } cose in questa partita. Basta così: finiscila o lasciala.
refused-too-many-tables = Da qui sono stati aperti troppi tavoli.
refused-server-drains = Il server si ferma appena finiscono le partite in corso.
refused-turned-away = Per un po’ non puoi entrare qui.
refused-too-many-codes = Da qui sono stati provati troppi codici. Aspetta un minuto.
refused-no-such-round = Questo turno non è stato giocato qui, o non è ancora finito.
refused-no-such-game = A questo tavolo non è stata finita nessuna partita con questo numero, o non è più conservata.
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
refused-too-much-asked = Erano tante domande. Chiedi di nuovo fra un momento.
refused-no-such-sheet = Questo foglio non esiste.
refused-bad-choice = Questo non si può scegliere: { $choice } ({ $allowed }).
refused-bad-seed = Il numero della serie può avere al massimo { $most } cifre, e nient’altro.
refused-took-too-long = Ci è voluto troppo. Prova ancora una volta.
refused-store-trouble = Non si è potuto salvare o leggere. Prova ancora una volta.
refused-not-started = Questo puzzle non è ancora stato iniziato.
refused-no-such-date = Ci sono puzzle dal { $first } al { $last }.
refused-too-many-requests = Troppe richieste da qui. Aspetta un minuto.
refused-not-a-record = Questa non è la registrazione di una partita di Ubongo (riga { $line }).
refused-broken-record = Questa registrazione è stata modificata o troncata: la riga { $line } non torna.
refused-game-not-over = Questa partita non è stata finita, e non si può ancora rivedere.
refused-record-too-long = Questo file è troppo lungo per la registrazione di una partita.

# --- The tables, and after the game

# The gem board
field-then = Poi avrai { $gems }.
field-left = { $count ->
    [one] Resta una gemma.
   *[other] Restano { $count } gemme.
  }
field-pawns = Qui: { $players }.
no-gems-near = Nessuna gemma a portata. Puoi solo passare.
own-row-empty = La fila della tua pedina è vuota: spostati appena puoi.
who-has-chosen = Chi ha scelto
has-chosen = ha scelto
is-choosing = sta scegliendo
row-is-empty = vuota
step-only = Muovi soltanto, prendi dopo
step-and-take = Muovi e prendi subito
race-other-gems = { $player } ti ha preceduto. Hai preso: { $gems }

# Round track, scoring boards, bag
track-told = Sul tracciato dei turni: { $sapphires ->
    [one] { $sapphires } zaffiro
   *[other] { $sapphires } zaffiri
  } e { $ambers ->
    [one] { $ambers } ambra
   *[other] { $ambers } ambre
  }
track-told-2015 = Sul tracciato dei turni: gemme blu { $blue }, marroni { $brown }
won-told = { $sapphires ->
    [one] { $sapphires } zaffiro
   *[other] { $sapphires } zaffiri
  }, { $ambers ->
    [one] { $ambers } ambra
   *[other] { $ambers } ambre
  }, { $boards ->
    [one] { $boards } tavoletta
   *[other] { $boards } tavolette
  }
prices-told = Uno zaffiro vale 3 punti, un’ambra 1, una tavoletta 1.
points-short = punti
points-word = Punti
play-off-between = Spareggio: { $players }
in-the-bag = Nel sacchetto
left-over = Nella scatola:
said-left-over = Nessuno le ha vinte, vanno nella scatola: { $gems }.
left-over-bag = Nel sacchetto:
said-left-over-bag = Nessuno le ha vinte, vanno nel sacchetto: { $gems }.

# Together
scoring-boards = Plance dei punti
stacks-told = Dopo ogni turno ogni pila passa a sinistra.
helping = Aiutarsi
help-player = Aiuta { $player }
stop-helping = Smetti di aiutare
to-own-board = Torna alla mia tavoletta
mute-helpers = Niente aiuto, grazie
unmute-helpers = L’aiuto è di nuovo gradito

# Solo
solved-word = risolte
put-aside-word = messe da parte
last-solve = ultima soluzione
record-to-beat = Il tuo record: { $solved ->
    [one] { $solved } risolta a { $time }
   *[other] { $solved } risolte, l’ultima a { $time }
  }, messe da parte: { $aside }
zen-told = Qui non corre nessun orologio. Quando ti basta, scegli «Finisci» nel menu.

# After a round and after the game
look-back = Le tavolette della partita
show-solution = Mostra una soluzione
solution-live = Questo puzzle, o uno simile, è in gioco a un altro tavolo. Chiedi di nuovo più tardi.
hide-solution = Nascondi la soluzione
game-void = La partita è stata annullata
game-void-told = Troppi giocatori sono rimasti assenti troppo a lungo. Nessuno ha perso.
ended-early = La partita è finita in anticipo.
ended-by-play-off = Lo spareggio ha deciso.
you-win = Hai vinto!
winner = Vince { $player }!
winners = Vittoria condivisa: { $players }
watch-again = Rivedi la partita
download-record = Scarica la registrazione
part-sets = Serie complete di animali
part-sapphires = Zaffiri
part-ambers = Ambre
part-extra = Entrambe le gemme per ogni animale
run-told = { $solved ->
    [0] Nessuna risolta stavolta, messe da parte: { $aside }
    [one] Una risolta a { $time }, messe da parte: { $aside }
   *[other] { $solved } risolte, l’ultima a { $time }, messe da parte: { $aside }
  }
record-new = Un nuovo record!
record-place = Numero { $place } tra le tue partite in solitario
records-title = Le tue partite migliori · { $minutes } minuti · { $side }
records-title-zen = Le tue partite migliori senza orologio · { $side }
fair-title = È stato tutto regolare?
fair-told = Prima del primo turno il server ha mostrato un sigillo; ora mostra il numero segreto che c’era dietro. Entrambi sono nella registrazione, e chiunque può controllare.
count-title = Si contano i colori
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
counted-none = nessuna

# Features beside the table
features = Altro da scoprire
feature-learn = Impara a giocare
feature-learn-told = Due minuti, senza leggere.
feature-daily = Puzzle del giorno
feature-daily-told = Tre tavolette, uguali per tutti.
feature-look-up = Cerca la soluzione
feature-look-up-told = Di ogni tavoletta, anche della tua.
feature-companion = Per la scatola vera
feature-companion-told = Clessidra, dado e segnapunti.
feature-replay = Rivedi una partita
feature-replay-told = Turno per turno, o da un file.
feature-statistics = Le tue statistiche
feature-statistics-told = Tempi, record, progressi.
feature-print = Stampa e gioca
feature-print-told = Tutto il gioco in PDF.
feature-rules = Regole
feature-rules-told = Ogni edizione, da leggere, con ricerca.
part-missing = Questa parte non si è potuta caricare: la rete è assente, o il server ha una pagina più recente. Ciò che hai posato resta.
load-again = Ricarica la pagina
page-stale = Il server ha una pagina più recente di questa, e ricaricarla non l’ha portata. Puoi continuare a giocare; riprova più tardi.
try-again = Riprova
