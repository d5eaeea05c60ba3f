rules-idea = Ognuno riceve una tavoletta con un’area chiara. Il dado dice quali tessere usare, la clessidra si gira, e tutti posano insieme.
rules-lay = Copri esattamente l’area con le tue tessere. Si possono girare e ribaltare. Chi ha finito grida «Ubongo!».
rules-classic = Classico: il primo muove la pedina fino a tre spazi, il secondo due, il terzo uno, il quarto resta fermo. Poi prendi le due gemme più vicine della tua fila, prima che finisca la sabbia.
rules-win = Dopo nove turni vince chi ha più gemme di un colore. In parità decide il secondo colore, e così via.
rules-second-chance = Se nessuno ha risolto in tempo, la clessidra si gira ancora una volta.
rules-2024 = 2024: il primo vince uno zaffiro (3 punti), il secondo un’ambra (1 punto), e chi risolve tiene la tavoletta (1 punto).
rules-cooperative = Insieme: tavolette e gemme vanno su tabelle comuni, e nella seconda occasione tutti possono aiutare.
