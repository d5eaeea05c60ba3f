"""A hint is never a guess."""

import pytest
from hypothesis import given

from tests.support.strategies import half_laid, puzzles, solutions
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.hints import LayPiece, LiftPiece, NoSolution, NothingToDo, hint
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import covers

PUZZLE = Puzzle.parse("###/### + I2 O4")


def can_be_completed(puzzle: Puzzle, laid: Cover) -> bool:
    """Whether a cover of the puzzle holds everything that lies."""
    return any(set(laid.placements) <= set(cover.placements) for cover in covers(puzzle))


@given(half_laid())
def test_a_hint_leads_to_a_solution_or_names_what_to_lift(half: tuple[Puzzle, Cover]) -> None:
    puzzle, laid = half
    match hint(puzzle, laid):
        case LayPiece(placement):
            assert can_be_completed(puzzle, laid)
            assert can_be_completed(puzzle, Cover.of((*laid.placements, placement)))
            assert placement.piece not in [one.piece for one in laid.placements]
        case LiftPiece(first, others):
            lifted = {first, *others}
            left = [one for one in laid.placements if one.piece not in lifted]
            assert not can_be_completed(puzzle, laid)
            assert can_be_completed(puzzle, Cover.of(left))
        case NothingToDo():
            assert is_cover(puzzle, laid)
        case NoSolution():
            raise AssertionError("these puzzles have a cover")


@given(half_laid())
def test_no_fewer_pieces_could_be_lifted(half: tuple[Puzzle, Cover]) -> None:
    puzzle, laid = half
    told = hint(puzzle, laid)
    if isinstance(told, LiftPiece) and told.together_with:
        for one in laid.placements:
            left = [other for other in laid.placements if other is not one]
            assert not can_be_completed(puzzle, Cover.of(left))


@given(solutions())
def test_hints_alone_solve_a_puzzle(solved: tuple[Puzzle, Cover]) -> None:
    puzzle, _ = solved
    laid = Cover(())
    sizes = []
    for _ in puzzle.pieces:
        told = hint(puzzle, laid)
        assert isinstance(told, LayPiece)
        sizes.append(told.placement.piece.size)
        laid = Cover.of((*laid.placements, told.placement))

    assert is_cover(puzzle, laid)
    assert hint(puzzle, laid) == NothingToDo()
    assert sizes == sorted(sizes, reverse=True), "the biggest piece comes first"


@given(puzzles())
def test_a_puzzle_without_a_cover_is_said_to_have_none(puzzle: Puzzle) -> None:
    told = hint(puzzle, Cover(()))

    assert isinstance(told, NoSolution) is (next(covers(puzzle), None) is None)


@pytest.mark.parametrize(
    "laid",
    [
        "I2 I2",
        ".. .. .. I2 / .. .. .. I2",
        "I3 I3 I3",
        "I2 .. / .. I2",
        "I2 I2 I2",
    ],
)
def test_a_piece_that_lies_wrong_outside_or_unasked_is_to_be_lifted(laid: str) -> None:
    """R-005, R-006: unlisted, sticking out, broken or simply in the way."""
    cover = Cover.parse(laid)

    assert hint(PUZZLE, cover) == LiftPiece(cover.placements[0].piece, ())


def test_two_pieces_on_each_other_are_told_apart() -> None:
    right = Placement.of(piece("I2"), [(0, 0), (0, 1)])
    wrong = Placement.of(piece("O4"), [(0, 0), (1, 0), (0, 1), (1, 1)])

    told = hint(PUZZLE, Cover.of((right, wrong)))

    assert told == LiftPiece(piece("I2"), ())
