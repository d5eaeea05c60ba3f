"""A simulated process of the server: its clock, its writer, and what comes of its calls to storage.

Registry, live tables and heartbeat are the real ones; time, network and the writer's thread are
simulated. Storage is the real SQLite database, or a model behind a network (`lossy_log`).
Whatever a life has begun ends with it.
"""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import gettempdir
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from tools.simulation.direct_log import DirectLog, Turns, drive
from tools.simulation.memory_database import MemoryDatabase
from ubongo.server.config import Config
from ubongo.server.main import make_runtime
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import Batch, Done, StorageTrouble, TableLog
from ubongo.server.storage.ownership import Beat, Claim, Rebuilt, Release
from ubongo.server.storage.sqlite.writer import BeatDone, BeatJob, Outcome, WriteJob, commit

if TYPE_CHECKING:
    from tools.simulation.simulation import Simulation

# Milliseconds: a beat that has been wanting for longer is not one that is just being written.
SILENT = 600
FULL = sqlite3.OperationalError("database or disk is full")


class SimulatedNode:
    """One life of a process: from its start until it is killed."""

    def __init__(
        self,
        world: "Simulation",
        name: str,
        skew: int,
        parts_per_million: int,
        make_log: "Callable[[SimulatedNode], TableLog]",
    ) -> None:
        self.world = world
        self.name = name
        self.is_alive = True
        # While the process stands still its callbacks wait.
        self.stopped_until = 0
        # While it is cut off from storage, or storage cannot be written.
        self.cut_off_until = 0
        self._begun_at = world.time
        self._skew = skew
        self._pace = 1 + parts_per_million / 1_000_000
        # At which table a connection is.
        self.joined: dict[int, LiveTable] = {}
        # It is told to stop, and forgets its tables a few at a time.
        self.is_draining = False
        self.runtime = make_runtime(
            Config(Path(gettempdir()), tables_an_hour=10_000),
            Clock(self._monotonic, lambda: (world.time + self._skew) / 1_000),
            make_log(self),
            world,
            IdleWorld(self),
            drive,
            world.dice.randbytes,
            computing=lambda: 0.0,
        )
        self.registry = self.runtime.registry
        forget = self.registry.forget

        def forget_and_tell(live: LiveTable, release: Release) -> None:
            self._note(live)
            forget(live, release)

        self.registry.forget = forget_and_tell  # type: ignore[method-assign]
        turns: WeakValueDictionary[str, Turns] = WeakValueDictionary()
        self.registry._lock = (  # type: ignore[method-assign]
            lambda table_id: turns.setdefault(table_id, Turns())  # type: ignore[assignment, return-value]
        )

    def _monotonic(self) -> float:
        return (self.world.time - self._begun_at) * self._pace / 1_000

    def later(self, wait: int, act: Callable[[], None]) -> None:
        """Do something in this life, unless it is over by then."""
        self.world.later(wait, act, self)

    def tick(self) -> None:
        self.note_running()
        wait = self.runtime.timers.tick()
        self.runtime.heartbeat.tick()
        if self.is_draining:
            self._hand_over()
        self.later(max(1, wait), self.tick)

    def _hand_over(self) -> None:
        """Do what `background.hand_over` does, and leave when everything has been given back."""
        if not self.registry.hand_over(1) and not self.registry.released:
            self.world.end_life(self)
        else:
            self.runtime.heartbeat.hurry()

    def sweep(self) -> None:
        """Take up what nobody owns, as a server does from time to time."""
        drive(self.registry.resume_unowned(), failed=lambda _: None)
        self.later(10_000, self.sweep)

    def note_running(self) -> None:
        """Tell the truth that the tables here are alive, if this process is."""
        if self.is_alive and self.stopped_until <= self.world.time:
            for live in self.registry.tables.values():
                if not live.frozen:
                    self._note(live)

    def stand_still(self, length: int) -> None:
        """Do nothing for so long."""
        self.note_running()
        self.stopped_until = self.world.time + length
        for live in self.registry.tables.values():
            self.world.truth.stands_still(live, length)

    def _note(self, live: LiveTable) -> None:
        silence = self.runtime.heartbeat._silence
        # What was decided and is not written counts as never played, for as long as that takes.
        unwritten = [one.decided_at for one in live._pending if not one.is_written]
        is_late = bool(unwritten) and live.now - unwritten[0] > SILENT
        self.world.truth.runs(live, is_late or (silence is not None and silence > SILENT))

    def stamp(self) -> int:
        """The time of arrival, as the receiver of a connection reads it."""
        at = self.runtime.clock.now()
        self.runtime.pauses.check(at)
        return at

    @property
    def is_cut_off(self) -> bool:
        world = self.world
        return max(self.cut_off_until, world.store_fails_until) > world.time


