"""A cover is read, drawn, and says nothing about being right."""

import pytest
from hypothesis import given

from tests.support.strategies import half_laid, solutions
from ubongo import terminal
from ubongo.misread import Misread
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import piece
from ubongo.puzzles.puzzles import Puzzle
from ubongo.shapes import Cell

PUZZLE = Puzzle.parse("###/### + O4 I2")
NUMBERED = {"1": piece("I2"), "2": piece("O4")}
COVER = Cover.parse("I2 O4 O4 / I2 O4 O4")


@given(solutions())
def test_a_cover_is_read_as_it_is_printed(solved: tuple[Puzzle, Cover]) -> None:
    _, cover = solved

    assert Cover.parse(cover.text()) == cover
    assert Cover.parse(str(cover)) == cover


@given(half_laid())
def test_the_text_of_a_half_laid_cover_is_read_unless_pieces_lie_on_each_other(
    half: tuple[Puzzle, Cover],
) -> None:
    _, cover = half
    cells = [cell for laid in cover.placements for cell in laid.cells]
    if len(set(cells)) == len(cells):
        assert Cover.parse(cover.text()) == cover
    else:
        with pytest.raises(Misread, match=r"there is no piece '\*\*'"):
            Cover.parse(cover.text())


@pytest.mark.parametrize(
    "text",
    [
        "I2 O4 O4 / I2 O4 O4",
        "i2 o4 o4/i2 o4 o4",
        "I2 O4 O4\nI2 O4 O4",
        "I2 O4 O4\r\nI2 O4 O4\r\n",
        "122/122",
        "1 2 2 / 1 2 2",
        "122\n122",
        "122./122./....",
    ],
)
def test_ids_and_digits_say_the_same(text: str) -> None:
    assert Cover.parse(text, NUMBERED) == COVER


def test_a_cover_keeps_the_order_of_the_box() -> None:
    assert [laid.piece.id for laid in COVER.placements] == ["I2", "O4"]
    assert COVER.placements[0] == Placement.of(piece("I2"), [(0, 1), (0, 0)])
    assert COVER.placements[0].pose.text() == "#/#"
    assert COVER.placements[1].cells == (Cell(1, 0), Cell(2, 0), Cell(1, 1), Cell(2, 1))


def test_pieces_on_each_other_are_drawn_as_such() -> None:
    cover = Cover.of(
        [Placement.of(piece("I2"), [(0, 0), (1, 0)]), Placement.of(piece("I3"), [(1, 0), (2, 0)])]
    )

    assert cover.text() == "I2 ** I3"


def test_nothing_laid_is_a_cover_too() -> None:
    assert Cover.parse("") == Cover.parse(".. .. / ..") == Cover(())
    assert Cover(()).text() == ".."


def test_colour_only_wraps_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.delenv("NO_COLOR", raising=False)
    drawn = str(Cover.parse("I2 I2 / I2"))

    assert drawn.startswith("\x1b[30;48;2;243;199;90mI2 ")
    assert terminal.is_wanted()
    monkeypatch.setenv("NO_COLOR", "1")
    assert str(Cover.parse("I2 I2 / I2")) == "I2 I2\nI2 .."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "I2 I2 / XX",
            (
                "cover, row 2, column 1: there is no piece 'XX'; "
                "the pieces are I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5"
            ),
        ),
        (
            "12 / 1\x07",
            (
                "cover, row 2, column 1: there is no piece '1\\x07'; "
                "the pieces are I2 I3 L3 T4 L4 I4 S4 O4 Y5 L5 P5 Z5"
            ),
        ),
        (
            "1" * 9_999,
            "cover: the drawing has 9999 columns in row 1; draw at most 64 rows and columns",
        ),
        ("I2/" * 65, "cover: the drawing has 66 rows; draw at most 64 rows and columns"),
    ],
)
def test_what_is_misread_is_said_with_place_and_cure(text: str, sentence: str) -> None:
    with pytest.raises(Misread) as wrong:
        Cover.parse(text, NUMBERED)

    assert str(wrong.value) == sentence


def test_a_cell_off_the_grid_cannot_be_drawn() -> None:
    cover = Cover.of([Placement.of(piece("I2"), [(-1, 0), (0, 0)])])

    with pytest.raises(Misread, match="column 0, row 1: a cell lies off the grid"):
        cover.text()
