"""Bodies for solo without a network: packs of puzzles, the tasks of the box, runs taken along."""

from typing import Annotated

from msgspec import Meta, Struct

from ubongo.boards.board import Side
from ubongo.boards.puzzle_packs import MOST_PACKS, PUZZLES_A_PACK, PackLevel
from ubongo.protocol.messages import PieceId

# A piece lies on at least two cells, and the largest area of a pack has eighteen.
LONGEST_COVER = 20
DAY = 24 * 3_600_000


class PackPuzzle(Struct, frozen=True):
    """A puzzle as it is printed on a board, without its solution."""

    area: str
    pieces: tuple[PieceId, ...]
    stars: int


class Pack(Struct, frozen=True):
    """GET /api/packs/{level}/{number}: a hundred puzzles, the same forever.

    Numbers are 1 to 1000; a page begins with 1, and then takes the one after its last.
    """

    level: PackLevel
    number: int
    side: Side
    puzzles: tuple[PackPuzzle, ...]


class BoxSide(Struct, frozen=True):
    """A side of a board: its area, and for each symbol of the die the pieces and stars."""

    area: str
    pieces: tuple[tuple[PieceId, ...], ...]
    stars: tuple[int, ...]


class BoxBoard(Struct, frozen=True):
    number: int
    easy: BoxSide
    hard: BoxSide


class BoxTasks(Struct, frozen=True):
    """GET /api/packs/box: the tasks of all boards of the box, and none of their solutions."""

    boards: tuple[BoxBoard, ...]


class OfflineBoard(Struct, frozen=True, forbid_unknown_fields=True):
    """A board of a run: which one of the pack, how long it lay there, and how it was covered."""

    puzzle: Annotated[int, Meta(ge=0, lt=PUZZLES_A_PACK)]
    # Milliseconds from when it was dealt until it was solved or put aside.
    took: Annotated[int, Meta(ge=0, le=DAY)]
    # For each cell of the area in reading order the place of its piece in the list, such as
    # "001122"; empty: it was put aside.
    cover: Annotated[str, Meta(max_length=LONGEST_COVER, pattern="^[0-5]*$")] = ""


class TakeRun(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/offline-runs: take a run that was played offline into one's own statistics.

    The same run again counts once. All its boards are of one pack.
    """

    level: PackLevel
    pack: Annotated[int, Meta(ge=1, le=MOST_PACKS)]
    # 5, 10 or 20, or null: without a clock.
    minutes: int | None
    # When it began, by the device's clock, in milliseconds since 1970.
    began: Annotated[int, Meta(ge=0, le=2**53)]
    boards: Annotated[tuple[OfflineBoard, ...], Meta(max_length=PUZZLES_A_PACK)]


class RunTaken(Struct, frozen=True):
    """The run counts in the guest's own statistics, marked as played offline, and nowhere else."""

    solved: int
    put_aside: int
    # Whether it had been taken before: then nothing was added.
    again: bool


BODIES = (Pack, BoxTasks, TakeRun, RunTaken)
