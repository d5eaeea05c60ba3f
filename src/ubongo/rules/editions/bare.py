"""The smallest edition, and the one to copy: every solver gets a point, most points win.

It is for tests and for makers of editions, and no rulebook has it. It overrides only the
methods that have no default.
"""

from dataclasses import dataclass
from typing import ClassVar

from ubongo.rules.editions.edition import LAST_CHAPTERS, Edition, StateFacts, TableView
from ubongo.rules.game import EditionState, Game, Seat
from ubongo.rules.value import value


@dataclass(slots=True, eq=False)
class BareTable(EditionState):
    points: list[int]


@value
class BareView(TableView):
    points: tuple[int, ...]


class Bare(Edition):
    name = "bare"
    least = 1
    is_listed = False
    chapters = ("puzzle", "bare", "second-chance", *LAST_CHAPTERS)
    points: ClassVar[dict[str, int]] = {"solve": 1}
    shows = BareView
    facts = (StateFacts("BareTable", BareTable, "points"),)

    def new_table(self, game: Game) -> BareTable:
        return BareTable([0] * len(game.seats))

    def mark_solved(self, game: Game, seat: Seat) -> None:
        super().mark_solved(game, seat)
        _table(game).points[game.solvers[-1]] += self.points["solve"]

    def scores(self, game: Game) -> tuple[int, ...]:
        return tuple(_table(game).points)

    def show(self, game: Game, seat: int | None) -> BareView:
        return BareView(tuple(_table(game).points))


def _table(game: Game) -> BareTable:
    assert isinstance(game.table, BareTable)
    return game.table
