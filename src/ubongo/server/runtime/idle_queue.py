"""A low-priority queue: callbacks run in 1 ms slices between I/O events.

An order must not wait until thousands of drafts have been processed. So drafts are processed
after everything that has arrived, in slices; new orders are received between two slices.

>>> done, turns = [], []
>>> queue = IdleQueue(turns.append, now=iter(range(9)).__next__, slice_=2)
>>> for number in range(3):
...     queue.add(lambda number=number: done.append(number))
>>> turns.pop()()
>>> done, len(turns)
([0, 1], 1)
>>> turns.pop()()
>>> done, turns
([0, 1, 2], [])
"""

import logging
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

log = logging.getLogger("ubongo")

SLICE = 0.001  # seconds
NOTHING_AROUND = nullcontext()

Callback = Callable[[], None]


class IdleQueue:
    """Runs callbacks in their order, a slice at a time; `around` is entered for each slice."""

    def __init__(
        self,
        soon: Callable[[Callback], object],
        around: AbstractContextManager[None] = NOTHING_AROUND,
        now: Callable[[], float] = perf_counter,
        slice_: float = SLICE,
    ) -> None:
        self._soon = soon
        self._around = around
        self._now = now
        self._slice = slice_
        self._callbacks: deque[Callback] = deque()
        self._is_scheduled = False

    def add(self, callback: Callback) -> None:
        self._callbacks.append(callback)
        if not self._is_scheduled:
            self._is_scheduled = True
            self._soon(self._run_slice)

    def _run_slice(self) -> None:
        until = self._now() + self._slice
        with self._around:
            while self._callbacks:
                callback = self._callbacks.popleft()
                try:
                    callback()
                except Exception:
                    # The other callbacks must still run.
                    log.exception("what was put off failed")
                if self._now() >= until:
                    break
        self._is_scheduled = bool(self._callbacks)
        if self._is_scheduled:
            self._soon(self._run_slice)
