"""Memory is bounded whatever is sent, also while a game sleeps that nobody plays."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from tools.hostile.flood import flood_requests
from tools.hostile.refused_requests import REFUSED_REQUESTS, RefusedRequest
from tools.hostile.server import HostileTarget, hostile_target

pytestmark = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")

MEBIBYTE = 2**20
MOST_GROWTH = 16 * MEBIBYTE
# Before anything is measured: what the first of a kind needs stays.
WARM_UP = 500
# The dearest kinds, which end in different places: aiohttp's routes, a feature, aiohttp's parser.
# `do.py soak --malformed` sends all of them.
DEAR = ("method of a page", "date", "TLS")


async def open_a_sleeping_game(target: HostileTarget) -> None:
    async with aiohttp.ClientSession(f"http://127.0.0.1:{target.port}") as http:
        wish = {"edition": "classic", "bots": ["child"], "start": True}
        async with http.post("/api/tables", json=wish) as answer:
            assert answer.status == 201


async def flooded(target: HostileTarget, kind: RefusedRequest, count: int) -> None:
    statuses = await flood_requests(target.port, kind, count)
    # Work is limited for one address whatever else is.
    assert set(statuses) <= {kind.status, 429}, (kind.name, statuses)
    assert statuses[kind.status]


def test_every_kind_of_refused_request_is_refused_as_it_is_said(tmp_path: Path) -> None:
    async def go() -> None:
        async with hostile_target(tmp_path) as target:
            for kind in REFUSED_REQUESTS:
                await flooded(target, kind, 20)

    asyncio.run(go())


@pytest.mark.slow(100)
def test_twenty_thousand_refused_requests_of_a_kind_leave_nothing_behind(tmp_path: Path) -> None:
    """S-01: with the collector switched off each of them cost up to ten kilobytes."""

    async def go() -> None:
        async with hostile_target(tmp_path) as target:
            await open_a_sleeping_game(target)
            kinds = [kind for kind in REFUSED_REQUESTS if kind.name in DEAR]
            assert len(kinds) == len(DEAR)
            for kind in kinds:
                await flooded(target, kind, WARM_UP)
            for kind in kinds:
                before = target.memory()
                await flooded(target, kind, 20_000)
                grown = target.memory() - before
                assert grown < MOST_GROWTH, f"{kind.name}: {grown / MEBIBYTE:.0f} MiB"

    asyncio.run(go())
