"""Defences against attacks over the network: each one is tried."""

import asyncio
import json
import logging
import socket as sockets
import string
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp import WSMsgType
from prometheus_client.parser import text_string_to_metric_families

from tests.support.server_in_process import serving
from tools.free_port import free_port
from tools.patience import PATIENCE
from ubongo.client import Client, NotAnswered, OrderRefused, RequestFailed, TableClosed
from ubongo.protocol import messages
from ubongo.server.config import Config
from ubongo.server.http.security import CSP, HEADERS
from ubongo.server.storage.sqlite.public_tables import SqlitePublicTables
from ubongo.server.websocket.endpoint import JOINS_A_MINUTE
from ubongo.server.websocket.receiver import BURST, MOST_BAD
from ubongo.server.websocket.sender import MOST_QUEUED, MOST_QUEUED_BYTES, Sender
from ubongo.server.websocket.write_batch import WriteBatch


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[str]:
    """A server in this process; its address."""
    async with serving(Config(folder, **settings)) as (port, _):
        yield f"http://127.0.0.1:{port}"


def metrics_address(caplog: pytest.LogCaptureFixture) -> str:
    """Where the server that was started last says that its metrics are."""
    told = [one.getMessage() for one in caplog.records if "metrics on" in one.getMessage()]
    return told[-1].removeprefix("metrics on ")


