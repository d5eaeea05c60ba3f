"""Half-open TCP: a peer behind a route that swallows everything is noticed all the same."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import do
from tests.support.http_guest import Someone
from tests.support.system import need, need_change
from tools.fault_injection.kills import ROOT, Server
from tools.patience import PATIENCE

pytestmark = pytest.mark.slow

NAME = "ubongo-away"
HERE, AWAY = "10.231.7.1", "10.231.7.2"

AWAY_CLIENT = """
import asyncio, sys
from tests.support.http_guest import Someone

async def main():
    async with Someone(int(sys.argv[2]), sys.argv[1]) as bob:
        await bob.joins(sys.argv[3])
        await bob.orders("sit", seat=1, name="Bob")
        await bob.orders("set_ready", ready=True)
        print("ready", flush=True)
        await bob.hears(lambda message: False)

asyncio.run(main())
"""


def ip(*words: str) -> bool:
    return subprocess.run(["ip", *words], check=False, capture_output=True).returncode == 0


@pytest.fixture
def a_place_far_away() -> Iterator[None]:
    """A network namespace with a cable to us."""
    need(do.IPROUTE)
    need_change("make a network namespace")
    ip("netns", "del", NAME)
    made = (
        ip("netns", "add", NAME)
        and ip("link", "add", "ubongo0", "type", "veth", "peer", "name", "ubongo1", "netns", NAME)
        and ip("addr", "add", f"{HERE}/30", "dev", "ubongo0")
        and ip("link", "set", "ubongo0", "up")
        and ip("-n", NAME, "addr", "add", f"{AWAY}/30", "dev", "ubongo1")
        and ip("-n", NAME, "link", "set", "ubongo1", "up")
    )
    try:
        if not made:
            pytest.skip("this machine does not let us make a network namespace")
        yield
    finally:
        ip("link", "del", "ubongo0")
        ip("netns", "del", NAME)


@pytest.mark.slow(8)
@pytest.mark.usefixtures("a_place_far_away")
def test_a_peer_behind_a_black_hole_is_noticed(tmp_path: Path) -> None:
    """R-406: nobody closed the line and nothing comes back; the seat is shown as offline."""

    async def go() -> None:
        server = Server(tmp_path, HERE)
        await server.start()
        bob = None
        try:
            async with Someone(server.port, HERE) as ada:
                await ada.opens(edition="bare", settings={"rounds": 3})
                await ada.joins()
                bob = await asyncio.create_subprocess_exec(
                    "ip", "netns", "exec", NAME, sys.executable, "-c", AWAY_CLIENT,
                    HERE, str(server.port), ada.table,
                    cwd=ROOT, stdout=asyncio.subprocess.PIPE,
                )  # fmt: skip
                assert bob.stdout is not None
                assert await asyncio.wait_for(bob.stdout.readline(), PATIENCE) == b"ready\n"
                await ada.orders("start_game")
                assert ip("-n", NAME, "route", "add", "blackhole", f"{HERE}/32")
                lost = await ada.hears_of("seat_lost")

                assert lost["notices"][0]["seat"] == 1
        finally:
            if bob is not None and bob.returncode is None:
                bob.kill()
                await bob.wait()
            await server.die()

    asyncio.run(go())
