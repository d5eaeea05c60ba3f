"""The web application: pages, a small JSON interface, and the socket of the live tables."""

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
from ubongo.server.http.cookies import Guest, GuestCookies, suggested_name
from ubongo.server.http.responses import error_response, json_response, read_body
from ubongo.server.http.security import HEADERS, AccessPolicy
from ubongo.server.http.services import Services
from ubongo.server.http.share_address import shared_address
from ubongo.server.http.static import StaticFiles, file_response
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.registry import House
from ubongo.server.tables.names import tidy
from ubongo.server.websocket.endpoint import Live
from ubongo.version import __version__

log = logging.getLogger("ubongo")

LARGEST_BODY = 8 * 1024
# Addresses at which the page shows something of its own; the last parts are its business.
ROOMS = ("learn", "daily", "look-up", "companion", "replay", "statistics", "print", "rules")
SCREENS = (
    *("/t/{table}", "/new", "/solo", "/settings"),
    *(f"/{room}{rest}" for room in ROOMS for rest in ("", "/{one}", "/{one}/{two}")),
)
HOUR = 3_600_000
MINUTE = 60_000

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Application:
    """Everything that answers on the public port."""

    def __init__(
        self, config: Config, tables: House, cookies: GuestCookies, pages: StaticFiles
    ) -> None:
        self.config = config
        self.tables = tables
        self.cookies = cookies
        self.access = AccessPolicy(config)
        self.services = Services(config, tables, cookies, self.access)
        self.pages = pages
        self.live = Live(config, tables)
        self.lines = self.live.lines
        self._opening = Buckets(config.tables_an_hour, HOUR)
        # Six signs of 23 give 148 million codes: twenty guesses a minute find none.
        self._guessing = Buckets(20, MINUTE)
        self._asking = Buckets(config.requests_a_minute, MINUTE)

    def routes(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[self._guarded])
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/live", self._live)
        app.router.add_get("/api/me", self._me)
        app.router.add_post("/api/me", self._introduce)
        app.router.add_get("/api/tables", self._tables)
        app.router.add_post("/api/tables", self._open_table)
        app.router.add_post("/api/join", self._enter_code)
        for feature in make_features(self.services):
            feature.add_routes(app.router)
        app.router.add_get("/", self._page)
        for screen in SCREENS:
            app.router.add_get(screen, self._page)
        app.router.add_get("/{path:.+}", self._file)
        app.on_response_prepare.append(_with_headers)
        app.on_cleanup.append(self.services.close)
        return app

    # Every request

    @web.middleware
    async def _guarded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse strangers, and turn every trouble into a sentence with a code."""
        try:
            if not self.access.allows_host(request.headers.get("Host", "")):
                return error_response(
                    421, "unknown_host", "this server does not answer to that name"
                )
            if request.path.startswith("/api/"):
                if request.method != "GET" and not self._has_good_origin(request):
                    return error_response(403, "foreign_origin", "that page may not do this here")
                if not self._asking.allows(self.access.address(request), self.tables.clock.now()):
                    return error_response(
                        429, "too_many_requests", "too many requests, wait a minute"
                    )
            return await handler(request)
        except Refused as refusal:
            status = 404 if refusal.code.startswith("no_such") else 409
            return error_response(status, refusal.code, str(refusal), refusal.numbers)
        except msgspec.MsgspecError as wrong:
            return error_response(400, "bad_body", f"that is not what is expected here: {wrong}")
        except web.HTTPException as error:
            answer = error_response(error.status, f"http_{error.status}", error.reason)
            if isinstance(error, web.HTTPMethodNotAllowed):
                answer.headers["Allow"] = ", ".join(sorted(error.allowed_methods))
            return answer
        except Exception:
            log.exception("a request failed")
            return error_response(500, "our_fault", "something went wrong here; it has been noted")

    def _has_good_origin(self, request: web.Request) -> bool:
        origin = request.headers.get("Origin")
        # Programs send no Origin, browsers always do for what changes something.
        return origin is None or self.access.allows_origin(origin, request.headers.get("Host", ""))

    # Answers

    async def _healthz(self, request: web.Request) -> web.Response:
        frozen = sum(bool(kept.frozen) for kept in self.tables.rooms.values())
        tables = len(self.tables.rooms)
        return json_response(
            {"ok": True, "version": __version__, "tables": tables, "frozen": frozen}
        )

    async def _page(self, request: web.Request) -> web.Response:
        """The page itself; a link to a table is the same page, which reads its own address."""
        page = self.pages.file("")
        assert page is not None
        return file_response(request, page)

    async def _file(self, request: web.Request) -> web.Response:
        file = self.pages.file(request.match_info["path"])
        if file is None:
            return error_response(404, "http_404", "there is nothing at this address")
        return file_response(request, file)

    async def _me(self, request: web.Request) -> web.Response:
        guest = self.services.guest(request)
        return self.services.set_cookie(json_response(self._told(request, guest)), guest)

    async def _introduce(self, request: web.Request) -> web.Response:
        """A guest says what to be called; seats taken from now on have this name."""
        wish = await read_body(request, messages.Introduce)
        guest = Guest(self.services.guest(request).id, tidy(wish.name))
        return self.services.set_cookie(json_response(self._told(request, guest)), guest)

    def _told(self, request: web.Request, guest: Guest) -> messages.Me:
        transport = request.transport
        here = transport.get_extra_info("sockname") if transport else None
        port = here[1] if here else self.config.port
        return messages.Me(
            guest.name,
            suggested_name(),
            self.tables.tables_of(guest.id),
            shared_address(self.config, port),
            self.pages.build,
        )

    async def _tables(self, request: web.Request) -> web.Response:
        return json_response(self.tables.listed())

    async def _open_table(self, request: web.Request) -> web.Response:
        wish = await read_body(request, messages.OpenTable)
        address = self.access.address(request)
        if not self._opening.allows(address, self.tables.clock.now()):
            return error_response(429, "too_many_tables", "too many tables were opened from there")
        guest = self.services.guest(request)
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        table, code = self.tables.open_table(guest, wish, partial(_set_once, written))
        if not await written:
            return error_response(
                503, "store_trouble", "the table could not be kept; try again soon"
            )
        if wish.name:
            guest = Guest(guest.id, tidy(wish.name))
        return self.services.set_cookie(
            json_response(messages.TableOpened(table, code), 201), guest
        )

    async def _enter_code(self, request: web.Request) -> web.Response:
        entered = await read_body(request, messages.EnterCode)
        if not self._guessing.allows(self.access.address(request), self.tables.clock.now()):
            return error_response(429, "too_many_codes", "too many codes were tried from there")
        guest = self.services.guest(request)
        found = messages.CodeFound(self.tables.table_of_code(entered.code))
        return self.services.set_cookie(json_response(found), guest)

    # The socket

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if not self._has_good_origin(request):
            return error_response(403, "foreign_origin", "that page may not connect here")
        return await self.live.answer(
            request, self.services.known_guest(request), self.access.address(request)
        )

    async def say_goodbye(self) -> None:
        self.live.say_goodbye()


def _set_once(future: asyncio.Future[bool], result: bool) -> None:
    # The request may have been given up meanwhile.
    if not future.done():
        future.set_result(result)


async def _with_headers(request: web.Request, response: web.StreamResponse) -> None:
    for name, value in HEADERS.items():
        response.headers[name] = value
