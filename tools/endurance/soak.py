"""`do.py soak --tables`: live tables for an hour, lost connections, and what stays behind.

People and bots play at a real server process, which is tuned as `ubongo serve` is. About every
twenty seconds somebody at each table loses the connection and comes back. When a table has had
its games, its people go and others open another one. All the while the server is measured; what
counts is how its figures change in the second half. In the end its log is held against what
everybody was told, and every game is played again.
"""

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from tools.endurance.regulars import PEOPLE, RegularTable, wishes
from tools.endurance.samples import Point, Sample, second_half, slope, take_sample
from tools.hostile.server import HostileTarget, hostile_target
from tools.hostile.soak import is_well
from tools.simulation.client import BrokenPromise
from tools.simulation.promises import check_promises
from ubongo.boards.box import the_box
from ubongo.rules.records.record import write_record
from ubongo.rules.records.verification import verify
from ubongo.server.storage.sqlite.database import Database
from ubongo.server.tables.log import finished_games

# Seconds between two looks at the server, and between two lost connections of a table.
LOOK_EVERY = 5.0
CUT_EVERY = 20.0
TICK = 0.25
# Seconds. The longest that a table waits by itself is for a lost player, two minutes.
STUCK = 300.0
TELL_EVERY = 60.0
# What the server logs when a beat could not be written.
STANDS = "tables stand still"
# By how much a figure may grow in the second half of the time, along its line of least squares.
MOST_GROWTH = {"memory": 8.0, "files": 4.0, "threads": 1.0, "wal": 4.0}
UNITS = {"memory": "MiB", "files": "", "threads": "", "wal": "MiB", "database": "MiB"}


@dataclass
class EnduranceResult:
    """What a run has shown."""

    samples: list[Sample] = field(default_factory=list)
    tables: int = 0
    games: int = 0
    orders: int = 0
    notices: int = 0
    returns: int = 0
    stuck: int = 0
    broken: list[str] = field(default_factory=list)
    is_well: bool = False
    log: str = ""

    def points(self, name: str) -> list[Point]:
        return [(one.at, getattr(one, name)) for one in self.samples]

    def faults(self) -> list[str]:
        """What must not be; nothing, if all is well."""
        found = list(self.broken)
        if not self.is_well:
            found.append("the server is not well")
        if "Traceback" in self.log:
            found.append(f"there are {self.log.count('Traceback')} traces in the log")
        if STANDS in self.log:
            found.append(f"tables stood still {self.log.count(STANDS)} times, by the log")
        if self.stuck:
            found.append(f"nothing happened any more at {self.stuck} tables")
        if not self.games:
            found.append("no game was played to its end: the run was too short")
        return found + [
            f"{name} grew by {growth:.1f} {UNITS[name]} in the second half".replace("  ", " ")
            for name, most in MOST_GROWTH.items()
            if (growth := fitted_growth(self.points(name))) > most
        ]


def fitted_growth(points: Sequence[Point]) -> float:
    """By how much a figure has grown in the second half, along its line of least squares."""
    half = second_half(points)
    return slope(half) * (half[-1][0] - half[0][0]) / 3_600


def soak_tables(seed: int, tables: int, minutes: float) -> int:
    """Run it and tell the figures; the exit code."""
    with TemporaryDirectory() as folder:
        result = asyncio.run(run_tables(Path(folder), seed, tables, minutes * 60))
    print(
        f"{tables} tables at once for {minutes:g} minutes, {result.tables} in all: "
        f"{result.games} games, {result.returns} lost connections, {result.orders} acknowledged "
        f"orders and {result.notices} notices, all found again"
    )
    for name, unit in UNITS.items():
        first, last = result.points(name)[0][1], result.points(name)[-1][1]
        most = max(figure for _, figure in result.points(name))
        change = slope(second_half(result.points(name)))
        said = f"{name}: {first:.1f} → {last:.1f} {unit}, at most {most:.1f}; second half"
        print(f"{said.replace(' ,', ',')} {change:+.2f} {unit} an hour".replace("  ", " "))
    faults = result.faults()
    for fault in faults:
        print(fault)
    print("not well" if faults else "all well")
    return 1 if faults else 0


async def run_tables(
    folder: Path, seed: int, tables: int, seconds: float, least: int = 0
) -> EnduranceResult:
    """Play for so long at so many tables, then check everything that was told.

    If `least` is given, it goes on until so many tables are done.
    """
    result = EnduranceResult()
    with (folder / "server.log").open("wb") as log:
        async with hostile_target(folder / "data", log) as target:
            crowd = Crowd(target, folder / "data", Random(seed), result)
            try:
                await crowd.play(tables, seconds, least)
                result.is_well = await is_well(target)
            finally:
                await crowd.close()
            await target.stop()
    result.log = (folder / "server.log").read_text("utf-8", "replace")
    check(folder / "data", crowd.gone, result)
    return result


class Crowd:
    """All tables of a run; those that are done make room for others."""

    def __init__(
        self, target: HostileTarget, folder: Path, dice: Random, result: EnduranceResult
    ) -> None:
        self._target = target
        self._folder = folder
        self._dice = dice
        self._result = result
        self._wishes = wishes()
        self._tables: list[RegularTable] = []
        self.gone: list[RegularTable] = []

    async def play(self, tables: int, seconds: float, least: int) -> None:
        begun = looked = told = monotonic()
        for _ in range(tables):
            await self._open_one()
        while (now := monotonic()) < begun + seconds or len(self.gone) < least:
            if now >= looked:
                looked += LOOK_EVERY
                sample = take_sample(now - begun, self._target.process.pid, self._folder)
                self._result.samples.append(sample)
                if now >= told:
                    told += TELL_EVERY
                    print(_line(sample, len(self.gone)), flush=True)
            for table in list(self._tables):
                await self._look_at(table, now)
            await asyncio.sleep(TICK)

    async def _look_at(self, table: RegularTable, now: float) -> None:
        is_stuck = table.quiet_for(now) > STUCK
        self._result.stuck += is_stuck
        if table.is_done or is_stuck:
            self._tables.remove(table)
            await self._end(table)
            await self._open_one()
        elif self._dice.random() < TICK / CUT_EVERY:
            table.cut_one(self._dice)

    async def _open_one(self) -> None:
        table = RegularTable(self._target.port)
        table.quiet_for(monotonic())
        self._tables.append(table)
        self._result.tables += 1
        await table.world.open(next(self._wishes), PEOPLE, self._dice)

    async def _end(self, table: RegularTable) -> None:
        await table.world.close()
        self.gone.append(table)

    async def close(self) -> None:
        while self._tables:
            await self._end(self._tables.pop())


def _line(sample: Sample, done: int) -> str:
    return (
        f"{sample.at / 60:.0f} min: {sample.memory:.1f} MiB, {sample.files:.0f} files, "
        f"{sample.threads:.0f} threads, WAL {sample.wal:.1f} MiB, "
        f"database {sample.database:.1f} MiB, {done} tables done"
    )


def check(folder: Path, tables: Sequence[RegularTable], result: EnduranceResult) -> None:
    """Hold the log against everybody's memory, and play every game again."""
    box = the_box()
    with closing(Database(folder)) as database:
        for table in tables:
            result.returns += table.returns
            result.notices += sum(len(one.seen) for one in table.people)
            entries = list(database.entries(table.world.table))
            try:
                if table.world.broken is not None:
                    raise table.world.broken
                result.orders += check_promises(entries, table.people)
            except BrokenPromise as broken:
                result.broken.append(str(broken))
            for game in finished_games(entries):
                verify(write_record(game), box)
                result.games += 1
