"""The WebSocket endpoint: admits connections and joins them to their tables."""

import asyncio
import logging
import socket as sockets
from collections.abc import Callable

from aiohttp import web
from aiohttp.http import WebSocketReader

from ubongo.protocol import messages
from ubongo.protocol.from_wire import TableFrozen
from ubongo.protocol.messages import Announced, CloseCode, Closed, encode
from ubongo.server.config import Config
from ubongo.server.http.invitations import Invitations
from ubongo.server.http.refusals import TooManyConnections
from ubongo.server.limit_hits import LimitHits
from ubongo.server.operator_state import OperatorState
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import LiveTable
from ubongo.server.runtime.pauses import PauseDetector
from ubongo.server.runtime.registry import Moved, NoSuchTable, TableRegistry
from ubongo.server.tables.codes import entered_code
from ubongo.server.tables.guest import Guest
from ubongo.server.websocket.connections import Connections
from ubongo.server.websocket.frame_guard import FrameGuard
from ubongo.server.websocket.frame_queue import FrameQueue
from ubongo.server.websocket.handshake import upgrade
from ubongo.server.websocket.receiver import Receiver
from ubongo.server.websocket.sender import Sender
from ubongo.server.websocket.visitors import Visitor, Visitors

log = logging.getLogger("ubongo")

MINUTE = 60_000
# How often one guest may join in a minute: each time is written into the table's log.
JOINS_A_MINUTE = 20
# The reasons for closing a connection that are limits.
LIMITS: tuple[CloseCode, ...] = ("too_fast", "too_many_joins")
# For each person of an event at an address, so many more connections a minute: they go from the
# event to a table and back.
CONNECTS_A_PERSON = 3
# The kernel's send buffer for a peer that does not read, in addition to the sender's queue.
SEND_BUFFER = 64 * 1024

# The guest of a visit's key, or None if it is no key.
OfVisit = Callable[[str | None], Guest | None]


class Endpoint:
    """Serves each connection from its handshake to its end."""

    def __init__(
        self,
        config: Config,
        connections: Connections,
        registry: TableRegistry,
        clock: Clock,
        pauses: PauseDetector,
        hits: LimitHits,
        operator: OperatorState,
    ) -> None:
        self._most = config.connections_an_address
        self._connections = connections
        self._registry = registry
        self._clock = clock
        self._pauses = pauses
        self._hits = hits
        self._operator = operator
        self.visitors = Visitors()
        # Codes are entered over HTTP before the table is joined, or come with the join.
        self.invitations = Invitations()
        self._connecting = Buckets(2 * config.connections_an_address, MINUTE)
        self._joining = Buckets(JOINS_A_MINUTE, MINUTE)
        self._is_closing = False

    async def answer(
        self,
        request: web.Request,
        guest: Guest | None,
        address: str,
        of_visit: OfVisit,
        table_id: str | None = None,
    ) -> web.StreamResponse:
        """Serve one connection until it ends; without a cookie the join message says who it is.

        If the address has named a table, no other one can be joined.
        """
        if self._registry.is_draining:
            # A balancer asks the next node at once, before anything was said.
            raise Moved
        # Who goes from an event to a table is known there only after the join.
        most = self._most + self.visitors.of_events.count(address)
        full = self.visitors.count_at(address) >= most
        cost = self.visitors.of_events.cost(address, 2 * self._most, 2 * CONNECTS_A_PERSON)
        if full or not self._connecting.allows(address, self._clock.now(), cost):
            raise TooManyConnections
        answer = await upgrade(request)
        transport = request.transport
        # Otherwise the connection has ended already.
        if transport is not None and not transport.is_closing():
            _limit_send_buffer(transport)
            sender = Sender(transport, self._connections.batch)
            visitor = Visitor(guest, address, self._clock.now(), sender)
            await self._serve(request, visitor, of_visit, table_id)
        return answer

    async def _serve(
        self, request: web.Request, visitor: Visitor, of_visit: OfVisit, table_id: str | None
    ) -> None:
        sender = visitor.sender
        connection = self._connections.add(sender)
        self.visitors.add(connection, visitor)
        receiver = Receiver(connection, sender, self._clock, self._pauses)
        queue = FrameQueue(request.protocol, receiver)
        # aiohttp refuses messages of this length or more.
        longest = messages.LARGEST_MESSAGE + 1
        live: LiveTable | None = None
        try:
            reader = WebSocketReader(queue, longest, compress=False, decode_text=True)
            request.protocol.set_parser(FrameGuard(reader, receiver))  # type: ignore[arg-type]
            live = await self._join(connection, receiver, visitor, of_visit, table_id)
            await sender.finished.wait()
        finally:
            receiver.stop()
            self._connections.remove(connection)
            self.visitors.remove(connection)
            if sender.reason is not None and sender.reason in LIMITS:
                self._hits.add(sender.reason, visitor.address)
            # When the server stops, nobody has left: everybody will be back.
            if live is not None and not self._is_closing:
                at = self._clock.now()
                self._pauses.check(at)
                live.leave(connection, at)

    async def _join(
        self,
        connection: int,
        receiver: Receiver,
        visitor: Visitor,
        of_visit: OfVisit,
        table_id: str | None,
    ) -> LiveTable | None:
        """Await the join message, find its table and join it; None if that comes to nothing."""
        sender = visitor.sender
        ended = asyncio.ensure_future(sender.finished.wait())
        await asyncio.wait((receiver.joined, ended), return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not receiver.joined.done():
            return None
        message, at = receiver.joined.result()
        if table_id not in (None, message.table):
            sender.close(Closed("other_table", again=False))
            return None
        guest = visitor.guest = visitor.guest or of_visit(message.visit)
        if guest is None:
            sender.close(Closed("no_guest", again=False))
            return None
        if self._operator.is_turned_away(visitor.address, guest.id):
            sender.close(Closed("turned_away", again=False))
            return None
        if not self._joining.allows(guest.id, at):
            sender.close(Closed("too_many_joins", again=True))
            return None
        try:
            live = await self._registry.find(message.table)
        except NoSuchTable:
            sender.close(Closed("no_such_table", again=False))
            return None
        except Moved:
            sender.close(Closed("moved", again=True))
            return None
        except TableFrozen:
            sender.close(Closed("table_frozen", again=True))
            return None
        if sender.is_ended:
            return None
        visitor.table_id = message.table
        # To guess one is of no use: a guest joins twenty times a minute, and there are 148 million.
        if message.code and live.table.code == entered_code(message.code):
            self.invitations.add(guest.id, message.table)
        is_invited = self.invitations.has(guest.id, message.table)
        live.join(
            connection,
            guest.id,
            message.last,
            at,
            guest.name,
            visitor.address,
            is_invited,
            message.screen,
        )
        if self._operator.word:
            sender.send(encode(Announced(self._operator.word)))
        receiver.attach(live)
        self.visitors.note_event(connection, live.table.event_of(guest.id))
        return live

    def close_all(self) -> None:
        """Close all connections because the server stops; clients may reconnect."""
        self._is_closing = True
        self._connections.close_all(Closed("restart", again=True))


def _limit_send_buffer(transport: asyncio.Transport) -> None:
    raw_socket = transport.get_extra_info("socket")
    if raw_socket is not None:
        raw_socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, SEND_BUFFER)
