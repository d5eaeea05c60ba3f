"""Pieces of one's own and areas that no board has: everything about puzzles works with them."""

import copy
import gc
import pickle
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import connected
from ubongo.boards.board import BoardSide, Side
from ubongo.misread import Misread
from ubongo.puzzles import pieces as known
from ubongo.puzzles.cover_check import faults, is_cover, is_exact
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty
from ubongo.puzzles.hints import LayPiece, LiftPiece, NothingToDo, hint
from ubongo.puzzles.many_pieces import many_laid
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.pieces import PIECES, Piece, in_box_order, piece
from ubongo.puzzles.puzzles import Puzzle, check_playable
from ubongo.puzzles.solver import count_covers, covers, has_one_solution, laid_masks, solve
from ubongo.rules.records.codec import read_value
from ubongo.shapes import Shape

PENTOMINOES = tuple(
    Piece.of(id_, shape)
    for id_, shape in {
        "F": ".##/##./.#.",
        "I": "#####",
        "L": "####/#...",
        "N": "##../.###",
        "P": "##/##/#.",
        "T": "###/.#./.#.",
        "U": "#.#/###",
        "V": "#../#../###",
        "W": "#../##./.##",
        "X": ".#./###/.#.",
        "Y": "####/.#..",
        "Z": "##./.#./.##",
    }.items()
)


def block(width: int, height: int) -> Shape:
    return Shape.of(product(range(width), range(height)))


def test_there_is_one_object_for_a_name_and_a_shape() -> None:
    one = Piece.of("X5", ".#./###/.#.")

    assert Piece.of("X5", Shape.parse(".#./###/.#.")) is one
    assert Piece.parse(one.text()) is one
    assert pickle.loads(pickle.dumps(one)) is one
    assert copy.deepcopy(one) is one
    assert Piece.of("X5", "##") is not one
    assert (str(one), one.text(), one.size, len(one.poses)) == ("X5", "X5=.#./###/.#.", 5, 1)
    assert not one.is_in_the_box
    assert all(each.is_in_the_box for each in PIECES)


def test_a_piece_that_nobody_has_is_forgotten() -> None:
    """Otherwise a program that makes many would never give their memory back."""
    Piece.of("GONE", "###/#.#")
    gc.collect()

    assert not any(id_ == "GONE" for id_, _ in known._OWN)


def test_own_pieces_come_after_the_box_in_the_order_of_their_names() -> None:
    listed = in_box_order([Piece.of("b", "##"), Piece.of("AA", "##"), piece("Z5"), piece("I2")])

    assert [one.id for one in listed] == ["I2", "Z5", "AA", "b"]


def test_a_puzzle_with_own_pieces_is_read_back() -> None:
    puzzle = Puzzle.of(block(3, 3), [Piece.of("C7", "###/#../###"), piece("I2")])

    assert puzzle.text() == "###/###/### + I2 C7=###/#../###"
    assert Puzzle.parse(puzzle.text()) == puzzle
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle


def test_a_cover_with_own_pieces_is_drawn_in_columns_and_read_back() -> None:
    ring = Piece.of("RING", "###/#.#/###")
    cover = solve(Puzzle.of(block(3, 3), [ring, Piece.of("DOT", "#")]))

    assert cover is not None
    assert str(cover) == "RING RING RING\nRING DOT  RING\nRING RING RING"
    assert Cover.parse(cover.text(), {one.id: one for one in (ring, Piece.of("DOT", "#"))}) == cover


def test_twelve_pentominoes_on_3_by_20() -> None:
    """There are two ways to lay them, each in four poses: every book on them has it so."""
    puzzle = Puzzle.of(block(20, 3), PENTOMINOES)
    found = list(covers(puzzle))

    assert len(set(found)) == count_covers(puzzle) == 8
    assert all(is_cover(puzzle, cover) and is_exact(puzzle, cover) for cover in found)
    assert count_covers(Puzzle.of(block(3, 20), PENTOMINOES)) == 8


def test_an_area_as_large_as_a_drawing() -> None:
    longest = Puzzle.of(block(64, 1), [Piece.of(f"A{number}", "####") for number in range(16)])
    first = solve(longest)

    assert first is not None
    assert faults(longest, first) == ()
    with pytest.raises(Misread, match="it is 65 wide and 1 high; it must fit into 64 by 64"):
        Puzzle.of(block(65, 1), [Piece.of("A", block(65, 1))])


