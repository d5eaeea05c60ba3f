"""`ubongo boards`: show, list, check and stats."""

import json
from pathlib import Path
from random import Random

import pytest

from ubongo.boards.board import SYMBOLS, Board, BoardSide, Side
from ubongo.boards.box import Box, read_box, the_box
from ubongo.boards.box_search import SEED
from ubongo.cli import options, run
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.covers import Cover

Printed = pytest.CaptureFixture[str]


def test_the_words_of_the_command_line_are_those_of_the_board() -> None:
    assert list(options.SIDES) == [side.value for side in Side]
    assert list(options.SYMBOLS) == [symbol.value for symbol in SYMBOLS]


def test_a_shown_board_can_be_pasted_back(capsys: Printed) -> None:
    """R-002: each side has one area and six lists."""
    for number in (1, 7, 36):
        assert run(["boards", "show", str(number)]) == 0
        out, err = capsys.readouterr()
        board = the_box().board(number)

        assert err == f"board {number}, {board.animal.species}\n"
        assert Board.parse(f"board {number} {board.animal.value} {out}") == board


def test_one_side_is_shown(capsys: Printed) -> None:
    """R-003: the hard side lists four pieces."""
    assert run(["boards", "show", "7", "--side", "hard"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert [line.split()[0] for line in lines[-6:]] == list(options.SYMBOLS)
    assert {len(line.split()[1:]) for line in lines[-6:]} == {4}


@pytest.mark.parametrize("symbol", ["snake", "4", "SNAKE"])
def test_one_puzzle_is_shown_and_solved(symbol: str, capsys: Printed) -> None:
    assert run(["boards", "show", "7", "--side", "easy", "--symbol", symbol, "--solution"]) == 0
    drawn, solved = capsys.readouterr().out.split("\nsnake\n")
    puzzle = the_box().board(7).puzzle(Side.EASY, SYMBOLS[3])

    assert drawn == f"{puzzle}\n"
    assert is_cover(puzzle, Cover.parse(solved))


def test_all_puzzles_of_a_board_are_solved(capsys: Printed) -> None:
    """R-009: whatever is shown as a solution is one."""
    assert run(["boards", "show", "7", "--solution", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    board = the_box().board(7)

    assert Board.parse(told["text"]) == board
    for side in Side:
        for symbol in SYMBOLS:
            puzzle = board.puzzle(side, symbol)
            one = told["sides"][side.value]["puzzles"][symbol.value]
            assert one["pieces"] == [piece.id for piece in puzzle.pieces]
            assert is_cover(puzzle, Cover.parse(one["solution"]))


def test_all_boards_are_listed(capsys: Printed) -> None:
    """R-001: 36 boards."""
    assert run(["boards", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 36
    assert all(len(line) <= 80 for line in lines)

    assert run(["boards", "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for line, one, board in zip(lines, told, the_box().boards, strict=True):
        number, animal, easy, hard = line.split()
        assert [int(number), board.animal.value, easy, hard] == list(one.values())
        assert animal == board.animal.species
        assert [easy, hard] == [board.easy.area.text(), board.hard.area.text()]


def test_every_puzzle_of_the_box_can_be_solved(capsys: Printed) -> None:
    """R-001: 36 boards, two sides, six tasks a side: 432 in all."""
    assert run(["boards", "check"]) == 0
    assert capsys.readouterr().out == "36 boards, 432 puzzles, 432 solvable\n"
    assert run(["boards", "check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "boards": 36,
        "puzzles": 432,
        "solvable": 432,
        "unsolvable": [],
    }


def test_a_box_that_cannot_be_solved_is_a_negative_answer(tmp_path: Path, capsys: Printed) -> None:
    picture = """
        board 1 Juri
        easy #### #### #### shield I2 Y5 L5 hand I2 Y5 P5 antelope I3 T4 P5
        snake I3 S4 Y5 elephant L3 O4 Y5 mask L3 O4 L5
        hard ##### ##### ##### shield I2 I3 Y5 L5 hand I2 L3 L5 P5 antelope I2 T4 L4 P5
        snake I3 L3 L4 L5 elephant I3 L3 L4 P5 mask I2 L4 O4 P5"""
    (tmp_path / "01.txt").write_text(picture, encoding="utf-8")

    assert run(["boards", "check", str(tmp_path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "board 1, easy, snake: no solution"
    assert lines[-1] == f"1 board, 12 puzzles, {13 - len(lines)} solvable"
    assert run(["boards", "check", "--json", str(tmp_path)]) == 1
    assert "board 1, easy, snake" in json.loads(capsys.readouterr().out)["unsolvable"]
    assert run(["boards", "stats", "--json", str(tmp_path)]) == 0
    assert json.loads(capsys.readouterr().out)["boards"] == 1


def test_the_box_is_told_in_figures(capsys: Printed) -> None:
    assert run(["boards", "stats"]) == 0
    assert capsys.readouterr().out.startswith("36 boards, 432 puzzles\n")
    assert run(["boards", "stats", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)

    assert told["hard"]["side"] == "hard"
    assert sum(count for _, count in told["easy"]["solutions"]) == 216


def test_a_fresh_board_can_be_pasted_back(capsys: Printed) -> None:
    assert run(["boards", "new", "--seed", "1", "--count", "2"]) == 0
    first, second = capsys.readouterr().out.split("\n\nboard 2 ")
    assert run(["boards", "new", "--seed", "1", "--count", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)

    assert told["boards"] == [Board.parse(first).text(), Board.parse(f"board 2 {second}").text()]
    assert told["seed"] == 1
    assert told["level"] is None


@pytest.mark.parametrize(
    ("level", "side"),
    [("easy", Side.EASY), ("hard", Side.HARD), ("4 stars", Side.HARD), ("Easy 1 star", Side.EASY)],
)
def test_sides_are_made_of_a_level(level: str, side: Side, capsys: Printed) -> None:
    assert run(["boards", "new", "--level", level, "--count", "3", "--seed", "5"]) == 0
    drawn = [BoardSide.parse(side, text) for text in capsys.readouterr().out.split("\n\n")]
    assert run(["boards", "new", "--level", level, "--count", "3", "--seed", "5", "--json"]) == 0

    assert [one.text() for one in drawn] == json.loads(capsys.readouterr().out)["sides"]
    assert len(drawn) == 3


def test_fresh_boards_are_written_as_a_box(tmp_path: Path, capsys: Printed) -> None:
    folder = tmp_path / "new"
    assert run(["boards", "new", "--seed", "1", "--count", "4", "--to", str(folder)]) == 0
    assert capsys.readouterr() == ("", f"4 boards in {folder}.\n")
    assert run(["boards", "check", str(folder)]) == 0

    assert capsys.readouterr().out == "4 boards, 48 puzzles, 48 solvable\n"


def test_a_seed_that_nobody_chose_is_told(capsys: Printed) -> None:
    assert run(["boards", "new"]) == 0
    out, err = capsys.readouterr()
    seed = err.split(":")[0].removeprefix("Seed ")
    assert run(["boards", "new", "--seed", seed]) == 0

    assert capsys.readouterr() == (out, "")


def test_a_chosen_box_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    """R-001: 36 boards, and anybody can make them; how they are chosen is tested elsewhere."""
    seeds = []

    def chosen(chance: Random) -> Box:
        seeds.append(chance.random())
        return the_box()

    monkeypatch.setattr("ubongo.boards.box_search.choose", chosen)
    assert run(["boards", "choose", str(tmp_path / "ours")]) == 0
    assert run(["boards", "choose", str(tmp_path / "mine"), "--seed", "7"]) == 0

    assert seeds == [Random(SEED).random(), Random(7).random()]
    assert capsys.readouterr().out == ""
    assert read_box(tmp_path / "ours") == read_box(tmp_path / "mine") == the_box()
