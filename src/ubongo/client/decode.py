"""Decodes the server's frames to typed messages, including the edition's view of the table.

>>> read(b'{"type": "pong", "sent": 1.5, "time": 7}')
Pong(sent=1.5, time=7)
"""

from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from ubongo.protocol.messages import FromServer, Happened, Welcome
from ubongo.rules.editions import edition_named

_KNOWN = frozenset(kind.__struct_config__.tag for kind in get_args(FromServer))


def read_known(frame: bytes | str) -> FromServer | None:
    """The message in a frame; None if it is of a kind that only a newer release knows."""
    kind = msgspec.json.decode(frame, type=_Kind).type
    return read(frame) if kind in _KNOWN else None


class _Kind(msgspec.Struct):
    type: str


def read(frame: bytes | str) -> FromServer:
    """The message in a frame; raises `msgspec.MsgspecError` if it is not one."""
    data: dict[str, Any] = msgspec.json.decode(frame)
    table: object = None
    game = data.get("game")
    if game is not None:
        # The type of the table's view depends on the edition, another field of the same object.
        table, game["table"] = game["table"], {}
    message: FromServer = msgspec.convert(data, FromServer)
    if isinstance(message, Welcome | Happened) and message.game is not None:
        seen = msgspec.convert(table, edition_named(message.game.edition).shows)
        return replace(message, game=replace(message.game, table=seen))
    return message
