"""A board is read from a picture, drawn again, and says what is wrong with it."""

from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.support.strategies import boards
from ubongo.boards.board import SYMBOLS, Animal, Board, BoardSide, Side, Symbol
from ubongo.boards.box import read_box
from ubongo.misread import Misread
from ubongo.puzzles.pieces import PIECES
from ubongo.shapes import Shape

PICTURE = """\
board 7 Juri

easy
  ####
  ####
  ####
  shield    I2 Y5 L5
  hand      I2 Y5 P5
  antelope  I3 T4 P5
  snake     I3 L4 L5
  elephant  L3 O4 Y5
  mask      L3 O4 L5

hard
  #####
  #####
  #####
  shield    I2 I3 Y5 L5
  hand      I2 L3 L5 P5
  antelope  I2 T4 L4 P5
  snake     I3 L3 L4 L5
  elephant  I3 T4 I4 S4
  mask      I2 L4 O4 P5
"""


@given(boards)
@settings(max_examples=50)
def test_a_board_is_read_as_it_is_printed(board: Board) -> None:
    assert Board.parse(board.text()) == board
    assert Board.parse(board.picture()) == board
    assert Board.parse(str(board)) == board


@given(boards)
@settings(max_examples=50)
def test_a_side_has_one_area_and_six_lists(board: Board) -> None:
    """R-002: one light area for all six lists, one list for each face of the die."""
    for side in Side:
        puzzles = [board.puzzle(side, symbol) for symbol in SYMBOLS]

        assert len(puzzles) == 6
        assert {puzzle.area for puzzle in puzzles} == {board.side(side).area}
        assert len({puzzle.pieces for puzzle in puzzles}) == 6


@given(boards)
@settings(max_examples=50)
def test_the_easy_side_has_three_pieces_a_list_and_the_hard_side_four(board: Board) -> None:
    """R-003: yellow frames and green frames."""
    assert {len(pieces) for pieces in board.easy.sets} == {3} == {Side.EASY.pieces}
    assert {len(pieces) for pieces in board.hard.sets} == {4} == {Side.HARD.pieces}
    assert {one for pieces in board.easy.sets for one in pieces} <= set(PIECES)


def test_the_faces_of_the_die_stand_on_a_board_from_top_to_bottom() -> None:
    """R-002: one list for each face; the 2024 die shows pips for the same six."""
    assert [(symbol.value, symbol.pips) for symbol in SYMBOLS] == [
        ("shield", 1),
        ("hand", 2),
        ("antelope", 3),
        ("snake", 4),
        ("elephant", 5),
        ("mask", 6),
    ]


def test_a_picture_is_drawn_as_it_was_read() -> None:
    board = Board.parse(PICTURE)

    assert board.picture() == PICTURE
    assert (board.number, board.animal) == (7, Animal.JURI)
    assert board.puzzle(Side.EASY, Symbol.SNAKE).text() == "####/####/#### + I3 L4 L5"
    assert board.puzzle(Side.HARD, Symbol.MASK).text() == "#####/#####/##### + I2 L4 O4 P5"


@pytest.mark.parametrize(
    ("change", "to", "sentence"),
    [
        ("board 7", "bored 7", "it begins with 'bored 7'; begin with: board NUMBER"),
        ("board 7", "board x", "it begins with 'board x'"),
        ("board 7", "board -7", "it begins with 'board -7'"),
        ("board 7", "board 7000000000", "it begins with 'board 7000000000'"),
        ("Juri", "Dodo", "there is no animal 'Dodo'; there are Rabbat, Henrietta, Juri, Caspar"),
        ("easy", "eazy", "board 7: its two sides are not there; write the word easy"),
        ("hard", "", "board 7: its two sides are not there"),
        ("  snake     I3 L4 L5\n", "", "easy: there is no list for snake; write each symbol"),
        ("snake     I3 L4 L5", "snake I3 L4 Q5", "there is no piece 'Q5'; the pieces are I2 I3"),
        ("snake     I3 L4 L5", "snake I3 L4", "easy, snake: 2 pieces are listed; a list of"),
        ("snake     I3 L4 L5", "snake I3 L4 L4 I2", "4 pieces are listed; a list of this side"),
        ("snake     I3 L4 L5", "snake I3 L4 L4", "L4 is listed twice; list each piece once"),
        ("snake     I3 L4 L5", "snake I2 L4 L5", "I2 L4 L5 have 11 cells together and the area"),
        ("snake     I3 L4 L5", "hand I3 L4 L5", "easy, hand: it is listed twice; write it"),
        ("snake     I3 L4 L5", "snake L5 Y5 I2", "I2 Y5 L5 is listed for shield too; the six"),
        ("easy\n  ####\n  ####\n  ####\n", "easy\n", "easy: it has no area; draw it with # and ."),
        ("####\n  ####\n  ####\n  s", "####\n ##x#\n ####\n s", "row 2, column 3: 'x' is neither"),
        ("####\n  ####\n  ####\n  s", "#### ....\n #### ####\n s", "it is in several parts; join"),
    ],
)
def test_a_broken_board_is_said_with_place_and_cure(change: str, to: str, sentence: str) -> None:
    assert change in PICTURE
    with pytest.raises(Misread) as wrong:
        Board.parse(PICTURE.replace(change, to, 1))

    assert sentence in str(wrong.value)
    assert str(wrong.value).isprintable()


@pytest.mark.parametrize("text", ["", "\x00", "board", "board 1", "#" * 100_000, "board " * 9_999])
def test_what_is_no_board_at_all_is_refused_shortly(text: str) -> None:
    with pytest.raises(Misread) as wrong:
        Board.parse(text)

    assert len(str(wrong.value)) < 200


def test_a_side_has_six_lists() -> None:
    """R-002: one list for each face of the die."""
    sets = Board.parse(PICTURE).easy.sets

    with pytest.raises(Misread, match="it has 5 lists of pieces; give one for each"):
        BoardSide(Side.EASY, Shape.parse("####/####/####"), sets[:5])


def test_a_box_names_the_file_that_is_broken(tmp_path: Path) -> None:
    (tmp_path / "01.txt").write_text(PICTURE)
    (tmp_path / "02.txt").write_text(PICTURE.replace("Juri", "Dodo"))
    with pytest.raises(Misread, match=r"file 02\.txt: .*there is no animal 'Dodo'"):
        read_box(tmp_path)

    (tmp_path / "02.txt").write_text(PICTURE)
    with pytest.raises(Misread, match=r"file 02\.txt: board 7 is there already"):
        read_box(tmp_path)

    (tmp_path / "02.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(Misread, match=r"file 02\.txt: .* correct the file"):
        read_box(tmp_path)


def test_an_empty_folder_is_no_box(tmp_path: Path) -> None:
    with pytest.raises(Misread, match=r"there is no board in .*; put board files there"):
        read_box(tmp_path)


def test_a_board_that_is_not_in_the_box_is_said_with_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "01.txt").write_text(PICTURE)
    box = read_box(tmp_path)

    assert box.board(7).animal is Animal.JURI
    assert len(box.puzzles()) == 12
    with pytest.raises(Misread, match="there is no board 8; the box has boards 7 to 7"):
        box.board(8)


def test_puzzles_without_a_cover_are_found(tmp_path: Path) -> None:
    (tmp_path / "01.txt").write_text(PICTURE.replace("snake     I3 L4 L5", "snake I3 S4 Y5"))
    found = read_box(tmp_path).unsolvable()

    assert (read_box(tmp_path).board(7), Side.EASY, Symbol.SNAKE) in found
