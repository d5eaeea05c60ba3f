"""Start a server, run it until it is told to stop, and stop it within three seconds."""

import asyncio
import json
import logging
import secrets
import signal
import socket
import time
from collections.abc import Callable

from aiohttp import web

from ubongo.server.app import Application
from ubongo.server.clock import Clock
from ubongo.server.config import Config
from ubongo.server.guests import Guests
from ubongo.server.house import House
from ubongo.server.metrics import metrics_app
from ubongo.server.runner import Runner
from ubongo.server.store.store import SECRET, Store

log = logging.getLogger("ubongo")

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
) -> None:
    """Serve until `stop` is set or the process is told to end."""
    stop = stop or asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    store = Store(config.data_dir)
    secret = store.fact(SECRET)
    if secret is None:
        secret = secrets.token_urlsafe(32)
        store.keep_fact(SECRET, secret)
    kept_running = Runner(config, store, Clock(not_before=store.heartbeat()))
    house = kept_running.house
    application = Application(config, house, Guests(secret))
    runner = web.AppRunner(
        application.routes(), access_log=None, shutdown_timeout=STOP_WITHIN, handle_signals=False
    )
    await kept_running.open()
    await runner.setup()
    site = web.SockSite(runner, listening, backlog=1024)
    await site.start()
    metrics = None
    if config.metrics_port is not None:
        metrics = web.AppRunner(metrics_app(kept_running, application), access_log=None)
        await metrics.setup()
        await web.TCPSite(metrics, "127.0.0.1", config.metrics_port).start()
    purging = asyncio.create_task(_purge(house, config))
    ready(listening.getsockname()[1])
    try:
        await stop.wait()
    finally:
        purging.cancel()
        await site.stop()
        await application.say_goodbye()
        await asyncio.sleep(0)
        await runner.cleanup()
        if metrics is not None:
            await metrics.cleanup()
        await kept_running.close()


async def _purge(house: House, config: Config) -> None:
    while True:
        gone = house.store.purge(house.clock.now() - config.keep_days * DAY)
        if gone:
            log.info("%d tables older than %d days were cleared away", gone, config.keep_days)
        await asyncio.sleep(PURGE_EVERY)
