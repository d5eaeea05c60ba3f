"""The live table under load: real processes, the server on one core, a crowd on the other.

    python3 do.py bench live                               a quick look at 100 tables
    python3 do.py bench live --tables 1000 --seconds 30    what the goals are about
    python3 do.py bench live --tables 1000 --find-limit    and how many tables there can be
    python3 do.py bench live --referee 3                   with the referee, and beside it without
    python3 do.py bench live --event                       200 people of one event, all at once
    python3 do.py bench live --peers                       broadcasts beside Colyseus, boardgame.io
    python3 do.py bench live --markdown                    tables for docs/benchmarks.md

Four people a table play classic rounds over WebSockets, each table from an address of its
own, against `ubongo serve` as everybody starts it. Timed is every order: until it is
acknowledged, which it is when it is durable, and until all four screens have what came of it.
The machine must be otherwise idle, or the figures say nothing; its load is printed.
"""

import argparse
import asyncio
import gc
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import uvloop

from tools.load.compared import LEAST_GROUPS, compared
from tools.load.covers import ways
from tools.load.event import EventCrowd
from tools.load.report import Figures, share, table, together
from tools.load.servers import (
    Server,
    machine_cost,
    own_cost,
    raise_file_limit,
    served,
    stolen_cost,
)
from tools.load.socket import asked
from tools.load.tables import Town

ROOT = Path(__file__).resolve().parents[1]

# All tables should not begin a round together: they come over a round's length.
RAMP = 30.0
SETTLE = 10.0
STORM = 500
TOO_LATE = 100.0  # milliseconds
MOST_STEPS = 20


@dataclass
class Measured:
    """One window at one number of tables."""

    tables: int
    # Second by second: one in which the machine was away says nothing about the others.
    seconds: list[Figures]
    figures: Figures
    lasted: float
    server_cpu: float
    crowd_cpu: float
    # What else the machine was doing, in cores: it must be next to nothing.
    others_cpu: float
    # What the host of a virtual machine gave to others, in cores: then nothing is as fast.
    stolen: float
    memory: float
    events: float
    commits: float

    @property
    def p99(self) -> float:
        return share(self.figures.on_all_screens, 0.99)

    @property
    def cpu_an_event(self) -> float:
        """Processor time of the server, in microseconds, with everything between two events."""
        return self.server_cpu * self.lasted / max(1.0, self.events) * 1e6

    def median_second(self, name: str) -> float:
        """The slowest hundredth of a second in which it was as slow as in half of them."""
        return median(share(getattr(one, name), 0.99) for one in self.seconds)


