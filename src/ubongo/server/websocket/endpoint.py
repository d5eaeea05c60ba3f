"""The socket of the live tables: who may open one, and where what is said on it goes."""

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
from ubongo.server.http.cookies import Guest
from ubongo.server.http.refusals import NoCookie, TooManyConnections
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.registry import House, NoSuchTable
from ubongo.server.websocket.handshake import upgraded
from ubongo.server.websocket.receiver import Said, Talk
from ubongo.server.websocket.sender import Line

MINUTE = 60_000
# How often one guest may come back in a minute: each time is written into the table's log.
JOINS_A_MINUTE = 20
# What the machine may hold back for a peer that does not read, beside the line's own queue.
SEND_BUFFER = 64 * 1024


class Live:
    """All live connections of a server."""

    def __init__(self, config: Config, house: House) -> None:
        self._house = house
        self._most = config.connections_an_address
        self.lines: dict[int, Line] = {}
        self.by_address: Counter[str] = Counter()
        self._numbers = count(1)
        self._connecting = Buckets(2 * config.connections_an_address, MINUTE)
        self._joining = Buckets(JOINS_A_MINUTE, MINUTE)
        house.send = self._send
        house.end = self._end

    async def answer(
        self, request: web.Request, guest: Guest | None, address: str
    ) -> web.StreamResponse:
        """Talk to one peer until it goes or is sent away."""
        full = self.by_address[address] >= self._most
        if full or not self._connecting.allows(address, self._house.clock.now()):
            raise TooManyConnections
        if guest is None:
            raise NoCookie
        self.by_address[address] += 1
        try:
            answer = await upgraded(request)
            if request.transport is not None:  # else it has gone before it was here
                _hold_back_little(request.transport)
                await self._talk(request, Line(request.transport), guest)
        finally:
            self.by_address[address] -= 1
            if not self.by_address[address]:
                del self.by_address[address]
        return answer

    async def _talk(self, request: web.Request, line: Line, guest: Guest) -> None:
        house = self._house
        connection = next(self._numbers)
        table = ""

        def join(message: Join, at: int) -> None:
            nonlocal table
            if not self._joining.allows(guest.id, at):
                line.close(Closed("too_many_joins", again=True))
                return
            table = message.table
            try:
                house.joined(table, connection, guest.id, message.last, at, guest.name)
            except NoSuchTable:
                line.close(Closed("no_such_table", again=False))
            except TableFrozen:
                line.close(Closed("table_frozen", again=True))

        def receive(message: Said, at: int) -> None:
            house.received(table, connection, message, at)

        talk = Talk(request.protocol, line, house.clock.now, join, receive)
        # The library refuses what is as long as this, we what is longer than allowed.
        longest = messages.LARGEST_MESSAGE + 1
        frames = WebSocketReader(talk, longest, compress=False, decode_text=True)
        self.lines[connection] = line
        try:
            request.protocol.set_parser(frames)
            await line.finished.wait()
        finally:
            talk.stop()
            self.lines.pop(connection, None)
            if table:
                house.gone(table, connection, house.clock.now())

    def _send(self, connection: int, message: bytes) -> None:
        line = self.lines.get(connection)
        if line is not None:
            line.send(message)

    def _end(self, connection: int) -> None:
        line = self.lines.get(connection)
        if line is not None:
            line.end()

    def say_goodbye(self) -> None:
        """The server stops: everybody may come back in a moment, and nobody counts as lost."""
        self._house.stopping = True
        for line in list(self.lines.values()):
            line.close(Closed("restart", again=True))


def _hold_back_little(transport: asyncio.Transport) -> None:
    below = transport.get_extra_info("socket")
    if below is not None:
        below.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
