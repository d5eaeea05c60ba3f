"""Converts orders of the protocol to commands of the rules, and laid pieces to covers."""

from collections.abc import Callable
from typing import get_args

from ubongo.protocol.messages import GAME_ORDERS, CallUbongo, GameOrder, Laid
from ubongo.puzzles.covers import Cover, Placement
from ubongo.puzzles.pieces import piece
from ubongo.rules import commands
from ubongo.rules.commands import SeatCommand
from ubongo.rules.refusals import Refused


class TooManyCalls(Refused):
    code = "too_many_calls"

    def __init__(self) -> None:
        super().__init__("too many Ubongo calls in this round")


class TableFrozen(Refused):
    code = "table_frozen"

    def __init__(self) -> None:
        super().__init__("something went wrong on our side, and this table has stopped")


class NotATable(Refused):
    code = "not_a_table"

    def __init__(self) -> None:
        super().__init__("this is an event: orders of a table mean nothing here")


class NotAnEvent(Refused):
    code = "not_an_event"

    def __init__(self) -> None:
        super().__init__("this is a table: orders of an event mean nothing here")


def cover_of(laid: tuple[Laid, ...]) -> Cover:
    """The laid pieces as a cover of the rules, not yet checked."""
    return Cover.of(Placement.of(piece(one.piece), one.cells) for one in laid)


def command_of(order: GameOrder, seat: int) -> SeatCommand:
    """The command of the rules that this order gives for this seat."""
    if isinstance(order, CallUbongo):
        return commands.CallUbongo(seat, cover_of(order.cover))
    command, names = _COMMANDS[type(order)]
    return command(seat, *[getattr(order, name) for name in names])


# By the kind of order: the command of the same name, and the names of its fields after the seat.
_COMMANDS: dict[type[GameOrder], tuple[Callable[..., SeatCommand], tuple[str, ...]]] = {
    order: (command, command.__match_args__[1:])
    for order in GAME_ORDERS
    for command in get_args(SeatCommand)
    if command.__name__ == order.__name__
}
