"""The commands of a seat, and of the keeper of the table.

A command may be refused. The commands of the keeper (a server or a simulation) report
facts that the game cannot know: who is online, and that the clock stood still.
"""

from typing import get_args

from ubongo.puzzles.covers import Cover
from ubongo.rules.gems import Gem
from ubongo.rules.value import value


@value
class Roll:
    """The start player rolls and turns the hourglass (R-111)."""

    seat: int


@value
class CallUbongo:
    """The area is covered; the cover is shown (R-014)."""

    seat: int
    cover: Cover


@value
class GiveUp:
    """Stop laying in this round (R-418, R-434)."""

    seat: int


@value
class PlayOn:
    """Take the giving up back while the sand runs (R-434)."""

    seat: int


@value
class Next:
    """This seat is ready for the next round (R-432); in a guided round: let the bots call."""

    seat: int


@value
class ChooseField:
    """Choose the first field of this seat's pawn (R-103)."""

    seat: int
    field: int


@value
class MovePawn:
    """Move this seat's pawn after solving (R-115 to R-122)."""

    seat: int
    field: int


@value
class TakeGems:
    """Take the two nearest gems, after moving to `field` if one is named (R-123, R-124)."""

    seat: int
    field: int | None = None
    # the gems that this seat saw at the front of the row; None: whichever lie there.
    seen: tuple[Gem, ...] | None = None


@value
class Pass:
    """Take nothing in this round (R-127)."""

    seat: int


@value
class PutAside:
    """Solo: lay this board away and draw another (R-301)."""

    seat: int


@value
class Finish:
    """Solo: end the run; without a clock nothing else ends it."""

    seat: int


@value
class Concede:
    """Give up in the play-off, and lose it (R-228)."""

    seat: int


@value
class AgreeToShare:
    """Agree that all who are still in the play-off share the victory (R-228)."""

    seat: int


@value
class Leave:
    """Leave for good (R-410)."""

    seat: int


@value
class EndAlone:
    """Everybody else has left: end the game here and win it (R-410)."""

    seat: int


@value
class AskPause:
    """Agree to a pause between rounds (R-416); as the only person, pause now (R-433)."""

    seat: int


@value
class Continue:
    """End the pause."""

    seat: int


@value
class Lose:
    """Keeper: the connection to this seat is lost (R-406)."""

    seat: int


@value
class Return:
    """Keeper: this seat is back."""

    seat: int


@value
class MoveClock:
    """Keeper: nothing could be received for a while; postpone everything due by that time.

    After a crash (R-411) or a frozen process nobody loses playing time.
    """

    by: int
    reason: str


SeatCommand = (
    Roll
    | CallUbongo
    | GiveUp
    | PlayOn
    | Next
    | ChooseField
    | MovePawn
    | TakeGems
    | Pass
    | PutAside
    | Finish
    | Concede
    | AgreeToShare
    | Leave
    | EndAlone
    | AskPause
    | Continue
)
KeeperCommand = Lose | Return | MoveClock
Command = SeatCommand | KeeperCommand

COMMANDS: dict[str, type[Command]] = {kind.__name__: kind for kind in get_args(Command)}
