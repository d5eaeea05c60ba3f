"""The logs of tables in SQLite: a thread for the commits, another for everything that is awaited.

`append` hands a batch to the writer's thread, which commits for all tables together. A claim
reads a whole log and rebuilds its table, in the other thread, so that no table waits for it.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import partial

from ubongo.server.storage.commit_times import CommitTimes
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, CodeTaken, Done, StorageTrouble
from ubongo.server.storage.ownership import Beat, Claim, Rebuilt, Release
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.query_thread import QueryThread
from ubongo.server.storage.sqlite.writer import Outcome, Writer

log = logging.getLogger("ubongo")

NOTHING_AROUND = nullcontext()


def new_node() -> str:
    """An id for one life of a process."""
    return secrets.token_hex(8)


class SqliteTableLog:
    """The logs of all tables in one database, for one node; see `interface.TableLog`."""

    # The data folder is locked by its server.
    is_shared = False

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        around: AbstractContextManager[None] = NOTHING_AROUND,
    ) -> None:
        self._database = database
        self._loop = loop
        self._node = new_node()
        # Entered while the callbacks of one commit run.
        self._around = around
        self._writer = Writer(database, self._node, self._report, loop.call_soon)
        self._thread = QueryThread("table-log")

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def commit_times(self) -> CommitTimes:
        return self._writer.times

    def append(self, batch: Batch, done: Done) -> None:
        self._writer.write(batch, done)

    async def create(self, batch: Batch) -> None:
        written: asyncio.Future[None] = self._loop.create_future()
        self._writer.write(batch, partial(_settle, written))
        await written

    async def is_mine(self, table_id: str, epoch: int) -> bool:
        return await self._thread.run(self._database.is_owner, self._node, table_id, epoch)

    async def claim(
        self,
        table_id: str,
        rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
        released: Release | None = None,
    ) -> Claim[Rebuilt] | None:
        return await self._thread.run(
            claimed, self._database, self._node, table_id, rebuild, released
        )

    async def may_use_code(self, table_id: str, code: str) -> bool:
        return await self._thread.run(self._database.may_use_code, table_id, code)

    async def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        return await self._thread.run(self._database.unowned_tables, after, most)

    async def hide(self, table_id: str) -> None:
        await self._thread.run(self._database.hide, table_id)

    async def beat(self, beat: Beat) -> Mapping[str, int]:
        written: asyncio.Future[Mapping[str, int]] = self._loop.create_future()
        self._writer.beat(beat, partial(_settle_beat, written))
        return await written

    async def unpark(self, table_id: str) -> None:
        """Nothing is parked here: a table that was stopped by a fault stays with its only node."""

    async def note_use(self) -> None:
        await self._thread.run(self._database.note_use)

    async def purge(self, keep: int) -> int:
        return await self._thread.run(self._database.purge, keep)

    async def start(self, time: int) -> None:
        """Begin this node's life, and start the thread that commits."""
        self._database.register(self._node, time)
        self._writer.start()

    async def close(self) -> None:
        """Write everything that waits, and end both threads."""
        await asyncio.to_thread(self._writer.stop)
        await self._thread.close()

    def _report(self, outcomes: list[Outcome]) -> None:
        """Hand the writer's outcomes from its thread to the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._tell_all, outcomes)

    def _tell_all(self, outcomes: list[Outcome]) -> None:
        with self._around:
            for outcome in outcomes:
                outcome()


def claimed(
    database: Database,
    node: str,
    table_id: str,
    rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
    released: Release | None = None,
) -> Claim[Rebuilt] | None:
    """Claim a table and rebuild it from its log; if that fails, nobody owns it."""
    row = database.claim(node, table_id, released)
    if row is None:
        return None
    try:
        entries, value = database.whole_log(table_id)
        rebuilt = rebuild(entries)
    except BaseException:
        database.disown(node, table_id, row.epoch)
        raise
    return Claim(table_id, row.epoch, row.stopped_at, row.is_new, value, rebuilt)


def _settle(written: asyncio.Future[None], trouble: Exception | None) -> None:
    # It is done already if whoever waited has been cancelled.
    if written.done():
        return
    if trouble is None:
        written.set_result(None)
    elif isinstance(trouble, CodeTaken):
        written.set_exception(trouble)
    else:
        log.error("a table could not be written: %s", trouble)
        written.set_exception(StorageTrouble(str(trouble)))


def _settle_beat(
    written: asyncio.Future[Mapping[str, int]], told: Mapping[str, int] | Exception
) -> None:
    if written.done():
        return
    if isinstance(told, Exception):
        written.set_exception(StorageTrouble(str(told)))
    else:
        written.set_result(told)
