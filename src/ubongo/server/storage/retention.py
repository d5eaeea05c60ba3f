"""The retention clock: by which old tables and guests are deleted, whatever the clock says.

The clock of a machine may be wrong, for a start or for good: a board without a battery wakes up
in 1970, and a mistyped year is 2099. So what has been kept for how long is counted in the time
that the server has run, as it stands in its data. While the machine's clock is ahead, because
the server was off or the clock is wrong, this one goes twice as fast until it has caught up: a
clock that is wrong for a day can delete one day too early, and no more.

>>> ran = iter((0.0, 0.0, 3_600.0))
>>> clock = RetentionClock(kept=1_000_000, monotonic=ran.__next__, wall=lambda: 4e9)
>>> clock.now(), clock.now()
(1000000, 8200000)
"""

import time
from collections.abc import Callable

# How many times as fast as the server runs, at most.
CATCHING_UP = 2
# A cookie lasts 400 days; a guest without a cookie cannot ask for their records.
FORGET_AFTER = 400 * 24 * 3600 * 1_000


class RetentionClock:
    """Milliseconds that never go back and never jump."""

    def __init__(
        self,
        kept: int | None = None,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._monotonic = monotonic
        self._wall = wall
        self._start = monotonic()
        # What it said when it was last stored; data that are new have no other clock.
        self._base = int(wall() * 1_000) if kept is None else kept

    def now(self) -> int:
        ran = round((self._monotonic() - self._start) * 1_000)
        behind = int(self._wall() * 1_000) - self._base
        return self._base + min(max(behind, ran), CATCHING_UP * ran)
