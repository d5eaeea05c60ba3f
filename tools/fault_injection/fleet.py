"""Several nodes on one PostgreSQL behind nginx: they die, stand still, leave, and lose their store.

Clients play over WebSockets through the file of `deploy/nodes`, with more nodes. Faults come one
after the other, at times several at once, but there is always a node that has none. In the end
every table must go on, nobody may have been told anything that is not in the log, and no hourglass
may have lost sand by a move of its table.

| fault   | what becomes of a node |
|---|---|
| kill    | kill -9 at a random moment, or just before or just after a commit; it is started again |
| freeze  | SIGSTOP, and SIGCONT after up to five seconds, in which others may take its tables |
| drain   | SIGTERM while everybody plays: it hands its tables over; it is started again |
| outage  | the database itself is killed -9 and started again |
| cut     | its cable to the database is cut for up to six seconds (root only: network namespaces) |
"""

import asyncio
import contextlib
import signal
import time
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from tools.fault_injection.balancers import balancing
from tools.fault_injection.far_place import NETWORK, Cable, FarPlace, far_place
from tools.fault_injection.kills import WISH, Server
from tools.fault_injection.owners import (
    TRIGGERS,
    Life,
    check_hourglasses,
    claims_in,
    connected,
)
from tools.fault_injection.real_world import RealWorld
from tools.fault_injection.verdict import all_go_on, check_tables
from tools.free_port import free_port
from tools.patience import PATIENCE
from tools.postgres_server import USER, PostgresServer, running_postgres
from tools.simulation.client import BrokenPromise, Client, Seen
from tools.tasks.system_packages import NGINX
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.postgres.driver import Connection
from ubongo.server.storage.stores import open_storage

KILL, FREEZE, DRAIN, OUTAGE, CUT = "kill", "freeze", "drain", "outage", "cut"
EDITIONS = ("classic", "2024", "cooperative", "bare")
NODES = 4
# Clients are five times as fast as people, so they come back sooner, too, but not at once.
HURRY = 0.2
# Seconds between two faults, and how long some of them last.
PACE = (0.3, 1.2)
FROZEN = (0.3, 5.0)
CUT_OFF = (0.3, 6.0)
DARK = (0.0, 2.0)
# A node that dies by itself does so at one of its first commits.
LATEST_COMMIT = 12
# More kills than were asked for, at most, until there was one before and one after a commit.
MORE_KILLS = 100
# Milliseconds after a death in which a connection that ends has ended because of it.
OF_A_DEATH = 500


def now() -> int:
    """The clock of the machine, which is also that of nodes and database, in milliseconds."""
    return time.time_ns() // 1_000_000


class TimedClient(Client):
    """A client that remembers when it was away, and for how long."""

    away: list[tuple[int, int]]
    _lost_at: int | None = None

    def begin(self) -> None:
        self.away = []
        super().begin()

    def reconnect_later(self, connection: int) -> None:
        if connection == self._connection and self._joined:
            self._lost_at = now()
        super().reconnect_later(connection)

    def _take_welcome(self, message: Seen) -> None:
        super()._take_welcome(message)
        if self._lost_at is not None:
            self.away.append((self._lost_at, now() - self._lost_at))
            self._lost_at = None


@dataclass(slots=True)
class FleetNode:
    """One node, what is done to it, and what was."""

    server: Server
    address: str
    # Its cable to the database, if it can be cut.
    cable: Cable | None = None
    life: Life = field(default_factory=Life)
    # Held while something is done to it.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Before or after which commit it is to die by itself.
    armed: tuple[str, ...] = ()
    watching: asyncio.Task[None] | None = None