class SlowWriter:
    """A writer that commits after a delay, in groups; it can fail, and dies with its node."""

    def __init__(self, node: SimulatedNode, database: MemoryDatabase) -> None:
        self._node = node
        self._database = database
        self._waiting: list[WriteJob] = []
        self._beat: BeatJob | None = None
        self._is_busy = False

    def write(self, batch: Batch, done: Done) -> None:
        self._waiting.append(WriteJob(batch, done))
        self._begin()

    def beat(self, beat: Beat, done: BeatDone) -> None:
        self._beat = BeatJob(beat, done)
        self._begin()

    def _begin(self) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._node.later(self._node.world.commit_takes(), self._commit)

    def _commit(self) -> None:
        node, world = self._node, self._node.world
        jobs, self._waiting = self._waiting, []
        beat, self._beat = self._beat, None
        outcomes: list[Outcome] = [partial(job.done, FULL) for job in jobs]
        if beat is not None:
            outcomes.append(partial(beat.done, FULL))
        if not node.is_cut_off:
            was_playing = world.is_playing()
            told = commit(self._database, node.name, jobs, beat)
            for job in jobs:
                if job.batch.resumed is not None and self._database.has_resumed(job.batch):
                    world.truth.resumes(job.batch, was_playing)
            # Sometimes it is written, and nobody is told so.
            outcomes = outcomes if world.is_answer_lost() else told
        self._is_busy = False
        for tell in outcomes:
            # Before this the process may die: written, but never reported.
            node.later(world.dice.randint(0, 3), tell)
        if self._waiting or self._beat is not None:
            self._begin()


class IdleWorld:
    """Runs callbacks of low priority after a while, as long as their node lives."""

    def __init__(self, node: SimulatedNode) -> None:
        self._node = node

    def add(self, callback: Callable[[], None]) -> None:
        self._node.later(self._node.world.dice.randint(0, 40), callback)


class NodeLog(DirectLog):
    """Storage as one node has it: sometimes it cannot be reached."""

    def __init__(self, node: SimulatedNode, database: MemoryDatabase) -> None:
        super().__init__(database, node.name, SlowWriter(node, database))
        self._simulated = node

    async def is_mine(self, table_id: str, epoch: int) -> bool:
        self._reach()
        return await super().is_mine(table_id, epoch)

    async def claim(
        self,
        table_id: str,
        rebuild: Callable[[tuple[Entry, ...]], Rebuilt],
        released: Release | None = None,
    ) -> Claim[Rebuilt] | None:
        self._reach()
        world = self._simulated.world
        world.note_running()
        claim = await super().claim(table_id, rebuild, released)
        if claim is not None:
            world.truth.claims(claim.epoch)
        return claim

    async def unowned_tables(self, after: str, most: int) -> tuple[str, ...]:
        self._reach()
        return await super().unowned_tables(after, most)

    def _reach(self) -> None:
        if self._simulated.is_cut_off:
            raise StorageTrouble("storage cannot be reached")
