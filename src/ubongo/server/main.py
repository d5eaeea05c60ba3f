"""Starts a server, runs it until it is told to stop, and stops it within three seconds."""

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
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.runtime.timers import Timers
from ubongo.server.storage.sqlite.data_lock import DataLock
from ubongo.server.storage.sqlite.database import SECRET, Database
from ubongo.server.storage.sqlite.guest_records import GuestRecords
from ubongo.version import __version__

log = logging.getLogger("ubongo")

# No access log, for privacy.
QUIET = logging.getLogger("ubongo.access")
QUIET.disabled = True

STOP_WITHIN = 2.0
PURGE_EVERY = 3600.0
DAY = 24 * 3600 * 1_000


class PortTaken(Exception):
    """Another program listens on this port."""


class JsonLines(logging.Formatter):
    """Formats log records as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def tune_process() -> None:
    """Tune the process for low latency: garbage collection and thread switches."""
    gc_schedule.disable()
    # The longest time the writer's thread waits for Python's global lock under load.
    sys.setswitchinterval(0.0005)


def bind(host: str, port: int) -> socket.socket:
    """Bind a listening socket; raises `PortTaken` with one clear sentence."""
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
    open_database: Callable[[Path], Database] = Database,
) -> None:
    """Serve until `stop` is set or the process gets SIGINT or SIGTERM."""
    stop = stop or asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    with DataLock(config.data_dir):
        database = open_database(config.data_dir)
        if is_newer(database.written_by):
            log.warning(
                "ubongo %s has written here, this is %s: tables that need it stand still",
                database.written_by,
                __version__,
            )
        pages = StaticFiles(config.page_dir)
        clock = Clock(not_before=database.heartbeat())
        timers = Timers(config, database, clock, lambda: pages.build)
        application = Application(config, timers.registry, GuestCookies(_secret(database)), pages)
        await timers.open()
        async with _serving(application, listening), _serving_metrics(config, timers, application):
            background = [asyncio.create_task(_purge_hourly(timers.registry, application, config))]
            if gc_schedule.is_disabled():
                quiet = timers.registry.is_quiet
                background.append(asyncio.create_task(gc_schedule.collect_when_quiet(quiet)))
            ready(listening.getsockname()[1])
            await stop.wait()
            for task in background:
                task.cancel()
        await timers.close()


def _secret(database: Database) -> str:
    """The key that signs cookies: made once, stored with the data."""
    secret = database.fact(SECRET)
    if secret is None:
        secret = secrets.token_urlsafe(32)
        database.keep_fact(SECRET, secret)
    return secret


@contextlib.asynccontextmanager
async def _serving(application: Application, listening: socket.socket) -> AsyncIterator[None]:
    """Serve the public port; at the end all connections are closed."""
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
async def _serving_metrics(
    config: Config, timers: Timers, application: Application
) -> AsyncIterator[None]:
    """Serve the metrics on their own port, if one is configured."""
    if config.metrics_port is None:
        yield
        return
    runner = web.AppRunner(metrics_app(timers, application), access_log=None)
    await runner.setup()
    try:
        await web.SockSite(runner, bind("127.0.0.1", config.metrics_port)).start()
        yield
    finally:
        await runner.cleanup()


async def _purge_tables(registry: TableRegistry, before: int) -> int:
    total = 0
    while gone := registry.database.purge(before):
        total += gone
        await asyncio.sleep(0.05)  # the tables come first
    return total


async def _purge_hourly(registry: TableRegistry, application: Application, config: Config) -> None:
    while True:
        try:
            gone = await _purge_tables(registry, registry.clock.now() - config.keep_days * DAY)
        except sqlite3.Error as trouble:
            # The database is locked or the disk is full: try again in an hour.
            log.warning("old tables could not be cleared away: %s", trouble)
        else:
            if gone:
                log.info("%d tables older than %d days were cleared away", gone, config.keep_days)
        application.services.in_records_later(GuestRecords.forget_old, registry.clock.now())
        await asyncio.sleep(PURGE_EVERY)
