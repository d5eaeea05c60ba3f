"""Routes of a guest's statistics and ratings.

A guest can ask only for their own. All stored data of a guest can be exported and deleted.
"""

import msgspec
from aiohttp import web

from ubongo.protocol.http import statistics as bodies
from ubongo.server.features.statistics.figures import statistics
from ubongo.server.features.statistics.ratings import shown
from ubongo.server.features.statistics.recorder import GameRecorder
from ubongo.server.http.identity import address_of, guest_of, known_guest
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.storage.interface import GuestRecords
from ubongo.server.worker_process import Worker, compute_json


class StatisticsRoutes:
    """The routes under /api/me; games that have just ended are counted before any answer."""

    def __init__(
        self,
        records: GuestRecords,
        recorder: GameRecorder,
        worker: Worker,
        limit: AddressLimit,
    ) -> None:
        self._records = records
        self._recorder = recorder
        self._worker = worker
        self._limit = limit

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/me/statistics", self._get_statistics)
        router.add_delete("/api/me/statistics", self._forget)
        router.add_get("/api/me/export", self._get_export)
        router.add_get("/api/me/ratings", self._get_ratings)
        router.add_put("/api/me/ratings", self._set_opt_in)

    async def _get_statistics(self, request: web.Request) -> web.Response:
        guest = guest_of(request)
        await self._recorder.sweep()
        games, boards = await self._records.played(guest.id)
        tries = await self._records.daily_tries(guest.id)
        # Not on the loop: years of games take a while to count.
        address = address_of(request)
        found = await self._worker.ask_for(address, compute_json, statistics, games, boards, tries)
        return json_response(msgspec.Raw(found))

    async def _forget(self, request: web.Request) -> web.Response:
        guest = known_guest(request)
        if guest is not None:
            await self._recorder.sweep()
            await self._records.forget(guest.id)
        return web.Response(status=204)

    async def _get_export(self, request: web.Request) -> web.Response:
        guest = guest_of(request)
        await self._recorder.sweep()
        response = json_response(await self._records.everything(guest.id))
        response.headers["Content-Disposition"] = 'attachment; filename="ubongo.json"'
        return response

    async def _get_ratings(self, request: web.Request) -> web.Response:
        guest = guest_of(request)
        await self._recorder.sweep()
        opted_in = await self._records.is_opted_in(guest.id)
        ratings = tuple(
            bodies.RatingSeen(
                one.edition, shown(one), round(one.mu, 2), round(one.sigma, 2), one.games
            )
            for one in await self._records.ratings(guest.id)
        )
        return json_response(bodies.Ratings(opted_in, ratings))

    async def _set_opt_in(self, request: web.Request) -> web.Response:
        asked = await read_body(request, bodies.OptIn)
        guest = known_guest(request)
        if guest is not None:
            # A wish is written to the records, so its number is limited.
            self._limit.charge(request)
            # Games that are over already count, or do not, as it was when they ended.
            await self._recorder.sweep()
            await self._records.opt_in(guest.id, asked.opted_in)
        return await self._get_ratings(request)
