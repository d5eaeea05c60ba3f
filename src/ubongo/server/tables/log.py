"""The log of a table: numbered entries, each an event of a game or a change of the lobby.

What a table is follows from its entries alone; `past` reads them back. Each says which release
wrote it, because the log of one table may have been written by several.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from ubongo.misread import Misread
from ubongo.protocol.messages import Notice
from ubongo.protocol.to_wire import notice
from ubongo.rules.events import Event, SeedPublished
from ubongo.rules.records.forms import Form, check_whole
from ubongo.rules.records.stored import Stored, event_text, read_event
from ubongo.rules.records.stored_names import CHOICES, NAMES, PARTS, name_of
from ubongo.server.storage.entry import Entry
from ubongo.server.tables.lobby import Lobby, Place

# The kinds of entries that are no events: what may never be the name of one.
LOBBY = "lobby"
SEED_PUBLISHED = NAMES[SeedPublished]


@dataclass(frozen=True, slots=True)
class LobbyLine:
    """A lobby change as it is written; the seed of a game begins its life here, unseen."""

    what: str
    lobby: Lobby
    seed: str = ""


# As `rules.stored_names` for what the server adds: names for good.
LOBBY_FORMS = (Form(LOBBY, LobbyLine, "what lobby seed", {"seed": ""}),)
LOBBY_PARTS = (
    Form("Place", Place, "name guest bot ready", {"guest": "", "bot": "", "ready": False}),
    Form(
        "Lobby",
        Lobby,
        "edition settings public host code places games playing kicked",
        {"places": [None] * 4, "games": 0, "playing": False, "kicked": []},
    ),
)
check_whole((*LOBBY_FORMS, *LOBBY_PARTS))

_LOBBIES = Stored("entry", LOBBY_FORMS, (*LOBBY_PARTS, *PARTS), CHOICES)
_encode = msgspec.json.Encoder().encode


def event_entry(number: int, event: Event, cause: str) -> Entry:
    return Entry(number, event.at, name_of(event), event_text(event).encode(), cause)


def lobby_entry(number: int, at: int, what: str, lobby: Lobby, seed: str, cause: str) -> Entry:
    body = _encode(_LOBBIES.write(LobbyLine(what, lobby, seed)))
    return Entry(number, at, LOBBY, body, cause)


def lobby_line(entry: Entry) -> LobbyLine:
    """What an entry says about the lobby."""
    found = _LOBBIES.read(LOBBY, _body(entry), entry.version)
    assert isinstance(found, LobbyLine)
    return found


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
            line = lobby_line(entry)
            told = told or Past(line.lobby)
            told.lobby = line.lobby
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
        elif lobby_line(entry).seed:
            games.append([])
    return games


def finished_games(entries: Iterable[Entry]) -> list[list[Event]]:
    """The games that were played to their end.

    Until its seed is published, nothing of a game may be seen but through `view`.
    """
    return [game for game in games_in(entries) if isinstance(game[-1], SeedPublished)]


def _event_in(entry: Entry) -> Event:
    return read_event(entry.kind, _body(entry), entry.version)


def _body(entry: Entry) -> object:
    try:
        return msgspec.json.decode(entry.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        found = f"entry {entry.number} is no JSON: {wrong}"
        raise Misread(entry.kind, "", found, "restore a backup") from wrong
