"""An event as values (R-437): what it is, what is fixed when it is opened, and what happens.

`decide` has the orders, `transitions` what each fact changes. Nothing here knows connections,
clocks or storage.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from ubongo.match.levels import USUAL_GRADE, level_of_bot
from ubongo.rules.settings import Settings

# People who take part at once, and hosts; a class, a club, a big birthday.
MOST_MEMBERS = 200
MOST_HOSTS = 8
# Everybody who ever entered: who leaves keeps a line.
MOST_EVER = 2 * MOST_MEMBERS

MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """What the host has planned."""

    edition: str
    settings: Settings = field(default_factory=Settings)
    # How many rounds and minutes the event has; None: until the host ends it.
    rounds: int | None = None
    minutes: int | None = None
    seats: int = 4
    # usual, same or fitted.
    boards: str = "usual"
    # The bot on seats that stay free; empty: none.
    bots: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who takes part, or took part."""

    number: int
    guest: str
    name: str
    grade: str = USUAL_GRADE
    # What fitted tables have learned; None: the level of the grade.
    learned: int | None = None
    left: bool = False
    # The host has sent them away.
    removed: bool = False
    twelfths: int = 0
    firsts: int = 0
    # How many tables that are done they had a seat at.
    rounds: int = 0

    @property
    def level(self) -> int:
        # Grades are called like the bots.
        return level_of_bot(self.grade) if self.learned is None else self.learned

    @property
    def is_in(self) -> bool:
        return not (self.left or self.removed)


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at a table of an event: a member, or a bot (then `member` is 0)."""

    name: str
    member: int = 0
    bot: str = ""
    level: int = 0


@dataclass(frozen=True, slots=True)
class RoundTable:
    """One table of one round."""

    number: int
    table_id: str
    chairs: tuple[Chair, ...]
    done: bool = False
    # By chair; empty: it was not played to its end, and gives no points.
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EventRound:
    """One round: the tables at which everybody sits."""

    number: int
    at: int
    plan: TournamentPlan
    # The number that all tables draw their boards by, where these are the same; else None.
    agreed: int | None
    tables: tuple[RoundTable, ...]
    opened: bool = False

    @property
    def playing(self) -> int:
        """How many tables are not done."""
        return sum(not table.done for table in self.tables)


@dataclass(frozen=True, slots=True)
class Tournament:
    """An event; `opened` makes one, and facts change it."""

    plan: TournamentPlan
    # Drawn when it is opened: what seats and ties are drawn from, and who may become a host.
    seed: bytes
    key: str
    code: str
    hosts: tuple[str, ...]
    locked: bool = False
    members: tuple[Member, ...] = ()
    rounds: tuple[EventRound, ...] = ()
    # Since when its minutes run.
    began_at: int | None = None
    ended: bool = False

    @property
    def seal(self) -> str:
        """The SHA-256 of the seed, which everybody knows from the beginning."""
        return sha256(self.seed).hexdigest()

    @property
    def round(self) -> EventRound | None:
        """The round that is played, or was played last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def phase(self) -> str:
        if self.ended:
            return "over"
        last = self.round
        if last is None:
            return "waiting"
        if not last.opened:
            return "seating"
        return "playing" if last.playing else "between"

    @property
    def ends_at(self) -> int | None:
        minutes = self.plan.minutes
        if minutes is None or self.began_at is None:
            return None
        return self.began_at + minutes * MINUTE

    def is_out_of_rounds(self, at: int) -> bool:
        """Whether no round may begin any more."""
        ends_at = self.ends_at
        most = self.plan.rounds
        return (most is not None and len(self.rounds) >= most) or (
            ends_at is not None and at >= ends_at
        )

    def member_of(self, guest: str) -> Member | None:
        return next((one for one in self.members if one.guest == guest), None)

    def member(self, number: int) -> Member | None:
        return self.members[number - 1] if 1 <= number <= len(self.members) else None

    def ranking(self) -> tuple[Member, ...]:
        """By points, then first places, then the draw; whom the host has removed is not in it."""
        return tuple(
            sorted(
                (one for one in self.members if not one.removed),
                key=lambda one: (-one.twelfths, -one.firsts, drawn(self.seed, "tie", one.number)),
            )
        )

    def met(self) -> Counter[tuple[int, int]]:
        """How often two people have sat together."""
        return Counter(
            (min(one, other), max(one, other))
            for table in self.tables()
            for place, one in enumerate(_people(table))
            for other in _people(table)[:place]
        )

    def tables(self) -> Iterator[RoundTable]:
        for one in self.rounds:
            yield from one.tables

    def table_of(self, member: int) -> RoundTable | None:
        """Where somebody has a seat in the last round."""
        last = self.round
        if last is None:
            return None
        return next((table for table in last.tables if member in _people(table)), None)


def _people(table: RoundTable) -> list[int]:
    return [chair.member for chair in table.chairs if chair.member]


def drawn(seed: bytes, name: str, number: int) -> bytes:
    """A draw by lot: the smallest comes first, and anybody who has the seed can repeat it."""
    return sha256(seed + f"{name} {number}".encode()).digest()


def agreed_number(seed: bytes, round_number: int, most: int) -> int:
    """The number by which all tables of a round draw the same boards (R-428)."""
    return int.from_bytes(drawn(seed, "boards", round_number)[:16], "big") % (most + 1)
