"""Migrations: numbered SQL files that bring a database up to date, after a copy of it was made.

`PRAGMA user_version` is the number of the last one that has run. What SQL cannot work out is done
by a function in the same transaction.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from ubongo.server.storage.check_value import chained
from ubongo.server.storage.entry import Entry

# How many logs are worked on between two looks at the list of tables.
AT_ONCE = 200


def migrations() -> tuple[tuple[int, str], ...]:
    """The numbers and texts of the SQL migrations, in order."""
    folder = Path(__file__).parent
    return tuple(
        (int(path.name[:3]), path.read_text("utf-8")) for path in sorted(folder.glob("[0-9]*.sql"))
    )


def run_migration(db: sqlite3.Connection, number: int, script: str) -> None:
    """Run one migration, or leave everything as it was."""
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{script}")
        after = _AFTER.get(number)
        if after is not None:
            after(db)
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def _sum_logs(db: sqlite3.Connection) -> None:
    """Work out the check values of all logs that were written without."""
    last = ""
    while True:
        ids = db.execute("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", (last, AT_ONCE))
        tables = [table_id for (table_id,) in ids]
        if not tables:
            return
        for table_id in tables:
            _sum_log(db, table_id)
        last = tables[-1]


def _sum_log(db: sqlite3.Connection, table_id: str) -> None:
    rows = db.execute(
        "SELECT epoch, number, at, kind, body, cause, version FROM entries WHERE table_id = ?"
        " ORDER BY number",
        (table_id,),
    ).fetchall()
    value: int | None = None
    sums = []
    for epoch, *columns in rows:
        entry = Entry(*columns)
        [value] = chained(table_id, epoch, (entry,), value)
        sums.append((value, table_id, entry.number))
    db.executemany("UPDATE entries SET sum = ? WHERE table_id = ? AND number = ?", sums)


_AFTER: dict[int, Callable[[sqlite3.Connection], None]] = {6: _sum_logs}
