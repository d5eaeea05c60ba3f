# The frame of a big screen
screen-begin = Son et plein écran
screen-sleeps = Ce navigateur ne peut pas garder l’écran allumé : retardez la mise en veille de l’appareil.
screen-watch = Jouer ou regarder

# Why it shows no table
screen-full = Quatre grands écrans montrent déjà cette table.
screen-locked = L’hôte a verrouillé cette table. Déverrouillez-la, ou montrez-la sur l’appareil de quelqu’un qui joue.
screen-elsewhere = Cette table est affichée dans une autre fenêtre.
screen-here = L’afficher ici

# The way to a table
screen-title = Grand écran
screen-code = Quelle table ou quel événement ? Saisissez le code.
screen-show = Afficher
screen-code-told = Il figure à côté du code QR de la table. Si la partie a commencé, ouvrez le lien que le menu d’un téléphone donne sous « Afficher sur un grand écran ».

# After a game
screen-again = Encore une partie ? Touchez « Rejouer » sur vos téléphones.
