"""The program that chose the box."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ubongo.boards.box import FOLDER, read_box, the_box
from ubongo.boards.box_search import SEED, candidates, choose, chosen_sides, write
from ubongo.boards.box_targets import EASY, Chosen, Wish, strain
from ubongo.puzzles.catalogue import area_of, easy_areas, perimeter


@pytest.mark.slow
def test_the_same_seed_gives_the_same_box_for_ever(tmp_path: Path) -> None:
    write(choose(Random(SEED)), tmp_path)

    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == sorted(path.name for path in FOLDER.glob("*.txt"))
    for name in names:
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), name


def test_a_box_is_read_as_it_was_written(tmp_path: Path) -> None:
    write(the_box(), tmp_path / "my boards")

    assert read_box(tmp_path / "my boards") == the_box()


@pytest.fixture(scope="module")
def small() -> Wish:
    """A wish that is quick to fulfil: 14 cells only."""
    return replace(EASY, cells=((14, 6),))


def test_only_areas_as_wished_for_are_candidates(small: Wish) -> None:
    found = candidates(Random(1), small, frozenset())[14]

    assert len({candidate.number for candidate in found}) == len(found) > 20
    for candidate in found:
        area = area_of(candidate.number)
        assert area.size == 14
        assert area in easy_areas()
        assert candidate.box in small.boxes
        assert perimeter(candidate.number) <= small.longest_outline
        assert len(candidate.sets) >= 6
        assert all(small.easiest <= one.tries <= small.hardest for one in candidate.sets)


def test_areas_that_are_taken_are_no_candidates(small: Wish) -> None:
    taken = frozenset(one.number for one in candidates(Random(1), small, frozenset())[14][:10])
    left = candidates(Random(1), small, taken)[14]

    assert not taken & {candidate.number for candidate in left}


def test_more_steps_come_closer_to_the_wish(small: Wish) -> None:
    few, many = (chosen_sides(Random(1), small, frozenset(), steps) for steps in (0, 500))

    assert strain(many, small) < 0.6 * strain(few, small)
    assert len({side.candidate.number for side in many}) == 6
    assert all(len({one.pieces for one in side.sets}) == 6 for side in many)


def test_it_is_a_strain_if_one_symbol_is_harder_than_another(small: Wish) -> None:
    sides = chosen_sides(Random(1), small, frozenset(), 100)
    sorted_by_tries = [
        Chosen(side.candidate, tuple(sorted(side.sets, key=lambda one: one.tries)))
        for side in sides
    ]

    assert strain(sorted_by_tries, small) > strain(sides, small)
