"""Presence: who is connected to a table, who may come in, and for whom it waits.

What anybody is sent is decided in `table`.

>>> here = Presence(at=0)
>>> here.arrive(1, Watcher("ada"), host="ada", at=5)
>>> here.guests(), here.host_gone_at
({'ada'}, None)
>>> here.leave(1, host="ada", at=9)
Watcher(guest='ada', seat=None, name='', address='', is_invited=False)
>>> here.guests(), here.host_gone_at
(set(), 9)
"""

from collections.abc import Container
from dataclasses import dataclass

from ubongo.protocol.messages import CloseCode
from ubongo.server.tables.effects import Connection
from ubongo.server.tables.lobby import Lobby

# A spectator costs as much as a player.
MOST_WATCHERS = 64
# Of these, strangers at a public table, who have not entered its code: the other places are kept
# for people with the code. And strangers of one address.
MOST_STRANGERS = 40
MOST_STRANGERS_AN_ADDRESS = 8


@dataclass(slots=True)
class Watcher:
    """A connected person; `seat` is None for a spectator, and in the lobby."""

    guest: str
    seat: int | None = None
    # The name in the guest's cookie.
    name: str = ""
    # Where they come from, for limits; empty: not known.
    address: str = ""
    # Whether they have entered the code of the table.
    is_invited: bool = False


class Presence:
    """The people at one table, since `at`; only its own methods write its fields."""

    def __init__(self, at: int) -> None:
        self.watchers: dict[Connection, Watcher] = {}
        # When somebody last came, went or gave an order.
        self.touched_at = at
        # When the host's connection ended; None while the host is connected.
        self.host_gone_at: int | None = at
        # After a restart: when seats that are still disconnected count as offline.
        self.back_until: int | None = None

    def arrive(self, connection: Connection, watcher: Watcher, host: str, at: int) -> None:
        self.watchers[connection] = watcher
        self.touched_at = at
        if watcher.guest == host:
            self.host_gone_at = None

    def leave(self, connection: Connection, host: str, at: int) -> Watcher | None:
        """Forget a connection; the person it was, or None if it is not known."""
        watcher = self.watchers.pop(connection, None)
        if watcher is not None:
            self.touched_at = at
            if watcher.guest == host:
                self.host_gone_at = at
        return watcher

    def dismiss(self, guests: Container[str]) -> list[Connection]:
        """Forget the connections of these guests, because the table ends them."""
        found = [one for one, watcher in self.watchers.items() if watcher.guest in guests]
        for connection in found:
            del self.watchers[connection]
        return found

    def refusal(self, lobby: Lobby, guest: str, address: str, is_invited: bool) -> CloseCode | None:
        """Why a guest may not come in; people with a seat always may, unless it is closed."""
        if lobby.closed:
            return "table_closed"
        if guest in lobby.kicked:
            return "kicked"
        if lobby.belongs(guest):
            return None
        if lobby.locked:
            return "table_locked"
        others = [one for one in self.watchers.values() if one.guest != guest]
        if len(others) >= MOST_WATCHERS:
            return "table_full"
        if is_invited:
            return None
        strangers = [one for one in others if not (one.is_invited or lobby.belongs(one.guest))]
        of_address = sum(bool(address) and one.address == address for one in strangers)
        if len(strangers) >= MOST_STRANGERS or of_address >= MOST_STRANGERS_AN_ADDRESS:
            return "table_full"
        return None

    def onlookers(self, lobby: Lobby) -> dict[Connection, Watcher]:
        """The people who have no seat here and are not the host."""
        return {
            connection: watcher
            for connection, watcher in self.watchers.items()
            if not lobby.belongs(watcher.guest)
        }

    def touch(self, at: int) -> None:
        """Note that somebody gave an order."""
        self.touched_at = at

    def welcome_host(self) -> None:
        """Note that the host, perhaps a new one, is connected."""
        self.host_gone_at = None

    def await_seats(self, until: int | None) -> None:
        """Wait so long for seats that were connected before a restart; None: no longer."""
        self.back_until = until

    def take_seats(self, lobby: Lobby) -> None:
        """Give everybody the seat that they have in the game that begins."""
        for watcher in self.watchers.values():
            watcher.seat = lobby.seat_of(watcher.guest)

    def guests(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers.values()}

    def seats(self) -> set[int | None]:
        return {watcher.seat for watcher in self.watchers.values()}
