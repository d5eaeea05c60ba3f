"""kill -9: a real server under real connections dies again and again, and loses nothing.

Clients play over WebSockets; the server is killed at random moments from outside, and
at chosen ones from inside (just before a commit, just after it and before anything is
sent). After each death it is started again on the same data. In the end every table must still
go on, the clients' memories are compared with the log, and so are the times: what was given
back once is not given back again, and nobody is left waiting (R-408, R-411).
"""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tools.fault_injection.real_world import RealWorld
from tools.fault_injection.verdict import SqliteTables, all_go_on, check_tables
from tools.free_port import free_port
from tools.patience import PATIENCE
from tools.simulation.client import BrokenPromise

ROOT = Path(__file__).parent.parent.parent
# An hourglass of the test switch, in milliseconds: rounds are short.
WISH = {
    "settings": {"hourglass": 2_500, "pause": 0, "any_hourglass": True},
    "bots": ["fair"],
}
# Seconds; a server that has not reached its commit by then is killed at a random moment.
COMMITS_WITHIN = 2.0
# On a busy machine it may take more kills than asked for until there is one of each kind.
MOST = 10


class Server:
    """A server process on one data folder, or on a store, started and killed."""

    def __init__(
        self, folder: Path, host: str = "127.0.0.1", store: str = "", enter: Sequence[str] = ()
    ) -> None:
        self._folder = folder
        self._host = host
        self._environment = {**os.environ, "UBONGO_STORE": store}
        # What the command begins with, such as the one that enters another network.
        self._enter = enter
        self.port = free_port() if enter else free_port(host)
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *death: str) -> None:
        with (self._folder / "server.log").open("ab") as log:
            # Unbuffered: a log that cannot be written is no reason to end with another exit code.
            self._process = await asyncio.create_subprocess_exec(
                *self._enter, sys.executable, "-u", "-m", "tools.fault_injection.victim",
                str(self._folder), self._host, str(self.port), *death,
                cwd=ROOT, env=self._environment, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        assert self._process.stdout is not None
        await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

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

    async def ends(self) -> int:
        """Wait until it ends by itself, however long that takes."""
        assert self._process is not None
        return await self._process.wait()

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
        with contextlib.closing(SqliteTables(folder)) as stored:
            await all_go_on(stored, worlds)
    finally:
        for world in worlds:
            await world.close()
        code = await server.die(signal.SIGTERM)
    if code != 0:
        said = (folder / "server.log").read_text("utf-8")[-2_000:]
        raise BrokenPromise(f"the server ended with {code} when it was told to stop: {said}")
    with contextlib.closing(SqliteTables(folder)) as stored:
        return {**counts, **await check_tables(stored, worlds)}
