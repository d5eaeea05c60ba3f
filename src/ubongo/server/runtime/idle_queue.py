"""What may wait a moment: done when there is nothing more urgent, a little at a time.

An order must not wait until thousands of half-laid boards have been looked at. So these are
put off until everything that came in has been taken, and then done in slices; between two
slices new orders are heard.

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
from time import perf_counter

log = logging.getLogger("ubongo")

SLICE = 0.001  # seconds

Task = Callable[[], None]


class IdleQueue:
    """Acts in their order, whenever there is time for some."""

    def __init__(
        self,
        soon: Callable[[Task], object],
        now: Callable[[], float] = perf_counter,
        slice_: float = SLICE,
    ) -> None:
        self._soon = soon
        self._now = now
        self._slice = slice_
        self._tasks: deque[Task] = deque()
        self._is_scheduled = False

    def add(self, task: Task) -> None:
        self._tasks.append(task)
        if not self._is_scheduled:
            self._is_scheduled = True
            self._soon(self._run_slice)

    def _run_slice(self) -> None:
        until = self._now() + self._slice
        while self._tasks:
            task = self._tasks.popleft()
            try:
                task()
            except Exception:
                # Whatever it was, the others are still to be done.
                log.exception("what was put off failed")
            if self._now() >= until:
                break
        self._is_scheduled = bool(self._tasks)
        if self._is_scheduled:
            self._soon(self._run_slice)
