"""`ubongo nodes`, `ubongo store check` and `ubongo store copy`, on a real PostgreSQL."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.support.server_process import served
from tests.support.storages import StoragePlace, an_entry, append_all, claimed, first_batch
from tools.postgres_server import PostgresServer
from ubongo.cli import run
from ubongo.server.storage.game_rows import BoardRow, FinishedGame, GuestGameRow, RunRow
from ubongo.server.storage.interface import Batch
from ubongo.server.storage.ownership import Beat, Resumption
from ubongo.server.storage.sqlite.data_lock import DataLock
from ubongo.server.storage.sqlite.database import FILE
from ubongo.server.storage.summary import Summary

Printed = pytest.CaptureFixture[str]
# So many tables are copied; UBONGO_COPIED_TABLES=10000 tries more.
TABLES = int(os.environ.get("UBONGO_COPIED_TABLES", "200"))


async def fill(place: StoragePlace, tables: int = TABLES) -> None:
    """Tables in all states, guests, and names from all over the world."""
    async with place.open() as storage:
        records = storage.records
        for number in range(tables):
            summary = Summary(
                f"C{number:05}", number % 2 == 0, "classic", f"Zoë {number} 😀", 1, 4,
                (f"guest {number}", "ada"), (f"##/.#+{number}",),
            )  # fmt: skip
            await storage.table_log.create(first_batch(f"t{number:05}", summary, last=3))
            if number % 3 == 0:
                claim = await claimed(storage, f"t{number:05}")
                runs = Batch(
                    claim.table_id, 1, (an_entry(4, 9),), number % 2 == 0, None, 1, claim.sum,
                    Resumption(7 + number, number),
                )  # fmt: skip
                assert await append_all(storage, [runs]) == [None]
        await storage.table_log.beat(Beat(1_234, people={"t00000": 3}))
        board = BoardRow(1, "##../####/.##.", "I2 I4 P5", 1 / 3, 3, 4_321)
        part = GuestGameRow("zoe", 1, False, RunRow(None, "hard", 9, 0, 0), (board,))
        over = FinishedGame("t00003 1", 99, "classic", 1, False, (part,), True)
        await records.keep(over, (2**40, 18), lambda before, places: ())
        await records.start_daily("ada", "2026-01-02", "easy", 100)
        await records.end_guest("eve")
        await storage.facts.claim_fact("secret", "sesame")


def rows_of(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a data folder, but which schema it has."""
    with closing(sqlite3.connect(folder / FILE)) as db:
        names = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        found = {
            name: sorted(db.execute(f"SELECT * FROM {name}"), key=repr) for name in sorted(names)
        }
        guards = db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'").fetchall()
    return found | {"triggers": guards}


@pytest.mark.slow(8)
def test_a_store_moves_to_postgres_and_back_and_is_the_same(
    postgres: PostgresServer, tmp_path: Path, capsys: Printed
) -> None:
    """G10: equal in every byte of every row; a server then goes on where the other stopped."""
    here, back = tmp_path / "here", tmp_path / "back"
    asyncio.run(fill(StoragePlace(here)))
    with postgres.database() as url:
        assert run(["store", "copy", str(here), url]) == 0
        there = capsys.readouterr()
        assert "both sides are equal" in there.err
        assert run(["store", "copy", str(here), url]) == 2
        assert "not empty: nothing was copied" in capsys.readouterr().err
        assert run(["store", "copy", url, str(back)]) == 0
        assert capsys.readouterr().out == there.out
        assert rows_of(here) == rows_of(back)
        assert len(rows_of(back)["entries"]) == 3 * TABLES + (TABLES + 2) // 3
        assert run(["store", "copy", url, str(back)]) == 2
        asyncio.run(goes_on(StoragePlace(tmp_path, url)))
        asyncio.run(beats_on(url))
        assert run(["store", "copy", url, str(tmp_path / "third")]) == 2
        assert "a server is running on" in capsys.readouterr().err


async def beats_on(url: str) -> None:
    """As if the node that was there last were to beat for another minute."""
    db = await asyncpg.connect(url)
    await db.execute("UPDATE nodes SET beat = beat + 60000")
    await db.close()


async def goes_on(place: StoragePlace) -> None:
    """The next game to be counted has the next number, and a node of the past is dead."""
    async with place.open() as storage:
        claim = await claimed(storage, "t00003")
        over = Batch("t00003", 2, (an_entry(5),), before=claim.sum, finished_game=2)
        assert await append_all(storage, [over]) == [None]
        assert ("t00003", 2) in await storage.records.uncounted()
        assert await storage.facts.fact("secret") == "sesame"


def test_a_backup_is_copied_as_well(
    postgres: PostgresServer, tmp_path: Path, capsys: Printed
) -> None:
    asyncio.run(fill(StoragePlace(tmp_path / "here"), 5))
    backup = tmp_path / "monday.sqlite3"
    assert run(["backup", str(backup), "--data-dir", str(tmp_path / "here")]) == 0
    written = backup.read_bytes()
    with postgres.database() as url:
        assert run(["store", "copy", str(backup), url]) == 0
        assert run(["store", "copy", url, str(tmp_path / "back")]) == 0
    assert rows_of(tmp_path / "back") == rows_of(tmp_path / "here")
    assert backup.read_bytes() == written
    capsys.readouterr()


def test_what_cannot_be_copied_is_said(tmp_path: Path, capsys: Printed) -> None:
    assert run(["store", "copy", str(tmp_path / "nowhere"), str(tmp_path / "t")]) == 2
    assert "there are no data in" in capsys.readouterr().err
    asyncio.run(fill(StoragePlace(tmp_path / "here"), 2))
    assert run(["store", "copy", str(tmp_path / "here"), str(tmp_path / "here" / FILE)]) == 2
    assert "name a folder" in capsys.readouterr().err
    with DataLock(tmp_path / "here"):
        assert run(["store", "copy", str(tmp_path / "here"), str(tmp_path / "t")]) == 2
    assert "a server is running" in capsys.readouterr().err
    assert run(["store", "copy", str(tmp_path / "here"), "postgresql://a:b@c/d"]) == 2
    assert ".pgpass" in capsys.readouterr().err


def test_a_store_is_looked_at_without_being_changed(
    postgres: PostgresServer, capsys: Printed
) -> None:
    with postgres.database() as url:
        assert run(["store", "check", url]) == 0
        told = capsys.readouterr()
        assert "empty: the first server makes its tables" in told.out
        assert "fsync is off" in told.err
        assert run(["nodes", "--store", url]) == 2
        assert "there is nothing of ubongo in" in capsys.readouterr().err
        assert run(["store", "check", url, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["schema"] == 0


@pytest.mark.slow(8)
def test_nodes_are_shown_while_they_live_and_are_gone_when_they_stop(
    postgres: PostgresServer, tmp_path: Path, capsys: Printed
) -> None:
    with postgres.database() as url:
        with (
            served(tmp_path / "a", "--store", url) as one,
            served(tmp_path / "b", "--store", url) as other,
        ):
            assert run(["nodes", "--store", url, "--json"]) == 0
            found = json.loads(capsys.readouterr().out)
            ports = {f"127.0.0.1:{one.port}", f"127.0.0.1:{other.port}"}
            assert {node["address"] for node in found} == ports
            assert all(node["tables"] == node["people"] == 0 for node in found)
            assert run(["nodes", "--store", url]) == 0
            assert "0 tables" in capsys.readouterr().out
        assert run(["nodes", "--store", url]) == 0
        told = capsys.readouterr()
        assert told.out == ""
        assert "No server has used this database" in told.err
