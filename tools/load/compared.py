"""The same groups on our server, Colyseus and boardgame.io, in turns, medians of the rounds."""

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tools.free_port import free_port
from tools.load import adapters
from tools.load.broadcast_tables import Group, Hall
from tools.load.npm_servers import Missing, command_for
from tools.load.report import share, table
from tools.load.servers import Server, own_cost, running, served
from tools.load.socket import Trouble
from tools.processes import say

ROOT = Path(__file__).resolve().parents[2]
KINDS = {
    "ubongo, glimpses": adapters.glimpses,
    "colyseus": adapters.colyseus,
    "boardgame.io": adapters.boardgame_io,
    "ubongo, durable orders": adapters.durable,
}
OPENED_AT_ONCE = 8
RATE = 1.0  # messages a second of everybody, in even windows: what all of them can do
# With fewer, everybody would say more than the 20 messages a second that our server allows.
LEAST_GROUPS = 400


@dataclass
class Round:
    """One round of one kind."""

    p50: float
    p99: float
    even_cpu: float
    most: float
    full_cpu: float
    memory: float
    crowd: float


@contextmanager
def started(kind: str, folder: Path) -> Iterator[Server]:
    if kind.startswith("ubongo"):
        with served(folder) as (server, _):
            yield server
        return
    port = free_port()
    with running(command_for(kind, ROOT, port), port, folder) as server:
        yield server


async def one_round(kind: str, groups: int, seconds: float) -> Round:
    """A fresh server, fresh groups, an even window and a full one."""
    with tempfile.TemporaryDirectory(prefix="ubongo-live-") as name, \
            started(kind, Path(name)) as server:  # fmt: skip
        at_once = asyncio.Semaphore(OPENED_AT_ONCE)

        async def opened(number: int) -> Group:
            async with at_once:
                return await KINDS[kind](server.port, number)

        hall = Hall(list(await asyncio.gather(*(opened(number) for number in range(groups)))))
        await hall.even(1, RATE)
        cost = server.cost()
        times = await hall.even(seconds, RATE)
        even = (server.cost().cpu - cost.cpu) / max(1, len(times))
        cost, own = server.cost(), own_cost()
        most = await hall.full(seconds)
        now = server.cost()
        full = now.share_since(cost) / max(1.0, most)
        return Round(
            share(times, 0.5), share(times, 0.99), even * 1e6, most, full * 1e6,
            server.memory(), own_cost().share_since(own),
        )  # fmt: skip


async def compared(options: argparse.Namespace) -> bool:
    """Measure and tell all kinds; whether every round of those that are here could be measured."""
    found: dict[str, list[Round]] = {}
    missing: dict[str, str] = {}
    failed: list[str] = []
    for _ in range(options.rounds):
        for kind in KINDS:
            if kind in missing or options.only not in kind:
                continue
            try:
                one = await one_round(kind, options.groups, options.seconds)
            except Missing as reason:
                missing[kind] = str(reason)
                continue
            except (Trouble, TimeoutError) as trouble:
                failed.append(f"{kind} failed in a round: {trouble!r}")
                say(failed[-1])
                continue
            found.setdefault(kind, []).append(one)
            say(f"{kind}: {one.most:,.0f} messages/s, p99 {one.p99:.1f} ms, "
                   f"crowd {one.crowd:.0%} of its core")  # fmt: skip
    _tell(found, missing, options)
    for sentence in failed:
        print(sentence)
    return not failed


def _tell(
    found: dict[str, list[Round]], missing: dict[str, str], options: argparse.Namespace
) -> None:
    people = 4 * options.groups
    print(f"\n{options.groups} groups of four; first {people * RATE:,.0f} messages a second, then "
          f"as many as can be; windows of {options.seconds:.0f} s, "
          f"medians of {options.rounds}\n")  # fmt: skip
    rows: list[tuple[str, ...]] = [
        ("server", "p50", "p99", "µs a message", "at most, a second", "ours to it", "memory")
    ]
    ours = median([one.most for one in found.get("ubongo, glimpses", ())] or [0])
    for kind, rounds in found.items():
        most = median(one.most for one in rounds)
        ratio = ours / max(1.0, most) if kind in ("colyseus", "boardgame.io") else 0
        rows.append((
            kind,
            f"{median(one.p50 for one in rounds):.1f} ms",
            f"{median(one.p99 for one in rounds):.1f} ms",
            f"{median(one.full_cpu for one in rounds):,.0f}",
            f"{most:,.0f}",
            f"{ratio:.2f}" if ratio else "",
            f"{median(one.memory for one in rounds):.0f} MiB",
        ))  # fmt: skip
    print(table(rows, options.markdown))
    for kind, reason in missing.items():
        print(f"{kind} could not be measured here: {reason}")
