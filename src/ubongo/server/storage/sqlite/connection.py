"""Opens connections to a SQLite file, all with the same settings; and transactions on them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Seconds to wait for a locked database, where nobody else waits meanwhile.
LONG_WAIT = 5.0


def connected(
    path: Path, wait: float = LONG_WAIT, *, is_durable: bool = True
) -> sqlite3.Connection:
    """A connection that any thread may use, one at a time; each statement commits by itself.

    If it is durable, a commit is on disk when it returns; otherwise a power cut may take the
    last ones, and nothing else.
    """
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=wait)
    try:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute(f"PRAGMA synchronous = {'FULL' if is_durable else 'NORMAL'}")
    except BaseException:
        db.close()
        raise
    return db


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """A transaction that may write, rolled back if its block raises."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield db
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
