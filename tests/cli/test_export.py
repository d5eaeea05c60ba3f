"""Data for other programs: boards, simulations, batches of puzzles, the catalogue."""

import csv
import gzip
import io
import json
import sys
from pathlib import Path

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

from ubongo.boards.board import Board
from ubongo.boards.box import the_box
from ubongo.boards.box_search import write
from ubongo.cli import run
from ubongo.library import simulate
from ubongo.puzzles.catalogue import catalogue_fingerprint, easy_areas, hard_areas
from ubongo.puzzles.catalogue_table import area_rows, puzzle_rows
from ubongo.puzzles.cover_check import is_cover
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.difficulty import difficulty, stars
from ubongo.puzzles.piece_sets import sets_of
from ubongo.puzzles.puzzles import Puzzle
from ubongo.puzzles.solver import count_covers
from ubongo.shapes import Shape

Printed = pytest.CaptureFixture[str]


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


# Boards


def test_all_puzzles_of_the_box_are_exported(capsys: Printed) -> None:
    assert run(["boards", "export", "--csv"]) == 0
    rows = table(capsys.readouterr().out)

    assert len(rows) == 432
    for row in rows:
        puzzle = Puzzle.parse(f"{row['area']} + {row['pieces']}")
        assert int(row["covers"]) == count_covers(puzzle)
        assert is_cover(puzzle, Cover.parse(row["solution"]))
        assert float(row["difficulty"]) == pytest.approx(difficulty(puzzle), abs=0.001)
        assert int(row["stars"]) == stars(difficulty(puzzle))
        assert (int(row["cells"]), int(row["width"])) == (puzzle.area.size, puzzle.area.width)


def test_json_has_the_same_rows(capsys: Printed) -> None:
    assert run(["boards", "export", "7", "8", "--side", "hard", "--json"]) == 0
    as_json = json.loads(capsys.readouterr().out)
    assert run(["boards", "export", "7", "8", "--side", "hard", "--csv"]) == 0
    as_csv = table(capsys.readouterr().out)

    assert [{name: str(value) for name, value in row.items()} for row in as_json] == as_csv
    assert {(row["board"], row["side"]) for row in as_json} == {(7, "hard"), (8, "hard")}


def test_a_puzzle_without_a_cover_has_no_difficulty(tmp_path: Path, capsys: Printed) -> None:
    text = the_box().board(7).text().replace("L4 I4 O4", "I4 S4 O4")
    (tmp_path / "07.txt").write_text(Board.parse(text).picture(), encoding="utf-8")

    assert run(["boards", "export", "--in", str(tmp_path), "--csv"]) == 0
    first = table(capsys.readouterr().out)[0]
    assert (first["covers"], first["difficulty"], first["stars"], first["solution"]) == (
        *("0", "", ""),
        "",
    )


def test_boards_of_a_folder_become_burrtools_files(tmp_path: Path, capsys: Printed) -> None:
    box = the_box()
    write(box, tmp_path / "box")
    out = tmp_path / "new" / "files"

    assert run(["boards", "export", "--in", str(tmp_path / "box"), "--burrtools", str(out)]) == 0
    assert capsys.readouterr() == ("", f"36 files in {out}.\n")
    names = sorted(path.name for path in out.iterdir())
    assert names == [f"board-{board.number:02}.xmpuzzle" for board in box.boards]
    xml = gzip.decompress((out / "board-07.xmpuzzle").read_bytes()).decode()
    assert xml.count("<problem ") == 12
    assert "<comment>Board 7, penguin, of ubongo.</comment>" in xml


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "choose one of --csv, --json and --burrtools FOLDER"),
        (["--csv", "--json"], "choose one of --csv, --json and --burrtools FOLDER"),
        (["99", "--csv"], "there is no board 99; the box has boards 1 to 36"),
        (["seven", "--csv"], "'seven' is not a valid integer"),
    ],
)
def test_a_bad_export_is_refused(words: list[str], sentence: str, capsys: Printed) -> None:
    assert run(["boards", "export", *words]) == 2
    out, err = capsys.readouterr()

    assert out == ""
    assert sentence in err


# Simulations


def test_a_simulation_as_csv_is_that_of_the_library(capsys: Printed) -> None:
    words = ["simulate", "--games", "5", "--bots", "expert,child,fair", "--seed", "3", "--csv"]
    assert run([*words, "--jobs", "2"]) == 0
    rows = table(capsys.readouterr().out)
    played = simulate(("expert", "child", "fair"), games=5, seed=3).to_dicts()

    assert len(rows) == 15
    assert rows == [
        {
            name: str(value).lower() if isinstance(value, bool) else str(value)
            for name, value in row.items()
        }
        for row in played
    ]


def test_csv_and_json_exclude_each_other(capsys: Printed) -> None:
    assert run(["simulate", "--csv", "--json"]) == 2
    assert "--csv and --json exclude each other" in capsys.readouterr().err


# Batches


def batch(monkeypatch: pytest.MonkeyPatch, text: str, *options: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))
    return run(["solve", "-", *options])


GOOD = "##.../###../.####/..##. + I2 I4 P5\n"
LAID = "P5 P5 .. .. .. / P5 P5 P5 .. .. / .. I4 I4 I4 I4 / .. .. I2 I2 ..\n"


