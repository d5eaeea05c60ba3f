"""Events: the facts of a game, in order. Its state follows from them.

They contain every random draw, so that a replay draws nothing. `at` is the table's time
in milliseconds.
"""

from dataclasses import dataclass
from typing import get_args

from ubongo.boards.board import Animal, Side, Symbol
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.gems import Gem
from ubongo.rules.quick import quick
from ubongo.rules.settings import Settings


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits there; `bot` names its strength, and is empty for people (R-415)."""

    name: str
    bot: str = ""


@dataclass(frozen=True, slots=True)
class Deal:
    """The board one seat got, and the puzzle the die made of it, written out in full."""

    board: int
    animal: Animal
    side: Side
    puzzle: Puzzle


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Event 1: everything that was agreed (R-404), and the seal on the seed (R-405)."""

    at: int
    rules: int
    edition: str
    players: tuple[Player, ...]
    settings: Settings
    rounds: int
    start_seat: int
    boards: tuple[int, ...]
    seal: str


@dataclass(frozen=True, slots=True)
class GemsLaid:
    """The gems of the table, row by row, the nearest to its field first (R-102)."""

    at: int
    rows: tuple[tuple[Gem, ...], ...]


@dataclass(frozen=True, slots=True)
class StacksDealt:
    """Co-op: the animal whose nine boards each seat begins with (R-261)."""

    at: int
    animals: tuple[Animal, ...]


@dataclass(frozen=True, slots=True)
class FieldChosen:
    """A pawn's first field, hidden until all are placed (R-103)."""

    at: int
    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class PawnsPlaced:
    """The first fields of all pawns, shown together (R-103)."""

    at: int
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """Boards dealt, die rolled, hourglass turned, all in one (R-022, R-111)."""

    at: int
    round: int
    roller: int
    symbol: Symbol
    deals: tuple[Deal, ...]
    deadline: int | None


@dataclass(frozen=True, slots=True)
class BoardShown:
    """A seat with a start delay sees its board now."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class UbongoCalled:
    """A seat has covered its area and has its rank (R-014, R-114)."""

    at: int
    seat: int
    rank: int
    cover: Cover


@dataclass(frozen=True, slots=True)
class PawnMoved:
    at: int
    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class GemsTaken:
    """The nearest gems of the pawn's row, in one act (R-123, R-124)."""

    at: int
    seat: int
    field: int
    gems: tuple[Gem, ...]


@dataclass(frozen=True, slots=True)
class TakePassed:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class GemWon:
    """A gem from the round track, for a rank (R-209)."""

    at: int
    seat: int
    gem: Gem


@dataclass(frozen=True, slots=True)
class GemDrawn:
    """A gem drawn blind from the bag."""

    at: int
    seat: int
    gem: Gem


@dataclass(frozen=True, slots=True)
class GemsLeftOver:
    """Gems of the round that nobody won (R-213, R-214)."""

    at: int
    gems: tuple[Gem, ...]


@dataclass(frozen=True, slots=True)
class RoundGivenUp:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class BoardPutAside:
    """Solo: this board was laid away (R-301)."""

    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class HourglassTurned:
    """The second chance (R-138)."""

    at: int
    deadline: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    at: int
    round: int


@dataclass(frozen=True, slots=True)
class PlayOffStarted:
    """The tied players get one more board each, on loan (R-226, R-227)."""

    at: int
    seats: tuple[int, ...]
    symbol: Symbol
    deals: tuple[Deal, ...]
    deadline: int


@dataclass(frozen=True, slots=True)
class PlayOffConceded:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The place of each seat, equals sharing theirs, and why it ended."""

    at: int
    places: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class SeedPublished:
    """The secret is out: everybody can check the draws (R-405)."""

    at: int
    seed: str


@dataclass(frozen=True, slots=True)
class SeatLeft:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatLost:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class SeatBack:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class PauseAsked:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    at: int


@dataclass(frozen=True, slots=True)
class Continued:
    at: int
    seat: int


@dataclass(frozen=True, slots=True)
class ClockMoved:
    """Everything due is due `by` milliseconds later (R-411)."""

    at: int
    by: int
    reason: str


@dataclass(frozen=True, slots=True)
class GameVoided:
    """Nobody came back for a day (R-409)."""

    at: int


Event = (
    GameStarted
    | GemsLaid
    | StacksDealt
    | FieldChosen
    | PawnsPlaced
    | RoundStarted
    | BoardShown
    | UbongoCalled
    | PawnMoved
    | GemsTaken
    | TakePassed
    | GemWon
    | GemDrawn
    | GemsLeftOver
    | RoundGivenUp
    | BoardPutAside
    | HourglassTurned
    | RoundEnded
    | PlayOffStarted
    | PlayOffConceded
    | GameEnded
    | SeedPublished
    | SeatLeft
    | SeatLost
    | SeatBack
    | PauseAsked
    | Paused
    | Continued
    | ClockMoved
    | GameVoided
)

# The names under which they are stored and sent are in `stored_names`.
for _kind in get_args(Event):
    quick(_kind)
