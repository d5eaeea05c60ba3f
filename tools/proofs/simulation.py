"""A server, its clients, the network between them and the clock, all in one process.

Everything that happens follows from one seed: when messages arrive, when commits end,
when the store fails, when the server dies and when its process stands still. So a
failure can be had again by its seed. The house, its rooms and its store are the real
ones; only time, the network and the writer's thread are simulated.
"""

import heapq
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import gettempdir

from tools.proofs.client import BrokenPromise, Client
from tools.proofs.promises import held_to_promises
from ubongo.rules.engine import replay
from ubongo.rules.fingerprint import fingerprint
from ubongo.rules.proof import checked
from ubongo.rules.record import write_record
from ubongo.rules.settings import Settings
from ubongo.server import protocol
from ubongo.server.clock import Clock
from ubongo.server.config import Config
from ubongo.server.entries import finished_games
from ubongo.server.guests import Guest
from ubongo.server.house import House
from ubongo.server.store.store import Page, Store
from ubongo.server.store.writer import Done, Job, News, committed

START = 1_000_000_000
LONGEST = 40 * 60_000
EDITIONS = ("classic", "2024", "cooperative", "bare", "2015")


@dataclass(frozen=True, slots=True)
class Faults:
    """How often things go wrong, per simulated second and table."""

    crash: float = 0.02
    pause: float = 0.01
    store: float = 0.01
    cut: float = 0.03


NO_FAULTS = Faults(0, 0, 0, 0)


class MemoryStore(Store):
    """The real store in memory: what was committed outlives every simulated crash."""

    def __init__(self) -> None:
        self.path = Path(gettempdir()) / "simulated"
        self._db = sqlite3.connect(":memory:", isolation_level=None)
        self._writing = self._db
        self._db.execute("PRAGMA foreign_keys = ON")
        self._migrate()


class SlowWriter:
    """Commits after a while, all that waits at once; sometimes fails; dies with its server."""

    def __init__(self, world: "Simulation") -> None:
        self._world = world
        self._life = world.life
        self._waiting: list[Job] = []
        self._beat = 0
        self._is_busy = False

    def write(self, page: Page, done: Done) -> None:
        self._waiting.append(Job(page, done))
        self._begin()

    def beat(self, at: int) -> None:
        self._beat = at
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
            news: list[News] = [(job.done, full) for job in jobs]
        else:
            news = committed(world.store, jobs, self._beat)
        for done, trouble in news:
            # Between the commit and this the server may die: written, but never told.
            tell = partial(done, trouble)
            world.later(world.dice.randint(0, 3), tell, self._life)


