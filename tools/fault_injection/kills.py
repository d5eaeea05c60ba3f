"""kill -9: a real server under real connections dies again and again, and loses nothing.

Clients play over WebSockets; the server is killed at random moments from outside, and
at chosen ones from inside (just before a commit, just after it and before anything is
sent). After each death it is started again on the same data. In the end every table must still
go on, the clients' memories are compared with the log, and so are the times: what was given
back once is not given back again, and nobody is left waiting (R-408, R-411).
"""

import asyncio
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tools.fault_injection.real_world import RealWorld
from tools.free_port import free_port
from tools.patience import PATIENCE
from tools.simulation.client import BrokenPromise
from tools.simulation.promises import check_promises
from ubongo.boards.box import the_box
from ubongo.match.countdown import COUNTDOWN, LEAST_LEFT, runs_sand
from ubongo.rules.engine import apply, replay
from ubongo.rules.events import ClockMoved, Event, SeatBack, SeatLost
from ubongo.rules.records.record import write_record
from ubongo.rules.records.stored_names import NAMES
from ubongo.rules.records.verification import verify
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.tables.log import finished_games, games_in
from ubongo.server.tables.table import Table
from ubongo.server.tables.table_context import TableContext

ROOT = Path(__file__).parent.parent.parent
# An hourglass of the test switch, in milliseconds: rounds are short.
WISH = {
    "settings": {"hourglass": 2_500, "pause": 0, "any_hourglass": True},
    "bots": ["fair"],
}
# Seconds; a server that has not reached its commit by then is killed at a random moment.
COMMITS_WITHIN = 2.0
# Milliseconds: no table of ours waits longer for anything that comes by itself. The longest is a
# player who was lost and is waited for.
LONGEST_WAIT = 120_000
NO_PROGRESS = frozenset(NAMES[kind] for kind in (ClockMoved, SeatLost, SeatBack))
# On a busy machine it may take more kills than asked for until there is one of each kind.
MOST = 10


