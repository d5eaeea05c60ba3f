"""`ubongo difficulty fit`, as one types it."""

import json
import sqlite3
from math import exp
from pathlib import Path
from random import Random

import pytest

from ubongo.boards.box import the_box
from ubongo.cli import run
from ubongo.puzzles.difficulty import difficulty
from ubongo.server.storage.sqlite.database import FILE, Database

Printed = pytest.CaptureFixture[str]
BOX = [puzzle for _, _, _, puzzle in the_box().puzzles()]


def server_with(folder: Path, times: list[tuple[str, int]]) -> Path:
    """The data of a server where people took so long, in tenths of a second."""
    Database(folder).close()
    db = sqlite3.connect(folder / FILE)
    with db:
        db.executemany("INSERT INTO times (puzzle, tenths) VALUES (?, ?)", times)
    db.close()
    return folder


def people(count: int) -> list[tuple[str, int]]:
    """Times that follow the difficulty, each person and day adding a factor of their own."""
    dice = Random(7)
    return [
        (puzzle.text(), round(10 * difficulty(puzzle) * exp(0.5 * (dice.random() - 0.5))))
        for puzzle in (BOX[int(dice.random() * len(BOX))] for _ in range(count))
    ]


def test_it_says_that_there_is_too_little_to_learn_from(tmp_path: Path, capsys: Printed) -> None:
    folder = server_with(tmp_path, people(199))

    assert run(["difficulty", "fit", "--data-dir", str(folder)]) == 1
    told = "199 times of people so far, and 200 are needed: play, and ask again\n"
    assert capsys.readouterr() == ("", told)
    assert run(["difficulty", "fit", "--data-dir", str(folder), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["needed"] == 200


def test_it_fits_and_says_how_well_it_predicts(tmp_path: Path, capsys: Printed) -> None:
    folder = server_with(tmp_path, people(300))

    assert run(["difficulty", "fit", "--data-dir", str(folder)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split("  ")[0] == "model"
    assert lines[1].startswith("plain difficulty")
    assert lines[2].startswith("all features")
    assert lines[4].startswith("log(seconds) = ")

    assert run(["difficulty", "fit", "--data-dir", str(folder), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    plain = answer["plain difficulty"]
    assert answer["times"] == 300
    assert plain["predicted"] > 0.8
    assert plain["rank_correlation"] > 0.8
    # log(seconds) = 0 + 1 × log(tries), as the times were made.
    assert plain["weights"] == pytest.approx([0, 1], abs=0.2)


def test_a_folder_without_data_is_named(tmp_path: Path, capsys: Printed) -> None:
    assert run(["difficulty", "fit", "--data-dir", str(tmp_path)]) == 2
    assert "there is no data in" in capsys.readouterr().err
    (tmp_path / FILE).write_bytes(b"not a database, but long enough to be looked at" * 99)
    assert run(["difficulty", "fit", "--data-dir", str(tmp_path)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_of_may_be_left_out(capsys: Printed) -> None:
    assert run(["difficulty", "of", "###/### + I2 O4"]) == 0
    whole = capsys.readouterr()
    assert run(["difficulty", "###/### + I2 O4"]) == 0
    assert capsys.readouterr() == whole
    assert run(["difficulty", "--json", "###/###", "I2", "O4"]) == 0
    assert json.loads(capsys.readouterr().out)["covers"] == 2
