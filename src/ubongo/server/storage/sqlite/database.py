"""The SQLite database of table logs: opens and checks it, appends, reads, purges, backs up.

All calls block: `writer` appends from its own thread, and `table_log` asks from another.
"""

import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

from ubongo.misread import Misread
from ubongo.server.storage import check_value
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, CodeTaken, StoreTrouble
from ubongo.server.storage.ownership import Beat, Release
from ubongo.server.storage.private_files import make_private_file, make_private_folder
from ubongo.server.storage.retention import RetentionClock
from ubongo.server.storage.sqlite import owners, stored_facts
from ubongo.server.storage.sqlite.commit_rows import VIEW, rows_of_batch, rows_of_beat, write_rows
from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.sqlite.data_file import DataFile
from ubongo.server.storage.sqlite.migrations import migrations, run_migration
from ubongo.server.storage.sqlite.owners import ClaimedRow
from ubongo.version import FIRST, __version__, numbers

FILE = "ubongo.sqlite3"
SECRET = "secret"
# The newest release that has written to this database.
VERSION = "version"
# What the retention clock said when it was last stored.
KEPT = "kept"
# Seconds that a claim waits for a locked database; somebody waits for the table.
SHORT_WAIT = 0.5
# How SQLite names what two tables with one code would share.
CODE_COLUMN = "tables.code"


