"""The game on the table: the one thing here that changes, and only in `apply`.

Its parts are values; what differs from edition to edition lies in `table`. What is
hidden in a game is hidden by `view`; the face-down stack and the seed are not even
in it, because boards are drawn when they are dealt.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

from ubongo.boards.board import Symbol
from ubongo.puzzles.covers import Cover
from ubongo.rules.events import Deal, Player
from ubongo.rules.settings import Settings

if TYPE_CHECKING:
    from ubongo.rules.editions.edition import Edition
    from ubongo.rules.view import SeatView


class Phase(Enum):
    """Where the game stands."""

    SETUP = "setup"  # classic: pawns are placed
    BORDER = "border"  # between rounds: the roll is awaited
    ROUND = "round"  # the sand runs
    PLAY_OFF = "play-off"
    OVER = "over"
    VOID = "void"


# Each event is asked for its phase several times, and in Python 3.11 a member of an enum costs
# as much to look up as three calls (90 ns).
SETUP: Final = Phase.SETUP
BORDER: Final = Phase.BORDER
ROUND: Final = Phase.ROUND
PLAY_OFF: Final = Phase.PLAY_OFF
OVER: Final = Phase.OVER
VOID: Final = Phase.VOID


class ViewCache:
    """What is remembered of a seat's looks: no part of the game, and gone when it changes."""

    face: "SeatView | None" = None


@dataclass(eq=False)
class Seat(ViewCache):
    """One seat: what it got and did in this round, and whether somebody is there."""

    deal: Deal | None = None
    # When a seat with a start delay will see its board; None once it has.
    opens_at: int | None = None
    rank: int = 0
    cover: Cover | None = None
    moved: bool = False
    # Took or passed; in editions without taking, solved.
    done: bool = False
    gave_up: bool = False
    left: bool = False
    lost_at: int | None = None
    asks_pause: bool = False

    @property
    def is_out(self) -> bool:
        """Whether this seat will not solve any more in this round."""
        return self.gave_up or self.left


class EditionState:
    """What an edition keeps on the table."""

    __slots__ = ()


@dataclass(slots=True, eq=False)
class Game:
    edition: "Edition"
    players: tuple[Player, ...]
    settings: Settings
    rounds: int
    start_seat: int
    seal: str
    # Boards not yet dealt, by number: no order, so no secret.
    undealt: tuple[int, ...]
    now: int
    seats: list[Seat]
    table: EditionState = field(default_factory=EditionState)
    # How many events have happened.
    number: int = 0
    phase: Phase = BORDER
    # Since when the game has been at this phase.
    since: int = 0
    round: int = 0
    roller: int = 0
    symbol: Symbol | None = None
    deadline: int | None = None
    second_chance: bool = False
    # Seats in the order of their solves: rank 1 first.
    solvers: list[int] = field(default_factory=list)
    # how long the table has waited for offline seats between rounds.
    waited: int = 0
    paused: bool = False
    # Play-off: those tied; conceding takes a seat off this list.
    tied: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    reason: str = ""
    seed: str = ""
    # Every board a seat has held, for loans in the play-off.
    held: list[tuple[int, ...]] = field(default_factory=list)
    # All boards of the box, by number.
    boards: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.phase is OVER or self.phase is VOID

    @property
    def is_asleep(self) -> bool:
        """Whether no person is online (R-409). Bots without people play on."""
        people = self._people()
        return bool(people) and all(seat.left or seat.lost_at is not None for seat in people)

    @property
    def is_deserted(self) -> bool:
        """Whether all people have left for good, so that nobody will ever come back."""
        people = self._people()
        return bool(people) and all(seat.left for seat in people)

    def _people(self) -> list[Seat]:
        return [
            seat for player, seat in zip(self.players, self.seats, strict=True) if not player.bot
        ]
