"""Services that HTTP routes share: the guest of a request, guest records, workers, limits.

A route reads who is asking (`known_guest`, `guest`), reads or writes the records of guests in
their own thread (`in_records`), and computes in the worker process (`compute`).
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from aiohttp import web

from ubongo.server.config import Config
from ubongo.server.http.cookies import COOKIE, LASTS, GuestCookies
from ubongo.server.http.refusals import StoreUnavailable, TooMuchAsked
from ubongo.server.http.security import AccessPolicy
from ubongo.server.rate_limit import Buckets
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.sqlite.guest_records import GuestRecords
from ubongo.server.tables.guest import Guest
from ubongo.server.worker_process import Worker

log = logging.getLogger("ubongo")

P = ParamSpec("P")
Answer = TypeVar("Answer")

MINUTE = 60_000
# Computations for one address: enough for a school class behind one router.
WORK_A_MINUTE = 120
PRINT_WITHIN = 60.0  # seconds: the slowest sheet takes four on a quiet machine
# Computations that may wait for the worker process.
MOST_WAITING = 32


class Services:
    """What the routes of all features use."""

    def __init__(
        self, config: Config, registry: TableRegistry, cookies: GuestCookies, access: AccessPolicy
    ) -> None:
        self.config = config
        self.registry = registry
        self.cookies = cookies
        self.access = access
        self._working = Buckets(WORK_A_MINUTE, MINUTE)
        self.records = GuestRecords(registry.database.path)
        # A thread of its own, so that no table waits for the disk because of a request.
        self._records_thread = ThreadPoolExecutor(1, "guest-records")
        self._worker = Worker()
        # Sheets take seconds: they have their own process, so that no look-up waits for one.
        self.print_worker = Worker(PRINT_WITHIN)
        self._waiting = 0
        self._is_closed = False

    def now(self) -> int:
        return self.registry.clock.now()

    def known_guest(self, request: web.Request) -> Guest | None:
        """The guest of the request's cookie, or None without a valid one."""
        return self.cookies.read(request.cookies.get(COOKIE))

    def guest(self, request: web.Request) -> Guest:
        """The guest of the request's cookie, or a new one, whose cookie `set_cookie` sends."""
        return self.known_guest(request) or self.cookies.new()

    def set_cookie(self, response: web.Response, guest: Guest) -> web.Response:
        """Set the guest's cookie on the response, and return the response."""
        response.set_cookie(
            COOKIE,
            self.cookies.cookie(guest),
            max_age=LASTS,
            httponly=True,
            samesite="Lax",
            secure=self.config.public_url.startswith("https://"),
        )
        return response

    async def in_records(
        self,
        what: Callable[Concatenate[GuestRecords, P], Answer],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Read or write the guest records in their thread, and return the answer."""
        work = partial(what, self.records, *args, **kwargs)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._records_thread, work)
        except sqlite3.Error as trouble:
            log.error("the guest records cannot be used: %s", trouble)
            raise StoreUnavailable from trouble

    def in_records_later(
        self,
        what: Callable[Concatenate[GuestRecords, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Write the guest records in their thread, without waiting for it."""
        if self._is_closed:
            log.warning("the server is stopping, and a write to the guest records was dropped")
            return
        self._records_thread.submit(_run_logged, partial(what, self.records, *args, **kwargs))

    async def compute(
        self,
        request: web.Request,
        work: Callable[P, Answer],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Answer:
        """Run `work` in the worker process; it counts for the limit of the address."""
        self.charge(request)
        return await self.compute_uncharged(work, *args, **kwargs)

    def charge(self, request: web.Request) -> None:
        """Count one computation for the address of the request, or refuse it."""
        if not self._working.allows(self.access.address(request), self.now()):
            raise TooMuchAsked(wait=10)

    async def compute_uncharged(
        self, work: Callable[P, Answer], *args: P.args, **kwargs: P.kwargs
    ) -> Answer:
        """Like `compute`, without the limit by address: for work that is cached or short."""
        if self._waiting >= MOST_WAITING:
            raise TooMuchAsked(wait=1)
        self._waiting += 1
        try:
            return await self._worker.ask(work, *args, **kwargs)
        finally:
            self._waiting -= 1

    async def close(self, app: web.Application) -> None:
        """Finish the pending writes, end both workers and close the records."""
        self._is_closed = True
        await self._worker.close()
        await self.print_worker.close()
        await asyncio.to_thread(self._records_thread.shutdown)
        self.records.close()


def _run_logged(work: Callable[[], None]) -> None:
    try:
        work()
    except Exception:
        log.exception("the guest records could not be written")
