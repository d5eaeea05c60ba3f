"""The twelve pieces of the box."""

import copy
import pickle

import pytest

from ubongo.misread import Misread
from ubongo.puzzles.pieces import PIECES, Piece, drawn, in_box_order, piece
from ubongo.shapes import Shape

# As told in docs/rules/puzzle.md.
DRAWN = {
    "I2": "##",
    "I3": "###",
    "L3": "#./##",
    "T4": "###/.#.",
    "L4": "###/#..",
    "I4": "####",
    "S4": ".##/##.",
    "O4": "##/##",
    "Y5": "####/.#..",
    "L5": "####/#...",
    "P5": "##/##/#.",
    "Z5": "##./.#./.##",
}


def test_there_are_twelve_pieces_of_48_cells_and_55_poses() -> None:
    """R-004: one set of twelve pieces."""
    assert {one.id: one.shape.text() for one in PIECES} == DRAWN
    assert sum(one.size for one in PIECES) == 48
    assert sum(len(one.poses) for one in PIECES) == 55


def test_all_pieces_differ_in_shape_and_in_colour() -> None:
    """R-004: all different, however they lie."""
    assert len({one.shape.canonical() for one in PIECES}) == 12
    assert len({one.colour for one in PIECES}) == 12
    assert len({one.mark for one in PIECES}) == 12


@pytest.mark.parametrize("one", PIECES, ids=repr)
def test_a_pieces_poses_are_those_of_its_shape(one: Piece) -> None:
    """R-007: a piece may be turned and flipped; every pose is kept once."""
    assert len(set(one.poses)) == len(one.poses)
    assert set(one.poses) == set(Shape.parse(DRAWN[one.id]).poses())


def test_a_piece_is_found_in_capitals_or_not() -> None:
    assert piece("p5") is piece(" P5 ")


def test_a_piece_is_printed_as_its_id() -> None:
    assert str(piece("P5")) == repr(piece("P5")) == piece("P5").text() == "P5"
    assert drawn(piece("P5"), piece("P5").shape) == "##\n##\n#."


def test_there_is_one_object_for_each_piece() -> None:
    for one in PIECES:
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy(one) is one


def test_pieces_are_put_in_the_order_of_the_box() -> None:
    assert in_box_order(reversed(PIECES)) == PIECES
    assert [one.index for one in PIECES] == list(range(12))


@pytest.mark.parametrize("name", ["X9", "", "I2 I3", "\x00", "P" * 5_000])
def test_an_unknown_piece_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(Misread) as wrong:
        piece(name)

    assert wrong.value.cure == "the pieces are I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5"
    assert str(wrong.value).isprintable()
    assert len(str(wrong.value)) < 150
