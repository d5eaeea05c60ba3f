"""Idempotency: an order that is sent again gets its first answer and is not repeated (R-413).

>>> answers = AnsweredOrders()
>>> answers.keep("ada", "a1", Accepted("a1", 7))
>>> answers.given("ada", "a1")
Accepted(id='a1', number=7)
>>> answers.given("ben", "a1") is None
True
"""

from collections import OrderedDict
from collections.abc import Iterable

from ubongo.protocol.messages import Accepted, RefusedOrder

# Counted for each guest, so that one guest cannot push out the answers of another.
REMEMBERED = 128
GUESTS = 64


class AnsweredOrders:
    """The latest answers of a table, by guest and order id."""

    def __init__(self) -> None:
        self._by_guest: OrderedDict[str, OrderedDict[str, Accepted | RefusedOrder]] = OrderedDict()

    def given(self, guest: str, id_: str) -> Accepted | RefusedOrder | None:
        known = self._by_guest.get(guest)
        return None if known is None else known.get(id_)

    def keep(self, guest: str, id_: str, answer: Accepted | RefusedOrder) -> None:
        known = self._by_guest.setdefault(guest, OrderedDict())
        self._by_guest.move_to_end(guest)
        known[id_] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        if len(self._by_guest) > GUESTS:
            self._by_guest.popitem(last=False)

    def recall(self, causes: Iterable[tuple[str, int]]) -> None:
        """Add accepted orders from the log: each cause with the number of its entry."""
        for cause, number in causes:
            guest, _, id_ = cause.partition(" ")
            self.keep(guest, id_, Accepted(id_, number))
