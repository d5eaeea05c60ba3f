"""The desk: who asks over plain HTTP, from where, and how often they may.

It is what the application and all its corners (look-up, daily puzzle, statistics,
replays) have in common. A corner is a small class that adds its routes and asks the
desk for everything that is not its own business.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from aiohttp import web

from ubongo.rules.refusals import Refused
from ubongo.server.config import Config
from ubongo.server.http.cookies import COOKIE, LASTS, Guests
from ubongo.server.http.security import Doors
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.sqlite.guest_records import GuestRecords
from ubongo.server.tables.guest import Guest
from ubongo.server.worker_process import Worker

log = logging.getLogger("ubongo")

P = ParamSpec("P")
Answer = TypeVar("Answer")

MINUTE = 60_000
# Questions that take work, for one address: a class behind one router must fit in.
WORK_A_MINUTE = 120
PRINT_WITHIN = 60.0  # seconds: the slowest sheet takes four on a quiet machine
# Questions that may wait for the one process that answers them.
MOST_WAITING = 32


class TooMuchAsked(Refused):
    """Too many questions that take work: from one address in a minute, or from all at once."""

    code = "too_much_asked"

    def __init__(self, wait: int) -> None:
        super().__init__(f"too many questions; wait {wait} seconds", wait=wait)


class BookTrouble(Refused):
    """The disk is full, or somebody else holds the database."""

    code = "store_trouble"

    def __init__(self) -> None:
        super().__init__("that could not be saved or read; try again soon")


class Corner(Protocol):
    """A part of the application with routes of its own."""

    def add_routes(self, router: web.UrlDispatcher) -> None: ...


class Desk:
    def __init__(
        self, config: Config, registry: TableRegistry, guests: Guests, doors: Doors
    ) -> None:
        self.config = config
        self.registry = registry
        self.guests = guests
        self.doors = doors
        self._working = Buckets(WORK_A_MINUTE, MINUTE)
        self.guestbook = GuestRecords(registry.database.path)
        # The guestbook's own thread: no table waits for a disk because somebody looks back.
        self._clerk = ThreadPoolExecutor(1, "guestbook")
        self._worker = Worker()
        # Sheets take seconds: they have a process of their own, and no look-up waits for one.
        self.printer = Worker(PRINT_WITHIN)
        self._waiting = 0
        self._is_closed = False

    def now(self) -> int:
        return self.registry.clock.now()

    def known(self, request: web.Request) -> Guest | None:
        """Who asks, if they have a cookie of ours."""
        return self.guests.read(request.cookies.get(COOKIE))

    def guest(self, request: web.Request) -> Guest:
        """Who asks; whoever is new gets an id, which `with_cookie` sends along."""
        return self.known(request) or self.guests.new()

    def with_cookie(self, response: web.Response, guest: Guest) -> web.Response:
        response.set_cookie(
            COOKIE,
            self.guests.cookie(guest),
            max_age=LASTS,
            httponly=True,
            samesite="Lax",
            secure=self.config.public_url.startswith("https://"),
        )
        return response

    async def noted(
        self,
        what: Callable[Concatenate[GuestRecords, P], Answer],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Read or write in the guestbook, in its own thread."""
        work = partial(what, self.guestbook, *args, **kwargs)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._clerk, work)
        except sqlite3.Error as trouble:
            log.error("the guestbook cannot be used: %s", trouble)
            raise BookTrouble from trouble

    def note(
        self,
        what: Callable[Concatenate[GuestRecords, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Write in the guestbook when there is time; nobody waits for it."""
        if self._is_closed:
            log.warning("the server stops, and something was not written in the guestbook")
            return
        self._clerk.submit(_logged, partial(what, self.guestbook, *args, **kwargs))

    async def worked_out(
        self,
        request: web.Request,
        work: Callable[P, Answer],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Work in a process of its own, so that no table waits for it; bounded for everybody."""
        self.charge(request)
        return await self.aside(work, *args, **kwargs)

    def charge(self, request: web.Request) -> None:
        """One more question from this address that takes work; not too many in a minute."""
        if not self._working.allows(self.doors.address(request), self.now()):
            raise TooMuchAsked(wait=10)

    async def aside(self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """The same for work that is bounded anyway, because its answer is remembered."""
        if self._waiting >= MOST_WAITING:
            raise TooMuchAsked(wait=1)
        self._waiting += 1
        try:
            return await self._worker.ask(work, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def close(self, app: web.Application) -> None:
        """Write what is still to be written, and end."""
        self._is_closed = True
        await self._worker.close()
        await self.printer.close()
        await asyncio.to_thread(self._clerk.shutdown)
        self.guestbook.close()


def _logged(work: Callable[[], None]) -> None:
    try:
        work()
    except Exception:
        log.exception("the guestbook could not be written")
