"""The receiving side of one connection: frames, rate limit, and heartbeat.

Frames are text, at most 4 KiB; a dead peer is detected within seven seconds. The first message
must be a `Join`, which the endpoint awaits. Messages that come while it looks for the table wait
here, so that everything keeps its order; after `attach` they go to the table where they are read.
"""

import asyncio
import logging

from aiohttp import WSCloseCode, WSMessage, WSMsgType

from ubongo.protocol import messages
from ubongo.protocol.decode import BadMessage, read_message
from ubongo.protocol.messages import CloseCode, Closed, Join, Ping, Pong, encode
from ubongo.server.rate_limit import Bucket
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.live_table import LiveTable, Received
from ubongo.server.runtime.pauses import PauseDetector
from ubongo.server.websocket.sender import Sender

log = logging.getLogger("ubongo")

HEARTBEAT = (
    4.5  # seconds of silence before a ping; without an answer in half of that the peer is dead
)
JOIN_WITHIN = 5.0
# The message limit of one connection: a burst, then a steady rate; most are drafts.
BURST = 60
BURST_REFILLS_IN = 3_000
# The same for frames: fragments and pongs count as well.
FRAMES = 400
FRAMES_REFILL_IN = 4_000
# After so many bad messages the connection is closed.
MOST_BAD = 5


class Receiver:
    """Processes the frames of one peer; a `FrameQueue` hands them in."""

    def __init__(
        self, connection: int, sender: Sender, clock: Clock, pauses: PauseDetector
    ) -> None:
        loop = asyncio.get_running_loop()
        self._connection = connection
        self._sender = sender
        self._clock = clock
        self._pauses = pauses
        self._bucket = Bucket(BURST, BURST_REFILLS_IN)
        self._frames = Bucket(FRAMES, FRAMES_REFILL_IN)
        self._bad = 0
        # The join message and its time, as soon as it has come.
        self.joined: asyncio.Future[tuple[Join, int]] = loop.create_future()
        self._live: LiveTable | None = None
        # Messages after the join, until the table is found.
        self._early: list[tuple[Received | Ping, int]] = []
        self._call_at = loop.call_at
        self._time = loop.time
        self._heard_at = self._time()
        self._waiting = loop.call_later(JOIN_WITHIN, self._not_joined)
        self._beat = self._call_at(self._heard_at + HEARTBEAT, self._beat_again)

    def attach(self, live: LiveTable) -> None:
        """Hand everything to this table from now on, first what has come already."""
        early, self._early = self._early, []
        self._live = live
        for message, at in early:
            self._hand_on(live, message, at)

    def stop(self) -> None:
        """Cancel the timers."""
        self._waiting.cancel()
        self._beat.cancel()

    # Called by the frame guard

    def allows_frame(self) -> bool:
        if self._frames.allows(self._clock.now()):
            return True
        self._close("too_fast", WSCloseCode.POLICY_VIOLATION, again=True)
        return False

    def receive_unmasked(self) -> None:
        self._sender.end(WSCloseCode.PROTOCOL_ERROR)

    # Called by the frame queue

    def receive_frame(self, frame: WSMessage) -> None:
        if self._sender.is_ended and frame.type is not WSMsgType.CLOSE:
            return
        self._heard_at = self._time()
        try:
            self._receive(frame)
        except Exception:
            # aiohttp would not report it.
            log.exception("a connection failed")
            self._sender.cut()

    def receive_bad_frame(self, code: int) -> None:
        """Close the connection: the peer sent an invalid or too long frame."""
        self._sender.end(code)

    def receive_end(self) -> None:
        self._sender.finish()

    # Messages

    def _receive(self, frame: WSMessage) -> None:
        # Stamp first: the stamp decides what was in time.
        at = self._clock.now()
        self._pauses.check(at)
        if frame.type is WSMsgType.CLOSE:
            self._sender.end()
            self._sender.finish()
            return
        if not self._bucket.allows(at):
            self._close("too_fast", WSCloseCode.POLICY_VIOLATION, again=True)
        elif frame.type is WSMsgType.TEXT:
            self._receive_text(frame.data, at)
        elif frame.type is WSMsgType.PING:
            self._sender.pong(bytes(frame.data))
        elif frame.type is WSMsgType.BINARY:
            self._close("text_only", WSCloseCode.UNSUPPORTED_DATA)

    def _receive_text(self, text: str, at: int) -> None:
        has_joined = self.joined.done()
        try:
            message = read_message(text)
            if has_joined == isinstance(message, Join):
                raise BadMessage("join_first" if not has_joined else "joined_already")
        except BadMessage as wrong:
            self._bad += 1
            if self._bad >= MOST_BAD or not has_joined:
                self._close(wrong.code, WSCloseCode.POLICY_VIOLATION)
            else:
                self._sender.send(encode(messages.RefusedOrder("", wrong.code, {})))
            return
        if isinstance(message, Join):
            self._waiting.cancel()
            self.joined.set_result((message, at))
        elif self._live is None:
            self._early.append((message, at))
        else:
            self._hand_on(self._live, message, at)

    def _hand_on(self, live: LiveTable, message: Received | Ping, at: int) -> None:
        if isinstance(message, Ping):
            # By the table's own time, like everything else that the page is told.
            self._sender.send(encode(Pong(message.sent, at + live.ahead)))
        else:
            live.receive(self._connection, message, at)

    def _close(self, reason: CloseCode, code: WSCloseCode, again: bool = False) -> None:
        self._sender.close(Closed(reason, again=again), code)

    # Time

    def _not_joined(self) -> None:
        self._close("no_join", WSCloseCode.POLICY_VIOLATION)

    def _beat_again(self) -> None:
        """Ping the peer if it has been silent."""
        due = self._heard_at + HEARTBEAT
        if self._time() < due:
            self._beat = self._call_at(due, self._beat_again)
            return
        self._sender.ping()
        self._beat = self._call_at(self._time() + HEARTBEAT / 2, self._missed, self._heard_at)

    def _missed(self, heard_at: float) -> None:
        if self._heard_at == heard_at:
            self._sender.cut()
        else:
            self._beat_again()
