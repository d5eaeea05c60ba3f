page-missing = La pagina non si è potuta caricare.
load-again = Ricarica la pagina
