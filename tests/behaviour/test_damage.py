"""Damage: a file that is broken, moved away or cannot be written is noticed, and said."""

import asyncio
import logging
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from tests.support.faulty_server import Disk, a_server, until_back
from tests.support.http_guest import Someone, playing
from tests.support.table_harness import RegistryHarness
from tools.fault_injection.kills import Server
from tools.patience import PATIENCE
from ubongo.cli import run
from ubongo.protocol.from_wire import TableFrozen
from ubongo.rules.settings import Settings
from ubongo.server.storage.check_value import DamagedLog
from ubongo.server.storage.sqlite.database import FILE, Database, DatabaseTrouble

FLIPS = 600


async def health(server: Server) -> tuple[int, dict[str, Any]]:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{server.port}/healthz") as answer,
    ):
        return answer.status, await answer.json()


async def until_healthy(server: Server, *, healthy: bool) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await health(server))[1]["ok"] is not healthy:
            await asyncio.sleep(0.1)


# A damaged file


def a_busy_file(folder: Path) -> list[str]:
    """A database of some pages, with a table at which a game was played."""
    with closing(Database(folder)) as database:
        home = RegistryHarness(database)  # type: ignore[arg-type]
        tables = []
        for number in range(3):
            table, _ = home.open(settings=Settings(rounds=3), bots=("expert", "fair"), start=True)
            home.join(table, number, "ada")
            tables.append(table)
        home.wait(400)
        RegistryHarness.opened.remove(home)
        database._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return tables


