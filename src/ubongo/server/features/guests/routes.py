"""Routes of a guest: who the cookie says this is, another name, and to be forgotten."""

from collections.abc import Awaitable, Callable

from aiohttp import web

from ubongo.protocol.http.guests import Introduce, Me
from ubongo.server.config import Config
from ubongo.server.http.friendly_names import suggested_name
from ubongo.server.http.identity import (
    forget,
    guest_of,
    identity,
    known_guest,
    language_of,
    remember,
)
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.http.share_address import shared_address
from ubongo.server.operator_state import OperatorState
from ubongo.server.storage.interface import PublicTables
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.names import LONGEST, tidy


class GuestRoutes:
    """The routes at /api/me."""

    def __init__(
        self,
        config: Config,
        tables: PublicTables,
        build: Callable[[], str],
        forget: Callable[[str], Awaitable[None]],
        operator: OperatorState,
    ) -> None:
        self._config = config
        self._tables = tables
        self._build = build
        self._operator = operator
        # Ends a guest: nothing is stored of them any more, and no cookie of theirs is believed.
        self._forget = forget

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/me", self._get_me)
        router.add_post("/api/me", self._rename_me)
        router.add_delete("/api/me", self._forget_me)

    async def _get_me(self, request: web.Request) -> web.Response:
        return json_response(await self._me(request, guest_of(request)))

    async def _rename_me(self, request: web.Request) -> web.Response:
        """Change the guest's name, for seats taken from now on."""
        wish = await read_body(request, Introduce)
        guest = remember(request, Guest(guest_of(request).id, tidy(wish.name)))
        return json_response(await self._me(request, guest))

    async def _forget_me(self, request: web.Request) -> web.Response:
        """Forget the guest everywhere; from now on this browser is somebody new."""
        guest = known_guest(request)
        if guest is not None:
            await self._forget(guest.id)
        forget(request)
        return web.Response(status=204)

    async def _me(self, request: web.Request, guest: Guest) -> Me:
        transport = request.transport
        here = transport.get_extra_info("sockname") if transport else None
        port = here[1] if here else self._config.port
        return Me(
            guest.name,
            suggested_name(language_of(request)),
            await self._tables.of_guest(guest.id),
            shared_address(self._config, port),
            self._build(),
            self._operator.word,
            identity(request).has_cookie,
            LONGEST,
            await self._tables.events_of_guest(guest.id),
        )
