"""One guest of a server: the cookie, and requests over HTTP."""

from types import TracebackType
from typing import TypeVar

import aiohttp
import msgspec

from ubongo.client.errors import NotAnswered, RequestFailed
from ubongo.client.remote_event import RemoteEvent
from ubongo.client.remote_table import RemoteTable
from ubongo.protocol.http.events import EventOpened, EventResults, OpenEvent
from ubongo.protocol.http.guests import Introduce, Me
from ubongo.protocol.http.tables import CodeFound, EnterCode, OpenTable, TableOpened, Tables
from ubongo.protocol.messages import EventPlan, Failed
from ubongo.rules.settings import Settings

Answer = TypeVar("Answer")

PATIENCE = 30.0  # seconds for an answer


class Client:
    """A guest of a server; used with `async with`."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address.rstrip("/")
        self.name = name
        self._http: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> "Client":
        # `unsafe`: accept the cookie also from a server that has only an IP address.
        self._http = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
        )
        try:
            if self.name:
                await self.introduce(self.name)
            else:
                await self.me()
        except BaseException:
            await self._http.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.close()

    @property
    def http(self) -> aiohttp.ClientSession:
        """The connection to the server, for requests of one's own."""
        if self._http is None:
            raise RuntimeError("a client is used with 'async with'")
        return self._http

    async def me(self) -> Me:
        """This guest's name, and the tables at which they have a seat."""
        return await self.ask("GET", "/api/me", Me)

    async def introduce(self, name: str) -> Me:
        """Set this guest's name for the next tables."""
        self.name = name
        return await self.ask("POST", "/api/me", Me, Introduce(name))

    async def tables(self) -> Tables:
        """Public tables with a free seat."""
        return await self.ask("GET", "/api/tables", Tables)

    async def open_table(
        self,
        edition: str = "classic",
        settings: Settings | None = None,
        *,
        public: bool = False,
        bots: tuple[str, ...] = (),
        start: bool = False,
    ) -> TableOpened:
        """Open a table with this guest on its first seat and as its host."""
        wish = OpenTable(edition, settings or Settings(), public, None, bots, start)
        return await self.ask("POST", "/api/tables", TableOpened, wish)

    async def table_of(self, code: str) -> str:
        """The id of the table with this code."""
        return (await self.ask("POST", "/api/join", CodeFound, EnterCode(code))).table

    async def open_event(self, plan: EventPlan) -> EventOpened:
        """Open an event with this guest as its host (R-437)."""
        return await self.ask("POST", "/api/events", EventOpened, OpenEvent(plan))

    async def event_results(self, event_id: str) -> EventResults:
        """The ranking and all tables of an event, as far as it is."""
        return await self.ask("GET", f"/api/events/{event_id}/results.json", EventResults)

    def join_event(self, event_id: str) -> RemoteEvent:
        """A connection to an event, for `async with`; by `enter_event` one takes part."""
        return RemoteEvent(self.http, self.address, event_id, None)

    async def record(self, table_id: str, game: int = 1) -> str:
        """The record of a game that was played to its end."""
        path = f"/api/tables/{table_id}/games/{game}/record"
        status, body = await self._answer("GET", path, None)
        if status >= 400:
            raise RequestFailed(status, msgspec.json.decode(body, type=Failed))
        return body.decode()

    def join(self, table_id: str, last: int | None = None) -> RemoteTable:
        """A connection to a table, for `async with`; `last` is the last number seen before."""
        return RemoteTable(self.http, self.address, table_id, last)

    async def ask(
        self, method: str, path: str, kind: type[Answer], body: msgspec.Struct | None = None
    ) -> Answer:
        """Send one HTTP request; returns the decoded response."""
        status, answer = await self._answer(method, path, body)
        if status >= 400:
            raise RequestFailed(status, msgspec.json.decode(answer, type=Failed))
        return msgspec.json.decode(answer, type=kind)

    async def _answer(
        self, method: str, path: str, body: msgspec.Struct | None
    ) -> tuple[int, bytes]:
        data = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"Content-Type": "application/json"}
        try:
            async with self.http.request(
                method, self.address + path, data=data, headers=headers
            ) as response:
                return response.status, await response.read()
        except (aiohttp.ClientError, TimeoutError) as trouble:
            raise NotAnswered(f"{self.address} does not answer: {trouble}") from trouble
