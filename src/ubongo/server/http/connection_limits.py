"""Limits on open connections: of one address, altogether, and how often an address connects.

They count from the first moment, before a byte has come: a connection that says nothing is an
open file as well. One address gets at most half of all, so that there is a place for others.

>>> limits = ConnectionLimits(4, 9, 100, now=lambda: 0, address_of=str)
>>> [limits.admit("ada") for _ in range(3)]
[None, None, 'too_many_connections']
>>> limits.admit("bob"), limits.admit("cy"), limits.admit("di")
(None, None, 'server_full')
>>> limits.release("ada")
>>> limits.admit("di")
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Literal

from ubongo.server.rate_limit import Buckets

MINUTE = 60_000
# Refused connections that are read for a moment, so that their peers get the answer.
MOST_LINGERING = 32

Refusal = Literal["too_many_connections", "server_full"]


class ConnectionLimits:
    """Counts the connections of one server; an empty address, a proxy's, has no limit."""

    def __init__(
        self,
        most: int,
        most_an_address: int,
        a_minute: int,
        now: Callable[[], int],
        address_of: Callable[[asyncio.BaseTransport], str],
        refuse: Callable[[str, str], None] = lambda limit, address: None,
        more_at: Callable[[str], int] = lambda address: 0,
    ) -> None:
        # How many more connections an address may have, because people of events are there.
        self._more_at = more_at
        self.most = most
        self.address_of = address_of
        self.most_an_address = min(most_an_address, max(1, most // 2))
        self._opening = Buckets(a_minute, MINUTE)
        self._now = now
        self._by_address: Counter[str] = Counter()
        self._open = 0
        self.lingering = 0
        # Is told the limit and the address of each refusal.
        self._refuse = refuse
        # How many were refused, and why.
        self.refused: Counter[Refusal] = Counter()

    def __len__(self) -> int:
        return self._open

    def admit(self, address: str) -> Refusal | None:
        """Count a new connection, or say why it is refused."""
        refusal: Refusal | None = None
        if address and not self._allows(address):
            refusal = "too_many_connections"
        elif self._open >= self.most:
            refusal = "server_full"
        if refusal is None:
            self._open += 1
            self._by_address[address] += 1
        else:
            self.refused[refusal] += 1
            self._refuse(refusal, address)
        return refusal

    def _allows(self, address: str) -> bool:
        more = self._more_at(address)
        if self._by_address[address] >= self.most_an_address + more:
            return False
        cost = self.most_an_address / (self.most_an_address + more)
        return self._opening.allows(address, self._now(), cost)

    def release(self, address: str) -> None:
        """An admitted connection has ended."""
        self._open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
