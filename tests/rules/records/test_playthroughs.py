"""One whole game of every edition and number of players, kept as a record and as it is told.

They were played once and are read again here: a record of today must replay in ten years, and
whoever changes a rule sees in the text what it did. Each version of the rules has its own
(`classic-2.record` is by version 1, `classic-2-rules-2.record` by version 2), and since version
2 each edition has one with fresh boards. A new edition gets its games by

    python -m tests.rules.records.test_playthroughs 2015

which plays only what is named. A record that lies here already is never played again by itself.
"""

import sys
from pathlib import Path

import pytest

from tests.support.any_player import played, tables
from ubongo.boards.box import the_box
from ubongo.rules.editions import EDITIONS
from ubongo.rules.engine import replay
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.narration import sentences
from ubongo.rules.records.record import line_of, parse_record, write_record
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Boards
from ubongo.rules.versions import NEWEST_RULES

FOLDER = Path(__file__).parents[2] / "playthroughs"
TABLES = tuple(tables())
FRESH = tuple((name, EDITIONS[name].least) for name in EDITIONS)
NAMES = (
    *(f"{edition}-{seats}" for edition, seats in TABLES),
    *(f"{edition}-{seats}-rules-2" for edition, seats in TABLES),
    *(f"{edition}-{seats}-fresh" for edition, seats in FRESH),
)


def file(name: str, ending: str) -> Path:
    return FOLDER / f"{name}.{ending}"


def text_of(name: str) -> str:
    """The record as it was written; read as bytes, so that no machine changes its lines."""
    return file(name, "record").read_bytes().decode("utf-8")


def test_every_edition_has_its_games() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_record_still_makes_the_same_game(name: str) -> None:
    """R-404: its events replay, and the game they make has the fingerprint it had then."""
    text = text_of(name)
    record = parse_record(text)
    lines = [line_of(number, event) for number, event in enumerate(record.events, 1)]

    assert fingerprint(replay(record.events), record.facts) == record.fingerprint
    # Written again, every event looks as it did then.
    assert lines == [line.rpartition(" ")[0] for line in text.split("\n")[1:-2]]


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_record_could_still_be_played(name: str) -> None:
    """R-400, R-405: every event follows from a command, from time, or from the published seed."""
    found = verify(text_of(name), the_box())

    # Those of version 1 were played with an earlier box.
    assert found.notes == () or found.game.rules == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_kept_record_is_told_as_it_was(name: str) -> None:
    """In sentences a person can follow, and compare with the rules."""
    story = "\n".join(sentences(parse_record(text_of(name)).events)) + "\n"

    assert story == file(name, "txt").read_text("utf-8")


def keep(edition: str, seats: int, boards: Boards = Boards.BOX) -> None:
    """Play one game, and keep it."""
    minutes = 5 if edition == "solo" else None
    table = played(edition, seats, seed=2024, box=the_box(), minutes=minutes, boards=boards)
    kind = f"rules-{NEWEST_RULES}" if boards is Boards.BOX else boards.value
    name = f"{edition}-{seats}-{kind}"
    FOLDER.mkdir(exist_ok=True)
    file(name, "record").write_bytes(write_record(table.events).encode("utf-8"))
    story = "\n".join(sentences(table.events)) + "\n"
    file(name, "txt").write_text(story, "utf-8")


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        for edition_, count in TABLES:
            if edition_ == asked:
                keep(edition_, count)
        keep(asked, EDITIONS[asked].least, Boards.FRESH)