class DatabaseTrouble(StoreTrouble):
    """The database file cannot be used."""


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
                self._check()
                self._migrate()
                self._set_clock(self._db)
                # Opened after that: a connection does not see columns that another one adds
                # behind its temporary view.
                self._writing = opened.enter_context(closing(connected(self.path)))
                self._writing.executescript(VIEW)
                self._set_clock(self._writing)
                self._file = DataFile(self.path)
                self.retention = RetentionClock(self._kept())
            except (sqlite3.Error, OSError) as trouble:
                raise DatabaseTrouble(
                    f"the data in {folder} cannot be used: {trouble}"
                ) from trouble
            opened.pop_all()

    def _set_clock(self, db: sqlite3.Connection) -> None:
        """Let SQL know the time of the store."""
        db.create_function("store_now", 0, lambda: int(time.time() * 1_000))

    def _check(self) -> None:
        """Refuse a damaged file: to play on would damage it further."""
        (found,) = self._db.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise DatabaseTrouble(
                f"the data in {self.path.parent} are damaged ({' '.join(found.split())}); "
                "restore a backup with 'ubongo restore'"
            )

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
            run_migration(self._db, number, script)
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

    # Writing

    def append(self, node: str, batches: Iterable[Batch], beat: Beat | None = None) -> None:
        """Write all batches of a node and its beat in one transaction, or nothing.

        The beat comes last: a table that it gives back is still ours when its last batch is
        written. What it gives back of an epoch that is over finds nothing.
        """
        kept_at = self.retention.now()
        rows = [row for batch in batches for row in rows_of_batch(batch, node, kept_at)]
        if beat is not None:
            rows += rows_of_beat(beat, node, kept_at)
        try:
            write_rows(self._writing, rows)
        except sqlite3.IntegrityError as trouble:
            if CODE_COLUMN in str(trouble):
                raise CodeTaken from trouble
            raise
        # Before anybody is told that it is written.
        self._file.check_place()

    # Owners

    def register(self, node: str, time: int) -> None:
        owners.register(self._db, node, time)

    def is_owner(self, node: str, table_id: str, epoch: int) -> bool:
        self._file.check_place()
        return owners.is_owner(self._db, node, table_id, epoch)

    def owned(self, node: str) -> dict[str, int]:
        return owners.owned(self._writing, node)

    def claim(self, node: str, table_id: str, released: Release | None = None) -> ClaimedRow | None:
        self._file.check_place()
        return owners.claim(self._db, node, table_id, self.retention.now(), released)

    def disown(self, node: str, table_id: str, epoch: int) -> None:
        owners.disown(self._db, node, table_id, epoch)

    def unowned_tables(self, after: str = "", most: int = 1_000) -> tuple[str, ...]:
        return owners.unowned(self._db, after, most)

    def hide(self, table_id: str) -> None:
        owners.hide(self._db, table_id)

    # Reading

    def state(self, table_id: str) -> str | None:
        """Whether a table is live or over; None if there is no such table."""
        row = self._db.execute("SELECT state FROM tables WHERE id = ?", (table_id,)).fetchone()
        return None if row is None else str(row[0])

    def has_table(self, table_id: str) -> bool:
        return self.state(table_id) is not None

    def may_use_code(self, table_id: str, code: str) -> bool:
        """Whether this table may use a code: no other one has it."""
        found = self._db.execute(
            "SELECT 1 FROM tables WHERE code = ? AND id <> ?", (code, table_id)
        ).fetchone()
        return found is None

    def entries(self, table_id: str) -> Iterator[Entry]:
        """The log of a table, whether it is whole or not."""
        return (entry for entry, _, _ in log_rows(self._db, table_id))

    def whole_log(self, table_id: str) -> tuple[tuple[Entry, ...], int]:
        """The log of a table and its check value; `DamagedLog` if it is not as it was written."""
        return whole_log(self._db, table_id)

    def fact(self, name: str) -> str | None:
        return stored_facts.fact(self._db, name)

    def keep_fact(self, name: str, value: str) -> None:
        stored_facts.keep_fact(self._db, name, value)

    # Keeping and deleting

    def note_use(self) -> None:
        """Note that the tables in memory are in use, and what the retention clock says."""
        now = self.retention.now()
        self.keep_fact(KEPT, str(now))
        self._db.execute("UPDATE tables SET touched_at = ? WHERE owner IS NOT NULL", (now,))

    def purge(self, keep: int, most: int = 50) -> int:
        """Delete some of the tables that nobody has used for so long; returns how many.

        A few at a time, because nobody else can write meanwhile. Tables in memory are in use.
        """
        return self._db.execute(
            "DELETE FROM tables WHERE id IN"
            " (SELECT id FROM tables WHERE touched_at < ? AND owner IS NULL LIMIT ?)",
            (self.retention.now() - keep, most),
        ).rowcount

    def newest(self) -> int | None:
        """When something was last written here, by the clock of that moment."""
        (found,) = self._db.execute(
            "SELECT max(at) FROM (SELECT max(time) AS at FROM nodes"
            " UNION ALL SELECT max(stopped_at) FROM tables"
            " UNION ALL SELECT max(opened_at) FROM tables)"
        ).fetchone()
        return None if found is None else int(found)

    def _kept(self) -> int | None:
        """What the retention clock said last; in older data, when anything was last used."""
        said = self.fact(KEPT)
        if said is not None:
            return int(said)
        (found,) = self._db.execute(
            "SELECT max(at) FROM (SELECT max(touched_at) AS at FROM tables"
            " UNION ALL SELECT max(seen_at) FROM guests)"
        ).fetchone()
        return None if found is None else int(found)

    def backup(self, target: Path) -> None:
        """Write a whole copy, also while the server runs."""
        make_private_file(target)
        with sqlite3.connect(target) as copy:
            self._db.backup(copy)
        copy.close()

    def close(self) -> None:
        self._writing.close()
        self._db.close()


def log_rows(db: sqlite3.Connection, table_id: str) -> Iterator[tuple[Entry, int, int]]:
    """The entries of a table with their epochs and check values."""
    rows = db.execute(
        "SELECT epoch, sum, number, at, kind, body, cause, version FROM entries"
        " WHERE table_id = ? ORDER BY number",
        (table_id,),
    )
    for epoch, value, *entry in rows:
        yield Entry(*entry), epoch, value


def whole_log(db: sqlite3.Connection, table_id: str) -> tuple[tuple[Entry, ...], int]:
    """The log of a table and its check value; `DamagedLog` if it is not as it was written."""
    row = db.execute("SELECT last FROM tables WHERE id = ?", (table_id,)).fetchone()
    return check_value.whole_log(table_id, 0 if row is None else row[0], log_rows(db, table_id))
