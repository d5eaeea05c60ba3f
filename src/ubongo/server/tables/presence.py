"""Presence: who is connected to a table, who may come in, and for whom it waits.

What anybody is sent is decided in `table`.

>>> here = Presence(at=0)
>>> here.arrive(1, Watcher("ada"), host="ada", at=5)
>>> here.guests(), here.host_gone_at
({'ada'}, None)
>>> here.leave(1, host="ada", at=9)
Watcher(guest='ada', seat=None, name='', address='', is_invited=False, hears_words=False, \
is_screen=False)
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
# Big screens at one table, beside its people, and how many of them strangers may open there.
MOST_SCREENS = 4
MOST_SCREENS_OF_STRANGERS = 2
# How long a table of an event waits for its people; who is not there plays offline.
EVENT_WAIT = 20_000
# Guests who have gone, of whom it is known since when.
MOST_REMEMBERED = 128


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
    # Whether this connection has asked for quick words.
    hears_words: bool = False
    # A big screen: nobody sits at it, whoever opened it.
    is_screen: bool = False

    @property
    def seen_as(self) -> str | None:
        """The guest for whom the lobby is drawn here; None at a big screen."""
        return None if self.is_screen else self.guest


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
        # Spectators who ask for a seat in the next game: guest and name, the first first.
        self.asking: dict[str, str] = {}
        # Since when guests are gone; whoever has not come yet is gone since `_since`.
        self._gone_at: dict[str, int] = {}
        self._since = at

    def arrive(self, connection: Connection, watcher: Watcher, host: str, at: int) -> None:
        self.watchers[connection] = watcher
        self.touched_at = at
        if watcher.is_screen:
            return
        self._gone_at.pop(watcher.guest, None)
        if watcher.guest == host:
            self.host_gone_at = None

    def leave(self, connection: Connection, host: str, at: int) -> Watcher | None:
        """Forget a connection; the person it was, or None if it is not known."""
        watcher = self.watchers.pop(connection, None)
        if watcher is not None:
            self.touched_at = at
        if watcher is not None and not watcher.is_screen:
            self._note_gone(watcher.guest, at)
            if watcher.guest == host:
                self.host_gone_at = at
        return watcher

    def starts_at(self, lobby: Lobby) -> int | None:
        """When the game of an event's table begins, whoever is there; None at other tables."""
        return self._since + EVENT_WAIT if lobby.event and not lobby.playing else None

    def absent_since(self, guest: str) -> int | None:
        """Since when this guest is not connected; None if they are."""
        if guest in self.guests():
            return None
        return self._gone_at.get(guest, self._since)

    def ask_seat(self, guest: str, name: str | None) -> None:
        """Note that a spectator wants to play the next game under this name; None: no longer."""
        if name is None:
            self.asking.pop(guest, None)
        else:
            self.asking[guest] = name

    def _note_gone(self, guest: str, at: int) -> None:
        self.asking.pop(guest, None)
        # Only people with a seat are ever asked for, so a few are enough.
        if len(self._gone_at) >= MOST_REMEMBERED:
            del self._gone_at[next(iter(self._gone_at))]
        self._gone_at[guest] = at

    def replaced_by(self, watcher: Watcher) -> list[Connection]:
        """Forget the older connection of the same guest (R-412); a screen replaces only screens."""
        mine = watcher.guest, watcher.is_screen
        found = [
            connection
            for connection, one in self.watchers.items()
            if (one.guest, one.is_screen) == mine
        ]
        for connection in found:
            del self.watchers[connection]
        return found

    def dismiss(self, guests: Container[str]) -> list[Connection]:
        """Forget the connections of these guests, because the table ends them."""
        found = [one for one, watcher in self.watchers.items() if watcher.guest in guests]
        for connection in found:
            del self.watchers[connection]
        return found

    def refusal(self, lobby: Lobby, watcher: Watcher) -> CloseCode | None:
        """Why a guest may not come in; people with a seat always may, unless it is closed."""
        guest = watcher.guest
        if lobby.is_closed:
            return "table_closed"
        if guest in lobby.kicked:
            return "kicked"
        belongs = lobby.belongs(guest)
        if lobby.locked and not belongs:
            return "table_locked"
        others = [
            one
            for one in self.watchers.values()
            if one.guest != guest and one.is_screen == watcher.is_screen
        ]
        is_stranger = not (belongs or watcher.is_invited)
        strangers = [one for one in others if not (one.is_invited or lobby.belongs(one.guest))]
        if watcher.is_screen:
            is_full = len(others) >= MOST_SCREENS
            return (
                "table_full"
                if is_full or (is_stranger and len(strangers) >= MOST_SCREENS_OF_STRANGERS)
                else None
            )
        if belongs:
            return None
        if len(others) >= MOST_WATCHERS:
            return "table_full"
        if not is_stranger:
            return None
        address = watcher.address
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

    def seat_askers(self, lobby: Lobby) -> None:
        """Forget what people asked for who have a seat now."""
        for guest in [guest for guest in self.asking if lobby.seat_of(guest) is not None]:
            del self.asking[guest]

    def take_seats(self, lobby: Lobby) -> None:
        """Give everybody the seat that they have in the game that begins."""
        for watcher in self.watchers.values():
            if not watcher.is_screen:
                watcher.seat = lobby.seat_of(watcher.guest)

    def guests(self) -> set[str]:
        return {watcher.guest for watcher in self.watchers.values() if not watcher.is_screen}

    def screens(self, lobby: Lobby) -> int:
        """How many big screens show the table, but for those of strangers."""
        return sum(
            one.is_screen and (one.is_invited or lobby.belongs(one.guest))
            for one in self.watchers.values()
        )

    def seats(self) -> set[int | None]:
        return {watcher.seat for watcher in self.watchers.values()}
