"""A server, its clients, the network between them and the clock, all in one process.

Everything follows from one seed: when messages arrive, when commits end, when writes fail, when
the server dies and when its process stands still. So a failure can be reproduced by its seed.
The registry, its tables and the database are the real ones; only time, the network and the
writer's thread are simulated.
"""

import heapq
import logging
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import gettempdir

from tools.simulation.client import BrokenPromise, Client
from tools.simulation.direct_log import DirectLog, drive, run_now
from tools.simulation.promises import check_promises
from ubongo.protocol import messages
from ubongo.protocol.http.tables import OpenTable
from ubongo.rules.engine import replay
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.record import write_record
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Settings
from ubongo.server.config import Config
from ubongo.server.main import make_runtime
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.storage.interface import Batch, Done
from ubongo.server.storage.sqlite.database import PAGES, Database
from ubongo.server.storage.sqlite.writer import Outcome, WriteJob, commit
from ubongo.server.tables.log import finished_games
from ubongo.server.tables.opening import lobby_for

START = 1_000_000_000
LONGEST = 40 * 60_000
EDITIONS = ("classic", "2024", "cooperative", "bare", "2015")


@dataclass(frozen=True, slots=True)
class Faults:
    """How often things go wrong, per simulated second and table."""

    crash: float = 0.02
    pause: float = 0.02
    database: float = 0.02
    cut: float = 0.03


NO_FAULTS = Faults(0, 0, 0, 0)


class MemoryDatabase(Database):
    """The real database in memory: committed data survive every simulated crash."""

    def __init__(self) -> None:
        self.path = Path(gettempdir()) / "simulated"
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._writing = self._db
        self._db.execute("PRAGMA foreign_keys = ON")
        self._migrate()
        self._writing.executescript(PAGES)


class SlowWriter:
    """A writer that commits after a delay, in groups; it can fail, and dies with its server."""

    def __init__(self, world: "Simulation") -> None:
        self._world = world
        self._life = world.life
        self._waiting: list[WriteJob] = []
        self._beat = 0
        self._people: dict[str, int] = {}
        self._is_busy = False

    def write(self, batch: Batch, done: Done) -> None:
        self._waiting.append(WriteJob(batch, done))
        self._begin()

    def beat(self, at: int, people: Mapping[str, int]) -> None:
        self._beat = at
        self._people |= people
        self._begin()

    def _begin(self) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._world.later(self._world.dice.randint(1, 12), self._commit, self._life)

    def _commit(self) -> None:
        world = self._world
        jobs, self._waiting = self._waiting, []
        self._is_busy = False
        if world.store_fails_until > world.time:
            full = sqlite3.OperationalError("database or disk is full")
            outcomes: list[Outcome] = [(job.done, full) for job in jobs]
        else:
            outcomes = commit(world.database, jobs, self._beat, self._people)
        for done, trouble in outcomes:
            # Before this the server may die: written, but never reported.
            tell = partial(done, trouble)
            world.later(world.dice.randint(0, 3), tell, self._life)


class IdleWorld:
    """Runs callbacks of low priority after a while, as long as their server lives."""

    def __init__(self, world: "Simulation") -> None:
        self._world = world
        self._life = world.life

    def add(self, callback: Callable[[], None]) -> None:
        self._world.later(self._world.dice.randint(0, 40), callback, self._life)


