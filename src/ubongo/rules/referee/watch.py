"""The present round, built from events, and the breaches found by the referee."""

from dataclasses import dataclass, field

from ubongo.rules.events import Deal
from ubongo.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that must never happen, with a stable code and one sentence."""

    code: str
    sentence: str


class Breached(Exception):
    """The referee objects to an event: it must be neither written nor sent.

    It is a fault of the program, so it is not a `Refused`: the table cannot go on.
    """

    def __init__(self, number: int, kind: str, breaches: tuple[Breach, ...]) -> None:
        sentences = "; ".join(breach.sentence for breach in breaches)
        super().__init__(f"event {number}, {kind}: {sentences}")
        # Of the game, counted from 1.
        self.number = number
        self.kind = kind
        self.breaches = breaches


@dataclass(slots=True, eq=False)
class Watch:
    """The present round, built from events, and the seats that have left for good."""

    seats: int
    settings: Settings
    left: list[bool]
    # By which version of the rules the game is played, and on which seats people are.
    rules: int
    people: tuple[int, ...]
    breaches: list[Breach] = field(default_factory=list)
    deals: tuple[Deal | None, ...] = ()
    # Seats in the order of their solves.
    solvers: list[int] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)
    # Took or passed.
    done: list[int] = field(default_factory=list)
    given_up: list[int] = field(default_factory=list)
    in_play_off: bool = False
    # Whether sand runs, and not only until everybody is done.
    is_timed: bool = False

    def object_to(self, code: str, sentence: str) -> None:
        self.breaches.append(Breach(code, sentence))

    def new_round(self, deals: tuple[Deal | None, ...]) -> None:
        self.deals = deals
        self.solvers = []
        self.moved = []
        self.done = []
        self.given_up = []

    def rank(self, seat: int) -> int:
        return self.solvers.index(seat) + 1 if seat in self.solvers else 0

    def still_solving(self) -> list[int]:
        """Seats that may yet solve in this round; no bot if the people have given up (R-434)."""
        if self.have_bots_stopped():
            return []
        return [seat for seat in range(self.seats) if not self._is_through(seat)]

    def have_bots_stopped(self) -> bool:
        """R-434: with sand, a person has given up, and only bots are left to solve."""
        if not self.is_timed:
            return False
        given_up = False
        for seat in self.people:
            if seat in self.given_up:
                given_up = True
            elif not self._is_through(seat):
                return False
        return given_up

    def _is_through(self, seat: int) -> bool:
        return seat in self.solvers or self.left[seat] or seat in self.given_up
