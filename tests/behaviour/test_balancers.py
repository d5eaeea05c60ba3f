"""Two real nodes behind nginx, HAProxy and Caddy, with the files of `deploy/nodes`.

The nodes share a SQLite folder, which only tests do: the rules are those of every storage.
"""

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.support.system import need
from tools.fault_injection.balancers import balancing
from tools.fault_injection.kills import Server
from tools.patience import PATIENCE
from tools.tasks.system_packages import CADDY, HAPROXY, NGINX, Package
from ubongo.client import Client, RemoteTable
from ubongo.protocol import messages

TABLES = 8


class Nodes:
    """Two nodes, a balancer in front of them, and people at tables behind it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        (folder / "data").mkdir()
        self.servers = [Server(folder / "data"), Server(folder / "data")]
        self.tables: list[RemoteTable] = []
        self._names = 0

    async def tables_at(self, number: int) -> int:
        """How many tables a node has; -1 if it is not well."""
        url = f"http://127.0.0.1:{self.servers[number].port}/healthz"
        try:
            async with aiohttp.ClientSession() as http, http.get(url) as answer:
                return int((await answer.json())["tables"]) if answer.status == 200 else -1
        except aiohttp.ClientError:
            return -1

    async def everybody_plays(self) -> None:
        """Everybody gives an order, and is told that it was carried out."""
        self._names += 1
        await asyncio.gather(
            *(table.give(messages.Rename, name=f"A{self._names}") for table in self.tables)
        )

    async def until(self, is_so: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await is_so():
                await asyncio.sleep(0.1)


@asynccontextmanager
async def two_nodes(package: Package, folder: Path) -> AsyncIterator[Nodes]:
    """Two nodes behind this balancer, with a person at each of some tables."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    nodes = Nodes(folder, port)
    places = [f"127.0.0.1:{server.port}" for server in nodes.servers]
    async with AsyncExitStack() as opened:
        for server in nodes.servers:
            await server.start("shared")
            opened.push_async_callback(server.die, signal.SIGTERM)
        opened.enter_context(balancing(package, folder / "balancer", port, places))
        await nodes.until(lambda: answers(nodes.address))
        for number in range(TABLES):
            client = await opened.enter_async_context(Client(nodes.address, f"P{number}"))
            table = await client.open_table("bare")
            nodes.tables.append(await opened.enter_async_context(client.join(table.table)))
        yield nodes


async def answers(address: str) -> bool:
    try:
        async with aiohttp.ClientSession() as http, http.get(f"{address}/healthz") as answer:
            return answer.status == 200
    except aiohttp.ClientError:
        return False


@pytest.mark.slow(40)
@pytest.mark.parametrize("package", [NGINX, HAPROXY, CADDY], ids=lambda package: package.name)
def test_tables_are_played_on_behind_a_balancer_whatever_becomes_of_a_node(
    package: Package, tmp_path: Path
) -> None:
    """R-401: each table at one node; it moves when that one is told to stop, and when it dies."""
    need(package)

    async def go() -> None:
        async with two_nodes(package, tmp_path) as nodes:
            first, second = nodes.servers
            await nodes.everybody_plays()
            at = [await nodes.tables_at(0), await nodes.tables_at(1)]
            assert sum(at) == TABLES, "each table is at one node"
            assert min(at) > 0, "the balancer spreads them"

            # Told to stop: its tables are handed over.
            assert await first.die(signal.SIGTERM) == 0
            await nodes.everybody_plays()
            assert await nodes.tables_at(1) == TABLES

            # It comes back; the other one dies without a word.
            await first.start("shared")
            await nodes.until(lambda: well(nodes, 0))
            await second.die()
            await nodes.everybody_plays()
            assert await nodes.tables_at(0) == TABLES
            await second.start("shared")

    asyncio.run(go())


async def well(nodes: Nodes, number: int) -> bool:
    return await nodes.tables_at(number) >= 0
