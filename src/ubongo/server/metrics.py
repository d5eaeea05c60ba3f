"""Metrics for Prometheus, on a port that only this machine can reach."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.registry import Collector

from ubongo.server.http.connection_limits import ConnectionLimits
from ubongo.server.limit_hits import LimitHits
from ubongo.server.runtime.pauses import PauseDetector
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.sqlite.table_log import SqliteTableLog
from ubongo.server.websocket.connections import Connections


@dataclass(frozen=True, eq=False)
class Metrics(Collector):
    """Where the figures are; they are looked up whenever somebody asks."""

    registry: TableRegistry
    counts: Counter[str]
    pauses: PauseDetector
    connections: Connections
    table_log: SqliteTableLog
    limits: ConnectionLimits
    hits: LimitHits

    def collect(self) -> Iterator[Metric]:
        tables = self.registry.tables.values()
        running = sum(live.table.state.is_playing for live in tables)
        frozen = sum(bool(live.frozen) for live in tables)
        gauge, counter = GaugeMetricFamily, CounterMetricFamily
        yield gauge("ubongo_tables", "Tables in memory", len(tables))
        yield gauge("ubongo_games_running", "Games that are being played", running)
        yield gauge("ubongo_connections", "Live connections", len(self.connections))
        yield gauge("ubongo_open_connections", "All connections", len(self.limits))
        yield gauge("ubongo_tables_frozen", "Tables stopped by a fault", frozen)
        breaches = self.counts["breaches"]
        yield counter("ubongo_breaches", "Tables stopped because the referee objected", breaches)
        yield counter("ubongo_events", "Events decided", self.counts["events"])
        yield counter("ubongo_commits", "Commits written", self.table_log.commits)
        yield counter("ubongo_pauses", "Times the process stood still", self.pauses.count)
        refused = counter("ubongo_refused", "Refusals because of a limit", labels=["limit"])
        for limit, count in sorted(self.hits.totals.items()):
            refused.add_metric([limit], count)
        yield refused


def metrics_app(metrics: Metrics) -> web.Application:
    """A web application that serves only the metrics, those of the process included."""
    collected = CollectorRegistry()
    collected.register(metrics)
    ProcessCollector(registry=collected)
    GCCollector(registry=collected)

    async def get_metrics(request: web.Request) -> web.Response:
        headers = {"Content-Type": CONTENT_TYPE_PLAIN_0_0_4}
        return web.Response(body=generate_latest(collected), headers=headers)

    app = web.Application()
    app.router.add_get("/metrics", get_metrics)
    return app
