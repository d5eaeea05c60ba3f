"""The web application: routes of all features, static files and the WebSocket."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from aiohttp import web
from aiohttp.typedefs import Middleware

from ubongo.server.http.identity import identity
from ubongo.server.http.live_path import SOCKET, table_in
from ubongo.server.http.responses import error_response, json_response
from ubongo.server.http.security import HEALTH
from ubongo.server.http.static import StaticFiles, file_response, with_head
from ubongo.server.runtime.heartbeat import Heartbeat
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.websocket.endpoint import Endpoint, OfVisit
from ubongo.version import __version__

LARGEST_BODY = 8 * 1024


class Feature(Protocol):
    """A part of the server with routes of its own."""

    def add_routes(self, router: web.UrlDispatcher) -> None: ...


class Previews(Protocol):
    """Knows what a shared link says of itself."""

    async def head(self, request: web.Request) -> str: ...


# To compress the index takes longest, and few addresses are asked for again and again.
_headed = lru_cache(maxsize=64)(with_head)


class Application:
    """Answers every request on the public port."""

    def __init__(
        self,
        registry: TableRegistry,
        heartbeat: Heartbeat,
        endpoint: Endpoint,
        pages: StaticFiles,
        features: Sequence[Feature],
        previews: Previews,
        middlewares: Sequence[Middleware],
        headers: Mapping[str, str],
        of_visit: OfVisit,
    ) -> None:
        self._registry = registry
        self._heartbeat = heartbeat
        self._endpoint = endpoint
        self._pages = pages
        self._features = features
        self._previews = previews
        self._middlewares = middlewares
        self.headers = headers
        # Who comes by WebSocket without a cookie.
        self._of_visit = of_visit

    def routes(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=self._middlewares)
        app.router.add_get(HEALTH, self._get_health)
        app.router.add_get(SOCKET, self._open_socket)
        app.router.add_get(SOCKET + "/{table:.*}", self._open_table_socket)
        for feature in self._features:
            feature.add_routes(app.router)
        app.router.add_get("/", self._get_page)
        # The link that people share; programs that show a preview of it get the page, too.
        app.router.add_get("/t/{table}", self._get_page)
        app.router.add_get("/e/{event}", self._get_page)
        app.router.add_get("/{path:.+}", self._get_file)
        app.on_response_prepare.append(self._add_headers)
        return app

    async def _get_health(self, request: web.Request) -> web.Response:
        """Whether tables can be played here: not if nothing can be written, or on the way out."""
        frozen = sum(bool(live_table.frozen) for live_table in self._registry.tables.values())
        tables = len(self._registry.tables)
        is_well = await self._heartbeat.is_well() and not self._registry.is_draining
        return json_response(
            {"ok": is_well, "version": __version__, "tables": tables, "frozen": frozen},
            200 if is_well else 503,
        )

    async def _get_page(self, request: web.Request) -> web.Response:
        """The page's index; the page reads its own address, and so does whoever previews it."""
        page = self._pages.file("")
        assert page is not None
        return file_response(request, _headed(page, await self._previews.head(request)))

    async def _get_file(self, request: web.Request) -> web.Response:
        """A file of the page, or the page itself where a browser goes to one of its screens."""
        path = request.match_info["path"]
        file = self._pages.file(path)
        if file is not None:
            return file_response(request, file)
        if _is_navigation(request) and not path.startswith(("api/", "assets/")):
            page = await self._get_page(request)
            # No screen has a dot in its address: the page says so, and offers a way on.
            if "." in path:
                page.set_status(404)
            return page
        return error_response(404, "http_404", "there is nothing at this address")

    async def _open_socket(self, request: web.Request) -> web.StreamResponse:
        who = identity(request)
        return await self._endpoint.answer(request, who.known, who.address, self._of_visit)

    async def _open_table_socket(self, request: web.Request) -> web.StreamResponse:
        table_id = table_in(request.raw_path)
        if table_id is None:
            raise web.HTTPNotFound(reason="a table's address has one spelling, and no query")
        who = identity(request)
        return await self._endpoint.answer(
            request, who.known, who.address, self._of_visit, table_id
        )

    async def _add_headers(self, request: web.Request, response: web.StreamResponse) -> None:
        # aiohttp has named itself by now.
        response.headers.pop("Server", None)
        for name, value in self.headers.items():
            response.headers.setdefault(name, value)

    async def say_goodbye(self) -> None:
        """Tell every connection that the server restarts, and close it."""
        self._endpoint.close_all()


def _is_navigation(request: web.Request) -> bool:
    """Whether somebody goes to an address, and no program asks for a file."""
    return "text/html" in request.headers.get("Accept", "")
