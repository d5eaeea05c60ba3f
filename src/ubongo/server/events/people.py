"""The people of an event: who is connected, since when somebody is gone, and who may come in.

>>> here = EventPeople(at=0)
>>> here.arrive(1, Visit("ada"))
>>> here.is_absent("ada", at=500_000), here.is_absent("ben", at=100), here.is_absent("ben", 150_000)
(False, False, True)
"""

from dataclasses import dataclass

from ubongo.protocol.messages import CloseCode
from ubongo.server.tables.effects import Connection

# Connections at one event: everybody with a second page, walls, and people who look on.
MOST_CONNECTIONS = 600
# Of these, of people who neither take part nor host it.
MOST_LOOKING_ON = 200
MOST_WALLS = 16
# Pages of one guest that may be open at once: a host's laptop and telephone, two walls.
MOST_OF_ONE = 4
# Whoever has been away for so long when a round begins is not seated in it.
AWAY_FOR = 120_000
# Guests who have gone, of whom it is known since when.
MOST_GONE = 1_000


@dataclass(frozen=True, slots=True)
class Visit:
    """A connected page."""

    guest: str
    # The name in the guest's cookie.
    name: str = ""
    is_screen: bool = False


class EventPeople:
    """The pages that are connected to one event, since `at`."""

    def __init__(self, at: int) -> None:
        self.watchers: dict[Connection, Visit] = {}
        # When somebody last came, went or gave an order.
        self.touched_at = at
        self._since = at
        self._gone_at: dict[str, int] = {}

    def arrive(self, connection: Connection, visit: Visit) -> None:
        self.watchers[connection] = visit
        if not visit.is_screen:
            self._gone_at.pop(visit.guest, None)

    def leave(self, connection: Connection, at: int) -> Visit | None:
        """Forget a connection; None if it is not known."""
        visit = self.watchers.pop(connection, None)
        if visit is None or visit.is_screen or visit.guest in self.guests():
            return visit
        if len(self._gone_at) >= MOST_GONE:
            del self._gone_at[next(iter(self._gone_at))]
        self._gone_at[visit.guest] = at
        return visit

    def is_absent(self, guest: str, at: int) -> bool:
        """Whether nobody has seen this guest for a while."""
        if guest in self.guests():
            return False
        return at - self._gone_at.get(guest, self._since) >= AWAY_FOR

    def too_many_of(self, guest: str) -> list[Connection]:
        """The oldest pages of a guest who has opened one more than may be."""
        own = [one for one, visit in self.watchers.items() if visit.guest == guest]
        return own[: max(0, len(own) + 1 - MOST_OF_ONE)]

    def refusal(self, visit: Visit, belongs: frozenset[str]) -> CloseCode | None:
        """Why somebody may not come in; `belongs` are the people of the event."""
        others = [one for one in self.watchers.values() if one.guest != visit.guest]
        if visit.is_screen:
            is_full = sum(one.is_screen for one in others) >= MOST_WALLS
            return "table_full" if is_full else None
        if visit.guest in belongs:
            return None
        looking_on = sum(one.guest not in belongs for one in others)
        if len(others) >= MOST_CONNECTIONS or looking_on >= MOST_LOOKING_ON:
            return "table_full"
        return None

    def of_guest(self, guest: str) -> list[Connection]:
        return [one for one, visit in self.watchers.items() if visit.guest == guest]

    def guests(self) -> set[str]:
        return {visit.guest for visit in self.watchers.values() if not visit.is_screen}

    @property
    def walls(self) -> int:
        return sum(visit.is_screen for visit in self.watchers.values())

    def touch(self, at: int) -> None:
        self.touched_at = at
