# The frame of a big screen
screen-begin = Geluid en volledig scherm
screen-sleeps = Deze browser kan het scherm niet aan houden: stel in dat het langer aan blijft.
screen-watch = Meespelen of toekijken

# Why it shows no table
screen-full = Vier grote schermen tonen deze tafel al.
screen-locked = De spelleider heeft deze tafel op slot gedaan. Haal hem van het slot, of toon hem op het apparaat van iemand die meespeelt.
screen-elsewhere = Deze tafel staat in een ander venster.
screen-here = Hier tonen

# The way to a table
screen-title = Groot scherm
screen-code = Welke tafel of welk evenement? Voer de code in.
screen-show = Tonen
screen-code-told = Die staat naast de QR-code van de tafel. Is het spel al begonnen, open dan de link die het menu van een telefoon toont onder “Op een groot scherm tonen”.

# After a game
screen-again = Nog een spel? Tik op jullie telefoons op “Nog een spel!”.
