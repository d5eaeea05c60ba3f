"""A fair queue for one thing that many want to use: askers take turns, however much one asks.

An asker (an address) may wait a few times at once. When too many wait altogether, the latest of
whoever waits most often is refused, and not somebody who has just come.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

# The server itself, which is never refused.
OURSELVES = ""


class QueueFull(Exception):
    """Too many wait, of this asker or altogether."""


class FairQueue:
    """Hands out turns one after the other."""

    def __init__(self, most: int, most_an_asker: int) -> None:
        self._most = most
        self._most_an_asker = most_an_asker
        # Who waits, in the order of their next turns; nobody with an empty queue is in it.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_taken = False

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, asker: str = OURSELVES) -> AsyncIterator[None]:
        """Wait for a turn, which lasts as long as the block; `QueueFull` if too many wait."""
        if self._is_taken:
            await self._wait(asker)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: str) -> None:
        if asker != OURSELVES:
            self._make_place(asker)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                # The turn came in the same moment: it is somebody else's now.
                self._pass_on()
            else:
                self._forget(asker, turn)
            raise

    def _make_place(self, asker: str) -> None:
        """Refuse this asker, or the latest of whoever waits most often."""
        own = len(self._waiting.get(asker, ()))
        if own >= self._most_an_asker:
            raise QueueFull
        if len(self) < self._most:
            return
        others = [one for one in self._waiting if one != OURSELVES]
        busiest = max(others, key=lambda one: len(self._waiting[one]), default=asker)
        if len(self._waiting.get(busiest, ())) <= own + 1:
            raise QueueFull
        latest = self._waiting[busiest][-1]
        self._forget(busiest, latest)
        latest.set_exception(QueueFull())

    def _forget(self, asker: str, turn: asyncio.Future[None]) -> None:
        queue = self._waiting.get(asker)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[asker]

    def _pass_on(self) -> None:
        """Give the turn to the next asker, who then goes to the end of the line."""
        self._is_taken = False
        while self._waiting and not self._is_taken:
            asker, queue = next(iter(self._waiting.items()))
            del self._waiting[asker]
            turn = queue.popleft()
            if queue:
                self._waiting[asker] = queue
            if not turn.done():
                # Taken until whoever waits is awake, so that nobody comes in between.
                self._is_taken = True
                turn.set_result(None)
