"""The SQLite database of table logs: opens, migrates, appends, reads, purges, backs up.

All calls block: `writer` appends from its own thread, and `table_log` asks from another.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec

from ubongo.misread import Misread
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, CodeTaken
from ubongo.server.storage.private_files import make_private_file, make_private_folder
from ubongo.server.storage.sqlite import stored_facts
from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.summary import NOTHING_TO_FIND
from ubongo.version import FIRST, __version__, numbers

FILE = "ubongo.sqlite3"
HEARTBEAT = "heartbeat"
SECRET = "secret"
# The newest release that has written to this database.
VERSION = "version"
# Seconds that a claim waits for a locked database; somebody waits for the table.
SHORT_WAIT = 0.5
# How SQLite names what two tables with one code would share.
CODE_COLUMN = "tables.code"
# The most rows of one statement; a commit seldom has more.
MOST_ROWS = 50

# Table id, epoch, number, time, kind, body, cause, release, the new state of the table, its
# summary as JSON, the number of the game that is over, and how many people are at it.
Row = tuple[
    str | None, int, int | None, int | None, str, bytes, str, str, str | None, bytes | None,
    int | None, int | None,
]  # fmt: skip

PLACES = f"({', '.join('?' * 12)})"

# The view that the writer inserts into, so that a commit is one statement. A row holds an entry,
# or what else is new of a table, or a head-count; a row without a table is the heartbeat.
# Entries of an owner that was replaced are refused, its state and summary are ignored.
PAGES = f"""
CREATE TEMP VIEW pages
    (table_id, epoch, number, at, kind, body, cause, version, state, summary, finished, people) AS
    SELECT table_id, epoch, number, at, kind, body, cause, version, NULL, NULL, NULL, NULL
    FROM entries;

CREATE TEMP TRIGGER entry_kept INSTEAD OF INSERT ON pages WHEN NEW.number IS NOT NULL
BEGIN
    INSERT INTO tables (id, epoch, opened_at, touched_at)
        SELECT NEW.table_id, NEW.epoch, NEW.at, NEW.at WHERE NEW.number = 1;
    INSERT INTO entries (table_id, number, epoch, at, kind, body, cause, version)
        VALUES (NEW.table_id, NEW.number, NEW.epoch, NEW.at, NEW.kind, NEW.body, NEW.cause,
            NEW.version);
    UPDATE tables SET touched_at = NEW.at, state = NEW.state
        WHERE id = NEW.table_id AND NEW.state IS NOT NULL;
END;

CREATE TEMP TRIGGER state_kept INSTEAD OF INSERT ON pages
    WHEN NEW.number IS NULL AND NEW.state IS NOT NULL
BEGIN
    UPDATE tables SET state = NEW.state WHERE id = NEW.table_id AND epoch = NEW.epoch;
END;

CREATE TEMP TRIGGER summary_kept INSTEAD OF INSERT ON pages
    WHEN NEW.summary IS NOT NULL
        AND NEW.epoch = (SELECT epoch FROM tables WHERE id = NEW.table_id)
BEGIN
    UPDATE tables SET
        code = nullif(json_extract(NEW.summary, '$.code'), ''),
        is_open = json_extract(NEW.summary, '$.is_open'),
        edition = json_extract(NEW.summary, '$.edition'),
        host = json_extract(NEW.summary, '$.host'),
        seats_taken = json_extract(NEW.summary, '$.seats_taken'),
        seats = json_extract(NEW.summary, '$.seats')
        WHERE id = NEW.table_id;
    DELETE FROM seats WHERE table_id = NEW.table_id;
    INSERT INTO seats (guest, table_id)
        SELECT value, NEW.table_id FROM json_each(NEW.summary, '$.guests');
    DELETE FROM live_boards WHERE table_id = NEW.table_id;
    INSERT INTO live_boards (key, table_id)
        SELECT value, NEW.table_id FROM json_each(NEW.summary, '$.live_boards');
END;

CREATE TEMP TRIGGER finished_kept INSTEAD OF INSERT ON pages WHEN NEW.finished IS NOT NULL
BEGIN
    INSERT INTO uncounted (table_id, game) VALUES (NEW.table_id, NEW.finished);
END;

CREATE TEMP TRIGGER people_kept INSTEAD OF INSERT ON pages WHEN NEW.people IS NOT NULL
BEGIN
    UPDATE tables SET people = NEW.people WHERE id = NEW.table_id;
END;

CREATE TEMP TRIGGER heartbeat_kept INSTEAD OF INSERT ON pages WHEN NEW.table_id IS NULL
BEGIN
    INSERT INTO facts (name, value) VALUES ('{HEARTBEAT}', CAST(NEW.at AS TEXT))
        ON CONFLICT (name) DO UPDATE SET value = excluded.value;
