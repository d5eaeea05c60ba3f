"""Group commit in the event loop: one statement at a time writes for all tables of this node.

Batches that come while a statement is under way go into the next one, and so does a beat, which
is written after everything that was handed over before it. A statement commits by itself. What
is not reported as written (an error, no answer in time, a lost connection) counts as not written,
whatever has become of it; then the connection is given up, so that nothing late can follow.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass

import asyncpg

from ubongo.server.log_lines import of_kind
from ubongo.server.storage.commit_times import CommitTimes
from ubongo.server.storage.interface import (
    UNOWNED,
    Batch,
    CodeTaken,
    Done,
    StaleOwner,
    StorageTrouble,
    StoreTrouble,
)
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.postgres import owners
from ubongo.server.storage.postgres.commit_statement import (
    APPEND,
    CREATE,
    pages_of,
    write_pages,
)
from ubongo.server.storage.postgres.connection import (
    TROUBLE,
    connect,
    told,
)
from ubongo.server.storage.postgres.driver import Connection

log = logging.getLogger("ubongo")

# What one batch can be to blame for; the others are then written without it.
OF_ONE_BATCH = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, UnicodeError)
CODE_INDEX = "tables_by_code"


@dataclass(frozen=True, slots=True)
class AppendJob:
    """A batch to write, and the callback for its outcome."""

    batch: Batch
    done: Done


@dataclass(frozen=True, slots=True)
class PendingBeat:
    """A beat to write, and who waits for it."""

    beat: Beat
    written: asyncio.Future[Mapping[str, int]]


class PostgresWriter:
    """The one connection that writes the entries and beats of a node."""

    def __init__(
        self,
        url: str,
        node: str,
        address: str,
        kept_time: Callable[[], int],
        loop: asyncio.AbstractEventLoop,
        around: AbstractContextManager[None],
    ) -> None:
        self._url = url
        self._node = node
        self._address = address
        self._kept_time = kept_time
        self._loop = loop
        # Entered while the callbacks of one commit run.
        self._around = around
        self._jobs: list[AppendJob] = []
        self._beat: PendingBeat | None = None
        self._db: Connection | None = None
        self._running: asyncio.Task[None] | None = None
        self._is_planned = False
        self.commits = 0
        self.times = CommitTimes()

    def write(self, batch: Batch, done: Done) -> None:
        self._jobs.append(AppendJob(batch, done))
        self._plan()

    def beat(self, beat: Beat) -> asyncio.Future[Mapping[str, int]]:
        """Write a beat, after every batch that was decided before it; one at a time."""
        written: asyncio.Future[Mapping[str, int]] = self._loop.create_future()
        self._beat = PendingBeat(beat, written)
        self._plan()
        return written

    async def stop(self) -> None:
        """Write all that waits, and close the connection."""
        while self._running is not None or self._is_planned:
            await asyncio.sleep(0)
            if self._running is not None:
                await asyncio.wait([self._running])
        db, self._db = self._db, None
        if db is not None:
            await _close(db)

    def _plan(self) -> None:
        """Begin after all frames that have arrived together: they go into one commit."""
        if self._running is None and not self._is_planned:
            self._is_planned = True
            self._loop.call_soon(self._begin)

    def _begin(self) -> None:
        self._is_planned = False
        self._running = self._loop.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._jobs or self._beat is not None:
                jobs, self._jobs = self._jobs, []
                beat, self._beat = self._beat, None
                _, count = pages_of([job.batch for job in jobs])
                # A later epoch of the same table waits for the next commit, and the beat for it.
                jobs, self._jobs = jobs[:count], jobs[count:] + self._jobs
                if self._jobs and beat is not None:
                    self._beat, beat = beat, None
                await self._commit(jobs, beat)
        finally:
            self._running = None

    async def _commit(self, jobs: list[AppendJob], beat: PendingBeat | None) -> None:
        openings = [job for job in jobs if job.batch.epoch == UNOWNED]
        appends = [job for job in jobs if job.batch.epoch != UNOWNED]
        outcomes = await self._written(CREATE, openings) + await self._written(APPEND, appends)
        with self._around:
            for job, trouble in outcomes:
                try:
                    job.done(trouble)
                except Exception:
                    log.exception("table %s cannot be told", job.batch.table_id)
        if beat is None:
            return
        # The time of a beat must not be later than that of an entry which is lost.
        lost = [one for _, one in outcomes if one and not isinstance(one, StaleOwner | CodeTaken)]
        answer = StorageTrouble(str(lost[0])) if lost else await self._beaten(beat.beat)
        if beat.written.done():
            return
        if isinstance(answer, Exception):
            beat.written.set_exception(answer)
        else:
            beat.written.set_result(answer)

    async def _written(
        self, sql: str, jobs: Sequence[AppendJob]
    ) -> list[tuple[AppendJob, Exception | None]]:
        """Write all in one statement; if one of them is to blame for an error, each in its own."""
        if not jobs:
            return []
        pages, _ = pages_of([job.batch for job in jobs])
        begun = time.monotonic()
        try:
            db = await self._connected()
            written = await write_pages(db, sql, self._node, self._kept_time(), pages)
        except OF_ONE_BATCH as wrong:
            if len(jobs) > 1:
                return [one for job in jobs for one in await self._written(sql, [job])]
            is_code = getattr(wrong, "constraint_name", None) == CODE_INDEX
            return [(jobs[0], CodeTaken() if is_code else StorageTrouble(told(wrong)))]
        except (*TROUBLE, StoreTrouble) as trouble:
            self._give_up(trouble)
            return [(job, StorageTrouble(told(trouble))) for job in jobs]
        self.commits += 1
        self.times.add(time.monotonic() - begun)
        stale = [job for job in jobs if job.batch.table_id not in written]
        return [(job, StaleOwner() if job in stale else None) for job in jobs]

    async def _beaten(self, beat: Beat) -> Mapping[str, int] | Exception:
        try:
            db = await self._connected()
            return await owners.beat(db, self._node, self._address, beat, self._kept_time())
        except (*TROUBLE, StoreTrouble) as trouble:
            self._give_up(trouble)
            return StorageTrouble(told(trouble))

    async def _connected(self) -> Connection:
        if self._db is None or self._db.is_closed():
            self._db = await connect(self._url)
        return self._db

    def _give_up(self, trouble: Exception) -> None:
        log.error("the database was not written: %s", told(trouble), extra=of_kind("writer"))
        db, self._db = self._db, None
        if db is not None:
            db.terminate()


async def _close(db: Connection) -> None:
    try:
        await db.close(timeout=1.0)
    except TROUBLE:
        db.terminate()
