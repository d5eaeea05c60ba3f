"""Limits on how much people write into the log of an event, so that it has an end.

>>> limits = EventLimits()
>>> limits.count("ada a1", 60)
>>> try:
...     limits.check("ada", False, 0, 1)
... except LogFull as full:
...     print(full.code)
log_full
>>> limits.check("ben", False, 0, 1)
"""

from collections import Counter
from collections.abc import Iterable

from ubongo.server.rate_limit import Buckets
from ubongo.server.tables.limits.log_limits import BURST, BURST_REFILLS_IN, LogFull, TooFast

# Entries that come from the orders of one guest; the hosts have more.
MOST_OF_A_GUEST = 60
MOST_OF_A_HOST = 2_000
MOST_AT_AN_EVENT = 20_000


class EventLimits:
    """Counts what the people of one event have written."""

    def __init__(self) -> None:
        self._orders = Buckets(BURST, BURST_REFILLS_IN, most=1_000)
        self._by_guest: Counter[str] = Counter()

    def check(self, guest: str, is_host: bool, at: int, last: int) -> None:
        """Refuse an order that comes too soon, or of somebody who has written enough."""
        if not self._orders.allows(guest, at):
            raise TooFast
        most = MOST_OF_A_HOST if is_host else MOST_OF_A_GUEST
        if self._by_guest[guest] >= most or last >= MOST_AT_AN_EVENT:
            raise LogFull

    def count(self, cause: str, entries: int) -> None:
        """Take note of what is about to be written."""
        if cause:
            self._by_guest[cause.partition(" ")[0]] += entries

    def recall(self, causes: Iterable[tuple[str, int]]) -> None:
        for cause, _ in causes:
            self.count(cause, 1)
