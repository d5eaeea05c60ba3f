"""`ubongo replay`, as one types it."""

import io
import json
import sys
from pathlib import Path

import pytest

from tests.support.any_player import played
from ubongo.boards.box import the_box
from ubongo.cli import run
from ubongo.rules.records.narration import sentences
from ubongo.rules.records.record import write_record

Printed = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_bytes(write_record(played("classic", 2, seed=1, box=the_box()).events).encode())
    return path


def test_a_game_is_checked_and_told(record: Path, capsys: Printed) -> None:
    """R-405: everybody can check the draws."""
    assert run(["replay", str(record)]) == 0
    out, said = capsys.readouterr()

    assert out == "\n".join(sentences(played("classic", 2, seed=1, box=the_box()).events)) + "\n"
    assert said.startswith("The record holds: ")


def test_quiet_says_nothing(record: Path, capsys: Printed) -> None:
    assert run(["replay", str(record), "--quiet"]) == 0
    assert capsys.readouterr() == ("", "")


def test_events_are_listed(record: Path, capsys: Printed) -> None:
    assert run(["replay", str(record), "--events"]) == 0
    lines = capsys.readouterr().out.splitlines()

    assert lines[0].startswith("1 0 GameStarted {")
    assert len(lines) == len(record.read_text().splitlines()) - 2


def test_a_program_gets_json(record: Path, capsys: Printed) -> None:
    assert run(["replay", str(record), "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["holds"], answer["edition"], answer["notes"]) == (True, "classic", [])
    assert answer["told"][-1].startswith("The seed was ")

    assert run(["replay", str(record), "--json", "--events"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["log"][0]["event"] == "GameStarted"
    assert len(answer["log"]) == answer["events"]


def test_standard_input_is_read(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    given = io.TextIOWrapper(io.BytesIO(record.read_bytes()))
    monkeypatch.setattr(sys, "stdin", given)

    assert run(["replay", "-", "--quiet"]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_changed_record_is_named_and_the_answer_is_no(
    record: Path, tmp_path: Path, capsys: Printed
) -> None:
    changed = tmp_path / "changed.txt"
    changed.write_bytes(record.read_bytes().replace(b'"rank": 1', b'"rank": 2', 1))
    assert run(["replay", str(changed)]) == 1
    out, said = capsys.readouterr()
    assert out == ""
    assert said.count("\n") == 1
    assert "line " in said

    assert run(["replay", str(changed), "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["holds"] is False
    assert answer["line"] > 2


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "line 1"),
        (b"hello\n", "a record of a game begins with 'ubongo record'"),
        (b"\x89PNG\r\n", "is not text"),
        (b"ubongo record 7\n", "format '7'"),
    ],
)
def test_what_is_no_record_is_bad_input(
    data: bytes, said: str, tmp_path: Path, capsys: Printed
) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)

    assert run(["replay", str(path)]) == 2
    assert said in capsys.readouterr().err


def test_a_file_that_is_not_there_is_bad_input(tmp_path: Path, capsys: Printed) -> None:
    assert run(["replay", str(tmp_path / "nothing")]) == 2
    assert "no such file" in capsys.readouterr().err
    assert run(["replay", str(tmp_path)]) == 2
    assert run(["replay", "x", "--quiet", "--json"]) == 2
