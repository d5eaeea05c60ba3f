"""Orders on the wire are derived from the commands of the rules, and become them again."""

from dataclasses import fields
from typing import get_args

import pytest
from msgspec.structs import fields as struct_fields

from ubongo.protocol import messages
from ubongo.protocol.from_wire import command_of
from ubongo.protocol.messages import GAME_ORDERS, GameOrder, Laid, order_of
from ubongo.puzzles.covers import Cover
from ubongo.rules import commands
from ubongo.rules.commands import SeatCommand


def test_every_command_of_a_seat_has_its_order() -> None:
    names = [kind.__name__ for kind in get_args(SeatCommand)]

    assert [kind.__name__ for kind in GAME_ORDERS] == names
    assert [getattr(messages, name) for name in names] == list(GAME_ORDERS)


@pytest.mark.parametrize("kind", GAME_ORDERS)
def test_an_order_has_the_fields_of_its_command(kind: type[GameOrder]) -> None:
    """But for the seat, which is the sender's; a call may also be for a seat that is helped."""
    command = getattr(commands, kind.__name__)
    own = ["seat"] if kind is messages.CallUbongo else []

    assert [one.name for one in struct_fields(kind)] == [
        "id",
        *[part.name for part in fields(command)[1:]],
        *own,
    ]


def test_an_order_gives_its_command() -> None:
    lay = (Laid("I2", ((0, 0), (1, 0))),)

    assert command_of(messages.Roll("a"), 2) == commands.Roll(2)
    assert command_of(messages.MovePawn("a", field=5), 1) == commands.MovePawn(1, 5)
    assert command_of(messages.TakeGems("a"), 0) == commands.TakeGems(0)
    assert command_of(messages.TakeGems("a", 3), 0) == commands.TakeGems(0, 3)
    called = commands.CallUbongo(3, Cover.parse("I2 I2"))
    assert command_of(messages.CallUbongo("a", lay, seat=3), 3) == called


def test_an_order_must_have_the_form_of_its_command() -> None:
    with pytest.raises(TypeError, match="GameOrder has not the fields of MovePawn"):
        order_of(commands.MovePawn, GameOrder)
