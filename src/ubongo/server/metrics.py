"""Metrics for Prometheus, on a port that only this machine can reach."""

import sys
import time
from collections import Counter
from dataclasses import dataclass

from aiohttp import web

from ubongo.server.runtime.pauses import PauseDetector
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.sqlite.table_log import SqliteTableLog
from ubongo.server.websocket.connections import Connections


@dataclass(frozen=True, slots=True)
class Metrics:
    """Where the figures are."""

    registry: TableRegistry
    counts: Counter[str]
    pauses: PauseDetector
    connections: Connections
    table_log: SqliteTableLog

    def text(self) -> str:
        tables = self.registry.tables.values()
        values = [
            ("ubongo_tables", "gauge", "Tables in memory", len(tables)),
            ("ubongo_games_running", "gauge", "Games that are being played",
             sum(live.table.state.is_playing for live in tables)),
            ("ubongo_connections", "gauge", "Live connections", len(self.connections)),
            ("ubongo_tables_frozen", "gauge", "Tables stopped by a fault",
             sum(bool(live.frozen) for live in tables)),
            ("ubongo_breaches_total", "counter", "Tables stopped because the referee objected",
             self.counts["breaches"]),
            ("ubongo_events_total", "counter", "Events decided", self.counts["events"]),
            ("ubongo_commits_total", "counter", "Commits written", self.table_log.commits),
            ("ubongo_pauses_total", "counter", "Times the process stood still", self.pauses.count),
            ("ubongo_cpu_seconds_total", "counter", "Processor time", time.process_time()),
            *memory_peak(),
        ]  # fmt: skip
        lines = []
        for name, kind, help_, value in values:
            lines += [f"# HELP {name} {help_}", f"# TYPE {name} {kind}", f"{name} {value}"]
        return "\n".join(lines) + "\n"


def memory_peak() -> list[tuple[str, str, str, int]]:
    """The most memory that the process has used, where the system tells it: not on Windows."""
    try:
        import resource
    except ImportError:
        return []
    # Linux counts in kibibytes, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    return [("ubongo_memory_peak_bytes", "gauge", "Most memory used", most)]


def metrics_app(metrics: Metrics) -> web.Application:
    """A web application that serves only the metrics."""

    async def get_metrics(request: web.Request) -> web.Response:
        return web.Response(text=metrics.text(), content_type="text/plain")

    app = web.Application()
    app.router.add_get("/metrics", get_metrics)
    return app
