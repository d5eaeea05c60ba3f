"""SQL about the summaries of tables in PostgreSQL: codes, open tables, seats, live boards.

A summary is seen by every node as soon as its commit is done, and so before any message of that
step is sent (R-321).
"""

from collections.abc import Collection

from ubongo.server.storage.postgres.connection import Queries, is_text
from ubongo.server.storage.summary import EventTableRow, OpenTableRow

_OPEN = "SELECT id, edition, host, seats_taken, seats FROM tables"


class PostgresPublicTables:
    """Answers questions about all tables from their summaries; see `interface.PublicTables`."""

    def __init__(self, queries: Queries) -> None:
        self._queries = queries

    async def by_code(self, code: str) -> str | None:
        if not is_text(code):
            return None
        row = await self._queries.row("SELECT id FROM tables WHERE code = $1", code)
        return None if row is None else str(row[0])

    async def joinable(self, table_id: str) -> OpenTableRow | None:
        if not is_text(table_id):
            return None
        row = await self._queries.row(f"{_OPEN} WHERE id = $1 AND code <> ''", table_id)
        return None if row is None else OpenTableRow(*row)

    async def open_tables(self, most: int) -> tuple[OpenTableRow, ...]:
        rows = await self._queries.rows(
            f"{_OPEN} WHERE is_open = 1 AND people > 0 ORDER BY opened_at DESC, id LIMIT $1", most
        )
        return tuple(OpenTableRow(*row) for row in rows)

    async def of_guest(self, guest: str) -> tuple[str, ...]:
        rows = await self._queries.rows(
            "SELECT table_id FROM seats JOIN tables ON id = table_id"
            " WHERE guest = $1 AND event IS DISTINCT FROM id ORDER BY table_id",
            guest,
        )
        return tuple(table_id for (table_id,) in rows)

    async def events_of_guest(self, guest: str) -> tuple[str, ...]:
        rows = await self._queries.rows(
            "SELECT table_id FROM seats JOIN tables ON id = table_id"
            " WHERE guest = $1 AND event = id ORDER BY table_id",
            guest,
        )
        return tuple(table_id for (table_id,) in rows)

    async def is_event(self, table_id: str) -> bool:
        if not is_text(table_id):
            return False
        row = await self._queries.row("SELECT 1 FROM tables WHERE id = $1 AND event = id", table_id)
        return row is not None

    async def of_event(
        self, event_id: str, table_ids: Collection[str]
    ) -> tuple[EventTableRow, ...]:
        rows = await self._queries.rows(
            "SELECT id, coalesce(told, '') FROM tables WHERE id = ANY ($2) AND event = $1",
            event_id, list(table_ids),
        )  # fmt: skip
        return tuple(EventTableRow(*row) for row in rows)

    async def is_in_a_round(self, guest: str) -> bool:
        row = await self._queries.row(
            "SELECT 1 FROM seats JOIN live_boards USING (table_id) WHERE guest = $1 LIMIT 1", guest
        )
        return row is not None

    async def live_boards(self) -> frozenset[str]:
        rows = await self._queries.rows("SELECT DISTINCT key FROM live_boards")
        return frozenset(key for (key,) in rows)