def run(trying: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await trying

    asyncio.run(in_time())


@asynccontextmanager
async def a_guest(address: str) -> AsyncIterator[aiohttp.ClientSession]:
    """Somebody with a cookie."""
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(address, cookie_jar=jar) as http:
        async with http.get("/api/me") as answer:
            assert answer.status == 200
        yield http


async def opened(http: aiohttp.ClientSession, **wish: object) -> str:
    async with http.post("/api/tables", json=wish) as answer:
        assert answer.status == 201, await answer.text()
        return str((await answer.json())["table"])


async def joined(http: aiohttp.ClientSession, table: str) -> aiohttp.ClientWebSocketResponse:
    socket = await http.ws_connect(f"/live/{table}", max_msg_size=0)
    await socket.send_str(json.dumps({"type": "join", "table": table}))
    assert (await said(socket))["type"] == "welcome"
    return socket


async def said(socket: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    frame = await socket.receive(timeout=PATIENCE)
    assert frame.type is WSMsgType.TEXT, frame
    message: dict[str, Any] = json.loads(frame.data)
    return message


async def ended(socket: aiohttp.ClientWebSocketResponse) -> str:
    """The code with which the server closes, after whatever else it says."""
    while (message := await said(socket))["type"] != "closed":
        pass
    frame = await socket.receive(timeout=PATIENCE)
    assert frame.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED), frame
    return str(message["code"])


# Hosts, origins, cookies


def test_another_page_may_neither_connect_nor_change_anything(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://["):
                headers = {"Origin": origin}
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await http.ws_connect("/live", headers=headers)
                assert refused.value.status == 403
                async with http.post("/api/tables", json={}, headers=headers) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (403, "foreign_origin")
            async with http.post("/api/tables", json={}, headers={"Origin": address}) as answer:
                assert answer.status == 201
            socket = await http.ws_connect("/live", headers={"Origin": address})
            await socket.close()

    run(go())


def test_a_name_that_was_rebound_to_us_gets_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            for path in ("/", "/api/me", "/live", "/healthz", "/nowhere"):
                async with http.get(path, headers={"Host": "evil.example"}) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (421, "unknown_host")

    run(go())


def test_a_cookie_is_ours_or_nobodys(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path, public_url="https://ubongo.example") as address:
            async with aiohttp.ClientSession(address) as http, http.get("/api/me") as answer:
                set_cookie = answer.headers["Set-Cookie"]
            for part in ("__Host-ubongo_guest=", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"):
                assert part in set_cookie
            good = set_cookie.partition("=")[2].partition(";")[0]
            # Four last letters decode to the same signature; only one of them is ours.
            letters = string.ascii_letters + string.digits + "-_"
            forged = [good[:-1] + letter for letter in letters if letter != good[-1]]
            for cookie in (*forged, "", "x" * 600, "a.b.c"):
                headers = {"Cookie": f"ubongo_guest={cookie}"}
                async with (
                    aiohttp.ClientSession(address) as http,
                    http.ws_connect("/live", headers=headers) as socket,
                ):
                    await socket.send_json({"type": "join", "table": "any"})
                    closed = await socket.receive_json()
                    assert closed == {"type": "closed", "code": "no_guest", "again": False}
            async with (
                aiohttp.ClientSession(address) as http,
                http.ws_connect("/live", headers={"Cookie": f"ubongo_guest={good}"}) as socket,
            ):
                await socket.send_json({"type": "join", "table": "any"})
                assert (await socket.receive_json())["code"] == "no_such_table"

    run(go())


# Headers


def test_every_answer_carries_the_careful_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a fault of ours")

    monkeypatch.setattr(SqlitePublicTables, "open_tables", broken)
    asked: list[tuple[int, str, str, dict[str, Any]]] = [
        (200, "GET", "/", {}),
        (200, "GET", "/t/anything", {}),
        (200, "GET", "/healthz", {}),
        (200, "GET", "/api/me", {}),
        (201, "POST", "/api/tables", {"json": {}}),
        (400, "POST", "/api/tables", {"json": {"edition": 7}}),
        (400, "POST", "/api/tables", {"json": {"more": 7}}),
        (400, "GET", "/live", {}),
        (403, "POST", "/api/tables", {"json": {}, "headers": {"Origin": "http://evil.example"}}),
        (404, "GET", "/nowhere", {}),
        (404, "GET", "/metrics", {}),
        (404, "GET", "/api/tables/none/games/1/record", {}),
        (405, "DELETE", "/api/tables", {}),
        (405, "POST", "/", {}),
        (417, "GET", "/", {"headers": {"Expect": "x"}}),
        (400, "POST", "/api/tables", {"json": {"edition": "chess"}}),
        (413, "POST", "/api/tables", {"json": {"name": "x" * 100_000}}),
        (415, "POST", "/api/tables", {"data": "{}"}),
        (421, "GET", "/", {"headers": {"Host": "evil.example"}}),
        (500, "GET", "/api/tables", {}),
    ]

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            for status, method, path, more in asked:
                async with http.request(method, path, **more) as answer:
                    body = await answer.text()
                    assert answer.status == status, (method, path, body)
                    assert HEADERS.items() <= dict(answer.headers).items(), (method, path)
                    if status >= 400:
                        assert set(json.loads(body)) == {"code", "sentence", "numbers"}
                        assert "ZeroDivisionError" not in body
                    if status == 405:
                        assert "GET" in answer.headers["Allow"]
            assert "'unsafe" not in CSP

    run(go())


@pytest.mark.parametrize("encoding", ["deflate", "gzip", "br", "zstd", "nonsense"])
def test_a_compressed_body_is_refused_everywhere_and_nothing_is_logged(
    tmp_path: Path, encoding: str, caplog: pytest.LogCaptureFixture
) -> None:
    """S-12: no request of ours is compressed, so nobody can send what cannot be unpacked."""

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            headers = {"Content-Encoding": encoding, "Content-Type": "application/json"}
            for path in ("/api/tables", "/api/replay", "/api/me", "/", "/nowhere"):
                for body in (b"x" * 20, b"", b"{}"):
                    async with http.post(path, data=body, headers=headers) as answer:
                        assert answer.status == 415
                        assert (await answer.json())["code"] == "http_415"

    caplog.set_level(logging.INFO)
    run(go())
    # A busy machine stands still now and then.
    assert [one for one in caplog.messages if "stood still" not in one] == []


def test_every_path_has_a_limit(tmp_path: Path) -> None:
    """S-01: paths outside of the API had none."""

    async def go() -> None:
        async with running(tmp_path, pages_a_minute=10) as address, a_guest(address) as http:
            statuses = []
            for method, path in (
                ("GET", "/"),
                ("DELETE", "/"),
                ("GET", "/nowhere"),
                ("GET", "/t/x"),
            ):
                for _ in range(4):
                    async with http.request(method, path) as answer:
                        statuses.append(answer.status)
            assert 429 not in statuses[:10]
            assert set(statuses[11:]) == {429}
            # Another host does not cost less, and the game itself goes on.
            async with http.get("/", headers={"Host": "evil.example"}) as answer:
                assert answer.status == 429
            async with http.get("/api/me") as answer:
                assert answer.status == 200

    run(go())


def test_a_target_on_another_host_is_not_served(tmp_path: Path) -> None:
    """S-27: whatever its `Host` header says."""

    async def go() -> None:
        async with running(tmp_path) as address:
            for target, status in (
                (f"{address}/healthz", 200),
                ("http://evil.example/healthz", 421),
                ("http://127.0.0.1/healthz", 421),
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", int(address[17:]))
                writer.write(f"GET {target} HTTP/1.1\r\nHost: {address[7:]}\r\n\r\n".encode())
                assert f" {status} ".encode() in await reader.readline()
                writer.close()

    run(go())


@pytest.mark.parametrize("raw", [b"nonsense", b"GET / HTTP/9.9", b"\x16\x03\x01"])
def test_what_is_not_even_http_is_answered_carefully(tmp_path: Path, raw: bytes) -> None:
    async def go() -> None:
        async with running(tmp_path) as address:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address[17:]))
            writer.write(raw + b"\r\n\r\n")
            answer = (await reader.read()).decode()
            writer.close()
            assert " 400 " in answer.partition("\r\n")[0]
            assert f"Content-Security-Policy: {CSP}" in answer
            assert "nonsense" not in answer
            assert "aiohttp" not in answer

    run(go())


def test_a_link_that_is_far_too_long_still_gets_the_page(tmp_path: Path) -> None:
    """The page says it in the reader's language; only a flood is refused by the server."""

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            for length, status in ((20_000, 200), (70_000, 400)):
                link = f"/look-up?area={'x' * length}"
                async with http.get(link, headers={"Accept": "text/html"}) as answer:
                    assert answer.status == status
                    assert answer.headers["Content-Security-Policy"] == CSP

    run(go())


def test_numbers_for_the_host_are_on_another_port(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "ubongo")

    async def go() -> None:
        async with (
            running(tmp_path, metrics_port=0, tables_an_hour=1) as address,
            aiohttp.ClientSession() as http,
        ):
            for status in (201, 429, 429):
                async with http.post(f"{address}/api/tables", json={}) as answer:
                    assert answer.status == status
            async with http.get(metrics_address(caplog)) as answer:
                told = await answer.text()
                assert answer.content_type == "text/plain"
            figures = {
                sample.name + sample.labels.get("limit", ""): sample.value
                for family in text_string_to_metric_families(told)
                for sample in family.samples
            }
            assert "ubongo_tables" in figures
            assert figures["ubongo_events_total"] == 1
            assert figures["ubongo_refused_totaltoo_many_tables"] == 2
            assert figures["process_resident_memory_bytes"] > 10**7
            async with http.get(f"{address}/metrics") as answer:
                assert answer.status == 404

    run(go())


# Messages


def test_text_of_four_kibibytes_and_nothing_else(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            table = await opened(http)
            socket = await joined(http, table)
            ping = '{"type":"ping","sent":1}'
            await socket.send_str(ping + " " * (4096 - len(ping)))
            assert (await said(socket))["type"] == "pong"
            await socket.send_str(ping + " " * (4097 - len(ping)))
            frame = await socket.receive(timeout=PATIENCE)
            assert (frame.type, frame.data) == (WSMsgType.CLOSE, 1009)

            socket = await joined(http, table)
            await socket.send_bytes(ping.encode())
            assert await ended(socket) == "text_only"

            socket = await http.ws_connect("/live", compress=15)
            assert socket.compress == 0  # offered, and not taken
            await socket.close()

    run(go())


def test_a_few_bad_messages_are_refused_and_then_it_is_enough(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            table = await opened(http)
            socket = await joined(http, table)
            for _ in range(MOST_BAD - 1):
                await socket.send_str('{"type":"roll","id":"a","id":"b"}')
                assert (await said(socket))["code"] == "bad_message"
            await socket.send_str("[" * 2_000)
            assert await ended(socket) == "bad_message"

            socket = await joined(http, table)
            await socket.send_str(json.dumps({"type": "join", "table": table}))
            assert (await said(socket))["code"] == "joined_already"
            for first, code in (
                ('{"type":"roll","id":"a"}', "join_first"),
                ("{", "bad_message"),
                ('{"type":"join","table":"none"}', "no_such_table"),
            ):
                socket = await http.ws_connect("/live")
                await socket.send_str(first)
                assert await ended(socket) == code

    run(go())


def test_nobody_may_say_more_than_hands_can_do(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            socket = await joined(http, await opened(http))
            for number in range(2 * BURST):
                await socket.send_str(json.dumps({"type": "ping", "sent": number}))
            assert await ended(socket) == "too_fast"

    run(go())


def test_strict_json_over_http_too(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            headers = {"Content-Type": "application/json"}
            for body in (
                b'{"name":"Ada","name":"Eve"}',
                b'{"public":NaN}',
                b'{"name":"\\ud800"}',
                b"\xff\xfe",
                b"[" * 4_000,
                b"",
            ):
                async with http.post("/api/tables", data=body, headers=headers) as answer:
                    assert (answer.status, (await answer.json())["code"]) == (400, "bad_body")

    run(go())


# How much, how often, how long


@pytest.mark.slow(8)
def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    """Half a request, half a body, or a socket without a join: all end within seconds."""

    async def until_closed(address: str, raw: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address[17:]))
        writer.write(raw)
        answer = await reader.read()
        writer.close()
        return answer

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            socket = await http.ws_connect("/live")
            post = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
            silent, half, slow, code = await asyncio.gather(
                until_closed(address, b""),
                until_closed(address, b"GET / HTTP/1.1\r\nHost: loc"),
                until_closed(address, post + b"Content-Type: application/json\r\n\r\n{"),
                ended(socket),
            )
            assert (silent, half, code) == (b"", b"", "no_join")
            assert slow.startswith(b"HTTP/1.1 408 ")

    run(go())


def test_one_address_may_have_so_many_connections(tmp_path: Path) -> None:
    async def go() -> None:
        async with (
            running(tmp_path, connections_an_address=3) as address,
            a_guest(address) as http,
        ):
            sockets = [await http.ws_connect("/live") for _ in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await http.ws_connect("/live")
            assert refused.value.status == 429
            await sockets[0].close()
            fourth = None
            while fourth is None:  # the server hears of the end a moment later
                with suppress(aiohttp.WSServerHandshakeError):
                    fourth = await http.ws_connect("/live")
            await fourth.close()
            # Coming and going all the time is no way around it.
            statuses = []
            for _ in range(5):
                try:
                    await (await http.ws_connect("/live")).close()
                except aiohttp.WSServerHandshakeError as error:
                    statuses.append(error.status)
            assert 429 in statuses
            for socket in sockets:
                await socket.close()

    run(go())


def test_tables_and_codes_are_limited_for_one_address(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path, tables_an_hour=2) as address, Client(address) as eve:
            code = (await eve.open_table()).code
            await eve.open_table()
            with pytest.raises(RequestFailed, match="too_many_tables"):
                await eve.open_table()
            await eve.table_of(code)
            codes = []
            for _ in range(25):
                with pytest.raises(RequestFailed) as refused:
                    await eve.table_of("AAAAAA")
                codes.append(refused.value.code)
            assert codes[:19] == ["no_such_code"] * 19
            assert codes[-1] == "too_many_codes"
            # Also for the right one: nobody learns by it whether a guess was good.
            with pytest.raises(RequestFailed, match="too_many_codes"):
                await eve.table_of(code)

    run(go())


def test_too_many_requests_are_turned_down(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path, requests_a_minute=10) as address, Client(address) as eve:
            for _ in range(9):
                await eve.tables()
            with pytest.raises(RequestFailed, match="too_many_requests") as refused:
                await eve.tables()
            assert refused.value.status == 429

    run(go())


def test_coming_back_all_the_time_does_not_fill_the_log(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, Client(address, "Eve") as eve:
            table = (await eve.open_table("bare", start=True)).table
            for _ in range(JOINS_A_MINUTE):
                async with eve.join(table):
                    pass
            with pytest.raises(TableClosed, match="too_many_joins"):
                await eve.join(table).__aenter__()

    run(go())


class Stuck(asyncio.Transport):
    """A way to somebody who reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.held: list[bytes] = []
        self.aborted = False

    def write(self, data: Any) -> None:
        self.held.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self.held))

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("together", [1, 100])
@pytest.mark.parametrize("size", [10, 4_000, 70_000])
def test_a_line_holds_so_much_and_no_more(size: int, together: int) -> None:
    """64 messages or 64 KiB wait for a peer that does not read; then it is let go."""
    transport = Stuck()
    batch = WriteBatch()
    line = Sender(transport, batch)
    for _ in range(1_000 // together):
        with batch:
            for _ in range(together):
                line.send(b"x" * size)

    assert line.is_slow
    assert transport.aborted
    assert len(transport.held) <= MOST_QUEUED
    assert transport.get_write_buffer_size() <= MOST_QUEUED_BYTES


@pytest.mark.slow(8)
def test_somebody_who_never_reads_is_let_go(tmp_path: Path) -> None:
    """What the machines between hold back is little too, and nobody else notices."""

    async def go() -> None:
        async with (
            running(tmp_path) as address,
            a_guest(address) as http,
            Client(address, "Ada") as ada,
        ):
            opened_table = await ada.open_table("bare")
            async with ada.join(opened_table.table) as table:
                socket = await joined(http, opened_table.table)
                await table.until(lambda table: bool(table.lobby and table.lobby.spectators))
                assert socket._response.connection is not None
                transport = socket._response.connection.transport
                assert transport is not None
                below = transport.get_extra_info("socket")
                below.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2_048)
                transport.pause_reading()
                # By its queue or by its silence: in a few seconds it is gone.
                ready = False
                async with asyncio.timeout(PATIENCE):
                    while table.lobby is None or table.lobby.spectators:
                        ready = not ready
                        # A lobby takes few orders a second of one guest (S-02).
                        with suppress(OrderRefused):
                            await table.give(messages.SetReady, ready=ready)
                        await asyncio.sleep(0.06)

    run(go())


# Names


def test_names_are_looked_at_wherever_they_come_in(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, Client(address, "Ada") as ada:
            for name in ("", "x" * 21, "a\u202eb", "a\u200bb", "a\x07b"):
                with pytest.raises(RequestFailed, match="bad_name"):
                    await ada.introduce(name)
            assert (await ada.me()).name == "Ada"
            opened_table = await ada.open_table()
            async with (
                Client(address, "аda") as eve,  # noqa: RUF001
                ada.join(opened_table.table),
                eve.join(opened_table.table) as table,
            ):
                # The cookie's name is taken at this table: a number makes it another.
                await table.give(messages.Sit, seat=1)
                assert table.lobby is not None
                place = table.lobby.places[1]
                assert place is not None
                assert place.name == "аda 2"  # noqa: RUF001
                with pytest.raises(OrderRefused, match="name_taken"):
                    await table.give(messages.Rename, name="ADA")

    run(go())


def test_a_server_that_is_not_there_is_one_sentence() -> None:
    async def go() -> None:
        port = free_port()
        with pytest.raises(NotAnswered, match="does not answer"):
            async with Client(f"http://127.0.0.1:{port}"):
                pass

    run(go())
