"""Logs the same trouble once a minute: the first time, and then how often it came again.

On a full disk every table and every request meets the same trouble. A line for each would fill
the disk of a host that has some left.

>>> import logging
>>> lines, now = [], iter((0.0, 1.0, 2.0, 61.0))
>>> log = logging.Logger("doctest")
>>> log.log = lambda level, message, *more, **_: lines.append(message % more)
>>> troubles = TroubleLog(log, now.__next__)
>>> for table in "abcd":
...     troubles.error("write", "table %s could not be written", table)
>>> lines
['table a could not be written', 'table d could not be written (and 2 times more before)']
"""

import logging
import time
from collections.abc import Callable

EVERY = 60.0  # seconds


class TroubleLog:
    """Counts troubles by kind; what is left out of the log is in the next line of its kind."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._now = now
        # When a line of this kind was last written, and how many were left out since.
        self._kinds: dict[str, tuple[float, int]] = {}

    def error(self, kind: str, message: str, *more: object, trace: bool = False) -> None:
        """Log a message, unless one of its kind was logged less than a minute ago."""
        self._say(logging.ERROR, kind, message, *more, trace=trace)

    def warning(self, kind: str, message: str, *more: object) -> None:
        """The same for what is no error."""
        self._say(logging.WARNING, kind, message, *more)

    def _say(self, level: int, kind: str, message: str, *more: object, trace: bool = False) -> None:
        now = self._now()
        said_at, left_out = self._kinds.get(kind, (float("-inf"), 0))
        if now - said_at < EVERY:
            self._kinds[kind] = said_at, left_out + 1
            return
        self._kinds[kind] = now, 0
        if left_out:
            message, more = f"{message} (and %d times more before)", (*more, left_out)
        self._log.log(level, message, *more, exc_info=trace or None)
