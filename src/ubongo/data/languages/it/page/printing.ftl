print-what = Che cosa vuoi stampare?
print-sheet-all = Tutto il gioco
print-sheet-all-told = Tutto tranne le soluzioni, con una prima pagina che spiega come si costruisce.
print-sheet-boards = Tavolette
print-sheet-boards-told = 36 tavolette, facile sul fronte, difficile sul retro.
print-sheet-pieces = Tessere
print-sheet-pieces-told = Dodici a testa, fronte e retro.
print-sheet-gem-board = Tabellone delle gemme
print-sheet-gem-board-told = Con 72 gemme, quattro pedine e due dadi da piegare.
print-sheet-round-track = Tracciato dei turni
print-sheet-round-track-told = E una plancia dei punti per ogni animale.
print-sheet-rules = Regole
print-sheet-rules-told = Tutti i giochi su una pagina.
print-sheet-solutions = Soluzioni
print-sheet-solutions-told = Una per ogni puzzle, per chi si arrende.
print-sheet-svg = Per il taglio laser
print-sheet-svg-told = Tavolette e tessere in SVG: il rosso si taglia, il blu si incide.
print-pages = { $count ->
    [one] Una pagina
   *[other] { $count } pagine
  }
print-files = 73 file in un archivio
print-how = Come lo vuoi?
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = US Letter
print-style = Inchiostro
print-style-colour = Colore
print-style-ink-saving = Risparmia inchiostro
print-players = Giocatori
print-which = Quali tavolette?
print-the-box = Quelle della scatola
print-fresh = Nuove di zecca
print-seed = Numero della serie
print-seed-told = Lo stesso numero dà sempre le stesse tavolette. Stampa le loro soluzioni con lo stesso numero.
print-other-seed = Un altro numero
print-bad-seed = Un numero con al massimo { $most } cifre.
print-make = Stampa: { $what }
print-making = Disegno in corso…
print-making-told = Ci vuole qualche secondo.
print-stop = Interrompi
print-done = { $name } è pronto ({ $size } kB).
print-save = Salva di nuovo
print-left-out = Mancano alcune soluzioni: puzzle del loro lato con il loro simbolo si stanno giocando ora, o sono fra quelli del giorno.
print-hint-scale = Stampa al 100%, mai «adatta alla pagina»: la linea in fondo deve misurare 100 mm.
print-hint-sides = Fronte-retro, capovolto sul lato lungo.
print-hint-paper = Carta robusta per le tavolette, cartone da 2 mm per le tessere.

# Refusals
refused-no-such-sheet = Questo foglio non esiste.
refused-bad-choice = { $choice ->
    [players] Si gioca al massimo in { $most }.
   *[other] Questa scelta non è possibile.
  }
refused-bad-seed = Il numero della serie può avere al massimo { $most } cifre, e nient’altro.
