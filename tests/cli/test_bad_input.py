"""Bad input gets one sentence with the thing, the value and the cure, and exit code 2."""

from pathlib import Path

import pytest

from ubongo.boards.box import the_box
from ubongo.cli import run

Printed = pytest.CaptureFixture[str]

LONG = 20_000

# What is wrong with a puzzle is said in the same way by every command that takes one.
BAD_PUZZLES = {
    "an unknown piece": (["##", "X9"], "there is no piece 'X9'; the pieces are I2"),
    "no piece": (["##/## +"], "no piece is listed; list at least one"),
    "sizes that do not add up": (["###", "I2"], "I2 have 2 cells together and the area has 3; cho"),
    "a piece twice": (["####", "I2", "I2"], "I2 is listed twice; list each piece once"),
    "an empty area": (["", "I2"], "area: it has no cell; mark at least one cell with #"),
    "an area of dots": ([".../...", "I2"], "area: it has no cell; mark at least one"),
    "an unconnected area": (["#.#", "I2"], "it is in several parts; join all cells edge to edge"),
    "a wide area": (["#" * 65, "I4", "P5"], "the drawing has 65 columns in row 1; draw at most 64"),
    "a high area": (["/".join("#" * 65), "P5", "I4"], "the drawing has 65 rows; draw at most 64"),
    "a bad piece of one's own": (["##", "A=x#"], "row 1, column 1: 'x' is neither # nor ."),
    "a nameless piece": (["##", "=##"], "'' is not a name for a piece; take a letter and"),
    "control characters in its name": (["##", "\x1b[2J=##"], "'\\x1b[2J' is not a name for a"),
    "very many pieces of one's own": (
        ["##", *[f"A{number}=#" for number in range(200)]],
        "200 pieces are listed; list at most 128",
    ),
    "junk": (["##x", "I3"], "area, row 1, column 3: 'x' is neither # nor .; write # for"),
    "an emoji": (["#🦓", "I2"], "area, row 1, column 2: '🦓' is neither # nor ."),
    "control characters": (["#\x1b[2J", "I2"], "row 1, column 2: '\\x1b' is neither # nor ."),
    "control characters in a piece": (["##", "\x1b[2J\x07"], "no piece '\\x1b[2J\\x07'"),
    "bytes that are not text": (["#\udcff", "I2"], "column 2: '\\udcff' is neither # nor ."),
    "a very long row": (["#" * LONG, "I2"], "the drawing has 20000 columns in row 1; draw at"),
    "very many rows": (["#/" * LONG, "I2"], "the drawing has 20001 rows; draw at most 64"),
    "a corner far away": (["." * LONG + "#/" * LONG, "I2"], "the drawing has 20001 rows"),
    "a very long piece": (["##", "P" * LONG], "there is no piece 'PPPPPPPP"),
    "very many pieces": (["##", *["I2"] * LONG], "I2 is listed twice"),
}


def one_sentence(words: list[str], capsys: Printed) -> str:
    """What is said to bad input, after looking that it is said as it should be."""
    code = run(words)
    out, err = capsys.readouterr()

    assert code == 2, err
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1, "one line"
    assert err[:-1].isprintable()
    assert len(err) < 400
    assert ";" in err, "what is wrong; the cure"
    return err


