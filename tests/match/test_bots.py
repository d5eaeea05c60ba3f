"""How bots solve and how they play for gems."""

from collections.abc import Mapping
from math import exp
from random import Random
from statistics import median

import pytest

from ubongo.match.bots import BOTS, bot_named
from ubongo.match.bots.gem_strategies import careless, far_sighted, greedy, hopeful, worth
from ubongo.match.bots.solved_puzzles import solved_puzzle
from ubongo.match.bots.strength import CHILD, EXPERT, FAIR, STRENGTHS, Strength, normal
from ubongo.misread import Misread
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.editions.classic import GemView
from ubongo.rules.gems import GEMS, Gem

GREEN, RED, BLUE, VIOLET, BROWN, YELLOW = GEMS
EASY = 14.0  # tries, on an average easy side


def table(rows: Mapping[int, tuple[Gem, ...]], gems: tuple[tuple[int, ...], ...]) -> GemView:
    """Pawns on field 2; rows that are not given are empty."""
    laid = tuple(rows.get(field, ()) for field in range(6))
    return GemView(laid, (2,) * len(gems), gems, (True,) * len(gems), 2, (0, 1, 2, 3, 4, 5))


@pytest.mark.parametrize("strength", STRENGTHS.values(), ids=list(STRENGTHS))
def test_solving_times_have_the_shape_of_a_persons(strength: Strength) -> None:
    """The median is as said, nobody is quicker than a look, and the tail is long."""
    dice = Random(1)
    times = sorted(strength.solving_time(EASY, dice) for _ in range(4_000))

    assert median(times) == pytest.approx(strength.median(EASY), rel=0.06)
    assert times[0] > strength.look
    slow, quick = times[-200] - strength.look, times[200] - strength.look
    middle = median(times) - strength.look
    assert slow / middle == pytest.approx(exp(1.645 * strength.spread), rel=0.2)
    assert slow - middle > 1.5 * (middle - quick)


def test_a_child_often_misses_the_hourglass_and_an_expert_never() -> None:
    dice = Random(2)
    shares = {
        one.name: sum(one.solving_time(EASY, dice) < 60_000 for _ in range(2_000)) / 2_000
        for one in (CHILD, FAIR, EXPERT)
    }

    assert 0.3 < shares["child"] < 0.45
    assert 0.9 < shares["fair"] < 0.96
    assert shares["expert"] > 0.99


def test_strengths_are_in_order() -> None:
    medians = [one.median(EASY) for one in STRENGTHS.values()]

    assert medians == sorted(medians, reverse=True)


def test_normal_numbers_have_mean_0_and_deviation_1() -> None:
    dice = Random(3)
    drawn = [normal(dice) for _ in range(20_000)]

    assert sum(drawn) / 20_000 == pytest.approx(0, abs=0.03)
    assert sum(z * z for z in drawn) / 20_000 == pytest.approx(1, abs=0.03)


def test_a_bot_knows_a_real_cover() -> None:
    puzzle = Puzzle.parse("##.../###../.####/..##. + I2 I4 P5")

    assert is_cover(puzzle, solved_puzzle(puzzle).cover)
    assert solved_puzzle(puzzle) is solved_puzzle(puzzle)


def test_a_puzzle_without_a_cover_is_our_fault() -> None:
    with pytest.raises(ValueError, match="nobody can solve"):
        solved_puzzle(Puzzle.parse("#####/#.... + I2 O4"))


def test_the_worth_of_a_pair_is_the_growth_of_the_squares() -> None:
    counts = (3, 1, 0, 0, 0, 0)
    for first in GEMS:
        for second in GEMS:
            after = list(counts)
            after[first.place] += 1
            after[second.place] += 1
            growth = sum(n * n for n in after) - sum(n * n for n in counts)
            assert worth((first, second), counts) == growth


def test_greedy_takes_what_it_has_most_of() -> None:
    """R-152: most gems of one colour win."""
    seen = table({1: (RED, BLUE), 4: (GREEN, GREEN)}, ((5, 0, 0, 0, 0, 0), (0,) * 6))

    assert greedy(seen, 0, (1, 4), Random(1)) == 4


def test_greedy_looks_at_the_second_colour_too() -> None:
    """R-153: a tie of the largest colour is broken by the second largest."""
    seen = table({1: (GREEN, BLUE), 4: (GREEN, RED)}, ((5, 3, 0, 0, 0, 0), (0,) * 6))

    assert greedy(seen, 0, (1, 4), Random(1)) == 4


def test_hopeful_collects_what_still_lies_there() -> None:
    """Both are as good now; of blue there is more to come."""
    rows = {1: (RED, RED), 4: (BLUE, BLUE), 5: (BLUE,) * 8}
    seen = table(rows, ((0,) * 6, (0,) * 6))

    assert hopeful(seen, 0, (1, 4), Random(1)) == 4


def test_far_sighted_denies_what_another_needs() -> None:
    own, other = (4, 0, 0, 0, 0, 0), (0, 0, 7, 0, 0, 0)
    seen = table({1: (GREEN, RED), 4: (GREEN, BLUE)}, (own, other))

    assert far_sighted(seen, 0, (1, 4), Random(1)) == 4


def test_far_sighted_goes_where_more_can_be_had() -> None:
    """Both pairs are alike, but behind one of them lies what it collects."""
    rows = {0: (GREEN, RED, BLUE, BROWN), 5: (GREEN, RED, GREEN, GREEN)}
    seen = table(rows, ((4, 0, 0, 0, 0, 0), (0,) * 6))

    assert far_sighted(seen, 0, (0, 5), Random(1)) == 5


def test_careless_takes_any() -> None:
    seen = table({1: (RED, BLUE), 4: (GREEN, GREEN)}, ((5, 0, 0, 0, 0, 0), (0,) * 6))
    dice = Random(1)

    assert {careless(seen, 0, (1, 4), dice) for _ in range(30)} == {1, 4}


def test_a_bot_that_nobody_knows_is_named() -> None:
    assert bot_named("fair") is BOTS["fair"]
    with pytest.raises(Misread, match="there is no bot 'tiger'; there are child, beginner"):
        bot_named("tiger")
