"""The calendar of the puzzles of the day: dates that have puzzles, levels, and streaks.

Nothing here reads a clock; moments are milliseconds since 1970, dates are texts as 2026-11-15.
"""

from datetime import UTC, date, datetime, timedelta

from ubongo.boards.board import Side
from ubongo.boards.fresh_boards import Level
from ubongo.protocol.http.daily import DailyLevel
from ubongo.rules.refusals import Refused

LEVELS: dict[DailyLevel, Level] = {
    "easy": Level(Side.EASY),
    "hard": Level(Side.HARD),
    "five_stars": Level(Side.HARD, 5),
}
FIRST_DAY = date(2026, 1, 1)
# The puzzles of so many days back can still be played; they do not count for a streak.
ARCHIVE = timedelta(days=366)
# For so long after midnight yesterday's puzzles still count for the streak, in milliseconds.
GRACE = 3_600_000
# Milliseconds for each piece: no hand is faster with a puzzle that it sees for the first time.
LEAST_A_PIECE = 300
DAY = 24 * 3_600_000


class NoSuchDate(Refused):
    """The text is not a date, or the date is in the future or too long ago."""

    code = "no_such_date"
    status = 404

    def __init__(self, first: str, last: str) -> None:
        super().__init__(f"there are puzzles from {first} to {last}", first=first, last=last)


def today(at: int) -> str:
    """The date of a moment; the day changes at midnight UTC, for everybody at once."""
    return datetime.fromtimestamp(at / 1_000, UTC).date().isoformat()


def counting_days(at: int) -> set[str]:
    """The dates whose puzzles count for the streak at a moment: today, after midnight yesterday."""
    return {today(at), today(at - GRACE)}


def counts(day: str, at: int) -> bool:
    """Whether a puzzle of this date, solved at this moment, counts for the streak."""
    return day in counting_days(at)


def is_plausible(took: int, pieces: int, least_a_piece: int = LEAST_A_PIECE) -> bool:
    """Whether somebody can have solved a puzzle in this time.

    Whoever has seen it under another cookie may lay it in no time. Such times are kept, and count
    neither for the streak nor for what others are compared with.

    >>> is_plausible(899, pieces=3), is_plausible(900, pieces=3)
    (False, True)
    """
    return took >= pieces * least_a_piece


def limits(at: int) -> tuple[str, str]:
    """The first and the last date that can be played at a moment."""
    last = date.fromisoformat(today(at))
    return max(FIRST_DAY, last - ARCHIVE).isoformat(), last.isoformat()


def day_number(day: str) -> int:
    """Days since the first one, which is number 1."""
    return (date.fromisoformat(day) - FIRST_DAY).days + 1


def day_asked(text: str, at: int) -> str:
    """The date that a request names, if it has puzzles; an empty text is today."""
    first, last = limits(at)
    if not text:
        return last
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise NoSuchDate(first, last) from None
    if not first <= day <= last or text != day:
        raise NoSuchDate(first, last)
    return text


def streaks(days: tuple[str, ...], now: str) -> tuple[int, int]:
    """The running streak and the longest one; the days are sorted.

    A streak still runs if it reaches yesterday, since today can still be played.

    >>> streaks(("2026-11-01", "2026-11-13", "2026-11-14"), "2026-11-15")
    (2, 2)
    """
    best = length = 0
    before: date | None = None
    for day in map(date.fromisoformat, days):
        length = length + 1 if before == day - timedelta(days=1) else 1
        best = max(best, length)
        before = day
    is_running = before is not None and date.fromisoformat(now) - before <= timedelta(days=1)
    return (length if is_running else 0), best
