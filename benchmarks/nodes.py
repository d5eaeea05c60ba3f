"""What several nodes cost: two on PostgreSQL against one on SQLite, on one core, in turns.

    python3 do.py bench nodes                      500 tables, three rounds
    python3 do.py bench nodes --tables 200 --rounds 1 --seconds 10
    python3 do.py bench nodes --markdown           tables for docs/benchmarks.md

The same crowd as in `bench live` plays at as many tables; those of several nodes are spread over
them as a balancer would do it, and everything of PostgreSQL is counted. Only processor time counts:
on one core nobody can measure how much faster more cores are, so that is computed from it.
"""

import argparse
import asyncio
import gc
import os
import platform
import tempfile
from array import array
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop

from tools.load.covers import ways
from tools.load.report import share, table
from tools.load.servers import (
    CROWD_CORE,
    SERVER_CORE,
    Cost,
    Server,
    family_cost,
    pin,
    raise_file_limit,
    served,
)
from tools.load.tables import Town
from tools.postgres_server import no_postgres, running_postgres
from tools.processes import Trouble

SETTLE = 5.0
# As on a host: everything that is acknowledged is on the disk.
DURABLE = "fsync = on\nfull_page_writes = on\nshared_buffers = 128MB\n"
ALLOWED = 1.3


@dataclass(frozen=True, slots=True)
class Host:
    """Nodes, and the database server that they share, if they do."""

    nodes: list[Server]
    database: int | None = None

    def costs(self) -> tuple[Cost, Cost]:
        """What the nodes have used, and what the database has."""
        used = [family_cost(node.process.pid) for node in self.nodes]
        nodes = Cost(used[-1].at, sum(one.cpu for one in used))
        return nodes, Cost(nodes.at, 0.0) if self.database is None else family_cost(self.database)


@dataclass(frozen=True, slots=True)
class Round:
    """One window: shares of a core, and how long people waited."""

    nodes: float
    database: float
    acknowledged: "array[float]"
    orders: float
    lost: int

    @property
    def all(self) -> float:
        return self.nodes + self.database


@contextmanager
def one_on_sqlite(folder: Path) -> Iterator[Host]:
    with served(folder) as (server, _):
        yield Host([server])


@contextmanager
def two_on_postgres(folder: Path) -> Iterator[Host]:
    with ExitStack() as opened:
        pin(SERVER_CORE)
        database = opened.enter_context(running_postgres(DURABLE))
        pin(CROWD_CORE)
        url = opened.enter_context(database.database())
        nodes = []
        for name in ("a", "b"):
            (folder / name).mkdir()
            server, _ = opened.enter_context(served(folder / name, "--store", url))
            nodes.append(server)
        yield Host(nodes, database.process.pid)


KINDS = {"one node, SQLite": one_on_sqlite, "two nodes, PostgreSQL": two_on_postgres}


async def measured(host: Host, options: argparse.Namespace) -> Round:
    town = Town([node.port for node in host.nodes], ways(), options.glimpses)
    await town.grow(options.tables, options.ramp)
    await asyncio.sleep(SETTLE)
    before = host.costs()
    town.figures = type(town.figures)()
    await asyncio.sleep(options.seconds)
    nodes, database = (
        now.share_since(then) for now, then in zip(host.costs(), before, strict=True)
    )
    figures = town.figures
    return Round(
        nodes, database, figures.acknowledged, len(figures.acknowledged) / figures.lasted,
        figures.lost,
    )  # fmt: skip


def tell(found: dict[str, list[Round]], options: argparse.Namespace) -> None:
    ones, twos = found.values()

    def row(what: str, of: Callable[[Round], float], form: str) -> tuple[str, ...]:
        one, two = ([of(each) for each in rounds] for rounds in (ones, twos))
        ratios = [after / before for before, after in zip(one, two, strict=True) if before]
        ratio = f"{median(ratios):.2f}" if ratios else ""
        return what, form.format(median(one)), form.format(median(two)), ratio

    rows: list[tuple[str, ...]] = [
        (f"{options.tables:,} tables, medians of {len(ones)}", *found, "ratio"),
        row("processor time, in cores", lambda one: one.all, "{:.3f}"),
        row("of it the nodes", lambda one: one.nodes, "{:.3f}"),
        row("of it PostgreSQL", lambda one: one.database, "{:.3f}"),
        row("order to acknowledgement, p50", lambda one: share(one.acknowledged, 0.5), "{:.1f} ms"),
        row("order to acknowledgement, p99", lambda one: share(one.acknowledged, 0.99),
            "{:.1f} ms"),
        row("orders a second", lambda one: one.orders, "{:.0f}"),
        row("connections lost", lambda one: one.lost, "{:.0f}"),
    ]  # fmt: skip
    print(table(rows, options.markdown), end="\n\n")
    ratios = [two.all / one.all for one, two in zip(ones, twos, strict=True)]
    told = ", ".join(f"{one:.2f}" for one in ratios)
    print(f"Processor time of two nodes to one, round by round: {told} (at most {ALLOWED}).")
    # A core that is full to three quarters still answers in time; see `bench live`.
    node, database = (median(each) / options.tables for each in
                      ([two.nodes for two in twos], [two.database for two in twos]))  # fmt: skip
    for cores in (2, 4, 8):
        print(f"Computed, not measured: {cores} cores at three quarters bear "
              f"{0.75 * cores / (node + database):,.0f} tables, "
              f"{database / (node + database) * cores:.1f} of the cores for PostgreSQL; "
              f"one node on SQLite bears {0.75 * options.tables / median(o.all for o in ones):,.0f}"
              " on one core.")  # fmt: skip


def main() -> None:
    asking = argparse.ArgumentParser(prog="do.py bench nodes", description=(__doc__ or "")[:88])
    asking.add_argument("--tables", type=int, default=500, metavar="N")
    asking.add_argument("--seconds", type=float, default=15, metavar="S", help="of each window")
    asking.add_argument("--ramp", type=float, default=15, metavar="S", help="until all are there")
    asking.add_argument("--glimpses", type=float, default=2, metavar="N",
                        help="half-laid boards shown a second by who lays")  # fmt: skip
    asking.add_argument("--rounds", type=int, default=3, metavar="N")
    asking.add_argument("--markdown", action="store_true", help="print tables for the docs")
    options = asking.parse_args()
    if missing := no_postgres():
        raise Trouble(missing, 2)
    gc.disable()
    raise_file_limit(8 * 10_000)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before: {load}\n",
          flush=True)  # fmt: skip
    found: dict[str, list[Round]] = {kind: [] for kind in KINDS}
    for number in range(options.rounds):
        for kind in list(KINDS)[:: 1 - 2 * (number % 2)]:
            with (
                tempfile.TemporaryDirectory(prefix="ubongo-nodes-") as name,
                KINDS[kind](Path(name)) as host,
            ):
                one = uvloop.run(measured(host, options))
            found[kind].append(one)
            print(f"{number + 1} {kind}: nodes {one.nodes:.3f}, PostgreSQL {one.database:.3f} of a "
                  f"core, {one.orders:.0f} orders a second", flush=True)  # fmt: skip
    print()
    tell(found, options)


if __name__ == "__main__":
    main()