class Simulation:
    """One table, its people, and a world in which things go wrong."""

    def __init__(self, seed: int, faults: Faults) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self.faults = faults
        self.time = START
        # Each server process is one life; what was scheduled in an earlier one never happens.
        self.life = 0
        self.store_fails_until = 0
        self.store = MemoryStore()
        self.counts = {"crashes": 0, "pauses": 0, "store failures": 0, "cuts": 0}
        self._agenda: list[tuple[int, int, Callable[[], None], int | None]] = []
        self._order = 0
        self._stopped_until = 0
        self._connections = 0
        self._lines: dict[int, tuple[Client, int]] = {}
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
            # While the process stands still nothing of it happens; it is all there afterwards.
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
        """Nothing of it can be looked at any more."""
        self.store.close()

    def _tick(self) -> None:
        wait = self.house.tick()
        self.later(max(1, wait), self._tick, self.life)

    # Lives

    def _begin_life(self) -> None:
        self.life += 1
        clock = Clock(self.store.heartbeat(), lambda: self.time / 1_000, lambda: self.time / 1_000)
        self.house = House(
            Config(Path(gettempdir()), tables_an_hour=10_000),
            self.store,
            clock,
            SlowWriter(self),
            self.dice.randbytes,
        )
        self.house.send = self._sent
        self.house.end = self._ended
        life = self.life
        self.house.later = lambda act: self.later(self.dice.randint(0, 40), act, life)
        self.house.open()
        self._tick()

    def _crash(self) -> None:
        if not self.store.has_table(self.table):
            return
        self.counts["crashes"] += 1
        self.life += 1
        for connection in list(self._lines):
            self.cut(connection)
        self.later(self.dice.randint(5, 20_000), self._begin_life)

    def _go_wrong(self) -> None:
        dice, faults = self.dice, self.faults
        if dice.random() < faults.crash / 2:
            self._crash()
        if dice.random() < faults.pause / 2:
            self.counts["pauses"] += 1
            self._stopped_until = self.time + dice.randint(1_600, 30_000)
        if dice.random() < faults.store / 2:
            self.counts["store failures"] += 1
            self.store_fails_until = self.time + dice.randint(10, 8_000)
        if self._lines and dice.random() < faults.cut / 2:
            self.counts["cuts"] += 1
            self.cut(dice.choice(sorted(self._lines)))
        self.later(500, self._go_wrong)

    # The network

    def connect(self, client: Client, last: int | None) -> int:
        """A client's new connection; its first message is on the way."""
        self._connections += 1
        connection = self._connections
        self._lines[connection] = (client, self.time)
        self.later(self.dice.randint(1, 80), lambda: self._join(connection, client, last))
        return connection

    def _join(self, connection: int, client: Client, last: int | None) -> None:
        if connection not in self._lines:
            return
        life = self.life
        if self.table not in self.house.rooms and not self.store.has_table(self.table):
            self.cut(connection)
            return
        self.house.joined(self.table, connection, client.guest, last, self.house.clock.now())
        assert life == self.life

    def ask(self, connection: int, message: protocol.AnyOrder | protocol.Glimpse) -> None:
        """A message from a client, on its way to the server."""
        life = self.life

        def arrive() -> None:
            if connection in self._lines and life == self.life:
                self.house.received(self.table, connection, message, self.house.clock.now())

        self.later(self.dice.randint(1, 60), arrive, life)

    def _sent(self, connection: int, message: bytes) -> None:
        line = self._lines.get(connection)
        if line is None:
            return
        client, earliest = line
        # A connection keeps its messages in order.
        when = max(earliest, self.time + self.dice.randint(1, 60))
        self._lines[connection] = (client, when)

        def arrive() -> None:
            if connection in self._lines:
                client.receive(connection, message)

        self.later(when - self.time, arrive)

    def _ended(self, connection: int) -> None:
        self.later(100, lambda: self.cut(connection))

    def cut(self, connection: int) -> None:
        """A connection is gone, on both ends."""
        line = self._lines.pop(connection, None)
        if line is None:
            return
        client, _ = line
        if self.table:
            life = self.life
            self.later(
                self.dice.randint(1, 7_000),
                lambda: self.house.gone(self.table, connection, self.house.clock.now()),
                life,
            )
        client.lost(connection)

    # The table

    def _open(self) -> None:
        dice = self.dice
        edition = dice.choice(EDITIONS)
        people = dice.randint(1, 3)
        strengths: list[protocol.Strength] = ["child", "fair", "expert"]
        bots = tuple(dice.choice(strengths) for _ in range(dice.randint(1, 4 - people)))
        settings = Settings(
            rounds=dice.randint(1, 3),
            hourglass=dice.choice((30_000, 60_000)),
            open_boards=dice.random() < 0.2,
        )
        wish = protocol.OpenTable(edition, settings, public=True, name="P0", bots=bots)
        self.clients = [
            Client(f"guest{number}", f"P{number}", self, Random(dice.random()), people)
            for number in range(people)
        ]
        self.table, _ = self.house.open_table(Guest("guest0"), wish, self._opened)

    def _opened(self, is_written: bool) -> None:
        if not is_written:
            # Nobody was told of it: asked again, as a page would.
            self.later(1_000, self._open)
            return
        for client in self.clients:
            client.begin()

    def _is_finished(self) -> bool:
        kept = self.house.rooms.get(self.table)
        return (
            kept is not None
            and not kept.waiting
            and not kept.frozen
            and kept.room.game is not None
            and kept.room.game.is_over
            and bool(kept.room.game.seed)
        )

    # The proof

    def _check(self) -> None:
        """Hold the log against everything the clients were told."""
        held_to_promises(self.store.entries(self.table), self.clients)
        kept = self.house.rooms.get(self.table)
        self._demand(kept is not None and not kept.frozen, "the table is frozen at the end")
        assert kept is not None
        room = kept.room
        self._demand(room.game is not None and room.game.is_over, "the game did not end")
        assert room.game is not None
        games = finished_games(self.store.entries(self.table))
        self._demand(
            fingerprint(replay(games[-1])) == fingerprint(room.game), "log and memory differ"
        )
        checked(write_record(games[-1]), self.house.world.box)

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


def simulated(seed: int, faults: Faults | None = None) -> dict[str, int]:
    """Run one seed; what went wrong in it, or `BrokenPromise`."""
    with (
        closing(Simulation(seed, Faults() if faults is None else faults)) as world,
        _only_critical(logging.getLogger("ubongo")),
    ):
        try:
            world.run()
        except BrokenPromise as broken:
            raise BrokenPromise(f"seed {seed}: {broken}") from broken
    return {**world.counts, "minutes": (world.time - START) // 60_000}
