"""Tables and registries without sockets, files or clocks, for tests: time is a number."""

from collections import defaultdict
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from tools.simulation.simulation import MemoryDatabase
from ubongo.boards.box import the_box
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.messages import Accepted, FromServer, Happened, RefusedOrder, Welcome
from ubongo.rules.settings import Settings
from ubongo.server.config import Config
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.sqlite.database import Batch
from ubongo.server.storage.sqlite.writer import Done
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext

SEED = bytes(range(32))


def a_context(**more: Any) -> TableContext:
    codes = (f"CODE{number:02}" for number in count(1))
    return TableContext(the_box(), lambda: SEED, lambda: next(codes), any_hourglass=True, **more)


class TableHarness:
    """A table, its people, and everything they were told."""

    def __init__(self, edition: str = "classic", settings: Settings | None = None) -> None:
        lobby = Lobby(
            edition, settings or Settings(start_seat=0), False, "ada", "ABCDEF",
            places=(Place("Ada", guest="ada"), None, None, None),
        )  # fmt: skip
        self.at = 0
        self.log: list[Entry] = []
        self.told: defaultdict[int, list[FromServer]] = defaultdict(list)
        self.raw: defaultdict[int, list[bytes]] = defaultdict(list)
        self.closed: list[int] = []
        self._connections = count(1)
        self._ids = count(1)
        self.table, effects = Table.opened("table", lobby, a_context(), 0)
        self.take(effects)

    def glimpse(self, connection: int, glimpse: messages.Glimpse) -> None:
        self.take(self.table.show_draft(connection, glimpse, self.at) or Effects())

    def take(self, effects: Effects) -> Effects:
        """Keep the entries of some effects and deliver their messages."""
        self.log += effects.entries
        for connection, message in effects.sends:
            self.raw[connection].append(message)
            self.told[connection].append(read(message))
        self.closed += effects.closes
        return effects

    def join(self, guest: str, last: int | None = None, name: str = "") -> int:
        connection = next(self._connections)
        self.take(self.table.join(connection, guest, last, self.at, name))
        return connection

    def go(self, connection: int) -> None:
        self.take(self.table.leave(connection, self.at))

    def order(
        self, connection: int, kind: type[messages.Order], id_: str = "", **more: Any
    ) -> Accepted | RefusedOrder:
        """Give an order; returns its answer."""
        order: Any = kind(id=id_ or f"o{next(self._ids)}", **more)
        effects = self.take(self.table.handle_order(connection, order, self.at))
        answers = [read(message) for to, message in effects.sends if to == connection]
        answer = next(one for one in answers if isinstance(one, Accepted | RefusedOrder))
        assert answer.id == order.id
        return answer

    def does(self, connection: int, kind: type[messages.Order], **more: Any) -> int:
        """Give an order that must be accepted; returns its number."""
        answer = self.order(connection, kind, **more)
        assert isinstance(answer, Accepted), answer
        return answer.number

    def may_not(self, connection: int, kind: type[messages.Order], **more: Any) -> str:
        """Give an order that must be refused; returns the code."""
        answer = self.order(connection, kind, **more)
        assert isinstance(answer, RefusedOrder), answer
        return answer.code

    def wait(self, until: int) -> None:
        """Let time pass, from one due time to the next."""
        table = self.table
        while (due := earlier(table.due(), table.counts_due())) is not None and due <= until:
            self.at = max(self.at, due)
            self.take(
                table.count_pieces(self.at) if due == table.counts_due() else table.wake(self.at)
            )
        self.at = until

    def view(self, connection: int) -> Welcome | Happened:
        """The newest view of one connection."""
        seen = [one for one in self.told[connection] if isinstance(one, Welcome | Happened)]
        return seen[-1]

    def resumed(self) -> Table:
        """Another table, rebuilt from the log alone."""
        return Table.resumed("table", self.log, a_context())


class ImmediateWriter:
    """A writer that writes at once."""

    def __init__(self, database: MemoryDatabase) -> None:
        self.database = database
        self.trouble: Exception | None = None

    def write(self, batch: Batch, done: Done) -> None:
        if self.trouble is None:
            self.database.append([batch], 0)
        done(self.trouble)

    def beat(self, at: int) -> None:
        pass


class RegistryHarness:
    """A registry whose time is set by hand, and the messages it sent."""

    # Those of the running test: a fixture of all tests closes them after it.
    opened: ClassVar[list["RegistryHarness"]] = []

    def __init__(
        self, database: MemoryDatabase | None = None, seconds: float = 1_000.0, referee: bool = True
    ) -> None:
        self.seconds = seconds
        self.database = database or MemoryDatabase()
        self.writer = ImmediateWriter(self.database)
        clock = Clock(0, lambda: self.seconds, lambda: self.seconds)
        config = Config(Path("unused"), test_switch=True, referee=referee)
        self.registry = TableRegistry(config, self.database, clock, self.writer)
        self.told: defaultdict[int, list[FromServer]] = defaultdict(list)
        self.ended: list[int] = []
        self.registry.send = lambda connection, message: self.told[connection].append(read(message))
        self.registry.end = self.ended.append
        self.opened.append(self)

    def close(self) -> None:
        self.database.close()

    @property
    def now(self) -> int:
        return self.registry.clock.now()

    def open(self, guest: str = "ada", **wish: Any) -> tuple[str, str]:
        return self.registry.open_table(
            Guest(guest, guest.title()), messages.OpenTable(**wish), lambda written: None
        )

    def join(self, table: str, connection: int, guest: str) -> None:
        self.registry.join(table, connection, guest, None, self.now)

    def order(self, table: str, connection: int, order: messages.AnyOrder) -> None:
        self.registry.receive(table, connection, order, self.now)

    def last(self, connection: int) -> FromServer:
        return self.told[connection][-1]

    def wait(self, seconds: float) -> None:
        """Let time pass in small steps: a long one would count as a pause of the process."""
        end = self.seconds + seconds
        while self.seconds < end:
            self.seconds = min(end, self.seconds + 1)
            self.registry.tick()
