"""Faults: a full disk, a locked database, a frozen process, a restart, a storm of connections."""

import asyncio
import signal
import sqlite3
import time
from functools import partial
from pathlib import Path

import pytest

from tests.support.faulty_server import Disk, a_server, until_back
from tests.support.http_guest import Someone, playing
from tests.support.server_in_process import Asker, server
from tools.patience import PATIENCE
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.pauses import LATE, TICK, PauseDetector
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.websocket.receiver import HEARTBEAT

MINUTE = 60_000


# A frozen process


def test_a_process_that_stood_still_moves_the_deadline(tmp_path: Path) -> None:
    """R-411: nobody is punished for a pause of the server, and it is logged."""

    async def go() -> None:
        async with a_server(tmp_path) as server, Someone(server.port) as ada:
            await playing(ada)
            deadline = ada.game["deadline"]
            server.signal(signal.SIGSTOP)
            await asyncio.sleep(1.2)
            server.signal(signal.SIGCONT)
            moved = await ada.hears_of("clock_moved")

            notice = moved["notices"][0]
            assert notice["reason"] == "pause"
            # S-21: what was less than a second and a half used to be lost.
            assert notice["by"] >= 1_000
            assert ada.game["deadline"] == deadline + notice["by"]

    asyncio.run(go())


def test_a_jump_of_the_wall_clock_moves_nothing() -> None:
    """R-400: the table's time is carried on by the monotonic clock."""
    now = {"monotonic": 10.0, "wall": 1_000.0}
    clock = Clock(lambda: now["monotonic"], lambda: now["wall"])
    before = clock.now()
    now["wall"] = 5.0
    now["monotonic"] += 0.2

    assert clock.now() == before + 200
    assert clock.wall() == 5_000


@pytest.mark.parametrize("years", [-56, 73])
def test_a_start_with_a_wrong_clock_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, years: int
) -> None:
    """S-05: and a start with the right one is not; what it must not do: `test_database.py`."""
    said = "the clock of this machine says"

    async def lives() -> str:
        async with server(tmp_path) as port, Asker(port) as ada:
            await ada.opens(edition="bare")
        return caplog.text

    assert said not in asyncio.run(lives())
    wrong = partial(Clock, wall=lambda: time.time() + years * 365 * 24 * 3600)
    monkeypatch.setattr("ubongo.server.main.Clock", wrong)
    assert said in asyncio.run(lives())


class Paused:
    """A table that is told of pauses."""

    def __init__(self) -> None:
        self.pauses: list[tuple[int, int]] = []

    def pass_pause(self, length: int, before: int) -> None:
        self.pauses.append((length, before))


def test_a_pause_is_told_before_anything_is_stamped() -> None:
    """R-411: a look that is a quarter of a second late comes after a pause."""
    table = Paused()
    detector = PauseDetector(0, {"t": table}, computing=lambda: 0.0)
    for now in (200, 200 + TICK + LATE - 1, 1_300, 1_400):
        detector.check(now)

    assert table.pauses == [(1_300 - 699, 699)]


def test_who_keeps_the_server_busy_buys_no_time() -> None:
    """S-02: what the process spends computing is no pause, however long everybody waited."""
    table = Paused()
    computed = iter((0.0, 0.1, 2.0, 2.1))
    detector = PauseDetector(0, {"t": table}, computing=computed.__next__)
    for now in (200, 2_200, 4_000):
        detector.check(now)

    # Of the first two seconds it has computed all but a tenth, of the rest a tenth.
    assert table.pauses == [(1_700, 2_200)]


# A deploy


def test_a_server_told_to_stop_finishes_and_its_tables_go_on(tmp_path: Path) -> None:
    """R-411: accepted events stand; the sand runs on with the time left, and 10 s at least."""

    async def go() -> None:
        async with a_server(tmp_path) as server, Someone(server.port) as ada:
            await playing(ada)
            deadline = ada.game["deadline"]
            stopping = asyncio.create_task(server.die(signal.SIGTERM))
            closed = await ada.hears(lambda message: message["type"] == "closed")
            assert closed["code"] == "restart"
            assert closed["again"] is True
            assert await stopping == 0
            await server.start()
            welcome = await ada.joins()

            told = [one["what"] for one in welcome["missed"]]
            assert told[0] == "clock_moved"
            assert welcome["game"]["phase"] == "round"
            assert welcome["game"]["deadline"] > deadline
            assert welcome["game"]["deadline"] - welcome["time"] >= 10_000

    asyncio.run(go())


# The store


