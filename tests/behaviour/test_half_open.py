"""Half-open TCP: a peer behind a route that swallows everything is detected."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.http_guest import Someone
from tests.support.system import need, need_change
from tools.fault_injection.far_place import Cable, FarPlace, NoFarPlace, far_place, ran
from tools.fault_injection.kills import ROOT, Server
from tools.patience import PATIENCE
from tools.tasks.system_packages import IPROUTE

pytestmark = pytest.mark.slow

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


@pytest.fixture
def far_away() -> Iterator[tuple[FarPlace, Cable]]:
    need(IPROUTE)
    need_change("make a network namespace")
    try:
        with far_place() as place:
            yield place, place.lay_cable()
    except NoFarPlace as refused:
        pytest.skip(str(refused))


@pytest.mark.slow(8)
def test_a_peer_behind_a_black_hole_is_noticed(
    tmp_path: Path, far_away: tuple[FarPlace, Cable]
) -> None:
    """R-406: nobody closed the line and nothing comes back; the seat is shown as offline."""
    place, cable = far_away

    async def go() -> None:
        server = Server(tmp_path, cable.here)
        await server.start()
        bob = None
        try:
            async with Someone(server.port, cable.here) as ada:
                await ada.opens(edition="bare", settings={"rounds": 3})
                await ada.joins()
                bob = await asyncio.create_subprocess_exec(
                    *place.enter(sys.executable, "-c", AWAY_CLIENT),
                    cable.here, str(server.port), ada.table,
                    cwd=ROOT, stdout=asyncio.subprocess.PIPE,
                )  # fmt: skip
                assert bob.stdout is not None
                assert await asyncio.wait_for(bob.stdout.readline(), PATIENCE) == b"ready\n"
                await ada.orders("start_game")
                assert ran(*place.enter("ip", "route", "add", "blackhole", f"{cable.here}/32"))
                lost = await ada.hears_of("seat_lost")

                assert lost["notices"][0]["seat"] == 1
        finally:
            if bob is not None and bob.returncode is None:
                bob.kill()
                await bob.wait()
            await server.die()

    asyncio.run(go())
