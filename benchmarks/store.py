"""The store alone under load: processes that append to PostgreSQL at a steady rate, as nodes do.

    python3 do.py bench store                           4 processes, 6,000 events a second
    python3 do.py bench store --rate 12000 --seconds 20
    python3 do.py bench store --markdown                a table for docs/benchmarks.md

Each process owns some hundred tables and appends to one after the other, an entry of a usual size
at a time, whatever the store does meanwhile. Timed is each entry, from the append until it is
durable; counted is the processor time of PostgreSQL and of the processes.
"""

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from array import array
from contextlib import nullcontext
from pathlib import Path

import uvloop

from tools.load.report import share, table
from tools.load.servers import family_cost
from tools.postgres_server import no_postgres, running_postgres
from tools.processes import Trouble
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.interface import UNOWNED, Batch, TableLog
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.stores import open_storage
from ubongo.server.storage.summary import Summary

ROOT = Path(__file__).resolve().parents[1]
# As on a host: everything that is acknowledged is on the disk.
DURABLE = "fsync = on\nfull_page_writes = on\nshared_buffers = 128MB\n"
# The goals.
P99, ENGINE = 100.0, 80.0
# An entry of a game has some 150 bytes.
BODY = json.dumps({"at": 1_234_567, "seat": 2, "cover": "AABB/ABBC/ACCC" * 8}).encode()
KIND, CAUSE = "UbongoCalled", "0123456789abcdef 17"
TICK = 0.002
BEAT = 0.5


