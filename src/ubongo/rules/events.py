"""Events: the facts of a game, in order. Its state follows from them.

They contain every random draw, so that a replay draws nothing. `at` is the table's time
in milliseconds.
"""

from ubongo.boards.board import Animal, PieceSet, Side, Symbol
from ubongo.puzzles.covers import Cover
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.gems import Gem
from ubongo.rules.settings import Settings
from ubongo.rules.value import value


@value
class Player:
    """Who sits there; `bot` names its strength, and is empty for people (R-415)."""

    name: str
    bot: str = ""


@value
class Deal:
    """The board one seat got, and the puzzle the die made of it, written out in full.

    `lists` are all six of its side, in the order of the symbols; rules version 1 did not tell them.
    """

    board: int
    animal: Animal
    side: Side
    puzzle: Puzzle
    lists: tuple[PieceSet, ...] = ()


@value
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
    # The fingerprint of the box, or of the catalogue of fresh boards; version 1 did not tell it.
    box: str = ""


@value
class GemsLaid:
    """The gems of the table, row by row, the nearest to its field first (R-102)."""

    at: int
    rows: tuple[tuple[Gem, ...], ...]


@value
class StacksDealt:
    """Co-op: the animal whose nine boards each seat begins with (R-261)."""

    at: int
    animals: tuple[Animal, ...]


@value
class FieldChosen:
    """A pawn's first field, hidden until all are placed (R-103)."""

    at: int
    seat: int
    field: int


@value
class PawnsPlaced:
    """The first fields of all pawns, shown together (R-103)."""

    at: int
    fields: tuple[int, ...]


@value
class RoundStarted:
    """Boards dealt, die rolled, hourglass turned, all in one (R-022, R-111)."""

    at: int
    round: int
    roller: int
    symbol: Symbol
    deals: tuple[Deal, ...]
    deadline: int | None


@value
class BoardShown:
    """A seat with a start delay sees its board now."""

    at: int
    seat: int


@value
class UbongoCalled:
    """A seat has covered its area and has its rank (R-014, R-114)."""

    at: int
    seat: int
    rank: int
    cover: Cover


@value
class PawnMoved:
    at: int
    seat: int
    field: int


@value
class GemsTaken:
    """The nearest gems of the pawn's row, in one act (R-123, R-124)."""

    at: int
    seat: int
    field: int
    gems: tuple[Gem, ...]


@value
class TakePassed:
    at: int
    seat: int


@value
class GemWon:
    """A gem from the round track, for a rank (R-209)."""

    at: int
    seat: int
    gem: Gem


@value
class GemDrawn:
    """A gem drawn blind from the bag."""

    at: int
    seat: int
    gem: Gem


@value
class GemsLeftOver:
    """Gems of the round that nobody won (R-213, R-214)."""

    at: int
    gems: tuple[Gem, ...]


@value
class RoundGivenUp:
    at: int
    seat: int


@value
class GiveUpTakenBack:
    """A seat that had given up lays on (R-434)."""

    at: int
    seat: int


@value
class NextSaid:
    """A seat is ready for what comes next (R-432, R-435)."""

    at: int
    seat: int


@value
class TableWentOn:
    """The break between two rounds is over, and the roll is awaited (R-432)."""

    at: int


@value
class BoardPutAside:
    """Solo: this board was laid away (R-301)."""

    at: int
    seat: int


@value
class HourglassTurned:
    """The second chance (R-138)."""

    at: int
    deadline: int


@value
class RoundEnded:
    at: int
    round: int


@value
class PlayOffStarted:
    """The tied players get one more board each, on loan (R-226, R-227)."""

    at: int
    seats: tuple[int, ...]
    symbol: Symbol
    deals: tuple[Deal, ...]
    deadline: int


@value
class PlayOffConceded:
    at: int
    seat: int


@value
class SharingAgreed:
    """A seat in the play-off agrees to share the victory (R-228)."""

    at: int
    seat: int


@value
class GameEnded:
    """The place of each seat, equals sharing theirs, why it ended, and what each has reached.

    A score is compared number by number, as the edition counts: points, gems by colour, or tasks.
    Rules version 1 did not tell it.
    """

    at: int
    places: tuple[int, ...]
    reason: str
    scores: tuple[tuple[int, ...], ...] = ()


@value
class SeedPublished:
    """The secret is out: everybody can check the draws (R-405)."""

    at: int
    seed: str


@value
class SeatLeft:
    at: int
    seat: int


@value
class SeatLost:
    at: int
    seat: int


@value
class SeatBack:
    at: int
    seat: int


@value
class PauseAsked:
    at: int
    seat: int


@value
class Paused:
    at: int


@value
class Continued:
    at: int
    seat: int


@value
class ClockMoved:
    """Everything due is due `by` milliseconds later (R-411)."""

    at: int
    by: int
    reason: str


@value
class GameVoided:
    """Nobody came back for a day (R-409)."""

    at: int


# The names under which they are stored and sent are in `stored_names`.
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
    | GiveUpTakenBack
    | NextSaid
    | TableWentOn
    | BoardPutAside
    | HourglassTurned
    | RoundEnded
    | PlayOffStarted
    | PlayOffConceded
    | SharingAgreed
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
