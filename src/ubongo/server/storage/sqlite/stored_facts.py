"""Single values by name in SQLite: the cookie secret, the version that wrote here."""

import sqlite3
from pathlib import Path

from ubongo.server.storage.sqlite.connection import connected
from ubongo.server.storage.sqlite.query_thread import QueryThread


def fact(db: sqlite3.Connection, name: str) -> str | None:
    row = db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def keep_fact(db: sqlite3.Connection, name: str, value: str) -> None:
    db.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        (name, value),
    )


def claim_fact(db: sqlite3.Connection, name: str, value: str) -> str:
    """Keep a value unless there is one already; returns the one that stands."""
    db.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        (name, value),
    )
    return fact(db, name) or value


class SqliteFacts:
    """Values by name; see `interface.StoredFacts`."""

    def __init__(self, path: Path) -> None:
        self._db = connected(path)
        self._thread = QueryThread("facts")

    async def fact(self, name: str) -> str | None:
        return await self._thread.run(fact, self._db, name)

    async def keep_fact(self, name: str, value: str) -> None:
        await self._thread.run(keep_fact, self._db, name, value)

    async def claim_fact(self, name: str, value: str) -> str:
        return await self._thread.run(claim_fact, self._db, name, value)

    async def close(self) -> None:
        await self._thread.close()
        self._db.close()
