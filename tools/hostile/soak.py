"""`do.py soak --malformed`: millions of malformed frames and refused requests, and their cost.

They go to a real server process in which a game sleeps. It must live, keep its tables, log no
trace, and use hardly more memory than before.
"""

import asyncio
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import aiohttp

from tools.hostile.flood import flood_requests
from tools.hostile.malformed_frames import TEXT, frame, malformed_frame
from tools.hostile.refused_requests import REFUSED_REQUESTS
from tools.hostile.server import HostileTarget, hostile_target
from tools.patience import PATIENCE

FRAMES = 2_000_000
REQUESTS = 50_000
KINDS_OF_REQUESTS = tuple(kind.name for kind in REFUSED_REQUESTS)
# A connection is closed after five bad messages; the others meet a closed door.
FRAMES_A_CONNECTION = 10
# One guest may join twenty times a minute.
CONNECTIONS_A_GUEST = 15
AT_ONCE = 4
MEBIBYTE = 2**20
MOST_GROWTH = 32 * MEBIBYTE
SMALL = 1_000
# It takes long: after so many frames, and after each kind of request, there is a line.
FRAMES_A_LINE = 100_000
# Seconds that an answer is waited for.
HALF_A_FRAME = 0.25


@dataclass(frozen=True, slots=True)
class SoakResult:
    """What a run has shown."""

    frames: int
    requests: int
    # Resident memory after the first of each kind, and at the end.
    before: int
    after: int
    is_well: bool
    log: str

    def faults(self) -> list[str]:
        found = []
        if not self.is_well:
            found.append("the server is not well")
        if "Traceback" in self.log:
            found.append(f"there are {self.log.count('Traceback')} traces in the log")
        if self.after - self.before > MOST_GROWTH:
            found.append(f"memory has grown by {(self.after - self.before) / MEBIBYTE:.0f} MiB")
        return found


def soak_malformed(
    seed: int, frames: int, requests: int, kinds: Collection[str] = KINDS_OF_REQUESTS
) -> int:
    """Run it and tell the figures; the exit code."""
    begun = perf_counter()
    with TemporaryDirectory() as folder:
        result = asyncio.run(run_malformed(Path(folder), seed, frames, requests, kinds))
    print(
        f"Seed {seed}: {result.frames} malformed frames and {result.requests} refused requests "
        f"in {perf_counter() - begun:.0f} s; memory {result.before / MEBIBYTE:.1f} MiB before, "
        f"{result.after / MEBIBYTE:.1f} MiB after"
    )
    faults = result.faults()
    for fault in faults:
        print(fault)
    return 1 if faults else 0


async def run_malformed(
    folder: Path,
    seed: int,
    frames: int,
    requests: int,
    kinds: Collection[str] = KINDS_OF_REQUESTS,
) -> SoakResult:
    dice = Random(seed)
    with (folder / "server.log").open("wb") as log:
        async with hostile_target(folder / "data", log) as target:
            table = await open_a_sleeping_game(target)
            # What the first of a kind needs stays.
            await send_frames(target, table, dice, min(SMALL, frames))
            await send_requests(target, min(SMALL // 10, requests), kinds)
            before = target.memory()
            for done in range(0, frames, FRAMES_A_LINE):
                await send_frames(target, table, dice, min(FRAMES_A_LINE, frames - done))
                _tell(target, f"{min(done + FRAMES_A_LINE, frames)} frames")
            sent = await send_requests(target, requests, kinds, is_told=True)
            after = target.memory()
            is_well_after = await is_well(target)
    text = (folder / "server.log").read_text("utf-8", "replace")
    return SoakResult(frames, sent.total(), before, after, is_well_after, text)


async def open_a_sleeping_game(target: HostileTarget) -> str:
    """A game that nobody plays: it must not keep memory from being freed."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{target.port}") as http:
        wish = {"edition": "classic", "bots": ["child"], "start": True, "public": True}
        async with http.post("/api/tables", json=wish) as answer:
            assert answer.status == 201
            return str((await answer.json())["table"])


async def is_well(target: HostileTarget) -> bool:
    """Whether the server answers, and no table is frozen."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{target.port}") as http:
        async with http.get("/healthz") as answer:
            health = await answer.json()
        return bool(answer.status == 200 and health["frozen"] == 0)


def _tell(target: HostileTarget, what: str) -> None:
    print(f"{what}: {target.memory() / MEBIBYTE:.1f} MiB", flush=True)


async def send_requests(
    target: HostileTarget, count: int, kinds: Collection[str], is_told: bool = False
) -> Counter[int]:
    """So many requests of each of these kinds; how often each status was the answer."""
    statuses: Counter[int] = Counter()
    for kind in REFUSED_REQUESTS:
        if kind.name not in kinds:
            continue
        statuses += await flood_requests(target.port, kind, count)
        if is_told:
            _tell(target, f"{count} times {kind.name}")
    return statuses


async def send_frames(target: HostileTarget, table: str, dice: Random, count: int) -> None:
    """So many malformed frames, some over each connection."""
    lines = [Random(dice.randbytes(8)) for _ in range(AT_ONCE)]
    shares = [count // AT_ONCE + (number < count % AT_ONCE) for number in range(AT_ONCE)]
    await asyncio.gather(
        *(
            _send_share(target.port, table, one, share)
            for one, share in zip(lines, shares, strict=True)
        )
    )


async def _send_share(port: int, table: str, dice: Random, count: int) -> None:
    cookie, uses = "", 0
    while count > 0:
        if uses == 0:
            cookie, uses = await _new_cookie(port), CONNECTIONS_A_GUEST
        uses -= 1
        now = min(count, FRAMES_A_CONNECTION)
        count -= now
        bad = b"".join([malformed_frame(dice) for _ in range(now)])
        # Half of them come before a table is joined.
        join = frame(TEXT, f'{{"type":"join","table":"{table}"}}'.encode())
        await _send_and_leave(port, cookie, (join if dice.random() < 0.5 else b"") + bad)


async def _send_and_leave(port: int, cookie: str, raw: bytes) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(
                f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookie}\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head:
                raise AssertionError(f"no handshake: {head[:80]!r}")
            writer.write(raw)
            writer.write(frame(8, b""))
        # Half a frame is not answered.
        async with asyncio.timeout(HALF_A_FRAME):
            await reader.read(4096)
    except (ConnectionError, TimeoutError):
        pass
    finally:
        writer.close()


async def _new_cookie(port: int) -> str:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{port}/api/me") as answer,
    ):
        return "; ".join(f"{one.key}={one.value}" for one in answer.cookies.values())
