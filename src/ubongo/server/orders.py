"""From a page's order to the command of the rules that it stands for."""

from collections.abc import Callable

from ubongo.rules import commands as rules
from ubongo.rules.refusals import Refused
from ubongo.server import protocol
from ubongo.server.protocol import GameOrder
from ubongo.server.seen import cover_of


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
    protocol.Roll: lambda order, seat: rules.Roll(seat),
    protocol.CallUbongo: lambda order, seat: rules.CallUbongo(seat, cover_of(order.cover)),
    protocol.GiveUp: lambda order, seat: rules.GiveUp(seat),
    protocol.ChooseField: lambda order, seat: rules.ChooseField(seat, order.field),
    protocol.MovePawn: lambda order, seat: rules.MovePawn(seat, order.field),
    protocol.TakeGems: lambda order, seat: rules.TakeGems(seat, order.field),
    protocol.Pass: lambda order, seat: rules.Pass(seat),
    protocol.PutAside: lambda order, seat: rules.PutAside(seat),
    protocol.Finish: lambda order, seat: rules.Finish(seat),
    protocol.Concede: lambda order, seat: rules.Concede(seat),
    protocol.Leave: lambda order, seat: rules.Leave(seat),
    protocol.EndAlone: lambda order, seat: rules.EndAlone(seat),
    protocol.AskPause: lambda order, seat: rules.AskPause(seat),
    protocol.Continue: lambda order, seat: rules.Continue(seat),
}
