# Opening one
event-told = Eén code, veel tafels: iedereen voert een naam in en speelt met twee tot vier, en na elk spel zijn er andere tegenstanders. Een wand toont alle tafels en de ranglijst.
event-open = Evenement openen
event-open-told = Het is meteen open. Tot het begin kun je alles nog veranderen.
event-choose-title = Naam van het evenement
event-choose-title-told = Bijvoorbeeld “Groep 6”. Hij staat op de wand en mag leeg blijven.
event-choose-length = Hoe lang?
event-length-rounds = Een aantal rondes
event-length-minutes = Een bepaalde tijd
event-length-open = Tot de spelleider het beëindigt
event-rounds-count = { $count ->
    [one] Eén ronde
   *[other] { $count } rondes
  }
event-choose-game = Eén spel
event-game-count = { $count ->
    [one] één legtafel
   *[other] { $count } legtafels
  }
event-round-takes = { $minutes ->
    [one] In een ronde speelt elke tafel één spel; dat duurt hoogstens een minuut.
   *[other] In een ronde speelt elke tafel één spel; dat duurt hoogstens zo’n { $minutes } minuten.
  }
event-round-is-game = In een ronde speelt elke tafel één spel. Zonder zandloper weet niemand hoelang dat duurt.
event-choose-seats = Mensen aan een tafel
event-seats-count = Tafels van { $count }
event-choose-boards = Welke legtafels?
event-boards-usual = Ieder een eigen
event-boards-usual-told = Zoals in het spel: iedereen heeft een andere legtafel.
event-boards-same = Voor iedereen dezelfde
event-boards-same-told = Alle tafels leggen dezelfde legtafels: alleen het tempo telt.
event-boards-fitted = Passend voor iedereen
event-boards-fitted-told = Wie sterk speelt, krijgt moeilijkere legtafels: zo kan iedereen winnen.
event-choose-bots = Bots erbij
event-bots-none = Geen bots
event-bots-told = Op elke vrije plaats komt een bot. Bots krijgen geen punten.
event-bots-fill = Bots erbij: { $strength }

# Coming in
event-connecting = Je wordt naar het evenement gebracht…
event-welcome = Welkom!
event-join = Ik doe mee
event-name-told = Zo sta je op de wand. Je kunt je naam later veranderen.
event-grade = Hoe goed ben je in zulke puzzels?
event-grade-told = Hieruit volgen je eerste legtafels; de volgende volgen je spel.
event-are-in = Je doet mee, { $name }!
event-host-starts = De spelleider begint de eerste ronde.
event-people = { $count ->
    [0] Er doet nog niemand mee
    [one] Eén persoon doet mee
   *[other] { $count } mensen doen mee
  }
event-points-told = Aan elke tafel krijgt de eerste 5 punten, de tweede 3, de derde 2, de vierde 1.
event-rename = Naam veranderen
event-quit = Evenement verlaten
event-quit-ask = Evenement verlaten?
event-quit-told = Je punten blijven, en op dit apparaat kun je terugkomen.

# During a round, and after it
event-round = Ronde { $round }
event-round-of = Ronde { $round } van { $rounds }
event-round-over = Ronde { $round } is afgelopen.
event-seating = De plaatsen worden verdeeld…
event-you-next = Deze ronde is al bezig. In de volgende krijg je een plaats.
event-to-table = Naar mijn tafel
event-won = { $count ->
    [one] { $told } punt
   *[other] { $told } punten
  }
event-own-void = Tafel { $number } is niet uitgespeeld: deze keer geen punten.
event-still-playing = { $count ->
    [0] Alle tafels zijn klaar.
    [one] Er speelt nog één tafel.
   *[other] Er spelen nog { $count } tafels.
  }
event-next-comes = De volgende ronde komt zo.
event-ends-soon = Dat was de laatste ronde. De spelleider beëindigt het evenement.
event-time-left = Resterende tijd
event-time-up = De tijd is om
event-your-place = Je staat op plaats { $place } van { $count }.
event-ranking = Ranglijst
event-no-ranking = Ze begint bij de eerste tafel die klaar is.
event-tables = Tafels
event-table = Tafel { $number }
event-board-of = Legtafel { $round } van { $rounds }
event-table-begins = begint
event-table-done = klaar
event-table-void = geen punten
event-look-on = Tafel { $number } bekijken
event-said-round = Ronde { $round } begint.
event-said-place = Je staat op plaats { $place }; punten: { $points }.

