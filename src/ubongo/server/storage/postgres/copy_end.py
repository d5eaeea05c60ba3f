"""One side of `store_copy` in PostgreSQL: reads or writes whole tables in one transaction."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ubongo.server.storage.interface import StoreTrouble
from ubongo.server.storage.postgres.connection import TROUBLE, connect, told, without_password
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.postgres.inspection import check_unused
from ubongo.server.storage.postgres.migrations import migrate
from ubongo.server.storage.store_copy import OF_SCHEMA, PIECE, CopiedTable, Row, select_rows


class PostgresEnd:
    """A database in a transaction of its own."""

    def __init__(self, db: Connection) -> None:
        self._db = db
        self._is_writing = False

    async def pieces(self, table: CopiedTable) -> AsyncIterator[list[Row]]:
        piece: list[Row] = []
        async for row in self._db.cursor(select_rows(table), prefetch=PIECE):
            piece.append(tuple(row))
            if len(piece) == PIECE:
                yield piece
                piece = []
        if piece:
            yield piece

    async def write(self, table: CopiedTable, rows: list[Row]) -> None:
        if not self._is_writing:
            self._is_writing = True
            await self._db.execute("DELETE FROM facts WHERE name <> ALL ($1)", list(OF_SCHEMA))
        await self._db.copy_records_to_table(table.name, records=rows, columns=table.columns)
        if table.name == "uncounted":
            # What comes next is numbered after these.
            await self._db.execute(
                "SELECT setval(pg_get_serial_sequence('uncounted', 'position'),"
                " (SELECT max(position) FROM uncounted))"
            )

    async def is_empty(self, tables: Sequence[CopiedTable]) -> bool:
        for table in tables:
            if table.name != "facts" and await self._db.fetchval(
                f"SELECT 1 FROM {table.name} LIMIT 1"
            ):
                return False
        return True


@asynccontextmanager
async def open_copy_end(url: str, is_target: bool) -> AsyncIterator[PostgresEnd]:
    """A database for a copy; what is written stands after the block, or not at all."""
    place = without_password(url)
    db = await connect(url)
    try:
        await check_unused(db, place)
        await migrate(db, place)
        # To sort or write many rows takes longer than any statement of a server.
        await db.execute("SET statement_timeout = 0")
        isolation = "read_committed" if is_target else "repeatable_read"
        async with db.transaction(isolation=isolation, readonly=not is_target):
            yield PostgresEnd(db)
    except TROUBLE as trouble:
        raise StoreTrouble(f"{place} could not be copied: {told(trouble)}") from trouble
    finally:
        await db.close()
