"""Data of other releases: the writer's version is stored, old data are read, newer are refused."""

import logging
import sqlite3
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.support.table_harness import RegistryHarness, TableHarness
from tools.simulation.memory_database import MemoryDatabase
from ubongo.cli import run
from ubongo.misread import Misread
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import SetReady, Sit, StartGame
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.settings import Settings
from ubongo.server.features.replays.frames import from_log
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, Batch
from ubongo.server.storage.packed_log import packed
from ubongo.server.storage.sqlite.database import (
    FILE,
    VERSION,
    Database,
    DatabaseTrouble,
)
from ubongo.server.storage.sqlite.migrations import migrations
from ubongo.server.tables.log import LOBBY, lobby_change, past
from ubongo.version import __version__

FUTURE = "99.0.0"


def a_lobby(**more: object) -> dict[str, object]:
    return {
        "edition": "bare", "settings": {}, "public": True, "host": "ada", "code": "ABCDEF",
        "places": [None, {"name": "Ada", "guest": "ada"}, None, None], **more,
    }  # fmt: skip


def an_entry(body: object, version: str = "0.1.0", kind: str = LOBBY) -> Entry:
    return Entry(1, 0, kind, msgspec.json.encode(body), "", version)


def newer_schema(folder: Path, fact: str | None) -> None:
    """Data as a release would leave them that has another schema."""
    database = Database(folder)
    if fact is not None:
        database.keep_fact(VERSION, fact)
    database.close()
    db = sqlite3.connect(folder / FILE)
    db.execute(f"PRAGMA user_version = {migrations()[-1][0] + 1}")
    db.close()


def test_every_entry_says_which_release_wrote_it(tmp_path: Path) -> None:
    database = Database(tmp_path)
    old = Entry(1, 0, LOBBY, b"{}", "", "0.1.0")
    database.append("node", [Batch("t", UNOWNED, (old, Entry(2, 0, LOBBY, b"{}")))])

    assert [entry.version for entry in database.entries("t")] == ["0.1.0", __version__]
    database.close()


def test_a_lobby_that_lacks_what_came_later_means_what_it_meant() -> None:
    line = lobby_change(an_entry({"what": "table_opened", "lobby": a_lobby()}))

    assert (line.seed, line.lobby.games, line.lobby.playing) == ("", 0, False)
    assert (line.lobby.settings, line.lobby.kicked) == (Settings(), ())
    assert line.lobby.places[1] is not None
    assert (line.lobby.places[1].bot, line.lobby.places[1].ready) == ("", False)


@pytest.mark.parametrize(
    "lobby",
    [
        a_lobby(music=True),
        a_lobby(settings={"music": True}),
        a_lobby(places=[{"name": "Ada", "colour": "red"}, None, None, None]),
        a_lobby(places=[[[[[]]]]]),
        {},
        [],
    ],
)
def test_a_lobby_of_the_future_names_its_release(lobby: object) -> None:
    body = {"what": "table_opened", "lobby": lobby}
    with pytest.raises(NewerVersion, match=rf"written by ubongo {FUTURE}, this is {__version__}"):
        lobby_change(an_entry(body, FUTURE))
    with pytest.raises(Misread) as broken:
        lobby_change(an_entry(body, __version__))
    assert not isinstance(broken.value, NewerVersion)


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 100_000, b"null", b"7", b'"lobby"'])
@pytest.mark.parametrize("kind", [LOBBY, "SeatLost", "no such thing", ""])
@pytest.mark.parametrize("version", ["0.1.0", FUTURE, "", "-1.0.0", "9" * 1_000])
def test_whatever_stands_in_an_entry_is_one_misread(body: bytes, kind: str, version: str) -> None:
    around = TableHarness("bare")
    log = [*around.log, Entry(len(around.log) + 1, 0, kind, body, "", version)]

    with pytest.raises(Misread):
        past(log)


def two_tables() -> tuple[MemoryDatabase, str, str]:
    """Two running games, and the second has something in it that only a newer release knows."""
    database = MemoryDatabase()
    home = RegistryHarness(database)
    tables = []
    for number in (1, 2):
        table, _ = home.open(edition="bare", settings=Settings(rounds=3), public=True)
        home.join(table, 10 * number, "ada")
        home.join(table, 10 * number + 1, "ben")
        home.order(table, 10 * number + 1, Sit("a", seat=1))
        home.order(table, 10 * number + 1, SetReady("b", ready=True))
        home.order(table, 10 * number, StartGame("c"))
        tables.append(table)
    *_, last = database.entries(tables[1])
    sung = Entry(last.number + 1, last.at, "Sung", b"{}", "", FUTURE)
    live = home.registry.tables[tables[1]]
    database.append(home.node, [Batch(tables[1], live.epoch, (sung,), before=live._sum)])
    return database, tables[0], tables[1]


