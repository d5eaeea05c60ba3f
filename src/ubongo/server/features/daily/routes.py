"""Routes of the puzzles of the day: three of them, the same for everybody on this server.

They follow from the server's secret and the date, so nobody can know tomorrow's. A guest's
clock runs on the server, from the moment when the puzzle was first shown to the guest.
"""

from collections.abc import Callable
from statistics import median
from typing import cast

from aiohttp import web

from ubongo.protocol.from_wire import cover_of
from ubongo.protocol.http import daily as bodies
from ubongo.protocol.http.daily import DailyLevel
from ubongo.protocol.messages import PieceId
from ubongo.puzzles.cover_check import faults
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import NotCovered, Refused
from ubongo.server.features.daily.calendar import (
    DAY,
    GRACE,
    LEAST_A_PIECE,
    counts,
    day_asked,
    day_number,
    is_plausible,
    limits,
    streaks,
    today,
)
from ubongo.server.features.daily.puzzle_cache import DailyPuzzles
from ubongo.server.features.daily.puzzles import PuzzleOfDay
from ubongo.server.http.identity import address_of, guest_of
from ubongo.server.http.limits import AddressLimit
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.storage.daily_rows import Attempt
from ubongo.server.storage.interface import GuestRecords
from ubongo.server.tables.guest import Guest


class NotStarted(Refused):
    code = "not_started"

    def __init__(self) -> None:
        super().__init__("this puzzle has not been started yet")


class DailyRoutes:
    """The routes under /api/daily."""

    def __init__(
        self,
        puzzles: DailyPuzzles,
        records: GuestRecords,
        limit: AddressLimit,
        now: Callable[[], int],
        wall: Callable[[], int],
        least_a_piece: int = LEAST_A_PIECE,
    ) -> None:
        self._puzzles = puzzles
        self._records = records
        self._limit = limit
        # A guest's time is measured by a clock that does not jump; the date is that of the day.
        self._now = now
        self._wall = wall
        self._least_a_piece = least_a_piece

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/daily", self._get_day)
        router.add_get("/api/daily/days", self._get_days)
        router.add_post("/api/daily/start", self._start)
        router.add_post("/api/daily/solve", self._solve)

    async def _get_day(self, request: web.Request) -> web.Response:
        at, wall = self._now(), self._wall()
        day = day_asked(request.query.get("date", ""), wall)
        return await self._day_response(request, guest_of(request), day, at)

    async def _get_days(self, request: web.Request) -> web.Response:
        guest = guest_of(request)
        first, last = limits(self._wall())
        rows = await self._records.daily_days(guest.id, first)
        days = tuple(bodies.DailyDay(*row) for row in rows)
        return json_response(bodies.DailyDays(first, last, days))

    async def _start(self, request: web.Request) -> web.Response:
        asked = await read_body(request, bodies.StartDaily)
        day = day_asked(asked.date, self._wall())
        guest = guest_of(request)
        # Drawn before the clock starts, so that drawing takes none of the guest's time.
        await self._puzzles.of_day(day, address_of(request))
        # A start is written to the records, so its number is limited.
        self._limit.charge(request)
        at = self._now()
        await self._records.start_daily(guest.id, day, asked.level, at)
        return await self._day_response(request, guest, day, at)

    async def _solve(self, request: web.Request) -> web.Response:
        at, wall = self._now(), self._wall()
        asked = await read_body(request, bodies.SolveDaily)
        guest = guest_of(request)
        # A puzzle that was started can be solved even if its day has left the archive since.
        day = asked.date
        attempts = await self._records.attempts(guest.id, day)
        attempt = attempts.get(asked.level)
        if attempt is None:
            day_asked(day, wall)
            raise NotStarted
        if attempt.took is None:
            puzzles = await self._puzzles.of_day(day, address_of(request))
            puzzle = puzzles[asked.level].puzzle
            wrong = faults(puzzle, cover_of(asked.cover))
            if wrong:
                await self._records.miss_daily(guest.id, day, asked.level)
                raise NotCovered(wrong[0].code, str(wrong[0]))
            on_day = counts(day, wall) and self._is_plausible(at - attempt.started_at, puzzle)
            await self._records.solve_daily(guest.id, day, asked.level, at, on_day)
        return await self._day_response(request, guest, day, at)

    async def _day_response(
        self, request: web.Request, guest: Guest, day: str, at: int
    ) -> web.Response:
        wall = self._wall()
        attempts = await self._records.attempts(guest.id, day)
        solvers = await self._records.solvers(day)
        puzzles = tuple(
            self._body_of(level, one, attempts.get(level), solvers.get(level, []), at)
            for level, one in (await self._puzzles.of_day(day, address_of(request))).items()
        )
        days = await self._records.solved_days(guest.id)
        # While yesterday's puzzles still count, a streak that lacks only yesterday is not over.
        running, best = streaks(days, today(wall - GRACE))
        first, last = limits(wall)
        body = bodies.Daily(
            *(day, last, first, DAY - wall % DAY, counts(day, wall)),
            *(day_number(day), puzzles, running, best),
        )
        return json_response(body)

    def _body_of(
        self,
        level: DailyLevel,
        one: PuzzleOfDay,
        attempt: Attempt | None,
        times: list[int],
        at: int,
    ) -> bodies.DailyPuzzle:
        area, pieces = one.puzzle.area.text(), one.puzzle.pieces
        took = attempt.took if attempt else None
        is_running = attempt is not None and took is None
        solvers = [time for time in times if self._is_plausible(time, one.puzzle)]
        return bodies.DailyPuzzle(
            level=level,
            stars=one.stars,
            side=one.side,
            area=area if attempt else None,
            pieces=tuple(cast(PieceId, piece.id) for piece in pieces) if attempt else None,
            elapsed=max(0, at - attempt.started_at) if attempt and is_running else None,
            took=took,
            wrong=attempt.wrong if attempt else 0,
            solvers=len(solvers),
            median=None if took is None or not solvers else round(median(solvers)),
            slower=None if took is None else sum(time > took for time in solvers),
            plausible=took is None or self._is_plausible(took, one.puzzle),
        )

    def _is_plausible(self, took: int, puzzle: Puzzle) -> bool:
        return is_plausible(took, len(puzzle.pieces), self._least_a_piece)
