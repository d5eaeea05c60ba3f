"""A warm-up (R-429): three boards for one guest alone, a minute in all, which find a level.

Nothing of it is written down or counted anywhere. The boards come from the catalogue, by a
number that nobody knows, and each is as hard as the ones before have shown.

>>> one = begun(number=7, at=1_000)
>>> one.board, one.until, one.stars
(0, 61000, 2)
>>> ended(one).level
-24
"""

from typing import NamedTuple

from ubongo.boards.board import SYMBOLS
from ubongo.boards.fitted_boards import fitted_side, wanted_tenths
from ubongo.match.levels import level_of_warm_up, next_warm_up, with_unsolved
from ubongo.puzzles.cover_check import faults
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import NotCovered

BOARDS = 3
LASTS = 60_000
# Nobody lays a piece faster by hand.
LEAST_A_PIECE = 300


class WarmUp(NamedTuple):
    """A warm-up that is going on, or has just ended."""

    number: int
    puzzle: Puzzle
    # When this board came.
    shown_at: int
    until: int
    # Of the boards before: tries, and the milliseconds that were needed.
    times: tuple[tuple[float, int], ...] = ()
    is_over: bool = False

    @property
    def board(self) -> int:
        """Which board lies there; the first is 0."""
        return len(self.times)

    @property
    def stars(self) -> int:
        return stars(difficulty(self.puzzle))

    @property
    def level(self) -> int:
        """What a warm-up that is over has found."""
        return level_of_warm_up(self.times)


def begun(number: int, at: int, lasts: int = LASTS) -> WarmUp:
    """A warm-up that begins now, with boards drawn by this number."""
    return WarmUp(number, _drawn(number, ()), at, at + lasts)


def is_by_hand(warm_up: WarmUp, at: int) -> bool:
    """Whether hands could have laid this board by now."""
    return at - warm_up.shown_at >= LEAST_A_PIECE * len(warm_up.puzzle.pieces)


def solved(warm_up: WarmUp, cover: Cover, at: int) -> WarmUp:
    """The warm-up with the next board, or its end after the last; `NotCovered` if it is wrong."""
    wrong = next(iter(faults(warm_up.puzzle, cover)), None)
    if wrong is not None:
        raise NotCovered(wrong.code, str(wrong))
    tries = difficulty(warm_up.puzzle)
    times = (*warm_up.times, (tries, max(1, at - warm_up.shown_at)))
    if len(times) == BOARDS:
        return warm_up._replace(times=times, is_over=True)
    puzzle = _drawn(warm_up.number, times)
    return warm_up._replace(puzzle=puzzle, shown_at=at, times=times)


def ended(warm_up: WarmUp) -> WarmUp:
    """The warm-up when its minute is over: the board that lies there is unsolved."""
    spent = warm_up.until - warm_up.shown_at
    times = with_unsolved(warm_up.times, difficulty(warm_up.puzzle), spent)
    return warm_up._replace(times=times, is_over=True)


def _drawn(number: int, times: tuple[tuple[float, int], ...]) -> Puzzle:
    wanted = wanted_tenths(next_warm_up(times))
    return fitted_side(number, len(times), SYMBOLS[0], wanted).puzzle(SYMBOLS[0])
