"""Timers: a heap of times at which tables are woken, and the event loop's one callback for it.

A `call_later` and its cancelling for each table would cost ten times as much as the heap. An
entry that is no longer the table's own time is skipped when its time has come.
"""

import asyncio
import heapq
import logging
from itertools import count
from typing import Protocol

from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.pauses import TICK, PauseDetector

log = logging.getLogger("ubongo")


class Sleeper(Protocol):
    """Something that is woken at a time."""

    @property
    def timer(self) -> int | None:
        """When it wants to be woken; another time that it has set before does not count."""

    def wake(self, now: int) -> None: ...


class Timers:
    """All timers of the process; without `start` somebody else calls `tick`."""

    def __init__(self, clock: Clock, pauses: PauseDetector) -> None:
        self._clock = clock
        self._pauses = pauses
        self._heap: list[tuple[int, int, Sleeper]] = []
        self._order = count()
        self._next: asyncio.Handle | None = None
        self._is_ticking = False

    def set(self, when: int, sleeper: Sleeper) -> None:
        heapq.heappush(self._heap, (when, next(self._order), sleeper))
        if self._heap[0][0] == when:
            self._hurry()

    def look(self) -> int:
        """The time; if the process stood still until now, all tables in memory are told first."""
        now = self._clock.now()
        self._pauses.check(now)
        return now

    def tick(self) -> int:
        """Wake everything that is due; the milliseconds until the next tick."""
        now = self.look()
        heap = self._heap
        while heap and heap[0][0] <= now:
            when, _, sleeper = heapq.heappop(heap)
            if sleeper.timer == when:
                sleeper.wake(now)
        return max(0, min(TICK, heap[0][0] - now)) if heap else TICK

    # In the event loop

    def start(self) -> None:
        """Tick in the running event loop from now on."""
        self._tick()

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _tick(self) -> None:
        """Wake the tables that are due, and schedule the next tick.

        This is a callback, not a task: at a thousand tables something is due every millisecond,
        and waking a task takes longer than most of the work.
        """
        self._is_ticking = True
        try:
            wait = self.tick()
        except Exception:
            # A table's fault stops that table; after any other fault the tables go on.
            log.exception("a look at what is due failed")
            wait = TICK
        self._is_ticking = False
        self._next = asyncio.get_running_loop().call_later(wait / 1_000, self._tick)

    def _hurry(self) -> None:
        """Tick now: something is due earlier than the next tick."""
        if self._next is not None and not self._is_ticking:
            self._is_ticking = True  # in a moment
            self._next.cancel()
            self._next = asyncio.get_running_loop().call_soon(self._tick)