async def counted(port: int) -> dict[str, float]:
    """The server's own numbers."""
    _, body = await asked("GET", "/metrics", port)
    lines = [line.split() for line in body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


async def window(town: Town, server: Server, metrics: int, seconds: float) -> Measured:
    before, cost, own = await counted(metrics), server.cost(), own_cost()
    machine, stolen = machine_cost(), stolen_cost()
    parts: list[Figures] = []
    while len(parts) < seconds:
        town.figures = Figures()
        parts.append(town.figures)
        await asyncio.sleep(1)
    figures = together(parts)
    lasted = figures.lasted
    server_share, crowd_share = server.cost().share_since(cost), own_cost().share_since(own)
    others = max(0.0, machine_cost().share_since(machine) - server_share - crowd_share)
    taken = stolen_cost().share_since(stolen)
    town.figures = Figures()
    after = await counted(metrics)
    return Measured(
        len(town.tables), parts, figures, lasted, server_share, crowd_share, others, taken,
        server.memory(),
        after["ubongo_events_total"] - before["ubongo_events_total"],
        after["ubongo_commits_total"] - before["ubongo_commits_total"],
    )  # fmt: skip


def lines(one: Measured) -> list[tuple[str, str, str]]:
    """What was measured, beside what we want."""
    figures, each = one.figures, 1 / one.lasted
    acks, screens = figures.acknowledged, figures.on_all_screens
    return [
        (f"{one.tables:,} tables, {4 * one.tables:,} people", "measured", "goal"),
        ("order to acknowledgement, p50", f"{share(acks, 0.5):.1f} ms", "5 ms"),
        ("order to acknowledgement, p99", f"{share(acks, 0.99):.1f} ms", "20 ms"),
        ("the same in the median second", f"{one.median_second('acknowledged'):.1f} ms", ""),
        ("order to everyone's screen, p50", f"{share(screens, 0.5):.1f} ms", ""),
        ("order to everyone's screen, p99", f"{one.p99:.1f} ms", "25 ms"),
        ("the same in the median second", f"{one.median_second('on_all_screens'):.1f} ms", ""),
        ("order to everyone's screen, worst", f"{share(screens, 1):.1f} ms", ""),
        ("orders timed", f"{len(acks):,}", ""),
        ("orders refused, connections lost", f"{figures.refused:,}, {figures.lost:,}", ""),
        ("events a second", f"{one.events * each:,.0f}", ""),
        ("messages a second, in and out",
         f"{figures.said * each:,.0f}, {figures.heard * each:,.0f}", ""),
        ("commits a second", f"{one.commits * each:,.0f}", ""),
        ("events a commit", f"{one.events / max(1, one.commits):.1f}", ""),
        ("server's memory", f"{one.memory:.0f} MiB", "250 MiB"),
        ("server's share of its core", f"{one.server_cpu:.0%}", ""),
        ("processor time a table and second", f"{one.server_cpu / one.tables * 1e6:,.0f} µs", ""),
        ("crowd's share of the other core", f"{one.crowd_cpu:.0%}", ""),
        ("what else ran, in cores", f"{one.others_cpu:.2f}", "0"),
        ("what the machine's host took, in cores", f"{one.stolen:.2f}", "0"),
    ]  # fmt: skip


def tell(rows: list[tuple[str, ...]], markdown: bool) -> None:
    print(table(rows, markdown), end="\n\n", flush=True)


async def both(options: argparse.Namespace, is_first: bool) -> dict[bool, Measured]:
    """A server with the referee beside one without, on the same core, each with its own crowd.

    At the same time, since a machine that others use now and then is never twice the same.
    """
    with tempfile.TemporaryDirectory(prefix="ubongo-live-") as name, ExitStack() as stack:
        servers: dict[bool, tuple[Town, Server, int]] = {}
        for is_on in (is_first, not is_first):
            switch = "--referee" if is_on else "--no-referee"
            folder = Path(name) / switch
            folder.mkdir()
            server, metrics = stack.enter_context(served(folder, switch))
            servers[is_on] = Town([server.port], ways(), options.glimpses), server, metrics
        towns = [town for town, _, _ in servers.values()]
        await asyncio.gather(*(town.grow(options.tables, options.ramp) for town in towns))
        await asyncio.sleep(SETTLE)
        windows = [window(*one, options.seconds) for one in servers.values()]
        return dict(zip(servers, await asyncio.gather(*windows), strict=True))


def refereed(options: argparse.Namespace) -> None:
    """What the referee costs: medians of rounds in which both play."""
    found: dict[bool, list[Measured]] = {True: [], False: []}
    for number in range(options.referee):
        # They change places, so that none of them is always the second to start.
        pair = uvloop.run(both(options, is_first=number % 2 == 0))
        others = pair[True].others_cpu - pair[False].server_cpu
        for is_on, one in pair.items():
            found[is_on].append(one)
            print(f"{number + 1} {'with' if is_on else 'without':<7}"
                  f" {one.server_cpu:6.1%} of a core, {one.cpu_an_event:,.0f} µs an event,"
                  f" p99 {one.p99:.1f} ms, what else ran {others:.2f}, stolen {one.stolen:.2f}",
                  flush=True)  # fmt: skip
    print()

    def row(what: str, of: Callable[[Measured], float], form: str) -> tuple[str, ...]:
        on, off = ([of(one) for one in found[is_on]] for is_on in (True, False))
        ratio = median(one / other for one, other in zip(on, off, strict=True))
        return what, form.format(median(off)), form.format(median(on)), f"{ratio:.3f}"

    rows: list[tuple[str, ...]] = [
        (f"{options.tables:,} tables each, {options.referee} rounds", "without", "with", "ratio"),
        row("server's share of its core", lambda one: one.server_cpu, "{:.1%}"),
        row("processor time an event", lambda one: one.cpu_an_event, "{:,.0f} µs"),
        row("events a second", lambda one: one.events / one.lasted, "{:,.0f}"),
        row("order to acknowledgement, p50",
            lambda one: share(one.figures.acknowledged, 0.5), "{:.1f} ms"),
        row("order to everyone's screen, p99", lambda one: one.p99, "{:.1f} ms"),
    ]  # fmt: skip
    tell(rows, options.markdown)


async def played(options: argparse.Namespace) -> None:
    """Real rounds: at the tables asked for, then a storm, then at ever more of them."""
    with (
        tempfile.TemporaryDirectory(prefix="ubongo-live-") as name,
        served(Path(name)) as (server, metrics),
    ):
        town = Town([server.port], ways(), options.glimpses)
        await town.grow(options.tables, options.ramp)
        await asyncio.sleep(SETTLE)
        one = await window(town, server, metrics, options.seconds)
        tell(list(lines(one)), options.markdown)
        seconds, missed = await town.storm(STORM)
        back = min(STORM, 4 * options.tables)
        print(f"{back} people cut off at once: all back after {seconds:.2f} s, "
              f"{missed} without all they had missed (goal: 5 s, 0)\n", flush=True)  # fmt: skip
        if options.find_limit:
            await asyncio.sleep(SETTLE)
            await limit(town, server, metrics, options, one)


async def limit(
    town: Town, server: Server, metrics: int, options: argparse.Namespace, first: Measured
) -> None:
    """Ever more tables, until the news come too late."""
    rows: list[tuple[str, ...]] = [
        ("tables", "acknowledged p50", "p99", "on all screens p50", "p99", "server's core",
         "crowd's core", "what else ran", "stolen", "memory", "lost")
    ]  # fmt: skip
    one = first
    for _ in range(MOST_STEPS):
        acks, screens = one.figures.acknowledged, one.figures.on_all_screens
        rows.append((
            f"{one.tables:,}", f"{share(acks, 0.5):.1f} ms", f"{share(acks, 0.99):.1f} ms",
            f"{share(screens, 0.5):.1f} ms", f"{one.p99:.1f} ms", f"{one.server_cpu:.0%}",
            f"{one.crowd_cpu:.0%}", f"{one.others_cpu:.2f}", f"{one.stolen:.2f}",
            f"{one.memory:.0f} MiB", f"{one.figures.lost:,}",
        ))  # fmt: skip
        print("  ".join(rows[-1]), flush=True)
        if one.p99 > TOO_LATE:
            break
        more = one.tables + options.step
        await town.grow(more, options.ramp * options.step / max(options.step, options.tables))
        await asyncio.sleep(SETTLE)
        one = await window(town, server, metrics, options.seconds)
    print()
    tell(rows, options.markdown)


async def event(options: argparse.Namespace) -> None:
    """One event, whose people all go to their tables in the same second, and play there."""
    with (
        tempfile.TemporaryDirectory(prefix="ubongo-live-") as name,
        served(Path(name)) as (server, metrics),
    ):
        crowd = EventCrowd(server.port, ways(), options.glimpses)
        await crowd.open(options.people)
        await asyncio.sleep(SETTLE / 2)
        # From the tap on: the crush at the beginning is what is measured.
        measuring = asyncio.create_task(window(crowd.town, server, metrics, options.seconds))
        cost = server.cost()
        await crowd.begin()
        crush = server.cost().cpu - cost.cpu
        one = await measuring
        seated, welcomed = crowd.seated, crowd.welcomed
        figures = one.figures
        rows: list[tuple[str, ...]] = [
            (f"one event, {options.people} people, {len(crowd.town.tables)} tables",
             "measured", "goal"),
            ("host's tap until a person knows the table, p50", f"{share(seated, 0.5):.1f} ms", ""),
            ("host's tap until a person knows the table, p99", f"{share(seated, 0.99):.1f} ms", ""),
            ("then until the welcome there, p50", f"{share(welcomed, 0.5):.1f} ms", ""),
            ("then until the welcome there, p99", f"{share(welcomed, 0.99):.1f} ms", ""),
            ("server's processor time, from the tap to the last welcome",
             f"{crush * 1e3:,.0f} ms", ""),
            ("order to acknowledgement, p99",
             f"{share(figures.acknowledged, 0.99):.1f} ms", ""),
            ("order to everyone's screen, p99", f"{one.p99:.1f} ms", "100 ms"),
            ("order to everyone's screen, worst",
             f"{share(figures.on_all_screens, 1):.1f} ms", ""),
            ("orders timed", f"{len(figures.acknowledged):,}", ""),
            ("orders refused, connections lost", f"{figures.refused:,}, {figures.lost:,}", "0, 0"),
            ("server's memory", f"{one.memory:.0f} MiB", ""),
            ("server's share of its core", f"{one.server_cpu:.0%}", ""),
            ("what else ran, in cores", f"{one.others_cpu:.2f}", "0"),
            ("what the machine's host took, in cores", f"{one.stolen:.2f}", "0"),
        ]  # fmt: skip
        tell(rows, options.markdown)


def main() -> None:
    asking = argparse.ArgumentParser(prog="do.py bench live", description=(__doc__ or "")[:87])
    asking.add_argument("--tables", type=int, default=100, metavar="N")
    asking.add_argument("--seconds", type=float, default=15, metavar="S", help="of each window")
    asking.add_argument("--ramp", type=float, default=RAMP, metavar="S", help="until all are there")
    asking.add_argument("--glimpses", type=float, default=2, metavar="N",
                        help="half-laid boards shown a second by who lays")  # fmt: skip
    asking.add_argument("--find-limit", action="store_true", help="raise the number of tables")
    asking.add_argument("--step", type=int, default=250, metavar="N", help="by so many")
    asking.add_argument("--referee", type=int, metavar="ROUNDS", help="what the referee costs")
    asking.add_argument("--event", action="store_true", help="only one event, begun at once")
    asking.add_argument("--people", type=int, default=200, metavar="N", help="for --event")
    asking.add_argument("--peers", action="store_true", help="only broadcasts, beside others'")
    asking.add_argument("--groups", type=int, default=LEAST_GROUPS, metavar="N",
                        help=f"for --peers, at least {LEAST_GROUPS}")  # fmt: skip
    asking.add_argument("--rounds", type=int, default=3, metavar="N", help="for --peers")
    asking.add_argument("--only", default="", metavar="WORD", help="for --peers: those named so")
    asking.add_argument("--markdown", action="store_true", help="print tables for the docs")
    options = asking.parse_args()
    if options.groups < LEAST_GROUPS:
        asking.error(f"fewer than {LEAST_GROUPS} groups would run into our limit of messages")
    # The crowd lives for minutes only; looking for garbage would count as the server's delay.
    gc.disable()
    files = raise_file_limit(8 * 10_000)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, load before: {load}; "
          f"at most {files:,} connections\n", flush=True)  # fmt: skip
    if options.referee:
        refereed(options)
    elif options.event:
        uvloop.run(event(options))
    elif options.peers:
        sys.exit(0 if uvloop.run(compared(options)) else 1)
    else:
        uvloop.run(played(options))


if __name__ == "__main__":
    main()