@given(st.lists(st.integers(1, 5).flatmap(connected), min_size=2, max_size=4), st.data())
def test_both_searches_find_the_same_covers(shapes: list[Shape], data: st.DataObject) -> None:
    """R-009: every cover once, whichever search is asked, and whatever the pieces are."""
    pieces = tuple(Piece.of(f"A{number}", shape) for number, shape in enumerate(shapes))
    area = data.draw(connected(sum(one.size for one in pieces)))
    few = [frozenset(laid) for laid in laid_masks(area.mask, pieces, area.stride)]
    many = [frozenset(laid) for laid in many_laid(area.mask, pieces, area.stride)]

    assert len(many) == len(set(many))
    assert set(many) == set(few)


@given(st.lists(st.sampled_from(PIECES), min_size=2, max_size=4, unique=True), st.data())
def test_own_pieces_of_the_same_shapes_behave_like_those_of_the_box(
    pieces: list[Piece], data: st.DataObject
) -> None:
    box = in_box_order(pieces)
    area = data.draw(connected(sum(one.size for one in box)))
    # Names in the order of the box, so that the pinned order is the same, too.
    twins = {one: Piece.of(f"A{one.index:02}", one.shape) for one in box}
    puzzle, twin = Puzzle.of(area, box), Puzzle.of(area, twins.values())

    assert count_covers(twin) == count_covers(puzzle)
    assert has_one_solution(twin) is has_one_solution(puzzle)
    assert difficulty(twin) == difficulty(puzzle)
    assert [[laid.cells for laid in cover.placements] for cover in covers(twin)] == [
        [laid.cells for laid in cover.placements] for cover in covers(puzzle)
    ]
    assert sets_of(area, len(box), twins.values()) == {
        tuple(map(twins.__getitem__, chosen)): count
        for chosen, count in sets_of(area, len(box)).items()
        if set(chosen) <= set(box)
    }


def test_a_single_cell_is_no_dead_corner_if_a_piece_fits_there() -> None:
    """The T can lie in one way only; each of the two cells beside it is then one piece."""
    puzzle = Puzzle.parse("#####/..#.. + T=###/.#. A=# B=#")

    assert difficulty(puzzle) == 3.0


def test_hints_know_own_pieces() -> None:
    puzzle = Puzzle.parse("###/### + A=###/#.. B=.##/...")
    asked = {one.id: one for one in puzzle.pieces}
    first = hint(puzzle, Cover(()))
    assert isinstance(first, LayPiece)
    assert first.placement.piece.id == "A"
    whole = solve(puzzle)
    assert whole is not None
    assert hint(puzzle, whole) == NothingToDo()
    assert isinstance(hint(puzzle, Cover.parse(". . . / . B B", asked)), LayPiece)
    assert isinstance(hint(puzzle, Cover.parse(". B . / . B .", asked)), LiftPiece)


OWN = Puzzle.parse("###/### + A=###/#.. B=.##/...")


@pytest.mark.parametrize(
    ("puzzle", "why"),
    [
        (Puzzle.parse("######### + I4 P=##### "), "it is 9 wide and 1 high; it must fit into 8"),
        (Puzzle.parse("#/#/#/#/#/#/#/#/# + I4 P=#####"), "it is 1 wide and 9 high; it must fit"),
        (OWN, "A is not a piece of the box; list pieces of the box"),
    ],
)
def test_no_board_and_no_record_has_them(puzzle: Puzzle, why: str) -> None:
    """What a game is played with fits the page, the messages and the box."""
    with pytest.raises(Misread, match=why):
        check_playable(puzzle)
    with pytest.raises(Misread, match=why):
        read_value(Puzzle, puzzle.text())


def test_a_board_is_not_larger_than_the_page_can_draw() -> None:
    lists = ["I4 L5 P5", "I4 L5 Y5", "I4 L5 Z5", "I4 P5 Y5", "I4 P5 Z5", "I4 Y5 Z5"]
    sets = tuple(tuple(map(piece, listed.split())) for listed in lists)

    with pytest.raises(Misread, match="it is 14 wide and 1 high; it must fit into 8 by 8"):
        BoardSide(Side.EASY, block(14, 1), sets)
