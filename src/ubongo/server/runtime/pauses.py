"""Pauses of the process (SIGSTOP, a frozen machine): the clocks of all games are moved on.

Whoever stamps something with the time has it checked first: the receiver of a connection, and
the timers, which look at least every `TICK`. When more time than that has passed between two
looks, the process stood still, or was busy itself. What it spent computing is not given back:
else whoever can keep it busy could buy time. What is left is, from a quarter of a second on;
less than that cannot be told from a machine with many things to do.
"""

import logging
import time
from collections.abc import Callable, Mapping
from typing import Protocol

from ubongo.server.log_lines import of_kind

log = logging.getLogger("ubongo")

# The longest time between two looks of the timers.
TICK = 250
# So much later than that must a look be, without computing, to follow a pause.
LATE = 250
# How often it is asked how much was computed: to ask costs as much as to look ten times.
SAMPLE = 20


class Pausable(Protocol):
    """A table whose clock must not run while nobody can play."""

    def pass_pause(self, length: int, before: int) -> None: ...


class PauseDetector:
    """Compares each look at the clock with the one before; reads the tables, and owns none."""

    def __init__(
        self,
        start: int,
        tables: Mapping[str, Pausable],
        computing: Callable[[], float] = time.process_time,
    ) -> None:
        self._seen = self._sampled_at = start
        # Processor time of all threads, in seconds, as it was last asked for.
        self._computing = computing
        self._computed = computing()
        self._tables = tables
        self.count = 0

    def check(self, now: int) -> None:
        """Move the clocks of all games on if the process stood still until now."""
        before, self._seen = self._seen, now
        if now - self._sampled_at < SAMPLE:
            return
        self._sampled_at = now
        computed_before, self._computed = self._computed, self._computing()
        passed = now - before
        if passed < TICK + LATE:
            return
        stood_still = passed - round((self._computed - computed_before) * 1_000)
        if stood_still < TICK + LATE:
            # A machine that has too much to do stands still again and again.
            log.warning("everybody had to wait for %d ms", passed, extra=of_kind("busy"))
            return
        log.warning("the process stood still for %d ms", stood_still, extra=of_kind("pause"))
        self.count += 1
        for table in list(self._tables.values()):
            table.pass_pause(stood_still, before)
