"""Real time and real sockets for simulated clients: they play at a real server."""

import asyncio
import base64
import json
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

import aiohttp

from tools.simulation.client import BrokenPromise, Client
from ubongo.client.hang_up import hang_up
from ubongo.protocol import messages
from ubongo.protocol.messages import encode
from ubongo.server.http.cookies import COOKIE

# The delays of clients are multiplied by this: simulated ones are as slow as people.
HURRY = 0.02


@dataclass
class Connection:
    """One WebSocket of one client."""

    client: Client
    queue: asyncio.Queue[bytes] = field(default_factory=asyncio.Queue)
    # Ends it without a word, as a lost network does.
    cut: Callable[[], None] = lambda: None


class RealWorld:
    """Real time and real sockets for the clients of one table."""

    def __init__(
        self, port: int, hurry: float = HURRY, client: Callable[..., Client] = Client
    ) -> None:
        self._hurry = hurry
        self._client = client
        self._base = f"http://127.0.0.1:{port}"
        self._connections: dict[int, Connection] = {}
        self._count = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._cookies: dict[str, str] = {}
        self.table = ""
        self.clients: list[Client] = []
        self.broken: BrokenPromise | None = None
        self.is_over = False

    async def open(self, wish: Mapping[str, object], people: int, dice: Random) -> None:
        """Open a table as wished for some people."""
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
            named = {**wish, "name": "P0"}
            async with http.post(f"{self._base}/api/tables", json=named) as answer:
                self.table = (await answer.json())["table"]
                cookies = [answer.cookies[COOKIE].value]
        for _ in range(people - 1):
            async with (
                aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http,
                http.get(f"{self._base}/api/me") as answer,
            ):
                cookies.append(answer.cookies[COOKIE].value)
        for number, cookie in enumerate(cookies):
            guest = _guest_in(cookie)
            self._cookies[guest] = cookie
            client = self._client(guest, f"P{number}", self, Random(dice.random()), people)
            self.clients.append(client)
            client.begin()

    def later(self, wait: int, act: Callable[[], None]) -> None:
        def guarded() -> None:
            if not self.is_over:
                try:
                    act()
                except BrokenPromise as broken:
                    self.broken = self.broken or broken

        asyncio.get_running_loop().call_later(wait / 1_000 * self._hurry, guarded)

    def connect(self, client: Client, last: int | None) -> int:
        self._count += 1
        number = self._count
        connection = self._connections[number] = Connection(client)
        task = asyncio.create_task(self._run_connection(number, connection, last))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return number

    def cut(self, number: int) -> bool:
        """Cut off the client of this number, if there is a connection; it comes back by itself."""
        mine = [one for one in self._connections.values() if one.client is self.clients[number]]
        for connection in mine:
            connection.cut()
        return bool(mine)

    def ask(self, connection: int, message: messages.AnyOrder) -> None:
        found = self._connections.get(connection)
        if found is not None:
            found.queue.put_nowait(encode(message))

    async def _run_connection(self, number: int, connection: Connection, last: int | None) -> None:
        headers = {"Cookie": f"{COOKIE}={self._cookies[connection.client.guest]}"}
        sender: asyncio.Task[None] | None = None
        try:
            async with (
                aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as http,
                AsyncExitStack() as ending,
            ):
                ws = await http.ws_connect(f"{self._base}/live/{self.table}", headers=headers)
                ending.push_async_callback(hang_up, ws)
                line = ws._response.connection
                assert line is not None
                assert line.transport is not None
                connection.cut = line.transport.abort
                await ws.send_str(encode(messages.Join(self.table, last)).decode())
                sender = asyncio.create_task(_send_all(ws, connection.queue))
                async for frame in ws:
                    connection.client.receive(number, frame.data.encode())
        except (aiohttp.ClientError, OSError):
            pass
        except BrokenPromise as broken:
            self.broken = self.broken or broken
        finally:
            if sender is not None:
                sender.cancel()
            self._connections.pop(number, None)
            if not self.is_over:
                connection.client.reconnect_later(number)

    async def close(self) -> None:
        self.is_over = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _send_all(ws: aiohttp.ClientWebSocketResponse, queue: asyncio.Queue[bytes]) -> None:
    while True:
        message = await queue.get()
        await ws.send_str(message.decode())


def _guest_in(cookie: str) -> str:
    """The guest's id: a cookie is signed, not secret."""
    payload = cookie.partition(".")[0]
    said = json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
    return str(said[0])
