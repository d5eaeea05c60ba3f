"""The commands of a seat, and of the keeper of the table.

A command may be refused. The commands of the keeper (a server or a simulation) report
facts that the game cannot know: who is online, and that the clock stood still.
"""

from dataclasses import dataclass
from typing import get_args

from ubongo.puzzles.covers import Cover
from ubongo.rules.quick import quick


@dataclass(frozen=True, slots=True)
class Roll:
    """The start player rolls and turns the hourglass (R-111)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CallUbongo:
    """The area is covered; the cover is shown (R-014)."""

    seat: int
    cover: Cover


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Stop laying in this round; only where no hourglass ends it."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseField:
    """Choose the first field of this seat's pawn (R-103)."""

    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class MovePawn:
    """Move this seat's pawn after solving (R-115 to R-122)."""

    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class TakeGems:
    """Take the two nearest gems, after moving to `field` if one is named (R-123, R-124)."""

    seat: int
    field: int | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Take nothing in this round (R-127)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PutAside:
    """Solo: lay this board away and draw another (R-301)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Finish:
    """Solo: end the run; without a clock nothing else ends it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Concede:
    """Give up in the play-off (R-228)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave for good (R-410)."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndAlone:
    """Everybody else has left: end the game here and win it (R-410)."""

    seat: int


@dataclass(frozen=True, slots=True)
class AskPause:
    """Agree to a pause between rounds (R-416)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Continue:
    """End the pause."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lose:
    """Keeper: the connection to this seat is lost (R-406)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """Keeper: this seat is back."""

    seat: int


@dataclass(frozen=True, slots=True)
class MoveClock:
    """Keeper: nothing could be received for a while; postpone everything due by that time.

    After a crash (R-411) or a frozen process nobody loses playing time.
    """

    by: int
    reason: str


Command = (
    Roll
    | CallUbongo
    | GiveUp
    | ChooseField
    | MovePawn
    | TakeGems
    | Pass
    | PutAside
    | Finish
    | Concede
    | Leave
    | EndAlone
    | AskPause
    | Continue
    | Lose
    | Return
    | MoveClock
)

COMMANDS: dict[str, type[Command]] = {kind.__name__: quick(kind) for kind in get_args(Command)}
