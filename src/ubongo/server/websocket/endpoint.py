"""The WebSocket endpoint: admits connections and joins them to their tables."""

import asyncio
import socket as sockets
from collections import Counter
from itertools import count

from aiohttp import web
from aiohttp.http import WebSocketReader

from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import Closed, Join
from ubongo.server.config import Config
from ubongo.server.http.refusals import NoCookie, TooManyConnections
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.registry import NoSuchTable, TableRegistry
from ubongo.server.tables.guest import Guest
from ubongo.server.websocket.handshake import upgrade
from ubongo.server.websocket.receiver import Received, Receiver
from ubongo.server.websocket.sender import Sender

MINUTE = 60_000
# How often one guest may join in a minute: each time is written into the table's log.
JOINS_A_MINUTE = 20
# The kernel's send buffer for a peer that does not read, in addition to the sender's queue.
SEND_BUFFER = 64 * 1024


class Endpoint:
    """All WebSocket connections of a server."""

    def __init__(self, config: Config, registry: TableRegistry) -> None:
        self._registry = registry
        self._most = config.connections_an_address
        self.senders: dict[int, Sender] = {}
        self.by_address: Counter[str] = Counter()
        self._numbers = count(1)
        self._connecting = Buckets(2 * config.connections_an_address, MINUTE)
        self._joining = Buckets(JOINS_A_MINUTE, MINUTE)
        registry.send = self._send
        registry.end = self._end

    async def answer(
        self, request: web.Request, guest: Guest | None, address: str
    ) -> web.StreamResponse:
        """Serve one connection until it ends."""
        full = self.by_address[address] >= self._most
        if full or not self._connecting.allows(address, self._registry.clock.now()):
            raise TooManyConnections
        if guest is None:
            raise NoCookie
        self.by_address[address] += 1
        try:
            answer = await upgrade(request)
            if request.transport is not None:  # None: the connection has ended already
                _limit_send_buffer(request.transport)
                await self._serve(request, Sender(request.transport), guest)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
        return answer

    async def _serve(self, request: web.Request, sender: Sender, guest: Guest) -> None:
        registry = self._registry
        connection = next(self._numbers)
        table_id = ""

        def join(message: Join, at: int) -> None:
            nonlocal table_id
            if not self._joining.allows(guest.id, at):
                sender.close(Closed("too_many_joins", again=True))
                return
            table_id = message.table
            try:
                registry.join(table_id, connection, guest.id, message.last, at, guest.name)
            except NoSuchTable:
                sender.close(Closed("no_such_table", again=False))
            except TableFrozen:
                sender.close(Closed("table_frozen", again=True))

        def receive(message: Received, at: int) -> None:
            registry.receive(table_id, connection, message, at)

        receiver = Receiver(request.protocol, sender, registry.clock.now, join, receive)
        # aiohttp refuses messages of this length or more.
        longest = messages.LARGEST_MESSAGE + 1
        frames = WebSocketReader(receiver, longest, compress=False, decode_text=True)
        self.senders[connection] = sender
        try:
            request.protocol.set_parser(frames)
            await sender.finished.wait()
        finally:
            receiver.stop()
            self.senders.pop(connection, None)
            if table_id:
                registry.leave(table_id, connection, registry.clock.now())

    def _send(self, connection: int, message: bytes) -> None:
        sender = self.senders.get(connection)
        if sender is not None:
            sender.send(message)

    def _end(self, connection: int) -> None:
        sender = self.senders.get(connection)
        if sender is not None:
            sender.end()

    def close_all(self) -> None:
        """Close all connections because the server stops; clients may reconnect."""
        self._registry.stopping = True
        for sender in list(self.senders.values()):
            sender.close(Closed("restart", again=True))


def _limit_send_buffer(transport: asyncio.Transport) -> None:
    raw_socket = transport.get_extra_info("socket")
    if raw_socket is not None:
        raw_socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
