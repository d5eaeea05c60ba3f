# Ovunque
announcements = Annunci
locale = it-IT
close = Chiudi
what-told = { $what }: { $told }
ubongo = Ubongo!
name = Nome
settings = Impostazioni
menu = Menu
mute = Togli il suono
to-start = Pagina iniziale
a-moment = Un attimo…
nowhere = A questo indirizzo non c’è nulla. Si entra da qui:

# Inizio
motto = Copri la tua tavoletta, grida «Ubongo!», prendi le gemme.
play-now = Gioca subito
play-now-told = Tre bot ti aspettano. Senza account, senza scaricare nulla.
play-now-first = Una prima partita con consigli, contro due bot. Senza account, senza scaricare nulla.
new-table = Nuovo tavolo
solo = Solitario
new-event = Evento
new-event-told = Una classe, un club, un compleanno: un codice, tanti tavoli.
return-to-event = Torna all’evento
join-label = Siediti a un tavolo
join-placeholder = Codice o link
join = Entra
join-told = Il codice di sei caratteri, oppure il link che ti hanno mandato.
your-name = Il tuo nome
your-name-told = Lascia vuoto e te ne diamo uno simpatico.
name-length = { $length } caratteri su { $longest }
open-tables = Tavoli aperti
open-table-line = { $host }: { $edition }, posti occupati: { $taken } su { $seats }
game-waits = Una partita ti aspetta
return-to-game = { $count ->
    [1] Torna alla partita
   *[other] Torna alla partita { $number }
  }
credits = Non ufficiale, dal gioco di Grzegorz Rejchtman. Software libero, disegnato e scritto da chi lo gioca.
install = Aggiungi alla schermata Home
install-told = Che bello rivederti! Tieni Ubongo a portata di mano sulla schermata Home.
install-no = Non ora

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
side-easy = Tre tessere
side-easy-told = Il lato più facile, giusto per la prima partita.
side-hard = Quattro tessere
side-hard-told = Il lato più difficile, per chi è allenato.
option-fresh-boards = Tavolette nuove
seat-side = Lato

# Solitario
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
setting-volume = Volume
setting-volume-told = Legno, vetro, sabbia e una piccola melodia, tutto fatto dalla pagina stessa.
volume-of = { $volume } per cento
setting-haptics = Vibrazione
setting-haptics-told = Una breve vibrazione quando prendi o posi una tessera, se il dispositivo lo permette.
setting-strong-marks = Segni marcati sulle tessere
setting-strong-marks-told = Il segno in ogni casella si vede meglio: distingue le tessere anche senza colori.
setting-letters = Lettere sulle tessere
setting-letters-told = Ogni tessera mostra il suo nome, per esempio L4.
setting-contrast = Più contrasto
setting-contrast-told = Linee e testo più scuri.
setting-left-handed = Per mancini
setting-left-handed-told = Tessere e strumenti stanno a sinistra.
setting-above-finger = Tessera sopra il dito
setting-above-finger-told = La tessera che trascini sta sopra il dito e resta visibile.
setting-call-myself = Grido Ubongo io
setting-call-myself-told = Gridi tu, con un pulsante. Altrimenti grida la pagina per te, appena l’area è coperta.
setting-words = Frasi rapide
setting-words-told = Le brevi frasi degli altri vengono mostrate e lette.
setting-coach = Prima partita con consigli
setting-coach-told = «Gioca subito» apre una partita con consigli e con il primo turno senza clessidra. Si disattiva quando hai finito una partita o una lezione.

# Tavolo
table-title = Il tavolo
strength-child = Bambino
strength-beginner = Principiante
strength-fair = Medio
strength-strong = Forte
strength-expert = Esperto
ready = Per me si parte
agreed = Cosa si gioca
code = Codice
link-copied = Link copiato.

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
animal-fox = Volpe
animal-tortoise = Tartaruga
animal-penguin = Pinguino
animal-chameleon = Camaleonte
time-left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
  }
second-chance = Seconda occasione
second-chance-told = Seconda occasione! La clessidra si gira ancora una volta.
your-board = La tua tavoletta
board-label = La tua tavoletta, { $free ->
    [0] tutta coperta
    [one] { $free } casella libera
   *[other] { $free } caselle libere
  }
