"""Who is connected: guest, address and table of each live connection, and how to send them away."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ubongo.protocol.messages import Closed
from ubongo.server.http.event_visitors import EventVisitors
from ubongo.server.tables.guest import Guest
from ubongo.server.websocket.sender import Sender


@dataclass(slots=True)
class Visitor:
    """Somebody at a live connection."""

    # None without a cookie, until the join message has said who it is.
    guest: Guest | None
    address: str
    since: int
    sender: Sender
    # Empty until the table is joined.
    table_id: str = ""
    # The event for which this guest is here, at its own address or at a table of it.
    event_id: str = ""


class Visitors:
    """All visitors of a server, by the number of their connection."""

    def __init__(self, of_events: EventVisitors | None = None) -> None:
        # People of events are not counted among the others of their address.
        self.of_events = of_events or EventVisitors()
        self._by_number: dict[int, Visitor] = {}
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._by_number)

    def __iter__(self) -> Iterator[Visitor]:
        return iter(list(self._by_number.values()))

    def add(self, number: int, visitor: Visitor) -> None:
        self._by_number[number] = visitor
        self._by_address[visitor.address] += 1

    def remove(self, number: int) -> None:
        visitor = self._by_number.pop(number, None)
        if visitor is None:
            return
        if visitor.event_id:
            self.of_events.remove(visitor.address)
        else:
            self._forget_address(visitor.address)

    def note_event(self, number: int, event_id: str) -> None:
        """This guest is here for an event: from now on they count among its people."""
        visitor = self._by_number.get(number)
        if visitor is None or bool(visitor.event_id) == bool(event_id):
            return
        visitor.event_id = event_id
        if event_id:
            self._forget_address(visitor.address)
            self.of_events.add(visitor.address)
        else:
            self.of_events.remove(visitor.address)
            self._by_address[visitor.address] += 1

    def _forget_address(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def count_at(self, address: str) -> int:
        return self._by_address[address]

    def send_away(self, is_meant: Callable[[Visitor], bool], message: Closed) -> int:
        """Close the connections of some visitors with a last message; returns how many."""
        meant = [visitor for visitor in self if is_meant(visitor)]
        for visitor in meant:
            visitor.sender.close(message)
        return len(meant)
