"""The web application: static files, the JSON interface over HTTP, and the WebSocket."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from aiohttp import web

from ubongo.protocol import messages
from ubongo.rules.refusals import Refused
from ubongo.server.config import Config
from ubongo.server.features import make_features
from ubongo.server.http.cookies import GuestCookies
from ubongo.server.http.refusals import (
    ForeignOrigin,
    StoreUnavailable,
    TooManyCodes,
    TooManyRequests,
    TooManyTables,
    UnknownHost,
)
from ubongo.server.http.responses import (
    error_response,
    json_response,
    read_body,
    refusal_response,
)
from ubongo.server.http.security import HEADERS, AccessPolicy
from ubongo.server.http.services import Services
from ubongo.server.http.share_address import shared_address
from ubongo.server.http.static import StaticFiles, file_response
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.tables.guest import Guest, suggested_name
from ubongo.server.tables.names import tidy
from ubongo.server.websocket.endpoint import Endpoint
from ubongo.version import __version__

log = logging.getLogger("ubongo")

LARGEST_BODY = 8 * 1024
# Addresses of the page's screens; the page itself reads what comes after the first part.
SCREENS = ("learn", "daily", "look-up", "companion", "replay", "statistics", "print", "rules")
PAGE_ADDRESSES = (
    *("/t/{table}", "/new", "/solo", "/settings"),
    *(f"/{screen}{rest}" for screen in SCREENS for rest in ("", "/{one}", "/{one}/{two}")),
)
HOUR = 3_600_000
MINUTE = 60_000

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Application:
    """Answers every request on the public port."""

    def __init__(
        self, config: Config, registry: TableRegistry, cookies: GuestCookies, pages: StaticFiles
    ) -> None:
        self.config = config
        self.registry = registry
        self.access = AccessPolicy(config)
        self.services = Services(config, registry, cookies, self.access)
        self.pages = pages
        self.endpoint = Endpoint(config, registry)
        self.senders = self.endpoint.senders
        self._opening = Buckets(config.tables_an_hour, HOUR)
        # Six characters of 23 give 148 million codes: twenty guesses a minute find none.
        self._guessing = Buckets(20, MINUTE)
        self._asking = Buckets(config.requests_a_minute, MINUTE)

    def routes(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[self._guard])
        app.router.add_get("/healthz", self._get_health)
        app.router.add_get("/live", self._open_socket)
        app.router.add_get("/api/me", self._get_me)
        app.router.add_post("/api/me", self._rename_me)
        app.router.add_get("/api/tables", self._list_tables)
        app.router.add_post("/api/tables", self._open_table)
        app.router.add_post("/api/join", self._find_code)
        for feature in make_features(self.services):
            feature.add_routes(app.router)
        app.router.add_get("/", self._get_page)
        for address in PAGE_ADDRESSES:
            app.router.add_get(address, self._get_page)
        app.router.add_get("/{path:.+}", self._get_file)
        app.on_response_prepare.append(_add_headers)
        app.on_cleanup.append(self.services.close)
        return app

    # Every request

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Check host, origin and limits, and turn every exception into an error response."""
        try:
            if not self.access.allows_host(request.headers.get("Host", "")):
                raise UnknownHost
            if request.path.startswith("/api/"):
                if request.method != "GET":
                    self._check_origin(request)
                if not self._allows(self._asking, request):
                    raise TooManyRequests
            return await handler(request)
        except Refused as refusal:
            return refusal_response(refusal)
        except msgspec.MsgspecError as wrong:
            return error_response(400, "bad_body", f"that is not what is expected here: {wrong}")
        except web.HTTPException as error:
            answer = error_response(error.status, f"http_{error.status}", error.reason)
            if isinstance(error, web.HTTPMethodNotAllowed):
                answer.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
            return answer
        except Exception:
            log.exception("a request failed")
            sentence = "something went wrong here; it has been noted"
            return error_response(500, "our_fault", sentence)

    def _check_origin(self, request: web.Request) -> None:
        """Refuse pages of other sites; browsers always send their origin, programs never do."""
        origin, host = request.headers.get("Origin"), request.headers.get("Host", "")
        if origin is not None and not self.access.allows_origin(origin, host):
            raise ForeignOrigin

    def _allows(self, buckets: Buckets, request: web.Request) -> bool:
        """Count the request for its address; whether the limit allows it."""
        return buckets.allows(self.access.address(request), self.registry.clock.now())

    # The page

    async def _get_health(self, request: web.Request) -> web.Response:
        frozen = sum(bool(live_table.frozen) for live_table in self.registry.tables.values())
        tables = len(self.registry.tables)
        return json_response(
            {"ok": True, "version": __version__, "tables": tables, "frozen": frozen}
        )

    async def _get_page(self, request: web.Request) -> web.Response:
        """The page's index, at the address of every screen; the page reads its own address."""
        page = self.pages.file("")
        assert page is not None
        return file_response(request, page)

    async def _get_file(self, request: web.Request) -> web.Response:
        file = self.pages.file(request.match_info["path"])
        if file is None:
            return error_response(404, "http_404", "there is nothing at this address")
        return file_response(request, file)

    # Guests

    async def _get_me(self, request: web.Request) -> web.Response:
        guest = self.services.guest(request)
        return self.services.set_cookie(json_response(self._me(request, guest)), guest)

    async def _rename_me(self, request: web.Request) -> web.Response:
        """Change the guest's name, for seats taken from now on."""
        wish = await read_body(request, messages.Introduce)
        guest = Guest(self.services.guest(request).id, tidy(wish.name))
        return self.services.set_cookie(json_response(self._me(request, guest)), guest)

    def _me(self, request: web.Request, guest: Guest) -> messages.Me:
        transport = request.transport
        here = transport.get_extra_info("sockname") if transport else None
        port = here[1] if here else self.config.port
        return messages.Me(
            guest.name,
            suggested_name(),
            self.registry.tables_of(guest.id),
            shared_address(self.config, port),
            self.pages.build,
        )

    # Tables

    async def _list_tables(self, request: web.Request) -> web.Response:
        return json_response(self.registry.listed())

    async def _open_table(self, request: web.Request) -> web.Response:
        wish = await read_body(request, messages.OpenTable)
        if not self._allows(self._opening, request):
            raise TooManyTables
        guest = self.services.guest(request)
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        table, code = self.registry.open_table(guest, wish, partial(_set_once, written))
        if not await written:
            raise StoreUnavailable
        if wish.name:
            guest = Guest(guest.id, tidy(wish.name))
        response = json_response(messages.TableOpened(table, code), 201)
        return self.services.set_cookie(response, guest)

    async def _find_code(self, request: web.Request) -> web.Response:
        entered = await read_body(request, messages.EnterCode)
        if not self._allows(self._guessing, request):
            raise TooManyCodes
        guest = self.services.guest(request)
        found = messages.CodeFound(self.registry.table_of_code(entered.code))
        return self.services.set_cookie(json_response(found), guest)

    # The WebSocket

    async def _open_socket(self, request: web.Request) -> web.StreamResponse:
        self._check_origin(request)
        return await self.endpoint.answer(
            request, self.services.known_guest(request), self.access.address(request)
        )

    async def say_goodbye(self) -> None:
        """Tell every connection that the server restarts, and close it."""
        self.endpoint.close_all()


def _set_once(future: asyncio.Future[bool], result: bool) -> None:
    # The future is done already if the request was cancelled in the meantime.
    if not future.done():
        future.set_result(result)


async def _add_headers(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers[name] = value