board-table = La tavoletta, riga per riga
cell-free = libera
cell-outside = fuori
piece-name = { $piece }: { $shape }
piece-lies = su { $cells }
piece-loose = non ci sta su { $cells }
wanted-pieces = Trova: { $pieces }
tools = Strumenti
undo = Annulla
turn = Ruota
flip = Ribalta
all-back = Togli tutto
put-aside = Metti da parte
not-covered-yet = L’area non è ancora coperta.
players = Giocatori
standing-left = ha lasciato il tavolo
standing-gave-up = ha rinunciato
place-1 = primo posto
place-2 = secondo posto
place-3 = terzo posto
place-4 = quarto posto
not-solved = non risolta
is-solved = risolta
the-table = Il tavolo
typed-toggle = Scrivi le mosse
typed-label = Mossa
typed-unknown = «{ $word }» non è un comando.
typed-done = Fatto.
typed-loose = Lì non ci sta.
ask-no = No

# Tra i turni
roll = Tira il dado
paused = Pausa
next = Prossimo turno
board-of = La tavoletta di { $player }

# Tabellone delle gemme
gem-board = Tabellone delle gemme
gem-green = verde
gem-red = rossa
gem-blue = blu
gem-violet = viola
gem-brown = marrone
gem-yellow = gialla
gem-sapphire = zaffiro
gem-amber = ambra

# 2024, insieme, solitario
round-track = Tracciato dei turni
score-together = Punti insieme: { $score } su { $most }

# Parlato
said-seconds = { $seconds } secondi
said-laid = { $piece } sta su { $cells }.
said-loose = { $piece } non ci sta su { $cells }.
said-in-tray = { $piece } fuori dalla tavoletta: { $shape }

# The coach of the first game
coach = La tua prima partita
goal = Vince chi ha più gemme di un colore: { $standing }

# Shapes, for those who hear them
shape-square = 2 per 2
shape-bar = { $way ->
    [row] { $count } in fila
   *[column] { $count } in colonna
  }
shape-step = { $towards ->
    [left] 2 in fila, 2 sotto, spostate di una a sinistra
    [right] 2 in fila, 2 sotto, spostate di una a destra
    [below] 2 in colonna, 2 a destra, una più in basso
   *[above] 2 in colonna, 2 a sinistra, una più in basso
  }
shape-beside-row = { $count ->
    [1] { $count } { $side ->
        [above] sopra
        *[below] sotto
      } { $at ->
        [first] l’estremità sinistra
        [last] l’estremità destra
        [middle] il centro
        [second] la seconda da sinistra
        *[second-last] la seconda da destra
      }
   *[other] { $count } { $side ->
        [above] sopra
        *[below] sotto
      } { $at ->
        [first] le due a sinistra
        *[last] le due a destra
      }
  }
shape-beside-column = { $count ->
    [1] { $count } { $side ->
        [left] a sinistra
        *[right] a destra
      } { $at ->
        [first] dell’estremità in alto
        [last] dell’estremità in basso
        [middle] del centro
        [second] della seconda dall’alto
        *[second-last] della seconda dal basso
      }
   *[other] { $count } { $side ->
        [left] a sinistra
        *[right] a destra
      } { $at ->
        [first] delle due in alto
        *[last] delle due in basso
      }
  }

# Linea
offline-told = Non c’è rete, o il server non risponde. Per giocare insieme servono entrambi.
offline-now = Solitario, lezioni e regole funzionano senza rete.
offline-needs = Serve la rete.
word-to-all = Messaggio di chi gestisce il server:

