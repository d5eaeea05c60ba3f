"""A connection to a table or an event: orders that are awaited, and what is told.

A broken connection is opened again with the last number that was seen, and orders without an
answer are sent again under their old ids, so that no order is carried out twice and no notice
is missed (R-401, R-413).
"""

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from itertools import count
from types import TracebackType
from typing import Any, Self

import aiohttp
import msgspec

from ubongo.client.decode import read, read_known
from ubongo.client.errors import NotAnswered, OrderRefused, TableClosed
from ubongo.client.hang_up import hang_up, let_go
from ubongo.protocol.messages import (
    Accepted,
    Closed,
    FromServer,
    Join,
    Order,
    RefusedOrder,
)

# Seconds: how long an answer may take, and how long to try to reconnect.
ANSWER_WITHIN = 30.0
BACK_WITHIN = 60.0
_FIRST_WAIT = 0.05
_LONGEST_WAIT = 2.0
# A table that is being moved to another node is there again in a moment.
_MOVED_WAITS = (0.05, 0.3)
_NOT_FOUND = 404

encode = msgspec.json.Encoder().encode


class RemoteConnection:
    """One connection; used with `async with`. What is told is kept by those who derive."""

    def __init__(
        self, http: aiohttp.ClientSession, address: str, table_id: str, last: int | None
    ) -> None:
        self.table_id = table_id
        # The number of the newest view.
        self.number = last
        # How often a connection was opened.
        self.connects = 0
        # Called with every message, before waiting coroutines go on.
        self.watch: Callable[[FromServer], None] = lambda message: None
        self._http = http
        self._address = address
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._pending: dict[str, tuple[Order, asyncio.Future[int]]] = {}
        self._changed = asyncio.Condition()
        self._trouble: Exception | None = None
        self._ids = count(1)
        # Order ids begin with this, so that another program of the same guest has other ids.
        self._own = secrets.token_hex(4)

    async def __aenter__(self) -> Self:
        await self._connect_first()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await hang_up(self._socket)

    # Sending

    async def give(self, kind: type[Order], id_: str = "", **more: Any) -> int:
        """Give an order; returns the number of its event when that is in the view."""
        order = kind(id=id_ or f"{self._own}.{next(self._ids)}", **more)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._check()
        self._pending[order.id] = (order, answer)
        try:
            await self._send(order)
            async with asyncio.timeout(ANSWER_WITHIN):
                number = await answer
            await self.until(lambda table: table.number is not None and table.number >= number)
            return number
        except TimeoutError:
            raise NotAnswered(f"no answer to {order}") from None
        finally:
            self._pending.pop(order.id, None)

    async def _send(self, message: msgspec.Struct) -> None:
        self._check()
        assert self._socket is not None
        # If the connection is lost, the reader notices it, too, and sends the order again.
        with contextlib.suppress(ConnectionError, aiohttp.ClientError):
            await self._socket.send_str(encode(message).decode())

    # Receiving

    async def until(
        self, is_so: Callable[[Self], bool], within: float | None = ANSWER_WITHIN
    ) -> None:
        """Wait until a condition holds; it is checked after every message. None: no time limit."""
        try:
            async with asyncio.timeout(within), self._changed:
                await self._changed.wait_for(lambda: self._trouble is not None or is_so(self))
        except TimeoutError:
            raise NotAnswered(f"after {within} seconds it is still not so") from None
        if not is_so(self):
            self._check()

    def _check(self) -> None:
        if self._trouble is not None:
            raise self._trouble

    async def _read(self) -> None:
        try:
            while True:
                assert self._socket is not None
                async for frame in self._socket:
                    if frame.type is aiohttp.WSMsgType.TEXT:
                        message = read_known(frame.data)
                        if message is not None:
                            await self._receive(message)
                await hang_up(self._socket)
                await self._reconnect()
        except Exception as trouble:  # noqa: BLE001 - every error is handed to waiting coroutines
            await self._fail(trouble)

    async def _fail(self, trouble: Exception) -> None:
        self._trouble = trouble
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(trouble)
                answer.exception()  # mark as retrieved: perhaps no coroutine waits any more
        async with self._changed:
            self._changed.notify_all()

    async def _receive(self, message: FromServer) -> None:
        match message:
            case Accepted():
                self._resolve(message.id, message.number)
            case RefusedOrder():
                self._resolve(message.id, OrderRefused(message))
            case Closed() if not message.again:
                self.watch(message)
                raise TableClosed(message)
            case _:
                self._keep(message)
        self.watch(message)
        async with self._changed:
            self._changed.notify_all()

    def _keep(self, message: FromServer) -> None:
        """Keep what a message tells."""

    def _resolve(self, id_: str, result: int | OrderRefused) -> None:
        _, answer = self._pending.get(id_, (None, None))
        if answer is None or answer.done():
            return
        if isinstance(result, int):
            answer.set_result(result)
        else:
            answer.set_exception(result)

    # The connection

    async def _connect_first(self) -> None:
        """Connect, and again as long as the table is only being moved."""
        async with asyncio.timeout(BACK_WITHIN):
            while True:
                try:
                    return await self._connect()
                except TableClosed as closed:
                    if closed.code != "moved":
                        raise
                await asyncio.sleep(random.uniform(*_MOVED_WAITS))

    async def _connect(self) -> None:
        socket: aiohttp.ClientWebSocketResponse | None = None
        try:
            socket = await self._http.ws_connect(
                f"{self._address}/live/{self.table_id}", heartbeat=10, max_msg_size=0
            )
            await socket.send_str(encode(Join(self.table_id, self.number)).decode())
            message = _first_message(await socket.receive(timeout=ANSWER_WITHIN))
        except BaseException as trouble:
            # A program may also give up in the middle of this: then the task is cancelled.
            if socket is not None:
                let_go(socket)
            if isinstance(trouble, aiohttp.WSServerHandshakeError) and trouble.status == _NOT_FOUND:
                raise TableClosed(Closed("no_such_table", again=False)) from None
            if isinstance(trouble, aiohttp.ClientError | TimeoutError | ConnectionError):
                raise NotAnswered(f"{self._address} does not answer: {trouble}") from trouble
            raise
        self._socket = socket
        self.connects += 1
        await self._receive(message)

    async def _reconnect(self) -> None:
        """Connect again, and send the orders without an answer again."""
        wait = _FIRST_WAIT
        async with asyncio.timeout(BACK_WITHIN):
            while True:
                await asyncio.sleep(wait)
                try:
                    await self._connect()
                    break
                except NotAnswered:
                    wait = min(2 * wait, _LONGEST_WAIT)
                except TableClosed as closed:
                    if not closed.again:
                        raise
                    if closed.code == "moved":
                        wait = random.uniform(*_MOVED_WAITS)
                    else:
                        wait = min(2 * wait, _LONGEST_WAIT)
        for order, _ in list(self._pending.values()):
            await self._send(order)


def _first_message(frame: aiohttp.WSMessage) -> FromServer:
    """What the server answers to a join, if it lets somebody in."""
    if frame.type is not aiohttp.WSMsgType.TEXT:
        raise NotAnswered("the server closed the connection before the first message")
    message = read(frame.data)
    if isinstance(message, Closed):
        raise TableClosed(message)
    return message
