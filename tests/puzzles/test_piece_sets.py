"""Which sets of pieces cover an area, all in one search."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import connected, solutions
from ubongo.misread import Misread
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers
from ubongo.shapes import Shape


def one_by_one(area: Shape, k: int) -> dict[tuple[object, ...], int]:
    """The same, by asking the solver about every set of pieces."""
    found: dict[tuple[object, ...], int] = {}
    for pieces in combinations(PIECES, k):
        if sum(one.size for one in pieces) == area.size:
            count = count_covers(Puzzle.of(area, pieces))
            if count:
                found[pieces] = count
    return found


@given(st.integers(2, 14).flatmap(connected), st.integers(1, 3))
def test_it_finds_what_asking_for_every_set_finds(area: Shape, k: int) -> None:
    found = sets_of(area, k)

    assert found == one_by_one(area, k)
    assert list(found) == sorted(found, key=lambda pieces: [one.index for one in pieces])


@given(solutions(least=2))
def test_the_set_that_was_laid_out_is_among_them(solved: tuple[Puzzle, Cover]) -> None:
    puzzle, _ = solved

    assert sets_of(puzzle.area, len(puzzle.pieces))[puzzle.pieces] == count_covers(puzzle)


def test_other_sets_cover_the_same_area() -> None:
    """R-005: which is why only the listed one counts."""
    found = {" ".join(map(repr, pieces)): n for pieces, n in sets_of(_block(4, 3), 3).items()}

    assert len(found) == 17
    assert found["I3 L4 P5"] == 20
    assert found["I2 Y5 L5"] == 4
    assert "I4 S4 O4" not in found


def test_too_few_or_too_many_cells_have_no_set() -> None:
    assert sets_of(Shape.parse("#"), 1) == {}
    assert sets_of(_block(6, 3), 3) == {}


@pytest.mark.parametrize("k", [-1, 0, 13, 10**30])
def test_a_number_of_pieces_that_cannot_be_is_refused(k: int) -> None:
    with pytest.raises(Misread, match="pieces cannot be chosen; choose 1 to 12"):
        sets_of(_block(4, 3), k)


def test_an_area_in_parts_is_refused() -> None:
    with pytest.raises(Misread, match="it is in several parts"):
        sets_of(Shape.parse("##.##"), 1)


def _block(width: int, height: int) -> Shape:
    return Shape.of((x, y) for x in range(width) for y in range(height))
