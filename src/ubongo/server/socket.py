"""One connection: frames in, bounded frames out. A thin room, so that it can be changed.

Text only, at most 4 KiB, no compression; a peer that is dead is noticed within seven
seconds, one that never reads is let go.
"""

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec
from aiohttp import WSMsgType, web

from ubongo.server import protocol
from ubongo.server.limits import Bucket
from ubongo.server.protocol import CloseCode, Closed, FromPage, Join, Ping, Pong
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
    if len(text.encode("utf-8", "surrogatepass")) > protocol.LARGEST_MESSAGE:
        raise BadMessage("too_long")
    try:
        return _decoder.decode(checked(text))
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadMessage("bad_message") from None


class Line:
    """What goes out on one connection, in order and never more than a little."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._queue: deque[bytes] = deque()
        self._size = 0
        self._wanted = asyncio.Event()
        self._ending = False
        self.is_slow = False
        self._task = asyncio.create_task(self._run())

    def send(self, message: bytes) -> None:
        if self._ending:
            return
        if len(self._queue) >= MOST_QUEUED or self._size + len(message) > MOST_QUEUED_BYTES:
            # It does not read: what it missed it gets when it comes back.
            self.is_slow = True
            self._queue.clear()
            self._size = 0
            self.end()
            self._task.cancel()
            return
        self._queue.append(message)
        self._size += len(message)
        self._wanted.set()

    def close(self, message: Closed) -> None:
        """Say why, then close."""
        self.send(encode(message))
        self.end()

    def end(self) -> None:
        """Send what waits, then close."""
        self._ending = True
        self._wanted.set()

    async def finished(self) -> None:
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while True:
                while self._queue:
                    message = self._queue.popleft()
                    self._size -= len(message)
                    await self._socket.send_frame(message, WSMsgType.TEXT)
                if self._ending:
                    break
                self._wanted.clear()
                await self._wanted.wait()
            await asyncio.wait_for(self._socket.close(), 1)
        except (ConnectionError, TimeoutError, asyncio.CancelledError):
            self._abort()

    def _abort(self) -> None:
        transport = self._socket._req.transport if self._socket._req else None
        if transport is not None:
            transport.abort()


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
    while True:
        try:
            frame = await socket.receive(timeout=None if joined else JOIN_WITHIN)
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
