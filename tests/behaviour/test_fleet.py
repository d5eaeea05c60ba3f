"""Nodes on PostgreSQL behind nginx die, stand still, stop, and lose the database; nothing is lost.

`do.py soak --nodes 4 --kills 1000 --freezes 200 --drains 100 --outages 20 --cuts 20` goes on.
"""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.support.system import need, need_change
from tools.fault_injection.far_place import NoFarPlace
from tools.fault_injection.fleet import CUT, DRAIN, FREEZE, KILL, OUTAGE, break_fleet
from tools.fault_injection.owners import Claim, Life, check_hourglasses
from tools.postgres_server import no_postgres
from tools.simulation.client import BrokenPromise
from tools.tasks.system_packages import IPROUTE, NGINX
from ubongo.rules.events import ClockMoved
from ubongo.server.storage.entry import Entry
from ubongo.server.tables.changes import Change
from ubongo.server.tables.log import entry_of

# In all of the shares together; the release tries 1,000, 200, 100 and 20 of them.
KILLS, FREEZES, DRAINS, OUTAGES = 40, 20, 8, 4
SHARES = 4
CUTS = 3


def suffer(folder: Path, seed: int, faults: Mapping[str, int]) -> dict[str, int]:
    if missing := no_postgres():
        pytest.skip(missing)
    need(NGINX)
    return asyncio.run(break_fleet(folder, seed, faults))


@pytest.mark.slow(35)
@pytest.mark.parametrize("share", range(SHARES))
def test_nodes_that_come_to_harm_lose_nothing(share: int, tmp_path: Path) -> None:
    """R-401, R-411, G3 to G5, G7: nothing told is lost, and no hourglass loses sand by a move."""
    faults = {KILL: KILLS, FREEZE: FREEZES, DRAIN: DRAINS, OUTAGE: OUTAGES}
    counts = suffer(tmp_path, share, {kind: count // SHARES for kind, count in faults.items()})

    assert counts["random"] + counts["before"] + counts["after"] >= KILLS // SHARES
    assert counts["before"] > 0
    assert counts["after"] > 0
    assert counts["freeze"] == FREEZES // SHARES
    assert counts["outage"] == OUTAGES // SHARES
    assert counts["acknowledged"] > 0
    assert counts["moves"] > 0
    assert counts["hourglasses"] > 0


@pytest.mark.slow(30)
def test_nodes_that_are_cut_off_from_the_database_lose_nothing(tmp_path: Path) -> None:
    """R-401, R-411, G7: nobody closes the connection; nothing comes any more, and comes again."""
    need(IPROUTE)
    need_change("make a network namespace")
    try:
        counts = suffer(tmp_path, 0, {CUT: CUTS})
    except NoFarPlace as refused:
        pytest.skip(str(refused))

    assert counts["cut"] == CUTS
    assert counts["acknowledged"] > 0


def a_restart(stopped_at: int) -> Entry:
    return entry_of(Change(7, 20_000, ClockMoved(stopped_at, 3_000, "restart"), ""))


@pytest.mark.parametrize(
    ("life", "latest"),
    [
        (Life(), 19_000),
        (Life(killed_at=[12_000, 18_000]), 12_000),
        # That was the life before.
        (Life(killed_at=[4_000]), 19_000),
        (Life(stopped=[(11_000, 19_500)]), 11_000),
        (Life(stopped=[(11_000, 14_000)]), 19_000),
    ],
)
def test_the_proof_finds_an_hourglass_that_lost_sand(life: Life, latest: int) -> None:
    """R-411: the owner before cannot have played on when it was dead, stopped, or replaced."""
    claims = [Claim(1, "a", 5_000, 6_000), Claim(2, "b", 5_000, 19_000)]
    lives = {"a": life}

    assert check_hourglasses([(2, a_restart(latest))], claims, lives) == 1
    with pytest.raises(BrokenPromise, match="900 ms of sand are missing"):
        check_hourglasses([(2, a_restart(latest + 900))], claims, lives)
