"""Who is connected: guest, address and table of each live connection, and how to send them away."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ubongo.protocol.messages import Closed
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


class Visitors:
    """All visitors of a server, by the number of their connection."""

    def __init__(self) -> None:
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
        if visitor is not None:
            self._by_address[visitor.address] -= 1
            if not self._by_address[visitor.address]:
                del self._by_address[visitor.address]

    def count_at(self, address: str) -> int:
        return self._by_address[address]

    def send_away(self, is_meant: Callable[[Visitor], bool], message: Closed) -> int:
        """Close the connections of some visitors with a last message; returns how many."""
        meant = [visitor for visitor in self if is_meant(visitor)]
        for visitor in meant:
            visitor.sender.close(message)
        return len(meant)
