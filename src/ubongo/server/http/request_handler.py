"""Answers malformed HTTP with our JSON error and security headers."""

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from ubongo.server.http.security import HEADERS

# Seconds for the first request to arrive, and between two requests of one connection.
PATIENCE = 10.0
# Seconds to read and drop the rest of a request that was answered early.
LINGER = 1.0
# Longer than any link of ours, so that the page opens and can explain a broken link.
LONGEST_LINK = 64 * 1024


class PublicRequestHandler(RequestHandler):
    """aiohttp's handler of one connection to the public port."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer a malformed request without a traceback or an echo of its text."""
        self.logger.debug("a broken request from %s", request.remote, exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("an answer was begun already")
        response = web.Response(
            status=status,
            text='{"code":"bad_request","sentence":"that is not a request","numbers":{}}',
            content_type="application/json",
            headers=HEADERS,
        )
        response.force_close()
        return response
