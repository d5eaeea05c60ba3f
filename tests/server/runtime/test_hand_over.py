"""A node that stops hands its tables over; a table that moves to and fro is noticed."""

import asyncio
import logging
from itertools import pairwise
from pathlib import Path

import aiohttp
import pytest

from tests.behaviour.test_defences import a_guest, ended, joined, opened, run, running
from tests.server.runtime.test_ownership import puzzling, row, sand
from tests.support.table_harness import RegistryHarness
from tools.simulation.direct_log import run_now
from ubongo.protocol.messages import Closed, Welcome
from ubongo.server import background
from ubongo.server.background import LEAST_HANDED_OVER, PORTIONS, hand_over
from ubongo.server.runtime.registry import Moved, TableRegistry
from ubongo.server.runtime.restless_tables import MOVES
from ubongo.server.storage.ownership import Beat
from ubongo.server.storage.sqlite.table_log import SqliteTableLog


def test_tables_are_handed_over_a_few_at_a_time_and_given_back_at_once(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not everybody comes back at the same moment, and nobody waits for the next beat."""
    count = 3 * LEAST_HANDED_OVER + 1
    tables = [home.open(f"guest{number}", edition="bare", start=True)[0] for number in range(count)]
    for number, table in enumerate(tables):
        home.join(table, number, f"guest{number}")
    left: list[int] = []

    async def wait(seconds: float) -> None:
        left.append(sum(row(home, table)["owner"] is not None for table in tables))

    monkeypatch.setattr(asyncio, "sleep", wait)
    run_now(hand_over(home.registry, home.runtime.heartbeat))

    steps = [before - after for before, after in pairwise([count, *left, 0])]
    assert steps == [LEAST_HANDED_OVER] * 3 + [1]
    assert count < PORTIONS * LEAST_HANDED_OVER
    assert all(home.last(number) == Closed("moved", again=True) for number in range(count))
    with pytest.raises(Moved):
        home.find(tables[0])


def test_the_sand_of_a_table_that_was_handed_over_is_as_it_was(home: RegistryHarness) -> None:
    """R-411: its clock stopped when it was forgotten, and goes on at the next node."""
    table = puzzling(home)
    home.wait(20)
    before = sand(home, table)
    home.registry.hand_over(1)
    home.runtime.heartbeat.hurry()
    home.seconds += 3
    other = RegistryHarness(home.database, home.seconds)
    other.join(table, 7, "ada")

    assert isinstance(other.last(7), Welcome)
    assert sand(other, table) >= before


def test_a_server_on_its_way_out_says_so_to_balancers_and_takes_nobody_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its health is 503, and so is the answer to a new WebSocket: another node is asked then."""
    registries: list[TableRegistry] = []
    made = TableRegistry.__init__

    def noted(self: TableRegistry, *given: object) -> None:
        made(self, *given)  # type: ignore[arg-type]
        registries.append(self)

    monkeypatch.setattr(TableRegistry, "__init__", noted)

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            table = await opened(http)
            socket = await joined(http, table)
            async with http.get("/healthz") as answer:
                assert answer.status == 200
            assert not registries[0].hand_over(1)
            assert await ended(socket) == "moved"
            await socket.close()
            async with http.get("/healthz") as answer:
                assert answer.status == 503
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect(f"/live/{table}")
            assert refused.value.status == 503

    run(go())


def test_a_table_that_moves_to_and_fro_is_noticed(
    home: RegistryHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """Two balancers disagree where it belongs: the log says so once, with the cure."""
    table, _ = home.open()
    with caplog.at_level(logging.WARNING, "ubongo"):
        for _ in range(MOVES):
            home.registry.tables[table].forget("moved")
            home.database.append("another node", [], Beat(0))
            home.seconds += 5
            home.find(table)

    [said] = [one.getMessage() for one in caplog.records if "balancers" in one.getMessage()]
    assert f"table {table} was moved {MOVES} times in two minutes" in said
    assert "hash the path /live/" in said


def test_a_table_that_moves_seldom_is_not_talked_of(
    home: RegistryHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table, _ = home.open()
    for _ in range(3 * MOVES):
        home.registry.tables[table].forget("moved")
        home.seconds += 15
        home.find(table)

    assert not [one for one in caplog.records if "balancers" in one.getMessage()]


def test_storage_of_one_node_is_not_handed_over() -> None:
    """`ubongo serve` on its own data stops as it always has: in `background.leave`."""
    assert not SqliteTableLog.is_shared
    assert background.HAND_OVER_EVERY * PORTIONS <= 2
