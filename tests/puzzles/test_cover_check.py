"""The check of covers names everything that is wrong, and nothing when nothing is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import half_laid, solutions
from ubongo.puzzles.cover_check import Fault, faults, is_cover, is_exact
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import PIECES, piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import Cell

PUZZLE = Puzzle.parse("##.../###../.####/..##. + I2 I4 P5")


def said(puzzle: Puzzle, cover: str) -> list[str]:
    return [str(fault) for fault in faults(puzzle, Cover.parse(cover))]


def test_a_solution_has_no_fault() -> None:
    """R-006: the area is covered exactly."""
    cover = "P5 P5 .. .. .. / P5 P5 P5 .. .. / .. I4 I4 I4 I4 / .. .. I2 I2 .."

    assert said(PUZZLE, cover) == []


def test_a_cover_that_was_right_makes_no_other_one_right() -> None:
    """R-006: a puzzle remembers the last cover that was right, and only that one."""
    puzzle = Puzzle.parse("###/### + O4 I2")
    right, mirrored = Cover.parse("O4 O4 I2 / O4 O4 I2"), Cover.parse("I2 O4 O4 / I2 O4 O4")
    wrong = Cover.parse("O4 O4 .. / O4 O4 ..")

    asked = (right, right, wrong, mirrored, wrong, right)
    assert [is_exact(puzzle, cover) for cover in asked] == [True, True, False, True, False, True]


def test_only_the_listed_pieces_count() -> None:
    """R-005: S4 for I4 would have as many cells, but nobody has asked for it."""
    assert said(Puzzle.parse("###/### + I2 O4"), "L4 L4 L4 / L4 I2 I2") == [
        "L4 is not listed",
        "O4 is not laid",
    ]


def test_no_cell_may_stay_empty() -> None:
    """R-006: no hole."""
    assert said(Puzzle.parse("###/### + I2 O4"), ".. O4 O4 / .. O4 O4") == [
        "I2 is not laid",
        "column 1, row 1 is empty",
        "column 1, row 2 is empty",
    ]


def test_nothing_may_stick_out() -> None:
    """R-006: nothing sticking out."""
    assert said(Puzzle.parse("###/### + I2 O4"), "O4 O4 I2 I2 / O4 O4") == [
        "I2 sticks out at column 4, row 1",
        "column 3, row 2 is empty",
    ]


def test_no_piece_may_lie_on_another() -> None:
    """R-006: each cell is covered once."""
    cover = Cover.of(
        [
            Placement.of(piece("I2"), [(0, 0), (0, 1)]),
            Placement.of(piece("O4"), [(0, 0), (1, 0), (0, 1), (1, 1)]),
        ]
    )
    found = faults(Puzzle.parse("###/### + I2 O4"), cover)

    assert found == (
        Fault("overlap", "O4", Cell(0, 0)),
        Fault("overlap", "O4", Cell(0, 1)),
        Fault("hole", "", Cell(2, 0)),
        Fault("hole", "", Cell(2, 1)),
    )


@pytest.mark.parametrize("cover", ["L4 I2 I2 / L4 L4 L4", "L4 L4 L4 / L4 I2 I2"])
def test_a_piece_may_be_turned_and_flipped(cover: str) -> None:
    """R-007: an L4 lies as well this way as that."""
    assert said(Puzzle.parse("###/### + I2 L4"), cover) == []


def test_a_piece_may_be_neither_bent_nor_broken() -> None:
    """R-007: turned and flipped, and nothing else."""
    assert said(Puzzle.parse("###/### + I2 L4"), "L4 L4 I2 / L4 L4 I2") == [
        "what is laid as L4 does not have its shape"
    ]
    assert said(Puzzle.parse("###/### + I2 O4"), "I2 O4 O4 / O4 O4 I2") == [
        "what is laid as I2 does not have its shape",
        "what is laid as O4 does not have its shape",
    ]


def test_all_listed_pieces_must_be_laid_each_once() -> None:
    """R-008: a piece laid twice is one too many, even where it fits."""
    twice = Cover.of(
        [
            Placement.of(piece("I2"), [(0, 0), (0, 1)]),
            Placement.of(piece("I2"), [(1, 0), (1, 1)]),
            Placement.of(piece("I2"), [(2, 0), (2, 1)]),
        ]
    )
    found = [str(fault) for fault in faults(Puzzle.parse("###/### + I2 O4"), twice)]

    assert found == ["O4 is not laid", "I2 is laid twice"]


@pytest.mark.parametrize(
    "cover", ["I2 O4 O4 / I2 O4 O4", "O4 O4 I2 / O4 O4 I2", "o4 o4 i2\no4 o4 i2"]
)
def test_any_exact_cover_counts(cover: str) -> None:
    """R-009: not only the one that the maker of the board had in mind."""
    assert is_cover(Puzzle.parse("###/### + I2 O4"), Cover.parse(cover))


@given(solutions())
def test_pieces_laid_edge_to_edge_cover_what_they_lie_on(solved: tuple[Puzzle, Cover]) -> None:
    """R-009: whatever was laid out is a solution of its own area."""
    assert faults(*solved) == ()


@given(solutions(least=2), st.data())
def test_a_solution_with_one_thing_changed_is_none(
    solved: tuple[Puzzle, Cover], data: st.DataObject
) -> None:
    """R-006, R-008: a piece moved, taken away or exchanged is always seen."""
    puzzle, cover = solved
    gone = data.draw(st.sampled_from(cover.placements))
    others = [laid for laid in cover.placements if laid is not gone]
    moved = Placement.of(gone.piece, ((x + 1, y) for x, y in gone.cells))
    other = data.draw(st.sampled_from([one for one in PIECES if one is not gone.piece]))

    assert not is_cover(puzzle, Cover.of(others))
    assert not is_cover(puzzle, Cover.of([*others, moved]))
    assert not is_cover(puzzle, Cover.of([*others, Placement(other, gone.cells)]))


@given(half_laid())
def test_every_fault_is_a_sentence(half: tuple[Puzzle, Cover]) -> None:
    for fault in faults(*half):
        assert str(fault).isprintable()
        assert fault.code in {
            *("piece_not_listed", "piece_not_laid", "piece_laid_twice"),
            *("piece_misshapen", "sticks_out", "overlap", "hole"),
        }
