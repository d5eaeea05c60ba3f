"""The SQLite database of table logs: opens, migrates, appends, reads, purges, backs up.

All calls block; `writer` appends from its own thread.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from ubongo.misread import Misread
from ubongo.server.storage.entry import Entry
from ubongo.version import FIRST, __version__, numbers

FILE = "ubongo.sqlite3"
HEARTBEAT = "heartbeat"
SECRET = "secret"
# The newest release that has written to this database.
VERSION = "version"
# Seconds to wait for a locked database: the writer may wait long, the event loop must not.
LONG_WAIT = 5.0
SHORT_WAIT = 0.5
# The most rows of one statement; a commit seldom has more.
MOST_ROWS = 50

# Table id, epoch, number, time, kind, body, cause, release, and the new state of the table.
Row = tuple[str | None, int, int | None, int | None, str, bytes, str, str, str | None]

# The view that the writer inserts into. A row without a table is the heartbeat. A row without a
# number only changes the table's state, unless a newer owner (epoch) has taken the table over.
PAGES = f"""
CREATE TEMP VIEW pages (table_id, epoch, number, at, kind, body, cause, version, state) AS
    SELECT table_id, epoch, number, at, kind, body, cause, version, NULL FROM entries;

CREATE TEMP TRIGGER pages_kept INSTEAD OF INSERT ON pages
BEGIN
    INSERT INTO tables (id, epoch, opened_at, touched_at)
        SELECT NEW.table_id, NEW.epoch, NEW.at, NEW.at WHERE NEW.number = 1;
    INSERT INTO entries (table_id, number, epoch, at, kind, body, cause, version)
        SELECT NEW.table_id, NEW.number, NEW.epoch, NEW.at, NEW.kind, NEW.body, NEW.cause,
            NEW.version
        WHERE NEW.number IS NOT NULL;
    UPDATE tables SET touched_at = NEW.at, state = NEW.state
        WHERE id = NEW.table_id AND NEW.number IS NOT NULL AND NEW.state IS NOT NULL;
    UPDATE tables SET state = NEW.state
        WHERE id = NEW.table_id AND NEW.number IS NULL AND epoch = NEW.epoch;
    INSERT INTO facts (name, value)
        SELECT '{HEARTBEAT}', CAST(NEW.at AS TEXT) WHERE NEW.table_id IS NULL
        ON CONFLICT (name) DO UPDATE SET value = excluded.value;