@pytest.mark.parametrize(
    ("lines", "options", "answers", "code"),
    [
        (GOOD, (), LAID, 0),
        (f"{GOOD}\n  \n###/### I2 O4\n", (), f"{LAID}I2 O4 O4 / I2 O4 O4\n", 0),
        (f"{GOOD}###/### + I2 I4\n", (), f"{LAID}no solution\n", 1),
        (f"{GOOD}###/### + I2 I4\n", ("--count",), "1\n0\n", 1),
        (f"x\n{GOOD}###/### + I2 I4\n", (), f"unreadable\n{LAID}no solution\n", 2),
        ("### A=## B=#", (), "A A B\n", 0),
        ("", (), "", 0),
    ],
)
def test_a_batch_is_answered_line_by_line(
    lines: str,
    options: tuple[str, ...],
    answers: str,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Printed,
) -> None:
    assert batch(monkeypatch, lines, *options) == code
    out, err = capsys.readouterr()

    assert out == answers
    assert err.count("\n") == lines.count("x\n")


def test_a_batch_for_a_program_is_an_object_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    assert batch(monkeypatch, f"{GOOD}#\x1b\n", "--json") == 2
    out, err = capsys.readouterr()
    first, second = map(json.loads, out.splitlines())

    assert (first["line"], first["covers"], first["solution"]) == (1, 1, LAID.strip())
    assert second["line"] == 2
    assert "is neither # nor ." in second["error"]
    assert err.startswith("line 2: area, row 1, column 2: '\\x1b' is neither")


def test_a_batch_takes_no_options_with_several_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    assert batch(monkeypatch, GOOD, "--all") == 2
    assert batch(monkeypatch, GOOD, "--pieces", "3") == 2
    assert "leave out --all and --pieces" in capsys.readouterr().err


# The catalogue


def test_the_table_of_puzzles_has_every_set_of_an_area(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "puzzles.csv"
    assert run(["data", "export", str(file), "--limit", "1200", "--jobs", "2"]) == 0
    rows = table(file.read_text(encoding="utf-8"))

    assert capsys.readouterr().err == f"{len(rows)} rows in {file}.\n"
    assert not list(tmp_path.glob("*.part"))
    for half, areas, pieces in (("easy", easy_areas(), 3), ("hard", hard_areas(), 4)):
        mine = [row for row in rows if row["half"] == half]
        assert list(dict.fromkeys(int(row["number"]) for row in mine)) == list(range(1200))
        for place in (0, 7, 1199):
            area = areas[place]
            listed = {row["pieces"]: row for row in mine if row["number"] == str(place)}
            assert {
                " ".join(map(str, chosen)): count for chosen, count in sets_of(area, pieces).items()
            } == {name: int(row["covers"]) for name, row in listed.items()}
            for name, row in listed.items():
                tries = difficulty(Puzzle.parse(f"{area.text()} + {name}"))
                assert float(row["difficulty"]) == pytest.approx(tries, abs=0.001)
                assert row["stars"] == str(stars(tries))


def test_the_table_of_areas_sums_up_its_puzzles() -> None:
    for half in ("easy", "hard"):
        (area,) = area_rows(half, [4_321])
        puzzles = puzzle_rows(half, [4_321])
        tries = [float(row["difficulty"]) for row in puzzles]

        assert Shape.parse(str(area["area"])) in (easy_areas() if half == "easy" else hard_areas())
        assert area["sets"] == len(puzzles) >= 6
        assert area["covers"] == sum(int(row["covers"]) for row in puzzles)
        assert (area["easiest"], area["hardest"]) == (min(tries), max(tries))
        assert float(area["mean"]) == pytest.approx(sum(tries) / len(tries), abs=0.001)


def test_parquet_has_the_same_rows_with_types(tmp_path: Path, capsys: Printed) -> None:
    words = ["--table", "areas", "--half", "hard", "--limit", "1100", "--jobs", "1"]
    assert run(["data", "export", str(tmp_path / "areas.parquet"), *words]) == 0
    capsys.readouterr()
    read = parquet.read_table(tmp_path / "areas.parquet")

    assert read.to_pylist() == area_rows("hard", range(1100))
    assert str(read.schema.field("cells").type) == "int32"
    assert str(read.schema.field("mean").type) == "double"
    assert read.schema.metadata[b"catalogue"].decode() == catalogue_fingerprint()


def test_nothing_is_left_of_a_table_that_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def interrupted(*anything: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ubongo.puzzles.catalogue_table.puzzle_rows", interrupted)
    file = tmp_path / "easy.csv"
    file.write_text("an older table", encoding="utf-8")

    assert run(["data", "export", str(file), "--limit", "1", "--jobs", "1"]) == 130
    assert [path.name for path in tmp_path.iterdir()] == ["easy.csv"]
    assert file.read_text(encoding="utf-8") == "an older table"


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["t.txt"], 2, "'t.txt' ends neither with .parquet nor with .csv; name it so"),
        (["nowhere/t.csv"], 2, "no such file or directory"),
        (["t.csv", "--limit", "0"], 2, "0 is not in the range x>=1"),
    ],
)
def test_a_bad_table_is_refused(
    words: list[str],
    code: int,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Printed,
) -> None:
    monkeypatch.chdir(tmp_path)

    assert run(["data", "export", *words]) == code
    assert sentence in capsys.readouterr().err


def test_parquet_without_its_part_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)

    assert run(["data", "export", str(tmp_path / "t.parquet"), "--limit", "1"]) == 3
    assert capsys.readouterr().err == (
        "ubongo data export needs the data part: pip install 'ubongo[data]'\n"
    )
    assert run(["data", "export", str(tmp_path / "t.csv"), "--limit", "1"]) == 0