class Appender:
    """One process: the owner of some tables, to which it appends in turn."""

    def __init__(self, name: str, tables: int) -> None:
        self.ids = [f"{name}-{number:05}" for number in range(tables)]
        self.sums = [0] * tables
        self.numbers = [1] * tables
        self.times = array("d")
        self.failed = 0

    async def work(self, url: str, rate: float, seconds: float) -> dict[str, object]:
        async with open_storage(url, Path(), self.ids[0], nullcontext()) as storage:
            log = storage.table_log
            await log.start(1_000)
            for place, table_id in enumerate(self.ids):
                summary = Summary("", True, "classic", "Ada", 4, 4, ("ada", "ben", "cy", "di"), ())
                first = Entry(1, 1_000, KIND, BODY)
                await log.create(Batch(table_id, UNOWNED, (first,), summary=summary))
                claim = await log.claim(table_id, lambda entries: None)
                assert claim is not None
                self.sums[place] = claim.sum
            beating = asyncio.create_task(self._beat(log))
            print("ready", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
            cpu, begun = time.process_time(), time.perf_counter()
            done = 0
            while (passed := time.perf_counter() - begun) < seconds:
                for number in range(done, int(passed * rate)):
                    self._append(log, number % len(self.ids))
                done = int(passed * rate)
                await asyncio.sleep(TICK)
            while len(self.times) + self.failed < done:
                await asyncio.sleep(TICK)
            beating.cancel()
            cpu = time.process_time() - cpu
            told = {"times": self.times.tolist(), "failed": self.failed, "cpu": cpu}
            return told | {"lasted": time.perf_counter() - begun}

    def _append(self, log: TableLog, place: int) -> None:
        self.numbers[place] += 1
        entry = Entry(self.numbers[place], 2_000, KIND, BODY, CAUSE)
        batch = Batch(self.ids[place], 1, (entry,), before=self.sums[place])
        self.sums[place] = batch.sums[-1]
        begun = time.perf_counter()

        def written(trouble: Exception | None) -> None:
            if trouble is None:
                self.times.append(time.perf_counter() - begun)
            else:
                self.failed += 1

        log.append(batch, written)

    async def _beat(self, log: TableLog) -> None:
        while True:
            await log.beat(Beat(2_000))
            await asyncio.sleep(BEAT)


def measured(options: argparse.Namespace) -> tuple[list[dict[str, object]], float]:
    """What each process has told, and the processor time of the database meanwhile, in seconds."""
    count = options.processes
    with (
        tempfile.TemporaryDirectory(prefix="ubongo-store-") as folder,
        running_postgres(DURABLE) as database,
        database.database() as url,
    ):
        workers = [_started(Path(folder), url, number, options) for number in range(count)]
        try:
            for worker in workers:
                assert worker.stdout is not None
                if worker.stdout.readline() != "ready\n":
                    raise Trouble("a process could not begin")
            before = family_cost(database.process.pid)
            for worker in workers:
                assert worker.stdin is not None
                worker.stdin.write("go\n")
                worker.stdin.flush()
            codes = [worker.wait() for worker in workers]
            if any(codes):
                raise Trouble("a process has failed")
            used = family_cost(database.process.pid).cpu - before.cpu
            told = [
                json.loads(_told(Path(folder), number).read_text("ascii"))
                for number in range(count)
            ]
            return told, used
        finally:
            for worker in workers:
                worker.kill()
                worker.wait()


def _told(folder: Path, number: int) -> Path:
    return folder / f"{number}.json"


def _started(
    folder: Path, url: str, number: int, options: argparse.Namespace
) -> "subprocess.Popen[str]":
    """One of the processes; it waits for a word before it begins."""
    rate = options.rate / options.processes
    command = [
        *(sys.executable, "-m", "benchmarks.store"),
        *("--worker", url, str(_told(folder, number))),
        *("--rate", str(rate), "--seconds", str(options.seconds), "--tables", str(options.tables)),
    ]
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def tell(told: list[dict[str, object]], engine: float, markdown: bool) -> bool:
    """Print what was measured beside the goals; whether everything was written."""
    times = array("d")
    failed, cpu, lasted = 0, 0.0, 0.0
    for one in told:
        assert isinstance(one["times"], list)
        times.extend(one["times"])
        failed += int(str(one["failed"]))
        cpu += float(str(one["cpu"]))
        lasted = max(lasted, float(str(one["lasted"])))
    events = max(1, len(times))
    rows: list[tuple[str, ...]] = [
        (f"{len(told)} processes, {lasted:.0f} s", "measured", "goal"),
        ("events a second", f"{events / lasted:,.0f}", ""),
        ("append to durable, p50", f"{share(times, 0.5):.1f} ms", ""),
        ("append to durable, p99", f"{share(times, 0.99):.1f} ms", f"{P99:.0f} ms"),
        ("PostgreSQL, an event", f"{engine / events * 1e6:.0f} µs", f"{ENGINE:.0f} µs"),
        ("PostgreSQL, in cores", f"{engine / lasted:.2f}", ""),
        ("the processes, an event", f"{cpu / events * 1e6:.0f} µs", ""),
        ("not written", f"{failed:,}", "0"),
    ]
    print(table(rows, markdown))
    return not failed


def main() -> int:
    asking = argparse.ArgumentParser(prog="do.py bench store", description=(__doc__ or "")[:94])
    asking.add_argument("--processes", type=int, default=4, metavar="N")
    asking.add_argument("--rate", type=float, default=6_000, metavar="N", help="events a second")
    asking.add_argument("--seconds", type=float, default=15, metavar="S")
    asking.add_argument("--tables", type=int, default=250, metavar="N", help="of each process")
    asking.add_argument("--markdown", action="store_true", help="print a table for the docs")
    asking.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    options = asking.parse_args()
    if missing := no_postgres():
        raise Trouble(missing, 2)
    if options.worker:
        url, path = options.worker
        appender = Appender(Path(path).stem, options.tables)
        told = uvloop.run(appender.work(url, options.rate, options.seconds))
        Path(path).write_text(json.dumps(told), encoding="ascii")
        return 0
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before: {load}\n",
          flush=True)  # fmt: skip
    return 0 if tell(*measured(options), options.markdown) else 1


if __name__ == "__main__":
    sys.exit(main())
