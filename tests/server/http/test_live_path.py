"""The address of a table's WebSocket: one spelling, and only its own table behind it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.behaviour.test_defences import a_guest, ended, opened, run, running, said
from ubongo.client import Client, TableClosed
from ubongo.server.http.live_path import is_socket, table_in
from ubongo.server.runtime.registry import Moved, TableRegistry

HANDSHAKE = (
    "Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def answer_to(address: str, target: str, more: str = "") -> str:
    """The status line for a handshake at exactly this target, which no program rewrites."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    writer.write(f"GET {target} HTTP/1.1\r\n{more}{HANDSHAKE}".encode())
    line = await reader.readline()
    writer.close()
    return line.decode().split(" ")[1]


@pytest.mark.parametrize(
    "path",
    ["/live", "/live/", "/live//a", "/live/a/", "/live/a/b", "/live/%61", "/live/a%", "/live/a?",
     "/live/a?b=c", "/live/a#b", "/live/a;b", "/live/a.b", "/live/ä", "/Live/a", "//live/a",
     "/live/" + "a" * 65, "/live/a\n"],
)  # fmt: skip
def test_another_spelling_names_no_table(path: str) -> None:
    assert table_in(path) is None
    assert table_in("/live/3fW0cX1bA7kQz9Lm") == "3fW0cX1bA7kQz9Lm"


def test_every_path_of_a_socket_is_asked_for_its_origin() -> None:
    for path in ("/live", "/live/", "/live/a", "/live/a/b"):
        assert is_socket(path)
    for path in ("/", "/lively", "/api/live"):
        assert not is_socket(path)


def test_a_table_is_found_at_its_own_address_only(tmp_path: Path) -> None:
    """A balancer keeps a table on one node by its path: nobody may choose another one."""

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            table = await opened(http)
            spelled = (
                f"/live/%{ord(table[0]):02x}{table[1:]}", f"//live/{table}", f"/live//{table}",
                f"/live/{table}/", f"/live/{table}?a=b", f"/LIVE/{table}", f"/live/./{table}",
                f"/%6cive/{table}", f"/live/../live/{table}",
            )  # fmt: skip
            for target in spelled:
                assert await answer_to(address, target) == "404", target
            assert await answer_to(address, f"/live/{table}") == "101"
            for target in (f"/live/{table}", f"/live/{table}?a", f"/live/%{ord(table[0]):02x}"):
                assert await answer_to(address, target, "Origin: http://evil.example\r\n") == "403"
            socket = await http.ws_connect(f"/live/{table}")
            await socket.send_json({"type": "join", "table": table})
            assert (await said(socket))["type"] == "welcome"
            await socket.close()

    run(go())


def test_a_join_for_another_table_than_the_address_is_refused(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            first, second = await opened(http), await opened(http)
            socket = await http.ws_connect(f"/live/{first}")
            await socket.send_json({"type": "join", "table": second})
            assert await ended(socket) == "other_table"

    run(go())


def test_pages_of_earlier_releases_still_find_their_table(tmp_path: Path) -> None:
    """An open tab of the release before connects to `/live`, and names its table in the join."""

    async def go() -> None:
        async with running(tmp_path) as address, a_guest(address) as http:
            socket = await http.ws_connect("/live")
            await socket.send_json({"type": "join", "table": await opened(http)})
            welcome: dict[str, Any] = await said(socket)
            assert welcome["type"] == "welcome"
            await socket.close()

    run(go())


def test_the_client_says_that_there_is_no_such_table(tmp_path: Path) -> None:
    async def go() -> None:
        async with running(tmp_path) as address, Client(address, "Ada") as ada:
            for none in ("none", "no table", "x" * 70):
                with pytest.raises(TableClosed, match="no_such_table"):
                    async with ada.join(none):
                        pass

    run(go())


def test_the_client_comes_back_to_a_table_that_is_being_moved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At its first join, too: another node may have had the table a moment ago."""
    find = TableRegistry.find
    left = [3]

    async def find_later(registry: TableRegistry, table_id: str) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise Moved
        return await find(registry, table_id)

    async def go() -> None:
        async with running(tmp_path) as address, Client(address, "Ada") as ada:
            opened_table = await ada.open_table("bare")
            monkeypatch.setattr(TableRegistry, "find", find_later)
            async with ada.join(opened_table.table) as table:
                assert table.number is not None
                assert left[0] < 0
                for live in list(registries[0].tables.values()):
                    live.forget("moved")
                await table.until(lambda one: one.connects == 2)

    registries: list[TableRegistry] = []
    made = TableRegistry.__init__

    def noted(self: TableRegistry, *given: Any) -> None:
        made(self, *given)
        registries.append(self)

    monkeypatch.setattr(TableRegistry, "__init__", noted)
    run(go())
