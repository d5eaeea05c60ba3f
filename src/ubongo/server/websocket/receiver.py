"""The receiving side of one connection: frames, rate limit, and heartbeat.

Frames are text, at most 4 KiB; a dead peer is detected within seven seconds. Frames are
processed where they are read, without a task in between: waking a task for each message took
longer than most of the work.
"""

import asyncio
import builtins
import logging
from collections.abc import Callable

from aiohttp import WebSocketError, WSCloseCode, WSMessage, WSMsgType
from aiohttp._websocket.reader import WebSocketDataQueue

from ubongo.protocol import messages
from ubongo.protocol.decode import BadMessage, read_message
from ubongo.protocol.messages import CloseCode, Closed, Join, Ping, Pong, encode
from ubongo.server.rate_limit import Bucket
from ubongo.server.websocket.sender import Sender

log = logging.getLogger("ubongo")

HEARTBEAT = (
    4.5  # seconds of silence before a ping; without an answer in half of that the peer is dead
)
JOIN_WITHIN = 5.0
# The message limit of one connection: a burst, then a steady rate; most are drafts.
BURST = 60
BURST_REFILLS_IN = 3_000
# After so many bad messages the connection is closed.
MOST_BAD = 5

Received = messages.AnyOrder | messages.Glimpse | messages.MuteHelpers


class Receiver(WebSocketDataQueue):
    """Processes the frames of one peer; aiohttp's frame reader feeds it."""

    def __init__(
        self,
        visitor: asyncio.Protocol,
        sender: Sender,
        now: Callable[[], int],
        join: Callable[[Join, int], None],
        receive: Callable[[Received, int], None],
    ) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(visitor, 1, loop=loop)  # type: ignore[arg-type]
        self.sender = sender
        self._now = now
        self._join = join
        self._receive = receive
        self._bucket = Bucket(BURST, BURST_REFILLS_IN)
        self._bad = 0
        self._joined = False
        self._call_at = loop.call_at
        self._time = loop.time
        self._heard_at = self._time()
        self._waiting = loop.call_later(JOIN_WITHIN, self._not_joined)
        self._beat = self._call_at(self._heard_at + HEARTBEAT, self._beat_again)

    # Called by the frame reader

    def feed_data(self, data: WSMessage, size: int) -> None:  # type: ignore[override]
        if self.sender.is_ended and data.type is not WSMsgType.CLOSE:
            return
        self._heard_at = self._time()
        try:
            self._receive_frame(data)
        except Exception:
            # aiohttp would not report it.
            log.exception("a connection failed")
            self.sender.cut()

    def set_exception(
        self, exc: BaseException, exc_cause: builtins.BaseException | None = None
    ) -> None:
        """Close the connection: the peer sent an invalid or too long frame."""
        is_known = isinstance(exc, WebSocketError)
        self.sender.end(exc.code if is_known else WSCloseCode.PROTOCOL_ERROR)  # type: ignore[attr-defined]

    def feed_eof(self) -> None:
        self.sender.finish()

    # Messages

    def _receive_frame(self, frame: WSMessage) -> None:
        # Stamp first: the stamp decides what was in time.
        at = self._now()
        if frame.type is WSMsgType.CLOSE:
            self.sender.end()
            self.sender.finish()
            return
        if not self._bucket.allows(at):
            self._close("too_fast", again=True)
        elif frame.type is WSMsgType.TEXT:
            self._receive_text(frame.data, at)
        elif frame.type is WSMsgType.PING:
            self.sender.pong(bytes(frame.data))
        elif frame.type is WSMsgType.BINARY:
            self._close("text_only")

    def _receive_text(self, text: str, at: int) -> None:
        try:
            message = read_message(text)
            if self._joined == isinstance(message, Join):
                raise BadMessage("join_first" if not self._joined else "joined_already")
        except BadMessage as wrong:
            self._bad += 1
            if self._bad >= MOST_BAD or not self._joined:
                self._close(wrong.code)
            else:
                self.sender.send(encode(messages.RefusedOrder("", wrong.code, {})))
            return
        if isinstance(message, Join):
            self._joined = True
            self._waiting.cancel()
            self._join(message, at)
        elif isinstance(message, Ping):
            self.sender.send(encode(Pong(message.sent, at)))
        else:
            self._receive(message, at)

    def _close(self, code: CloseCode, again: bool = False) -> None:
        self.sender.close(Closed(code, again=again))

    # Time

    def _not_joined(self) -> None:
        self._close("no_join")

    def _beat_again(self) -> None:
        """Ping the peer if it has been silent."""
        due = self._heard_at + HEARTBEAT
        if self._time() < due:
            self._beat = self._call_at(due, self._beat_again)
            return
        self.sender.ping()
        self._beat = self._call_at(self._time() + HEARTBEAT / 2, self._missed, self._heard_at)

    def _missed(self, heard_at: float) -> None:
        if self._heard_at == heard_at:
            self.sender.cut()
        else:
            self._beat_again()

    def stop(self) -> None:
        """Cancel the timers."""
        self._waiting.cancel()
        self._beat.cancel()
