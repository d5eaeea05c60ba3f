"""One address cannot lock everybody out: connections are counted, and peers have to read."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

from tests.behaviour.test_defences import run, running
from tools.patience import PATIENCE
from ubongo.server import main, open_files
from ubongo.server.http import request_handler
from ubongo.server.http.connection_limits import MOST_LINGERING, ConnectionLimits
from ubongo.server.http.security import CSP

ASK = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
# `ubongo` with a limit that it cannot raise.
FEW_FILES = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from ubongo.cli import run
sys.exit(run(sys.argv[1:]))
"""
BIG = b"GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """One plain connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def opened(cls, address: str, source: str = "127.0.0.1") -> "Line":
        port = int(address.rpartition(":")[2])
        return cls(
            *await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0), limit=2**20)
        )

    async def asks(self, raw: bytes = ASK) -> int:
        """Ask something; the status of the answer, or 0 if there is none."""
        try:
            self.writer.write(raw)
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            return 0
        return int(head.split()[1])

    def close(self) -> None:
        self.writer.transport.abort()


@pytest.fixture
def limits(monkeypatch: pytest.MonkeyPatch) -> list[ConnectionLimits]:
    """The limits of the servers that the test starts."""
    made: list[ConnectionLimits] = []
    make = main.make_limits

    def kept(*args: object) -> ConnectionLimits:
        made.append(make(*args))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr(main, "make_limits", kept)
    return made


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_silent_connections_of_one_address_leave_a_place_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: list[ConnectionLimits]
) -> None:
    """S-03: they count from the first moment, before they have said anything."""
    monkeypatch.setattr(open_files, "most_connections", lambda: 8)

    async def go() -> None:
        async with running(tmp_path) as address:
            lines = [await Line.opened(address) for _ in range(4)]
            await until(lambda: len(limits[0]) == 4)
            # One address has at most half of all.
            late = await Line.opened(address)
            head = await late.reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 429 ")
            assert f"Content-Security-Policy: {CSP}".encode() in head
            assert b'"too_many_connections"' in await late.reader.read()
            late.close()
            strangers = [await Line.opened(address, f"127.0.0.{n}") for n in (2, 3, 4, 5)]
            assert [await one.asks() for one in strangers] == [200] * 4
            # And all together have as many as there are files for.
            full = await Line.opened(address, "127.0.0.6")
            assert await full.asks() == 503
            full.close()
            for one in (lines.pop(), strangers.pop()):
                one.close()
            await until(lambda: len(limits[0]) == 6)
            again = await Line.opened(address)
            assert await again.asks() == 200
            for one in (*lines, *strangers, again):
                one.close()
            await until(lambda: len(limits[0]) == limits[0].lingering == 0)
            assert limits[0].refused == {"too_many_connections": 1, "server_full": 1}

    run(go())


def test_whoever_is_turned_away_costs_next_to_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: list[ConnectionLimits]
) -> None:
    """A few are read for a moment, so that they get their answer; the others are closed at once."""
    monkeypatch.setattr(open_files, "most_connections", lambda: 2)

    async def go() -> None:
        async with running(tmp_path) as address:
            one = await Line.opened(address)
            await until(lambda: len(limits[0]) == 1)
            others = [await Line.opened(address) for _ in range(2 * MOST_LINGERING)]
            await until(lambda: limits[0].refused.total() == 2 * MOST_LINGERING)
            assert limits[0].lingering <= MOST_LINGERING
            for other in others:
                other.close()
            assert await one.asks() == 200
            one.close()
            await until(lambda: len(limits[0]) == limits[0].lingering == 0)

    run(go())


def test_who_connects_again_and_again_is_told_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "CONNECTIONS_A_MINUTE", 1)

    async def go() -> None:
        async with running(tmp_path, connections_an_address=5) as address:
            statuses = []
            for _ in range(8):
                line = await Line.opened(address)
                statuses.append(await line.asks())
                line.close()
            assert statuses[:5] == [200] * 5
            assert 200 not in statuses[6:]
            stranger = await Line.opened(address, "127.0.0.2")
            assert await stranger.asks() == 200
            stranger.close()

    run(go())


