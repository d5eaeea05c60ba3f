page-missing = Die Seite ließ sich nicht laden.
load-again = Seite neu laden
