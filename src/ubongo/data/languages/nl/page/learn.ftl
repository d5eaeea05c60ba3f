# Around the lesson
learn-you = Jij
learn-stage = De les
learn-progress = Stap { $step } van { $steps }
learn-chapters = Hoofdstukken
learn-done = gelukt
learn-back = Terug
learn-skip = Overslaan
learn-next = Verder
learn-finished = Je kunt Ubongo spelen!
learn-play-bots = Met bots spelen
learn-keys = Druk op { $keys }

# Classic
learn-first = Sleep het legstuk naar het lichte vlak.
learn-first-good = Je eerste legstuk ligt!
learn-turn = Tik op het legstuk om het te draaien. Leg het dan neer.
learn-turn-good = Goed gedraaid!
learn-flip = Houd het legstuk vast tot het omklapt. Leg het dan neer.
learn-flip-good = Omgekeerd als een pannenkoek!
learn-cover = Drie legstukken, één vlak. Bedek het helemaal!
learn-cover-good = Alles bedekt. Dat is Ubongo!
learn-sand = De dobbelsteen zegt welke legstukken gelden. Dobbel!
learn-rolled = Een slang: deze drie legstukken!
learn-sand-lay = Bedek het vlak voordat het zand op is!
learn-second-chance = Niemand klaar? De zandloper wordt nog eens omgedraaid.
learn-sand-again = Geen haast: hier is meer zand.
learn-sand-good = Sneller dan het zand, én dan Bo!
learn-take = Als eerste mag je hoogstens drie velden. Neem de voorste twee stenen!
learn-take-good = Twee van één kleur: zo win je!
learn-take-fine = Van jou! Kijk in alle zes rijen: twee gelijke zijn beter.
learn-take-late = In een echt spel waren ze weg. Hier mag je nog eens.
learn-count = De hoogste toren wint. Van wie is die?
learn-count-good = Van jou! Hoe groot de hele hoop is, telt niet.
learn-tie = Allebei vier. Nu telt de tweede toren. Wie wint?
learn-tie-good = Jij: drie tegen twee.

# 2024
learn-sapphire = 2024: wie het eerst klaar is, wint een saffier. Maak je legtafel af!
learn-sapphire-good = Eerste: een saffier, en de legtafel is van jou.
learn-amber = Deze keer is Bo snel. Maak je legtafel toch af!
learn-beaten = Bo was je voor. Ook de tweede wint: een barnsteen!
learn-amber-good = Tweede: een barnsteen, en de legtafel is van jou.
learn-points = Saffier 3, barnsteen 1, legtafel 1. Wie heeft meer?
learn-points-good = Jij: één saffier is drie barnstenen waard.
learn-play-off = Gelijk! Nog één legtafel, zonder zandloper: wees snel!
learn-play-off-good = Jij was het eerst en wint het spel!

# Together
learn-together = Nu speelt iedereen samen. Maak je legtafel af!
learn-together-good = Je steen en je legtafel tellen voor iedereen.
learn-help = Bo zit vast. Bij de tweede kans mag iedereen helpen!
learn-help-lay = Leg Bo’s laatste legstuk op zijn plaats.
learn-help-good = Van elk dier een legtafel: vier punten voor iedereen!
learn-set = De legtafel van welk dier maakt de reeks vol?
learn-set-good = Weer van elk één: nog vier punten!

# Solo
learn-run = Legtafel na legtafel, tot de tijd om is. Maak deze af!
learn-run-on = Eén! En meteen de volgende.
learn-run-good = Precies zo: steeds maar door.
learn-aside = Deze is gemeen. Leg hem opzij!
learn-aside-done = Weg, en het kost niets. Nu deze!
learn-aside-solved = Opgelost? Dan hoef je niets opzij te leggen!
learn-aside-good = Goed geruild.
learn-clock = De tijd is bijna om. Nog één?
learn-clock-good = Op tijd! Die telt nog.
learn-clock-over = De tijd is om. Wat opgelost is, telt.

# Kind answers
learn-more = Past! Nu het volgende.
learn-pose-fits = Nu past het. Leg het neer!
learn-flipped-now-turn = Omgekeerd! Nu nog draaien.
learn-miss-off = Laat het los boven het lichte vlak.
learn-miss-aim = Bijna! Nog iets verder op de lichte vakjes.
learn-miss-turn = Zo ligt het dwars. Tik erop om het te draaien.
learn-miss-flip = Draaien is niet genoeg. Houd het vast om het om te keren.
learn-miss-away = Te ver gedraaid! Tik door tot het weer past.
learn-miss-taken = Zo is er geen plaats: een ander legstuk ligt in de weg.
learn-miss-stuck = Geen plaats voor de rest. Pak er één op en probeer opnieuw.
learn-miss-far = Te ver: hoogstens drie velden.
learn-miss-heap = Meer stenen, maar geen toren zo hoog. Kijk nog eens!
learn-miss-tie = Allebei een toren van vier. Kijk naar de tweede toren!
learn-miss-points = Tel nog eens: een saffier telt drie.
learn-miss-set = Hier zijn er al twee. Wie heeft er één minder?
