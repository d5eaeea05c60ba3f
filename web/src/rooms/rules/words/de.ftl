rules-idea = Alle bekommen eine Legetafel mit einer hellen Legefläche. Der Würfel bestimmt, welche Legeteile gelten, die Sanduhr wird umgedreht, und alle legen gleichzeitig.
rules-lay = Bedeck die Legefläche genau mit deinen Legeteilen. Du darfst sie drehen und wenden. Wer fertig ist, ruft „Ubongo!“.
rules-classic = Klassisch: Die Erste zieht ihre Spielfigur bis zu drei Felder, die Zweite zwei, die Dritte eins, die Vierte bleibt stehen. Dann nimm die zwei vordersten Edelsteine deiner Reihe, bevor der Sand durch ist.
rules-win = Nach neun Runden gewinnt, wer die meisten Edelsteine einer Farbe hat. Bei Gleichstand entscheidet die zweithäufigste Farbe, und so weiter.
rules-second-chance = Hat niemand rechtzeitig gelöst, wird die Sanduhr noch einmal umgedreht.
rules-2024 = 2024: Die Erste gewinnt einen Saphir (3 Punkte), die Zweite einen Bernstein (1 Punkt), und wer löst, behält die Legetafel (1 Punkt).
rules-cooperative = Gemeinsam: Legetafeln und Edelsteine kommen auf gemeinsame Wertungstafeln, und in der Zweite-Chance-Runde dürfen alle helfen.
