"""Tables and registries without sockets, files or clocks, for tests: time is a number."""

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, ClassVar

from tools.simulation.direct_log import AtOnce, DirectLog, run_now
from tools.simulation.memory_database import MemoryDatabase
from ubongo.boards.box import the_box
from ubongo.client.decode import read
from ubongo.protocol import messages
from ubongo.protocol.http.tables import OpenTable
from ubongo.protocol.messages import Accepted, FromServer, Happened, RefusedOrder, Welcome
from ubongo.rules.settings import Settings
from ubongo.server.config import Config
from ubongo.server.main import make_runtime
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import AskLevel, LiveTable, ask_nobody
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, Done
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.sqlite import public_tables
from ubongo.server.storage.sqlite.table_log import new_node
from ubongo.server.storage.sqlite.writer import BeatDone
from ubongo.server.storage.summary import OpenTableRow
from ubongo.server.tables.codes import entered_code
from ubongo.server.tables.due_times import earlier
from ubongo.server.tables.effects import Effects
from ubongo.server.tables.lobby import Lobby, Place
from ubongo.server.tables.opening import lobby_for
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext

SEED = bytes(range(32))


def a_context(new_seed: Callable[[], bytes] = lambda: SEED, **more: Any) -> TableContext:
    codes = (f"CODE{number:02}" for number in count(1))
    return TableContext(the_box(), new_seed, lambda: next(codes), any_hourglass=True, **more)


class TableHarness:
    """A table, its people, and everything they were told."""

    def __init__(
        self,
        edition: str = "classic",
        settings: Settings | None = None,
        context: TableContext | None = None,
        public: bool = False,
    ) -> None:
        lobby = Lobby(
            edition, settings or Settings(start_seat=0), public, "ada", "ABCDEF",
            places=(Place("Ada", guest="ada"), None, None, None),
        )  # fmt: skip
        self.at = 0
        self.log: list[Entry] = []
        self.told: defaultdict[int, list[FromServer]] = defaultdict(list)
        self.raw: defaultdict[int, list[bytes]] = defaultdict(list)
        self.closed: list[int] = []
        self._connections = count(1)
        self._ids = count(1)
        self.context = context or a_context()
        self.table, effects = Table.opened("table", lobby, self.context, 0)
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

    def join(
        self,
        guest: str,
        last: int | None = None,
        name: str = "",
        address: str = "",
        is_invited: bool = False,
        is_screen: bool = False,
    ) -> int:
        connection = next(self._connections)
        joined = self.table.join(
            connection, guest, last, self.at, name, address, is_invited, is_screen
        )
        self.take(joined)
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
        while (due := earlier(table.due(), table.idle_due())) is not None and due <= until:
            self.at = max(self.at, due)
            self.take(table.idle_step(self.at) if due == table.idle_due() else table.wake(self.at))
        self.at = until

    def view(self, connection: int) -> Welcome | Happened:
        """The newest view of one connection."""
        seen = [one for one in self.told[connection] if isinstance(one, Welcome | Happened)]
        return seen[-1]

    def resumed(self) -> Table:
        """Another table, rebuilt from the log alone."""
        return Table.resumed("table", self.log, self.context)


class ImmediateWriter(AtOnce):
    """A writer that writes at once, or says what it is told to say."""

    def __init__(self, database: MemoryDatabase, node: str) -> None:
        super().__init__(database, node)
        self.trouble: Exception | None = None

    def write(self, batch: Batch, done: Done) -> None:
        if self.trouble is None:
            super().write(batch, done)
        else:
            done(self.trouble)

    def beat(self, beat: Beat, done: BeatDone) -> None:
        if self.trouble is None:
            super().beat(beat, done)
        else:
            done(self.trouble)


class IdleHarness:
    """Runs callbacks of low priority at once, or keeps them."""

    def __init__(self) -> None:
        self.put_off: list[Callable[[], None]] | None = None

    def add(self, callback: Callable[[], None]) -> None:
        if self.put_off is None:
            callback()
        else:
            self.put_off.append(callback)