class PostgresTables:
    """The tables in a database, while nodes use it."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    async def entries_with_epochs(self, table: str) -> list[tuple[int, Entry]]:
        rows = await self._db.fetch(
            "SELECT epoch, number, at, kind, body, cause, version FROM entries"
            " WHERE table_id = $1 ORDER BY number",
            table,
        )
        return [(epoch, Entry(*columns)) for epoch, *columns in rows]

    async def entries(self, table: str) -> Sequence[Entry]:
        return [entry for _, entry in await self.entries_with_epochs(table)]

    async def is_over(self, table: str) -> bool:
        state = await self._db.fetchval("SELECT state FROM tables WHERE id = $1", table)
        return bool(state == "over")


class Fleet:
    """Some nodes, and the faults that come over them."""

    def __init__(self, nodes: Sequence[FleetNode], database: PostgresServer, dice: Random) -> None:
        self.nodes = nodes
        self.counts: Counter[str] = Counter()
        self._database = database
        self._dice = dice
        self._is_armed = False
        self._tasks: set[asyncio.Task[None]] = set()
        # What went wrong in one of them.
        self._trouble: list[BaseException] = []

    @property
    def deaths(self) -> int:
        return self.counts["random"] + self.counts["before"] + self.counts["after"]

    async def start(self) -> None:
        await asyncio.gather(*(self._start(node) for node in self.nodes))

    async def suffer(self, faults: Mapping[str, int], worlds: Sequence[RealWorld]) -> None:
        """Let all these faults happen, in any order."""
        kinds = [kind for kind, count in faults.items() for _ in range(count)]
        self._dice.shuffle(kinds)
        self._is_armed = KILL in kinds
        wanted_deaths = 0
        for kind in kinds:
            wanted_deaths += kind == KILL
            if kind == KILL and self.deaths >= wanted_deaths:
                continue  # some node was faster
            await asyncio.sleep(self._dice.uniform(*PACE))
            await self._harm(kind, worlds)
        more = 0
        while self._is_armed and not self._has_died_at_commits() and more < MORE_KILLS:
            more += 1
            await asyncio.sleep(self._dice.uniform(*PACE))
            await self._harm(KILL, worlds)
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._look_at(worlds)
        self._is_armed = False
        # Whoever has not reached the commit to die at must not reach it later.
        await asyncio.gather(*(self._disarm(node) for node in self.nodes))

    async def stop(self) -> None:
        """Tell all nodes to stop; each must do so well."""
        for task in list(self._tasks):
            task.cancel()
        for node in self.nodes:
            if node.watching is not None:
                node.watching.cancel()
        codes = await asyncio.gather(*(node.server.die(signal.SIGTERM) for node in self.nodes))
        if any(codes):
            raise BrokenPromise(f"nodes ended with {codes} when they were told to stop")

    async def _harm(self, kind: str, worlds: Sequence[RealWorld]) -> None:
        """Begin one fault, unless something is broken already."""
        self._look_at(worlds)
        if kind == OUTAGE:
            await self._lose_database()
            return
        node = await self._a_well_node()
        await node.lock.acquire()
        self._begin(self._do(kind, node))

    def _has_died_at_commits(self) -> bool:
        return bool(self.counts["before"] and self.counts["after"])

    def _look_at(self, worlds: Sequence[RealWorld]) -> None:
        """Raise what was broken meanwhile."""
        for trouble in (*self._trouble, *(world.broken for world in worlds)):
            if trouble is not None:
                raise trouble

    def _begin(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            self._trouble.append(trouble)

    async def _a_well_node(self) -> FleetNode:
        """A node to which nothing is being done, while there is another one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                well = [node for node in self.nodes if not node.lock.locked()]
                if len(well) > 1:
                    return self._dice.choice(well)
                await asyncio.sleep(0.02)

    async def _do(self, kind: str, node: FleetNode) -> None:
        """Let one fault come over a node, whose lock is held by us."""
        try:
            await self._revive(node)
            if kind == KILL:
                await self._end(node, signal.SIGKILL)
                self.counts["random"] += 1
                await self._start(node)
            elif kind == DRAIN:
                code = await self._end(node, signal.SIGTERM)
                if code == -signal.SIGKILL and node.armed:
                    self.counts[node.armed[0]] += 1
                elif code:
                    raise BrokenPromise(f"a node ended with {code} when it was told to stop")
                else:
                    self.counts[DRAIN] += 1
                await self._start(node)
            elif kind == FREEZE:
                await self._freeze(node)
            else:
                await self._cut_off(node)
        finally:
            node.lock.release()

    async def _freeze(self, node: FleetNode) -> None:
        try:
            node.server.signal(signal.SIGSTOP)
        except ProcessLookupError:
            # It has just died by itself.
            await self._revive(node)
            await self._freeze(node)
            return
        begun = now()
        try:
            await asyncio.sleep(self._dice.uniform(*FROZEN))
        finally:
            node.life.stopped.append((begun, now()))
            node.server.signal(signal.SIGCONT)
        self.counts[FREEZE] += 1

    async def _cut_off(self, node: FleetNode) -> None:
        assert node.cable is not None
        node.cable.cut()
        try:
            await asyncio.sleep(self._dice.uniform(*CUT_OFF))
        finally:
            node.cable.restore()
        self.counts[CUT] += 1

    async def _lose_database(self) -> None:
        """Kill the database when no node is about to start, and start it again."""
        async with AsyncExitStack() as held:
            for node in self.nodes:
                await held.enter_async_context(node.lock)
            await asyncio.to_thread(self._database.kill)
            await asyncio.sleep(self._dice.uniform(*DARK))
            await asyncio.to_thread(self._database.start)
        self.counts[OUTAGE] += 1

    # The life of a node

    async def _start(self, node: FleetNode) -> None:
        node.armed = ()
        if self._is_armed and self._dice.random() < 0.6:
            moments = ("before", "after")
            rarer = min(moments, key=lambda moment: self.counts[moment])
            node.armed = (rarer, str(self._dice.randint(1, LATEST_COMMIT)))
        await node.server.start(*node.armed)
        node.watching = asyncio.create_task(self._watch(node, node.armed))

    async def _end(self, node: FleetNode, number: signal.Signals) -> int:
        assert node.watching is not None
        node.watching.cancel()
        code = await node.server.die(number)
        node.life.killed_at.append(now())
        return code

    async def _watch(self, node: FleetNode, armed: tuple[str, ...]) -> None:
        """Start a node again that has died by itself."""
        await node.server.ends()
        node.life.killed_at.append(now())
        self.counts[armed[0] if armed else "unexpected"] += 1
        self._begin(self._start_again(node))

    async def _start_again(self, node: FleetNode) -> None:
        async with node.lock:
            await self._revive(node)

    async def _revive(self, node: FleetNode) -> None:
        """Start a node, whose lock is held by us, if it has died and nobody else has done so."""
        if not node.server.is_running:
            await self._start(node)

    async def _disarm(self, node: FleetNode) -> None:
        async with node.lock:
            if node.armed:
                await self._end(node, signal.SIGKILL)
                await self._start(node)


