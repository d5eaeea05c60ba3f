"""Metrics for Prometheus, on a port that only this machine can reach."""

import resource
from typing import TYPE_CHECKING

from aiohttp import web

from ubongo.server.runtime.timers import Timers

if TYPE_CHECKING:
    from ubongo.server.app import Application


def metrics_app(timers: Timers, application: "Application") -> web.Application:
    """A web application that serves only the metrics."""

    async def metrics(request: web.Request) -> web.Response:
        return web.Response(text=text(timers, application), content_type="text/plain")

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    return app


def text(timers: Timers, application: "Application") -> str:
    registry = timers.registry
    usage = resource.getrusage(resource.RUSAGE_SELF)
    playing = sum(
        live.table.game is not None and not live.table.game.is_over
        for live in registry.tables.values()
    )
    values = [
        ("ubongo_tables", "gauge", "Tables in memory", len(registry.tables)),
        ("ubongo_games_running", "gauge", "Games that are being played", playing),
        ("ubongo_connections", "gauge", "Live connections", len(application.senders)),
        ("ubongo_tables_frozen", "gauge", "Tables stopped by a fault",
         sum(bool(live.frozen) for live in registry.tables.values())),
        ("ubongo_breaches_total", "counter", "Tables stopped because the referee objected",
         registry.counts["breaches"]),
        ("ubongo_events_total", "counter", "Events decided", registry.counts["events"]),
        ("ubongo_commits_total", "counter", "Commits written", timers.writer.commits),
        ("ubongo_pauses_total", "counter", "Times the process stood still",
         registry.counts["pauses"]),
        ("ubongo_cpu_seconds_total", "counter", "Processor time", usage.ru_utime + usage.ru_stime),
        ("ubongo_memory_peak_bytes", "gauge", "Most memory used", usage.ru_maxrss * 1024),
    ]  # fmt: skip
    lines = []
    for name, kind, help_, value in values:
        lines += [f"# HELP {name} {help_}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
