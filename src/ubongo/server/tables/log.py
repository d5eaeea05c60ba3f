"""The log of a table: numbered entries, each an event of a game or a change of the lobby.

A table can be rebuilt from its entries alone; `past` reads them back. Each entry names the
release that wrote it, because several releases may have written the log of one table.
"""

from collections.abc import Iterable, Sequence
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
from ubongo.server.tables.changes import Change, LobbyChange
from ubongo.server.tables.fair.known_levels import KnownLevel
from ubongo.server.tables.lobby import Lobby, Place

# The kind of entries that are not events; no event may have this name.
LOBBY = "lobby"
SEED_PUBLISHED = NAMES[SeedPublished]
# The latest notices are kept for people who come back.
REMEMBERED = 400


# The stored names of the server's own types, like `rules.records.stored_names`: never change them.
LOBBY_FORMS = (Form(LOBBY, LobbyChange, "what lobby seed", {"seed": ""}),)
LOBBY_PARTS = (
    Form("Place", Place, "name guest bot ready", {"guest": "", "bot": "", "ready": False}),
    Form(
        "Lobby",
        Lobby,
        "edition settings public host code places games playing kicked locked fair known tipped "
        "event",
        {"places": [None] * 4, "games": 0, "playing": False, "kicked": [], "locked": False},
        {"fair": False, "known": [], "tipped": [], "event": ""},
    ),
    Form("KnownLevel", KnownLevel, "guest level found"),
)
check_whole((*LOBBY_FORMS, *LOBBY_PARTS))

_LOBBIES = Stored("entry", LOBBY_FORMS, (*LOBBY_PARTS, *PARTS), CHOICES)
_encode = msgspec.json.Encoder().encode


def entry_of(change: Change) -> Entry:
    """A change as it is stored."""
    number, at, fact, cause = change
    if isinstance(fact, LobbyChange):
        return Entry(number, at, LOBBY, _encode(_LOBBIES.write(fact)), cause)
    return Entry(number, at, name_of(fact), event_text(fact).encode(), cause)


def change_of(entry: Entry) -> Change:
    """The change in an entry."""
    fact = lobby_change(entry) if entry.kind == LOBBY else event_in(entry)
    return Change(entry.number, entry.at, fact, entry.cause)


def lobby_change(entry: Entry) -> LobbyChange:
    """The lobby change in an entry."""
    found = _LOBBIES.read(LOBBY, _body(entry), entry.version)
    assert isinstance(found, LobbyChange)
    return found


def notice_of(change: Change) -> Notice:
    """A change as everybody at the table may see it."""
    fact = change.fact
    if isinstance(fact, LobbyChange):
        return Notice(change.number, fact.what)
    return notice(change.number, fact)


@dataclass(slots=True)
class Past:
    """The state of a table, read from its log."""

    lobby: Lobby
    number: int = 0
    at: int = 0
    # The seed and the events of the last game that was begun.
    seed: str = ""
    events: list[Event] = field(default_factory=list)
    # The changes of the last game, and at least the latest ones.
    changes: list[Change] = field(default_factory=list)
    # All orders that led to something, each with the number of its entry: (cause, number).
    causes: list[tuple[str, int]] = field(default_factory=list)

    @property
    def notices(self) -> list[Notice]:
        """The latest changes, as everybody may see them."""
        return [notice_of(change) for change in self.changes[-REMEMBERED:]]


def past(entries: Iterable[Entry]) -> Past | None:
    """Read the entries of one table back; None if there are none.

    Games before the last one are not looked into, however many there were.
    """
    log = tuple(entries)
    begin, lobby = _last_game(log)
    if lobby is None:
        return None
    told = Past(lobby, log[-1].number, log[-1].at)
    told.causes = [(entry.cause, entry.number) for entry in log if entry.cause]
    for entry in log[min(begin, max(0, len(log) - REMEMBERED)) :]:
        change = change_of(entry)
        fact = change.fact
        told.changes.append(change)
        if isinstance(fact, LobbyChange):
            if fact.seed:
                told.seed = fact.seed
                told.events = []
        else:
            told.events.append(fact)
    return told


def _last_game(log: Sequence[Entry]) -> tuple[int, Lobby | None]:
    """Where the last game begins, or the log if there was none; and the last lobby."""
    lobby: Lobby | None = None
    for place in range(len(log) - 1, -1, -1):
        if log[place].kind == LOBBY:
            change = lobby_change(log[place])
            lobby = lobby or change.lobby
            if change.seed:
                return place, lobby
    return 0, lobby


def lobbies_in(entries: Iterable[Entry]) -> list[LobbyChange]:
    """All lobby changes of a table."""
    return [lobby_change(entry) for entry in entries if entry.kind == LOBBY]


def games_in(entries: Iterable[Entry]) -> list[list[Event]]:
    """The events of each game that was begun at a table."""
    games: list[list[Event]] = []
    for entry in entries:
        if entry.kind != LOBBY:
            # The log of an event has no game.
            if games:
                games[-1].append(event_in(entry))
        elif lobby_change(entry).seed:
            games.append([])
    return games


def finished_games(entries: Iterable[Entry]) -> list[list[Event]]:
    """The events of each game that was played to its end.

    Until its seed is published, a game may be shown only through `rules.view`.
    """
    return [game for game in games_in(entries) if isinstance(game[-1], SeedPublished)]


def event_in(entry: Entry) -> Event:
    """The event in an entry that is not a lobby change."""
    return read_event(entry.kind, _body(entry), entry.version)


def _body(entry: Entry) -> object:
    try:
        return msgspec.json.decode(entry.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        found = f"entry {entry.number} is not JSON: {wrong}"
        raise Misread(entry.kind, "", found, "restore a backup") from wrong
