"""The clock of a process: milliseconds that never go back while it runs.

It starts at the wall clock's time and is carried on by the monotonic clock, so that a jump of
the wall clock changes nothing. To read it changes nothing either: `pauses` notices when the
process stood still. The next life of the process may begin at any time, also an earlier one,
which is why each table has a time of its own (`live_table`); dates come from the wall clock.
"""

import time
from collections.abc import Callable


class Clock:
    """Time stamps for everything that is received."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic = monotonic
        self._wall = wall
        self._start = monotonic()
        self._base = int(wall() * 1_000)

    def now(self) -> int:
        return self._base + round((self._monotonic() - self._start) * 1_000)

    def wall(self) -> int:
        """The time of day, as the machine has it now: for dates, and for nothing that is timed."""
        return int(self._wall() * 1_000)
