page-missing = De pagina kon niet worden opgehaald.
load-again = Pagina opnieuw laden
