"""Summaries in SQLite: unique codes, head-counts with the heartbeat, and questions awaited."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tools.patience import PATIENCE
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import (
    UNOWNED,
    Batch,
    CodeTaken,
    StaleOwner,
    StorageTrouble,
)
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.sqlite import public_tables
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.storage.sqlite.public_tables import SqlitePublicTables
from ubongo.server.storage.sqlite.writer import (
    BeatJob,
    NotWritten,
    Outcome,
    WriteJob,
    Writer,
    commit,
)
from ubongo.server.storage.summary import NOTHING_TO_FIND, EventTableRow, OpenTableRow, Summary

OPEN = Summary("ABCDEF", True, "classic", "Ada", 1, 4, ("ada", "ben"), ("one", "two"))
NODE = "node"


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(Database(tmp_path)) as found:
        yield found


def opened(table_id: str, summary: Summary = OPEN, at: int = 5) -> Batch:
    return Batch(table_id, UNOWNED, (Entry(1, at, "lobby", b"{}"),), summary=summary)


def held(database: Database, table_id: str = "t", people: int | None = None) -> int:
    """Claim a table, and tell how many people are there; returns its epoch."""
    claimed = database.claim(NODE, table_id)
    assert claimed is not None
    if people is not None:
        database.append(NODE, [], Beat(1, people={table_id: people}))
    return claimed.epoch


def test_a_summary_is_written_with_the_entries_and_replaced_as_a_whole(
    database: Database, tmp_path: Path
) -> None:
    async def go() -> None:
        tables = SqlitePublicTables(tmp_path / FILE)
        database.append(NODE, [opened("t")])
        epoch = held(database, people=2)
        assert await tables.by_code("ABCDEF") == "t"
        assert await tables.open_tables(9) == (OpenTableRow("t", "classic", "Ada", 1, 4),)
        assert await tables.of_guest("ada") == await tables.of_guest("ben") == ("t",)
        assert await tables.is_in_a_round("ada")
        assert not await tables.is_in_a_round("eve")
        assert await tables.live_boards() == {"one", "two"}

        playing = Summary("", False, "classic", "Ada", 2, 4, ("ada",), ("two", "three"))
        second = Batch("t", epoch, (Entry(2, 6, "lobby", b"{}"),), summary=playing)
        database.append(NODE, [second])
        assert await tables.by_code("ABCDEF") is None
        assert await tables.by_code("") is None
        assert await tables.open_tables(9) == ()
        assert await tables.of_guest("ben") == ()
        assert await tables.live_boards() == {"two", "three"}

        # Entries without a summary change nothing of it.
        database.append(NODE, [Batch("t", epoch, (Entry(3, 7, "lobby", b"{}"),))])
        assert await tables.live_boards() == {"two", "three"}

        put_away = Batch("t", epoch, (), is_over=True, summary=NOTHING_TO_FIND)
        database.append(NODE, [put_away])
        assert await tables.of_guest("ada") == ()
        assert not await tables.is_in_a_round("ada")
        assert await tables.live_boards() == frozenset()
        await tables.close()

    asyncio.run(go())


def test_what_a_table_told_its_event_stays_when_it_is_put_away(
    database: Database, tmp_path: Path
) -> None:
    """R-437: whoever asks later, perhaps after a crash, still finds the places."""

    async def go() -> None:
        tables = SqlitePublicTables(tmp_path / FILE)
        database.append(NODE, [opened("event", Summary("ABCDEF", guests=("ada",), event="event"))])
        database.append(NODE, [opened("t", Summary(guests=("ada",), event="event"))])
        epoch = held(database)
        assert await tables.of_event("event", ["t", "u"]) == (EventTableRow("t", ""),)
        # An event is no table where a guest has a seat.
        assert await tables.of_guest("ada") == ("t",)
        assert await tables.events_of_guest("ada") == ("event",)
        assert (await tables.is_event("event"), await tables.is_event("t")) == (True, False)
        told = Summary(event="event", told='{"ended":true}')
        database.append(NODE, [Batch("t", epoch, (Entry(2, 6, "lobby", b"{}"),), summary=told)])
        database.append(NODE, [Batch("t", epoch, (), is_over=True, summary=NOTHING_TO_FIND)])
        assert await tables.of_event("event", ["t"]) == (EventTableRow("t", '{"ended":true}'),)
        # Nobody else is told.
        assert await tables.of_event("another", ["t"]) == await tables.of_event("event", []) == ()
        await tables.close()

    asyncio.run(go())


def test_what_does_not_become_durable_is_not_found(database: Database) -> None:
    """R-321, R-401: summary and entries are one commit."""
    with pytest.raises(sqlite3.IntegrityError):
        database.append(NODE, [opened("t"), Batch("u", UNOWNED, (Entry(3, 5, "lobby", b"{}"),))])

    assert public_tables.table_of_code(database._db, "ABCDEF") is None
    assert public_tables.live_boards(database._db) == frozenset()


def test_the_newest_open_tables_with_people_are_listed_first(database: Database) -> None:
    batches = [opened(f"t{at}", Summary(f"CODE{at}", True), at) for at in (3, 1, 2, 4)]
    database.append(NODE, batches)
    for table_id, people in {"t1": 1, "t2": 4, "t3": 2, "t4": 0}.items():
        held(database, table_id, people)

    found = public_tables.open_tables(database._db, 2)
    assert [row.table_id for row in found] == ["t3", "t2"]


def test_two_tables_never_have_the_same_code(database: Database) -> None:
    database.append(NODE, [opened("t")])
    with pytest.raises(CodeTaken):
        database.append(NODE, [opened("u")])

    assert not database.has_table("u")
    assert database.may_use_code("t", "ABCDEF")
    assert not database.may_use_code("u", "ABCDEF")
    # Tables without a code do not share one.
    database.append(NODE, [opened("u", Summary()), opened("v", Summary())])
    # A code that was given back is free.
    database.append(NODE, [Batch("t", held(database), (), summary=Summary())])
    database.append(NODE, [opened("w")])
    assert public_tables.table_of_code(database._db, "ABCDEF") == "w"


def test_a_code_that_is_taken_harms_no_other_table_of_the_commit(database: Database) -> None:
    database.append(NODE, [opened("t")])
    batches = (opened("u"), opened("v", Summary("GHJKMN", True)))
    told: list[Exception | None] = []
    jobs = [WriteJob(batch, told.append) for batch in batches]
    for tell in commit(database, NODE, jobs):
        tell()
    taken, free = told

    assert isinstance(taken, CodeTaken)
    assert free is None
    assert database.unowned_tables() == ("t", "v")


def test_a_table_that_is_cleared_away_is_not_found_any_more(database: Database) -> None:
    database.append(NODE, [opened("t")])
    assert database.purge(keep=-1) == 1

    for table in ("seats", "live_boards", "uncounted"):
        assert database._db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_nobody_is_at_a_table_that_was_taken_over(database: Database) -> None:
    database.append(NODE, [opened("t")])
    held(database, people=3)
    held(database)

    assert public_tables.open_tables(database._db, 9) == ()


@pytest.mark.parametrize(
    "text", ["", "'; DROP TABLE tables; --", "\n\t", "é" * 1_000, "%", "{}", '"', "\U0001f98e"]
)
def test_whatever_is_asked_or_stored_is_text(database: Database, text: str) -> None:
    database.append(NODE, [opened("t", Summary(host=text, guests=(text,), live_boards=(text,)))])

    assert public_tables.table_of_code(database._db, text) is None
    assert public_tables.tables_of_guest(database._db, text) == ("t",)
    assert public_tables.live_boards(database._db) == {text}
    assert database._db.execute("SELECT host FROM tables").fetchone() == (text,)


def test_a_database_that_cannot_be_read_is_told_as_trouble(tmp_path: Path) -> None:
    async def go() -> None:
        tables = SqlitePublicTables(tmp_path / FILE)  # an empty file: there is no such table
        with pytest.raises(StorageTrouble):
            await tables.by_code("ABCDEF")
        await tables.close()

    asyncio.run(go())


def test_a_beat_says_only_what_is_written(database: Database) -> None:
    """R-411: a clock must not have run on after an entry that is lost."""
    database.append(NODE, [opened("t")])
    epoch = held(database)
    told: list[object] = []
    late = WriteJob(Batch("t", epoch - 1, (Entry(2, 8, "lobby", b"{}"),)), told.append)
    for tell in commit(database, NODE, [late], BeatJob(Beat(9), told.append)):
        tell()
    assert [type(one) for one in told] == [StaleOwner, NotWritten]
    assert database._db.execute("SELECT max(time) FROM nodes").fetchone() == (None,)

    for tell in commit(database, NODE, [], BeatJob(Beat(10), told.append)):
        tell()
    assert told[-1] == {"t": epoch}
    assert database._db.execute("SELECT time FROM nodes").fetchone() == (10,)


def test_a_disk_that_is_full_is_told_to_all_at_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each batch by itself would have to wait for a locked file as long as all together."""
    tries = []

    def full(*arguments: object) -> None:
        tries.append(arguments)
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(database, "append", full)
    told: list[object] = []
    jobs = [WriteJob(opened(f"t{number}"), told.append) for number in range(5)]
    for tell in commit(database, NODE, jobs, BeatJob(Beat(1), told.append)):
        tell()

    assert len(tries) == 1
    assert [type(one) for one in told] == [sqlite3.OperationalError] * 6


def test_the_writer_takes_beats_with_batches_and_by_themselves(database: Database) -> None:
    told: list[object] = []
    done = threading.Semaphore(0)

    def report(outcomes: list[Outcome]) -> None:
        for tell in outcomes:
            tell()
            done.release()

    writer = Writer(database, NODE, report)
    writer.start()
    writer.write(opened("t"), told.append)
    writer.beat(Beat(3), told.append)
    for _ in range(2):
        assert done.acquire(timeout=PATIENCE)
    writer.beat(Beat(4), told.append)
    assert done.acquire(timeout=PATIENCE)
    writer.stop()

    assert told == [None, {}, {}]
    assert database._db.execute("SELECT time FROM nodes").fetchone() == (4,)
