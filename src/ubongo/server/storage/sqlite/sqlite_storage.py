"""One node's storage in SQLite, from opening its file to closing it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path

from ubongo.server.storage.node_storage import NodeStorage
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.request_storage import open_requests
from ubongo.server.storage.sqlite.table_log import SqliteTableLog


@asynccontextmanager
async def open_sqlite(
    folder: Path,
    around: AbstractContextManager[None],
    open_database: Callable[[Path], Database] = Database,
) -> AsyncIterator[NodeStorage]:
    """Storage for the only node of a data folder; it is closed at the end."""
    database = open_database(folder)
    try:
        table_log = SqliteTableLog(database, asyncio.get_running_loop(), around)
        try:
            async with open_requests(database.path, database.retention.now) as requests:
                yield NodeStorage(
                    table_log,
                    requests.records,
                    requests.public_tables,
                    requests.logs,
                    requests.facts,
                    database.written_by,
                    database.newest(),
                )
        finally:
            await table_log.close()
    finally:
        database.close()
