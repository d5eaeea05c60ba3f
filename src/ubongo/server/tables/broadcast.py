"""The broadcast of a table: what happened, encoded once for each distinct viewer.

Spectators all see the same, and most parts of a view are equal for everybody.
"""

from collections.abc import Iterator, Mapping

from msgspec import Raw

from ubongo.protocol.messages import Happened, Notice, encode
from ubongo.protocol.to_wire import EncodedViews
from ubongo.server.tables.effects import Connection
from ubongo.server.tables.fair.warm_up import WarmUp
from ubongo.server.tables.lobby import Lobby
from ubongo.server.tables.lobby_view import lobby_seen
from ubongo.server.tables.presence import Presence, Watcher
from ubongo.server.tables.state import TableState

# Seat in the game, seat in the lobby, is host, is a big screen: viewers with the same key get the
# same message.
Viewer = tuple[int | None, int | None, bool, bool]
# What the lobby's part is made of, but for whom.
LobbyNow = tuple[Lobby, set[str], bool, tuple[str, ...], int, int | None, Mapping[str, WarmUp]]


class Broadcast:
    """Encodes the messages of one table; keeps the lobby's, which seldom change during a game."""

    def __init__(self) -> None:
        self._lobby_as: LobbyNow | None = None
        self._lobby_copies: dict[Viewer, Raw] = {}

    def happened(
        self,
        state: TableState,
        presence: Presence,
        warm_ups: Mapping[str, WarmUp],
        laid_counts: tuple[int, ...],
        notices: tuple[Notice, ...],
        at: int,
        but: Connection | None = None,
    ) -> Iterator[tuple[Connection, Watcher, bytes]]:
        """For everybody here: the notices of a step, and how things stand after it."""
        lobby, game = state.lobby, state.game
        asked = tuple(presence.asking.values())
        as_it_is = (
            *(lobby, presence.guests(), state.is_over, asked, presence.screens(lobby)),
            *(presence.starts_at(lobby), dict(warm_ups)),
        )
        if self._lobby_as != as_it_is:
            self._lobby_as = as_it_is
            self._lobby_copies = {}
        encoded: dict[Viewer, bytes] = {}
        views = None if game is None else EncodedViews(game, laid_counts)
        for connection, watcher in presence.watchers.items():
            if connection == but:
                continue
            guest = watcher.seen_as
            if guest is None:
                viewer: Viewer = None, None, False, True
            else:
                viewer = watcher.seat, lobby.seat_of(guest), guest == lobby.host, False
            message = encoded.get(viewer)
            if message is None:
                lobby_copy = self._lobby_copies.get(viewer)
                if lobby_copy is None:
                    lobby_copy = Raw(encode(lobby_seen(lobby, guest, *as_it_is[1:])))
                    self._lobby_copies[viewer] = lobby_copy
                seen = None if views is None else views.of(watcher.seat)
                message = encode(Happened(state.number, at, notices, lobby_copy, seen))
                encoded[viewer] = message
            yield connection, watcher, message
