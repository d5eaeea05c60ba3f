"""The puzzle of the day: three of them, the same for everybody on this server.

They follow from the server's secret and the date, so that nobody can know tomorrow's.
A guest's clock runs from when the puzzle was first shown to them, on the server.
"""

from collections import OrderedDict
from datetime import UTC, date, datetime, timedelta
from statistics import median
from typing import cast

from aiohttp import web

from ubongo.protocol.http import daily as bodies
from ubongo.protocol.http.daily import DailyLevel
from ubongo.protocol.messages import PieceId
from ubongo.protocol.to_wire import cover_of
from ubongo.puzzles.checker import faults
from ubongo.puzzles.puzzles import Puzzle
from ubongo.rules.refusals import NotCovered, Refused
from ubongo.server.features.daily.puzzles import Task, tasks
from ubongo.server.http.cookies import Guest
from ubongo.server.http.responses import json_response, read_body
from ubongo.server.http.services import Services
from ubongo.server.storage.sqlite.database import SECRET
from ubongo.server.storage.sqlite.guest_records import Attempt, Guestbook

FIRST_DAY = date(2026, 1, 1)
# So many days back the puzzles can still be played; they count for no streak.
ARCHIVE = timedelta(days=366)
# So long after midnight yesterday's puzzles still count for the streak, in milliseconds.
GRACE = 3_600_000
DAY = 24 * 3_600_000
# Days that are remembered.
MOST_KNOWN = 100


class NoSuchDate(Refused):
    """No date, one that is still to come, or one that is too long ago."""

    code = "no_such_date"

    def __init__(self, first: str, last: str) -> None:
        super().__init__(f"there are puzzles from {first} to {last}", first=first, last=last)


class NotStarted(Refused):
    code = "not_started"

    def __init__(self) -> None:
        super().__init__("this puzzle has not been started yet")


