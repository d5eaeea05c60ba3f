"""The 432 puzzles of the box, with the solver and its judges held against each other."""

import pytest

from ubongo.boards.board import Side
from ubongo.boards.box import the_box
from ubongo.puzzles.cover_check import faults, is_exact
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.hints import LayPiece, hint
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers, covers, solve

PUZZLES = the_box().puzzles()


def test_there_are_432_puzzles() -> None:
    """R-001: 36 boards, two sides, six tasks a side."""
    assert len(PUZZLES) == 432
    assert len({puzzle for *_, puzzle in PUZZLES}) == 432


def test_every_cover_of_every_puzzle_is_accepted_by_both_judges() -> None:
    """R-009: whatever the solver finds counts, and the judges know nothing of it."""
    for *_, puzzle in PUZZLES:
        found = list(covers(puzzle))

        assert found, f"{puzzle.text()} has a cover"
        assert found[0] == solve(puzzle)
        assert len(set(found)) == len(found) == count_covers(puzzle)
        assert all(faults(puzzle, cover) == () for cover in found)
        assert all(is_exact(puzzle, cover) for cover in found)


@pytest.mark.parametrize("side", Side)
def test_the_sets_of_every_area_agree_with_the_covers_of_every_puzzle(side: Side) -> None:
    """R-005: other sets cover the area too, but the listed ones are six of them."""
    for board in the_box().boards:
        half = board.side(side)
        found = sets_of(half.area, side.pieces)

        assert len(found) > 6
        assert [found[listed] for listed in half.sets] == [
            count_covers(puzzle) for puzzle in half.puzzles
        ]


def test_a_cover_of_one_puzzle_is_none_of_the_next() -> None:
    """R-005: only the pieces beside the rolled face count."""
    for _, _, _, puzzle in PUZZLES:
        cover = solve(puzzle)
        assert cover is not None
        for *_, other in PUZZLES:
            if other.area == puzzle.area and other.pieces != puzzle.pieces:
                assert {fault.code for fault in faults(other, cover)} == {
                    "piece_not_listed",
                    "piece_not_laid",
                }


def test_hints_lead_through_every_puzzle() -> None:
    for *_, puzzle in PUZZLES:
        laid = Cover(())
        for _ in puzzle.pieces:
            told = hint(puzzle, laid)
            assert isinstance(told, LayPiece)
            laid = Cover.of((*laid.placements, told.placement))

        assert faults(puzzle, laid) == ()


def test_every_puzzle_is_read_as_it_is_printed() -> None:
    for *_, puzzle in PUZZLES:
        assert Puzzle.parse(puzzle.text()) == puzzle
