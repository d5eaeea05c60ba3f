"""Incoming frames, valid and invalid, and the handshake before them."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from tests.behaviour.test_defences import a_guest, opened, run, running
from tests.support.frames import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, frame
from tools.patience import PATIENCE
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.websocket import endpoint, handshake


class Wire:
    """A socket by hand: what is sent and what comes back are bytes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self.writer = writer

    async def heard(self) -> tuple[int, bytes]:
        """The next frame of the server: its kind and what it says."""
        async with asyncio.timeout(PATIENCE):
            kind, size = await self._reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2), "big")
            return kind & 0x0F, await self._reader.readexactly(size)

    async def is_over(self) -> bool:
        async with asyncio.timeout(PATIENCE):
            return await self._reader.read() == b""


@asynccontextmanager
async def connected(address: str, http: aiohttp.ClientSession) -> AsyncIterator[Wire]:
    cookie = "; ".join(f"{one.key}={one.value}" for one in http.cookie_jar)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address[17:]))
    writer.write(
        "GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Cookie: {cookie}\r\n\r\n".encode()
    )
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    assert head.startswith("HTTP/1.1 101 ")
    # The example of RFC 6455, section 1.3.
    assert "Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in head
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


@asynccontextmanager
async def wired(address: str, http: aiohttp.ClientSession) -> AsyncIterator[Wire]:
    table = await opened(http)
    async with connected(address, http) as wire:
        wire.writer.write(frame(TEXT, json.dumps({"type": "join", "table": table}).encode()))
        assert json.loads((await wire.heard())[1])["type"] == "welcome"
        yield wire


def test_what_comes_before_the_table_is_found_keeps_its_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything in one packet: the join, and orders that only count after it."""
    find = TableRegistry.find

    async def find_slowly(registry: TableRegistry, table_id: str) -> LiveTable:
        await asyncio.sleep(0.1)
        return await find(registry, table_id)

    monkeypatch.setattr(TableRegistry, "find", find_slowly)

    async def go() -> None:
        async with (
            running(tmp_path) as address,
            a_guest(address) as http,
            connected(address, http) as wire,
        ):
            table = await opened(http)
            for message in (
                {"type": "join", "table": table},
                {"type": "set_ready", "id": "o1", "ready": True},
                {"type": "ping", "sent": 7},
                {"type": "rename", "id": "o2", "name": "Zoe"},
                {"type": "join", "table": table},
            ):
                wire.writer.write(frame(TEXT, json.dumps(message).encode()))
            heard = [json.loads((await wire.heard())[1]) for _ in range(7)]

        kinds = [one["type"] for one in heard]
        assert sorted(kinds[:2]) == ["pong", "refused"]  # these need no table
        assert heard[kinds.index("refused")]["code"] == "joined_already"
        assert kinds[2:] == ["welcome", "accepted", "happened", "accepted", "happened"]
        assert [one["id"] for one in heard if one["type"] == "accepted"] == ["o1", "o2"]
        names = [place["name"] for place in heard[-1]["lobby"]["places"] if place is not None]
        assert names == ["Zoe"]

    run(go())


def test_who_is_gone_before_the_handshake_is_answered_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger could fill the log with traces of faults that are none."""
    true = handshake.upgrade
    gone = asyncio.Event()

    async def too_late(request: web.Request) -> web.StreamResponse:
        assert request.transport is not None
        request.transport.abort()
        try:
            return await true(request)
        finally:
            gone.set()

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            table = await opened(http)
            with monkeypatch.context() as patched:
                patched.setattr(endpoint, "upgrade", too_late)
                with pytest.raises(aiohttp.ClientError):
                    await http.ws_connect("/live")
                async with asyncio.timeout(PATIENCE):
                    await gone.wait()
            # Everybody else is served.
            async with http.ws_connect("/live") as socket:
                await socket.send_json({"type": "join", "table": table})
                assert (await socket.receive_json())["type"] == "welcome"

    run(go())
    assert caplog.text == ""


def test_what_asks_for_no_line_of_frames_gets_none(tmp_path: Path) -> None:
    async def go() -> None:
        good = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        async with running(tmp_path) as address, a_guest(address) as http:
            for name, value in (
                ("Upgrade", "h2c"),
                ("Connection", "keep-alive"),
                ("Sec-WebSocket-Version", "8"),
                ("Sec-WebSocket-Version", ""),
                ("Sec-WebSocket-Key", "short"),
                ("Sec-WebSocket-Key", "ä" * 22),
                ("Sec-WebSocket-Key", ""),
            ):
                async with http.get("/live", headers={**good, name: value}) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (400, "http_400")

    run(go())