# The host
event-link = Link naar dit evenement
event-qr = QR-code van de link naar dit evenement
event-nobody-yet = Er is nog niemand. Laat de code zien: wie hem scant, doet mee.
event-begin = Ronde { $round } beginnen
event-needs = { $least ->
    [one] Er moet iemand zijn.
   *[other] Er moeten minstens { $least } mensen zijn.
  }
event-seats-them = Iedereen krijgt een plaats, en de spellen beginnen vanzelf.
event-away = Nu niet hier: { $players }.
event-tables-done = Tafels die klaar zijn: { $done } van { $count }.
event-missing = Spelen nog: { $players }.
event-more-people = { $count ->
    [one] nog iemand
   *[other] nog { $count }
  }
event-begin-anyway = Volgende ronde zonder te wachten
event-anyway-ask = Nu de volgende ronde beginnen?
event-anyway-told = { $count ->
    [one] Er speelt nog één tafel; die krijgt dan geen punten.
   *[other] Er spelen nog { $count } tafels; die krijgen dan geen punten.
  }
event-end = Evenement beëindigen
event-end-ask = Evenement beëindigen?
event-end-told = Dan staat de ranglijst vast, en ziet iedereen het podium.
event-played-out = Er kan geen ronde meer beginnen.
event-remove = { $player } verwijderen
event-remove-ask = { $player } uit het evenement verwijderen?
event-remove-told = Naam en punten gaan van de ranglijst, en met dat apparaat kan niemand meer binnen.
event-remove-deed = Verwijderen
event-i-play = Ik speel mee
event-i-do-not-play = Ik speel niet meer mee
event-lock = Niemand meer binnenlaten
event-is-locked = Niemand komt meer binnen
event-show-wall = Wand tonen
event-devices = Wand en tweede apparaat
event-wall = De wand
event-wall-told = Een beamer of televisie toont de code, alle tafels, de klok en de ranglijst.
event-wall-by-code = Op een ander apparaat: open { $address } en voer { $code } in.
event-second = Een tweede apparaat voor de spelleider
event-second-told = Scan dit met je eigen telefoon, dan kan die hetzelfde. Laat het aan niemand anders zien: wie het heeft, is spelleider.

# The wall
event-wall-come = Doe mee!

# The end
event-over = Het evenement is afgelopen.
event-wins = { $player } wint!
event-no-results = Er is geen tafel uitgespeeld.
event-own-games = Jouw spellen
event-games-missing = Je spellen konden niet worden opgehaald.
event-results-csv = Uitslag als tabel (CSV)
event-results-json = Alle uitslagen (JSON)
event-fair-told = Vanaf het begin toonde de server een zegel; nu toont hij het geheime getal erachter. Daaruit zijn de plaatsen en de gezamenlijke legtafels getrokken.

# Why it is not shown
event-none = Dit evenement bestaat niet, of is verwijderd.
event-removed = De spelleider heeft je van dit evenement verwijderd.
event-full-house = Er kijken nu te veel mensen naar dit evenement.
event-elsewhere = Dit evenement staat bij je open in andere vensters.
event-closed = Wie deze server beheert, heeft dit evenement gesloten.

# Refusals
refused-not-a-table = Dit is een evenement: dat kan alleen aan een tafel.
refused-event-full = Dit evenement is vol: er doen { $most } mensen mee.
refused-event-locked = De spelleider laat niemand meer toe tot dit evenement.
refused-event-over = Dit evenement is afgelopen.
refused-removed-from-event = De spelleider heeft je van dit evenement verwijderd.
refused-not-a-member = Dat mag alleen wie aan dit evenement meedoet.
refused-no-such-member = Niemand heeft dit nummer bij dit evenement.
refused-round-not-over = { $playing ->
    [one] Er speelt nog één tafel.
   *[other] Er spelen nog { $playing } tafels.
  }
refused-too-few-people = { $least ->
    [one] Er is niemand die kan gaan zitten.
   *[other] Voor een ronde moeten er minstens { $least } mensen zijn.
  }
refused-out-of-rounds = Alle rondes zijn gespeeld, of de tijd is om.
refused-wrong-host-key = Met deze link kun je dit evenement niet leiden.
refused-too-many-hosts = Een evenement heeft hoogstens { $most } spelleiders.
refused-no-such-event = Dit evenement bestaat niet, of is verwijderd.
refused-too-many-events = Vanaf hier zijn te veel evenementen geopend. Probeer het later nog eens.
