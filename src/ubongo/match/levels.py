"""The first levels of a fitted game (R-429): of a grade, or learned from somebody's own times.

A level is so chosen that a board of it takes 25 seconds, half of the time less and half of the
time more. Grades are called like the bots, and a bot has the level of its own grade.

>>> level_of_times([(14.0, 24_700)] * 20), LEVELS_OF_GRADES["fair"]
(432, 444)
>>> level_of_times([(14.0, 24_700)] * 19) is None
True
"""

from collections.abc import Sequence
from typing import Literal

from ubongo.boards.fitted_boards import DOUBLING, RUNG, THREE_TRIES
from ubongo.rules.settings import HIGHEST_LEVEL, LOWEST_LEVEL

Grade = Literal["child", "beginner", "fair", "strong", "expert"]

# Where the median of each bot is 25 seconds.
LEVELS_OF_GRADES: dict[Grade, int] = {
    "child": 72,
    "beginner": 288,
    "fair": 444,
    "strong": 624,
    "expert": 792,
}
USUAL_GRADE: Grade = "fair"
# Of somebody of whom nothing is known, alone: the boards soon get harder.
FIRST_GRADE: Grade = "beginner"

# With fewer times a level would be off by more than four rungs too often (docs/fairness.md).
FEWEST_TIMES = 20
# The latest boards of somebody that are looked at: people change.
MOST_TIMES = 60
WANTED_TIME = 25_000  # milliseconds
UNSOLVED_TIME = 60_000  # an unsolved board counts as if it had been solved when the sand was out

# A warm-up: boards that are solved sooner than those of a game, so that a minute has three of them.
# Of so short a time a good part goes by before anything is tried, whatever the board.
WARM_UP_TIME = 15_000
FIRST_WARM_UP = 20 * RUNG
LOOK = 2_000
SHORTEST_TRYING = 500
# An unsolved board says something if it has been looked at for so long.
LEAST_SEEN = 8_000


def level_of_times(
    times: Sequence[tuple[float, int | None]], fewest: int = FEWEST_TIMES
) -> int | None:
    """The median of what each time says; None if there are too few solves.

    Each is the difficulty of a board in tries, and the milliseconds it took (None: unsolved).
    """
    if sum(took is not None for _, took in times) < fewest:
        return None
    rungs = sorted(_rung(tries, UNSOLVED_TIME if took is None else took) for tries, took in times)
    half = len(rungs) // 2
    median = RUNG * (rungs[half] + rungs[~half]) // 2
    return min(max(median, LOWEST_LEVEL), HIGHEST_LEVEL)


def level_of_warm_up(times: Sequence[tuple[float, int]]) -> int:
    """The mean of what the boards of a warm-up say.

    >>> level_of_warm_up([(6.0, 17_000), (6.0, 9_000)])
    414
    """
    rungs = [
        _log(max(1, round(10 * tries)))
        - _log(THREE_TRIES)
        + _log(WANTED_TIME - LOOK)
        - _log(max(took - LOOK, SHORTEST_TRYING))
        for tries, took in times
    ]
    return min(max(RUNG * sum(rungs) // len(rungs), LOWEST_LEVEL), HIGHEST_LEVEL)


def with_unsolved(
    times: Sequence[tuple[float, int]], tries: float, seen_for: int
) -> tuple[tuple[float, int], ...]:
    """The times of a warm-up that ends on an unsolved board: it counts as solved at its end."""
    says_something = not times or seen_for >= LEAST_SEEN
    return (*times, (tries, seen_for)) if says_something else tuple(times)


def next_warm_up(times: Sequence[tuple[float, int]]) -> int:
    """How hard the next board of a warm-up is, as a level."""
    if not times:
        return FIRST_WARM_UP
    return level_of_warm_up(times) - RUNG * (_log(WANTED_TIME) - _log(WARM_UP_TIME))


def level_of_bot(name: str) -> int:
    """The level of a bot by its name; one of another package is a usual one."""
    grade = next((one for one in LEVELS_OF_GRADES if one == name), USUAL_GRADE)
    return LEVELS_OF_GRADES[grade]


def grade_of(level: int) -> Grade:
    """The grade whose level is the nearest."""
    return min(LEVELS_OF_GRADES, key=lambda grade: abs(LEVELS_OF_GRADES[grade] - level))


def _rung(tries: float, took: int) -> int:
    """The rung that would have taken 25 seconds, if time grows like the tries."""
    tenths = max(1, round(10 * tries))
    return _log(tenths) - _log(THREE_TRIES) + _log(WANTED_TIME) - _log(max(took, 1))


def _log(number: int) -> int:
    """Sixteen times the logarithm to base 2, rounded down."""
    power: int = number**DOUBLING
    return power.bit_length() - 1
