"""The log of a table: numbered entries, each an event of a game or a change of the lobby.

What a table is follows from its entries alone; `past` reads them back.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from ubongo.rules.canonical import compact, plain
from ubongo.rules.codec import read_event
from ubongo.rules.events import Event, SeedPublished
from ubongo.server.lobby import Lobby, decode_lobby, encode_lobby
from ubongo.server.protocol import Notice
from ubongo.server.seen import notice

LOBBY = "lobby"


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered line of a table's log; `cause` is whose order it was."""

    number: int
    at: int
    kind: str
    body: bytes
    cause: str = ""


class LobbyLine(msgspec.Struct, frozen=True):
    """A lobby change as it is written; the seed of a game begins its life here, unseen."""

    what: str
    lobby: msgspec.Raw
    seed: str = ""


_encode = msgspec.json.Encoder().encode
_decode_line = msgspec.json.Decoder(LobbyLine).decode


def event_entry(number: int, event: Event, cause: str) -> Entry:
    body = compact(plain(event)).encode()
    return Entry(number, event.at, type(event).__name__, body, cause)


def lobby_entry(number: int, at: int, what: str, lobby: Lobby, seed: str, cause: str) -> Entry:
    body = _encode(LobbyLine(what, msgspec.Raw(encode_lobby(lobby)), seed))
    return Entry(number, at, LOBBY, body, cause)


@dataclass(slots=True)
class Past:
    """What a log says about its table."""

    lobby: Lobby
    number: int = 0
    at: int = 0
    # The seed and the events of the last game that was begun.
    seed: str = ""
    events: list[Event] = field(default_factory=list)
    # What happened, as it was told, and whose orders it came from: (cause, number).
    notices: list[Notice] = field(default_factory=list)
    causes: list[tuple[str, int]] = field(default_factory=list)


def past(entries: Iterable[Entry]) -> Past | None:
    """What these entries of one table say; None if there are none."""
    told: Past | None = None
    for entry in entries:
        if entry.kind == LOBBY:
            line = _decode_line(entry.body)
            lobby = decode_lobby(line.lobby)
            told = told or Past(lobby)
            told.lobby = lobby
            if line.seed:
                told.seed = line.seed
                told.events = []
            told.notices.append(Notice(entry.number, line.what))
        else:
            assert told is not None
            event = _event_in(entry)
            told.events.append(event)
            told.notices.append(notice(entry.number, event))
        told.number = entry.number
        told.at = entry.at
        if entry.cause:
            told.causes.append((entry.cause, entry.number))
    return told


def games_in(entries: Iterable[Entry]) -> list[list[Event]]:
    """The events of each game that was begun at a table, from its log."""
    games: list[list[Event]] = []
    for entry in entries:
        if entry.kind != LOBBY:
            games[-1].append(_event_in(entry))
        elif _decode_line(entry.body).seed:
            games.append([])
    return games


def finished_games(entries: Iterable[Entry]) -> list[list[Event]]:
    """The games that were played to their end.

    Until its seed is published, nothing of a game may be seen but through `view`.
    """
    return [game for game in games_in(entries) if isinstance(game[-1], SeedPublished)]


def _event_in(entry: Entry) -> Event:
    return read_event(entry.kind, msgspec.json.decode(entry.body))
