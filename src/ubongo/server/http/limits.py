"""Limits for each address: so many requests of a kind in a time, then a refusal."""

from collections.abc import Callable

from aiohttp import web

from ubongo.rules.refusals import Refused
from ubongo.server.http.identity import identity
from ubongo.server.rate_limit import Buckets

MINUTE = 60_000
HOUR = 60 * MINUTE


class AddressLimit:
    """Counts requests by their address, and refuses those beyond the limit."""

    def __init__(
        self, most: int, within: int, now: Callable[[], int], refusal: Callable[[], Refused]
    ) -> None:
        self._buckets = Buckets(most, within)
        self._now = now
        self._refusal = refusal

    def charge(self, request: web.Request, cost: float = 1) -> None:
        """Count a request for its address, as so much of the usual one, or refuse it."""
        if not self._buckets.allows(identity(request).address, self._now(), cost):
            raise self._refusal()
