"""The event loop's timers: wakes tables when they are due and reports finished writes."""

import asyncio
import logging
from collections.abc import Callable

from ubongo.server.config import Config
from ubongo.server.runtime.clock import TICK, Clock
from ubongo.server.runtime.idle_queue import IdleQueue
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.storage.sqlite.writer import Outcome, Writer

log = logging.getLogger("ubongo")


class Timers:
    """A registry in an event loop: its writer's thread, and the callback that wakes its tables."""

    def __init__(
        self, config: Config, database: Database, clock: Clock, build: Callable[[], str] = str
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(database, self._report, self._loop.call_soon)
        self.registry = TableRegistry(config, database, clock, self.writer, build=build)
        self.registry.hurry = self._hurry
        self.registry.when_idle = IdleQueue(self._loop.call_soon).add
        self._next: asyncio.Handle | None = None
        self._is_ticking = False

    async def open(self) -> None:
        """Load every live table, then start the timer."""
        self.writer.start()
        self.registry.open()
        self._tick()

    async def close(self) -> None:
        """Finish all writes, and stop."""
        self.registry.stopping = True
        if self._next is not None:
            self._next.cancel()
            self._next = None
        await asyncio.to_thread(self.writer.stop)
        self.registry.database.close()

    def _tick(self) -> None:
        """Wake the tables that are due, and schedule the next tick.

        This is a callback, not a task: at a thousand tables something is due every millisecond,
        and waking a task takes longer than most of the work.
        """
        self._is_ticking = True
        try:
            wait = self.registry.tick()
        except Exception:
            # A table's fault freezes that table; after any other fault the tables go on.
            log.exception("a look at what is due failed")
            wait = TICK
        self._is_ticking = False
        self._next = self._loop.call_later(wait / 1_000, self._tick)

    def _hurry(self) -> None:
        """Tick now: something is due earlier than the next tick."""
        if self._next is not None and not self._is_ticking:
            self._is_ticking = True  # in a moment
            self._next.cancel()
            self._next = self._loop.call_soon(self._tick)

    def _report(self, outcomes: list[Outcome]) -> None:
        """Hand the writer's outcomes from its thread to the event loop."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_all_done, outcomes)


def _all_done(outcomes: list[Outcome]) -> None:
    for done, trouble in outcomes:
        done(trouble)
