"""The clock of the tables: milliseconds that never go back.

Table time starts at the wall clock's time and is carried on by the monotonic clock, so that a
jump of the wall clock changes nothing. To read it changes nothing either: `pauses` notices when
the process stood still.
"""

import time
from collections.abc import Callable


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

    def now(self) -> int:
        return self._base + round((self._monotonic() - self._start) * 1_000)
