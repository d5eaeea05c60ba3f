"""Metrics for Prometheus, on a port that only this machine can reach."""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.registry import Collector

from ubongo.server.http.connection_limits import ConnectionLimits
from ubongo.server.limit_hits import LimitHits
from ubongo.server.runtime.heartbeat import Heartbeat
from ubongo.server.runtime.pauses import PauseDetector
from ubongo.server.runtime.registry import TableRegistry
from ubongo.server.storage.node_storage import NodeLog
from ubongo.server.websocket.connections import Connections


@dataclass(frozen=True, eq=False)
class Metrics(Collector):
    """Where the figures are; they are looked up whenever somebody asks."""

    registry: TableRegistry
    counts: Counter[str]
    pauses: PauseDetector
    connections: Connections
    table_log: NodeLog
    limits: ConnectionLimits
    hits: LimitHits
    heartbeat: Heartbeat

    def collect(self) -> Iterator[Metric]:
        tables = self.registry.tables.values()
        running = sum(live.table.is_playing for live in tables)
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
        yield counter("ubongo_claims", "Tables claimed", self.counts["claims"])
        yield counter("ubongo_moved", "Tables that other nodes have claimed", self.counts["moved"])
        stale = self.counts["stale"]
        yield counter("ubongo_stale", "Writes refused: another node has the table", stale)
        beat_age = self.heartbeat.age / 1_000
        yield gauge("ubongo_beat_age_seconds", "Time since the last good beat", beat_age)
        times = self.table_log.commit_times
        yield HistogramMetricFamily(
            "ubongo_append_seconds", "Time of a commit", times.cumulated(), times.seconds
        )
        yield counter("ubongo_pauses", "Times the process stood still", self.pauses.count)
        refused = counter("ubongo_refused", "Refusals because of a limit", labels=["limit"])
        for limit, count in sorted(self.hits.totals.items()):
            refused.add_metric([limit], count)
        yield refused
        yield counter("ubongo_cpu_seconds", "Processor time", time.process_time())
        most = memory_peak()
        if most is not None:
            yield gauge("ubongo_memory_peak_bytes", "Most memory used", most)


def memory_peak() -> int | None:
    """The most memory that the process has used, where the system tells it: not on Windows."""
    try:
        import resource
    except ImportError:
        return None
    # Linux counts in kibibytes, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


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