@pytest.mark.parametrize("line", ["HEAD /live HTTP/1.1", "GET /live HTTP/1.0"])
def test_a_handshake_is_a_get_over_http_1_1(tmp_path: Path, line: str) -> None:
    """S-22: both were answered with 101."""

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            cookie = "; ".join(f"{one.key}={one.value}" for one in http.cookie_jar)
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address[17:]))
            writer.write(
                f"{line}\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Cookie: {cookie}\r\n\r\n".encode()
            )
            assert b" 400 " in await reader.readline()
            writer.close()

    run(go())


def test_a_frame_of_bytes_ends_with_the_code_for_it(tmp_path: Path) -> None:
    """S-22: it ended with 1000, as if all were well."""

    async def go() -> None:
        async with (
            running(tmp_path) as address,
            a_guest(address) as http,
            wired(address, http) as wire,
        ):
            wire.writer.write(frame(BINARY, b"x"))
            assert json.loads((await wire.heard())[1])["code"] == "text_only"
            assert await wire.heard() == (CLOSE, (1003).to_bytes(2, "big"))

    run(go())


@pytest.mark.parametrize(
    "part",
    [frame(CONTINUATION, first=0), frame(CONTINUATION, b"x", first=0), frame(PONG)],
    ids=["empty", "of one letter", "pongs"],
)
def test_parts_of_a_message_are_counted(tmp_path: Path, part: bytes) -> None:
    """S-17: however small and however many they are, and with a pong now and then."""

    async def go() -> None:
        async with (
            running(tmp_path) as address,
            a_guest(address) as http,
            wired(address, http) as wire,
        ):
            wire.writer.write(frame(TEXT, b"{", first=TEXT))
            with suppress(ConnectionError):
                for _ in range(20):
                    wire.writer.write(part * 500 + frame(PONG))
                    await wire.writer.drain()
            assert json.loads((await wire.heard())[1])["code"] == "too_fast"
            assert await wire.heard() == (CLOSE, (1008).to_bytes(2, "big"))
            assert await wire.is_over()
            async with http.get("/healthz") as answer:
                assert (await answer.json())["ok"]

    run(go())


def test_a_message_may_come_in_parts_and_with_pings_between(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path) as address,
            a_guest(address) as http,
            wired(address, http) as wire,
        ):
            ping = b'{"type":"ping","sent":7}'
            for part in (
                frame(TEXT, ping[:9], first=TEXT),
                frame(PING, b"here?"),
                frame(CONTINUATION, ping[9:]),
            ):
                for byte in part:  # as slowly as a wire can be
                    wire.writer.write(bytes((byte,)))
            assert await wire.heard() == (PONG, b"here?")
            assert json.loads((await wire.heard())[1])["sent"] == 7
            wire.writer.write(frame(PONG) + frame(CLOSE, (1000).to_bytes(2, "big")))
            assert await wire.heard() == (CLOSE, (1000).to_bytes(2, "big"))
            assert await wire.is_over()

    run(go())


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 5_000), 1009),
        (frame(3, b"x"), 1002),  # a kind that does not exist
        (frame(PING, b"x" * 126), 1002),  # too long for its kind
        (frame(TEXT, b"x", first=0xC1), 1002),  # compressed, which was not agreed
        (frame(CONTINUATION, b"x"), 1002),  # goes on with nothing
        (frame(TEXT, b'{"type":"ping","sent":1}', mask=b""), 1002),
        (frame(CLOSE, mask=b""), 1002),
    ],
    ids=[
        *("no text", "too long", "no kind", "long ping", "compressed", "goes on"),
        *("no mask", "no mask at the end"),
    ],
)
def test_what_is_no_frame_ends_the_line_with_its_code(
    tmp_path: Path, bad: bytes, code: int
) -> None:
    """S-22: and what has no mask (RFC 6455, 5.1), which was obeyed."""

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            async with wired(address, http) as wire:
                wire.writer.write(bad)
                kind, said = await wire.heard()
                assert (kind, int.from_bytes(said, "big")) == (CLOSE, code)
                wire.writer.write(frame(TEXT, b'{"type":"ping","sent":1}'))
                assert await wire.is_over()
            async with http.get("/healthz") as answer:
                assert (await answer.json())["ok"]

    run(go())


def test_a_thousand_messages_in_one_packet_are_too_fast_and_no_more(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path) as address,
            a_guest(address) as http,
            wired(address, http) as wire,
        ):
            wire.writer.write(frame(PING) * 1_000)
            kind, said = PONG, b""
            while kind == PONG:
                kind, said = await wire.heard()
            assert (kind, json.loads(said)["code"]) == (TEXT, "too_fast")
            assert await wire.heard() == (CLOSE, (1008).to_bytes(2, "big"))
            assert await wire.is_over()

    run(go())
