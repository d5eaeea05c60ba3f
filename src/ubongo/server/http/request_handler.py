"""One connection to the public port: admitted or turned away, and ended if its peer never reads.

Malformed HTTP is answered with our JSON error and security headers.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

from aiohttp import web
from aiohttp.web_protocol import RequestHandler
from aiohttp.web_server import Server

from ubongo.server.http.connection_limits import MOST_LINGERING, ConnectionLimits, Refusal
from ubongo.server.http.tracebacks import forget_frames

# Seconds for the first request to arrive, and between two requests of one connection.
PATIENCE = 10.0
# Seconds to read and drop the rest of a request that was answered early.
LINGER = 1.0
# Seconds in which a peer must have taken some of what waits for it, and how many bytes of it.
WRITE_WITHIN = 10.0
LEAST_TAKEN = 8 * 1024
# Longer than any link of ours, so that the page opens and can explain a broken link.
LONGEST_LINK = 64 * 1024

STATUS_LINES: dict[Refusal, tuple[str, str]] = {
    "too_many_connections": ("429 Too Many Requests", "too many connections from there"),
    "server_full": ("503 Service Unavailable", "the server is full; try again soon"),
}

Answer = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


class PublicRequestHandler(RequestHandler):
    """aiohttp's handler of one connection, with our limits around it."""

    __slots__ = ("_address", "_headers", "_limits", "_line", "_refusal", "_waiting", "_watch")

    def __init__(
        self,
        manager: Server,
        limits: ConnectionLimits,
        headers: Mapping[str, str],
        **settings: Any,
    ) -> None:
        super().__init__(manager, **settings)
        self._limits = limits
        self._headers = headers
        self._address = ""
        # The transport until the connection is lost: aiohttp forgets it as soon as it closes it.
        self._line: asyncio.Transport | None = None
        self._refusal: Refusal | None = None
        # The watch over a peer that does not read, and the bytes that waited for it last time.
        self._watch: asyncio.TimerHandle | None = None
        self._waiting = 0

    # The beginning and the end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._line = cast(asyncio.Transport, transport)
        self._address = self._limits.address_of(transport)
        self._refusal = self._limits.admit(self._address)
        if self._refusal is None:
            super().connection_made(transport)
            if self._task_handler is not None:
                self._task_handler.add_done_callback(self._closed)
        else:
            self._turn_away(self._line, self._refusal)

    def _turn_away(self, line: asyncio.Transport, refusal: Refusal) -> None:
        status, sentence = STATUS_LINES[refusal]
        line.write(_plain_answer(status, refusal, sentence, self._headers))
        if self._limits.lingering >= MOST_LINGERING or not line.can_write_eof():
            line.close()
            return
        # To close at once, while the peer still sends, would take the answer away from it.
        self._limits.lingering += 1
        line.write_eof()
        self._watch = self._loop.call_later(LINGER, line.abort)

    def data_received(self, data: bytes) -> None:
        if self._refusal is None:
            super().data_received(data)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._line = None
        if self._refusal is None:
            self._limits.release(self._address)
            super().connection_lost(exc)
        elif self._watch is not None:
            self._limits.lingering -= 1
        self._stop_watching()

    # A peer that does not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_peer()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_watching()

    def _closed(self, task: asyncio.Task[None]) -> None:
        """The last answer was given; whoever does not take it does not keep the connection."""
        if self._line is not None and self._line.get_write_buffer_size():
            self._watch_peer()

    def _watch_peer(self) -> None:
        if self._watch is None and self._line is not None:
            self._waiting = self._line.get_write_buffer_size()
            self._watch = self._loop.call_later(WRITE_WITHIN, self._look_at_peer)

    def _look_at_peer(self) -> None:
        self._watch = None
        line = self._line
        if line is None:
            return
        if line.get_write_buffer_size() > self._waiting - LEAST_TAKEN:
            line.abort()
        else:
            self._watch_peer()

    def _stop_watching(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    # Errors

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer a malformed request without a traceback or an echo of its text."""
        self.logger.debug("a broken request from %s", request.remote, exc_info=exc)
        forget_frames(exc)
        if request.writer.output_size > 0:
            raise ConnectionError("an answer was begun already")
        return early_response(status, "bad_request", "that is not a request", self._headers)


def refusing_expectations(answer: Answer, headers: Mapping[str, str]) -> Answer:
    """Refuse what `Expect` asks for, but for `100-continue`, before there is a route.

    aiohttp would raise an error for it that no middleware can catch.
    """

    async def answer_or_refuse(request: web.BaseRequest) -> web.StreamResponse:
        expected = request.headers.get("Expect", "").lower()
        if expected not in ("", "100-continue"):
            return early_response(417, "http_417", "that cannot be expected here", headers)
        return await answer(request)

    return answer_or_refuse


def early_response(
    status: int, code: str, sentence: str, headers: Mapping[str, str]
) -> web.Response:
    """An error response outside the application; the connection is closed after it."""
    response = web.Response(
        status=status,
        text=_body(code, sentence),
        content_type="application/json",
        headers=headers,
    )
    response.force_close()
    return response


def _body(code: str, sentence: str) -> str:
    return f'{{"code":"{code}","sentence":"{sentence}","numbers":{{}}}}'


def _plain_answer(status: str, code: str, sentence: str, headers: Mapping[str, str]) -> bytes:
    """The bytes of an answer to somebody who has not asked yet."""
    body = _body(code, sentence)
    lines = [
        f"HTTP/1.1 {status}",
        "Content-Type: application/json; charset=utf-8",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "Retry-After: 10",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join((*lines, "", body)).encode("ascii")