# Aiuto
hint = Trascina le tessere sull’area chiara. Tocca per ruotarle, tieni premuto per ribaltarle.
hint-mouse = Trascina le tessere sull’area chiara. Clic per ruotarle, tasto destro per ribaltarle.
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
key-shift = Maiusc
key-enter = Invio
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
refused-next-awaited = Non sono ancora tutti pronti per il prossimo turno.
refused-too-many-pauses = Questa partita è già stata fermata { $most } volte. Può bastare.
refused-paused-too-soon = Hai appena fatto una pausa.
refused-already-moved = Hai già mosso la tua pedina.
refused-already-taken = Hai già preso le tue gemme.
refused-too-far = Sono { $distance } spazi, e tu puoi spostarti al massimo di { $allowed }.
refused-row-is-empty = In questa fila non ci sono più gemme.
refused-row-changed = Qualcuno è stato più veloce: guarda di nuovo la fila.
refused-already-chosen = Hai già scelto lo spazio.
refused-already-ready = È già segnato.
refused-wrong-phase = Non ora.
refused-seat-taken = Questo posto è occupato.
refused-not-ready = Non sono ancora tutti pronti.
refused-not-the-host = Può farlo solo chi ospita.
refused-name-taken = Qualcuno qui ha questo nome, o quasi.
refused-bad-name = { $why ->
    [empty] Un nome ha almeno un carattere.
    [long] Questo nome ha { $length } caratteri: al massimo { $longest }.
    [blocked] Qui nessuno può avere questo nome.
   *[other] In questo nome c’è un carattere che nessuno può vedere.
  }
refused-no-such-code = Nessun tavolo o evento ha questo codice.
refused-no-such-table = Questo tavolo non esiste, o è stato chiuso.
refused-too-many-calls = Hai gridato troppe volte. Prima guarda meglio.
refused-too-fast = Troppe cose tutte insieme. Riprova tra un momento.
refused-log-full = Questo tavolo è stato usato così tanto che è pieno. Aprine uno nuovo.
refused-game-too-long = In questa partita hai già agito { $most } volte. Basta così: finiscila o lasciala.
refused-too-many-tables = Da qui sono stati aperti troppi tavoli.
refused-server-drains = Il server si ferma appena finiscono le partite in corso.
refused-turned-away = Per un po’ non puoi entrare qui.
refused-too-many-codes = Da qui sono stati provati troppi codici. Aspetta un minuto.
refused-no-such-round = Questo turno non è stato giocato qui, o non è ancora finito.
refused-too-much-asked = Erano tante domande. Chiedi di nuovo fra un momento.
refused-took-too-long = Ci è voluto troppo. Prova ancora una volta.
refused-store-trouble = Per ora non si riesce a salvare o a leggere. Riprova.
refused-too-many-requests = Troppe richieste da qui. Aspetta un minuto.

# Round track, scoring boards, bag
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
points-short = { $count ->
    [one] punto
   *[other] punti
  }
points-word = Punti

# Together
scoring-boards = Plance dei punti
help-player = Aiuta { $player }

# Solo
solved-word = { $count ->
    [one] risolta
   *[other] risolte
  }
put-aside-word = { $count ->
    [one] messa da parte
   *[other] messe da parte
  }
last-solve = ultima soluzione
record-to-beat = Il tuo record: { $solved ->
    [one] { $solved } risolta a { $time }
   *[other] { $solved } risolte, l’ultima a { $time }
  }, messe da parte: { $aside }

# After a round and after the game
show-solution = Mostra una soluzione
game-void = La partita è stata annullata
you-win = Hai vinto!
winner = Vince { $player }!
winners = Vittoria condivisa: { $players }
download-record = Scarica la registrazione
run-told = { $solved ->
    [0] Nessuna risolta stavolta, messe da parte: { $aside }
    [one] Una risolta a { $time }, messe da parte: { $aside }
   *[other] { $solved } risolte, l’ultima a { $time }, messe da parte: { $aside }
  }
record-new = Un nuovo record!
record-place = Numero { $place } tra le tue partite in solitario
count-title = Si contano i colori
counted-none = nessuna

# Features beside the table
features = Altro da scoprire
feature-learn = Impara a giocare
feature-learn-told = Due minuti, senza leggere.
feature-daily = Puzzle del giorno
feature-daily-told = Tre tavolette, uguali per tutti.
feature-train = Sul treno
feature-train-told = In solitario, senza rete.
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
page-stale = Il server ha una pagina più recente di questa, e ricaricarla non è bastato. Puoi continuare a giocare; riprova più tardi.
try-again = Riprova