END;
"""


_encode = msgspec.json.Encoder().encode


class DatabaseTrouble(Exception):
    """The database cannot be used; the message is one sentence for the host."""


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
                make_private_folder(folder)
                make_private_file(self.path)
                # Two connections: one thread must not read half of what another thread writes.
                self._db = opened.enter_context(closing(connected(self.path, SHORT_WAIT)))
                self._db.execute("PRAGMA journal_mode = WAL")
                self._migrate()
                # Opened after that: a connection does not see columns that another one adds
                # behind its temporary view.
                self._writing = opened.enter_context(closing(connected(self.path)))
                self._writing.executescript(PAGES)
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

    def append(
        self, batches: Iterable[Batch], heartbeat: int, people: Mapping[str, int] | None = None
    ) -> None:
        """Write all batches, the heartbeat and head-counts in one transaction, or nothing."""
        rows: list[Row] = [_row(None, 0, at=heartbeat)]
        for batch in batches:
            rows += _rows(batch)
        if people:
            rows += [_row(table_id, 0, people=count) for table_id, count in people.items()]
        try:
            self._put_all(rows)
        except sqlite3.IntegrityError as trouble:
            if CODE_COLUMN in str(trouble):
                raise CodeTaken from trouble
            raise

    def _put_all(self, rows: list[Row]) -> None:
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
        """Become the owner of a table, at which nobody is yet; returns its new epoch."""
        row = self._db.execute(
            "UPDATE tables SET epoch = epoch + 1, people = 0 WHERE id = ? RETURNING epoch",
            (table_id,),
        ).fetchone()
        if row is None:
            raise KeyError(table_id)
        return int(row[0])

    def live_tables(self) -> tuple[str, ...]:
        rows = self._db.execute("SELECT id FROM tables WHERE state = 'live' ORDER BY id")
        return tuple(row[0] for row in rows)

    def state(self, table_id: str) -> str | None:
        """Whether a table is live or over; None if there is no such table."""
        row = self._db.execute("SELECT state FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if row is None else str(row[0])

    def has_table(self, table_id: str) -> bool:
        return self.state(table_id) is not None

    def hiding(self, table_id: str) -> Batch:
        """The batch that lets nobody find a table, whoever its owner is."""
        (epoch,) = self._db.execute("SELECT epoch FROM tables WHERE id = ?", (table_id,)).fetchone()
        return Batch(table_id, epoch, (), summary=NOTHING_TO_FIND)

    def may_use_code(self, table_id: str, code: str) -> bool:
        """Whether this table may use a code: no other one has it."""
        found = self._db.execute(
            "SELECT 1 FROM tables WHERE code = ? AND id <> ?", (code, table_id)
        ).fetchone()
        return found is None

    def entries(self, table_id: str) -> Iterator[Entry]:
        rows = self._db.execute(
            "SELECT number, at, kind, body, cause, version FROM entries WHERE table_id = ?"
            " ORDER BY number",
            (table_id,),
        )
        for row in rows:
            yield Entry(*row)

    def fact(self, name: str) -> str | None:
        return stored_facts.fact(self._db, name)

    def keep_fact(self, name: str, value: str) -> None:
        stored_facts.keep_fact(self._db, name, value)

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
        make_private_file(target)
        with sqlite3.connect(target) as copy:
            self._db.backup(copy)
        copy.close()

    def close(self) -> None:
        self._writing.close()
        self._db.close()


def _row(
    table_id: str | None,
    epoch: int,
    entry: Entry | None = None,
    at: int | None = None,
    state: str | None = None,
    summary: bytes | None = None,
    finished: int | None = None,
    people: int | None = None,
) -> Row:
    if entry is None:
        return (table_id, epoch, None, at, "", b"", "", "", state, summary, finished, people)
    return (table_id, epoch, entry.number, entry.at, entry.kind, entry.body, entry.cause,
            entry.version, state, None, None, None)  # fmt: skip


def _rows(batch: Batch) -> list[Row]:
    """The rows of a batch; the last entry carries the new state of the table."""
    table_id, epoch = batch.table_id, batch.epoch
    state = "over" if batch.is_over else "live"
    summary = None if batch.summary is None else _encode(batch.summary)
    last = batch.entries[-1] if batch.entries else None
    rows = [
        _row(table_id, epoch, one, state=state if one is last else None) for one in batch.entries
    ]
    finished = batch.finished_game or None
    if not batch.entries or summary is not None or finished is not None:
        rows.append(_row(table_id, epoch, state=state, summary=summary, finished=finished))
    return rows


def _put(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Insert all rows in one statement, which is a transaction by itself outside of one.

    Each statement releases Python's global lock and waits to get it back from the event loop,
    which holds it nearly all the time. So fewer statements make a commit faster.
    """
    places = ", ".join([PLACES] * len(rows))
    db.execute(f"INSERT INTO pages VALUES {places}", [value for row in rows for value in row])
