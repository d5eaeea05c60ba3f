"""What a table of an event tells it (R-437), as JSON: how far its game is, and how it ended.

It goes through storage, as a part of the table's summary: in the same commit as the entries that
it follows from, so that no crash loses or doubles a result.
"""

import msgspec
from msgspec import Struct

from ubongo.rules.game import VOID, Game


class EventReport(Struct, frozen=True, omit_defaults=True):
    """How far a game is; without places an ended one was not played to its end."""

    round: int = 0
    rounds: int = 0
    ended: bool = False
    places: tuple[int, ...] = ()
    # the levels that the seats have reached, where boards are fitted.
    levels: tuple[int, ...] = ()


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(EventReport)
# Of a table that the operator has closed.
CLOSED = _encode(EventReport(ended=True)).decode()


def report_of(game: Game | None) -> str:
    """What a table tells its event now."""
    if game is None:
        return ""
    places = () if game.phase is VOID else game.places
    return _encode(EventReport(game.round, game.rounds, game.is_over, places, game.levels)).decode()


def read_report(told: str) -> EventReport:
    return _decoder.decode(told)
