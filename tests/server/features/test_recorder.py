"""The recorder: every finished game is counted once, whatever happens in between."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.support.http_guest import playing
from tests.support.server_in_process import Asker, server, solves
from tools.patience import PATIENCE
from ubongo.server.features.statistics.recorder import GameRecorder
from ubongo.server.storage.entry import Entry
from ubongo.server.storage.game_rows import FinishedGame, Rate
from ubongo.server.storage.interface import StorageTrouble
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.storage.sqlite.guest_records import SqliteGuestRecords
from ubongo.server.storage.sqlite.log_reader import SqliteLogReader
from ubongo.server.worker_process import Worker


async def plays_a_game(someone: Asker) -> None:
    await playing(someone, rounds=1)
    await solves(someone)
    if someone.game["phase"] != "over":
        await someone.hears_of("seed_published")


async def guest_of(folder: Path) -> str:
    database = Database(folder)
    (guest,) = database._db.execute("SELECT guest FROM games").fetchone()
    database.close()
    return str(guest)


async def counted(database: Database) -> None:
    """Wait until a game is in the statistics."""
    async with asyncio.timeout(PATIENCE):
        while not database._db.execute("SELECT 1 FROM games").fetchone():
            await asyncio.sleep(0.05)


class Halting(GameRecorder):
    """A recorder of a server that dies before it has counted anything."""

    async def sweep(self) -> None:
        raise StorageTrouble("the server dies")


def test_a_game_that_ended_just_before_a_crash_is_counted_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S-11: three of 327 games were in the log and not in the statistics."""
    monkeypatch.setattr(GameRecorder, "sweep", Halting.sweep)

    async def dies() -> str:
        async with server(tmp_path) as port, Asker(port) as ada:
            await plays_a_game(ada)
            return ada.table

    table = asyncio.run(dies())
    database = Database(tmp_path)
    assert database._db.execute("SELECT table_id, game FROM uncounted").fetchall() == [(table, 1)]
    assert database._db.execute("SELECT count(*) FROM games").fetchone() == (0,)
    monkeypatch.undo()

    async def comes_back() -> None:
        async with server(tmp_path):
            await counted(database)

    asyncio.run(comes_back())
    assert database._db.execute("SELECT game FROM games").fetchall() == [(f"{table} 1",)]
    database.close()


def test_games_are_counted_without_anybody_asking(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await plays_a_game(ada)
            database = Database(tmp_path)
            await counted(database)
            assert database._db.execute("SELECT count(*) FROM uncounted").fetchone() == (0,)
            database.close()

    asyncio.run(go())


def test_what_a_guest_has_deleted_does_not_come_back(tmp_path: Path) -> None:
    """The next game at the same table counts, and only that one."""

    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await plays_a_game(ada)
            await ada.asks("DELETE", "/api/me/statistics")
            for order in ("rematch", "start_game"):
                assert (await ada.orders(order))["type"] == "accepted"
            await ada.orders("roll")
            if ada.game["phase"] != "round":
                await ada.hears_of("round_started")
            await solves(ada)
            if ada.game["phase"] != "over":
                await ada.hears_of("seed_published")
            assert (await ada.gets("/api/me/statistics"))[1]["games"] == 1

    asyncio.run(go())


class Interrupted:
    """Guest records that fail once, at the moment when a game is to be kept."""

    def __init__(self, records: SqliteGuestRecords) -> None:
        self._records = records
        self.fails = True

    def __getattr__(self, name: str) -> object:
        return getattr(self._records, name)

    async def keep(self, over: FinishedGame, ids: Iterable[int], rate: Rate) -> None:
        if self.fails:
            self.fails = False
            raise StorageTrouble("database or disk is full")
        await self._records.keep(over, ids, rate)


def test_a_game_that_could_not_be_kept_is_kept_with_the_next_sweep(tmp_path: Path) -> None:
    async def go() -> None:
        async with server(tmp_path) as port, Asker(port) as ada:
            await plays_a_game(ada)
            assert (await ada.gets("/api/me/statistics"))[1]["games"] == 1
        guest = await guest_of(tmp_path)
        database = Database(tmp_path)
        database._db.execute("DELETE FROM games")
        database._db.execute("INSERT INTO uncounted (table_id, game) VALUES (?, 1)", (ada.table,))
        # One whose log cannot be read holds nobody up.
        broken = Entry(1, 0, "lobby", b"no JSON")
        database._db.execute("INSERT INTO tables (id, opened_at, touched_at) VALUES ('x', 0, 0)")
        database._db.execute(
            "INSERT INTO entries (table_id, number, epoch, at, kind, body) VALUES (?,?,?,?,?,?)",
            ("x", broken.number, 1, broken.at, broken.kind, broken.body),
        )
        database._db.execute("INSERT INTO uncounted VALUES (0, 'x', 1)")
        database.close()

        logs, records, worker = (
            SqliteLogReader(tmp_path / FILE),
            SqliteGuestRecords(tmp_path / FILE, lambda: 0),
            Worker(),
        )
        recorder = GameRecorder(logs, Interrupted(records), worker)  # type: ignore[arg-type]
        try:
            await recorder.sweep()
        except StorageTrouble:
            assert (await records.played(guest))[0] == ()
        else:
            raise AssertionError("it was to fail")
        await recorder.sweep()
        await asyncio.gather(recorder.sweep(), recorder.sweep())
        assert len((await records.played(guest))[0]) == 1
        assert await records.uncounted() == (("x", 1),)
        for one in (logs, records, worker):
            await one.close()

    asyncio.run(go())
