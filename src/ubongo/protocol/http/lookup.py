"""Bodies of the questions over plain HTTP that have nothing to do with a running table.

Look it up, the puzzle of the day, and replays; those about the own games are in
`own_bodies`. The types of the page and `docs/protocol.md` are made from here as from
`protocol`. Cells count from the upper left corner of the area's own box, wherever it was
painted; texts longer than they can be are refused with a code, so that the page can say so.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ubongo.boards.board import Side, Symbol
from ubongo.protocol.messages import BoardSeen, GameSeen, Laid, LaidPieces, Notice, PieceId

LARGEST_REPLAY = 512 * 1024  # bytes of a record that somebody opens
MOST_SOLUTIONS = 100  # in one answer
MOST_SETS = 200
MOST_PIECES = 6

HintKind = Literal["lay", "lift", "covered"]
DailyLevel = Literal["easy", "hard", "five_stars"]
ReplayNote = Literal["seed_hidden", "other_box"]


# Look it up


class BoardNamed(Struct, frozen=True, forbid_unknown_fields=True):
    """One task of our box."""

    number: int
    side: Side
    symbol: Symbol


class PuzzleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Either a board of the box, or an area in rows of # and ., parted by /, and its pieces."""

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

    `solution` is null while the same task is live at another table (R-321).
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


# The puzzle of the day


class StartDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily/start: show me the puzzle; my clock runs from now on."""

    level: DailyLevel
    # As 2026-11-15; left out: today.
    date: str = ""


class SolveDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily/solve"""

    level: DailyLevel
    date: str
    cover: LaidPieces


class DailyPuzzle(Struct, frozen=True):
    """One of the three of a day; area and pieces are null until it was started."""

    level: DailyLevel
    stars: int
    side: Side
    area: str | None
    pieces: tuple[PieceId, ...] | None
    # Milliseconds: since it was started, and until it was solved.
    elapsed: int | None
    took: int | None
    # Covers that were no solution.
    wrong: int
    # How many guests of this server have solved it.
    solvers: int
    # Once it is solved: their median, and how many of them took longer.
    median: int | None
    slower: int | None


class Daily(Struct, frozen=True):
    """GET /api/daily[?date=2026-11-15]: everything for the screen, and for a text to share."""

    date: str
    today: str
    # The earliest date that can be played, and the milliseconds until the next puzzles.
    first: str
    next_in: int
    # Whether what is solved now counts for the streak.
    counts: bool
    # Days since the first one: "Ubongo no. 319".
    number: int
    puzzles: tuple[DailyPuzzle, ...]
    # Days in a row, up to today or yesterday, with a puzzle solved on its day; and the most ever.
    streak: int
    best_streak: int


class DailyDay(Struct, frozen=True):
    """How many puzzles of a date were solved, and whether one was on its own day."""

    date: str
    solved: int
    on_day: bool


class DailyDays(Struct, frozen=True):
    """GET /api/daily/days: the own days on which something was solved, the oldest first."""

    first: str
    today: str
    days: tuple[DailyDay, ...]


# Replays


class ReplayFrame(Struct, frozen=True, omit_defaults=True):
    """One event, and what it changed in the view: fields of the game, fields of seats."""

    at: int
    notice: Notice
    # The fields of GameSeen that are other than before, `seats` left out.
    game: dict[str, Any] = {}
    # For each seat that changed, by its number: the fields of SeatSeen that are other than before.
    seats: dict[str, dict[str, Any]] = {}


class Replay(Struct, frozen=True):
    """GET /api/tables/{table}/games/{game}/replay, POST /api/replay (the text of a record).

    `first` is the view after event 1, as nobody saw it: with all boards and covers open. Each
    frame changes the one before it.
    """

    events: int
    began: int
    ended: int
    first: GameSeen
    frames: tuple[ReplayFrame, ...]
    # What could not be checked.
    notes: tuple[ReplayNote, ...]


BODIES = (
    AskSolutions,
    Solutions,
    AskHint,
    HintGiven,
    AskSets,
    SetsFound,
    RoundSolutions,
    StartDaily,
    SolveDaily,
    Daily,
    DailyDays,
    Replay,
)
