"""The logs of tables in PostgreSQL: the writer's connection for commits, a pool for the rest.

A claim reads a whole log; it is checked and rebuilt in a thread, so that no table waits for it.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from ubongo.server.storage.check_value import whole_log
from ubongo.server.storage.commit_times import CommitTimes
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, Done, StorageTrouble
from ubongo.server.storage.ownership import Beat, Claim, Rebuilt, Release
from ubongo.server.storage.postgres import owners
from ubongo.server.storage.postgres.commit_statement import STORE_NOW
from ubongo.server.storage.postgres.connection import Queries, is_text
from ubongo.server.storage.postgres.driver import Connection, Row
from ubongo.server.storage.postgres.writer import PostgresWriter
from ubongo.server.storage.retention import RetentionClock
from ubongo.version import __version__

LOG_ROWS = (
    "SELECT epoch, sum, number, at, kind, body, cause, version FROM entries"
    " WHERE table_id = $1 ORDER BY number"
)
# What the retention clock said when it was last stored.
KEPT = "kept"


class PostgresTableLog:
    """The logs of all tables in one database, for one of its nodes; see `interface.TableLog`."""

    is_shared = True

    def __init__(
        self,
        queries: Queries,
        retention: RetentionClock,
        make_writer: Callable[[str], PostgresWriter],
        address: str,
    ) -> None:
        self._queries = queries
        self._retention = retention
        self.node = secrets.token_hex(8)
        self._address = address
        self._writer = make_writer(self.node)

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def commit_times(self) -> CommitTimes:
        return self._writer.times

    def append(self, batch: Batch, done: Done) -> None:
        self._writer.write(batch, done)

    async def create(self, batch: Batch) -> None:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.write(batch, partial(_settle, written))
        await written

    async def is_mine(self, table_id: str, epoch: int) -> bool:
        found = await self._queries.row(
            "SELECT 1 FROM tables WHERE id = $1 AND owner = $2 AND epoch = $3",
            table_id, self.node, epoch,
        )  # fmt: skip
        return found is not None

    async def claim(
        self,
        table_id: str,
        rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
        released: Release | None = None,
    ) -> Claim[Rebuilt] | None:
        if not is_text(table_id):
            return None
        kept_at = self._retention.now()
        row = await self._queries.run(
            lambda db: owners.claim(db, self.node, table_id, kept_at, released)
        )
        if row is None:
            return None
        try:
            rows = await self._queries.rows(LOG_ROWS, table_id)
            value, rebuilt = await asyncio.to_thread(_rebuilt, table_id, row.last, rows, rebuild)
        except BaseException:
            with contextlib.suppress(StorageTrouble):
                await self._queries.run(
                    lambda db: owners.disown(db, self.node, table_id, row.epoch)
                )
            raise
        return Claim(table_id, row.epoch, row.stopped_at, row.is_new, value, rebuilt)

    async def may_use_code(self, table_id: str, code: str) -> bool:
        found = await self._queries.row(
            "SELECT 1 FROM tables WHERE code = $1 AND id <> $2", code, table_id
        )
        return found is None

    async def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        rows = await self._queries.rows(owners.UNOWNED, after, most)
        return tuple(table_id for (table_id,) in rows)

    async def hide(self, table_id: str) -> None:
        await self._queries.execute(owners.HIDE, table_id)

    async def beat(self, beat: Beat) -> Mapping[str, int]:
        return await self._writer.beat(beat)

    async def note_use(self) -> None:
        """Note what is in use, and what the retention clock says: of several, the latest."""
        now = self._retention.now()

        async def note(db: Connection) -> None:
            await owners.note_use(db, self.node, now)
            await db.execute(
                "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE"
                " SET value = greatest(facts.value::bigint, excluded.value::bigint)::text",
                KEPT, str(now),
            )  # fmt: skip

        await self._queries.run(note)

    async def purge(self, keep: int, most: int = 50) -> int:
        before = self._retention.now() - keep
        row = await self._queries.row(owners.PURGE, before, most)
        assert row is not None
        return int(row[0])

    async def unpark(self, table_id: str) -> None:
        """Let a stuck table be claimed again."""
        await self._queries.execute(
            "UPDATE tables SET state = 'live', faulted_at = NULL WHERE id = $1 AND state = 'stuck'",
            table_id,
        )

    async def start(self, time: int) -> None:
        """Begin this node's life."""
        await self._queries.execute(
            "INSERT INTO nodes (id, version, address, beat, time)"
            f" VALUES ($1, $2, $3, {STORE_NOW}, $4)",
            self.node, __version__, self._address, time,
        )  # fmt: skip

    async def close(self) -> None:
        """Write everything that waits, and end this node's life."""
        await self._writer.stop()
        with contextlib.suppress(StorageTrouble):
            await self._queries.execute(
                "DELETE FROM nodes WHERE id = $1"
                " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = $1)",
                self.node,
            )


def entry_rows(rows: Iterable[Row]) -> Iterable[tuple[Entry, int, int]]:
    """Entries with their epochs and check values."""
    for epoch, value, *columns in rows:
        yield Entry(*columns), epoch, value


def _rebuilt(
    table_id: str,
    last: int,
    rows: Iterable[Row],
    rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
) -> tuple[int, Rebuilt]:
    entries, value = whole_log(table_id, last, entry_rows(rows))
    return value, rebuild(entries)


def _settle(written: asyncio.Future[None], trouble: Exception | None) -> None:
    # It is done already if whoever waited has been cancelled.
    if written.done():
        return
    if trouble is None:
        written.set_result(None)
    else:
        written.set_exception(trouble)
