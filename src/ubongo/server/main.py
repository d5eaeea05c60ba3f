"""Start a server, run it until it is told to stop, and stop it within three seconds."""

import asyncio
import contextlib
import json
import logging
import secrets
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from aiohttp import web

from ubongo.rules.records.stored import is_newer
from ubongo.server.app import Application
from ubongo.server.config import Config
from ubongo.server.http.cookies import GuestCookies
from ubongo.server.http.request_handler import LINGER, LONGEST_LINK, PATIENCE, PublicRequestHandler
from ubongo.server.http.static import StaticFiles
from ubongo.server.metrics import metrics_app
from ubongo.server.runtime import gc_schedule
from ubongo.server.runtime.clock import Clock
from ubongo.server.runtime.registry import House
from ubongo.server.runtime.timers import Runner
from ubongo.server.storage.sqlite.data_lock import Lock
from ubongo.server.storage.sqlite.database import SECRET, Store
from ubongo.server.storage.sqlite.guest_records import Guestbook
from ubongo.version import __version__

log = logging.getLogger("ubongo")

# Who plays when from where is nobody's business.
QUIET = logging.getLogger("ubongo.access")
QUIET.disabled = True

STOP_WITHIN = 2.0
PURGE_EVERY = 3600.0
DAY = 24 * 3600 * 1_000


class PortTaken(Exception):
    """Somebody else listens there."""


class JsonLines(logging.Formatter):
    """One JSON object a line, for machines that read logs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def play_first() -> None:
    """Let the whole process wait as little as can be for anything but the game."""
    gc_schedule.put_off()
    # How long the writer may have to wait for leave to go on, when much is played.
    sys.setswitchinterval(0.0005)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket, or one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError as trouble:
        listening.close()
        raise PortTaken(
            f"port {port} on {host} cannot be used ({trouble.strerror}); "
            "choose another with --port, or -p 0 for any"
        ) from trouble
    return listening


async def serve(
    config: Config,
    listening: socket.socket,
    ready: Callable[[int], None] = lambda port: None,
    stop: asyncio.Event | None = None,
    open_store: Callable[[Path], Store] = Store,
) -> None:
    """Serve until `stop` is set or the process is told to end."""
    stop = stop or asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    with Lock(config.data_dir):
        store = open_store(config.data_dir)
        if is_newer(store.written_by):
            log.warning(
                "ubongo %s has written here, this is %s: tables that need it stand still",
                store.written_by,
                __version__,
            )
        pages = StaticFiles(config.page_dir)
        clock = Clock(not_before=store.heartbeat())
        house = Runner(config, store, clock, lambda: pages.build)
        application = Application(config, house.house, GuestCookies(_secret(store)), pages)
        await house.open()
        async with _answering(application, listening), _measured(config, house, application):
            keeping = [asyncio.create_task(_purge(house.house, application, config))]
            if gc_schedule.is_put_off():
                quiet = house.house.is_quiet
                keeping.append(asyncio.create_task(gc_schedule.tidy(quiet)))
            ready(listening.getsockname()[1])
            await stop.wait()
            for task in keeping:
                task.cancel()
        await house.close()


def _secret(store: Store) -> str:
    """What cookies are signed with: made once, kept with the data."""
    secret = store.fact(SECRET)
    if secret is None:
        secret = secrets.token_urlsafe(32)
        store.keep_fact(SECRET, secret)
    return secret


@contextlib.asynccontextmanager
async def _answering(application: Application, listening: socket.socket) -> AsyncIterator[None]:
    """The public port is open; at the end everybody hears goodbye."""
    runner = web.AppRunner(application.routes(), shutdown_timeout=STOP_WITHIN, handle_signals=False)
    await runner.setup()
    assert runner.server is not None
    manager = runner.server
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: PublicRequestHandler(
            manager,
            loop=loop,
            keepalive_timeout=PATIENCE,
            lingering_time=LINGER,
            max_line_size=LONGEST_LINK,
            access_log=QUIET,
        ),
        sock=listening,
        backlog=1024,
    )
    try:
        yield
    finally:
        server.close()
        await application.say_goodbye()
        await runner.cleanup()


@contextlib.asynccontextmanager
async def _measured(config: Config, house: Runner, application: Application) -> AsyncIterator[None]:
    """Numbers are told on a port of their own, if one was given."""
    if config.metrics_port is None:
        yield
        return
    runner = web.AppRunner(metrics_app(house, application), access_log=None)
    await runner.setup()
    try:
        await web.SockSite(runner, bound("127.0.0.1", config.metrics_port)).start()
        yield
    finally:
        await runner.cleanup()


async def _purged(house: House, before: int) -> int:
    total = 0
    while gone := house.store.purge(before):
        total += gone
        await asyncio.sleep(0.05)  # the tables come first
    return total


async def _purge(house: House, application: Application, config: Config) -> None:
    while True:
        try:
            gone = await _purged(house, house.clock.now() - config.keep_days * DAY)
        except sqlite3.Error as trouble:
            # Somebody else holds the data, or the disk is full: the next hour will do.
            log.warning("old tables could not be cleared away: %s", trouble)
        else:
            if gone:
                log.info("%d tables older than %d days were cleared away", gone, config.keep_days)
        application.services.in_records_later(Guestbook.forget_old, house.clock.now())
        await asyncio.sleep(PURGE_EVERY)
