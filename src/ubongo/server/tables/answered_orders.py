"""Answers that were given: the same order again gets the same one, and happens once (R-413).

>>> answers = AnsweredOrders()
>>> answers.keep("ada", "a1", Accepted("a1", 7))
>>> answers.given("ada", "a1")
Accepted(id='a1', number=7)
>>> answers.given("ben", "a1") is None
True
"""

from collections import OrderedDict
from collections.abc import Iterable

from ubongo.protocol.messages import Accepted, Refused

# Of each guest, so that nobody can make the answers of another be forgotten.
REMEMBERED = 128
GUESTS = 64


class AnsweredOrders:
    """The last answers of a table, by guest and by the order's own id."""

    def __init__(self) -> None:
        self._by_guest: OrderedDict[str, OrderedDict[str, Accepted | Refused]] = OrderedDict()

    def given(self, guest: str, id_: str) -> Accepted | Refused | None:
        known = self._by_guest.get(guest)
        return None if known is None else known.get(id_)

    def keep(self, guest: str, id_: str, answer: Accepted | Refused) -> None:
        known = self._by_guest.setdefault(guest, OrderedDict())
        self._by_guest.move_to_end(guest)
        known[id_] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)
        if len(self._by_guest) > GUESTS:
            self._by_guest.popitem(last=False)

    def recall(self, causes: Iterable[tuple[str, int]]) -> None:
        """Orders that the log says were carried out, with the number of what they led to."""
        for cause, number in causes:
            guest, _, id_ = cause.partition(" ")
            self.keep(guest, id_, Accepted(id_, number))
