"""What may wait a moment: done when there is nothing more urgent, a little at a time.

An order must not wait until thousands of half-laid boards have been looked at. So these are
put off until everything that came in has been taken, and then done in slices; between two
slices new orders are heard.

>>> done, turns = [], []
>>> later = Later(turns.append, now=iter(range(9)).__next__, slice_=2)
>>> for number in range(3):
...     later.do(lambda number=number: done.append(number))
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

Act = Callable[[], None]


class Later:
    """Acts in their order, whenever there is time for some."""

    def __init__(
        self,
        soon: Callable[[Act], object],
        now: Callable[[], float] = perf_counter,
        slice_: float = SLICE,
    ) -> None:
        self._soon = soon
        self._now = now
        self._slice = slice_
        self._acts: deque[Act] = deque()
        self._is_coming = False

    def do(self, act: Act) -> None:
        self._acts.append(act)
        if not self._is_coming:
            self._is_coming = True
            self._soon(self._some)

    def _some(self) -> None:
        until = self._now() + self._slice
        while self._acts:
            act = self._acts.popleft()
            try:
                act()
            except Exception:
                # Whatever it was, the others are still to be done.
                log.exception("what was put off failed")
            if self._now() >= until:
                break
        self._is_coming = bool(self._acts)
        if self._is_coming:
            self._soon(self._some)
