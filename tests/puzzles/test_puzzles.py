"""A puzzle makes sense, or says why it does not."""

import ast
import pickle
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest
from hypothesis import given

import ubongo
from tests.support.strategies import puzzles
from ubongo.misread import Misread
from ubongo.puzzles.cover_check import is_exact
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import Shape


@given(puzzles())
def test_a_puzzle_is_read_as_it_is_printed(puzzle: Puzzle) -> None:
    assert Puzzle.parse(puzzle.text()) == puzzle


def test_pieces_are_kept_in_the_order_of_the_box() -> None:
    puzzle = Puzzle.parse("##.../###../.####/..##. + p5 I4 i2")

    assert puzzle.text() == "##.../###../.####/..##. + I2 I4 P5"
    assert puzzle == Puzzle.of(puzzle.area, map(piece, ("I4", "P5", "I2")))


@given(puzzles())
def test_a_puzzle_is_the_same_however_its_area_is_turned_and_flipped(puzzle: Puzzle) -> None:
    """R-321: a puzzle that is turned or flipped has the same solutions, so it is the same."""
    for pose in puzzle.area.poses():
        turned = Puzzle.of(pose, puzzle.pieces)
        assert puzzle.is_same_as(turned)
        assert turned.is_same_as(puzzle)
        assert turned.canonical() == puzzle.canonical()


@given(puzzles(), puzzles())
def test_puzzles_are_the_same_if_one_puzzle_stands_for_both(one: Puzzle, other: Puzzle) -> None:
    assert one.is_same_as(other) == (one.canonical() == other.canonical())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("##./### + I2 L3", "#./##/## + I2 L3", True),
        ("##./### + I2 L3", ".##/### + I2 L3", True),
        ("##./### + I2 L3", "##./### + P5", False),
        ("##./### + I2 L3", "###/#.# + I2 L3", False),
    ],
)
def test_other_pieces_or_another_area_make_another_puzzle(one: str, other: str, same: bool) -> None:
    assert Puzzle.parse(one).is_same_as(Puzzle.parse(other)) is same


def test_a_drawn_puzzle_shows_area_and_pieces() -> None:
    drawn = [
        "        I2   I4     P5",
        "##...   ##   ####   ##",
        "###..               ##",
        ".####               #.",
        "..##.",
    ]

    assert str(Puzzle.parse("##.../###../.####/..##. + I2 I4 P5")).split("\n") == drawn


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("##/##", "puzzle: there is no + between area and pieces; write it as ##/## + O4"),
        ("##/## +", "puzzle: no piece is listed; list at least one, such as I2 L3"),
        ("+ I2", "shape: it has no cell; mark at least one cell with #"),
        ("#### + I2 I2", "puzzle: I2 is listed twice; list each piece once"),
        (
            "##### + I2 I4",
            (
                "puzzle: I2 I4 have 6 cells together and the area has 5; "
                "choose pieces with 5 cells or an area of 6"
            ),
        ),
        ("#.# + I2", "area: it is in several parts; join all cells edge to edge"),
        ("## + I2=##", "piece: I2 is a piece of the box; write only its id, or take another name"),
        ("#### + A=## A=##", "puzzle: A is listed twice; list each piece once"),
        ("##### + A=## A=###", "puzzle: A is listed twice; list each piece once"),
        ("## + A=#.#", "piece, A: it is in several parts; join all cells edge to edge"),
        ("## + A=", "shape: it has no cell; mark at least one cell with #"),
        (
            "## + A-B=##",
            (
                "piece: 'A-B' is not a name for a piece; "
                "take a letter and at most 7 more letters or digits"
            ),
        ),
        (
            "## + Q7",
            "piece: there is no piece 'Q7'; the pieces are I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5",
        ),
    ],
)
def test_what_makes_no_sense_is_said_with_its_cure(text: str, sentence: str) -> None:
    with pytest.raises(Misread) as wrong:
        Puzzle.parse(text)

    assert str(wrong.value) == sentence


def test_the_area_must_have_as_many_cells_as_the_pieces() -> None:
    """R-008: all listed pieces are used, so their cells must add up."""
    with pytest.raises(Misread, match="have 6 cells together and the area has 4"):
        Puzzle.of(Shape.parse("##/##"), map(piece, ("I2", "O4")))


def test_what_a_puzzle_carries_is_no_part_of_it() -> None:
    asked, fresh = (Puzzle.parse("###/### + O4 I2") for _ in range(2))
    cover = Cover.parse("O4 O4 I2 / O4 O4 I2")
    assert difficulty(asked) == 2.0
    assert is_exact(asked, cover)
    assert len(vars(asked)) == 2

    assert asked == fresh
    assert hash(asked) == hash(fresh)
    assert repr(asked) == repr(fresh)
    assert msgspec.json.encode(asked) == msgspec.json.encode(fresh)
    assert pickle.dumps(asked) == pickle.dumps(fresh)
    assert pickle.loads(pickle.dumps(asked)) == fresh
    assert [part.name for part in fields(asked)] == ["area", "pieces"]


def test_a_cover_that_was_found_exact_does_not_vouch_for_another() -> None:
    puzzle = Puzzle.parse("###/### + O4 I2")
    cover, wrong = Cover.parse("O4 O4 I2 / O4 O4 I2"), Cover.parse("O4 O4 / O4 O4")

    assert [is_exact(puzzle, one) for one in (cover, wrong, cover)] == [True, False, True]


def test_nothing_is_looked_up_by_the_identity_of_an_object() -> None:
    """A value carries what was worked out about it (`puzzles/facts.py`)."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in Path(ubongo.__path__[0]).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id"
    ]

    assert found == []
