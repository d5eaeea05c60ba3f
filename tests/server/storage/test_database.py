"""The database: numbered entries, one owner, old tables purged, migrations that only add."""

import sqlite3
from pathlib import Path

import pytest

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch
from ubongo.server.storage.sqlite.data_lock import DataLock, InUse
from ubongo.server.storage.sqlite.database import (
    FILE,
    MOST_ROWS,
    Database,
    DatabaseTrouble,
    migrations,
)


def entry(number: int, at: int = 0) -> Entry:
    return Entry(number, at, "lobby", b"{}")


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path)


def test_what_is_written_is_read_back(database: Database) -> None:
    database.append([Batch("t", 1, (entry(1), entry(2)))], heartbeat=7)

    assert list(database.entries("t")) == [entry(1), entry(2)]
    assert database.heartbeat() == 7
    assert database.live_tables() == ("t",)
    database.close()


def test_no_number_is_left_out_and_none_comes_twice(database: Database) -> None:
    """R-401: the database itself refuses a gap."""
    database.append([Batch("t", 1, (entry(1),))], 0)
    for numbers in ((3,), (1,), (2, 4)):
        with pytest.raises(sqlite3.IntegrityError):
            database.append([Batch("t", 1, tuple(map(entry, numbers)))], 0)

    assert list(database.entries("t")) == [entry(1)]
    database.close()


def test_an_owner_that_was_replaced_writes_nothing_more(database: Database) -> None:
    database.append([Batch("t", 1, (entry(1),))], 0)
    assert database.take_over("t") == 2
    with pytest.raises(sqlite3.IntegrityError, match="stale owner"):
        database.append([Batch("t", 1, (entry(2),))], 0)
    database.append([Batch("t", 1, (), is_over=True)], 0)  # nor does it put the table away
    assert database.live_tables() == ("t",)
    database.append([Batch("t", 2, (entry(2),))], 0)
    database.append([Batch("t", 2, (), is_over=True)], 0)

    assert database.live_tables() == ()
    database.close()


def test_a_transaction_that_fails_changes_nothing(database: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        database.append([Batch("a", 1, (entry(1),)), Batch("b", 1, (entry(1), entry(3)))], 9)

    assert not database.has_table("a")
    assert database.heartbeat() == 0
    database.close()


def test_more_than_fits_one_statement_is_still_one_transaction(database: Database) -> None:
    many = [Batch(f"t{number:03}", 1, (entry(1, at=number),)) for number in range(2 * MOST_ROWS)]
    with pytest.raises(sqlite3.IntegrityError, match="gap in the log"):
        database.append([*many, Batch("z", 1, (entry(2),))], 9)
    assert database.live_tables() == ()

    database.append(many, 9)
    assert database.live_tables() == tuple(batch.table_id for batch in many)
    assert database.heartbeat() == 9
    database.close()


def test_a_table_is_over_with_the_last_of_its_page(database: Database) -> None:
    database.append([Batch("t", 1, (entry(1), entry(2, at=5)), is_over=True)], 0)
    assert database.live_tables() == ()
    assert database.purge(before=5) == 0
    assert database.purge(before=6) == 1
    database.close()


def test_taking_a_table_over_is_not_undone_with_somebody_elses_write(database: Database) -> None:
    """What one thread reads and takes is no part of what the other writes at the time."""
    database.append([Batch("t", 1, (entry(1),))], 0)
    database._writing.execute("BEGIN")
    assert database.take_over("t") == 2
    database._writing.execute("ROLLBACK")

    assert database.take_over("t") == 3
    database.close()


def test_old_tables_are_cleared_away_a_few_at_a_time(database: Database) -> None:
    for number in range(7):
        database.append([Batch(f"t{number}", 1, (entry(1, at=number),))], 0)

    assert database.purge(before=5, most=3) == 3
    assert database.purge(before=5, most=3) == 2
    assert database.purge(before=5, most=3) == 0
    assert not list(database.entries("t0"))
    assert database.has_table("t5")
    database.close()


def test_data_of_an_older_schema_are_brought_up_to_date_after_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Database(tmp_path)
    first.append([Batch("t", 1, (entry(1),))], 0)
    first.close()
    steps = (*migrations(), (900, "CREATE TABLE more (a TEXT) STRICT;"))
    monkeypatch.setattr("ubongo.server.storage.sqlite.database.migrations", lambda: steps)
    second = Database(tmp_path)

    assert list(second.entries("t")) == [entry(1)]
    second.close()
    live = sqlite3.connect(tmp_path / "before-schema-900.sqlite3")
    assert live.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    live.close()
    monkeypatch.undo()
    with pytest.raises(DatabaseTrouble, match="newer version"):
        Database(tmp_path)


def test_a_schema_that_fails_leaves_the_data_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Database(tmp_path).close()
    steps = (*migrations(), (900, "CREATE TABLE more (a TEXT) STRICT; nonsense;"))
    monkeypatch.setattr("ubongo.server.storage.sqlite.database.migrations", lambda: steps)
    with pytest.raises(DatabaseTrouble):
        Database(tmp_path)
    monkeypatch.undo()

    Database(tmp_path).close()
    names = sqlite3.connect(tmp_path / FILE)
    assert names.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchone() is None
    names.close()


def test_what_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, but it is long enough for one" * 30)

    with pytest.raises(DatabaseTrouble, match="cannot be used"):
        Database(tmp_path)


def test_one_server_a_folder(tmp_path: Path) -> None:
    with DataLock(tmp_path), pytest.raises(InUse, match="a server is running"), DataLock(tmp_path):
        pass
    with DataLock(tmp_path):
        pass
