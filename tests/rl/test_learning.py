"""The example learns: after a short lesson its policy beats the bot *fair* at the same speed."""

import numpy
import pytest

from examples.learn_gems import FEATURES, compare, features, learn
from ubongo.rl import GemEnv


def test_features_have_a_row_for_each_field_and_a_column_for_each_name() -> None:
    seen, _ = GemEnv(agents=2).reset(seed=1)
    found = features(seen["player_0"]["observation"])

    assert found.shape == (6, len(FEATURES))
    assert numpy.isfinite(found).all()
    # Nobody has a gem yet: two of a colour are worth 4, two colours 2.
    assert set(found[:, FEATURES.index("gain")].tolist()) <= {2.0, 4.0}


@pytest.mark.slow(60)
def test_a_short_lesson_is_enough_to_beat_fair() -> None:
    """The whole interval of 800 games is above a half; the lesson is seeded."""
    told: list[str] = []
    weights = learn(5, policies=20, games=40, seed=1, processes=2, tell=told.append)
    share, least, _ = compare(weights, 800, processes=2)

    assert len(told) == 5
    assert least > 0.5, f"{share:.1%} of the games, at least {least:.1%}"