def test_a_full_disk_acknowledges_nothing_and_the_table_comes_back(disk: Disk) -> None:
    """R-401: what cannot be written is not told; when there is room again, the table goes on."""

    async def go() -> None:
        async with a_server(disk.folder) as server, Someone(server.port) as ada:
            await playing(ada)
            told = ada.last
            disk.fill(server)
            await ada.says(type="leave", id="full")
            closed = await ada.hears(lambda message: message["type"] in ("closed", "accepted"))
            assert closed == {"type": "closed", "code": "table_frozen", "again": True}
            disk.clear(server)
            await until_back(ada)

            assert told is not None
            assert ada.last is not None
            assert ada.last >= told
            assert (await ada.orders("leave"))["type"] == "accepted"

    asyncio.run(go())


@pytest.mark.slow(8)
def test_a_locked_database_delays_but_loses_nothing(tmp_path: Path) -> None:
    """R-401: while another process holds the lock nothing is acknowledged; then all goes on."""

    async def go() -> None:
        async with a_server(tmp_path) as server, Someone(server.port) as ada:
            await playing(ada)
            other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            await ada.says(type="leave", id="locked")
            closed = await ada.hears(lambda message: message["type"] in ("closed", "accepted"))
            assert closed == {"type": "closed", "code": "table_frozen", "again": True}
            other.execute("ROLLBACK")
            other.close()
            await until_back(ada)

            # What was not acknowledged may have been written all the same (Z1), and is then seen.
            answer = await ada.orders("leave")
            assert answer["type"] == "accepted" or answer["code"] == "has_left", answer

    asyncio.run(go())


def test_an_owner_that_was_replaced_writes_nothing_more(tmp_path: Path) -> None:
    """R-401: one writer a table; the epoch in the store fences the others off."""

    async def go() -> None:
        async with a_server(tmp_path) as server, Someone(server.port) as ada:
            await playing(ada)
            other = Database(tmp_path)
            other._db.execute("UPDATE tables SET owner = NULL")
            assert other.claim("another node", ada.table) is not None
            other.close()
            await ada.says(type="leave", id="late")
            closed = await ada.hears(lambda message: message["type"] in ("closed", "accepted"))

            assert closed == {"type": "closed", "code": "moved", "again": True}

    asyncio.run(go())


# A storm

CLIENTS = 500
TABLES = 125


@pytest.mark.slow
def test_five_hundred_cut_at_once_are_all_back_and_missed_nothing(tmp_path: Path) -> None:
    """R-406: everybody gets the rest, or a whole fresh view, and never a gap."""

    async def go() -> None:
        async with a_server(tmp_path) as server:
            people = [await Someone(server.port).__aenter__() for _ in range(CLIENTS)]
            try:
                for host in people[:TABLES]:
                    await host.opens(edition="bare", settings={"rounds": 3})
                await asyncio.gather(
                    *(one.joins(people[number % TABLES].table) for number, one in enumerate(people))
                )
                for one in people:
                    one.cut()
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(one.joins() for one in people))
                for number in range(TABLES):
                    assert (await people[number].orders("start_game"))["type"] == "accepted"
                for number in range(TABLES, CLIENTS):
                    await people[number].hears_of("game_started")
            finally:
                for one in people:
                    await one.__aexit__()

    asyncio.run(go())


# A dead peer


def test_a_peer_is_asked_whether_it_lives_so_often_that_it_is_missed_in_seven_seconds() -> None:
    """R-406: so long it is silent before it is asked, and half as long it may take to answer."""
    assert 1.5 * HEARTBEAT < 7


@pytest.mark.slow(8)
def test_a_peer_that_no_longer_answers_is_noticed(tmp_path: Path) -> None:
    """R-406: a seat whose line is dead, though nobody closed it, is shown as offline."""

    async def go() -> None:
        async with (
            a_server(tmp_path) as server,
            Someone(server.port) as ada,
            Someone(server.port) as bob,
        ):
            await ada.opens(edition="bare", settings={"rounds": 3})
            await ada.joins()
            await bob.joins(ada.table)
            await bob.orders("sit", seat=1, name="Bob")
            await bob.orders("set_ready", ready=True)
            await ada.orders("start_game")
            assert bob.socket is not None
            assert bob.socket._response.connection is not None
            # Bob's machine hears nothing more and says nothing more, not even pongs.
            transport = bob.socket._response.connection.transport
            assert transport is not None
            transport.pause_reading()
            lost = await ada.hears_of("seat_lost")

            assert lost["notices"][0]["seat"] == 1

    asyncio.run(go())
