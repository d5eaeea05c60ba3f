"""The house: what can be asked of all tables of a server, and where what is received goes.

It waits for nothing itself: `runner` lets time pass, and so does the simulation, which
brings a writer, a clock and a network of its own.
"""

import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable

from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import Closed
from ubongo.rules.editions import edition
from ubongo.rules.events import Event
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.server.runtime.live_table import Kept, NoSuchCode, NoSuchTable
from ubongo.server.runtime.table_runner import THAW, Rooms
from ubongo.server.tables import lobby as lobbies
from ubongo.server.tables.effects import encode
from ubongo.server.tables.guest import Guest, suggested_name
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.log import finished_games
from ubongo.server.tables.names import tidy
from ubongo.server.tables.table import Room

__all__ = ["THAW", "House", "Kept", "NoSuchCode", "NoSuchTable"]

log = logging.getLogger("ubongo")

MOST_LISTED = 100


class House(Rooms):
    """All tables of one server."""

    # Tables

    def open_table(
        self, guest: Guest, wish: messages.OpenTable, told: Callable[[bool], None]
    ) -> tuple[str, str]:
        """A new table with its host on the first seat; its id and its code.

        `told` is called when the table is safely written, or could not be.
        """
        at = self.clock.now()
        if wish.seed and not self.config.test_switch:
            raise BadSetting("seed", wish.seed, "left out: it is for tests")
        name = tidy(wish.name or guest.name or suggested_name())
        code = self._new_code()
        lobby = Lobby(wish.edition, wish.settings, wish.public, guest.id, code)
        lobby = lobbies.arranged(
            lobby, wish.edition, wish.settings, wish.public, self.config.test_switch
        )
        places: list[Place | None] = [Place(name, guest=guest.id), None, None, None]
        lobby = Lobby(
            lobby.edition, lobby.settings, lobby.public, guest.id, code, places=tuple(places)
        )
        most = edition(wish.edition).most
        for number, strength in enumerate(wish.bots[: most - 1]):
            lobby = lobbies.with_bot(lobby, number + 1, strength)
        begun = lobbies.begun(lobby, guest.id) if wish.start else None
        table = urlsafe_b64encode(self._random_bytes(12)).decode()
        if wish.seed:
            self._seeds[table] = bytes.fromhex(wish.seed)
        room, turn = Room.opened(table, lobby, self._world_of(table), at)
        kept = Kept(room, 1)
        self.rooms[table] = kept
        self._carry_out(kept, turn, told)
        if begun is not None:
            self._take(kept, lambda room: room.begin_at_once(begun, at))
        return table, code

    def find(self, table: str) -> Kept:
        """A room, from memory or from its log."""
        kept = self.rooms.get(table)
        if kept is not None:
            return kept
        try:
            if not self.store.has_table(table):
                raise NoSuchTable
            return self._load(table, self.clock.now())
        except Refused:
            raise
        except NewerVersion as newer:
            log.error("table %s cannot be taken up: %s", table, newer)
            raise TableFrozen from None
        except Exception:
            log.exception("table %s cannot be taken up", table)
            raise TableFrozen from None

    def finished_games(self, table: str) -> list[list[Event]]:
        """The events of each game that was played to its end at a table."""
        if not self.store.has_table(table):
            raise NoSuchTable
        return finished_games(self.store.entries(table))

    def table_of_code(self, code: str) -> str:
        """The table that waits under a spoken code, in the lobby only."""
        table = self.directory.codes.get(code.upper().replace(" ", "").replace("-", ""))
        if table is None:
            raise NoSuchCode
        return table

    def listed(self) -> messages.Tables:
        """Public tables with a seat to have, the newest first."""
        found: list[messages.TableListed] = []
        for table in reversed(self.directory.open):
            room = self.rooms[table].room
            seats = edition(room.lobby.edition).most
            taken = [place for place in room.lobby.places if place is not None]
            if len(taken) < seats and room.watchers:
                host = next((p.name for p in taken if p.guest == room.lobby.host), "")
                name = room.lobby.edition
                found.append(messages.TableListed(table, name, host, len(taken), seats))
                if len(found) == MOST_LISTED:
                    break
        return messages.Tables(tuple(found))

    def tables_of(self, guest: str) -> tuple[str, ...]:
        """Where somebody has a seat, in a lobby or in a game that is not over."""
        return tuple(
            table
            for table in self.directory.tables_of(guest)
            if self.rooms[table].room.awaits(guest)
        )

    # What connections bring

    def joined(
        self, table: str, connection: int, guest: str, last: int | None, at: int, name: str = ""
    ) -> None:
        kept = self.find(table)
        if kept.frozen:
            self._refuse_frozen(connection, kept)
            return
        self._take(kept, lambda room: room.joined(connection, guest, last, at, name))

    def gone(self, table: str, connection: int, at: int) -> None:
        kept = self.rooms.get(table)
        if kept is not None and not self.stopping:
            if kept.frozen:
                kept.room.watchers.pop(connection, None)
                return
            self._take(kept, lambda room: room.gone(connection, at))

    def received(
        self,
        table: str,
        connection: int,
        message: messages.AnyOrder | messages.Glimpse | messages.MuteHelpers,
        at: int,
    ) -> None:
        """An order or a glimpse, stamped when it came."""
        kept = self.rooms.get(table)
        if kept is None or connection not in kept.room.watchers:
            return
        if kept.frozen:
            self._refuse_frozen(connection, kept)
        elif isinstance(message, messages.Glimpse):
            self._shown(kept, connection, message, at)
        elif isinstance(message, messages.MuteHelpers):
            mute = message.mute
            self._take(kept, lambda room: room.muted_helpers(connection, mute))
        else:
            order = message
            self._take(kept, lambda room: room.obeyed(connection, order, at))

    def _refuse_frozen(self, connection: int, kept: Kept) -> None:
        self.send(connection, encode(Closed("table_frozen", again=kept.frozen == "store")))
        self.end(connection)