class Server:
    """A server process on one data folder, started and killed."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self._folder = folder
        self._host = host
        self.port = free_port(host)
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *death: str) -> None:
        with (self._folder / "server.log").open("ab") as log:
            # Unbuffered: a log that cannot be written is no reason to end with another exit code.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-u", "-m", "tools.fault_injection.victim",
                str(self._folder), self._host, str(self.port), *death,
                cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        assert self._process.stdout is not None
        await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)

    async def die(self, number: signal.Signals = signal.SIGKILL) -> int:
        """Send a signal and wait for the end; returns the exit code."""
        assert self._process is not None
        if self._process.returncode is None:
            os.kill(self._process.pid, number)
        return await asyncio.wait_for(self._process.wait(), PATIENCE)

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        os.kill(self._process.pid, number)

    def limit_files(self, size: int | None) -> None:
        """Limit the size of the files it writes; None removes the limit."""
        import resource

        assert self._process is not None
        if self._process.returncode is not None:
            # The limit has gone with the process.
            return
        hard = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)[1]
        soft = hard if size is None else size
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (soft, hard))

    async def dies_by_itself(self, within: float) -> bool:
        assert self._process is not None
        try:
            await asyncio.wait_for(self._process.wait(), within)
        except TimeoutError:
            return False
        return True


async def kill_repeatedly(
    folder: Path,
    seed: int,
    kills: int,
    tables: int = 6,
    longest_life: float = 0.3,
) -> dict[str, int]:
    """Kill a server so often under so many tables, in each way; returns what was found again.

    `longest_life` is in seconds.
    """
    dice = Random(seed)
    server = Server(folder)
    await server.start()
    worlds = [RealWorld(server.port) for _ in range(tables)]
    editions = ("classic", "2024", "cooperative", "bare")
    counts = {"random": 0, "before": 0, "after": 0}
    death: tuple[str, ...] = ()
    try:
        for number, world in enumerate(worlds):
            await world.open({"edition": editions[number % len(editions)], **WISH}, 2, dice)
        for number in range(MOST * kills):
            if number >= kills and counts["before"] and counts["after"]:
                break
            await asyncio.sleep(dice.uniform(0.0, longest_life))
            if await server.dies_by_itself(0):
                pass
            else:
                await server.die()
                counts["random"] += 1
            death = ()
            if dice.random() < 0.5:
                moment = dice.choice(("before", "after"))
                death = (moment, str(dice.randint(1, 8)))
            await server.start(*death)
            if death and await server.dies_by_itself(COMMITS_WITHIN):
                counts[death[0]] += 1
                death = ()
                await server.start()
            for world in worlds:
                if world.broken is not None:
                    raise world.broken
        if death:
            # It has not reached the commit it was to die at, and must not reach it while it stops.
            await server.die()
            await server.start()
        await _go_on(folder, worlds)
    finally:
        for world in worlds:
            await world.close()
        code = await server.die(signal.SIGTERM)
    if code != 0:
        said = (folder / "server.log").read_text("utf-8")[-2_000:]
        raise BrokenPromise(f"the server ended with {code} when it was told to stop: {said}")
    return {**counts, **_check(folder, worlds)}


async def _go_on(folder: Path, worlds: list[RealWorld]) -> None:
    """Wait until something happens at every table: none may have come to a stop."""
    database = Database(folder)
    try:
        begun = {world.table: _progress(database, world.table) for world in worlds}
        waiting = set(begun)
        until = asyncio.get_running_loop().time() + PATIENCE
        while waiting:
            await asyncio.sleep(0.1)
            waiting = {table for table in waiting if not _moved(database, table, begun[table])}
            if waiting and asyncio.get_running_loop().time() > until:
                raise BrokenPromise(f"nothing happens any more at {len(waiting)} tables")
    finally:
        database.close()


def _progress(database: Database, table: str) -> int:
    """How many entries somebody's play has made; those of restarts and lines do not count."""
    return sum(entry.kind not in NO_PROGRESS for entry in database.entries(table))


def _moved(database: Database, table: str, before: int) -> bool:
    return database.state(table) == "over" or _progress(database, table) > before


def check_times(events: Sequence[Event]) -> int:
    """Raise `BrokenPromise` if the same time was given back twice; returns how often it was.

    A restart tells when the clock stopped; the next one cannot have stopped before that clock ran
    again. With sand in the glass that is a countdown, and what is left of it, before the deadline.
    """
    restarts, resumed_at = 0, 0
    game = replay(events[:1])
    for event in events[1:]:
        deadline = game.deadline if runs_sand(game) else None
        apply(game, event)
        if not (isinstance(event, ClockMoved) and event.reason == "restart"):
            continue
        if event.at < resumed_at:
            raise BrokenPromise(f"{resumed_at - event.at} ms were given back twice")
        restarts += 1
        resumed_at = event.at + event.by
        if deadline is not None:
            resumed_at += deadline - COUNTDOWN - max(LEAST_LEFT, deadline - event.at) - event.at
    return restarts


def _check(folder: Path, worlds: list[RealWorld]) -> dict[str, int]:
    database = Database(folder)
    found = events = games = restarts = 0
    box = the_box()
    nothing = TableContext(box, bytes, str)
    for world in worlds:
        entries = list(database.entries(world.table))
        events += len(entries)
        found += check_promises(entries, world.clients)
        table = Table.resumed(world.table, entries, nothing)
        restarts += sum(check_times(game) for game in games_in(entries))
        due, game_now = table.due(), table.state.game
        is_asleep = game_now is not None and game_now.is_asleep
        if due is not None and not is_asleep and due - entries[-1].at > LONGEST_WAIT:
            raise BrokenPromise(f"a table waits for {due - entries[-1].at} ms")
        for game in finished_games(entries):
            verify(write_record(game), box)
            games += 1
    database.close()
    return {"acknowledged": found, "events": events, "games": games, "restarts": restarts}
