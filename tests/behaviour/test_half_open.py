"""Half-open TCP: a peer behind a route that swallows everything is detected."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.http_guest import Someone
from tests.support.system import need, need_change
from tools.fault_injection.kills import ROOT, Server
from tools.patience import PATIENCE
from tools.tasks.system_packages import IPROUTE

pytestmark = pytest.mark.slow

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


def ran(*command: str) -> bool:
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


class FarAway:
    """A network namespace with a cable to us; it is gone when the process in it is.

    Not by `ip netns`, which leaves it there when the tests are killed, and cannot enter it where
    the root folder is no mount point.
    """

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process

    def enter(self, *command: str) -> tuple[str, ...]:
        """What runs a command there."""
        return ("nsenter", f"--net=/proc/{self._process.pid}/ns/net", *command)

    def lay_cable(self) -> bool:
        namespace = str(self._process.pid)
        peer = ("peer", "name", "ubongo1", "netns", namespace)
        return (
            ran("ip", "link", "add", "ubongo0", "type", "veth", *peer)
            and ran("ip", "addr", "add", f"{HERE}/30", "dev", "ubongo0")
            and ran("ip", "link", "set", "ubongo0", "up")
            and ran(*self.enter("ip", "addr", "add", f"{AWAY}/30", "dev", "ubongo1"))
            and ran(*self.enter("ip", "link", "set", "ubongo1", "up"))
        )


@pytest.fixture
def far_away() -> Iterator[FarAway]:
    need(IPROUTE)
    need_change("make a network namespace")
    # It says when it is there, and ends when nobody holds its other end any more.
    staying = ["unshare", "--net", "sh", "-c", "echo there; exec cat"]
    with subprocess.Popen(staying, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        place = FarAway(process)
        if process.stdout.readline() != b"there\n" or not place.lay_cable():
            pytest.skip("this machine does not let us make a network namespace")
        yield place
        ran("ip", "link", "del", "ubongo0")


@pytest.mark.slow(8)
def test_a_peer_behind_a_black_hole_is_noticed(tmp_path: Path, far_away: FarAway) -> None:
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
                    *far_away.enter(sys.executable, "-c", AWAY_CLIENT),
                    HERE, str(server.port), ada.table,
                    cwd=ROOT, stdout=asyncio.subprocess.PIPE,
                )  # fmt: skip
                assert bob.stdout is not None
                assert await asyncio.wait_for(bob.stdout.readline(), PATIENCE) == b"ready\n"
                await ada.orders("start_game")
                assert ran(*far_away.enter("ip", "route", "add", "blackhole", f"{HERE}/32"))
                lost = await ada.hears_of("seat_lost")

                assert lost["notices"][0]["seat"] == 1
        finally:
            if bob is not None and bob.returncode is None:
                bob.kill()
                await bob.wait()
            await server.die()

    asyncio.run(go())
