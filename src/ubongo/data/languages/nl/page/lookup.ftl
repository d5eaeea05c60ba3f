look-up-ways = Wat wil je opzoeken?
look-up-way-box = Uit onze doos
look-up-way-any = Een andere legtafel
look-up-box-told = Dit zijn de legtafels van dit spel. Een doos uit de winkel heeft andere: kleur die van jou in onder “Een andere legtafel”.
look-up-share = Deze puzzel delen
look-up-link-broken = Deze link is beschadigd en de puzzel erin is niet te lezen. Teken hem hier na, of vraag nog eens om de link.
look-up-link-too-long = Deze link is veel te lang voor een puzzel. Teken hem hier na, of vraag nog eens om de link.
look-up-number = Nummer van de legtafel
look-up-board-before = Vorige legtafel
look-up-board-after = Volgende legtafel
look-up-symbol = Symbool van de dobbelsteen
look-up-board-told = Legtafel { $number } · { $side } · { $symbol }
look-up-answer = Het antwoord
look-up-asking = Er wordt gezocht…
look-up-stars = { $stars } van 5 sterren
look-up-count = { $count ->
    [one] Precies één oplossing
   *[other] { $count } oplossingen
  }
look-up-of = Oplossing { $number } van { $count }
look-up-previous = Vorige oplossing
look-up-next = Volgende oplossing
look-up-hide = Alleen de legtafel
look-up-hint = Alleen een tip
look-up-hint-next = Nog een tip
look-up-hint-first = Begin met { $piece }: het bedekt { $cell }.
look-up-hint-then = Dan { $piece }: het bedekt { $cell }.
look-up-hint-first-seen = Begin met het omcirkelde stuk.
look-up-hint-then-seen = Dan het omcirkelde stuk.
look-up-hint-last = Dat was het laatste legstuk.
look-up-area = Het legvlak
look-up-grid = Rooster om het legvlak in te kleuren
look-up-cell-painted = { $cell }, ingekleurd
look-up-cell-free = { $cell }, vrij
look-up-cells = { $count ->
    [one] Eén vakje is ingekleurd.
   *[other] { $count } vakjes zijn ingekleurd.
  }
look-up-paint-told = Kleur het lichte legvlak van je legtafel in: ga met je vinger of de muis over het rooster, of gebruik de pijltjes en de spatiebalk.
look-up-clear = Leegmaken
look-up-shift-left = Legvlak naar links schuiven
look-up-shift-right = Legvlak naar rechts schuiven
look-up-shift-up = Legvlak naar boven schuiven
look-up-shift-down = Legvlak naar beneden schuiven
look-up-pieces = De legstukken
look-up-no-piece = Alle legstukken terugleggen
look-up-no-pieces = { $cells ->
    [one] Eén vakje is ingekleurd. Kies nu de legstukken.
   *[other] { $cells } vakjes zijn ingekleurd. Kies nu de legstukken.
  }
look-up-too-few = De legstukken bedekken { $laid } van { $cells } vakjes.
look-up-too-many = De legstukken hebben { $laid } vakjes, maar er zijn er maar { $cells } ingekleurd.
look-up-too-large = { $cells } vakjes zijn te veel: zes legstukken bedekken er hoogstens { $most }.
look-up-whole = De legstukken hebben { $cells } vakjes, precies zoveel als er zijn ingekleurd.
look-up-sets = Welke legstukken zouden passen?
look-up-sets-any = Zoveel als je wilt
look-up-sets-found = { $count ->
    [one] Eén stel legstukken past. Kies het om de oplossingen te zien.
   *[other] { $count } stellen passen. Kies er een om de oplossingen te zien.
  }
look-up-sets-none = Geen stel van hoogstens zes legstukken bedekt dit legvlak van { $cells } vakjes.
look-up-sets-none-of = Geen enkel stel van { $count } legstukken bedekt dit legvlak van { $cells } vakjes. Probeer een ander aantal.
look-up-set = { $pieces }: { $count ->
    [one] één oplossing
   *[other] { $count } oplossingen
  }
look-up-sets-more = Meer tonen
look-up-sets-too-many = Alleen de eerste { $listed } staan in de lijst.

# Refusals
refused-no-such-board = Legtafel { $number } zit niet in de doos, alleen { $first } tot en met { $last }.
refused-no-puzzle = Kies een legtafel uit de doos, of kleur een legvlak in en kies legstukken.
refused-text-too-long = Dit is te lang voor een legvlak.
refused-area-empty = Er is nog geen vakje ingekleurd.
refused-area-unreadable = Dit legvlak is niet te lezen.
refused-area-in-parts = Het legvlak bestaat uit meerdere delen; een legtafel heeft er maar één.
refused-area-too-large = Het legvlak is te groot: hoogstens { $most_width } bij { $most_height } en { $most_cells } vakjes.
refused-no-such-piece = Er is geen legstuk { $piece }.
refused-piece-twice = Elk legstuk mag maar één keer voorkomen: { $piece }.
refused-too-many-pieces = Er kunnen hoogstens { $most } legstukken tegelijk gelegd worden.
refused-sizes-differ = Het legvlak heeft { $area } vakjes, de legstukken hebben er { $pieces }.
refused-no-cover = Deze legstukken bedekken dit legvlak niet, hoe je ze ook draait en omkeert.
refused-no-set-fits = Geen enkel stel van { $pieces } legstukken bedekt dit legvlak van { $cells } vakjes.
refused-board-is-live = Iemand speelt op dit moment deze puzzel, of een van dezelfde zijde met hetzelfde symbool. Na de ronde kun je hem opzoeken.
refused-look-up-wait = { $minutes ->
    [one] Zonder netwerk kun je pas over een minuut weer opzoeken: je was net nog aan een tafel.
   *[other] Zonder netwerk kun je pas over { $minutes } minuten weer opzoeken: je was net nog aan een tafel.
  }
