"""The runner: the only one that waits for time to pass, for all tables of a house."""

import asyncio
import logging
from collections.abc import Callable

from ubongo.server.config import Config
from ubongo.server.runtime.clock import TICK, Clock
from ubongo.server.runtime.idle_queue import Later
from ubongo.server.runtime.registry import House
from ubongo.server.storage.sqlite.database import Store
from ubongo.server.storage.sqlite.writer import News, Writer

log = logging.getLogger("ubongo")


class Runner:
    """A house in an event loop: its writer's thread, and the task that wakes its rooms."""

    def __init__(
        self, config: Config, store: Store, clock: Clock, build: Callable[[], str] = str
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(store, self._tell, self._loop.call_soon)
        self.house = House(config, store, clock, self.writer, build=build)
        self.house.hurry = self._hurry
        self.house.later = Later(self._loop.call_soon).do
        self._next: asyncio.Handle | None = None
        self._is_looking = False

    async def open(self) -> None:
        """Resume every table, then let time run."""
        self.writer.start()
        self.house.open()
        self._run()

    async def close(self) -> None:
        """Finish what was begun to be written, and stop."""
        self.house.stopping = True
        if self._next is not None:
            self._next.cancel()
            self._next = None
        await asyncio.to_thread(self.writer.stop)
        self.house.store.close()

    def _run(self) -> None:
        """Let happen what is due, and look again in time.

        No task: at a thousand tables something is due every millisecond, and to wake one takes
        longer than most of what is done then.
        """
        self._is_looking = True
        try:
            wait = self.house.tick()
        except Exception:
            # A fault of one table stays at that table; whatever this is, the others go on.
            log.exception("a look at what is due failed")
            wait = TICK
        self._is_looking = False
        self._next = self._loop.call_later(wait / 1_000, self._run)

    def _hurry(self) -> None:
        """Something is due earlier than we thought."""
        if self._next is not None and not self._is_looking:
            self._is_looking = True  # in a moment
            self._next.cancel()
            self._next = self._loop.call_soon(self._run)

    def _tell(self, news: list[News]) -> None:
        """Bring the writer's news from its thread to ours."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_all_done, news)


def _all_done(news: list[News]) -> None:
    for done, trouble in news:
        done(trouble)
