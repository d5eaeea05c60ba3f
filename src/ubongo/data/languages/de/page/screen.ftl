# The frame of a big screen
screen-begin = Ton und Vollbild
screen-sleeps = Dieser Browser kann den Bildschirm nicht wach halten: Stell ein, dass er später dunkel wird.
screen-watch = Mitspielen oder zuschauen

# Why it shows no table
screen-full = Dieser Tisch ist schon auf vier großen Bildschirmen zu sehen.
screen-locked = Die Spielleitung hat diesen Tisch abgeschlossen. Schließt ihn auf, oder zeigt ihn auf einem Gerät von jemandem, der mitspielt.
screen-elsewhere = Dieser Tisch ist in einem anderen Fenster zu sehen.
screen-here = Hier zeigen

# The way to a table
screen-title = Großer Bildschirm
screen-code = Welcher Tisch, welche Veranstaltung? Gib den Code ein.
screen-show = Zeigen
screen-code-told = Er steht neben dem QR-Code des Tisches. Läuft das Spiel schon, dann öffne den Link, der im Menü eines Telefons unter „Auf großem Bildschirm zeigen“ steht.

# After a game
screen-again = Noch eine Partie? Tippt auf euren Telefonen auf „Noch eine Partie!“.
