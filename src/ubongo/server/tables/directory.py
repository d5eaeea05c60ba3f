"""An index of the tables in memory: by code, by guest, open to the public, and live puzzles.

It is updated with every change of a table, so that no query has to search thousands of tables.

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
    """Finds tables by what their lobbies say."""

    def __init__(self) -> None:
        # Codes are valid in the lobby only.
        self.codes: dict[str, str] = {}
        # Public tables whose game has not begun, the oldest first.
        self.open: dict[str, None] = {}
        self.live_puzzles = LivePuzzles()
        self._by_guest: dict[str, set[str]] = {}
        self._noted: dict[str, Lobby] = {}

    def note(self, table_id: str, lobby: Lobby, game: Game | None = None) -> None:
        """Update the index with the lobby and game of a table."""
        self.live_puzzles.note(table_id, game)
        before = self._noted.get(table_id)
        if before is lobby:
            return
        if before is not None:
            self._forget_parts(table_id, before, lobby)
        self._noted[table_id] = lobby
        for place in lobby.places:
            if place is not None and place.guest:
                self._by_guest.setdefault(place.guest, set()).add(table_id)
        if not lobby.playing:
            self.codes.setdefault(lobby.code, table_id)
            if lobby.public:
                self.open.setdefault(table_id)

    def forget(self, table_id: str) -> None:
        self.live_puzzles.forget(table_id)
        before = self._noted.pop(table_id, None)
        if before is not None:
            self._forget_parts(table_id, before, None)

    def tables_of(self, guest: str) -> tuple[str, ...]:
        """The ids of the tables at which this guest has a seat."""
        return tuple(sorted(self._by_guest.get(guest, ())))

    def _forget_parts(self, table_id: str, before: Lobby, after: Lobby | None) -> None:
        is_waiting = after is not None and not after.playing
        if self.codes.get(before.code) == table_id:
            del self.codes[before.code]
        if not (is_waiting and after is not None and after.public):
            self.open.pop(table_id, None)
        for place in before.places:
            if place is not None and place.guest in self._by_guest:
                tables = self._by_guest[place.guest]
                tables.discard(table_id)
                if not tables:
                    del self._by_guest[place.guest]
