"""Routes of tables: open one, find one by its code, list the open ones."""

import contextlib
from collections.abc import Awaitable, Callable

from aiohttp import web

from ubongo.match.levels import FIRST_GRADE, LEVELS_OF_GRADES
from ubongo.protocol.http.tables import (
    CodeFound,
    EnterCode,
    OpenTable,
    TableListed,
    TableOpened,
    Tables,
)
from ubongo.rules.refusals import Refused
from ubongo.server.http.friendly_names import suggested_name
from ubongo.server.http.identity import guest_of, language_of, remember
from ubongo.server.http.invitations import Invitations
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import CodeTaken, PublicTables
from ubongo.server.tables.codes import entered_code
from ubongo.server.tables.fair.known_levels import KnownLevel
from ubongo.server.tables.guest import Guest
from ubongo.server.tables.names import tidy
from ubongo.server.tables.opening import ServerDrains, lobby_for

# The level of a guest from their own times; None: not known.
OwnLevel = Callable[[str], Awaitable[int | None]]

# Tables in the list of open tables.
MOST_LISTED = 100


class NoSuchCode(Refused):
    code = "no_such_code"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no table with this code")


class TableRoutes:
    """The routes at /api/tables and /api/join."""

    def __init__(
        self,
        registry: TableRegistry,
        tables: PublicTables,
        opening: AddressLimit,
        guessing: AddressLimit,
        invitations: Invitations,
        own_level: OwnLevel,
    ) -> None:
        self._registry = registry
        self._tables = tables
        self._opening = opening
        self._guessing = guessing
        self._invitations = invitations
        self._own_level = own_level

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/tables", self._list_tables)
        router.add_post("/api/tables", self._open_table)
        router.add_post("/api/join", self._find_code)

    async def _list_tables(self, request: web.Request) -> web.Response:
        rows = await self._tables.open_tables(MOST_LISTED)
        listed = [
            TableListed(row.table_id, row.edition, row.host, row.seats_taken, row.seats)
            for row in rows
        ]
        return json_response(Tables(tuple(listed)))

    async def _open_table(self, request: web.Request) -> web.Response:
        wish = await read_body(request, OpenTable)
        if self._registry.context.is_draining():
            raise ServerDrains
        self._opening.charge(request)
        guest = guest_of(request)
        opened = await self._opened(guest, wish, language_of(request))
        if wish.name:
            remember(request, Guest(guest.id, tidy(wish.name)))
        return json_response(opened, 201)

    async def _find_code(self, request: web.Request) -> web.Response:
        entered = await read_body(request, EnterCode)
        table_id = await self._tables.by_code(entered_code(entered.code))
        is_event = table_id is not None and await self._tables.is_event(table_id)
        if not is_event:
            # A class behind one router enters the code of its event within a minute.
            self._guessing.charge(request)
        guest = guest_of(request)
        if table_id is None:
            raise NoSuchCode
        self._invitations.add(guest.id, table_id)
        return json_response(CodeFound(table_id, is_event))

    async def _opened(self, guest: Guest, wish: OpenTable, language: str) -> TableOpened:
        """Open a table; another code is drawn as long as another table has the one drawn."""
        name = guest.name or suggested_name(language)
        level = await self._level(guest, wish)
        context = self._registry.context
        while True:
            code = context.new_code()
            lobby = lobby_for(wish, guest.id, name, code, context.any_hourglass, level)
            with contextlib.suppress(CodeTaken):
                table_id = await self._registry.open(lobby, wish.start, bytes.fromhex(wish.seed))
                return TableOpened(table_id, lobby.code)

    async def _level(self, guest: Guest, wish: OpenTable) -> KnownLevel | None:
        """R-429: how hard boards the host gets; a game that begins at once must know it."""
        if not wish.fair:
            return None
        if wish.grade is not None:
            return KnownLevel(guest.id, LEVELS_OF_GRADES[wish.grade], "grade")
        level = await self._own_level(guest.id)
        if level is not None:
            return KnownLevel(guest.id, level, "times")
        first = LEVELS_OF_GRADES[FIRST_GRADE]
        return KnownLevel(guest.id, first, "grade") if wish.start else None
