"""Who sits with whom: nobody alone, nobody twice with the same while it can be avoided."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ubongo.tournament import pairings
from ubongo.tournament.pairings import paired, table_sizes

Pair = tuple[int, int]
Seating = list[tuple[int, ...]]


def met_at(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    return Counter((min(pair), max(pair)) for table in tables for pair in combinations(table, 2))


def repeats(tables: Sequence[Sequence[int]], met: Counter[Pair]) -> int:
    return sum(met[pair] for pair in met_at(tables))


def all_seatings(
    people: tuple[int, ...], sizes: tuple[int, ...]
) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat these people at tables of these sizes."""
    if not people:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for mates in combinations(people[1:], size - 1):
            left = tuple(one for one in people[1:] if one not in mates)
            for others in all_seatings(left, tuple(rest)):
                yield [(people[0], *mates), *others]


@given(st.integers(1, 200), st.integers(2, 4), st.booleans())
def test_tables_are_as_equal_as_can_be(people: int, seats: int, with_bots: bool) -> None:
    """R-437: nobody sits alone without bots, and no table has more than one more than planned."""
    sizes = table_sizes(people, seats, min(seats + 1, 4), with_bots)

    assert sum(sizes) == people
    assert max(sizes) - min(sizes) <= 1
    assert max(sizes) <= seats + (not with_bots)
    if people >= 2 and not with_bots:
        assert min(sizes) >= 2


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_nobody_meets_again_while_it_can_be_avoided(data: st.DataObject) -> None:
    """R-437: of a few people, no other seating has fewer second meetings."""
    people = tuple(range(1, data.draw(st.integers(2, 8)) + 1))
    seats = data.draw(st.integers(2, 4))
    met: Counter[Pair] = Counter()
    for _ in range(data.draw(st.integers(0, 6))):
        order = data.draw(st.permutations(people))
        tables = paired(order, seats, 4, False, met)
        assert sorted(one for table in tables for one in table) == list(people)
        sizes = table_sizes(len(people), seats, 4, False)
        fewest = min(repeats(one, met) for one in all_seatings(people, sizes))
        assert repeats(tables, met) == fewest
        met += met_at(tables)


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(40, 4, 7), (200, 4, 8), (28, 4, 5), (30, 3, 6), (200, 2, 12)]
)
def test_a_whole_lesson_has_no_second_meeting(people: int, seats: int, rounds: int) -> None:
    """R-437: in events as people hold them, whatever the ranking."""
    met: Counter[Pair] = Counter()
    order = list(range(1, people + 1))
    for turn in range(rounds):
        order = sorted(order, key=lambda one: (one * 7919 * (turn + 1)) % 10_007)
        tables = paired(order, seats, 4, False, met)
        assert repeats(tables, met) == 0
        met += met_at(tables)


def test_neighbours_in_the_ranking_sit_together() -> None:
    """R-437: by points, as long as nobody has met."""
    assert paired((9, 4, 7, 1, 3, 2, 8, 6), 4, 4, False, {}) == ((9, 4, 7, 1), (3, 2, 8, 6))


def test_people_who_have_met_everybody_cost_no_more_than_a_moment() -> None:
    """A server has other things to do: the looks are counted, whatever has happened before."""
    met = Counter(dict.fromkeys(combinations(range(1, 201), 2), 3))
    begun = perf_counter()
    tables = paired(range(1, 201), 4, 4, False, met)

    assert len(tables) == 50
    assert pairings.MOST_LOOKS <= 10_000
    assert perf_counter() - begun < 20  # some hundred milliseconds; a busy machine may take longer


@given(st.permutations(range(1, 12)), st.integers(2, 4))
def test_the_same_people_are_seated_in_the_same_way(order: list[int], seats: int) -> None:
    """R-437, R-405: nothing is drawn here, so the seed alone says who sits where."""
    assert paired(order, seats, 4, False, {}) == paired(order, seats, 4, False, {})
