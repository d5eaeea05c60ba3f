"""Bodies of the look-up: solutions, hints, fitting sets of pieces, and solutions after a round.

Cells count from the upper left corner of the area's bounding box, wherever the area was
painted. A text that is too long is refused with a code and not by its type, so that the page
can explain it.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ubongo.boards.board import Side, Symbol
from ubongo.protocol.messages import BoardSeen, Laid, LaidPieces, PieceId

MOST_SOLUTIONS = 100  # in one answer
MOST_SETS = 200
MOST_PIECES = 6

HintKind = Literal["lay", "lift", "covered"]


class BoardNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """One task of our box."""

    number: int
    side: Side
    symbol: Symbol


class PuzzleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Either a board of the box, or an area in rows of # and ., separated by /, and its pieces."""

    board: BoardNamed | None = None
    area: str = ""
    pieces: tuple[str, ...] = ()


class AskSolutions(PuzzleAsked, frozen=True, forbid_unknown_fields=True):
    """POST /api/lookup/solutions"""

    # The first solution wanted, counted from 0, and how many.
    first: Annotated[int, Meta(ge=0, le=2**31)] = 0
    most: Annotated[int, Meta(ge=1, le=MOST_SOLUTIONS)] = 20


class Solutions(Struct, frozen=True):
    """Some of the solutions of a puzzle, in an order that never changes."""

    area: str
    pieces: tuple[PieceId, ...]
    # How many there are in all.
    count: int
    first: int
    solutions: tuple[tuple[Laid, ...], ...]
    # Whether there are further ones after these.
    more: bool
    # How many placements a person can expect to try, and one to five stars for it.
    tries: float
    stars: int


class AskHint(PuzzleAsked, frozen=True, forbid_unknown_fields=True):
    """POST /api/lookup/hint: the next piece, from nothing or from what is laid."""

    laid: LaidPieces = ()


class HintGiven(Struct, frozen=True):
    """Lay this piece here; or lift these, because they lie wrong; or nothing is left to do."""

    kind: HintKind
    lay: Laid | None
    lift: tuple[PieceId, ...]


class AskSets(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lookup/sets: which sets of so many pieces would fit?"""

    area: str
    pieces: Annotated[int, Meta(ge=1, le=MOST_PIECES)]


class SetFound(Struct, frozen=True):
    pieces: tuple[PieceId, ...]
    count: int


class SetsFound(Struct, frozen=True):
    """Sets that cover the area, each with its number of solutions; `count` sets in all."""

    area: str
    cells: int
    count: int
    sets: tuple[SetFound, ...]
    more: bool


class SeatSolution(Struct, frozen=True):
    """A seat's board of a finished round, what it laid, and a solution.

    `cover` and `solution` are null while the same task is live at another table, or for somebody
    who had no seat in the round, one of that side and symbol (R-321).
    """

    seat: int
    board: BoardSeen
    cover: tuple[Laid, ...] | None
    solution: tuple[Laid, ...] | None
    count: int
    live: bool


class RoundSolutions(Struct, frozen=True):
    """GET /api/tables/{table}/rounds/{round}/solutions; round 0 is the play-off."""

    round: int
    symbol: Symbol
    seats: tuple[SeatSolution, ...]


BODIES = (AskSolutions, Solutions, AskHint, HintGiven, AskSets, SetsFound, RoundSolutions)
