"""Numbered changes of a table: an event of its game, or another lobby.

`state` makes them; `table` turns them into entries of the log and into notices.
"""

from dataclasses import dataclass
from typing import NamedTuple

from ubongo.rules.events import Event
from ubongo.server.tables.lobby import Lobby


@dataclass(frozen=True, slots=True)
class LobbyChange:
    """The lobby after a change, with the secret seed if a game begins."""

    what: str
    lobby: Lobby
    seed: str = ""


class Change(NamedTuple):
    """One change, and the order that it came from: guest, a blank, the order's id."""

    number: int
    at: int
    fact: Event | LobbyChange
    cause: str
