"""Bodies of a guest's statistics and ratings."""

from msgspec import Struct

from ubongo.boards.board import Side
from ubongo.protocol.http.daily import DailyLevel
from ubongo.protocol.messages import PieceId
from ubongo.rules.settings import Boards


class Times(Struct, frozen=True):
    """Boards dealt and solved; the median and the best time in milliseconds."""

    dealt: int
    solved: int
    median: int | None
    best: int | None


class StarsTimes(Struct, frozen=True):
    stars: int
    times: Times


class PieceTimes(Struct, frozen=True):
    """All boards with this piece."""

    piece: PieceId
    times: Times


class DayTimes(Struct, frozen=True):
    date: str
    games: int
    times: Times


class EditionGames(Struct, frozen=True):
    """Games of an edition, those won in a race, and the times of their boards."""

    edition: str
    games: int
    won: int
    times: Times


class SoloRecord(Struct, frozen=True):
    """The best run of its minutes, side and kind of boards (R-303, R-428)."""

    minutes: int | None
    side: Side
    boards: Boards
    stars: int | None
    runs: int
    solved: int
    put_aside: int
    last_solve: int
    date: str


class SolvedBoard(Struct, frozen=True):
    """One board that was solved at a table."""

    date: str
    edition: str
    stars: int
    took: int
    # Whether that was without a server: then `edition` is solo.
    offline: bool = False


class OfflineRuns(Struct, frozen=True):
    """Solo runs that were played offline (R-436), with the best of each kind.

    Their boards are among those of all other figures but `by_edition`; no record and no rating
    knows them.
    """

    runs: int
    times: Times
    best: tuple[SoloRecord, ...]


class DailyTimes(Struct, frozen=True):
    """Puzzles of the day of a level: started, solved, and how quickly."""

    level: DailyLevel
    times: Times


class Statistics(Struct, frozen=True):
    """GET /api/me/statistics; DELETE forgets everything that is kept about a guest."""

    games: int
    times: Times
    by_stars: tuple[StarsTimes, ...]
    by_piece: tuple[PieceTimes, ...]
    by_day: tuple[DayTimes, ...]
    by_edition: tuple[EditionGames, ...]
    solo: tuple[SoloRecord, ...]
    daily: tuple[DailyTimes, ...]
    # The latest solves, the newest last; the counts above are of all.
    solves: tuple[SolvedBoard, ...]
    # What was played offline; null if nothing was.
    offline: OfflineRuns | None = None


class RatingSeen(Struct, frozen=True):
    """`shown` is what people compare: the level that is surpassed almost certainly."""

    edition: str
    shown: int
    mu: float
    sigma: float
    games: int


class Ratings(Struct, frozen=True):
    """GET and PUT /api/me/ratings"""

    opted_in: bool
    ratings: tuple[RatingSeen, ...]


class OptIn(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/me/ratings: from now on public games count, or do not."""

    opted_in: bool


BODIES = (Statistics, Ratings, OptIn)
