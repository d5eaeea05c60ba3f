# Around the lesson
learn-you = Tu
learn-stage = La lezione
learn-progress = Passo { $step } di { $steps }
learn-chapters = Capitoli
learn-done = fatto
learn-back = Indietro
learn-skip = Salta
learn-next = Avanti
learn-finished = Sai giocare a Ubongo!
learn-play-bots = Gioca con i bot
learn-keys = Premi { $keys }

# Classic
learn-first = Trascina la tessera sull’area chiara.
learn-first-good = La tua prima tessera è al suo posto!
learn-turn = Tocca la tessera per ruotarla. Poi posala.
learn-turn-good = Ben ruotata!
learn-flip = Tieni premuta la tessera: si ribalta. Poi posala.
learn-flip-good = Ribaltata come una frittata!
learn-cover = Tre tessere, un’area. Coprila tutta!
learn-cover-good = Tutto coperto. Questo è Ubongo!
learn-sand = Il dado dice quali tessere valgono. Tira!
learn-rolled = Un serpente: queste tre tessere!
learn-sand-lay = Copri tutto prima che finisca la sabbia!
learn-second-chance = Nessuno ce l’ha fatta? La clessidra si gira ancora.
learn-sand-again = Senza fretta: ecco altra sabbia.
learn-sand-good = Hai battuto la sabbia, e Bo!
learn-take = Il primo si sposta fino a tre spazi. Prendi due gemme!
learn-take-good = Due dello stesso colore: così si vince!
learn-take-fine = Tue! Guarda tutte e sei le file: due uguali sono meglio.
learn-take-late = In partita sarebbero perse. Qui puoi riprovare.
learn-count = Vince la torre più alta. Di chi è?
learn-count-good = Tua! La grandezza del mucchio non conta.
learn-tie = Quattro pari. Decide la seconda torre. Chi vince?
learn-tie-good = Tu: tre a due.

# 2024
learn-sapphire = 2024: il primo vince uno zaffiro. Finisci la tavoletta!
learn-sapphire-good = Primo posto: uno zaffiro, e la tavoletta è tua.
learn-amber = Stavolta Bo è veloce. Finisci lo stesso!
learn-beaten = Bo è stato più veloce. Il secondo posto vale un’ambra!
learn-amber-good = Secondo posto: un’ambra, e la tavoletta è tua.
learn-points = Zaffiro 3, ambra 1, tavoletta 1. Chi ha di più?
learn-points-good = Tu: uno zaffiro vale tre ambre.
learn-play-off = Pari! Un’altra tavoletta, senza clessidra: fai presto!
learn-play-off-good = Prima di tutti! Hai vinto la partita.

# Together
learn-together = Ora si gioca tutti insieme. Finisci la tua tavoletta!
learn-together-good = La tua gemma e la tavoletta valgono per tutti.
learn-help = Bo è bloccato. Nella seconda occasione tutti possono aiutare!
learn-help-lay = Metti a posto l’ultima tessera di Bo.
learn-help-good = Una tavoletta per animale: quattro punti per tutti!
learn-set = La tavoletta di quale animale completa la serie?
learn-set-good = Ancora una di ognuno: altri quattro punti!

# Solo
learn-run = Una tavoletta dopo l’altra, contro il tempo. Finisci questa!
learn-run-on = Una è fatta! E subito la prossima.
learn-run-good = Così si fa: sempre avanti!
learn-aside = Questa è tosta. Mettila da parte!
learn-aside-done = Via, e non costa nulla. Ora questa!
learn-aside-solved = Risolta? Allora non serve metterla da parte!
learn-aside-good = Buon cambio.
learn-clock = Il tempo sta per finire. Ancora una?
learn-clock-good = In tempo! Questa vale.
learn-clock-over = Tempo scaduto. Vale ciò che hai risolto.

# Kind answers
learn-more = È posata. Ora la prossima!
learn-pose-fits = Ora combacia. Posala!
learn-flipped-now-turn = Ribaltata! Ora ruotala.
learn-miss-off = Lasciala sopra l’area chiara.
learn-miss-aim = Quasi! Ancora un po’ sulle caselle chiare.
learn-miss-turn = È di traverso. Toccala per ruotarla.
learn-miss-flip = Ruotarla non basta. Tienila premuta per ribaltarla.
learn-miss-away = Un giro di troppo! Tocca ancora finché non combacia.
learn-miss-taken = Così non c’è posto: un’altra tessera è in mezzo.
learn-miss-stuck = Non c’è posto per il resto. Togline una e riprova.
learn-miss-far = Troppo lontano: al massimo tre spazi.
learn-miss-heap = Più gemme, ma nessuna torre così alta. Guarda bene!
learn-miss-tie = Quattro a testa. Guarda la seconda torre!
learn-miss-points = Conta ancora: uno zaffiro vale tre.
learn-miss-set = Qui sono già due. Chi ne ha una in meno?
