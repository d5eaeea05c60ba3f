"""The database: numbered entries, one owner, a place that is checked, migrations that only add."""

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, Batch
from ubongo.server.storage.ownership import Beat, Release, Resumption
from ubongo.server.storage.retention import RetentionClock
from ubongo.server.storage.sqlite.commit_rows import MOST_ROWS
from ubongo.server.storage.sqlite.data_file import DataMoved
from ubongo.server.storage.sqlite.data_lock import DataLock, InUse
from ubongo.server.storage.sqlite.database import FILE, Database, DatabaseTrouble
from ubongo.server.storage.sqlite.guest_database import GuestDatabase
from ubongo.server.storage.sqlite.migrations import migrations

NODE = "node"
DAY = 24 * 3_600_000


def entry(number: int, at: int = 0) -> Entry:
    return Entry(number, at, "lobby", b"{}")


def opened(table_id: str, *numbers: int) -> Batch:
    """The first entries of a table."""
    return Batch(table_id, UNOWNED, tuple(map(entry, numbers or (1,))))


def claimed(database: Database, table_id: str = "t", node: str = NODE) -> int:
    """Claim a table; returns its epoch."""
    found = database.claim(node, table_id)
    assert found is not None
    return found.epoch


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with closing(Database(tmp_path)) as found:
        yield found


def test_what_is_written_is_read_back(database: Database) -> None:
    database.append(NODE, [opened("t", 1, 2)])

    assert list(database.entries("t")) == [entry(1), entry(2)]
    assert database.unowned_tables() == ("t",)


def test_no_number_is_left_out_and_none_comes_twice(database: Database) -> None:
    """R-401: the database itself refuses a gap."""
    database.append(NODE, [opened("t")])
    epoch = claimed(database)
    for numbers in ((3,), (1,), (2, 4)):
        with pytest.raises(sqlite3.IntegrityError):
            database.append(NODE, [Batch("t", epoch, tuple(map(entry, numbers)))])
    with pytest.raises(sqlite3.IntegrityError, match="stale owner"):
        database._db.execute(
            "INSERT INTO entries (table_id, number, epoch, at, kind, body) VALUES (?,?,?,?,?,?)",
            ("t", 3, epoch, 0, "lobby", b"{}"),
        )

    assert list(database.entries("t")) == [entry(1)]


def test_an_owner_that_was_replaced_writes_nothing_more(database: Database) -> None:
    """R-401: neither entries nor anything else of the table."""
    database.append(NODE, [opened("t")])
    first = claimed(database)
    database.append(NODE, [], Beat(1))
    database._db.execute("UPDATE nodes SET beat = 0")  # it has died, as far as others know
    second = claimed(database, node="another")
    assert second == first + 1
    for late in (
        Batch("t", first, (entry(2),)),
        Batch("t", second, (entry(2),)),  # nor with a number that it cannot have
        Batch("t", first, (), is_over=True),
        Batch("t", UNOWNED, (entry(2),)),
    ):
        with pytest.raises(sqlite3.IntegrityError, match="stale owner"):
            database.append(NODE, [late])
    assert database.state("t") == "live"
    database.append("another", [Batch("t", second, (entry(2),))])
    database.append("another", [Batch("t", second, (), is_over=True)])

    assert database.state("t") == "over"


def test_a_table_is_put_away_and_given_back_in_one_commit(database: Database) -> None:
    """Its last batch comes before the beat that gives it back: it still belongs to us."""
    database.append(NODE, [opened("t")])
    epoch = claimed(database)
    last = Batch("t", epoch, (entry(2),), resumed=Resumption(7))
    put_away = Batch("t", epoch, (), is_over=True)
    database.append(NODE, [last, put_away], Beat(9, released=(Release("t", epoch, 8),)))

    assert list(database.entries("t")) == [entry(1), entry(2)]
    assert database.state("t") == "over"
    assert database.owned(NODE) == {}
    assert database._db.execute("SELECT time FROM nodes").fetchone() == (9,)
    assert database._db.execute("SELECT resumed_at, stopped_at FROM tables").fetchone() == (7, 8)


def test_what_is_given_back_late_leaves_the_next_epoch_alone(database: Database) -> None:
    """R-411: also in the commit in which the next life of the table begins."""
    database.append(NODE, [opened("t")])
    first = claimed(database)
    database.append(NODE, [Batch("t", first, (entry(2),), resumed=Resumption(7))])
    late = Release("t", first, 8)
    found = database.claim(NODE, "t", late)
    assert found is not None
    assert found.stopped_at == 8
    begun = Batch("t", found.epoch, (entry(3),), resumed=Resumption(20))
    database.append(NODE, [begun], Beat(21, released=(late,)))

    assert database.owned(NODE) == {"t": found.epoch}
    assert database._db.execute("SELECT resumed_at, stopped_at FROM tables").fetchone() == (
        20,
        None,
    )


def test_a_transaction_that_fails_changes_nothing(database: Database) -> None:
    database.register(NODE, 1)
    with pytest.raises(sqlite3.IntegrityError):
        database.append(NODE, [opened("a"), opened("b", 1, 3)], Beat(9))

    assert not database.has_table("a")
    assert database._db.execute("SELECT time FROM nodes").fetchall() == [(1,)]


def test_more_than_fits_one_statement_is_still_one_transaction(database: Database) -> None:
    many = [opened(f"t{number:03}") for number in range(2 * MOST_ROWS)]
    with pytest.raises(sqlite3.IntegrityError, match="stale owner"):
        database.append(NODE, [*many, opened("z", 2)], Beat(9))
    assert database.unowned_tables() == ()

    database.append(NODE, many, Beat(9))
    assert database.unowned_tables() == tuple(batch.table_id for batch in many)
    assert database._db.execute("SELECT time FROM nodes").fetchall() == [(9,)]


