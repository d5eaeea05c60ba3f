"""The referee's book of the solo game: tasks solved and tasks put aside."""

from collections.abc import Sequence
from typing import ClassVar

from ubongo.rules.editions.solo import SoloTable
from ubongo.rules.events import BoardPutAside, GameStarted
from ubongo.rules.game import Game
from ubongo.rules.referee.ledger import Ledger, Sees
from ubongo.rules.referee.watch import Watch


class SoloLedger(Ledger):
    """One player, one clock, and boards that come again with another face."""

    editions = ("solo",)
    reshuffles = True
    may_finish = True

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        super().__init__(started, watch)
        self.put_aside = 0

    def laid_aside(self, event: BoardPutAside) -> None:
        self.put_aside += 1

    sees: ClassVar[Sees] = {BoardPutAside: laid_aside}

    def compare(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, SoloTable)
        if (table.run.solved, table.run.put_aside) != (self.boards[0], self.put_aside):
            self.watch.object_to("score", "the count of tasks is not what the events told")

    def reached(self) -> Sequence[tuple[int, ...]]:
        return [(self.boards[0], -self.put_aside)]

    def wants_second_chance(self) -> bool:
        return False
