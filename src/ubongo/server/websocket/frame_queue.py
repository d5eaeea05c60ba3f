"""The end of aiohttp's frame reader: frames are handled where they are read.

The reader wants one of aiohttp's queues, from which a task would take the frames; to wake a task
for each message took longer than most of the work. This is the only place that knows its insides.
"""

import asyncio
import builtins
from typing import Protocol

from aiohttp import WebSocketError, WSCloseCode, WSMessage
from aiohttp._websocket.reader import WebSocketDataQueue

from ubongo.server.http.tracebacks import forget_frames


class FrameHandler(Protocol):
    """What happens with frames; see `receiver`."""

    def receive_frame(self, frame: WSMessage) -> None: ...

    def receive_bad_frame(self, code: int) -> None: ...

    def receive_end(self) -> None: ...


class FrameQueue(WebSocketDataQueue):
    """A queue that keeps nothing."""

    def __init__(self, visitor: asyncio.Protocol, handler: FrameHandler) -> None:
        super().__init__(visitor, 1, loop=asyncio.get_running_loop())  # type: ignore[arg-type]
        self._handler = handler

    def feed_data(self, data: WSMessage, size: int) -> None:  # type: ignore[override]
        self._handler.receive_frame(data)

    def set_exception(
        self, exc: BaseException, exc_cause: builtins.BaseException | None = None
    ) -> None:
        is_known = isinstance(exc, WebSocketError)
        code = exc.code if is_known else WSCloseCode.PROTOCOL_ERROR  # type: ignore[attr-defined]
        # The reader keeps the error, and its frames hold the reader.
        forget_frames(exc)
        self._handler.receive_bad_frame(code)

    def feed_eof(self) -> None:
        self._handler.receive_end()