def test_taking_a_table_over_is_not_undone_with_somebody_elses_write(database: Database) -> None:
    """What one thread reads and takes is no part of what the other writes at the time."""
    database.append(NODE, [opened("t")])
    database._writing.execute("BEGIN")
    assert claimed(database) == 1
    database._writing.execute("ROLLBACK")

    assert claimed(database) == 2


def test_a_beat_never_goes_back(database: Database) -> None:
    """S-04: it was set back to the time before an outage, which was then given back again."""
    database.append(NODE, [], Beat(9_000))
    database.append(NODE, [], Beat(2_000))

    assert database._db.execute("SELECT time FROM nodes").fetchall() == [(9_000,)]


def test_a_clock_that_ran_again_did_not_stop_before_that(database: Database) -> None:
    """S-04, R-411: the owner has resumed a table, and dies before its next beat."""
    database.register(NODE, 50)
    database.append(NODE, [opened("t")])
    epoch = claimed(database)
    database.append(NODE, [Batch("t", epoch, (entry(2),), resumed=Resumption(100))])
    database.register("the next process", 200)

    found = database.claim("the next process", "t")
    assert found is not None
    assert found.stopped_at == 100


def test_a_commit_is_on_disk_when_it_returns(database: Database) -> None:
    """R-401: also after a power cut; every connection that tables are written by waits for it."""
    for db in (database._db, database._writing):
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,), "FULL"


# Keeping and deleting


def aged(database: Database, days: float) -> None:
    """Let the server have run for so long."""
    now = database.retention.now() + round(days * DAY)
    database.retention = RetentionClock(now, lambda: 0.0, lambda: now / 1_000)


def test_old_tables_are_cleared_away_a_few_at_a_time(database: Database) -> None:
    database.append(NODE, [opened(f"t{number}") for number in range(5)])
    aged(database, 2)
    database.append(NODE, [opened("t5")])
    aged(database, 2)

    assert database.purge(keep=3 * DAY, most=3) == 3
    assert database.purge(keep=3 * DAY, most=3) == 2
    assert database.purge(keep=3 * DAY, most=3) == 0
    assert not list(database.entries("t0"))
    assert database.has_table("t5")


def test_a_table_in_memory_is_in_use_however_long(database: Database) -> None:
    database.append(NODE, [opened("t")])
    epoch = claimed(database)
    aged(database, 400)
    assert database.purge(keep=DAY) == 0
    database.note_use()
    released = Beat(1, released=(Release("t", epoch, 5),))
    database.append(NODE, [], released)
    assert database.purge(keep=DAY) == 0
    aged(database, 2)
    assert database.purge(keep=DAY) == 1


@pytest.mark.parametrize("years", [-56, -1, 2, 73])
def test_a_start_with_a_wrong_clock_deletes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, years: int
) -> None:
    """S-05: one start in 2099 deleted running games, and after 400 days all guests."""
    wrong = partial(RetentionClock, wall=lambda: time.time() + years * 365 * DAY / 1_000)

    def starts() -> tuple[int, bool]:
        """Start, clear away and stop: how many tables went, and whether the guest is known."""
        with closing(Database(tmp_path)) as database:
            gone = database.purge(keep=30 * DAY)
            database.note_use()
            with closing(GuestDatabase(database.path, database.retention.now)) as guests:
                guests.forget_old()
                return gone, bool(guests.everything("ada")["guest"])

    with closing(Database(tmp_path)) as database:
        database.append(NODE, [opened("t")])
        database.note_use()
        with closing(GuestDatabase(database.path, database.retention.now)) as guests:
            guests.touch_guest("ada")
    with monkeypatch.context() as patched:
        patched.setattr("ubongo.server.storage.sqlite.database.RetentionClock", wrong)
        assert starts() == (0, True)
        assert starts() == (0, True)
    # The wrong time was not believed: with the right clock everything is as old as it is.
    assert starts() == (0, True)
    with closing(Database(tmp_path)) as database:
        assert list(database.entries("t")) == [entry(1)]
        assert abs(database.retention.now() - time.time() * 1_000) < DAY


# Migrations


def test_data_of_an_older_schema_are_brought_up_to_date_after_a_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Database(tmp_path)
    first.append(NODE, [opened("t")])
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


# The file


def test_what_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is no database, but it is long enough for one" * 30)

    with pytest.raises(DatabaseTrouble, match="cannot be used"):
        Database(tmp_path)


def test_nothing_is_written_when_the_data_folder_is_gone(tmp_path: Path) -> None:
    """R-401: the system lets us write to a deleted file; nobody may be told that it is kept."""
    folder = tmp_path / "data"
    with closing(Database(folder)) as database:
        database.append(NODE, [opened("t")])
        epoch = claimed(database)
        shutil.move(folder, tmp_path / "elsewhere")
        with pytest.raises(DataMoved, match="deleted, moved or replaced"):
            database.append(NODE, [Batch("t", epoch, (entry(2),))])
        with pytest.raises(DataMoved):
            database.claim(NODE, "t")
        Database(folder).close()  # another file in its place is not the same
        with pytest.raises(DataMoved):
            database.append(NODE, [opened("u")])
        shutil.rmtree(folder)
        shutil.move(tmp_path / "elsewhere", folder)

        database.append(NODE, [opened("v")])


def test_one_server_a_folder(tmp_path: Path) -> None:
    with DataLock(tmp_path), pytest.raises(InUse, match="a server is running"), DataLock(tmp_path):
        pass
    with DataLock(tmp_path):
        pass
