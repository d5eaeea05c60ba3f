"""One connection: frames in, bounded frames out. A thin room, so that it can be changed.

Text only, at most 4 KiB, no compression; a peer that is dead is noticed within seven
seconds, one that never reads is let go.
"""

import asyncio
from collections.abc import Callable

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from ubongo.server import protocol
from ubongo.server.limits import Bucket
from ubongo.server.protocol import CloseCode, Closed, FromPage, Glimpse, Join, Ping, Pong
from ubongo.server.strict import checked
from ubongo.server.turn import encode

HEARTBEAT = 4.5  # seconds; half of it later without an answer the peer is dead
JOIN_WITHIN = 5.0
MOST_QUEUED = 64
MOST_QUEUED_BYTES = 64 * 1024
# Messages of one connection: a burst, then a steady stream; glimpses are the most of it.
BURST = 60
BURST_REFILLS_IN = 3_000
# That many bad messages end a connection.
MOST_BAD = 5

_decoder: msgspec.json.Decoder[FromPage] = msgspec.json.Decoder(FromPage)


class BadMessage(Exception):
    """A frame that is not a message, with a stable code."""

    def __init__(self, code: CloseCode) -> None:
        super().__init__(code)
        self.code = code


def read_message(text: str) -> FromPage:
    """The message in a frame, or `BadMessage`."""
    size = len(text) if text.isascii() else len(text.encode("utf-8", "surrogatepass"))
    if size > protocol.LARGEST_MESSAGE:
        raise BadMessage("too_long")
    try:
        message = _decoder.decode(text)
        if not (isinstance(message, Glimpse) and _has_no_twins(message, text)):
            checked(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadMessage("bad_message") from None
    return message


def _has_no_twins(glimpse: Glimpse, text: str) -> bool:
    """Whether plainly no key of a glimpse, the most frequent of all messages, stands there twice.

    None of its strings can hold a colon, so there are as many keys as colons.
    """
    seats, helds = text.count('"seat"'), text.count('"held"')
    keys = 2 + 2 * len(glimpse.laid) + seats + helds
    return seats <= 1 and helds <= 1 and text.count(":") == keys


class Line:
    """What goes out on one connection, in order and never more than a little.

    It writes straight to the transport, which keeps what the peer has not read yet: a task that
    hands each message on, as there was, took as long as everything else together.
    """

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self._socket = socket
        self._transport = transport
        # Messages since the peer had last read everything.
        self._waiting = 0
        self._closing: asyncio.Task[None] | None = None
        self.is_slow = False

    def send(self, message: bytes) -> None:
        transport = self._transport
        if self._closing is not None or transport.is_closing():
            return
        size = transport.get_write_buffer_size()
        self._waiting = self._waiting + 1 if size else 0
        length = len(message)
        if self._waiting >= MOST_QUEUED or size + length >= MOST_QUEUED_BYTES:
            # It does not read: what it missed it gets when it comes back.
            self.is_slow = True
            transport.abort()
        elif length < 126:
            transport.write(_TEXT[length] + message)
        else:
            # Nothing that fits in the queue needs more than two bytes for its length.
            transport.write(_LONG_TEXT + length.to_bytes(2, "big") + message)

    def close(self, message: Closed) -> None:
        """Say why, then close."""
        self.send(encode(message))
        self.end()

    def end(self) -> None:
        """Send what waits, then close."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())

    async def finished(self) -> None:
        if self._closing is not None:
            await asyncio.gather(self._closing, return_exceptions=True)

    async def _close(self) -> None:
        try:
            await asyncio.wait_for(self._socket.close(), 1)
        except (ConnectionError, TimeoutError, asyncio.CancelledError):
            self._transport.abort()


# The beginnings of frames: a whole text of so many bytes; longer ones say how many.
_TEXT = tuple(bytes((0x80 | WSMsgType.TEXT, length)) for length in range(126))
_LONG_TEXT = bytes((0x80 | WSMsgType.TEXT, 126))


async def talk(
    socket: web.WebSocketResponse,
    line: Line,
    now: Callable[[], int],
    join: Callable[[Join, int], None],
    receive: Callable[[protocol.AnyOrder | protocol.Glimpse | protocol.MuteHelpers, int], None],
) -> None:
    """Everything one peer says, until it goes or is sent away."""
    bucket = Bucket(BURST, BURST_REFILLS_IN)
    bad = 0
    joined = False
    join_until = asyncio.get_running_loop().time() + JOIN_WITHIN
    while True:
        try:
            frame = await (socket.receive() if joined else _received_by(socket, join_until))
        except TimeoutError:
            line.send(encode(Closed("no_join", again=False)))
            return
        # The stamp comes before anything else: it decides what was in time.
        at = now()
        if frame.type is not WSMsgType.TEXT:
            if frame.type is WSMsgType.BINARY:
                line.send(encode(Closed("text_only", again=False)))
            return
        if not bucket.allows(at):
            line.send(encode(Closed("too_fast", again=True)))
            return
        try:
            message = read_message(frame.data)
            if joined == isinstance(message, Join):
                raise BadMessage("join_first" if not joined else "joined_already")
        except BadMessage as wrong:
            bad += 1
            if bad >= MOST_BAD or not joined:
                line.send(encode(Closed(wrong.code, again=False)))
                return
            line.send(encode(protocol.Refused("", wrong.code, {})))
            continue
        if isinstance(message, Join):
            join(message, at)
            joined = True
        elif isinstance(message, Ping):
            line.send(encode(Pong(message.sent, at)))
        else:
            receive(message, at)


async def _received_by(socket: web.WebSocketResponse, until: float) -> WSMessage:
    # The library's own time limit begins anew with every pong.
    async with asyncio.timeout_at(until):
        return await socket.receive()
