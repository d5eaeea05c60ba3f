"""The store: numbered entries, one owner, old tables cleared away, schemas that only grow."""

import sqlite3
from pathlib import Path

import pytest

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.sqlite.data_lock import InUse, Lock
from ubongo.server.storage.sqlite.database import (
    FILE,
    MOST_ROWS,
    Page,
    Store,
    StoreTrouble,
    migrations,
)


def entry(number: int, at: int = 0) -> Entry:
    return Entry(number, at, "lobby", b"{}")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)


def test_what_is_written_is_read_back(store: Store) -> None:
    store.append([Page("t", 1, (entry(1), entry(2)))], heartbeat=7)

    assert list(store.entries("t")) == [entry(1), entry(2)]
    assert store.heartbeat() == 7
    assert store.live_tables() == ("t",)
    store.close()


def test_no_number_is_left_out_and_none_comes_twice(store: Store) -> None:
    """R-401: the database itself refuses a gap."""
    store.append([Page("t", 1, (entry(1),))], 0)
    for numbers in ((3,), (1,), (2, 4)):
        with pytest.raises(sqlite3.IntegrityError):
            store.append([Page("t", 1, tuple(map(entry, numbers)))], 0)

    assert list(store.entries("t")) == [entry(1)]
    store.close()


def test_an_owner_that_was_replaced_writes_nothing_more(store: Store) -> None:
    store.append([Page("t", 1, (entry(1),))], 0)
    assert store.take_over("t") == 2
    with pytest.raises(sqlite3.IntegrityError, match="stale owner"):
        store.append([Page("t", 1, (entry(2),))], 0)
    store.append([Page("t", 1, (), is_over=True)], 0)  # nor does it put the table away
    assert store.live_tables() == ("t",)
    store.append([Page("t", 2, (entry(2),))], 0)
    store.append([Page("t", 2, (), is_over=True)], 0)

    assert store.live_tables() == ()
    store.close()


def test_a_transaction_that_fails_changes_nothing(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        store.append([Page("a", 1, (entry(1),)), Page("b", 1, (entry(1), entry(3)))], 9)

    assert not store.has_table("a")
    assert store.heartbeat() == 0
    store.close()


def test_more_than_fits_one_statement_is_still_one_transaction(store: Store) -> None:
    many = [Page(f"t{number:03}", 1, (entry(1, at=number),)) for number in range(2 * MOST_ROWS)]
    with pytest.raises(sqlite3.IntegrityError, match="gap in the log"):
        store.append([*many, Page("z", 1, (entry(2),))], 9)
    assert store.live_tables() == ()

    store.append(many, 9)
    assert store.live_tables() == tuple(page.table for page in many)
    assert store.heartbeat() == 9
    store.close()


def test_a_table_is_over_with_the_last_of_its_page(store: Store) -> None:
    store.append([Page("t", 1, (entry(1), entry(2, at=5)), is_over=True)], 0)
    assert store.live_tables() == ()
    assert store.purge(before=5) == 0
    assert store.purge(before=6) == 1
    store.close()


def test_taking_a_table_over_is_not_undone_with_somebody_elses_write(store: Store) -> None:
    """What one thread reads and takes is no part of what the other writes at the time."""
    store.append([Page("t", 1, (entry(1),))], 0)
    store._writing.execute("BEGIN")
    assert store.take_over("t") == 2
    store._writing.execute("ROLLBACK")

    assert store.take_over("t") == 3
    store.close()


def test_old_tables_are_cleared_away_a_few_at_a_time(store: Store) -> None:
    for number in range(7):
        store.append([Page(f"t{number}", 1, (entry(1, at=number),))], 0)

    assert store.purge(before=5, most=3) == 3
    assert store.purge(before=5, most=3) == 2
    assert store.purge(before=5, most=3) == 0
    assert not list(store.entries("t0"))
    assert store.has_table("t5")
    store.close()


def test_data_of_an_older_schema_are_brought_up_to_date_after_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Store(tmp_path)
    first.append([Page("t", 1, (entry(1),))], 0)
    first.close()
    steps = (*migrations(), (900, "CREATE TABLE more (a TEXT) STRICT;"))
    monkeypatch.setattr("ubongo.server.storage.sqlite.database.migrations", lambda: steps)
    second = Store(tmp_path)

    assert list(second.entries("t")) == [entry(1)]
    second.close()
    kept = sqlite3.connect(tmp_path / "before-schema-900.sqlite3")
    assert kept.execute("SELECT count(*) FROM entries").fetchone() == (1,)
    kept.close()
    monkeypatch.undo()
    with pytest.raises(StoreTrouble, match="newer version"):
        Store(tmp_path)


def test_a_schema_that_fails_leaves_the_data_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path).close()
    steps = (*migrations(), (900, "CREATE TABLE more (a TEXT) STRICT; nonsense;"))
    monkeypatch.setattr("ubongo.server.storage.sqlite.database.migrations", lambda: steps)
    with pytest.raises(StoreTrouble):
        Store(tmp_path)
    monkeypatch.undo()

    Store(tmp_path).close()
    names = sqlite3.connect(tmp_path / FILE)
    assert names.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchone() is None
    names.close()


def test_what_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, but it is long enough for one" * 30)

    with pytest.raises(StoreTrouble, match="cannot be used"):
        Store(tmp_path)


def test_one_server_a_folder(tmp_path: Path) -> None:
    with Lock(tmp_path), pytest.raises(InUse, match="a server is running"), Lock(tmp_path):
        pass
    with Lock(tmp_path):
        pass