def test_a_proxy_may_have_as_many_connections_as_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody comes from its address; they are told apart by what it forwards."""
    monkeypatch.setattr(open_files, "most_connections", lambda: 6)

    async def go() -> None:
        async with running(tmp_path, trusted_proxies=("127.0.0.1",)) as address:
            lines = [await Line.opened(address) for _ in range(7)]
            asked = ASK.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n")
            assert [await one.asks(asked) for one in lines[:6]] == [200] * 6
            assert await lines[6].asks(asked) in (503, 0)
            for one in lines:
                one.close()

    run(go())


# Peers that do not read


@asynccontextmanager
async def with_a_big_file(folder: Path) -> AsyncIterator[str]:
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    (page / "big.bin").write_bytes(bytes(16 * 2**20))
    async with running(folder / "data", page_dir=page) as address:
        yield address


async def ask_and_never_read(
    tmp_path: Path, limits: list[ConnectionLimits], request: bytes
) -> None:
    """Ask for a big file, take nothing of the answer, and wait until the connection is gone."""
    async with with_a_big_file(tmp_path) as address:
        line = await Line.opened(address)
        transport = line.writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        line.writer.write(request)
        await until(lambda: len(limits[0]) == 1)
        await until(lambda: len(limits[0]) == 0)
        line.close()


@pytest.mark.parametrize("requests", [1, 3])
def test_who_asks_and_never_reads_is_let_go(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    limits: list[ConnectionLimits],
    requests: int,
) -> None:
    """S-03: such a connection was never closed."""
    monkeypatch.setattr(request_handler, "WRITE_WITHIN", 0.2)
    run(ask_and_never_read(tmp_path, limits, BIG * requests))


def test_an_answer_that_nobody_takes_does_not_keep_a_connection_that_was_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: list[ConnectionLimits]
) -> None:
    """A transport that is closed waits without end until its last bytes are taken."""
    monkeypatch.setattr(request_handler, "WRITE_WITHIN", 0.2)
    closing = BIG.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    run(ask_and_never_read(tmp_path, limits, closing))


class Buffer(asyncio.Transport):
    """A transport of which a peer takes as much as the test says."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting = 200_000
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.aborted = True


def test_who_reads_slowly_is_waited_for_as_long_as_something_is_taken() -> None:
    async def never(request: web.BaseRequest) -> web.StreamResponse:
        raise AssertionError("nobody asked")

    async def go() -> None:
        limits = ConnectionLimits(9, 9, 9, lambda: 0, lambda _: "127.0.0.1")
        handler = request_handler.PublicRequestHandler(
            web.Server(never), limits, {}, loop=asyncio.get_running_loop()
        )
        line = handler._line = Buffer()
        handler.pause_writing()
        for _ in range(5):
            line.waiting -= request_handler.LEAST_TAKEN
            handler._look_at_peer()
            assert not line.aborted
            assert handler._watch is not None
        # The buffer is empty enough: nobody looks any more.
        handler.resume_writing()
        assert handler._watch is None
        handler.pause_writing()
        line.waiting -= request_handler.LEAST_TAKEN - 1
        handler._look_at_peer()
        assert line.aborted

    run(go())


@pytest.mark.slow(15)
def test_with_few_files_a_stranger_is_served_and_the_log_is_short(tmp_path: Path) -> None:
    """S-03: 256 files, and 400 connections of one address that ask and never read."""

    async def go(address: str) -> list[int]:
        lines: list[Line] = []
        statuses = []
        for number in range(400):
            line = await Line.opened(address)
            lines.append(line)
            transport = line.writer.transport
            assert isinstance(transport, asyncio.Transport)
            transport.pause_reading()
            line.writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 5)
            if number % 40 == 39:
                stranger = await Line.opened(address, "127.0.0.2")
                statuses.append(await stranger.asks())
                stranger.close()
        for line in lines:
            line.close()
        return statuses

    log = tmp_path / "log.txt"
    with log.open("w") as written:
        process = subprocess.Popen(
            [sys.executable, "-c", FEW_FILES, "serve", "-p", "0", "--data-dir", tmp_path / "data"],
            stdout=subprocess.PIPE,
            stderr=written,
            text=True,
        )
        assert process.stdout is not None
        try:
            address = process.stdout.readline().strip()
            assert asyncio.run(go(address)) == [200] * 10
        finally:
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()

    said = log.read_text()
    assert "open files: at most 256" in said
    assert len(said) < 2_000, said
