"""Reads the logs of tables without owning them, in a thread with its own connection."""

import sqlite3
from collections.abc import Collection
from pathlib import Path

from ubongo.server.storage.entry import Entry
from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.sqlite.query_thread import QueryThread

COLUMNS = "number, at, kind, body, cause, version"


def entries_of(
    db: sqlite3.Connection, table_id: str, kinds: Collection[str] | None = None
) -> tuple[Entry, ...]:
    """The entries of a table, or only those of some kinds; none if there is no such table."""
    wanted = "" if kinds is None else f" AND kind IN ({', '.join('?' * len(kinds))})"
    rows = db.execute(
        f"SELECT {COLUMNS} FROM entries WHERE table_id = ?{wanted} ORDER BY number",
        (table_id, *(kinds or ())),
    )
    return tuple(Entry(*row) for row in rows)


class SqliteLogReader:
    """The logs of all tables, for reading; see `interface.LogReader`."""

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._thread = QueryThread("log-reader")

    async def read(self, table_id: str, kinds: Collection[str] | None = None) -> tuple[Entry, ...]:
        return await self._thread.run(entries_of, self._db, table_id, kinds)

    async def close(self) -> None:
        await self._thread.close()
        self._db.close()
