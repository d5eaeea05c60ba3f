"""Storage as requests ask it: one SQLite file, and a thread with a connection for each part."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from ubongo.server.storage.sqlite.guest_records import SqliteGuestRecords
from ubongo.server.storage.sqlite.log_reader import SqliteLogReader
from ubongo.server.storage.sqlite.public_tables import SqlitePublicTables
from ubongo.server.storage.sqlite.stored_facts import SqliteFacts


class SqliteRequestStorage:
    """Guest records, public tables, logs and facts; the tables write through `writer`."""

    def __init__(self, path: Path, kept_time: Callable[[], int]) -> None:
        self.records = SqliteGuestRecords(path, kept_time)
        self.public_tables = SqlitePublicTables(path)
        self.logs = SqliteLogReader(path)
        self.facts = SqliteFacts(path)

    async def close(self) -> None:
        """Finish what was asked, then close all connections."""
        for part in (self.records, self.public_tables, self.logs, self.facts):
            await part.close()


@asynccontextmanager
async def open_requests(
    path: Path, kept_time: Callable[[], int]
) -> AsyncIterator[SqliteRequestStorage]:
    """Storage for requests, closed at the end; `kept_time` is the retention clock."""
    storage = SqliteRequestStorage(path, kept_time)
    try:
        yield storage
    finally:
        await storage.close()
