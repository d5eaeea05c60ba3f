"""Servers, their clients, the network between them and the clocks, all in one process.

Everything follows from one seed: when messages arrive, when commits end, when writes fail, when
a server dies and when its process stands still. So a failure can be reproduced by its seed.
The registry and its tables are the real ones; only time, the network and the writer's thread are
simulated. Storage is the real SQLite database, or a model of a store that is asked over a network
and whose answers may be late or lost.

With several nodes on one storage the rules of `storage.ownership` are tried harder: a node that
was given up for dead may still be alive, and balancers send people to the wrong one.
"""

import heapq
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Literal, Protocol

from tools.simulation.balancers import BALANCERS, Balancer
from tools.simulation.client import BrokenPromise, Client
from tools.simulation.direct_log import drive
from tools.simulation.lossy_log import LossyLog
from tools.simulation.memory_database import MemoryDatabase
from tools.simulation.model_store import ModelStore
from tools.simulation.node import NodeLog, SimulatedNode
from tools.simulation.promises import check_promises
from tools.simulation.truth import Truth
from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.http.tables import OpenTable
from ubongo.protocol.messages import Closed, encode
from ubongo.rules.engine import replay
from ubongo.rules.events import GameEnded, GameStarted, GameVoided
from ubongo.rules.records.fingerprint import fingerprint
from ubongo.rules.records.record import write_record
from ubongo.rules.records.stored_names import NAMES
from ubongo.rules.records.verification import verify
from ubongo.rules.settings import Settings
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.registry import Moved, TableRegistry
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import TableLog
from ubongo.server.storage.ownership import Beat
from ubongo.server.tables.log import finished_games
from ubongo.server.tables.opening import lobby_for

START = 1_800_000_000_000
LONGEST = 40 * 60_000
DAY = 24 * 3_600_000
BEGUN = frozenset([NAMES[GameStarted]])
OVER = frozenset([NAMES[GameEnded], NAMES[GameVoided]])
# How long a process stands still: alone it may be a laptop that sleeps.
ALONE_STILL, ONE_STILL = (600, 30_000), (300, 9_000)
EDITIONS = ("classic", "2024", "cooperative", "bare", "2015")


@dataclass(frozen=True, slots=True)
class Faults:
    """How often things go wrong, per simulated second and table."""

    crash: float = 0.02
    pause: float = 0.02
    database: float = 0.02
    cut: float = 0.03
    # A node that cannot reach storage, a commit that takes seconds, one whose answer is lost.
    cut_off: float = 0.01
    stall: float = 0.01
    lost_answer: float = 0.01
    # A node among several that is told to stop.
    drain: float = 0.02
    # How often a life begins with a clock that is years away.
    wrong_clock: float = 0.1


NO_FAULTS = Faults(0, 0, 0, 0, 0, 0, 0, 0, 0)
# With several nodes most faults end with a table at another one: that is what is looked for.
SEVERAL = Faults(
    crash=0.06, pause=0.15, cut=0.2, cut_off=0.08, stall=0.04, lost_answer=0.1, drain=0.06
)

StoreKind = Literal["sqlite", "model"]


class Store(Protocol):
    """What the world itself asks of storage, at once."""

    def has_table(self, table_id: str) -> bool: ...

    def is_owner(self, node: str, table_id: str, epoch: int) -> bool: ...

    def entries(self, table_id: str) -> Iterator[Entry]: ...

    def whole_log(self, table_id: str) -> tuple[tuple[Entry, ...], int]: ...

    def close(self) -> None: ...


