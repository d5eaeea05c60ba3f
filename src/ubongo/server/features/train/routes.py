"""Routes for solo without a network (R-436): packs handed out before, and runs taken along after.

A pack holds puzzles and no solution, and follows from its level and number alone: neither a
table nor the puzzle of the day has a part in it, so it can be handed out at any time (R-321). To
leave out what is live would tell what is.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from aiohttp import web

from ubongo.boards.puzzle_packs import MOST_PACKS, PACK_LEVELS
from ubongo.protocol.http.packs import RunTaken, TakeRun
from ubongo.rules.refusals import Refused
from ubongo.server.features.train.offline_run import judged_run
from ubongo.server.features.train.packs import box_tasks, pack
from ubongo.server.http.identity import address_of, guest_of
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.storage.interface import GuestRecords
from ubongo.server.worker_process import Worker, compute_json

# Of 9 kB each.
MOST_CACHED = 60
# The same number is the same pack forever; only the browser keeps it, for a cookie may come along.
FOR_EVER = "private, max-age=31536000, immutable"
# The box changes with a release at most.
FOR_A_DAY = "private, max-age=86400"
# So many runs of one guest are kept, some three a day as long as a cookie lasts.
MOST_RUNS = 1_000


class NoSuchPack(Refused):
    """There is no pack of this level and number."""

    code = "no_such_pack"
    status = 404

    def __init__(self) -> None:
        levels = ", ".join(PACK_LEVELS)
        super().__init__(f"there are packs 1 to {MOST_PACKS} of {levels}", most=MOST_PACKS)


class TooManyRuns(Refused):
    """This guest has taken along as many runs as are kept."""

    code = "too_many_runs"

    def __init__(self) -> None:
        super().__init__(f"no more than {MOST_RUNS} offline runs are kept", most=MOST_RUNS)


class TrainRoutes:
    """The routes under /api/packs, and the one for runs that were played offline."""

    def __init__(
        self,
        records: GuestRecords,
        worker: Worker,
        limit: AddressLimit,
        wall: Callable[[], int],
        least_a_piece: int,
    ) -> None:
        self._records = records
        self._worker = worker
        self._limit = limit
        self._wall = wall
        self._least_a_piece = least_a_piece
        # What was sent lately, by the path.
        self._sent: OrderedDict[str, bytes] = OrderedDict()

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/packs/box", self._get_box)
        router.add_get("/api/packs/{level}/{number}", self._get_pack)
        router.add_post("/api/me/offline-runs", self._take_run)

    async def _get_box(self, request: web.Request) -> web.Response:
        return await self._kept(request, partial(compute_json, box_tasks), FOR_A_DAY)

    async def _get_pack(self, request: web.Request) -> web.Response:
        level, number = request.match_info["level"], request.match_info["number"]
        # One spelling each, so that none is drawn twice.
        is_number = number.isascii() and number.isdecimal() and str(int(number[:9])) == number
        if level not in PACK_LEVELS or not is_number or not 1 <= int(number) <= MOST_PACKS:
            raise NoSuchPack
        drawn = partial(compute_json, pack, level, int(number))
        return await self._kept(request, drawn, FOR_EVER)

    async def _kept(
        self, request: web.Request, work: Callable[[], bytes], caching: str
    ) -> web.Response:
        body = self._sent.get(request.path)
        if body is None:
            self._limit.charge(request)
            body = await self._worker.ask_for(address_of(request), work)
            self._sent[request.path] = body
            if len(self._sent) > MOST_CACHED:
                self._sent.popitem(last=False)
        response = web.Response(
            body=body, content_type="application/json", headers={"Cache-Control": caching}
        )
        # Compression is safe here: there is no secret that its length could leak.
        response.enable_compression()
        return response

    async def _take_run(self, request: web.Request) -> web.Response:
        run = await read_body(request, TakeRun)
        guest = guest_of(request)
        self._limit.charge(request)
        over = await self._worker.ask_for(
            address_of(request), judged_run, run, guest.id, self._wall(), self._least_a_piece
        )
        is_new = await self._records.keep_offline(over, MOST_RUNS)
        if is_new is None:
            raise TooManyRuns
        [row] = over.guests
        return json_response(RunTaken(row.run.solved, row.run.put_aside, not is_new))
