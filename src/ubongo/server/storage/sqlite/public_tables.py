"""SQL about the summaries of tables: codes, open tables, seats of a guest, live boards.

The functions block; `SqlitePublicTables` runs them in a thread with its own connection, which
sees a summary as soon as its commit is done, and so before any message of that step is sent.
"""

import sqlite3
from collections.abc import Collection
from pathlib import Path

from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.sqlite.query_thread import QueryThread
from ubongo.server.storage.summary import EventTableRow, OpenTableRow


def table_of_code(db: sqlite3.Connection, code: str) -> str | None:
    row = db.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
    return None if row is None else str(row[0])


def joinable(db: sqlite3.Connection, table_id: str) -> OpenTableRow | None:
    """A table with a code: it waits in its lobby and is not locked."""
    row = db.execute(
        "SELECT id, edition, host, seats_taken, seats FROM tables WHERE id = ? AND code != ''",
        (table_id,),
    ).fetchone()
    return None if row is None else OpenTableRow(*row)


def open_tables(db: sqlite3.Connection, most: int) -> tuple[OpenTableRow, ...]:
    """Open tables with people at them, the newest first."""
    rows = db.execute(
        "SELECT id, edition, host, seats_taken, seats FROM tables"
        " WHERE is_open = 1 AND people > 0 ORDER BY opened_at DESC, id LIMIT ?",
        (most,),
    )
    return tuple(OpenTableRow(*row) for row in rows)


def tables_of_guest(db: sqlite3.Connection, guest: str) -> tuple[str, ...]:
    rows = db.execute(
        "SELECT table_id FROM seats JOIN tables ON id = table_id"
        " WHERE guest = ? AND event IS NOT id ORDER BY table_id",
        (guest,),
    )
    return tuple(table_id for (table_id,) in rows)


def events_of_guest(db: sqlite3.Connection, guest: str) -> tuple[str, ...]:
    rows = db.execute(
        "SELECT table_id FROM seats JOIN tables ON id = table_id"
        " WHERE guest = ? AND event = id ORDER BY table_id",
        (guest,),
    )
    return tuple(table_id for (table_id,) in rows)


def is_event(db: sqlite3.Connection, table_id: str) -> bool:
    row = db.execute("SELECT 1 FROM tables WHERE id = ? AND event = id", (table_id,)).fetchone()
    return row is not None


def tables_of_event(
    db: sqlite3.Connection, event_id: str, table_ids: Collection[str]
) -> tuple[EventTableRow, ...]:
    places = ", ".join("?" * len(table_ids))
    rows = db.execute(
        f"SELECT id, coalesce(told, '') FROM tables WHERE id IN ({places}) AND event = ?",
        (*table_ids, event_id),
    )
    return tuple(EventTableRow(*row) for row in rows)


def is_in_a_round(db: sqlite3.Connection, guest: str) -> bool:
    row = db.execute(
        "SELECT 1 FROM seats JOIN live_boards USING (table_id) WHERE guest = ? LIMIT 1", (guest,)
    ).fetchone()
    return row is not None


def live_boards(db: sqlite3.Connection) -> frozenset[str]:
    return frozenset(key for (key,) in db.execute("SELECT DISTINCT key FROM live_boards"))


class SqlitePublicTables:
    """Answers questions about all tables from their summaries."""

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._thread = QueryThread("public-tables")

    async def by_code(self, code: str) -> str | None:
        return await self._thread.run(table_of_code, self._db, code)

    async def joinable(self, table_id: str) -> OpenTableRow | None:
        return await self._thread.run(joinable, self._db, table_id)

    async def open_tables(self, most: int) -> tuple[OpenTableRow, ...]:
        return await self._thread.run(open_tables, self._db, most)

    async def of_guest(self, guest: str) -> tuple[str, ...]:
        return await self._thread.run(tables_of_guest, self._db, guest)

    async def events_of_guest(self, guest: str) -> tuple[str, ...]:
        return await self._thread.run(events_of_guest, self._db, guest)

    async def is_event(self, table_id: str) -> bool:
        return await self._thread.run(is_event, self._db, table_id)

    async def of_event(
        self, event_id: str, table_ids: Collection[str]
    ) -> tuple[EventTableRow, ...]:
        return await self._thread.run(tables_of_event, self._db, event_id, tuple(table_ids))

    async def is_in_a_round(self, guest: str) -> bool:
        return await self._thread.run(is_in_a_round, self._db, guest)

    async def live_boards(self) -> frozenset[str]:
        return await self._thread.run(live_boards, self._db)

    async def close(self) -> None:
        await self._thread.close()
        self._db.close()
