"""The heartbeat of the process, twice a second: that it lives, and what it has forgotten.

After a crash it says when the clocks of the games stopped (R-411). The answer says which tables
are still ours. While nothing is played, nothing was forgotten and nobody came or went, there is
nothing to say. When two seconds pass without a good beat, nobody can be sure of anything: all
tables are forgotten, until storage can be written again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine

from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.pauses import TICK
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import StorageTrouble, TableLog
from ubongo.server.storage.ownership import DEAD_AFTER, Beat

log = logging.getLogger("ubongo")

BEAT = 500  # milliseconds between two beats
# So long after the last good beat it is worth asking whether storage can still be written.
FRESH = 5_000
# Seconds: whoever asks whether we are well is told no after this.
ANSWER_WITHIN = 2.0


class Heartbeat:
    """Beats for this process; forgets its tables when that does not work."""

    def __init__(
        self,
        clock: Clock,
        registry: TableRegistry,
        table_log: TableLog,
        spawn: Callable[[Coroutine[None, None, None]], object],
    ) -> None:
        self._clock = clock
        self._registry = registry
        self._log = table_log
        # Starts a coroutine that nobody waits for.
        self._spawn = spawn
        self._looked_at = clock.now()
        self._begun_at = self._looked_at - BEAT
        self._good_at = self._looked_at
        # Set while no beat is on its way.
        self._is_answered = asyncio.Event()
        self._is_answered.set()
        # Milliseconds for which a beat has been wanting; None while none is.
        self._silence: int | None = None
        # Whether storage can be written, as far as we know.
        self.is_good = True
        # How many people are at each table, as it was last told; at a table just taken up: none.
        self._people: dict[LiveTable, int] = {}

    async def run(self) -> None:
        """Beat until the server stops."""
        while True:
            await asyncio.sleep(TICK / 1_000)
            self.tick()

    def tick(self) -> None:
        """Beat, if it is time for it; called about every `TICK`."""
        now = self._clock.now()
        self._count_silence(now)
        if self._is_answered.is_set() and now - self._begun_at >= BEAT:
            people = self._changed_head_counts()
            if people or self._silence is not None or self._has_something_to_say():
                self._begin(now, people)

    def hurry(self) -> None:
        """Beat now, unless a beat is on its way: what was forgotten is wanted elsewhere."""
        self._begun_at = min(self._begun_at, self._clock.now() - BEAT)
        self.tick()

    async def leave(self) -> None:
        """Forget everything and give it back, in one last beat."""
        self._registry.drain()
        await self._is_answered.wait()
        await self._beat(self._clock.now(), {})

    async def is_well(self) -> bool:
        """Whether storage can be written; if nobody has tried for a while, it is tried now."""
        now = self._clock.now()
        if self._is_answered.is_set() and now - self._good_at >= FRESH and self.is_good:
            self._begin(now, self._changed_head_counts())
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._is_answered.wait()
        except TimeoutError:
            return False
        return self.is_good

    @property
    def age(self) -> int:
        """Milliseconds since the last good beat; while nothing is played it may grow old."""
        return self._clock.now() - self._good_at

    def _has_something_to_say(self) -> bool:
        """Whether something was forgotten, is played, or is about to be written."""
        # Other nodes must hear that this one lives, also while nothing is played.
        return (
            self._log.is_shared
            or bool(self._registry.released)
            or any(
                live.table.is_playing or not live.is_written
                for live in self._registry.tables.values()
            )
        )

    def _begin(self, now: int, people: dict[LiveTable, int]) -> None:
        self._is_answered.clear()
        self._begun_at = now
        if self._silence is None:
            self._silence = 0
        self._spawn(self._beat(now, people))

    async def _beat(self, now: int, people: dict[LiveTable, int]) -> None:
        """Write one beat, and forget what is no longer ours."""
        registry = self._registry
        released = registry.released
        held = {table_id: live.epoch for table_id, live in registry.tables.items()}
        counts = {live.table.table_id: count for live, count in people.items()}
        try:
            owned = await self._log.beat(Beat(now, released, counts, registry.is_draining))
        except StorageTrouble as trouble:
            self._fail(trouble)
        else:
            self._succeed()
            registry.note_released(released)
            self._people |= people
            for table_id, epoch in held.items():
                if owned.get(table_id) != epoch:
                    registry.lose(table_id, epoch)
        finally:
            self._is_answered.set()

    def _succeed(self) -> None:
        self._silence = None
        self._good_at = self._clock.now()
        if not self.is_good:
            self.is_good = True
            log.warning("the database can be written again: the tables go on")

    def _fail(self, trouble: Exception) -> None:
        if self.is_good:
            self.is_good = False
            log.error("the database cannot be written, so tables stand still: %s", trouble)

    def _count_silence(self, now: int) -> None:
        """Forget everything after too long a silence.

        When the process itself stood still, that is not counted: the next beat tells what it
        has lost meanwhile.
        """
        passed, self._looked_at = now - self._looked_at, now
        if self._silence is None:
            return
        self._silence += min(passed, 2 * TICK)
        if self._silence >= DEAD_AFTER and self._registry.tables:
            self._fail(TimeoutError(f"no answer for {self._silence} ms"))
            self._registry.forget_all()

    def _changed_head_counts(self) -> dict[LiveTable, int]:
        """How many people are at each table where that has changed."""
        tables, told = self._registry.tables, self._people
        if len(told) > len(tables):
            self._people = told = {live: told[live] for live in tables.values() if live in told}
        counts = {live: len(live.table.presence.guests()) for live in tables.values()}
        return {live: count for live, count in counts.items() if count != told.get(live, 0)}
