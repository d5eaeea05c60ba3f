"""`ubongo lookup`, as one types it."""

import json

import pytest

from ubongo.boards.board import Side, Symbol
from ubongo.boards.box import the_box
from ubongo.cli import run
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.solver import count_covers, solve

Printed = pytest.CaptureFixture[str]
PUZZLE = the_box().board(7).puzzle(Side.HARD, Symbol.SNAKE)
SNAKE = ["lookup", "7", "--side", "hard", "--symbol", "snake"]


def test_a_solution_is_drawn(capsys: Printed) -> None:
    """R-321: the solution of any task can be looked up."""
    assert run(SNAKE) == 0
    out, said = capsys.readouterr()

    assert out == f"{solve(PUZZLE)}\n"
    assert said == f"board 7, hard, snake: {PUZZLE.text()}\n"
    assert run(["lookup", "7", "--side", "hard", "--symbol", "4"]) == 0
    assert capsys.readouterr().out == out


def test_all_solutions_are_told(capsys: Printed) -> None:
    assert run([*SNAKE, "--all", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)

    assert answer["covers"] == len(answer["solutions"]) == count_covers(PUZZLE)
    assert all(is_cover(PUZZLE, Cover.parse(text)) for text in answer["solutions"])


def test_a_hint_is_the_first_piece(capsys: Printed) -> None:
    assert run([*SNAKE, "--hint", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    [laid] = Cover.parse(answer["cover"]).placements

    assert answer["piece"] == laid.piece.id
    assert laid.piece.size == max(one.size for one in PUZZLE.pieces)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["99", "--symbol", "snake"], "there is no board 99; the box has boards 1 to 36"),
        (["7", "--symbol", "cat"], "'cat' is not a face of the die"),
        (["7"], "missing option '--symbol'"),
        (["7", "--symbol", "snake", "--hint", "--all"], "exclude each other"),
    ],
)
def test_what_is_wrong_is_said(words: list[str], told: str, capsys: Printed) -> None:
    assert run(["lookup", *words]) == 2
    assert told in capsys.readouterr().err
