"""The smallest edition, and the one to copy: every solver gets a point, most points win.

It overrides only the methods that have no default; the tests of the engine play it.
"""

from dataclasses import dataclass

from ubongo.rules.editions.edition import Edition, TableView
from ubongo.rules.game import EditionState, Game, Seat


@dataclass(slots=True, eq=False)
class BareTable(EditionState):
    points: list[int]


@dataclass(frozen=True, slots=True)
class BareView(TableView):
    points: tuple[int, ...]


class Bare(Edition):
    name = "bare"
    least = 1
    shows = BareView

    def new_table(self, game: Game) -> BareTable:
        return BareTable([0] * len(game.seats))

    def mark_solved(self, game: Game, seat: Seat) -> None:
        super().mark_solved(game, seat)
        _table(game).points[game.solvers[-1]] += 1

    def scores(self, game: Game) -> tuple[int, ...]:
        return tuple(_table(game).points)

    def show(self, game: Game, seat: int | None) -> BareView:
        return BareView(tuple(_table(game).points))


def _table(game: Game) -> BareTable:
    assert isinstance(game.table, BareTable)
    return game.table
