"""Where is what: tables by code, by guest, those that anybody may join, and the live boards.

Kept up to date with every change of a table, so that no question has to look at every
room of a server with thousands.

>>> from ubongo.rules.settings import Settings
>>> found = Directory()
>>> found.note("t1", Lobby("classic", Settings(), True, "ada", "ABCDEF"))
>>> found.codes, found.open
({'ABCDEF': 't1'}, {'t1': None})
"""

from ubongo.rules.game import Game
from ubongo.server.tables.live_puzzles import LivePuzzles
from ubongo.server.tables.lobby import Lobby


class Directory:
    """An index of the lobbies that are in memory."""

    def __init__(self) -> None:
        # Codes are valid in the lobby only.
        self.codes: dict[str, str] = {}
        # Public tables whose game has not begun, the oldest first.
        self.open: dict[str, None] = {}
        self.live_puzzles = LivePuzzles()
        self._by_guest: dict[str, set[str]] = {}
        self._noted: dict[str, Lobby] = {}

    def note(self, table: str, lobby: Lobby, game: Game | None = None) -> None:
        """This is how this table stands now."""
        self.live_puzzles.note(table, game)
        before = self._noted.get(table)
        if before is lobby:
            return
        if before is not None:
            self._forget_parts(table, before, lobby)
        self._noted[table] = lobby
        for place in lobby.places:
            if place is not None and place.guest:
                self._by_guest.setdefault(place.guest, set()).add(table)
        if not lobby.playing:
            self.codes.setdefault(lobby.code, table)
            if lobby.public:
                self.open.setdefault(table)

    def forget(self, table: str) -> None:
        self.live_puzzles.forget(table)
        before = self._noted.pop(table, None)
        if before is not None:
            self._forget_parts(table, before, None)

    def tables_of(self, guest: str) -> tuple[str, ...]:
        """Where this guest has a seat."""
        return tuple(sorted(self._by_guest.get(guest, ())))

    def _forget_parts(self, table: str, before: Lobby, after: Lobby | None) -> None:
        is_waiting = after is not None and not after.playing
        if self.codes.get(before.code) == table:
            del self.codes[before.code]
        if not (is_waiting and after is not None and after.public):
            self.open.pop(table, None)
        for place in before.places:
            if place is not None and place.guest in self._by_guest:
                tables = self._by_guest[place.guest]
                tables.discard(table)
                if not tables:
                    del self._by_guest[place.guest]
