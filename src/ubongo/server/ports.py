"""Serves the public port and that of the metrics, each until the end of a block."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import AsyncIterator

from aiohttp import web

from ubongo.server.app import Application
from ubongo.server.config import Config
from ubongo.server.http.connection_limits import ConnectionLimits
from ubongo.server.http.request_handler import (
    LINGER,
    LONGEST_LINK,
    PATIENCE,
    PublicRequestHandler,
    refusing_expectations,
)
from ubongo.server.listening import bind
from ubongo.server.metrics import Metrics, metrics_app

log = logging.getLogger("ubongo")

# No access log, for privacy.
QUIET = logging.getLogger("ubongo.access")
QUIET.disabled = True

# Seconds for connections to end when the server stops.
STOP_WITHIN = 2.0


@contextlib.asynccontextmanager
async def serve_public(
    application: Application, limits: ConnectionLimits, listening: socket.socket
) -> AsyncIterator[None]:
    """Serve the public port; at the end all connections are closed."""
    runner = web.AppRunner(application.routes(), shutdown_timeout=STOP_WITHIN, handle_signals=False)
    await runner.setup()
    assert runner.server is not None
    manager = runner.server
    headers = application.headers
    manager.request_handler = refusing_expectations(manager.request_handler, headers)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: PublicRequestHandler(
            manager,
            limits,
            headers,
            loop=loop,
            keepalive_timeout=PATIENCE,
            lingering_time=LINGER,
            max_line_size=LONGEST_LINK,
            access_log=QUIET,
            # No request of ours is compressed, and a bomb is never unpacked.
            auto_decompress=False,
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
async def serve_metrics(config: Config, metrics: Metrics) -> AsyncIterator[None]:
    """Serve the metrics on their own port, if one is configured."""
    if config.metrics_port is None:
        yield
        return
    runner = web.AppRunner(metrics_app(metrics), access_log=None)
    await runner.setup()
    try:
        listening = bind("127.0.0.1", config.metrics_port, "--metrics-port")
        await web.SockSite(runner, listening).start()
        log.info("metrics on http://127.0.0.1:%d/metrics", listening.getsockname()[1])
        yield
    finally:
        await runner.cleanup()
