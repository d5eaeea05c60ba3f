"""The inbox for drafts (half-laid boards) of one table, not yet processed.

Coalesces drafts: of each connection only the newest is kept until it is processed, except on a
board that helpers share, where each draft moves one piece.
"""

from ubongo.protocol.messages import Glimpse
from ubongo.server.tables.effects import Connection

Stamped = tuple[Connection, Glimpse, int]


class DraftInbox:
    """The newest draft of each connection, with its time."""

    __slots__ = ("_glimpses",)

    def __init__(self) -> None:
        self._glimpses: dict[Connection, Stamped] = {}

    def __bool__(self) -> bool:
        return bool(self._glimpses)

    def can_take(self, connection: Connection, glimpse: Glimpse) -> bool:
        """Whether this draft may be put in before the waiting ones are processed."""
        before = self._glimpses.get(connection)
        return before is None or (_is_plain(before[1]) and _is_plain(glimpse))

    def put(self, connection: Connection, glimpse: Glimpse, at: int) -> None:
        self._glimpses[connection] = connection, glimpse, at

    def take(self) -> list[Stamped]:
        """Empty the inbox; the drafts that were in it, in order."""
        taken = list(self._glimpses.values())
        self._glimpses.clear()
        return taken


def _is_plain(glimpse: Glimpse) -> bool:
    """Whether it shows a player's whole board, not one piece on a shared board."""
    return glimpse.held is None and glimpse.seat is None
