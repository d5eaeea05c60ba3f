"""The logs of tables in SQLite: a thread for the commits, another for everything that is awaited.

`append` hands a batch to the writer's thread, which commits for all tables together. A claim
reads a whole log, in the other thread, so that no table waits for it.
"""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import partial

from ubongo.server.storage.interface import Batch, Claim, CodeTaken, Done, StorageTrouble
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.query_thread import QueryThread
from ubongo.server.storage.sqlite.writer import Outcome, Writer

log = logging.getLogger("ubongo")

NOTHING_AROUND = nullcontext()


class SqliteTableLog:
    """The logs of all tables in one database; see `interface.TableLog`."""

    def __init__(
        self,
        database: Database,
        loop: asyncio.AbstractEventLoop,
        around: AbstractContextManager[None] = NOTHING_AROUND,
    ) -> None:
        self._database = database
        self._loop = loop
        # Entered while the callbacks of one commit run.
        self._around = around
        self._writer = Writer(database, self._report, loop.call_soon)
        self._thread = QueryThread("table-log")
        # When the last process stopped that wrote here.
        self._stopped_at = database.heartbeat()

    @property
    def commits(self) -> int:
        return self._writer.commits

    def append(self, batch: Batch, done: Done) -> None:
        self._writer.write(batch, done)

    async def create(self, batch: Batch) -> None:
        await self._write(batch)

    async def hide(self, table_id: str) -> None:
        await self._write(await self._thread.run(self._database.hiding, table_id))

    async def _write(self, batch: Batch) -> None:
        written: asyncio.Future[None] = self._loop.create_future()
        self._writer.write(batch, partial(_settle, written))
        await written

    async def claim(self, table_id: str) -> Claim | None:
        return await self._thread.run(claimed, self._database, table_id, self._stopped_at)

    async def may_use_code(self, table_id: str, code: str) -> bool:
        return await self._thread.run(self._database.may_use_code, table_id, code)

    async def live_tables(self) -> tuple[str, ...]:
        return await self._thread.run(self._database.live_tables)

    async def beat(self, at: int, people: Mapping[str, int]) -> None:
        self._writer.beat(at, people)

    async def purge(self, before: int) -> int:
        return await self._thread.run(self._database.purge, before)

    def start(self) -> None:
        """Start the thread that commits."""
        self._writer.start()

    async def close(self) -> None:
        """Write everything that waits, and end both threads."""
        await asyncio.to_thread(self._writer.stop)
        await self._thread.close()

    def _report(self, outcomes: list[Outcome]) -> None:
        """Hand the writer's outcomes from its thread to the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._all_done, outcomes)

    def _all_done(self, outcomes: list[Outcome]) -> None:
        with self._around:
            for done, trouble in outcomes:
                done(trouble)


def claimed(database: Database, table_id: str, stopped_at: int) -> Claim | None:
    """Claim a table; one that is live stopped with the process that wrote to it last."""
    state = database.state(table_id)
    if state is None:
        return None
    epoch = database.take_over(table_id)
    entries = tuple(database.entries(table_id))
    return Claim(table_id, epoch, stopped_at if state == "live" else None, entries)


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