class Simulation:
    """One table, its people, one or several servers, and faults."""

    def __init__(
        self,
        seed: int,
        faults: Faults,
        nodes: int = 1,
        store: StoreKind = "sqlite",
        balancers: Iterable[type[Balancer]] = BALANCERS,
    ) -> None:
        self.seed = seed
        self.dice = Random(seed)
        self.faults = faults
        self.time = START
        self.store_fails_until = 0
        self._stalls_until = 0
        self.store: Store
        self._make_log: Callable[[SimulatedNode], TableLog]
        # Begins the life of a node in the store.
        self._register: Callable[[str, int], object]
        self._is_alone = nodes == 1
        if store == "sqlite":
            self._use_sqlite()
        else:
            self._use_model()
        self.truth = Truth()
        self.counts = {
            "crashes": 0, "pauses": 0, "store failures": 0, "cuts": 0, "cut off": 0, "stalls": 0,
            "lost answers": 0, "wrong clocks": 0, "drains": 0,
        }  # fmt: skip
        self._agenda: list[tuple[int, int, Callable[[], None], SimulatedNode | None]] = []
        self._order = 0
        self._lives = 0
        self._connections = 0
        # Client, when its last message arrives, and the node it is connected to.
        self._links: dict[int, tuple[Client, int, SimulatedNode]] = {}
        self.clients: list[Client] = []
        self.table = ""
        self._places: list[SimulatedNode] = []
        self._balancer: Balancer = self.dice.choice(tuple(balancers))(self.dice)
        for _ in range(nodes):
            self._places.append(self._new_node())

    # Time

    def later(self, wait: int, act: Callable[[], None], node: SimulatedNode | None = None) -> None:
        self._order += 1
        heapq.heappush(self._agenda, (self.time + wait, self._order, act, node))

    def run(self) -> None:
        """Play until the game is over everywhere, or time is up."""
        self._open()
        self.later(500, self._go_wrong)
        while self._agenda and self.time < START + LONGEST:
            when, _, act, node = heapq.heappop(self._agenda)
            # While a process stands still its callbacks wait.
            if node is not None and when < node.stopped_until:
                self._order += 1
                heapq.heappush(self._agenda, (node.stopped_until, self._order, act, node))
                continue
            self.time = max(self.time, when)
            if node is None or node.is_alive:
                act()
            if self._is_finished():
                break
        self._check()

    def close(self) -> None:
        """Close the database."""
        self.store.close()

    def _use_sqlite(self) -> None:
        database = self.store = MemoryDatabase(lambda: self.time)
        self._make_log = lambda node: NodeLog(node, database)
        if self._is_alone:
            # It has locked the data folder: whoever was there before is dead.
            self._register = database.register
        else:
            self._register = lambda node, now: database.append(node, [], Beat(now))

    def _use_model(self) -> None:
        model = self.store = ModelStore(lambda: self.time)
        self._make_log = lambda node: LossyLog(node, model)
        self._register = lambda node, now: model.beat(node, Beat(now))

    # Nodes

    @property
    def nodes(self) -> list[SimulatedNode]:
        """The processes that have not been killed."""
        return [node for node in self._places if node.is_alive]

    @property
    def registry(self) -> TableRegistry:
        """The registry that has the table, or any."""
        having = [node for node in self.nodes if self.table in node.registry.tables]
        return (having or self._places)[0].registry

    def _new_node(self) -> SimulatedNode:
        self._lives += 1
        dice = self.dice
        skew = dice.randint(-3_000, 3_000)
        if dice.random() < self.faults.wrong_clock:
            self.counts["wrong clocks"] += 1
            skew = dice.choice((-1, 1)) * dice.randint(1, 20_000) * DAY
        node = SimulatedNode(
            self, f"node {self._lives}", skew, dice.randint(-200, 200), self._make_log
        )
        self._register(node.name, node.runtime.clock.now())
        if self._is_alone:
            node.sweep()
        node.tick()
        return node

    def _crash(self) -> None:
        if not self.store.has_table(self.table):
            return
        place = self.dice.randrange(len(self._places))
        node = self._places[place]
        if not node.is_alive:
            return
        self.counts["crashes"] += 1
        self.end_life(node)

    def _drain(self, node: SimulatedNode) -> None:
        if node.is_alive and not node.is_draining and self.store.has_table(self.table):
            self.counts["drains"] += 1
            node.is_draining = True

    def end_life(self, node: SimulatedNode) -> None:
        """End a process and its connections; some time later another one takes its place."""
        place = self._places.index(node)
        node.note_running()
        node.is_alive = False
        for connection, (_, _, theirs) in list(self._links.items()):
            if theirs is node:
                self.cut(connection)
        self.later(self.dice.randint(5, 20_000), partial(self._begin_life, place))

    def _begin_life(self, place: int) -> None:
        self._places[place] = self._new_node()

    def note_running(self) -> None:
        for node in self._places:
            node.note_running()

    def commit_takes(self) -> int:
        if self._stalls_until > self.time:
            return self.dice.randint(500, 6_000)
        return self.dice.randint(1, 12)

    def is_answer_lost(self) -> bool:
        is_lost = self.dice.random() < self.faults.lost_answer / 10
        self.counts["lost answers"] += is_lost
        return is_lost

    def _go_wrong(self) -> None:
        dice, faults = self.dice, self.faults
        node = dice.choice(self._places)
        if dice.random() < faults.crash / 2:
            self._crash()
        if not self._is_alone and dice.random() < faults.drain / 2:
            self._drain(node)
        if dice.random() < faults.pause / 2:
            self.counts["pauses"] += 1
            node.stand_still(dice.randint(*(ALONE_STILL if self._is_alone else ONE_STILL)))
        if dice.random() < faults.database / 2:
            self.counts["store failures"] += 1
            self.store_fails_until = self.time + dice.randint(10, 8_000)
        if dice.random() < faults.cut_off / 2:
            self.counts["cut off"] += 1
            node.cut_off_until = self.time + dice.randint(100, 9_000)
        if dice.random() < faults.stall / 2:
            self.counts["stalls"] += 1
            self._stalls_until = self.time + dice.randint(100, 4_000)
        if self._links and dice.random() < faults.cut / 2:
            self.counts["cuts"] += 1
            self.cut(dice.choice(sorted(self._links)))
        self.later(500, self._go_wrong)

    # The network

    def connect(self, client: Client, last: int | None) -> int:
        """Open a connection; its join message arrives later."""
        self._connections += 1
        connection = self._connections
        node = self._balancer.choose(self)
        self._links[connection] = (client, self.time, node)
        wait = self.dice.randint(1, 80)
        join = partial(self._join, connection, client, last, node)
        # It arrives when the process runs; a dead one takes no connections.
        self.later(wait, join, node if node.is_alive else None)
        return connection

    def _join(self, connection: int, client: Client, last: int | None, node: SimulatedNode) -> None:
        if connection not in self._links:
            return
        if not node.is_alive or not self.store.has_table(self.table):
            self.cut(connection)
            return
        at = node.stamp()

        def found(live: LiveTable) -> None:
            if connection in self._links:
                node.joined[connection] = live
                live.join(connection, client.guest, last, at)

        def refused(why: Exception) -> None:
            if isinstance(why, Moved):
                self._refuse(connection, Closed("moved", again=True))
            elif isinstance(why, TableFrozen):
                self._refuse(connection, Closed("table_frozen", again=True))
            else:
                raise why

        drive(node.registry.find(self.table), found, refused)

    def _refuse(self, connection: int, why: Closed) -> None:
        self.send(connection, encode(why))
        self.end(connection)

    def ask(self, connection: int, message: messages.AnyOrder | messages.Glimpse) -> None:
        """Send a message from a client to the server; it arrives later."""
        link = self._links.get(connection)
        if link is None:
            return
        node = link[2]

        def arrive() -> None:
            if connection in self._links:
                at = node.stamp()
                if connection in node.joined:
                    node.joined[connection].receive(connection, message, at)

        node.later(self.dice.randint(1, 60), arrive)

    def send(self, connection: int, message: bytes) -> None:
        link = self._links.get(connection)
        if link is None:
            return
        client, earliest, node = link
        # A connection keeps its messages in order.
        when = max(earliest, self.time + self.dice.randint(1, 60))
        self._links[connection] = (client, when, node)

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
        client, _, node = link
        live = node.joined.pop(connection, None)
        if live is not None:
            node.later(self.dice.randint(1, 7_000), partial(_leave, node, live, connection))
        client.reconnect_later(connection)

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
        registry = self._places[0].registry
        lobby = lobby_for(wish, "guest0", "P0", registry.context.new_code())
        # If the request fails, try again, as a page would.
        drive(
            registry.open(lobby),
            self._start_clients,
            lambda _: self.later(1_000, self._open),
        )

    def _start_clients(self, table_id: str) -> None:
        self.table = table_id
        for client in self.clients:
            client.begin()

    def is_playing(self) -> bool:
        """Whether a game is on, as it is written; there is only one in each world."""
        kinds = {entry.kind for entry in self.store.entries(self.table)}
        return bool(kinds & BEGUN) and not kinds & OVER

    def _is_finished(self) -> bool:
        live = self.registry.tables.get(self.table)
        return (
            live is not None
            and live.is_written
            and not live.frozen
            and live.game_table.state.game is not None
            and live.game_table.state.game.is_over
            and bool(live.game_table.state.game.seed)
        )

    # The check

    def _check(self) -> None:
        """Compare the log with everything the clients were told."""
        check_promises(self.store.entries(self.table), self.clients)
        entries, _ = self.store.whole_log(self.table)
        live = self.registry.tables.get(self.table)
        self._demand(live is not None and not live.frozen, "the table is frozen at the end")
        assert live is not None
        game = live.game_table.state.game
        self._demand(game is not None and game.is_over, "the game did not end")
        assert game is not None
        games = finished_games(entries)
        self._demand(fingerprint(replay(games[-1])) == fingerprint(game), "log and memory differ")
        verify(write_record(games[-1]), self.registry.context.box)

    def _demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise BrokenPromise(f"seed {self.seed}: {what}")


def _leave(node: SimulatedNode, live: LiveTable, connection: int) -> None:
    live.leave(connection, node.stamp())


@contextmanager
def _only_critical(log: logging.Logger) -> Iterator[None]:
    """The faults are made on purpose: nobody needs a line for each."""
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)


def simulate(
    seed: int,
    faults: Faults | None = None,
    nodes: int = 1,
    store: StoreKind = "sqlite",
    balancers: Iterable[type[Balancer]] = BALANCERS,
) -> dict[str, int]:
    """Run one seed; returns the counts of its faults, or raises `BrokenPromise`."""
    if faults is None:
        faults = Faults() if nodes == 1 else SEVERAL
    with (
        closing(Simulation(seed, faults, nodes, store, balancers)) as world,
        _only_critical(logging.getLogger("ubongo")),
    ):
        try:
            world.run()
        except BrokenPromise as broken:
            raise BrokenPromise(f"seed {seed}: {broken}") from broken
    return {
        **world.counts,
        "restarts": world.truth.restarts,
        "moves": world.truth.moves,
        "milliseconds": world.time - START,
    }