@contextlib.asynccontextmanager
async def made_fleet(
    folder: Path, dice: Random, nodes: int, with_cables: bool
) -> AsyncIterator[tuple[Fleet, str, int]]:
    """A fleet that runs, the URL of its database, and the port of the balancer in front."""
    port = free_port()
    with contextlib.ExitStack() as opened:
        # To each node one cable from the balancer, and one to the database.
        places = [opened.enter_context(far_place()) for _ in range(nodes)] if with_cables else []
        cables = [(place.lay_cable(), place.lay_cable()) for place in places]
        listening, who_may = "", ""
        if with_cables:
            listening = f"listen_addresses = '{','.join(cable.here for _, cable in cables)}'\n"
            who_may = f"host all all {NETWORK} trust\n"
        database = opened.enter_context(running_postgres(listening, who_may))
        url = opened.enter_context(database.database())
        members = []
        for number in range(nodes):
            own = folder / f"n{number}"
            own.mkdir()
            if with_cables:
                members.append(_far_node(own, url, places[number], *cables[number]))
            else:
                server = Server(own, store=url)
                members.append(FleetNode(server, f"127.0.0.1:{server.port}"))
        # The tables must be there before the triggers.
        async with open_storage(url, folder, "", contextlib.nullcontext()):
            db = await connected(url)
            await db.execute(TRIGGERS)
            await db.close()
        fleet = Fleet(members, database, dice)
        await fleet.start()
        addresses = [node.address for node in members]
        opened.enter_context(balancing(NGINX, folder / "balancer", port, addresses))
        yield fleet, url, port


def _far_node(folder: Path, url: str, place: FarPlace, web: Cable, cable: Cable) -> FleetNode:
    """A node in another network, with a cable to the balancer and another to the database."""
    name = urlsplit(url).path
    server = Server(
        folder, web.away, f"postgresql://{USER}@{cable.here}{name}", enter=place.enter()
    )
    return FleetNode(server, f"{web.away}:{server.port}", cable)


async def break_fleet(
    folder: Path, seed: int, faults: Mapping[str, int], tables: int = 12, nodes: int = NODES
) -> dict[str, int]:
    """Let a fleet suffer these faults under people who play; returns what was found again.

    `NoFarPlace` if one of them is a cut, and this machine lets nobody lay cables.
    """
    dice = Random(seed)
    async with made_fleet(folder, dice, nodes, bool(faults.get(CUT))) as (fleet, url, port):
        worlds = [RealWorld(port, HURRY, TimedClient) for _ in range(tables)]
        db = await connected(url)
        stored = PostgresTables(db)
        try:
            for number, world in enumerate(worlds):
                await world.open({"edition": EDITIONS[number % len(EDITIONS)], **WISH}, 2, dice)
            await fleet.suffer(faults, worlds)
            await db.close()
            # The database may have been another one since.
            db = await connected(url)
            stored = PostgresTables(db)
            await all_go_on(stored, worlds)
        finally:
            for world in worlds:
                await world.close()
            await fleet.stop()
        found = await check_tables(stored, worlds)
        claims = await claims_in(db)
        lives = {node.address: node.life for node in fleet.nodes}
        found["moves"] = sum(len(of_one) - 1 for of_one in claims.values())
        found["hourglasses"] = 0
        for table, of_one in claims.items():
            entries = await stored.entries_with_epochs(table)
            found["hourglasses"] += check_hourglasses(entries, of_one, lives)
        await db.close()
    if unexpected := fleet.counts["unexpected"]:
        raise BrokenPromise(f"{unexpected} nodes died that nobody has killed")
    return {**dict(fleet.counts), **found, **_away(fleet, worlds)}


def _away(fleet: Fleet, worlds: Sequence[RealWorld]) -> dict[str, int]:
    """For how long people were away whose connection ended with their node, in milliseconds."""
    deaths = [at for node in fleet.nodes for at in node.life.killed_at]
    times = sorted(
        length
        for world in worlds
        for client in world.clients
        if isinstance(client, TimedClient)
        for at, length in client.away
        if any(-OF_A_DEATH <= at - death <= OF_A_DEATH for death in deaths)
    )
    if not times:
        return {}
    return {
        "away": len(times),
        "away_p50": times[len(times) // 2],
        "away_p99": times[len(times) * 99 // 100],
    }
