"""Rows about finished games: what is written when a game ends, and what is read for statistics.

They are plain numbers and strings. `features.statistics.finished_game` fills the rows to write.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

# The edition of runs that were played offline. It is none of the game's: whoever asks for
# the records or ratings of an edition never meets them, and neither does an older release.
OFFLINE = "offline"

# The numbers that openskill's Thurstone-Mosteller model gives to a new player.
NEW_MU, NEW_SIGMA = 25.0, 25.0 / 3


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board that was dealt to a guest; `took` is None if it was not solved."""

    round: int
    puzzle: str
    # Their ids, with spaces between.
    pieces: str
    tries: float
    stars: int
    took: int | None


@dataclass(frozen=True, slots=True)
class RunRow:
    """The worth of a solo run; of another game only side and solved boards count."""

    minutes: int | None
    side: str
    solved: int
    put_aside: int
    last_solve: int
    # Which boards were played, by their stored name, and of how many stars.
    boards: str = "box"
    stars: int | None = None
    # Whether fresh boards were drawn by a number that was told before.
    is_agreed: bool = False


@dataclass(frozen=True, slots=True)
class GuestGameRow:
    """One guest's part in a finished game."""

    guest: str
    place: int
    left: bool
    run: RunRow
    boards: tuple[BoardRow, ...]


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game, to be written for every guest who had a seat."""

    # The table's id and the number of the game at it.
    id: str
    ended_at: int
    edition: str
    seats: int
    # Whether it counts for the ratings of guests who want to be rated.
    is_rated: bool
    guests: tuple[GuestGameRow, ...]
    # Whether its times say how hard the puzzles were.
    is_measure: bool


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A guest's game, as it is read back."""

    game: str
    ended_at: int
    edition: str
    seats: int
    place: int
    minutes: int | None
    side: str
    solved: int
    put_aside: int
    last_solve: int
    boards: str
    stars: int | None
    is_agreed: int


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A guest's board, as it is read back."""

    game: str
    pieces: str
    stars: int
    took: int | None


@dataclass(frozen=True, slots=True)
class Rating:
    """A guest's rating in one edition."""

    edition: str
    mu: float = NEW_MU
    sigma: float = NEW_SIGMA
    games: int = 0


# The rating model: ratings before a game and places in it give the ratings after it.
Rate = Callable[[Sequence[Rating], Sequence[int]], tuple[Rating, ...]]