def test_a_table_of_the_future_stands_still_and_all_others_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    database, readable, newer = two_tables()
    home = RegistryHarness(database)
    with caplog.at_level(logging.ERROR, "ubongo"):
        home.resume_all()

    assert set(home.registry.tables) == {readable}
    [line] = caplog.records
    assert f"table {newer} cannot be taken up" in line.getMessage()
    assert f"written by ubongo {FUTURE}, this is {__version__}" in line.getMessage()
    assert line.exc_info is None, "it is no fault of ours, and needs no trace"
    before = list(database.entries(newer))
    home.join(readable, 1, "ada")
    assert home.told[1]
    home.wait(60)
    assert list(database.entries(newer)) == before, "nothing is written to what is not understood"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": 3}, "version 3 of the rules"),
        ({"settings": {"boards": "fresh", "levels": [72, 792]}}, "levels cannot be"),
        ({"settings": {"hourglass": 1_000_000}}, "hourglass cannot be"),
    ],
)
def test_a_game_that_a_newer_release_has_begun_by_its_own_rules_is_not_played_by_ours(
    change: dict[str, object], why: str
) -> None:
    """R-404, R-429: we may know all names in event 1, and still not what is played."""
    around = TableHarness("bare")
    ada, ben = around.join("ada"), around.join("ben")
    around.does(ben, Sit, seat=1)
    around.does(ben, SetReady, ready=True)
    around.does(ada, StartGame)
    [place] = [place for place, one in enumerate(around.log) if one.kind == "GameStarted"]
    started = around.log[place]
    body = msgspec.json.encode(msgspec.json.decode(started.body) | change)
    for version, is_refused in ((FUTURE, True), (__version__, False)):
        around.log[place] = replace(started, body=body, version=version)
        if is_refused:
            with pytest.raises(NewerVersion, match=why):
                past(around.log)
        else:
            assert past(around.log) is not None


def test_a_database_of_a_newer_schema_is_refused_with_the_release_that_wrote_it(
    tmp_path: Path,
) -> None:
    newer_schema(tmp_path, FUTURE)
    before = (tmp_path / FILE).read_bytes()

    with pytest.raises(DatabaseTrouble) as refusal:
        Database(tmp_path)
    said = str(refusal.value)
    assert said.startswith(f"the data were written by ubongo {FUTURE}, a newer version")
    assert f"this is ubongo {__version__}" in said
    assert said.endswith("update ubongo or restore a backup")
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize("fact", ["", "banana", "-1.0.0", "9" * 1_000])
def test_a_newer_schema_that_does_not_say_who_wrote_it_is_refused_too(
    tmp_path: Path, fact: str
) -> None:
    newer_schema(tmp_path, fact)

    with pytest.raises(DatabaseTrouble, match="the data were written by a newer version"):
        Database(tmp_path)


@pytest.mark.parametrize("schema", [-1, -(2**31), 2**31 - 1])
def test_a_schema_that_cannot_be_is_one_sentence(tmp_path: Path, schema: int) -> None:
    Database(tmp_path).close()
    db = sqlite3.connect(tmp_path / FILE)
    db.execute(f"PRAGMA user_version = {schema}")
    db.close()

    with pytest.raises(DatabaseTrouble):
        Database(tmp_path)


def test_the_server_refuses_to_start_on_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    newer_schema(tmp_path, FUTURE)

    assert run(["serve", "-p", "0", "--data-dir", str(tmp_path)]) == 2
    assert f"written by ubongo {FUTURE}" in capsys.readouterr().err


def test_a_backup_of_a_newer_schema_is_not_put_in_the_place_of_the_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "new").mkdir()
    newer_schema(tmp_path / "new", FUTURE)
    here = tmp_path / "here"
    Database(here).close()
    before = (here / FILE).read_bytes()

    assert run(["restore", str(tmp_path / "new" / FILE), "--data-dir", str(here)]) == 2
    assert "written by a newer version" in capsys.readouterr().err
    assert (here / FILE).read_bytes() == before


def test_the_newest_release_that_wrote_is_remembered(tmp_path: Path) -> None:
    database = Database(tmp_path)
    assert database.fact(VERSION) == __version__
    database.keep_fact(VERSION, "0.1.0")
    database.close()
    database = Database(tmp_path)
    assert (database.written_by, database.fact(VERSION)) == ("0.1.0", __version__)
    database.keep_fact(VERSION, FUTURE)
    database.close()
    database = Database(tmp_path)

    assert database.written_by == database.fact(VERSION) == FUTURE, (
        "an older one does not forget it"
    )
    database.keep_fact(VERSION, "banana")
    database.close()
    with pytest.raises(DatabaseTrouble, match="'banana' is not a version"):
        Database(tmp_path)


def test_somebody_who_comes_to_a_table_of_the_future_is_told_that_it_stands_still(
    caplog: pytest.LogCaptureFixture,
) -> None:
    database, _, newer = two_tables()
    home = RegistryHarness(database)
    with pytest.raises(TableFrozen):
        home.join(newer, 1, "ada")
    with pytest.raises(TableFrozen):
        from_log(packed(database.entries(newer)), 1)

    [line] = caplog.records
    assert f"written by ubongo {FUTURE}" in line.getMessage()
    assert line.exc_info is None


def test_a_log_that_several_releases_wrote_is_read_each_part_by_its_own() -> None:
    around = TableHarness("bare", Settings(rounds=1, start_seat=0))
    ada = around.join("ada")
    around.does(ada, StartGame)
    log = [replace(entry, version=("0.1.0", __version__)[entry.number % 2]) for entry in around.log]
    told = past(log)

    assert told is not None
    assert told.events == around.table.state.events
    assert told.lobby == around.table.state.lobby
