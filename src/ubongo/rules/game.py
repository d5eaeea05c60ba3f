"""The state of a game: `Game`, `Seat` and the edition's state, changed only by `apply`.

They are mutable; everything they hold is a value. The state of an edition is in
`Game.table`. `view` hides what a seat may not see; the face-down stack and the seed are
not even in the game, because boards are drawn when they are dealt.
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


class Phase(Enum):
    """Where the game stands."""

    SETUP = "setup"  # classic: pawns are placed
    BORDER = "border"  # between rounds: the roll is awaited
    ROUND = "round"  # the sand runs
    PLAY_OFF = "play-off"
    OVER = "over"
    VOID = "void"


# The phase is read several times for each event, and in Python 3.11 looking up a member of an
# enum costs as much as three calls (90 ns).
SETUP: Final = Phase.SETUP
BORDER: Final = Phase.BORDER
ROUND: Final = Phase.ROUND
PLAY_OFF: Final = Phase.PLAY_OFF
OVER: Final = Phase.OVER
VOID: Final = Phase.VOID


@dataclass(slots=True, eq=False)
class Seat:
    """One seat: its board and its actions in this round, and whether its player is online."""

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
    # is ready for the next round; R-435: has let the bots call.
    said_next: bool = False
    # would share the victory with all who are still in the play-off.
    agrees_to_share: bool = False

    @property
    def is_out(self) -> bool:
        """Whether this seat will not solve any more in this round."""
        return self.gave_up or self.left


class EditionState:
    """The state that an edition adds to a game: gems, pawns, scoring boards."""

    __slots__ = ()


@dataclass(slots=True, eq=False)
class Game:
    """The state of one game."""

    edition: "Edition"
    # The version of the rules that it is played by.
    rules: int
    players: tuple[Player, ...]
    settings: Settings
    rounds: int
    start_seat: int
    seal: str
    # Boards not yet dealt, by number: no order, so no secret.
    undealt: tuple[int, ...]
    now: int
    seats: list[Seat]
    # How many events have happened.
    number: int
    # Since when the game has been at this phase.
    since: int
    table: EditionState = field(default_factory=EditionState)
    phase: Phase = BORDER
    round: int = 0
    roller: int = 0
    symbol: Symbol | None = None
    deadline: int | None = None
    second_chance: bool = False
    # Seats in the order of their solves: rank 1 first.
    solvers: list[int] = field(default_factory=list)
    # how long the table has waited for offline seats between rounds.
    waited: int = 0
    # when the break since the last round was over; None before.
    went_on_at: int | None = None
    # when the latest solve or giving up of this round was.
    latest_at: int | None = None
    paused: bool = False
    # when the last pause began, and how often the only person has paused.
    paused_at: int | None = None
    pauses: int = 0
    # Play-off: the tied seats; conceding removes a seat from this list.
    tied: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    reason: str = ""
    seed: str = ""
    # Every board a seat has held, for loans in the play-off.
    held: list[tuple[int, ...]] = field(default_factory=list)
    # All boards of the box, by number.
    boards: tuple[int, ...] = ()
    # how hard boards each seat gets next; empty if boards are not fitted.
    levels: tuple[int, ...] = field(default=(), repr=False)
    # The seats of people, also of those who have left; the others are bots.
    people: tuple[Seat, ...] = field(init=False)
    # The seats with a start delay.
    delayed: tuple[Seat, ...] = field(init=False)

    def __post_init__(self) -> None:
        delays = self.settings.delays
        # Where boards are fitted, anybody may be delayed in some round.
        may_wait = [True] * len(delays) if self.levels else [delay > 0 for delay in delays]
        everybody = list(enumerate(self.seats))
        self.people = tuple([seat for number, seat in everybody if not self.players[number].bot])
        self.delayed = tuple([seat for number, seat in everybody if may_wait[number]])

    def _repr_svg_(self) -> str:
        from ubongo.rules.drawing.game_drawing import picture_of_game

        return picture_of_game(self).svg(f"Ubongo, {self.edition.name}")

    @property
    def is_over(self) -> bool:
        """Whether it is played to the end, or void."""
        return self.phase is OVER or self.phase is VOID

    @property
    def is_asleep(self) -> bool:
        """Whether no person is online (R-409). Bots without people play on."""
        # This and the next are asked for every event, so they make neither list nor generator.
        for seat in self.people:
            if not seat.left and seat.lost_at is None:
                return False
        return bool(self.people)

    @property
    def is_deserted(self) -> bool:
        """Whether all people have left for good."""
        for seat in self.people:
            if not seat.left:
                return False
        return bool(self.people)
