rules-idea = Iedereen krijgt een legtafel met een licht legvlak. De dobbelsteen zegt welke legstukken gebruikt worden, de zandloper wordt omgedraaid en allen leggen tegelijk.
rules-lay = Bedek het legvlak precies met je legstukken. Ze mogen gedraaid en omgekeerd worden. Wie klaar is, roept “Ubongo!”.
rules-classic = Klassiek: de eerste verplaatst de spelfiguur hoogstens drie velden, de tweede twee, de derde één, de vierde blijft staan. Neem dan de voorste twee edelstenen van je rij, voor het zand op is.
rules-win = Na negen rondes wint wie de meeste edelstenen van één kleur heeft. Bij gelijkstand beslist de op één na meeste kleur, enzovoort.
rules-second-chance = Heeft niemand op tijd opgelost, dan wordt de zandloper nog eens omgedraaid.
rules-2024 = 2024: de eerste wint een saffier (3 punten), de tweede een barnsteen (1 punt), en wie oplost houdt de legtafel (1 punt).
rules-cooperative = Samen: legtafels en edelstenen komen op gedeelde scoreborden, en bij de tweede kans mag iedereen helpen.
