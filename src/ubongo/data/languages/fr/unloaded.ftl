page-missing = La page n’a pas pu être chargée.
load-again = Recharger la page
