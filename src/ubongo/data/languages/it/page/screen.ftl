# The frame of a big screen
screen-begin = Suono e schermo intero
screen-sleeps = Questo browser non può tenere acceso lo schermo: fai in modo che si spenga più tardi.
screen-watch = Gioca o guarda

# Why it shows no table
screen-full = Questo tavolo è già su quattro grandi schermi.
screen-locked = Chi ospita ha bloccato questo tavolo. Sbloccatelo, oppure mostratelo sul dispositivo di chi gioca.
screen-elsewhere = Questo tavolo è mostrato in un’altra finestra.
screen-here = Mostralo qui

# The way to a table
screen-title = Grande schermo
screen-code = Quale tavolo o evento? Inserisci il codice.
screen-show = Mostra
screen-code-told = È accanto al codice QR del tavolo. Se la partita è già iniziata, apri il link che il menu di un telefono mostra sotto «Mostra su un grande schermo».

# After a game
screen-again = Un’altra partita? Toccate «Gioca ancora» sui vostri telefoni.
