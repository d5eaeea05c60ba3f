"""The first levels of a fitted game (R-429): of a grade, or learned from somebody's own times.

A level is so chosen that a board of it takes 25 seconds, half of the time less and half of the
time more. Grades are called like the bots, and a bot has the level of its own grade.

>>> level_of_times([(14.0, 24_700)] * 20), LEVELS_OF_GRADES["fair"]
(432, 444)
>>> level_of_times([(14.0, 24_700)] * 19) is None
True
"""

from collections.abc import Sequence

from ubongo.boards.fitted_boards import DOUBLING, RUNG, THREE_TRIES
from ubongo.rules.settings import HIGHEST_LEVEL, LOWEST_LEVEL

# Where the median of each bot is 25 seconds.
LEVELS_OF_GRADES = {"child": 72, "beginner": 288, "fair": 444, "strong": 624, "expert": 792}
USUAL_GRADE = "fair"

# With fewer times a level would be off by more than four rungs too often (docs/fairness.md).
FEWEST_TIMES = 20
FEWEST_WARM_UPS = 3
WANTED_TIME = 25_000  # milliseconds
UNSOLVED_TIME = 60_000  # an unsolved board counts as if it had been solved when the sand was out


def level_of_times(
    times: Sequence[tuple[float, int | None]], fewest: int = FEWEST_TIMES
) -> int | None:
    """The median of what each time says; None if there are too few.

    Each is the difficulty of a board in tries, and the milliseconds it took (None: unsolved).
    """
    if len(times) < fewest:
        return None
    rungs = sorted(_rung(tries, UNSOLVED_TIME if took is None else took) for tries, took in times)
    half = len(rungs) // 2
    median = RUNG * (rungs[half] + rungs[~half]) // 2
    return min(max(median, LOWEST_LEVEL), HIGHEST_LEVEL)


def grade_of(level: int) -> str:
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
