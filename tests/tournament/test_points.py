"""Points of a table: 5, 3, 2, 1, and shared places share."""

from hypothesis import given
from hypothesis import strategies as st

from ubongo.tournament.points import POINTS, TWELFTHS, twelfths_of

SCORES = st.lists(st.integers(0, 3), min_size=1, max_size=4)


def places(scores: list[int]) -> tuple[int, ...]:
    """The places of these scores, equals sharing theirs."""
    return tuple(1 + sum(other > one for other in scores) for one in scores)


def test_places_one_to_four_give_five_three_two_and_one() -> None:
    """R-437: also where fewer than four sit."""
    assert twelfths_of((2, 1, 4, 3)) == (36, 60, 12, 24)
    assert twelfths_of((2, 1)) == (36, 60)


def test_shared_places_share() -> None:
    """R-437: two who are second get half of 3 + 2 each; three firsts a third of 5 + 3 + 2."""
    assert twelfths_of((1, 2, 2, 4)) == (60, 30, 30, 12)
    assert twelfths_of((1, 1, 1, 4)) == (40, 40, 40, 12)
    assert twelfths_of((1, 1, 1, 1)) == (33, 33, 33, 33)


@given(SCORES)
def test_a_table_gives_the_same_points_however_they_are_shared(scores: list[int]) -> None:
    """R-437: no twelfth is lost, and nobody behind gets more."""
    found = places(scores)
    points = twelfths_of(found)

    assert sum(points) == TWELFTHS * sum(POINTS[: len(scores)])
    for one, place in zip(points, found, strict=True):
        for other, other_place in zip(points, found, strict=True):
            assert (one > other) == (place < other_place)
