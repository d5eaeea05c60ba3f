"""The registry: a fault in one table harms no other, and tables recover from failed writes."""

import asyncio
import gc
import logging
import sqlite3
from functools import partial
from typing import Any
from weakref import ref

import pytest

from tests.support.table_harness import RegistryHarness
from tools.simulation.direct_log import DirectLog
from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import Accepted, Closed, RefusedOrder, Welcome
from ubongo.rules.settings import Settings
from ubongo.server.log_lines import RepeatFilter
from ubongo.server.runtime.registry import NoSuchTable
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.tables.log import finished_games
from ubongo.server.tables.table import CLOSE_AFTER, Table


def two_tables(home: RegistryHarness) -> tuple[str, str]:
    tables = []
    for connection, guest in ((1, "ada"), (2, "ben")):
        table_id, _ = home.open(guest, edition="bare", settings=Settings(rounds=2), start=True)
        home.join(table_id, connection, guest)
        tables.append(table_id)
    return tables[0], tables[1]


def test_a_fault_freezes_one_table_with_a_clear_message(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything we do wrong is a plain exception; it stays at the table where it happened."""
    broken, whole = two_tables(home)
    true = Table.handle_order

    def faulty(table: Table, *arguments: object) -> object:
        if table.table_id == broken:
            raise ZeroDivisionError("a fault of ours")
        return true(table, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "handle_order", faulty)
    home.order(broken, 1, messages.Roll(id="a"))
    home.order(whole, 2, messages.Roll(id="b"))

    assert home.last(1) == Closed("table_frozen", again=False)
    assert home.ended == [1]
    assert any(isinstance(one, Accepted) for one in home.told[2])
    assert home.counts["frozen"] == 1
    # Nothing more happens there, whoever comes and whatever time brings.
    before = list(home.database.entries(broken))
    home.join(broken, 3, "ada")
    assert home.last(3) == Closed("table_frozen", again=False)
    home.seconds += 100
    home.tick()
    home.wait(100)
    assert list(home.database.entries(broken)) == before
    # The other table has played on.
    assert len(list(home.database.entries(whole))) > 5
    assert not home.registry.tables[whole].frozen


def test_a_fault_in_what_time_brings_freezes_one_table(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, whole = two_tables(home)
    true = Table.wake

    def faulty(table: Table, at: int) -> object:
        if table.table_id == broken:
            raise KeyError("a fault of ours")
        return true(table, at)

    monkeypatch.setattr(Table, "wake", faulty)
    home.wait(30)

    assert home.registry.tables[broken].frozen == "fault"
    assert not home.registry.tables[whole].frozen


def test_what_could_not_be_written_is_not_told_and_the_table_comes_back(
    home: RegistryHarness,
) -> None:
    """R-401: an order that was not written was not accepted."""
    table_id, _ = two_tables(home)
    home.writer.trouble = OSError("disk full")
    home.order(table_id, 1, messages.Roll(id="lost"))
    assert home.told[1][-1] == Closed("table_frozen", again=True)
    assert not any(isinstance(one, Accepted | RefusedOrder) for one in home.told[1])
    assert table_id not in home.registry.tables
    home.writer.trouble = None
    home.join(table_id, 4, "ada")

    assert isinstance(home.last(4), Welcome)
    home.order(table_id, 4, messages.Roll(id="lost"))  # the same id: it did not count
    assert any(isinstance(one, Accepted) for one in home.told[4])


def test_a_table_that_cannot_be_read_just_now_is_not_unknown(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _ = home.open()
    home.wait(601)  # put away

    def locked(*arguments: object) -> int:
        raise OSError("database is locked")

    monkeypatch.setattr(home.database, "claim", locked)
    with pytest.raises(Exception, match="something went wrong on our side") as frozen:
        home.find(table_id)
    assert frozen.value.code == "table_frozen"  # type: ignore[attr-defined]
    monkeypatch.undo()
    assert home.find(table_id).table.table_id == table_id
    with pytest.raises(NoSuchTable):
        home.find("nowhere")


def test_a_full_disk_is_one_line_of_each_kind_for_all_tables(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """S-29: every table logged a trace, again and again."""
    tables = two_tables(home)
    home.writer.trouble = sqlite3.OperationalError("database or disk is full")
    for connection, table in enumerate(tables, 1):
        home.order(table, connection, messages.Roll(id="r"))

    async def full(*asked: object) -> None:
        raise StorageTrouble("database or disk is full")

    monkeypatch.setattr(DirectLog, "claim", full)
    for table in tables * 3:
        with pytest.raises(TableFrozen):
            home.find(table)
    seen = RepeatFilter(now=lambda: 0.0)
    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    said = [one for one in errors if seen.filter(one)]

    assert len(errors) == 2 + 6
    assert [one.getMessage() for one in said] == [
        f"table {tables[0]} could not be written: database or disk is full",
        f"table {tables[0]} cannot be taken up: database or disk is full",
    ]
    assert not any(one.exc_info for one in errors), "a trace tells nothing more"


def test_a_game_can_be_read_only_when_it_is_over(home: RegistryHarness) -> None:
    """R-405: nothing of a running game but through its views."""
    table_id, _ = two_tables(home)
    assert finished_games(home.database.entries(table_id)) == []
    home.order(table_id, 1, messages.Leave(id="l"))
    home.wait(200)

    (game,) = finished_games(home.database.entries(table_id))
    assert type(game[-1]).__name__ == "SeedPublished"


def test_a_table_is_loaded_once_for_all_who_wait_for_it(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second claim would take the table away from the first, with the people at it."""
    table_id, _ = home.open()
    home.wait(601)  # put away
    log = home.registry._log
    claims: list[str] = []

    async def slowly(claim: Any, table_id: str, *more: object) -> object:
        claims.append(table_id)
        await asyncio.sleep(0.01)
        return await claim(table_id, *more)

    monkeypatch.setattr(log, "claim", partial(slowly, log.claim))

    async def go() -> None:
        find = home.registry.find
        gone = asyncio.create_task(find(table_id))
        others = [asyncio.create_task(find(table_id)) for _ in range(5)]
        await asyncio.sleep(0.005)
        gone.cancel()  # the first who asked: the next one goes on
        found = await asyncio.gather(*others)
        assert {id(live) for live in found} == {id(home.registry.tables[table_id])}
        assert await find(table_id) is found[0]

    asyncio.run(go())
    assert claims == [table_id] * 2


def test_another_owner_takes_a_table_and_its_people_come_back_to_it(home: RegistryHarness) -> None:
    """R-401: nothing is written or told by an owner who was replaced, and its people are let go."""
    table_id, whole = two_tables(home)
    before = home.registry.tables[table_id]
    home.is_taken_away(table_id)
    home.order(table_id, 1, messages.Roll(id="late"))

    assert home.last(1) == Closed("moved", again=True)
    assert home.ended == [1]
    assert table_id not in home.registry.tables
    # The other node is dead: it has never beaten.
    home.join(table_id, 3, "ada")
    assert isinstance(home.last(3), Welcome)
    assert home.registry.tables[table_id] is not before
    home.wait(100)
    assert not home.registry.tables[whole].frozen


def test_of_a_table_that_was_put_away_nothing_stays(home: RegistryHarness) -> None:
    """Not even until the garbage collector comes: under load that is seldom."""
    table, _ = home.open(edition="bare", settings=Settings(rounds=1), bots=("child",), start=True)
    home.join(table, 1, "ada")
    home.order(table, 1, messages.Roll(id="a"))
    home.wait(300)
    assert home.registry.tables[table].game_table.state.is_over
    live, its_table = ref(home.registry.tables[table]), ref(home.registry.tables[table].table)
    home.leave(table, 1)
    gc.disable()
    try:
        home.wait(CLOSE_AFTER / 1_000 + 2)
        assert table not in home.registry.tables
        assert live() is None
        assert its_table() is None
    finally:
        gc.enable()
