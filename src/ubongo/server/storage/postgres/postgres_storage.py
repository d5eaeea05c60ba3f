"""One node's storage in PostgreSQL, from its first connection to its last."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager

from ubongo.server.storage.node_storage import NodeStorage
from ubongo.server.storage.postgres.connection import (
    Queries,
    connect,
    open_pool,
    without_password,
)
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.postgres.guest_records import PostgresGuestRecords
from ubongo.server.storage.postgres.log_reader import PostgresLogReader
from ubongo.server.storage.postgres.migrations import migrate
from ubongo.server.storage.postgres.public_tables import PostgresPublicTables
from ubongo.server.storage.postgres.server_check import check_sessions
from ubongo.server.storage.postgres.stored_facts import PostgresFacts
from ubongo.server.storage.postgres.table_log import KEPT, PostgresTableLog
from ubongo.server.storage.postgres.writer import PostgresWriter
from ubongo.server.storage.retention import RetentionClock

# When something was last written here, by the clock of that moment.
_NEWEST = (
    "SELECT max(at) FROM (SELECT max(time) AS at FROM nodes"
    " UNION ALL SELECT max(stopped_at) FROM tables"
    " UNION ALL SELECT max(opened_at) FROM tables) AS times"
)


@asynccontextmanager
async def open_postgres(
    url: str, address: str, around: AbstractContextManager[None]
) -> AsyncIterator[NodeStorage]:
    """Storage for one node of those that share this database; it is closed at the end."""
    loop = asyncio.get_running_loop()
    db = await connect(url)
    try:
        place = without_password(url)
        await check_sessions(db, url, place)
        written_by = await migrate(db, place)
        newest = await db.fetchval(_NEWEST)
        kept = await _kept(db)
    finally:
        await db.close()
    pool = await open_pool(url)
    queries = Queries(pool)
    retention = RetentionClock(kept)

    def make_writer(node: str) -> PostgresWriter:
        return PostgresWriter(url, node, address, retention.now, loop, around)

    table_log = PostgresTableLog(queries, retention, make_writer, address)
    try:
        yield NodeStorage(
            table_log,
            PostgresGuestRecords(queries, retention.now),
            PostgresPublicTables(queries),
            PostgresLogReader(queries),
            PostgresFacts(queries),
            written_by,
            newest,
        )
    finally:
        await table_log.close()
        pool.terminate()


async def _kept(db: Connection) -> int | None:
    said = await db.fetchval("SELECT value FROM facts WHERE name = $1", KEPT)
    return None if said is None else int(said)
