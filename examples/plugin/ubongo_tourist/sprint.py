"""An edition: three rounds, two points for the first solver of each, one for every other."""

from dataclasses import dataclass
from typing import ClassVar

from ubongo import Edition, Game, Settings
from ubongo.rules.editions.edition import StateFacts, TableView
from ubongo.rules.game import EditionState, Seat
from ubongo.rules.value import value

FIRST, OTHER = 2, 1


@dataclass(slots=True, eq=False)
class SprintTable(EditionState):
    """What lies on the table: a pawn on a track for each seat."""

    steps: list[int]


@value
class SprintView(TableView):
    """What everybody sees of it."""

    steps: tuple[int, ...]


class Sprint(Edition):
    name = "sprint"
    points: ClassVar[dict[str, int]] = {"first": FIRST, "other": OTHER}
    shows = SprintView
    facts = (StateFacts("SprintTable", SprintTable, "steps"),)

    def rounds(self, settings: Settings, seats: int) -> int:
        return settings.rounds or 3

    def new_table(self, game: Game) -> SprintTable:
        return SprintTable([0] * len(game.seats))

    def mark_solved(self, game: Game, seat: Seat) -> None:
        super().mark_solved(game, seat)
        _table(game).steps[game.solvers[-1]] += FIRST if seat.rank == 1 else OTHER

    def scores(self, game: Game) -> tuple[int, ...]:
        return tuple(_table(game).steps)

    def result_of(self, game: Game, seat: int) -> str:
        return f"{_table(game).steps[seat]} steps"

    def show(self, game: Game, seat: int | None) -> SprintView:
        return SprintView(tuple(_table(game).steps))


def _table(game: Game) -> SprintTable:
    assert isinstance(game.table, SprintTable)
    return game.table
