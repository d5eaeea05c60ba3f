"""Converts an order of the protocol to a command of the rules."""

from collections.abc import Callable

from ubongo.protocol import messages
from ubongo.protocol.messages import GameOrder
from ubongo.protocol.to_wire import cover_of
from ubongo.rules import commands as rules
from ubongo.rules.refusals import Refused


class TooManyCalls(Refused):
    code = "too_many_calls"

    def __init__(self) -> None:
        super().__init__("too many Ubongo calls in this round")


class TableFrozen(Refused):
    code = "table_frozen"

    def __init__(self) -> None:
        super().__init__("something went wrong on our side, and this table has stopped")


def command_of(order: GameOrder, seat: int) -> rules.Command:
    return _COMMANDS[type(order)](order, seat)


_COMMANDS: dict[type[GameOrder], Callable[..., rules.Command]] = {
    messages.Roll: lambda order, seat: rules.Roll(seat),
    messages.CallUbongo: lambda order, seat: rules.CallUbongo(seat, cover_of(order.cover)),
    messages.GiveUp: lambda order, seat: rules.GiveUp(seat),
    messages.ChooseField: lambda order, seat: rules.ChooseField(seat, order.field),
    messages.MovePawn: lambda order, seat: rules.MovePawn(seat, order.field),
    messages.TakeGems: lambda order, seat: rules.TakeGems(seat, order.field),
    messages.Pass: lambda order, seat: rules.Pass(seat),
    messages.PutAside: lambda order, seat: rules.PutAside(seat),
    messages.Finish: lambda order, seat: rules.Finish(seat),
    messages.Concede: lambda order, seat: rules.Concede(seat),
    messages.Leave: lambda order, seat: rules.Leave(seat),
    messages.EndAlone: lambda order, seat: rules.EndAlone(seat),
    messages.AskPause: lambda order, seat: rules.AskPause(seat),
    messages.Continue: lambda order, seat: rules.Continue(seat),
}