END;
"""


class DatabaseTrouble(Exception):
    """The database cannot be used; the message is one sentence for the host."""


@dataclass(frozen=True, slots=True)
class Batch:
    """New entries of one table, and whether its game is over."""

    table_id: str
    epoch: int
    entries: tuple[Entry, ...]
    is_over: bool = False


def migrations() -> tuple[tuple[int, str], ...]:
    """The numbers and texts of the SQL migrations, in order."""
    folder = Path(__file__).parent
    return tuple(
        (int(path.name[:3]), path.read_text("utf-8")) for path in sorted(folder.glob("[0-9]*.sql"))
    )


class Database:
    """One database file with a connection for reading and one for writing."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        with ExitStack() as opened:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                # Two connections: one thread must not read half of what another thread writes.
                self._db = opened.enter_context(closing(_connected(self.path, SHORT_WAIT)))
                self._writing = opened.enter_context(closing(_connected(self.path, LONG_WAIT)))
                self._migrate()
            except (sqlite3.Error, OSError) as trouble:
                raise DatabaseTrouble(
                    f"the data in {folder} cannot be used: {trouble}"
                ) from trouble
            opened.pop_all()

    def _migrate(self) -> None:
        (present,) = self._db.execute("PRAGMA user_version").fetchone()
        steps = migrations()
        newest = steps[-1][0]
        if present > newest:
            raise DatabaseTrouble(
                f"the data were written by {self._newer()} (schema {present}, this is ubongo "
                f"{__version__} and knows {newest}); update ubongo or restore a backup"
            )
        wanted = [step for step in steps if step[0] > present]
        if present and wanted:
            self.backup(self.path.with_name(f"before-schema-{newest}.sqlite3"))
        for number, script in wanted:
            self._db.executescript(
                f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            )
        self._writing.executescript(PAGES)
        self.written_by = self.fact(VERSION) or FIRST
        try:
            is_older = numbers(self.written_by) < numbers(__version__)
        except Misread as wrong:
            raise DatabaseTrouble(
                f"the data in {self.path.parent} cannot be used: {wrong}"
            ) from wrong
        if is_older or self.fact(VERSION) is None:
            self.keep_fact(VERSION, __version__)

    def _newer(self) -> str:
        """The release that wrote a newer schema, if its version can be read."""
        try:
            found = self.fact(VERSION)
            numbers(found or "")
        except (sqlite3.Error, Misread):
            return "a newer version"
        return f"ubongo {found}, a newer version"

    def append(self, batches: Iterable[Batch], heartbeat: int) -> None:
        """Write all batches and the heartbeat in one transaction, or nothing."""
        rows: list[Row] = [(None, 0, None, heartbeat, "", b"", "", "", None)]
        for batch in batches:
            rows += _rows(batch)
        db = self._writing
        if len(rows) <= MOST_ROWS:
            _put(db, rows)
            return
        db.execute("BEGIN IMMEDIATE")
        try:
            for begin in range(0, len(rows), MOST_ROWS):
                _put(db, rows[begin : begin + MOST_ROWS])
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def take_over(self, table_id: str) -> int:
        """Become the owner of a table; returns its new epoch."""
        row = self._db.execute(
            "UPDATE tables SET epoch = epoch + 1 WHERE id = ? RETURNING epoch", (table_id,)
        ).fetchone()
        if row is None:
            raise KeyError(table_id)
        return int(row[0])

    def live_tables(self) -> tuple[str, ...]:
        rows = self._db.execute("SELECT id FROM tables WHERE state = 'live' ORDER BY id")
        return tuple(row[0] for row in rows)

    def has_table(self, table_id: str) -> bool:
        found = self._db.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,)).fetchone()
        return found is not None

    def entries(self, table_id: str) -> Iterator[Entry]:
        rows = self._db.execute(
            "SELECT number, at, kind, body, cause, version FROM entries WHERE table_id = ?"
            " ORDER BY number",
            (table_id,),
        )
        for row in rows:
            yield Entry(*row)

    def fact(self, name: str) -> str | None:
        row = self._db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def keep_fact(self, name: str, value: str) -> None:
        _set(self._db, name, value)

    def heartbeat(self) -> int:
        return int(self.fact(HEARTBEAT) or 0)

    def purge(self, before: int, most: int = 50) -> int:
        """Delete some of the tables not touched since then; returns how many.

        A few at a time, because nobody else can write meanwhile.
        """
        return self._db.execute(
            "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE touched_at < ? LIMIT ?)",
            (before, most),
        ).rowcount

    def backup(self, target: Path) -> None:
        """Write a whole copy, also while the server runs."""
        with sqlite3.connect(target) as copy:
            self._db.backup(copy)
        copy.close()

    def close(self) -> None:
        self._writing.close()
        self._db.close()


def _connected(path: Path, wait: float) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=wait)
    try:
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            db.execute(f"PRAGMA {setting}")
    except BaseException:
        db.close()
        raise
    return db


def _rows(batch: Batch) -> list[Row]:
    """The rows of a batch; the last one carries the new state of the table."""
    state = "over" if batch.is_over else "live"
    if not batch.entries:
        return [(batch.table_id, batch.epoch, None, None, "", b"", "", "", state)]
    last = batch.entries[-1]
    return [
        (batch.table_id, batch.epoch, one.number, one.at, one.kind, one.body, one.cause,
         one.version, state if one is last else None)
        for one in batch.entries
    ]  # fmt: skip


def _put(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Insert all rows in one statement, which is a transaction by itself outside of one.

    Each statement releases Python's global lock and waits to get it back from the event loop,
    which holds it nearly all the time. So fewer statements make a commit faster.
    """
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * len(rows))
    db.execute(f"INSERT INTO pages VALUES {places}", [value for row in rows for value in row])


def _set(db: sqlite3.Connection, name: str, value: str) -> None:
    db.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )
