"""One whole game of every edition and number of players, kept as a record and as it is told.

They were played once and are read again here: a record of today must replay in ten years, and
whoever changes a rule sees in the text what it did. A new edition gets its games by

    python -m tests.rules.test_playthroughs 2015

which plays only what is named. A record that lies here already is never played again by itself.
"""

import sys
from pathlib import Path

import pytest

from tests.support.any_player import played, tables
from ubongo.boards.box import the_box
from ubongo.rules.engine import replay
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.narration import sentences
from ubongo.rules.records.record import line_of, parse_record, write_record
from ubongo.rules.records.verification import verify

FOLDER = Path(__file__).parents[2] / "playthroughs"
TABLES = tuple(tables())


def file(edition: str, seats: int, ending: str) -> Path:
    return FOLDER / f"{edition}-{seats}.{ending}"


def text_of(edition: str, seats: int) -> str:
    """The record as it was written; read as bytes, so that no machine changes its lines."""
    return file(edition, seats, "record").read_bytes().decode("utf-8")


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_kept_record_still_makes_the_same_game(edition: str, seats: int) -> None:
    """R-404: its events replay, and the game they make has the fingerprint it had then."""
    text = text_of(edition, seats)
    record = parse_record(text)
    lines = [line_of(number, event) for number, event in enumerate(record.events, 1)]

    assert fingerprint(replay(record.events), record.facts) == record.fingerprint
    # Written again, every event looks as it did then.
    assert lines == [line.rpartition(" ")[0] for line in text.split("\n")[1:-2]]


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_kept_record_could_still_be_played(edition: str, seats: int) -> None:
    """R-400, R-405: every event follows from a command, from time, or from the published seed."""
    verify(text_of(edition, seats), the_box())


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_kept_record_is_told_as_it_was(edition: str, seats: int) -> None:
    """In sentences a person can follow, and compare with the rules."""
    story = "\n".join(sentences(parse_record(text_of(edition, seats)).events)) + "\n"

    assert story == file(edition, seats, "txt").read_text("utf-8")


def keep(edition: str, seats: int) -> None:
    """Play one game, and keep it."""
    minutes = 5 if edition == "solo" else None
    table = played(edition, seats, seed=2024, box=the_box(), minutes=minutes)
    FOLDER.mkdir(exist_ok=True)
    file(edition, seats, "record").write_bytes(write_record(table.events).encode("utf-8"))
    story = "\n".join(sentences(table.events)) + "\n"
    file(edition, seats, "txt").write_text(story, "utf-8")


if __name__ == "__main__":
    for name, count in TABLES:
        if name in sys.argv[1:]:
            keep(name, count)
