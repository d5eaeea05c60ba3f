# Solo in de trein, zonder netwerk
train-lead = Solo met verse legtafels, helemaal zonder netwerk. Ze staan al op dit apparaat.
train-level = Welke legtafels?
train-level-easy = Eenvoudig
train-level-hard = Moeilijk
train-level-five-stars = Vijf sterren
train-stars = { $stars } van 5 sterren
train-left = { $count ->
    [0] geen meer
    [one] nog { $count }
   *[other] nog { $count }
  }
train-none = Op dit apparaat staan nog geen legtafels. Zodra er een netwerk is, komen ze vanzelf.
train-broken = Legtafels die hier bewaard waren, zijn niet meer te lezen. Zodra er een netwerk is, komen er vanzelf nieuwe.
train-no-store = Deze browser bewaart niets voor deze pagina, misschien omdat het venster privé is. Je kunt spelen, maar bij het sluiten is alles weg.
train-ready = Klaar voor de trein?
train-page-kept = { $count ->
    [one] Klaar voor de trein: deze pagina en { $count } legtafel staan op dit apparaat.
   *[other] Klaar voor de trein: deze pagina en { $count } legtafels staan op dit apparaat.
  }
train-page-not-kept = De legtafels zijn er, maar deze pagina is niet op dit apparaat bewaard: zonder netwerk opent ze niet.
train-page-cannot = Deze pagina bewaren kan alleen over een veilige verbinding (https). Zolang ze open blijft, kun je hier zonder netwerk spelen.
train-keep = Op dit apparaat bewaren
train-forget = Niet meer bewaren
train-time = Tijd tot nu toe
train-time-left = Resterende tijd
train-finish = Stoppen
train-over = Het solospel is voorbij
train-over-time = De tijd is om
train-used-up = Dat was de laatste legtafel van deze voorraad.
train-played-here = Zonder netwerk op dit apparaat gespeeld
train-again = Nog een keer
train-runs = Op dit apparaat gespeeld
train-marked = Wat zonder netwerk gespeeld is, is gemerkt. Het telt in je eigen statistieken als je het daarin opneemt, en nooit voor records of ranglijsten.
train-take-told = { $count ->
    [one] { $count } solospel staat alleen op dit apparaat. In je statistieken opnemen?
   *[other] { $count } solospellen staan alleen op dit apparaat. In je statistieken opnemen?
  }
train-take = In mijn statistieken
train-take-offline = Er is nu geen netwerk, of de server antwoordt niet. Je solospellen blijven hier.
train-taken = In je statistieken
train-not-taken = Alleen hier
train-took = { $count ->
    [one] { $count } solospel staat nu in je statistieken.
   *[other] { $count } solospellen staan nu in je statistieken.
  }

# Refusals
refused-offline-cover-wrong = Legtafel { $board } van dit solospel is niet precies bedekt; daarom telt het niet.
refused-times-impossible = De tijden van dit solospel kunnen niet kloppen (legtafel { $board }); daarom telt het niet.
refused-run-in-the-future = Dit solospel eindigt in de toekomst: de klok van dit apparaat loopt verkeerd.
refused-run-too-old = Dit solospel is te oud: de statistieken gaan ruim een jaar terug.
refused-nothing-played = In dit solospel is geen legtafel opgelost of opzijgelegd.
refused-board-played-twice = Legtafel { $board } komt twee keer voor in dit solospel; daarom telt het niet.
refused-no-such-length = Een solospel duurt 5, 10 of 20 minuten, of heeft geen klok.
refused-too-many-runs = In je statistieken is geen plaats meer voor nog meer solospellen zonder netwerk.
refused-no-such-pack = Zo’n voorraad legtafels bestaat niet.