class DailyPuzzles:
    """The routes of the puzzle of the day."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: OrderedDict[str, dict[DailyLevel, Task]] = OrderedDict()

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/api/daily", self._look)
        router.add_get("/api/daily/days", self._days)
        router.add_post("/api/daily/start", self._start)
        router.add_post("/api/daily/solve", self._solve)

    async def _look(self, request: web.Request) -> web.Response:
        at = self._services.now()
        day = day_asked(request.query.get("date", ""), at)
        return await self._told(self._services.guest(request), day, at)

    async def _days(self, request: web.Request) -> web.Response:
        guest = self._services.guest(request)
        at = self._services.now()
        first, last = limits(at)
        lines = await self._services.in_records(Guestbook.daily_days, guest.id, first)
        days = tuple(bodies.DailyDay(*line) for line in lines)
        return self._services.set_cookie(json_response(bodies.DailyDays(first, last, days)), guest)

    async def _start(self, request: web.Request) -> web.Response:
        asked = await read_body(request, bodies.StartDaily)
        day = day_asked(asked.date, self._services.now())
        guest = self._services.guest(request)
        # Drawn before the clock starts: that is no guest's time.
        await self._tasks(day)
        # Whoever starts is written down: nobody may do that without end.
        self._services.charge(request)
        at = self._services.now()
        await self._services.in_records(Guestbook.start_daily, guest.id, day, asked.level, at)
        return await self._told(guest, day, at)

    async def _solve(self, request: web.Request) -> web.Response:
        at = self._services.now()
        asked = await read_body(request, bodies.SolveDaily)
        guest = self._services.guest(request)
        # What was started can be solved, even if its day has left the archive meanwhile.
        day = asked.date
        attempt = (await self._services.in_records(Guestbook.attempts, guest.id, day)).get(
            asked.level
        )
        if attempt is None:
            day_asked(day, at)
            raise NotStarted
        if attempt.took is None:
            puzzle = (await self._tasks(day))[asked.level].puzzle
            wrong = faults(puzzle, cover_of(asked.cover))
            if wrong:
                await self._services.in_records(Guestbook.miss_daily, guest.id, day, asked.level)
                raise NotCovered(wrong[0].code, str(wrong[0]))
            await self._services.in_records(
                Guestbook.solve_daily, guest.id, day, asked.level, at, counts(day, at)
            )
        return await self._told(guest, day, at)

    async def hides(self, puzzle: Puzzle, guest: Guest | None) -> bool:
        """Whether this one still counts, however it is turned, and the guest has not solved it."""
        at = self._services.now()
        poses = {pose.cells for pose in puzzle.area.poses()}
        for day in {today(at), today(at - GRACE)}:
            for level, one in (await self._tasks(day)).items():
                if one.puzzle.pieces == puzzle.pieces and one.puzzle.area.cells in poses:
                    if guest is None:
                        return True
                    attempt = (
                        await self._services.in_records(Guestbook.attempts, guest.id, day)
                    ).get(level)
                    return attempt is None or attempt.took is None
        return False

    async def hidden(self, guest: Guest | None) -> tuple[Puzzle, ...]:
        """Those that still count and that the guest has not solved."""
        at = self._services.now()
        found: list[Puzzle] = []
        for day in {today(at), today(at - GRACE)}:
            attempts: dict[str, Attempt] = {}
            if guest is not None:
                attempts = await self._services.in_records(Guestbook.attempts, guest.id, day)
            for level, one in (await self._tasks(day)).items():
                attempt = attempts.get(level)
                if attempt is None or attempt.took is None:
                    found.append(one.puzzle)
        return tuple(found)

    async def _told(self, guest: Guest, day: str, at: int) -> web.Response:
        services = self._services
        attempts = await services.in_records(Guestbook.attempts, guest.id, day)
        solvers = await services.in_records(Guestbook.solvers, day)
        puzzles = tuple(
            _seen(level, one, attempts.get(level), solvers.get(level, []), at)
            for level, one in (await self._tasks(day)).items()
        )
        days = await services.in_records(Guestbook.solved_days, guest.id)
        # While yesterday's still count, a streak that lacks only yesterday is not over.
        running, best = streaks(days, today(at - GRACE))
        number = (date.fromisoformat(day) - FIRST_DAY).days + 1
        first, last = limits(at)
        told = bodies.Daily(
            *(day, last, first, DAY - at % DAY, counts(day, at)),
            *(number, puzzles, running, best),
        )
        return services.set_cookie(json_response(told), guest)

    async def _tasks(self, day: str) -> dict[DailyLevel, Task]:
        known = self._known.get(day)
        if known is None:
            known = self._known[day] = await self._services.compute_uncharged(
                tasks, self._secret(), day
            )
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return known

    def _secret(self) -> str:
        secret = self._services.tables.store.fact(SECRET)
        assert secret is not None  # the cookies are signed with it
        return secret


def today(at: int) -> str:
    """The date of a moment; the day changes at midnight UTC, for everybody at once."""
    return datetime.fromtimestamp(at / 1_000, UTC).date().isoformat()


def limits(at: int) -> tuple[str, str]:
    """The first and the last date that can be played at a moment."""
    last = date.fromisoformat(today(at))
    return max(FIRST_DAY, last - ARCHIVE).isoformat(), last.isoformat()


def counts(day: str, at: int) -> bool:
    """Whether a puzzle of this date, solved at this moment, counts for the streak."""
    return day in (today(at), today(at - GRACE))


def day_asked(text: str, at: int) -> str:
    """A date that has puzzles."""
    first, last = limits(at)
    if not text:
        return last
    refusal = NoSuchDate(first, last)
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise refusal from None
    if not first <= day <= last or text != day:
        raise refusal
    return text


def streaks(days: tuple[str, ...], now: str) -> tuple[int, int]:
    """Days in a row up to today, or to yesterday if today is still to be played; and the most.

    >>> streaks(("2026-11-01", "2026-11-13", "2026-11-14"), "2026-11-15")
    (2, 2)
    """
    best = length = 0
    before: date | None = None
    for day in map(date.fromisoformat, days):
        length = length + 1 if before == day - timedelta(days=1) else 1
        best = max(best, length)
        before = day
    is_running = before is not None and date.fromisoformat(now) - before <= timedelta(days=1)
    return (length if is_running else 0), best


def _seen(
    level: DailyLevel, found: Task, attempt: Attempt | None, solvers: list[int], at: int
) -> bodies.DailyPuzzle:
    area, pieces = found.puzzle.area.text(), found.puzzle.pieces
    took = attempt.took if attempt else None
    is_running = attempt is not None and took is None
    return bodies.DailyPuzzle(
        level=level,
        stars=found.stars,
        side=found.side,
        area=area if attempt else None,
        pieces=tuple(cast(PieceId, one.id) for one in pieces) if attempt else None,
        elapsed=max(0, at - attempt.started_at) if attempt and is_running else None,
        took=took,
        wrong=attempt.wrong if attempt else 0,
        solvers=len(solvers),
        median=None if took is None else round(median(solvers)),
        slower=None if took is None else sum(one > took for one in solvers),
    )
