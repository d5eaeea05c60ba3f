"""The sending side of one connection: frames in order, with a bounded queue.

It writes straight to the transport, which buffers for a slow peer: a task that handed each
message on took as long as everything else together.
"""

import asyncio

from aiohttp import WSCloseCode, WSMsgType

from ubongo.protocol.messages import Closed, encode

MOST_QUEUED = 64
MOST_QUEUED_BYTES = 64 * 1024
# Seconds that a peer has to answer a close frame.
LINGER = 1.0


class Sender:
    """Sends frames to one peer; a peer that does not read is disconnected."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        # Messages since the buffer was last empty.
        self._waiting = 0
        self._lingering: asyncio.TimerHandle | None = None
        self.is_slow = False
        # Whether a close frame was sent: nothing more is sent.
        self.is_ended = False
        self.finished = asyncio.Event()

    def send(self, message: bytes) -> None:
        transport = self._transport
        if self.is_ended or transport.is_closing():
            return
        size = transport.get_write_buffer_size()
        self._waiting = self._waiting + 1 if size else 0
        length = len(message)
        if self._waiting >= MOST_QUEUED or size + length >= MOST_QUEUED_BYTES:
            # The peer does not read: it gets what it missed when it reconnects.
            self.is_slow = True
            transport.abort()
        elif length < 126:
            transport.write(_TEXT[length] + message)
        else:
            # Two bytes are enough for the length of any message that fits in the queue.
            transport.write(_LONG_TEXT + length.to_bytes(2, "big") + message)

    def ping(self) -> None:
        self._control(WSMsgType.PING)

    def pong(self, said: bytes) -> None:
        self._control(WSMsgType.PONG, said)

    def close(self, message: Closed, code: int = WSCloseCode.OK) -> None:
        """Send the reason, then a close frame."""
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
        if not self.is_ended and not self._transport.is_closing():
            if self._transport.get_write_buffer_size() >= MOST_QUEUED_BYTES:
                self.is_slow = True
                self._transport.abort()
            else:
                self._transport.write(bytes((0x80 | kind, len(said))) + said)


# Frame headers: a text of up to 125 bytes; longer texts have their length after the header.
_TEXT = tuple(bytes((0x80 | WSMsgType.TEXT, length)) for length in range(126))
_LONG_TEXT = bytes((0x80 | WSMsgType.TEXT, 126))
