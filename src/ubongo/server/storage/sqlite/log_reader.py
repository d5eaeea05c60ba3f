"""Reads the logs of tables without owning them, in a thread with its own connection."""

import sqlite3
from collections.abc import Collection
from pathlib import Path

from ubongo.server.storage.packed_log import packed
from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.sqlite.database import whole_log
from ubongo.server.storage.sqlite.query_thread import QueryThread


def packed_log(
    db: sqlite3.Connection, table_id: str, kinds: Collection[str] | None = None
) -> bytes:
    """The log of a table, packed, or only its entries of some kinds; empty if there is none."""
    # The whole log is read in any case: the check value is chained.
    entries, _ = whole_log(db, table_id)
    return packed(entry for entry in entries if kinds is None or entry.kind in kinds)


class SqliteLogReader:
    """The logs of all tables, for reading; see `interface.LogReader`."""

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._thread = QueryThread("log-reader")

    async def read(self, table_id: str, kinds: Collection[str] | None = None) -> bytes:
        return await self._thread.run(packed_log, self._db, table_id, kinds)

    async def close(self) -> None:
        await self._thread.close()
        self._db.close()