@pytest.mark.parametrize("damage", ["noise", "cut", "text"])
def test_a_damaged_file_is_one_sentence_and_is_not_touched(
    damage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S-13: to play on would damage it further."""
    a_busy_file(tmp_path)
    path = tmp_path / FILE
    data = bytearray(path.read_bytes())
    if damage == "noise":
        data[3 * 4096 : 9 * 4096] = Random(1).randbytes(6 * 4096)
    elif damage == "cut":
        del data[len(data) // 2 :]
    else:
        data[4096 : 3 * 4096] = (b"somebody has saved a letter here. " * 300)[: 2 * 4096]
    path.write_bytes(data)

    with pytest.raises(DatabaseTrouble, match=r"damaged|cannot be used"):
        Database(tmp_path)
    assert run(["serve", "-p", "0", "--data-dir", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "damaged" in said or "cannot be used" in said
    assert len(said.strip().splitlines()) == 1
    assert path.read_bytes() == bytes(data)


def test_every_flipped_bit_in_an_entry_is_found(tmp_path: Path) -> None:
    """S-13: of 600 bits 518 used to be found by chance of grammar, and 12 led to another state."""
    tables = a_busy_file(tmp_path)
    dice = Random(7)
    with closing(Database(tmp_path)) as database:
        db = database._db
        db.execute("DROP TRIGGER entries_follow")
        columns = ("body", "kind", "cause", "version", "at", "epoch", "sum")
        for _ in range(FLIPS):
            table = dice.choice(tables)
            (last,) = db.execute("SELECT last FROM tables WHERE id = ?", (table,)).fetchone()
            where = (table, dice.randint(1, last))
            column = dice.choice(columns)
            db.execute("BEGIN")
            (value,) = db.execute(
                f"SELECT {column} FROM entries WHERE table_id = ? AND number = ?", where
            ).fetchone()
            flipped = _flipped(value, dice)
            db.execute(
                f"UPDATE entries SET {column} = ? WHERE table_id = ? AND number = ?",
                (flipped, *where),
            )
            is_empty = value in ("", b"")
            try:
                database.whole_log(table)
            except DamagedLog as damage:
                assert damage.number == where[1]
            else:
                assert is_empty, (column, where, value, flipped)
            db.execute("ROLLBACK")
            database.whole_log(table)


def _flipped(value: Any, dice: Random) -> Any:
    """The value with one bit turned round; an empty one has none."""
    if isinstance(value, int):
        return value ^ (1 << dice.randrange(31))
    data = bytearray(value.encode("latin-1") if isinstance(value, str) else value)
    if not data:
        return value
    data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    return data.decode("latin-1") if isinstance(value, str) else bytes(data)


def test_a_damaged_log_harms_no_other_table_and_is_said(
    home: RegistryHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """S-13: its people are told that it stands still, the log names the table and the entry."""
    broken, whole = (home.open(guest)[0] for guest in ("ada", "ben"))
    home.database._db.execute(
        "UPDATE entries SET body = ? WHERE table_id = ?", (b'{"what":"nothing"}', broken)
    )
    again = RegistryHarness(home.database, home.seconds + 5)
    with caplog.at_level(logging.ERROR, "ubongo"):
        again.resume_all()
        with pytest.raises(TableFrozen):
            again.join(broken, 1, "ada")
    again.join(whole, 2, "ben")

    assert again.told[2]
    [line] = {record.getMessage() for record in caplog.records}
    assert f"the log of table {broken} is damaged at entry 1" in line


# A disk that cannot be written


def test_health_says_that_nothing_can_be_written(disk: Disk) -> None:
    """S-15: whoever looks after the server learns it, also if nobody plays."""

    async def go() -> None:
        async with a_server(disk.folder) as server, Someone(server.port) as ada:
            assert await health(server) == (200, await _said(server))
            await playing(ada)
            disk.fill(server)
            await until_healthy(server, healthy=False)
            status, said = await health(server)
            assert (status, said["ok"]) == (503, False)
            disk.clear(server)
            await until_healthy(server, healthy=True)
            await until_back(ada)

            assert (await ada.orders("leave"))["type"] == "accepted"

    asyncio.run(go())


async def _said(server: Server) -> dict[str, Any]:
    _, said = await health(server)
    assert said["ok"] is True
    return said


@pytest.mark.slow(8)
def test_health_of_a_quiet_server_is_tried(tmp_path: Path) -> None:
    """S-15: no game is played, so nothing is written; whoever asks has it tried."""

    async def go() -> None:
        async with a_server(tmp_path) as server:
            assert (await health(server))[0] == 200
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                await until_healthy(server, healthy=False)
                other.execute("ROLLBACK")
            await until_healthy(server, healthy=True)

    asyncio.run(go())


def test_a_data_folder_that_is_gone_is_noticed(tmp_path: Path) -> None:
    """S-14, R-401: orders were acknowledged into a deleted file, and all of it was lost."""
    folder = tmp_path / "data"
    folder.mkdir()

    async def go() -> None:
        async with a_server(folder) as server, Someone(server.port) as ada:
            await playing(ada)
            shutil.move(folder, tmp_path / "elsewhere")
            await ada.says(type="give_up", id="lost")
            closed = await ada.hears(lambda message: message["type"] in ("closed", "accepted"))
            assert closed == {"type": "closed", "code": "table_frozen", "again": True}
            await until_healthy(server, healthy=False)
            shutil.move(tmp_path / "elsewhere", folder)
            await until_healthy(server, healthy=True)
            await until_back(ada)

    asyncio.run(go())
    log = (folder / "server.log").read_text("utf-8")
    assert "was deleted, moved or replaced while the server runs" in log


def test_a_full_disk_is_said_once_and_not_for_each_table(disk: Disk) -> None:
    """S-29: six tables wrote 17 KB in eight seconds."""

    async def go() -> int:
        async with a_server(disk.folder) as server:
            people = [await Someone(server.port).__aenter__() for _ in range(6)]
            try:
                for someone in people:
                    await playing(someone)
                size = (disk.folder / "server.log").stat().st_size
                disk.fill(server)
                await until_healthy(server, healthy=False)
                for _ in range(3):
                    for someone in people:
                        try:
                            await someone.joins()
                        except (AssertionError, OSError):
                            continue
                disk.clear(server)
                await until_healthy(server, healthy=True)
                return (disk.folder / "server.log").stat().st_size - size
            finally:
                for someone in people:
                    await someone.__aexit__()

    assert asyncio.run(go()) < 2_000


def test_a_server_that_stops_while_nothing_can_be_written_stops(disk: Disk) -> None:
    """It says that its tables could not be given back, and does not hang."""

    async def go() -> int:
        async with a_server(disk.folder) as server, Someone(server.port) as ada:
            await playing(ada)
            disk.fill(server)
            await until_healthy(server, healthy=False)
            code = await server.die(signal.SIGTERM)
            disk.clear(server)
            return code

    assert asyncio.run(go()) == 0


def test_an_order_is_not_lost_by_a_restart_on_a_full_disk(disk: Disk) -> None:
    """R-401: what was acknowledged before is there when there is room again."""

    async def go() -> None:
        async with a_server(disk.folder) as server, Someone(server.port) as ada:
            await playing(ada)
            told = ada.last
            disk.fill(server)
            await server.die()
            disk.clear(server)
            await server.start()
            await until_back(ada)
            assert told is not None
            assert ada.last is not None
            assert ada.last >= told

    asyncio.run(go())
