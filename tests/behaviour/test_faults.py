"""Faults: a full disk, a locked database, a frozen process, a restart, a storm of connections."""

import asyncio
import contextlib
import shutil
import signal
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support.http_guest import Someone, playing
from tests.support.system import no_change
from tools.fault_injection.kills import Server
from tools.patience import PATIENCE
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.pauses import PAUSE, PauseDetector
from ubongo.server.storage.sqlite.database import FILE, Database
from ubongo.server.websocket.receiver import HEARTBEAT

MINUTE = 60_000


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[Server]:
    server = Server(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.die()


async def until_back(someone: Someone) -> None:
    """Come back until the table takes one in again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await someone.joins()
            except (AssertionError, OSError):
                await asyncio.sleep(0.1)
            else:
                return


# A frozen process


def test_a_process_that_stood_still_moves_the_deadline(tmp_path: Path) -> None:
    """R-411: nobody is punished for a pause of the server, and it is logged."""

    async def go() -> None:
        async with a_server(tmp_path) as server, Someone(server.port) as ada:
            await playing(ada)
            deadline = ada.game["deadline"]
            server.signal(signal.SIGSTOP)
            await asyncio.sleep(PAUSE / 1_000 + 0.5)
            server.signal(signal.SIGCONT)
            moved = await ada.hears_of("clock_moved")

            notice = moved["notices"][0]
            assert notice["reason"] == "pause"
            assert notice["by"] >= PAUSE
            assert ada.game["deadline"] == deadline + notice["by"]

    asyncio.run(go())


def test_a_jump_of_the_wall_clock_moves_nothing() -> None:
    """R-400: the table's time is carried on by the monotonic clock."""
    now = {"monotonic": 10.0, "wall": 1_000.0}
    clock = Clock(0, lambda: now["monotonic"], lambda: now["wall"])
    before = clock.now()
    now["wall"] = 5.0
    now["monotonic"] += 0.2

    assert clock.now() == before + 200


def test_time_does_not_go_back_when_the_wall_clock_did_between_two_lives() -> None:
    """R-401: a new life begins no earlier than the last heartbeat of the one before."""
    clock = Clock(not_before=5_000_000, monotonic=lambda: 0.0, wall=lambda: 1_000.0)

    assert clock.now() == 5_000_000


def test_a_pause_is_told_before_anything_is_stamped() -> None:
    """A gap of a second and a half between two looks is a pause, a shorter one is not."""
    times = iter((0.0, 0.2, 1.6, 3.2, 3.3))
    clock = Clock(0, lambda: next(times), lambda: 0.0)
    pauses: list[tuple[int, int]] = []

    class Paused:
        def pass_pause(self, length: int, before: int) -> None:
            pauses.append((length, before))

    detector = PauseDetector(0, {"t": Paused()})
    for _ in range(4):
        detector.check(clock.now())

    assert pauses == [(1_600, 1_600)]


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


class Disk:
    """A disk that can be filled: a file system of its own where we may mount one.

    Elsewhere the server is forbidden to write to any file, which it learns in the same way.
    """

    def __init__(self, folder: Path, is_small: bool) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"
        self._is_small = is_small

    def fill(self, server: Server) -> None:
        if not self._is_small:
            server.limit_files(0)
            return
        with self._ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while file.write(b"x" * 4096):
                pass

    def clear(self, server: Server) -> None:
        if self._is_small:
            self._ballast.unlink()
        else:
            server.limit_files(None)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    if no_change("mount a small file system") or shutil.which("mount") is None:
        yield Disk(tmp_path, is_small=False)
        return
    folder = tmp_path / "small"
    folder.mkdir()
    tmpfs = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    # Root of a container may mount nothing.
    is_small = subprocess.run(tmpfs, check=False, capture_output=True).returncode == 0
    yield Disk(folder, is_small)
    if is_small:
        subprocess.run(["umount", "-l", str(folder)], check=True)


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

            assert (await ada.orders("leave"))["type"] == "accepted"

    asyncio.run(go())


def test_an_owner_that_was_replaced_writes_nothing_more(tmp_path: Path) -> None:
    """R-401: one writer a table; the epoch in the store fences the others off."""

    async def go() -> None:
        async with a_server(tmp_path) as server, Someone(server.port) as ada:
            await playing(ada)
            other = Database(tmp_path)
            other.take_over(ada.table)
            other.close()
            await ada.says(type="leave", id="late")
            closed = await ada.hears(lambda message: message["type"] in ("closed", "accepted"))

            assert closed["code"] == "table_frozen"

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
                    assert one.socket is not None
                    assert one.socket._response.connection is not None
                    transport = one.socket._response.connection.transport
                    assert transport is not None
                    transport.abort()
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
