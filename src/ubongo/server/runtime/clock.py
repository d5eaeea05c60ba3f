"""The clock of the tables: milliseconds that never go back; it detects pauses of the process.

Table time starts at the wall clock's time and is carried on by the monotonic clock, so that a
jump of the wall clock changes nothing. When far more time than a tick has passed between two
readings, the process stood still.
"""

import time
from collections.abc import Callable

# The longest time between two ticks of the timers.
TICK = 250
# A gap this long between two readings is a pause (SIGSTOP, a frozen machine), not high load.
PAUSE = 1_500


class Clock:
    """Time stamps for everything that is received."""

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
        """The time now; a pause is reported first."""
        now = self._base + round((self._monotonic() - self._start) * 1_000)
        before, self._seen = self._seen, max(now, self._seen)
        if now - before >= PAUSE:
            self.on_pause(now - before, before)
        return self._seen
