"""The referee: checks every event of a game against books that it keeps independently.

It costs a few microseconds an event, so it is on in live play (`ubongo serve --no-referee`
turns it off), where `insist` stops a table before a wrong event is written or sent. A breach
is a fault of the program and never of a player: players are refused before anything happens.

>>> from ubongo.boards.box import the_box
>>> from ubongo.rules import engine
>>> from ubongo.rules.chance import Chance
>>> from ubongo.rules.events import Player, RoundEnded
>>> from ubongo.rules.settings import Settings
>>> events = engine.start("bare", (Player("Ada"),), Settings(), Chance(bytes(16), the_box()))
>>> game = engine.replay(events)
>>> referee = Referee()
>>> referee.check(events[0], game)
()
>>> referee.check(RoundEnded(0, 1), game)[0].sentence
'a round ends, and none runs'
"""

from ubongo.rules.referee.referee import Referee
from ubongo.rules.referee.watch import Breach, Breached

__all__ = ["Breach", "Breached", "Referee"]
