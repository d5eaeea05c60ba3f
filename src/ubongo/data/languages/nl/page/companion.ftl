# Tabbladen
companion-tabs = Hulpjes voor het echte spel
companion-tab-hourglass = Zandloper
companion-tab-die = Dobbelsteen
companion-tab-scores = Score
companion-tab-start = Wie begint

# Zandloper
companion-turn = Zandloper omdraaien
companion-pause = Pauze
companion-resume = Verder
companion-turn-again = Opnieuw beginnen
companion-next-round = Volgende ronde
companion-time-up = Stop! De tijd is om!
companion-over-since = Hij is { $time } geleden leeggelopen.
companion-chance-told = Is niemand klaar? Draai hem dan nog één keer om.
companion-in-chance = Tweede kans
companion-is-paused = Gepauzeerd
companion-length = Duur: { $time }
companion-length-title = Hoe lang loopt het zand?
companion-length-round = Voor een ronde
companion-length-box = de gewone minuut
companion-length-solo = Voor een solospel
companion-length-own = Eigen duur
companion-length-own-told = Minuten en seconden, zoals 1:30, of alleen seconden.
companion-length-use = Neem { $time }
companion-length-wrong = Tussen 0:05 en 60:00, graag.
companion-length-measure = Loopt die van jullie anders? Draai hem om en druk hier; druk nog eens als de laatste korrel gevallen is.
companion-length-measure-start = Mijn eigen zandloper meten
companion-length-measure-stop = Nu leeg! ({ $time })
companion-said-turned = De zandloper loopt: { $time }.
companion-said-paused = Gepauzeerd op { $time }.
companion-said-resumed = Het zand loopt verder.
companion-to-hourglass = Naar de zandloper

# Dobbelsteen
companion-roll-again = Nog eens dobbelen
companion-roll-turn = Dobbelen en zandloper omdraaien
companion-die-unrolled = Tik op de dobbelsteen of druk op de spatiebalk.
companion-die-kind = Wat er op de dobbelsteen staat
companion-die-symbols = Symbolen
companion-die-pips = Ogen
companion-shake = Schud om te dobbelen
companion-shake-refused = Op dit apparaat kan de pagina het schudden niet voelen.

# Score
companion-sheets = Welk spel?
companion-player = Speler { $number }
companion-players = Wie speelt er?
companion-add-player = Nog iemand
companion-remove-player = { $player } verwijderen
companion-colour = Kleur van { $player }
companion-colour-0 = oranje, één ring
companion-colour-1 = blauw, twee ringen
companion-colour-2 = groen, drie ringen
companion-colour-3 = violet, vier ringen
companion-name-of = Naam van speler { $number }
companion-new-game = Nieuw spel
companion-new-game-ask = Een nieuw blad beginnen?
companion-new-game-told = De aantallen van dit spel worden gewist, de namen blijven. Je kunt het nog ongedaan maken.
companion-new-game-yes = Ja, een nieuw blad
companion-new-game-no = Verder tellen
companion-said-undone = De laatste wijziging is ongedaan gemaakt.
companion-round-over = Ronde { $round } is voorbij
companion-all-rounds = Alle { $rounds } rondes zijn gespeeld.
companion-leads = { $player } staat voor
companion-lead-shared = Gelijk: { $players }
companion-nothing-yet = Er is nog niets geteld.
companion-counts-of = Wat { $player } heeft
companion-more-of = { $player }: { $thing }, één erbij
companion-less-of = { $player }: { $thing }, één eraf
companion-said-count = { $player }, { $thing }: { $count }
companion-thing-sapphire = saffier
companion-thing-amber = barnsteen
companion-thing-board = legtafel
companion-too-many = Meer dan er in de doos zitten ({ $most }). Nog eens tellen?
companion-classic-told = Tik op een naam, dan op elke genomen edelsteen. Wie de meeste van één kleur heeft, wint; bij gelijkstand beslist de volgende kleur.
companion-2024-told = Tik na elke ronde aan wie klaar was, de snelste eerst: edelstenen en legtafels worden vanzelf verdeeld.
companion-cooperative-told = Tik aan van welke dieren de legtafel is opgelost, de snelste eerst. Geef na elke ronde de stapels naar links door.
companion-correct = Iets corrigeren
companion-who-solved = Wie was klaar in ronde { $round }?
companion-solve-rank = { $player }, { $place }
companion-sum = { $sapphires } × 3 + { $ambers } + { $boards } = { $points }
companion-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
companion-play-off-told = Gelijk: { $players }. Ieder neemt nog één legtafel; één worp, geen zandloper. Wie was het eerst klaar?
companion-play-off-won = { $player } wint de beslissingsronde
companion-animals = Dieren in het spel
companion-together-score = { $score ->
    [one] Samen { $score } punt
   *[other] Samen { $score } punten
  }
companion-together-most = van de { $most }
companion-set-missing = Nog nodig voor de volgende reeks: { $animals }

# Solo
companion-solo-told = Zoveel mogelijk legtafels voordat het zand op is. Je mag er een opzijleggen; de klok staat nooit stil.
companion-solo-begin = Beginnen
companion-solo-solved = Opgelost!
companion-solo-aside = Opzijleggen
companion-solo-left = nog { $time }
companion-solo-over = Het solospel is voorbij
companion-solo-again = Nog een keer
companion-said-solved = { $count } opgelost
companion-said-aside = Opzijgelegd.

# Wie begint
companion-start-fingers = Allemaal één vinger op dit veld, en stilhouden.
companion-start-one = Nog een vinger, graag.
companion-start-still = Stilhouden…
companion-start-picked = Vinger { $number } begint!
companion-start-again = Til alle vingers op om opnieuw te kiezen.
companion-start-names = Of op naam
companion-start-pick = Het toeval beslist
companion-start-name = { $player } begint!
companion-start-rule = Wat de regels zeggen: in de editie 2024 dobbelt de jongste eerst; in het klassieke spel wijzen jullie iemand aan. Na elke ronde is de speler links aan de beurt.

# Ernaast
companion-more = Over deze pagina
companion-awake = Het scherm blijft aan zolang deze pagina open is.
companion-asleep = Deze browser kan het scherm niet aan houden. Stel op je telefoon in dat het scherm langer aan blijft.
companion-asleep-short = Het scherm kan donker worden.
companion-kept = Deze pagina is op dit apparaat bewaard en opent ook zonder netwerk.
companion-not-kept = Om te openen heeft deze pagina een netwerk nodig; eenmaal open niet meer.
companion-cannot-keep = Eenmaal open heeft deze pagina geen netwerk nodig. Bewaren kan alleen over een veilige verbinding (https).
companion-keep = Op dit apparaat bewaren
companion-forget = Niet meer bewaren
