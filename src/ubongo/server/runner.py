"""The runner: the only one that waits for time to pass, for all tables of a house."""

import asyncio

from ubongo.server.clock import Clock
from ubongo.server.config import Config
from ubongo.server.house import House
from ubongo.server.store.store import Store
from ubongo.server.store.writer import News, Writer


class Runner:
    """A house in an event loop: its writer's thread, and the task that wakes its rooms."""

    def __init__(self, config: Config, store: Store, clock: Clock) -> None:
        self._loop = asyncio.get_running_loop()
        self.writer = Writer(store, self._tell, self._loop.call_soon)
        self.house = House(config, store, clock, self.writer)
        self._woken = asyncio.Event()
        self.house.hurry = self._woken.set
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Resume every table, then let time run."""
        self.writer.start()
        self.house.open()
        self._task = asyncio.create_task(self._run(), name="runner")

    async def close(self) -> None:
        """Finish what was begun to be written, and stop."""
        self.house.stopping = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self.writer.stop)
        self.house.store.close()

    async def _run(self) -> None:
        while True:
            wait = self.house.tick()
            self._woken.clear()
            try:
                await asyncio.wait_for(self._woken.wait(), wait / 1_000)
            except TimeoutError:
                continue

    def _tell(self, news: list[News]) -> None:
        """Bring the writer's news from its thread to ours."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_all_done, news)


def _all_done(news: list[News]) -> None:
    for done, trouble in news:
        done(trouble)
