"""The heartbeat of the process, once a second: that it lives, and how many people are where.

After a crash it says when the clocks of the games stopped (R-411). When no game is played and
nobody came or went, there is nothing to say.
"""

import asyncio

from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.pauses import TICK
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import TableLog

BEAT = 1_000  # milliseconds between two heartbeats


class Heartbeat:
    """Stores that this process is alive, and head-counts."""

    def __init__(self, clock: Clock, registry: TableRegistry, table_log: TableLog) -> None:
        self._clock = clock
        self._registry = registry
        self._log = table_log
        self._beaten_at = 0
        # How many people are at each table, as it was last told; at a table just taken up: none.
        self._people: dict[LiveTable, int] = {}

    async def beat(self) -> None:
        """Store a heartbeat, if it is time for one."""
        now = self._clock.now()
        if now - self._beaten_at < BEAT:
            return
        self._beaten_at = now
        people = self._changed_head_counts()
        if people or not self._registry.is_quiet():
            await self._log.beat(now, people)

    def _changed_head_counts(self) -> dict[str, int]:
        """How many people are at each table where that has changed."""
        tables, told = self._registry.tables, self._people
        changed = {}
        for table_id, live in tables.items():
            count = len(live.table.presence.watchers)
            if count != told.get(live, 0):
                told[live] = changed[table_id] = count
        if len(told) > len(tables):
            self._people = {live: told[live] for live in tables.values() if live in told}
        return changed

    async def run(self) -> None:
        """Beat until the server stops."""
        while True:
            await asyncio.sleep(TICK / 1_000)
            await self.beat()
