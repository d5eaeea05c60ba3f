"""Routes of events: open one, and read its results as JSON or CSV."""

import contextlib

from aiohttp import web

from ubongo.protocol.http.events import EventOpened, EventResults, OpenEvent
from ubongo.rules.refusals import Refused
from ubongo.server.events.plans import plan_of
from ubongo.server.features.events.results import csv_of, results_in
from ubongo.server.http.identity import address_of, guest_of
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.interface import CodeTaken, LogReader
from ubongo.server.tables.opening import ServerDrains
from ubongo.server.worker_process import Worker

# Events that one address may open in an hour: a school has several classes.
EVENTS_AN_HOUR = 20
# A cell that Excel shall read as UTF-8 begins with this.
BYTE_ORDER_MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"


class NoSuchEvent(Refused):
    code = "no_such_event"
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such event, or it has been deleted")


class EventRoutes:
    """The routes at /api/events."""

    def __init__(
        self,
        registry: TableRegistry,
        logs: LogReader,
        worker: Worker,
        opening: AddressLimit,
        working: AddressLimit,
    ) -> None:
        self._registry = registry
        self._logs = logs
        self._worker = worker
        self._opening = opening
        self._working = working

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_post("/api/events", self._open_event)
        router.add_get("/api/events/{event}/results.json", self._get_json)
        router.add_get("/api/events/{event}/results.csv", self._get_csv)

    async def _open_event(self, request: web.Request) -> web.Response:
        wish = await read_body(request, OpenEvent)
        if self._registry.context.is_draining():
            raise ServerDrains
        plan = plan_of(wish.plan)
        self._opening.charge(request)
        guest = guest_of(request)
        while True:
            # Another code is drawn as long as another table or event has the one drawn.
            with contextlib.suppress(CodeTaken):
                event_id, code = await self._registry.open_event(plan, guest.id)
                return json_response(EventOpened(event_id, code), 201)

    async def _get_json(self, request: web.Request) -> web.Response:
        return json_response(await self._results(request))

    async def _get_csv(self, request: web.Request) -> web.Response:
        results = await self._results(request)
        return web.Response(
            text=BYTE_ORDER_MARK + csv_of(results),
            content_type="text/csv",
            charset="utf-8",
            headers={
                "Cache-Control": "no-store",
                "Content-Disposition": 'attachment; filename="ubongo-event.csv"',
            },
        )

    async def _results(self, request: web.Request) -> EventResults:
        self._working.charge(request)
        event_id = request.match_info["event"]
        log = await self._logs.read(event_id)
        results = (
            await self._worker.ask_for(address_of(request), results_in, log, event_id)
            if log
            else None
        )
        if results is None:
            raise NoSuchEvent
        return results
