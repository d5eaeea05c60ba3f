"""Tasks in the background: what is deleted and when, who counts as playing, how a server ends."""

import asyncio
import logging
from pathlib import Path
from typing import cast

import pytest

from tests.support.table_harness import RegistryHarness
from tools.patience import PATIENCE
from ubongo.protocol import messages
from ubongo.rules.settings import Settings
from ubongo.server import background
from ubongo.server.background import (
    DAY,
    BackgroundTasks,
    delete_old,
    is_anybody_playing,
    leave,
    resume_again,
    stop_when_drained,
)
from ubongo.server.config import Config
from ubongo.server.operator_state import OperatorState
from ubongo.server.runtime.heartbeat import Heartbeat
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import GuestRecords, StorageTrouble, TableLog


def test_a_game_that_nobody_looks_at_is_not_played(home: RegistryHarness) -> None:
    """S-01: a table that everybody had left kept the garbage of a day in memory."""
    table, _ = home.open(edition="bare", settings=Settings(rounds=1), start=True)
    tables = home.registry.tables
    assert tables[table].game_table.state.is_playing
    assert not is_anybody_playing(tables)

    home.join(table, 1, "ada")
    assert is_anybody_playing(tables)
    home.leave(table, 1)
    assert not is_anybody_playing(tables)
    home.join(table, 2, "ada")
    home.order(table, 2, messages.Leave(id="a"))
    # Whoever looks at the result does not play.
    assert not is_anybody_playing(tables)


# Deleting


class Storage:
    """The parts of storage that are asked to delete: what was asked, and how it fails."""

    def __init__(self, *old: int, fails: int = 0) -> None:
        self._old = list(old)
        self._fails = fails
        self.asked: list[str] = []

    async def note_use(self) -> None:
        self.asked.append("note")
        if self._fails:
            self._fails -= 1
            raise StorageTrouble("the disk is full")

    async def purge(self, keep: int) -> int:
        self.asked.append(f"purge {keep // DAY}")
        return self._old.pop(0) if self._old else 0

    async def forget_old(self) -> None:
        self.asked.append("forget")


async def asked_until(storage: Storage, count: int) -> list[str]:
    """Let old things be deleted until so much was asked."""
    log, records = cast(TableLog, storage), cast(GuestRecords, storage)
    task = asyncio.create_task(delete_old(log, records, Config(Path("unused"), keep_days=7)))
    async with asyncio.timeout(PATIENCE):
        while len(storage.asked) < count:
            await asyncio.sleep(0)
    task.cancel()
    return storage.asked[:count]


def test_what_is_old_is_deleted_in_pieces_until_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "DELETE_EVERY", 0)
    with caplog.at_level(logging.INFO, "ubongo"):
        asked = asyncio.run(asked_until(Storage(50, 3), 5))

    assert asked == ["note", "purge 7", "purge 7", "purge 7", "forget"]
    assert "53 tables older than 7 days were cleared away" in caplog.text


def test_a_disk_that_is_full_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background, "NOTE_USE_EVERY", 0)
    asked = asyncio.run(asked_until(Storage(fails=1), 5))

    assert asked == ["note", "forget", "note", "purge 7", "forget"]
    assert "could not be cleared away: the disk is full" in caplog.text


# Taking up again, and the end


def test_what_cannot_be_taken_up_now_is_taken_up_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "RESUME_EVERY", 0)
    tried: list[int] = []

    class Registry:
        async def resume_unowned(self) -> None:
            tried.append(1)
            if len(tried) == 1:
                raise StorageTrouble("locked")

    async def go() -> None:
        task = asyncio.create_task(resume_again(cast(TableRegistry, Registry())))
        async with asyncio.timeout(PATIENCE):
            while len(tried) < 3:
                await asyncio.sleep(0)
        task.cancel()

    asyncio.run(go())


def test_a_drained_server_stops_when_nobody_plays_any_more(
    home: RegistryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background, "LOOK_FOR_DRAINED", 0)
    table, _ = home.open(edition="bare", settings=Settings(rounds=1), start=True)
    home.join(table, 1, "ada")
    operator = OperatorState(lambda: 0)

    async def go() -> None:
        stop = asyncio.Event()
        task = asyncio.create_task(stop_when_drained(operator, home.registry.tables, stop))
        for _ in range(5):
            await asyncio.sleep(0)
        operator.is_draining = True
        for _ in range(5):
            await asyncio.sleep(0)
        assert not stop.is_set()
        home.leave(table, 1)
        async with asyncio.timeout(PATIENCE):
            await stop.wait()
        await task

    asyncio.run(go())


@pytest.mark.parametrize("is_slow", [False, True])
def test_a_server_ends_though_its_tables_cannot_be_given_back(
    is_slow: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The next one claims them as those of a process that has died."""
    monkeypatch.setattr(background, "LEAVE_WITHIN", 0.01)

    class Beats:
        async def leave(self) -> None:
            if is_slow:
                await asyncio.sleep(PATIENCE)
            raise StorageTrouble("the disk is full")

    asyncio.run(leave(cast(Heartbeat, Beats()), cast(TableLog, Storage())))

    assert "the tables could not be given back" in caplog.text
    assert ("in time" in caplog.text) is is_slow


def test_a_task_that_fails_is_logged_and_the_others_end_with_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ended: list[str] = []

    async def fails() -> None:
        raise ZeroDivisionError("a fault of ours")

    async def waits() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            ended.append("waits")

    async def go() -> None:
        tasks = BackgroundTasks()
        tasks.start(fails())
        tasks.start(waits())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        tasks.stop()
        await asyncio.sleep(0)

    asyncio.run(go())
    assert ended == ["waits"]
    assert "a task in the background failed" in caplog.text
    assert "a fault of ours" in caplog.text
