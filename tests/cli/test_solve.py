"""`ubongo solve`, `hint` and `difficulty`, as one types them."""

import json

import pytest

from ubongo.cli import run
from ubongo.cli.output import stars_text as drawn
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.puzzles import Puzzle

AREA = "##.../###../.####/..##."
SOLVED = """\
P5 P5 .. .. ..
P5 P5 P5 .. ..
.. I4 I4 I4 I4
.. .. I2 I2 ..
"""

Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    "words",
    [
        [AREA, "I2", "I4", "P5"],
        [AREA, "p5", "i4", "i2"],
        [AREA, "I2 I4", "P5"],
        [AREA, "I2,I4,P5"],
        [f"{AREA} + I2 I4 P5"],
        [AREA, "+", "I2", "I4", "P5"],
        [AREA.replace("/", "\n"), "I2", "I4", "P5"],
        ["--all", AREA, "I2", "I4", "P5"],
    ],
)
def test_a_puzzle_is_solved_however_it_is_written(words: list[str], capsys: Printed) -> None:
    assert run(["solve", *words]) == 0
    assert capsys.readouterr().out == SOLVED


def test_what_solve_draws_can_be_pasted_back(capsys: Printed) -> None:
    """R-009: any exact cover counts."""
    run(["solve", "###/###/### + L4 P5", "--all"])
    drawn = capsys.readouterr().out.strip().split("\n\n")
    puzzle = Puzzle.parse("###/###/### + L4 P5")

    assert len(drawn) == 8
    assert all(is_cover(puzzle, Cover.parse(text)) for text in drawn)


def test_data_goes_to_standard_output_and_chatter_to_standard_error(capsys: Printed) -> None:
    run(["solve", "###/### + I2 O4", "--all"])

    assert capsys.readouterr() == (
        "I2 O4 O4\nI2 O4 O4\n\nO4 O4 I2\nO4 O4 I2\n",
        "2 solutions\n",
    )


def test_solutions_are_counted(capsys: Printed) -> None:
    assert run(["solve", "###/###/### + L4 P5", "--count"]) == 0
    assert capsys.readouterr().out == "8\n"


@pytest.mark.parametrize("option", [[], ["--all"], ["--count"], ["--json"], ["--json", "--all"]])
def test_no_solution_is_a_negative_answer(option: list[str], capsys: Printed) -> None:
    assert run(["solve", "###/### + I2 I4", *option]) == 1
    assert capsys.readouterr().err == "no solution: I2 I4 do not cover this area\n"


def test_a_program_gets_json(capsys: Printed) -> None:
    puzzle = {"area": "###/###", "pieces": ["I2", "O4"]}
    first, second = "I2 O4 O4 / I2 O4 O4", "O4 O4 I2 / O4 O4 I2"
    told = {}
    for option in ("--json", "--json --all", "--json --count"):
        assert run(["solve", "###/### + O4 I2", *option.split()]) == 0
        told[option] = json.loads(capsys.readouterr().out)

    assert told["--json"] == {"covers": 2, **puzzle, "solution": first}
    assert told["--json --all"] == {"covers": 2, **puzzle, "solutions": [first, second]}
    assert told["--json --count"] == {"covers": 2, **puzzle}


def test_the_sets_that_cover_an_area_are_listed(capsys: Printed) -> None:
    assert run(["solve", "###/###", "--pieces", "2"]) == 0
    assert capsys.readouterr().out == "I2 L4  4\nI2 O4  2\n"
    assert run(["solve", "###/###", "--pieces", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "area": "###/###",
        "size": 6,
        "sets": [{"pieces": ["I2", "L4"], "covers": 4}, {"pieces": ["I2", "O4"], "covers": 2}],
    }
    assert run(["solve", "###/###", "--pieces", "3"]) == 1
    assert "no set of 3 pieces covers this area of 6 cells" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("laid", "out", "err"),
    [
        ("I2 / I2", "I2 O4 O4\nI2 O4 O4\n", "Lay O4 like this:\n"),
        ("1/1", "I2 O4 O4\nI2 O4 O4\n", "Lay O4 like this:\n"),
        ("", ".. O4 O4\n.. O4 O4\n", "Lay O4 like this:\n"),
        ("11", "lift I2\n", "This cannot be completed:\n"),
        ("122/122", "I2 O4 O4\nI2 O4 O4\n", "The area is covered:\n"),
    ],
)
def test_a_hint_is_drawn(laid: str, out: str, err: str, capsys: Printed) -> None:
    assert run(["hint", "###/###", "I2", "O4", "--laid", laid]) == 0
    assert capsys.readouterr() == (out, err)


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ("1/1", {"hint": "lay", "piece": "O4", "cover": "I2 O4 O4 / I2 O4 O4"}),
        ("11", {"hint": "lift", "pieces": ["I2"]}),
        ("122/122", {"hint": "nothing"}),
    ],
)
def test_a_program_gets_a_hint(laid: str, told: dict[str, object], capsys: Printed) -> None:
    assert run(["hint", "###/### + I2 O4", "--json", "--laid", laid]) == 0
    assert json.loads(capsys.readouterr().out) == told


def test_there_is_no_hint_without_a_cover(capsys: Printed) -> None:
    assert run(["hint", "###/### + I2 I4"]) == 1
    assert run(["hint", "###/### + I2 I4", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"hint": "no cover"}


def test_difficulty_is_told_with_stars_and_solutions(capsys: Printed) -> None:
    tries = difficulty(Puzzle.parse("###/###/### + L4 P5"))
    assert run(["difficulty", "###/###/###", "L4", "P5"]) == 0
    assert capsys.readouterr().out == f"{tries:.1f} tries  {drawn(stars(tries))}  8 solutions\n"
    assert run(["difficulty", "###/###/###", "L4", "P5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "area": "###/###/###",
        "pieces": ["L4", "P5"],
        "covers": 8,
        "difficulty": round(tries, 3),
        "stars": stars(tries),
    }
    assert run(["difficulty", "###/### + I2 I4", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["difficulty"] is None


def test_stars_are_five_signs_wide() -> None:
    assert [drawn(count) for count in (1, 3, 5)] == ["★☆☆☆☆", "★★★☆☆", "★★★★★"]