class RegistryHarness:
    """Live tables whose time is set by hand, and the messages they sent."""

    # Those of the running test: a fixture of all tests closes them after it.
    opened: ClassVar[list["RegistryHarness"]] = []

    def __init__(
        self,
        database: MemoryDatabase | None = None,
        seconds: float = 1_000.0,
        referee: bool = True,
        ask_level: AskLevel = ask_nobody,
    ) -> None:
        self.seconds = seconds
        self.may_pause = False
        self.database = database or MemoryDatabase()
        self.node = new_node()
        self.database.register(self.node, round(seconds * 1_000))
        self.writer = ImmediateWriter(self.database, self.node)
        self.told: defaultdict[int, list[FromServer]] = defaultdict(list)
        self.ended: list[int] = []
        self.idle = IdleHarness()
        self.runtime = make_runtime(
            Config(Path("unused"), test_switch=True, referee=referee),
            Clock(lambda: self.seconds, lambda: self.seconds),
            DirectLog(self.database, self.node, self.writer),
            self,
            self.idle,
            run_now,
            # A test may let any time pass at once: that is no pause, unless it says so.
            computing=lambda: 0.0 if self.may_pause else self.seconds,
            ask_level=ask_level,
        )
        self.registry = self.runtime.registry
        self.opened.append(self)

    # The outbox of the tables

    def send(self, connection: int, message: bytes) -> None:
        self.told[connection].append(read(message))

    def end(self, connection: int) -> None:
        self.ended.append(connection)

    def close(self) -> None:
        self.database.close()

    @property
    def counts(self) -> Counter[str]:
        return self.runtime.counts

    @property
    def now(self) -> int:
        """The time of arrival, as the receiver of a connection reads it."""
        now = self.runtime.clock.now()
        self.runtime.pauses.check(now)
        return now

    def open(self, guest: str = "ada", **wish: Any) -> tuple[str, str]:
        wished = OpenTable(**wish)
        code = self.registry.context.new_code()
        lobby = lobby_for(wished, guest, guest.title(), code, test_switch=True)
        seed = bytes.fromhex(wished.seed)
        table_id = run_now(self.registry.open(lobby, wished.start, seed))
        self.find(table_id)
        return table_id, code

    def resume_all(self) -> None:
        run_now(self.registry.resume_unowned())

    def is_taken_away(self, table_id: str) -> None:
        """Let another node claim a table, as if ours were dead."""
        self.database._db.execute("UPDATE tables SET owner = NULL WHERE id = ?", (table_id,))
        assert self.database.claim("another node", table_id) is not None

    def unfreeze(self, table_id: str) -> LiveTable:
        return run_now(self.registry.unfreeze(table_id))

    def find(self, table_id: str) -> LiveTable:
        return run_now(self.registry.find(table_id))

    def join(self, table: str, connection: int, guest: str) -> None:
        self.find(table).join(connection, guest, None, self.now)

    def leave(self, table: str, connection: int) -> None:
        self.registry.tables[table].leave(connection, self.now)

    def order(
        self, table: str, connection: int, order: messages.AnyOrder | messages.Glimpse
    ) -> None:
        self.registry.tables[table].receive(connection, order, self.now)

    # What others are told of the tables

    def table_of_code(self, code: str) -> str | None:
        return public_tables.table_of_code(self.database._db, entered_code(code))

    def listed(self) -> tuple[OpenTableRow, ...]:
        """The open tables after the next heartbeat, which tells how many people are there."""
        self.wait(1)
        return public_tables.open_tables(self.database._db, 100)

    def tables_of(self, guest: str) -> tuple[str, ...]:
        return public_tables.tables_of_guest(self.database._db, guest)

    def last(self, connection: int) -> FromServer:
        return self.told[connection][-1]

    def tick(self) -> None:
        self.runtime.timers.tick()
        self.runtime.heartbeat.tick()

    def wait(self, seconds: float, step: float = 1) -> None:
        """Let time pass, a second at a time."""
        end = self.seconds + seconds
        while self.seconds < end:
            self.seconds = min(end, self.seconds + step)
            self.tick()
