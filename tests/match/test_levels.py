"""R-429: first levels, of a grade or from somebody's own times."""

from random import Random
from statistics import median

import pytest

from ubongo.boards.fitted_boards import wanted_tenths
from ubongo.match.bots.strength import STRENGTHS
from ubongo.match.levels import (
    LEVELS_OF_GRADES,
    Grade,
    grade_of,
    level_of_times,
    level_of_warm_up,
    next_warm_up,
    with_unsolved,
)


@pytest.mark.parametrize("grade", LEVELS_OF_GRADES)
def test_a_board_of_a_grade_takes_its_bot_25_seconds(grade: Grade) -> None:
    """R-429: half of the time less, half of the time more."""
    tries = wanted_tenths(LEVELS_OF_GRADES[grade]) / 10

    assert STRENGTHS[grade].median(tries) == pytest.approx(25_000, rel=0.06)


@pytest.mark.parametrize("grade", LEVELS_OF_GRADES)
def test_twenty_solves_tell_a_level_to_a_few_rungs(grade: Grade) -> None:
    """R-429: whatever boards they were of, most often four rungs off or less."""
    dice = Random(7)
    strength = STRENGTHS[grade]
    off = []
    for _ in range(60):
        times: list[tuple[float, int | None]] = []
        while sum(took is not None for _, took in times) < 20:
            tries = wanted_tenths(LEVELS_OF_GRADES[grade] + dice.randrange(-100, 100)) / 10
            took = strength.solving_time(tries, dice)
            times.append((tries, took if took < 60_000 else None))
        level = level_of_times(times)
        assert level is not None
        off.append(abs(level - LEVELS_OF_GRADES[grade]) / 12)
    assert median(off) <= 4
    assert grade_of(LEVELS_OF_GRADES[grade] + 20) == grade


def test_fewer_than_twenty_solves_tell_nothing() -> None:
    """R-429."""
    assert level_of_times([(14.0, 25_000)] * 19 + [(14.0, None)] * 30) is None
    assert level_of_times([(14.0, 25_000)] * 3, fewest=3) == 432


def test_an_unsolved_board_counts_as_solved_when_the_sand_was_out() -> None:
    """R-429."""
    solved = [(14.0, 20_000)] * 20
    unsolved = level_of_times([*solved, *[(14.0, None)] * 40])
    slow = level_of_times([*solved, *[(14.0, 60_000)] * 40])

    assert unsolved == slow == 192
    assert level_of_times([(62.0, 100)] * 20) == 1_056
    assert level_of_times([(3.0, 10**9)] * 20) == -144


@pytest.mark.parametrize("grade", LEVELS_OF_GRADES)
def test_a_warm_up_tells_a_level_to_about_a_grade(grade: Grade) -> None:
    """R-429: three boards, a minute in all; a grade is about fourteen rungs."""
    dice = Random(11)
    strength = STRENGTHS[grade]
    off = []
    for _ in range(200):
        left, times = 60_000, tuple[tuple[float, int], ...]()
        while len(times) < 3:
            tries = wanted_tenths(next_warm_up(times)) / 10
            took = strength.solving_time(tries, dice)
            if took >= left:
                times = with_unsolved(times, tries, left)
                break
            left -= took
            times = (*times, (tries, took))
        off.append((level_of_warm_up(times) - LEVELS_OF_GRADES[grade]) / 12)

    assert abs(median(off)) < 5
    assert median(map(abs, off)) < 9
