"""The first of all doors: what is not even HTTP gets the same careful headers as all else."""

from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from ubongo.server.http.security import HEADERS

# Seconds: for the first request to arrive whole, and between two on one connection.
PATIENCE = 10.0
# And for the rest of what nobody wants to read any more.
LINGER = 1.0
# Longer than any link of ours, so that the page is there to say what is wrong with one.
LONGEST_LINK = 64 * 1024


class PublicRequestHandler(RequestHandler):
    """One connection to the public port, as aiohttp knows it."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """A broken request: no trace, no echo of what was sent, all security headers."""
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
