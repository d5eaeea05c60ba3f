"""The sending side of one connection: frames in order, with a bounded queue.

It writes straight to the transport, which buffers for a slow peer: a task that handed each
message on took as long as everything else together. In a write batch, frames wait for its end.
"""

import asyncio

from aiohttp import WSCloseCode, WSMsgType

from ubongo.protocol.messages import CloseCode, Closed, encode
from ubongo.server.websocket.write_batch import WriteBatch

MOST_QUEUED = 64
MOST_QUEUED_BYTES = 64 * 1024
# As many bytes as wait in a batch at most, so that a batch is no second queue.
MOST_HELD_BYTES = 16 * 1024
# Seconds that a peer has to answer a close frame.
LINGER = 1.0


class Sender:
    """Sends frames to one peer; a peer that does not read is disconnected."""

    def __init__(self, transport: asyncio.Transport, batch: WriteBatch) -> None:
        self._transport = transport
        self._batch = batch
        # Headers and messages that wait for the end of the batch, and the size of the messages.
        self._held: list[bytes] = []
        self._held_bytes = 0
        # Messages since the buffer was last empty.
        self._waiting = 0
        self._lingering: asyncio.TimerHandle | None = None
        self.is_slow = False
        # Whether a close frame was sent: nothing more is sent.
        self.is_ended = False
        # Why we have closed the connection; None: we have not, or without a word.
        self.reason: CloseCode | None = None
        self.finished = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.is_ended:
            return
        length = len(message)
        if length < 126:
            header = _TEXT[length]
        elif length < MOST_QUEUED_BYTES:
            # Two bytes are enough for the length of any message that fits in the queue.
            header = _LONG_TEXT + length.to_bytes(2, "big")
        else:
            self._give_up()
            return
        batch = self._batch
        if batch.is_open and not self._held:
            batch.add(self)
        self._held += header, message
        self._held_bytes += length
        if not batch.is_open or self._held_bytes >= MOST_HELD_BYTES:
            self.flush()

    def flush(self) -> None:
        """Write the frames that wait for the end of the batch."""
        held, length = self._held, self._held_bytes
        self._held, self._held_bytes = [], 0
        transport = self._transport
        if not held or transport.is_closing():
            return
        size = transport.get_write_buffer_size()
        self._waiting = self._waiting + len(held) // 2 if size else 0
        if self._waiting >= MOST_QUEUED or size + length >= MOST_QUEUED_BYTES:
            self._give_up()
        else:
            transport.write(b"".join(held))

    def _give_up(self) -> None:
        """The peer does not read: it gets what it missed when it reconnects."""
        self.is_slow = True
        self._held, self._held_bytes = [], 0
        self._transport.abort()

    def ping(self) -> None:
        self._control(WSMsgType.PING)

    def pong(self, said: bytes) -> None:
        self._control(WSMsgType.PONG, said)

    def close(self, message: Closed, code: int = WSCloseCode.OK) -> None:
        """Send the reason, then a close frame."""
        self.reason = self.reason or message.code
        self.send(encode(message))
        self.end(code)

    def end(self, code: int = WSCloseCode.OK) -> None:
        """Send a close frame; if the peer does not answer, cut the connection."""
        if self.is_ended:
            return
        self._control(WSMsgType.CLOSE, code.to_bytes(2, "big"))
        self.is_ended = True
        self._lingering = asyncio.get_running_loop().call_later(LINGER, self.cut)

    def cut(self) -> None:
        """Abort the connection."""
        if not self.finished.is_set():
            self._transport.abort()
            self.finish()

    def finish(self) -> None:
        """Mark the connection as closed."""
        self.is_ended = True
        self.finished.set()
        if self._lingering is not None:
            self._lingering.cancel()

    def _control(self, kind: WSMsgType, said: bytes = b"") -> None:
        self.flush()  # frames keep their order
        if not self.is_ended and not self._transport.is_closing():
            if self._transport.get_write_buffer_size() >= MOST_QUEUED_BYTES:
                self._give_up()
            else:
                self._transport.write(bytes((0x80 | kind, len(said))) + said)


# Frame headers: a text of up to 125 bytes; longer texts have their length after the header.
_TEXT = tuple(bytes((0x80 | WSMsgType.TEXT, length)) for length in range(126))
_LONG_TEXT = bytes((0x80 | WSMsgType.TEXT, 126))
