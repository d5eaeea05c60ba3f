"""Pauses of the process (SIGSTOP, a frozen machine): the clocks of all games are moved on.

Whoever stamps something with the time has it checked first: the receiver of a connection, and
the timers, which look at least every `TICK`. When far more time than that has passed between
two looks, the process stood still.
"""

import logging
from collections.abc import Mapping
from typing import Protocol

log = logging.getLogger("ubongo")

# The longest time between two looks of the timers.
TICK = 250
# A gap this long between two looks is a pause, not high load.
PAUSE = 1_500


class Pausable(Protocol):
    """A table whose clock must not run while nobody can play."""

    def pass_pause(self, length: int, before: int) -> None: ...


class PauseDetector:
    """Compares each look at the clock with the one before; reads the tables, and owns none."""

    def __init__(self, start: int, tables: Mapping[str, Pausable]) -> None:
        self._seen = start
        self._tables = tables
        self.count = 0

    def check(self, now: int) -> None:
        """Move the clocks of all games on if the process stood still until now."""
        before, self._seen = self._seen, now
        if now - before >= PAUSE:
            log.warning("the process stood still for %d ms", now - before)
            self.count += 1
            for table in list(self._tables.values()):
                table.pass_pause(now - before, before)
