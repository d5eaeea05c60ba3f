"""Bodies of the puzzles of the day."""

from typing import Literal

from msgspec import Struct

from ubongo.boards.board import Side
from ubongo.protocol.messages import LaidPieces, PieceId

DailyLevel = Literal["easy", "hard", "five_stars"]


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
    # Covers that did not solve it.
    wrong: int
    # How many guests of this server have solved it, in a time that is plausible.
    solvers: int
    # Once it is solved: their median, and how many of them took longer.
    median: int | None
    slower: int | None
    # False if it was solved faster than a hand can: it counts for nothing but for the guest.
    plausible: bool = True


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
    """GET /api/daily/days: the days on which this guest solved something, the oldest first."""

    first: str
    today: str
    days: tuple[DailyDay, ...]


BODIES = (StartDaily, SolveDaily, Daily, DailyDays)
