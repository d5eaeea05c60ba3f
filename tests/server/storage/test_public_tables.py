"""Summaries in SQLite: unique codes, head-counts with the heartbeat, and questions awaited."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, CodeTaken, StorageTrouble
from ubongo.server.storage.sqlite import public_tables
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.storage.sqlite.public_tables import SqlitePublicTables
from ubongo.server.storage.sqlite.writer import Outcome, WriteJob, Writer, commit
from ubongo.server.storage.summary import NOTHING_TO_FIND, OpenTableRow, Summary

OPEN = Summary("ABCDEF", True, "classic", "Ada", 1, 4, ("ada", "ben"), ("one", "two"))
FIRST = Entry(1, 5, "lobby", b"{}")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(Database(tmp_path)) as found:
        yield found


def opened(table_id: str, summary: Summary = OPEN, at: int = 5) -> Batch:
    return Batch(table_id, 1, (Entry(1, at, "lobby", b"{}"),), summary=summary)


def test_a_summary_is_written_with_the_entries_and_replaced_as_a_whole(
    database: Database, tmp_path: Path
) -> None:
    async def go() -> None:
        tables = SqlitePublicTables(tmp_path / FILE)
        database.append([opened("t")], 0, {"t": 2})
        assert await tables.by_code("ABCDEF") == "t"
        assert await tables.open_tables(9) == (OpenTableRow("t", "classic", "Ada", 1, 4),)
        assert await tables.of_guest("ada") == await tables.of_guest("ben") == ("t",)
        assert await tables.is_in_a_round("ada")
        assert not await tables.is_in_a_round("eve")
        assert await tables.live_boards() == {"one", "two"}

        playing = Summary("", False, "classic", "Ada", 2, 4, ("ada",), ("two", "three"))
        database.append([Batch("t", 1, (Entry(2, 6, "lobby", b"{}"),), summary=playing)], 0)
        assert await tables.by_code("ABCDEF") is None
        assert await tables.by_code("") is None
        assert await tables.open_tables(9) == ()
        assert await tables.of_guest("ben") == ()
        assert await tables.live_boards() == {"two", "three"}

        # Entries without a summary change nothing of it.
        database.append([Batch("t", 1, (Entry(3, 7, "lobby", b"{}"),))], 0)
        assert await tables.live_boards() == {"two", "three"}

        database.append([Batch("t", 1, (), is_over=True, summary=NOTHING_TO_FIND)], 0)
        assert await tables.of_guest("ada") == ()
        assert not await tables.is_in_a_round("ada")
        assert await tables.live_boards() == frozenset()
        await tables.close()

    asyncio.run(go())


def test_what_does_not_become_durable_is_not_found(database: Database) -> None:
    """R-321, R-401: summary and entries are one commit."""
    with pytest.raises(sqlite3.IntegrityError):
        database.append([opened("t"), Batch("u", 1, (Entry(3, 5, "lobby", b"{}"),))], 0)

    assert public_tables.table_of_code(database._db, "ABCDEF") is None
    assert public_tables.live_boards(database._db) == frozenset()


def test_the_newest_open_tables_with_people_are_listed_first(database: Database) -> None:
    batches = [opened(f"t{at}", Summary(f"CODE{at}", True), at) for at in (3, 1, 2, 4)]
    database.append(batches, 0, {"t1": 1, "t2": 4, "t3": 2, "t4": 0})

    found = public_tables.open_tables(database._db, 2)
    assert [row.table_id for row in found] == ["t3", "t2"]


def test_two_tables_never_have_the_same_code(database: Database) -> None:
    database.append([opened("t")], 0)
    with pytest.raises(CodeTaken):
        database.append([opened("u")], 0)

    assert not database.has_table("u")
    assert database.may_use_code("t", "ABCDEF")
    assert not database.may_use_code("u", "ABCDEF")
    # Tables without a code do not share one.
    database.append([opened("u", Summary()), opened("v", Summary())], 0)
    # A code that was given back is free.
    database.append([Batch("t", 1, (), summary=Summary())], 0)
    database.append([opened("w")], 0)
    assert public_tables.table_of_code(database._db, "ABCDEF") == "w"


def test_a_code_that_is_taken_harms_no_other_table_of_the_commit(database: Database) -> None:
    database.append([opened("t")], 0)
    batches = (opened("u"), opened("v", Summary("GHJKMN", True)))
    jobs = [WriteJob(batch, lambda trouble: None) for batch in batches]
    taken, free = [trouble for _, trouble in commit(database, jobs, 0)]

    assert isinstance(taken, CodeTaken)
    assert free is None
    assert database.live_tables() == ("t", "v")


def test_a_table_that_is_cleared_away_is_not_found_any_more(database: Database) -> None:
    database.append([opened("t")], 0)
    assert database.purge(before=6) == 1

    for table in ("seats", "live_boards", "uncounted"):
        assert database._db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_nobody_is_at_a_table_that_was_taken_over(database: Database) -> None:
    database.append([opened("t")], 0, {"t": 3})
    database.take_over("t")

    assert public_tables.open_tables(database._db, 9) == ()


@pytest.mark.parametrize(
    "text", ["", "'; DROP TABLE tables; --", "\n\t", "é" * 1_000, "%", "{}", '"', "\U0001f98e"]
)
def test_whatever_is_asked_or_stored_is_text(database: Database, text: str) -> None:
    database.append([opened("t", Summary(host=text, guests=(text,), live_boards=(text,)))], 0)

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


def test_head_counts_that_could_not_be_written_come_with_the_next_heartbeat(
    database: Database,
) -> None:
    written: list[dict[str, int]] = []
    tries = threading.Semaphore(0)

    class Failing(Database):
        def append(self, batches: object, heartbeat: int, people: object = None) -> None:
            tries.release()
            if heartbeat < 3:
                raise sqlite3.OperationalError("database is locked")
            assert isinstance(people, dict)
            written.append(dict(people))

    database.__class__ = Failing
    outcomes: list[Outcome] = []
    writer = Writer(database, outcomes.extend)
    writer.start()
    for at, people in ((1, {"t": 1, "u": 1}), (2, {"u": 2}), (3, {"v": 3})):
        writer.beat(at, people)
        assert tries.acquire(timeout=10)
    writer.stop()
    database.__class__ = Database

    assert written == [{"t": 1, "u": 2, "v": 3}]