@pytest.mark.parametrize("command", ["solve", "hint", "difficulty"])
@pytest.mark.parametrize("bad", BAD_PUZZLES)
def test_a_bad_puzzle(command: str, bad: str, capsys: Printed) -> None:
    words, sentence = BAD_PUZZLES[bad]

    assert sentence in one_sentence([command, *words], capsys)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["nonsense"], "no such command 'nonsense'"),
        (["--nonsense"], "no such option '--nonsense'"),
        (["solve"], "missing argument 'AREA [PIECE]...'"),
        (["solve", "##"], "AREA has no PIECE beside it: list some, or ask with --pieces 3"),
        (["solve", "#.#"], "it is in several parts"),
        (["solve", "## + I2", "--all", "--count"], "--all and --count exclude each other"),
        (["solve", "##", "--pieces", "1", "--all"], "leave out --all and --count"),
        (["solve", "##", "I2", "--pieces", "1"], "list none yourself"),
        (["solve", "## + I2", "--pieces", "1"], "list none yourself"),
        (["solve", "##", "--pieces", "0"], "0 pieces cannot be chosen; choose 1 to 12"),
        (["solve", "##", "--pieces", "-1"], "-1 pieces cannot be chosen; choose 1 to 12"),
        (["solve", "##", "--pieces", "9" * 30], "pieces cannot be chosen; choose 1 to 12"),
        (["solve", "##", "--pieces", "9" * LONG], "invalid value for '--pieces'"),
        (["solve", "##", "--pieces", "three"], "'three' is not a valid integer"),
        (["solve", "##", "--pieces"], "option '--pieces' requires an argument"),
        (["solve", "#.#", "--pieces", "1"], "it is in several parts"),
        (["solve", "x", "--pieces", "1"], "area, row 1, column 1: 'x' is neither # nor ."),
        (["hint", "## + I2", "--laid", "XX"], "row 1, column 1: there is no piece 'XX'"),
        (["hint", "## + I2", "--laid", "1\x07"], "there is no piece '1\\x07'"),
        (["hint", "## + I2", "--laid", "1" * LONG], "the drawing has 20000 columns in row 1"),
        (["boards", "nonsense"], "no such command 'nonsense'"),
        (["boards", "show"], "missing argument 'NUMBER'"),
        (["boards", "show", "seven"], "'seven' is not a valid integer"),
        (["boards", "show", "0"], "there is no board 0; the box has boards 1 to 36"),
        (["boards", "show", "37"], "there is no board 37; the box has boards 1 to 36"),
        (["boards", "show", "-7"], "no such option '-7'"),
        (["boards", "show", "--", "-7"], "there is no board -7; the box has boards 1 to 36"),
        (["boards", "show", "9" * 30], "there is no board 9"),
        (["boards", "show", "9" * LONG], "invalid value for 'NUMBER'"),
        (["boards", "show", "7", "--side", "soft"], "'soft' is not one of 'easy', 'hard'"),
        (
            ["boards", "show", "7", "--symbol", "7"],
            "'7' is not a face of the die; there are shield",
        ),
        (["boards", "show", "7", "--symbol", "\x1b"], "'\\x1b' is not a face of the die"),
        (["boards", "check", "no/such/folder"], "no/such/folder' does not exist"),
        (["boards", "stats", "no/such/folder"], "no/such/folder' does not exist"),
        (["boards", "list", "--in", "no/such/folder"], "no/such/folder' does not exist"),
        (["boards", "list", "too many"], "unexpected extra argument"),
        (["boards", "choose"], "missing argument 'FOLDER'"),
        (["boards", "choose", "x", "--seed", "y"], "'y' is not a valid integer"),
        (["boards", "choose", "x", "--seed", "-1"], "-1 is not in the range x>=0"),
        (["boards", "new", "--seed", "-1"], "-1 is not in the range x>=0"),
        (["boards", "new", "--seed", "x"], "'x' is not a valid integer"),
        (["boards", "new", "--count", "0"], "0 is not in the range 1<=x<=100000"),
        (["boards", "new", "--count", "-5"], "-5 is not in the range 1<=x<=100000"),
        (["boards", "new", "--count", "9" * 30], "is not in the range 1<=x<=100000"),
        (["boards", "new", "--level", "soft"], "level: 'soft' is not a level; write easy, hard"),
        (["boards", "new", "--level", "9 stars"], "level: '9 stars' is not a level; write easy"),
        (["boards", "new", "--level", "easy 5 stars"], "there are no easy boards of 5 stars"),
        (["boards", "new", "--level", "\x1b" * LONG], "level: '\\x1b"),
        (["boards", "new", "--level", "easy", "--to", "x"], "leave out --level"),
        (["play", "--seed", "-1"], "-1 is not in the range x>=0"),
        (["play", "--board", "99"], "there is no board 99; the box has boards 1 to 36"),
        (["play", "--board", "-1"], "there is no board -1; the box has boards 1 to 36"),
        (["play", "--side", "x"], "'x' is not one of 'easy', 'hard'"),
        (["play", "--symbol", "zebra"], "'zebra' is not a face of the die; there are shield, hand"),
        (["play", "--seed", "1.5"], "'1.5' is not a valid integer"),
    ],
)
def test_bad_words(words: list[str], sentence: str, capsys: Printed) -> None:
    assert sentence in one_sentence(words, capsys)


def broken(folder: Path, text: str | bytes) -> Path:
    """A box with one good and one broken board."""
    (folder / "01.txt").write_text(the_box().board(1).picture(), encoding="utf-8")
    broken = text.encode() if isinstance(text, str) else text
    (folder / "02.txt").write_bytes(broken)
    return folder


@pytest.mark.parametrize("command", ["check", "stats", "list --in", "show 1 --in"])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "file 02.txt: board, beginning: it begins with ''; begin with: board NUMBER"),
        (b"\xff\xfe\x00", "file 02.txt: "),
        ("board 2 Dodo easy", "there is no animal 'Dodo'; there are Rabbat"),
        ("board 2 Juri easy hard", "easy: it has no area; draw it with # and . first"),
        (the_box().board(1).picture(), "board 1 is there already; give each board a number"),
        (the_box().board(2).picture().replace("snake", "snail", 1), "there is no piece 'snail'"),
        (the_box().board(2).picture() + "#" * LONG, "there is no piece '####"),
    ],
)
def test_a_broken_board_file(
    command: str, text: str | bytes, sentence: str, tmp_path: Path, capsys: Printed
) -> None:
    box = broken(tmp_path, text)

    assert sentence in one_sentence(["boards", *command.split(), str(box)], capsys)


def test_a_folder_without_boards(tmp_path: Path, capsys: Printed) -> None:
    assert "there is no board in" in one_sentence(["boards", "check", str(tmp_path)], capsys)
    assert "there is no board in" in one_sentence(["play", "--in", str(tmp_path)], capsys)


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "01.txt").mkdir()

    assert "01.txt: is a directory; check path and rights" in one_sentence(
        ["boards", "check", str(tmp_path)], capsys
    )


def test_boards_are_not_written_over(tmp_path: Path, capsys: Printed) -> None:
    broken(tmp_path, "mine")

    assert "holds text files already; name an empty one" in one_sentence(
        ["boards", "choose", str(tmp_path)], capsys
    )
    assert "holds text files already; name an empty one" in one_sentence(
        ["boards", "new", "--to", str(tmp_path)], capsys
    )
    assert (tmp_path / "02.txt").read_text() == "mine"
