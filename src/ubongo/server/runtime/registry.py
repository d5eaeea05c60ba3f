"""The registry of all tables: opens, finds and lists them, and routes messages to them.

It never waits: `timers` lets time pass, and so does the simulation, which brings its own
writer, clock and network.
"""

import logging
from base64 import urlsafe_b64encode
from collections.abc import Callable

from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import Closed, encode
from ubongo.rules.editions import edition
from ubongo.rules.events import Event
from ubongo.rules.records.stored import NewerVersion
from ubongo.rules.refusals import BadSetting, Refused
from ubongo.server.runtime.live_table import LiveTable, NoSuchCode, NoSuchTable
from ubongo.server.runtime.table_runner import THAW, TableRunner
from ubongo.server.tables import lobby as lobbies
from ubongo.server.tables.guest import Guest, suggested_name
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.log import finished_games
from ubongo.server.tables.names import tidy
from ubongo.server.tables.table import Table

__all__ = ["THAW", "LiveTable", "NoSuchCode", "NoSuchTable", "TableRegistry"]

log = logging.getLogger("ubongo")

MOST_LISTED = 100


class TableRegistry(TableRunner):
    """All tables of one server, by id."""

    # Tables

    def open_table(
        self, guest: Guest, wish: messages.OpenTable, on_written: Callable[[bool], None]
    ) -> tuple[str, str]:
        """Open a table with its host on the first seat; returns its id and its code.

        `on_written` is called with True when the table is written, or with False if that failed.
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
        table_id = urlsafe_b64encode(self._random_bytes(12)).decode()
        if wish.seed:
            self._seeds[table_id] = bytes.fromhex(wish.seed)
        table, effects = Table.opened(table_id, lobby, self._context_of(table_id), at)
        live = LiveTable(table, 1)
        self.tables[table_id] = live
        self._commit(live, effects, on_written)
        if begun is not None:
            self._run(live, lambda table: table.begin_at_once(begun, at))
        return table_id, code

    def find(self, table_id: str) -> LiveTable:
        """A table, from memory or loaded from its log."""
        live = self.tables.get(table_id)
        if live is not None:
            return live
        try:
            if not self.database.has_table(table_id):
                raise NoSuchTable
            return self._load(table_id, self.clock.now())
        except Refused:
            raise
        except NewerVersion as newer:
            log.error("table %s cannot be taken up: %s", table_id, newer)
            raise TableFrozen from None
        except Exception:
            log.exception("table %s cannot be taken up", table_id)
            raise TableFrozen from None

    def finished_games(self, table_id: str) -> list[list[Event]]:
        """The events of each game that was played to its end at a table."""
        if not self.database.has_table(table_id):
            raise NoSuchTable
        return finished_games(self.database.entries(table_id))

    def table_of_code(self, code: str) -> str:
        """The id of the table with this code; codes are valid in the lobby only."""
        table_id = self.directory.codes.get(code.upper().replace(" ", "").replace("-", ""))
        if table_id is None:
            raise NoSuchCode
        return table_id

    def listed(self) -> messages.Tables:
        """Public tables with a free seat, the newest first."""
        found: list[messages.TableListed] = []
        for table_id in reversed(self.directory.open):
            table = self.tables[table_id].table
            seats = edition(table.lobby.edition).most
            taken = [place for place in table.lobby.places if place is not None]
            if len(taken) < seats and table.watchers:
                host = next((p.name for p in taken if p.guest == table.lobby.host), "")
                name = table.lobby.edition
                found.append(messages.TableListed(table_id, name, host, len(taken), seats))
                if len(found) == MOST_LISTED:
                    break
        return messages.Tables(tuple(found))

    def tables_of(self, guest: str) -> tuple[str, ...]:
        """The tables at which a guest has a seat, in a lobby or in a game that is not over."""
        return tuple(
            table_id
            for table_id in self.directory.tables_of(guest)
            if self.tables[table_id].table.awaits(guest)
        )

    # Messages from connections

    def join(
        self, table_id: str, connection: int, guest: str, last: int | None, at: int, name: str = ""
    ) -> None:
        live = self.find(table_id)
        if live.frozen:
            self._refuse_frozen(connection, live)
            return
        self._run(live, lambda table: table.join(connection, guest, last, at, name))

    def leave(self, table_id: str, connection: int, at: int) -> None:
        live = self.tables.get(table_id)
        if live is not None and not self.stopping:
            if live.frozen:
                live.table.watchers.pop(connection, None)
                return
            self._run(live, lambda table: table.leave(connection, at))

    def receive(
        self,
        table_id: str,
        connection: int,
        message: messages.AnyOrder | messages.Glimpse | messages.MuteHelpers,
        at: int,
    ) -> None:
        """Route an order or a draft to its table; `at` is the time of arrival."""
        live = self.tables.get(table_id)
        if live is None or connection not in live.table.watchers:
            return
        if live.frozen:
            self._refuse_frozen(connection, live)
        elif isinstance(message, messages.Glimpse):
            self._receive_draft(live, connection, message, at)
        elif isinstance(message, messages.MuteHelpers):
            mute = message.mute
            self._run(live, lambda table: table.mute_helpers(connection, mute))
        else:
            order = message
            self._run(live, lambda table: table.handle_order(connection, order, at))

    def _refuse_frozen(self, connection: int, live: LiveTable) -> None:
        self.send(connection, encode(Closed("table_frozen", again=live.frozen == "store")))
        self.end(connection)
