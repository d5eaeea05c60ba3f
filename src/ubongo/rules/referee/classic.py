"""The referee's books of the classic editions: 72 gems in six rows, and six fields for pawns."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ubongo.rules.editions.classic import GemTable
from ubongo.rules.events import (
    FieldChosen,
    GameStarted,
    GemsLaid,
    GemsTaken,
    PawnMoved,
    PawnsPlaced,
    TakePassed,
)
from ubongo.rules.game import Game
from ubongo.rules.gems import Gem
from ubongo.rules.referee.ledger import Ledger, Sees
from ubongo.rules.referee.watch import Watch

FIELDS = 6
IN_A_ROW = 12
OF_A_COLOUR = 12
PAIR = 2
SLOWEST = 4  # the rank that does not move, R-118


class GemLedger(Ledger):
    """Classic: six rows of twelve, six pawns' fields, and the gems in front of the players."""

    editions = ("classic", "classic-long")

    def __init__(self, started: GameStarted, watch: Watch) -> None:
        super().__init__(started, watch)
        self.rows: list[tuple[Gem, ...]] = [()] * FIELDS
        self.pawns: list[int] = []
        self.chosen: dict[int, int] = {}
        self.colours = tuple(Gem)
        self.gems = [(0,) * len(self.colours)] * watch.seats

    def laid(self, event: GemsLaid) -> None:
        self.rows = list(event.rows)
        every = [gem for row in event.rows for gem in row]
        if len(event.rows) != FIELDS or any(len(row) != IN_A_ROW for row in event.rows):
            self.watch.object_to("rows", "the gems are not laid in six rows of twelve")
        if any(every.count(gem) != OF_A_COLOUR for gem in Gem):
            self.watch.object_to("gems", "there are not twelve gems of each colour")

    def chose(self, event: FieldChosen) -> None:
        if event.seat in self.chosen:
            self.watch.object_to("chosen_twice", f"seat {event.seat} chooses a field again")
        self.chosen[event.seat] = event.field

    def placed(self, event: PawnsPlaced) -> None:
        self.pawns = list(event.fields)
        if len(event.fields) != self.watch.seats or not set(event.fields) <= set(range(FIELDS)):
            self.watch.object_to("off_strip", "a pawn is not on one of the six fields")
        for seat, chosen in self.chosen.items():
            if self.pawns[seat] != chosen:
                self.watch.object_to("pawn", f"the pawn of seat {seat} is not where it was put")

    def moved(self, event: PawnMoved) -> None:
        watch = self.watch
        seat = event.seat
        rank = self._solver(seat, "moves")
        if seat in watch.moved:
            watch.object_to("moved_twice", f"seat {seat} moves a second time")
        if not 0 <= event.field < FIELDS:
            watch.object_to("off_strip", f"there is no field {event.field}")
        distance = abs(event.field - self.pawns[seat])
        if rank and distance > 4 - rank:
            watch.object_to("too_far", f"seat {seat} moves {distance} fields as number {rank}")
        watch.moved.append(seat)
        self.pawns[seat] = event.field

    def took(self, event: GemsTaken) -> None:
        watch = self.watch
        seat = event.seat
        self._solver(seat, "takes gems")
        watch.done.append(seat)
        if event.field != self.pawns[seat]:
            watch.object_to("wrong_row", f"seat {seat} takes from a row its pawn is not at")
        row = self.rows[event.field]
        if len(event.gems) != PAIR:
            watch.object_to("gain", f"seat {seat} takes {len(event.gems)} gems and not two")
        if event.gems != row[: len(event.gems)]:
            watch.object_to("row", f"seat {seat} takes gems that are not the nearest of the row")
        self.rows[event.field] = row[len(event.gems) :]
        mine = list(self.gems[seat])
        for gem in event.gems:
            mine[self.colours.index(gem)] += 1
        self.gems[seat] = tuple(mine)

    def passed(self, event: TakePassed) -> None:
        self._solver(event.seat, "passes")
        self.watch.done.append(event.seat)

    def _solver(self, seat: int, does: str) -> int:
        """The rank of a seat; objects if it may not act as a solver."""
        watch = self.watch
        rank = watch.rank(seat)
        if not rank:
            watch.object_to("not_solved", f"seat {seat} {does} and has not solved")
        if seat in watch.given_up:
            watch.object_to("out", f"seat {seat} {does} and has given the round up")
        if seat in watch.done:
            watch.object_to("after_take", f"seat {seat} {does} after it has taken or passed")
        return rank

    sees: ClassVar[Sees] = {
        GemsLaid: laid,
        FieldChosen: chose,
        PawnsPlaced: placed,
        PawnMoved: moved,
        GemsTaken: took,
        TakePassed: passed,
    }

    def compare(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, GemTable)
        if table.rows != self.rows:
            self.watch.object_to("row", "what is left of a row is not the end of its filling")
        if table.gems != self.gems:
            self.watch.object_to("gems", "gems have come or gone without an event")
        if table.pawns != self.pawns:
            self.watch.object_to("pawn", "a pawn has moved without an event")

    def scores(self) -> Sequence[Any]:
        return [sorted(counts, reverse=True) for counts in self.gems]

    def reached(self) -> Sequence[tuple[int, ...]]:
        return [tuple(counts) for counts in self.scores()]

    def is_owed(self, seat: int) -> bool:
        watch = self.watch
        if seat in watch.done or watch.left[seat] or seat in watch.given_up:
            return False
        if watch.rules > 1:
            # moving is a right of its own, and ends with the last gem on the board.
            may_walk = watch.rank(seat) < SLOWEST and seat not in watch.moved
            return any(self.rows) and (may_walk or bool(self.rows[self.pawns[seat]]))
        reach = 0 if seat in watch.moved else 4 - watch.rank(seat)
        return any(
            row for place, row in enumerate(self.rows) if abs(place - self.pawns[seat]) <= reach
        )
