"""The referee's book of the 2015 edition: 58 gems on the track, in the bag and with the players."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ubongo.rules.editions.edition_2015 import BagTable
from ubongo.rules.events import GameStarted, GemDrawn, GemsLeftOver, GemWon
from ubongo.rules.game import Game
from ubongo.rules.gems import Gem
from ubongo.rules.referee.ledger import Ledger, Sees
from ubongo.rules.referee.watch import Watch

VALUES = {Gem.BLUE: 3, Gem.BROWN: 1, Gem.GREEN: 2, Gem.RED: 4}
IN_THE_BAG = {Gem.BLUE: 10, Gem.BROWN: 10, Gem.GREEN: 10, Gem.RED: 10}
PRIZES = (Gem.BLUE, Gem.BROWN)
ON_THE_TRACK = 9


class BagLedger(Ledger):
    """A prize for the first and the second, and one blind draw for every solver."""

    editions = ("2015",)

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        super().__init__(started, watch)
        self.track = dict.fromkeys(PRIZES, ON_THE_TRACK)
        self.bag = dict(IN_THE_BAG)
        self.won = [dict.fromkeys(VALUES, 0) for _ in range(watch.seats)]
        self.prizes = 0

    def wins(self, event: GemWon) -> None:
        rank = self.watch.rank(event.seat)
        if self.prizes != rank - 1 or PRIZES[rank - 1 : rank] != (event.gem,):
            self.watch.object_to("gain", f"seat {event.seat} wins a gem that is not for its rank")
        self.prizes += 1
        self._move(self.track, self.won[event.seat], event.gem)

    def draws(self, event: GemDrawn) -> None:
        if not self.watch.rank(event.seat) or event.seat in self.watch.done:
            self.watch.object_to("gain", f"seat {event.seat} draws, and may not")
        self.watch.done.append(event.seat)
        self._move(self.bag, self.won[event.seat], event.gem)

    def left_over(self, event: GemsLeftOver) -> None:
        if event.gems != PRIZES[len(self.watch.solvers) :]:
            self.watch.object_to("track", "other gems are left over than nobody has won")
        for gem in event.gems:
            self._move(self.track, self.bag, gem)

    sees: ClassVar[Sees] = {GemWon: wins, GemDrawn: draws, GemsLeftOver: left_over}

    def _move(self, source: dict[Gem, int], goal: dict[Gem, int], gem: Gem) -> None:
        if not source.get(gem):
            self.watch.object_to("gems", f"there is no {gem.value} gem to be taken")
            return
        source[gem] -= 1
        goal[gem] += 1

    def end_round(self, number: int) -> None:
        self.prizes = 0
        if set(self.track.values()) != {ON_THE_TRACK - number}:
            self.watch.object_to("track", f"after round {number} the track shows another number")

    def compare(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, BagTable)
        if (table.track, table.bag, table.won) != (self.track, self.bag, self.won):
            self.watch.object_to("gems", "gems have come or gone without an event")

    def scores(self) -> Sequence[Any]:
        return [sum(VALUES[gem] * count for gem, count in won.items()) for won in self.won]
