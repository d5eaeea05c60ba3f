"""Half-laid boards that came in and that nobody has looked at yet, of one table.

Who moves on before anybody has looked has moved on: only the last board counts, unless
other hands are on it.
"""

from ubongo.protocol.messages import Glimpse
from ubongo.server.tables.effects import Connection

Stamped = tuple[Connection, Glimpse, int]


class DraftInbox:
    """The newest glimpse of each connection, with its time."""

    __slots__ = ("_glimpses",)

    def __init__(self) -> None:
        self._glimpses: dict[Connection, Stamped] = {}

    def __bool__(self) -> bool:
        return bool(self._glimpses)

    def can_take(self, connection: Connection, glimpse: Glimpse) -> bool:
        """Whether this one may be put here before the others are looked at."""
        before = self._glimpses.get(connection)
        return before is None or (_is_plain(before[1]) and _is_plain(glimpse))

    def put(self, connection: Connection, glimpse: Glimpse, at: int) -> None:
        self._glimpses[connection] = connection, glimpse, at

    def take(self) -> list[Stamped]:
        """All of them, to be looked at."""
        taken = list(self._glimpses.values())
        self._glimpses.clear()
        return taken


def _is_plain(glimpse: Glimpse) -> bool:
    """Whether it shows the whole own board, and not one piece on a board of several hands."""
    return glimpse.held is None and glimpse.seat is None
