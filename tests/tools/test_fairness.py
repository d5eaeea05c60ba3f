"""R-429: everybody has the same chance to be first, and cheating does not pay; shown for bots."""

from typing import Any

import numpy as np
import pytest

from tools.fairness import (
    CHEATS,
    EVERY_SET,
    Cheat,
    Model,
    best_cheats,
    engine_shares,
    fitted_settings,
)
from ubongo.match.simulate import SimulationJob
from ubongo.rules.editions.edition_2024 import Edition2024
from ubongo.rules.editions.fitting import raced
from ubongo.rules.settings import Settings

FOUR = ("child", "fair", "strong", "expert")


def test_with_fitted_boards_a_child_and_an_expert_are_first_equally_often() -> None:
    """R-429: each first in 23 to 27 % of the rounds, and winner in 20 to 30 % of the games."""
    shares = Model(FOUR, 20_000, seed=1).play()

    assert all(0.23 <= one <= 0.27 for one in shares.first), shares
    assert all(0.20 <= one <= 0.30 for one in shares.wins), shares


@pytest.mark.parametrize(
    "bots",
    [
        ("child", "fair", "expert"),
        ("child", "beginner", "strong"),
        ("child", "expert"),
        ("fair", "expert"),
        ("child", "fair"),
    ],
)
def test_with_two_and_three_nobody_has_less_than_four_fifths_of_an_even_share(
    bots: tuple[str, ...],
) -> None:
    """R-429."""
    shares = Model(bots, 20_000, seed=1).play()

    assert min(shares.first) >= 0.8 / len(bots), shares
    assert min(shares.wins) >= 0.8 / len(bots), shares


@pytest.mark.slow(60)
def test_the_engine_says_the_same_as_the_model() -> None:
    """R-429: in 25 whole games; with the same easy boards the child is never first."""
    fitted = engine_shares(SimulationJob("2024", FOUR, fitted_settings(FOUR), 1, 25, check=True))
    same = engine_shares(SimulationJob("2024", FOUR, Settings(), 1, 25))

    assert all(0.16 <= one <= 0.34 for one in fitted.first), fitted
    assert same.first[0] < 0.05
    assert same.first[3] > 0.6


@pytest.mark.slow(60)
@pytest.mark.parametrize("how", CHEATS)
def test_no_set_of_rounds_is_worth_cheating_in(how: str) -> None:
    """R-429: all 511 sets; the best ones are played again with other dice."""
    cheats = best_cheats(FOUR, 250, seed=1, seats=(1,), ways=(how,), kept=4)

    assert len(EVERY_SET) == 511
    assert cheats[0][1] <= 0.01, cheats[0]


def test_a_rule_by_which_cheating_pays_is_found() -> None:
    """The proof can fail: if only the first gets harder boards, it pays to let others be first."""
    model = Model(FOUR, 20_000, seed=1)

    def first_or_not(levels: Any, points: Any) -> Any:
        return levels + np.where(points == 4, 72, -24)

    honest = model.play(moves=first_or_not)
    cheated = model.play(Cheat(1, "let pass", 0b000111111), moves=first_or_not)
    assert cheated.wins[1] > honest.wins[1] + 0.01


def test_levels_of_the_model_are_those_of_the_rules() -> None:
    dice = np.random.default_rng(3)
    for _ in range(50):
        levels = tuple(int(one) for one in dice.integers(-144, 1_057, 4))
        ranks = tuple(int(one) for one in dice.permutation([1, 2, 3, 0]))
        won = [(0, 4, 2, 1)[rank] for rank in ranks]
        expected = raced(Edition2024.fit, levels, ranks, (True,) * 4)
        moved = Model.next_levels(np.array([levels]), np.array([won]))

        assert tuple(moved[0]) == expected