class Simulation:
    """One table, its people, and faults."""

    def __init__(self, seed: int, faults: Faults) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self.faults = faults
        self.time = START
        # Each server process is one life; callbacks of an earlier life never run.
        self.life = 0
        self.store_fails_until = 0
        self.database = MemoryDatabase()
        self.counts = {"crashes": 0, "pauses": 0, "store failures": 0, "cuts": 0}
        self._agenda: list[tuple[int, int, Callable[[], None], int | None]] = []
        self._order = 0
        self._stopped_until = 0
        self._connections = 0
        self._links: dict[int, tuple[Client, int]] = {}
        self.clients: list[Client] = []
        self.table = ""
        self._begin_life()

    # Time

    def later(self, wait: int, act: Callable[[], None], life: int | None = None) -> None:
        self._order += 1
        heapq.heappush(self._agenda, (self.time + wait, self._order, act, life))

    def run(self) -> None:
        """Play until the game is over everywhere, or time is up."""
        self._open()
        self.later(500, self._go_wrong)
        while self._agenda and self.time < START + LONGEST:
            when, _, act, life = heapq.heappop(self._agenda)
            # While the process stands still its callbacks wait.
            if life is not None and when < self._stopped_until:
                self._order += 1
                heapq.heappush(self._agenda, (self._stopped_until, self._order, act, life))
                continue
            self.time = max(self.time, when)
            if life is None or life == self.life:
                act()
            if self._is_finished():
                break
        self._check()

    def close(self) -> None:
        """Close the database."""
        self.database.close()

    def _tick(self) -> None:
        wait = self.runtime.timers.tick()
        run_now(self.runtime.heartbeat.beat())
        self.later(max(1, wait), self._tick, self.life)

    # Lives

    def _begin_life(self) -> None:
        self.life += 1
        clock = Clock(
            self.database.heartbeat(), lambda: self.time / 1_000, lambda: self.time / 1_000
        )
        self.runtime = make_runtime(
            Config(Path(gettempdir()), tables_an_hour=10_000),
            clock,
            DirectLog(self.database, SlowWriter(self)),
            self,
            IdleWorld(self),
            run_now,
            self.dice.randbytes,
        )
        self.registry = self.runtime.registry
        # At which table a connection is; a new process knows none.
        self._joined: dict[int, LiveTable] = {}
        run_now(self.registry.resume_all())
        self._tick()

    def _crash(self) -> None:
        if not self.database.has_table(self.table):
            return
        self.counts["crashes"] += 1
        self.life += 1
        for connection in list(self._links):
            self.cut(connection)
        self.later(self.dice.randint(5, 20_000), self._begin_life)

    def _go_wrong(self) -> None:
        dice, faults = self.dice, self.faults
        if dice.random() < faults.crash / 2:
            self._crash()
        if dice.random() < faults.pause / 2:
            self.counts["pauses"] += 1
            self._stopped_until = self.time + dice.randint(1_600, 30_000)
        if dice.random() < faults.database / 2:
            self.counts["store failures"] += 1
            self.store_fails_until = self.time + dice.randint(10, 8_000)
        if self._links and dice.random() < faults.cut / 2:
            self.counts["cuts"] += 1
            self.cut(dice.choice(sorted(self._links)))
        self.later(500, self._go_wrong)

    # The network

    def connect(self, client: Client, last: int | None) -> int:
        """Open a connection; its join message arrives later."""
        self._connections += 1
        connection = self._connections
        self._links[connection] = (client, self.time)
        self.later(self.dice.randint(1, 80), lambda: self._join(connection, client, last))
        return connection

    def _join(self, connection: int, client: Client, last: int | None) -> None:
        if connection not in self._links:
            return
        if self.table not in self.registry.tables and not self.database.has_table(self.table):
            self.cut(connection)
            return
        live = run_now(self.registry.find(self.table))
        self._joined[connection] = live
        live.join(connection, client.guest, last, self._stamp())

    def ask(self, connection: int, message: messages.AnyOrder | messages.Glimpse) -> None:
        """Send a message from a client to the server; it arrives later."""
        life = self.life

        def arrive() -> None:
            if connection in self._links and life == self.life:
                at = self._stamp()
                if connection in self._joined:
                    self._joined[connection].receive(connection, message, at)

        self.later(self.dice.randint(1, 60), arrive, life)

    def _stamp(self) -> int:
        """The time of arrival, as the receiver of a connection reads it."""
        at = self.runtime.clock.now()
        self.runtime.pauses.check(at)
        return at

    def send(self, connection: int, message: bytes) -> None:
        link = self._links.get(connection)
        if link is None:
            return
        client, earliest = link
        # A connection keeps its messages in order.
        when = max(earliest, self.time + self.dice.randint(1, 60))
        self._links[connection] = (client, when)

        def arrive() -> None:
            if connection in self._links:
                client.receive(connection, message)

        self.later(when - self.time, arrive)

    def end(self, connection: int) -> None:
        self.later(100, lambda: self.cut(connection))

    def cut(self, connection: int) -> None:
        """End a connection on both sides."""
        link = self._links.pop(connection, None)
        if link is None:
            return
        client, _ = link
        live = self._joined.pop(connection, None)
        if self.table:
            life = self.life
            leave = partial(self._leave, live, connection)
            self.later(self.dice.randint(1, 7_000), leave, life)
        client.reconnect_later(connection)

    def _leave(self, live: LiveTable | None, connection: int) -> None:
        at = self._stamp()
        if live is not None:
            live.leave(connection, at)

    # The table

    def _open(self) -> None:
        dice = self.dice
        edition = dice.choice(EDITIONS)
        people = dice.randint(1, 3)
        strengths: list[str] = ["child", "fair", "expert"]
        bots = tuple(dice.choice(strengths) for _ in range(dice.randint(1, 4 - people)))
        settings = Settings(
            rounds=dice.randint(1, 3),
            hourglass=dice.choice((30_000, 60_000)),
            open_boards=dice.random() < 0.2,
        )
        wish = OpenTable(edition, settings, public=True, name="P0", bots=bots)
        self.clients = [
            Client(f"guest{number}", f"P{number}", self, Random(dice.random()), people)
            for number in range(people)
        ]
        lobby = lobby_for(wish, "guest0", "P0", self.registry.context.new_code())
        # If the request fails, try again, as a page would.
        again = partial(self.later, 1_000, self._open)
        drive(self.registry.open(lobby), self._start_clients, again)

    def _start_clients(self, live: LiveTable) -> None:
        self.table = live.table.table_id
        for client in self.clients:
            client.begin()

    def _is_finished(self) -> bool:
        live = self.registry.tables.get(self.table)
        return (
            live is not None
            and live.is_written
            and not live.frozen
            and live.table.state.game is not None
            and live.table.state.game.is_over
            and bool(live.table.state.game.seed)
        )

    # The check

    def _check(self) -> None:
        """Compare the log with everything the clients were told."""
        check_promises(self.database.entries(self.table), self.clients)
        live = self.registry.tables.get(self.table)
        self._demand(live is not None and not live.frozen, "the table is frozen at the end")
        assert live is not None
        game = live.table.state.game
        self._demand(game is not None and game.is_over, "the game did not end")
        assert game is not None
        games = finished_games(self.database.entries(self.table))
        self._demand(fingerprint(replay(games[-1])) == fingerprint(game), "log and memory differ")
        verify(write_record(games[-1]), self.registry.context.box)

    def _demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise BrokenPromise(f"seed {self.seed}: {what}")


@contextmanager
def _only_critical(log: logging.Logger) -> Iterator[None]:
    """The faults are made on purpose: nobody needs a line for each."""
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


def simulate(seed: int, faults: Faults | None = None) -> dict[str, int]:
    """Run one seed; returns the counts of its faults, or raises `BrokenPromise`."""
    with (
        closing(Simulation(seed, Faults() if faults is None else faults)) as world,
        _only_critical(logging.getLogger("ubongo")),
    ):
        try:
            world.run()
        except BrokenPromise as broken:
            raise BrokenPromise(f"seed {seed}: {broken}") from broken
    return {**world.counts, "minutes": (world.time - START) // 60_000}
