"""Limits for each address: so many requests of a kind in a time, then a refusal."""

from collections.abc import Callable

from aiohttp import web

from ubongo.rules.refusals import Refused
from ubongo.server.http.event_visitors import EventVisitors
from ubongo.server.http.identity import identity
from ubongo.server.rate_limit import Buckets

MINUTE = 60_000
HOUR = 60 * MINUTE


class AddressLimit:
    """Counts requests by their address, and refuses those beyond the limit."""

    def __init__(
        self,
        most: int,
        within: int,
        now: Callable[[], int],
        refusal: Callable[[], Refused],
        visitors: EventVisitors | None = None,
        for_each: int = 0,
    ) -> None:
        self._most = most
        # For each person of an event at the address there are so many more.
        self._visitors = visitors
        self._for_each = for_each
        self._buckets = Buckets(most, within)
        self._now = now
        self._refusal = refusal

    def charge(self, request: web.Request, cost: float = 1) -> None:
        """Count a request for its address, as so much of the usual one, or refuse it."""
        address = identity(request).address
        if self._visitors is not None:
            cost *= self._visitors.cost(address, self._most, self._for_each)
        if not self._buckets.allows(address, self._now(), cost):
            raise self._refusal()
