"""The only reader of the clock: milliseconds that never go back, and pauses noticed.

Table time is the wall clock's at the start of the process, carried on by the
monotonic clock, so that a jump of the wall clock moves nothing. When far more time
has passed between two looks than the runner allows, the process stood still.
"""

import time
from collections.abc import Callable

# The runner looks at least this often.
TICK = 250
# A gap this long between two looks is a pause (SIGSTOP, a frozen machine), not a busy moment.
PAUSE = 1_500


class Clock:
    """Stamps for everything that is received."""

    def __init__(
        self,
        not_before: int = 0,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic = monotonic
        self._start = monotonic()
        self._base = max(int(wall() * 1_000), not_before)
        self._seen = self._base
        # Called with (length of the pause, last time seen before it) before anything is stamped.
        self.on_pause: Callable[[int, int], None] = lambda length, before: None

    def now(self) -> int:
        """The time of this moment; a pause is told first."""
        now = self._base + round((self._monotonic() - self._start) * 1_000)
        before, self._seen = self._seen, max(now, self._seen)
        if now - before >= PAUSE:
            self.on_pause(now - before, before)
        return self._seen
