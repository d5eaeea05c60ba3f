"""Fitting (R-429): how the levels of the seats move, and who sees the board a little later.

A level says how hard boards a seat gets (`boards/fitted_boards`). The first levels stand in event
1, and each round moves them by its events alone, in whole numbers. In a race a level moves by the
points won minus the mean of the table: who dawdles to get easier boards pays for them with just
those points. In the other editions it goes up with each solve, and down faster without one.

>>> fit = LevelRule(points=(4, 2, 1, 1), step=3)
>>> raced(fit, (456, 456, 456, 456), ranks=(1, 2, 0, 3), plays=(True,) * 4)
(537, 465, 393, 429)
>>> fitted_delays((860, 456, 852), plays=(True, True, True))
(1800, 0, 1080)
"""

from collections.abc import Sequence
from typing import NamedTuple

from ubongo.boards.fitted_boards import HIGHEST_RUNG, LOWEST_RUNG, RUNG
from ubongo.rules.settings import HIGHEST_LEVEL, LONGEST_FITTED_DELAY, LOWEST_LEVEL

# Rungs that a level moves in an edition that is no race.
CLIMB = RUNG
FALL = -2 * RUNG

# What the catalogue cannot give is made up for by a start delay: so many milliseconds for each
# twelfth of a rung. A rung is a factor of 1.044, or 1.1 s of 25 s.
DELAY_OF_LEVEL = 90
SHORTEST_DELAY = 1_000


class LevelRule(NamedTuple):
    """How an edition fits: the points of each rank, and the rungs that a point is worth.

    An edition that is no race has no points: its levels climb.
    """

    points: tuple[int, ...] = ()
    step: int = 0


def fitted_delays(levels: Sequence[int], plays: Sequence[bool]) -> tuple[int, ...]:
    """How much later each seat sees its board, for what the catalogue cannot give."""
    easiest, hardest = LOWEST_RUNG * RUNG, HIGHEST_RUNG * RUNG
    left = [level - min(max(level, easiest), hardest) for level in levels]
    least = min([one for one, is_in in zip(left, plays, strict=True) if is_in], default=0)
    found = [
        min(DELAY_OF_LEVEL * (one - least), LONGEST_FITTED_DELAY) if is_in else 0
        for one, is_in in zip(left, plays, strict=True)
    ]
    return tuple([delay if delay >= SHORTEST_DELAY else 0 for delay in found])


def raced(
    fit: LevelRule, levels: Sequence[int], ranks: Sequence[int], plays: Sequence[bool]
) -> tuple[int, ...]:
    """The levels after a round of a race; rank 0 is unsolved, and who has left stays as they were.

    The mean of the table does not move (but for levels at an end of the scale).
    """
    count = sum(plays)
    if not count:
        return tuple(levels)
    won = [
        fit.points[rank - 1] if rank and is_in else 0
        for rank, is_in in zip(ranks, plays, strict=True)
    ]
    share = fit.step * (RUNG // count)
    return tuple(
        [
            _bounded(level + share * (count * points - sum(won))) if is_in else level
            for level, points, is_in in zip(levels, won, plays, strict=True)
        ]
    )


def climbed(levels: Sequence[int], ranks: Sequence[int], plays: Sequence[bool]) -> tuple[int, ...]:
    """The levels after a round of an edition that is no race."""
    return tuple(
        [
            _bounded(level + (CLIMB if rank else FALL)) if is_in else level
            for level, rank, is_in in zip(levels, ranks, plays, strict=True)
        ]
    )


def _bounded(level: int) -> int:
    return min(max(level, LOWEST_LEVEL), HIGHEST_LEVEL)
