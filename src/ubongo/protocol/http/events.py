"""Bodies about events (R-437): opening one, and its results as a file."""

from msgspec import Struct

from ubongo.protocol.messages import EventPlan


class OpenEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/events"""

    plan: EventPlan = EventPlan()


class EventOpened(Struct, frozen=True):
    event: str
    code: str


class MemberResult(Struct, frozen=True):
    """One line of the ranking."""

    place: int
    # The number of this member, also at the tables.
    member: int
    name: str
    # In twelfths, because shared places share them; and as a number for people.
    twelfths: int
    points: float
    firsts: int
    # How many tables that are done they had a seat at.
    rounds: int
    left: bool


class SeatResult(Struct, frozen=True):
    """A seat at a table that is done; a bot has no points."""

    # 0: a bot.
    member: int
    name: str
    bot: str
    place: int
    twelfths: int


class TableResult(Struct, frozen=True):
    round: int
    number: int
    table: str
    # It was not played to its end, or is still played: no points.
    done: bool
    seats: tuple[SeatResult, ...]


class EventResults(Struct, frozen=True):
    """GET /api/events/{event}/results.json"""

    event: str
    title: str
    edition: str
    is_over: bool
    round: int
    ranking: tuple[MemberResult, ...]
    tables: tuple[TableResult, ...]
    # As in `EventSeen`: the draws can be checked when the event is over.
    seal: str
    seed: str


BODIES = (OpenEvent, EventOpened, EventResults)
