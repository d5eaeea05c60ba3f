"""Reads the logs of tables in PostgreSQL without owning them."""

import asyncio
from collections.abc import Collection

from ubongo.server.storage.check_value import whole_log
from ubongo.server.storage.packed_log import packed
from ubongo.server.storage.postgres.connection import Queries, is_text
from ubongo.server.storage.postgres.driver import Row
from ubongo.server.storage.postgres.table_log import LOG_ROWS, entry_rows


class PostgresLogReader:
    """The logs of all tables, for reading; see `interface.LogReader`."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    async def read(self, table_id: str, kinds: Collection[str] | None = None) -> bytes:
        if not is_text(table_id):
            return b""
        # First: entries may come meanwhile, and go only with their table.
        row = await self._queries.row("SELECT last FROM tables WHERE id = $1", table_id)
        if row is None:
            return b""
        rows = await self._queries.rows(LOG_ROWS, table_id)
        return await asyncio.to_thread(_packed, table_id, row[0], rows, kinds)


def _packed(table_id: str, last: int, rows: list[Row], kinds: Collection[str] | None) -> bytes:
    # The whole log is checked in any case: the check value is chained.
    entries, _ = whole_log(table_id, last, entry_rows(rows))
    return packed(entry for entry in entries if kinds is None or entry.kind in kinds)
