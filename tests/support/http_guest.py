"""A guest over HTTP and WebSocket, for tests."""

import asyncio
import json
from collections.abc import Callable
from itertools import count
from typing import Any

import aiohttp

from tools.patience import PATIENCE

Message = dict[str, Any]


class Someone:
    """One guest of a real server."""

    def __init__(self, port: int, host: str = "127.0.0.1", source: str = "") -> None:
        """A guest of this server; `source` is another address of this machine to come from."""
        self.base = f"http://{host}:{port}"
        connector = aiohttp.TCPConnector(local_addr=(source, 0)) if source else None
        jar = aiohttp.CookieJar(unsafe=True)
        self._http = aiohttp.ClientSession(cookie_jar=jar, connector=connector)
        self._ids = count(1)
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self._frames: asyncio.Queue[aiohttp.WSMessage] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None
        self.last: int | None = None
        self.table = ""
        self.game: Message = {}

    async def __aenter__(self) -> "Someone":
        async with self._http.get(f"{self.base}/api/me") as answer:
            assert answer.status == 200
        return self

    async def __aexit__(self, *_: object) -> None:
        self._hang_up()
        await self._http.close()

    async def opens(self, **wish: Any) -> str:
        async with self._http.post(f"{self.base}/api/tables", json=wish) as answer:
            said = await answer.json()
            assert answer.status == 201, said
        self.table = said["table"]
        return self.table

    async def joins(self, table: str = "", **more: Any) -> Message:
        """Connect with the last number seen; returns the welcome."""
        self.table = table or self.table
        self._hang_up()
        self.socket = await self._http.ws_connect(f"{self.base}/live/{self.table}")
        self._frames = asyncio.Queue()
        self._listening = asyncio.create_task(_listen(self.socket, self._frames))
        await self.says(type="join", table=self.table, last=self.last, **more)
        return await self.hears(lambda message: message["type"] == "welcome")

    async def says(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send_str(json.dumps(message))

    async def orders(self, type_: str, **more: Any) -> Message:
        """Give an order and wait for its answer."""
        id_ = f"o{next(self._ids)}"
        await self.says(type=type_, id=id_, **more)
        return await self.hears(lambda message: message.get("id") == id_)

    async def hears(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait for such a message; checks that numbers have no gap."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self._frames.get()
                assert frame.type is aiohttp.WSMsgType.TEXT, f"the connection ended: {frame}"
                message: Message = json.loads(frame.data)
                self._follows(message)
                if wanted(message):
                    return message

    async def hears_of(self, what: str) -> Message:
        """Wait for a notice; returns the message that contained it."""
        return await self.hears(
            lambda message: any(one["what"] == what for one in message.get("notices", ()))
        )

    def cut(self) -> None:
        """Break the line without a word."""
        assert self.socket is not None
        connection = self.socket._response.connection
        assert connection is not None
        assert connection.transport is not None
        connection.transport.abort()
        # Else aiohttp complains of it, if it is collected before it is closed.
        connection.close()

    def _hang_up(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        if self.socket is not None:
            self.socket._response.close()

    def _follows(self, message: Message) -> None:
        told = message.get("notices") or message.get("missed") or ()
        for one in told:
            assert self.last is None or one["number"] == self.last + 1, "a gap"
            self.last = one["number"]
        if message["type"] in ("welcome", "happened"):
            self.last = message["number"]
            self.game = message["game"] or {}


async def _listen(
    socket: aiohttp.ClientWebSocketResponse, frames: "asyncio.Queue[aiohttp.WSMessage]"
) -> None:
    """Read all the time: aiohttp answers a ping only while somebody reads (seven seconds)."""
    while True:
        frame = await socket.receive()
        frames.put_nowait(frame)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            return


async def playing(someone: Someone, seed: str = "", **settings: Any) -> None:
    """Start a bare game for one guest, up to a round with the sand running."""
    await someone.opens(edition="bare", settings={"rounds": 3, **settings}, start=True, seed=seed)
    await someone.joins()
    await someone.orders("roll")
    if someone.game["phase"] != "round":
        await someone.hears_of("round_started")
