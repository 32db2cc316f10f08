"""Counts for /metrics, in Prometheus' format."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from shoal.server.services import Services

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What is counted while it happens; the rest is read from the services when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests: dict[int, int] = {}
        self.seconds = Histogram(
            "shoal_request_seconds", "Time to answer a request.", buckets=BUCKETS, registry=self.registry
        )

    def request(self, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[status] = self.requests.get(status, 0) + 1
        self.seconds.observe(seconds)

    def watch(self, services: Services) -> None:
        """Read these services when somebody asks."""
        self.registry.register(_Counts(self, services))

    def text(self) -> bytes:
        """Everything, for Prometheus."""
        return generate_latest(self.registry)


class _Counts(Collector):
    def __init__(self, metrics: Metrics, services: Services) -> None:
        self.metrics = metrics
        self.services = services

    def collect(self) -> Iterator[Metric]:
        s = self.services
        requests = CounterMetricFamily("shoal_requests", "Requests answered, by status.", labels=["status"])
        for status, count in self.metrics.requests.items():
            requests.add_metric([str(status)], count)
        yield requests
        yield CounterMetricFamily("shoal_moves", "Moves committed.", s.play.moves)
        yield CounterMetricFamily("shoal_commits", "Transactions committed.", s.store.writer.commits)
        yield CounterMetricFamily("shoal_writes", "Writes in those transactions.", s.store.writer.written)
        yield CounterMetricFamily("shoal_updates_rendered", "Updates rendered.", s.hub.rendered)
        yield CounterMetricFamily("shoal_updates_sent", "Updates queued to viewers.", s.hub.sent)
        yield CounterMetricFamily("shoal_streams_dropped", "Streams dropped because they were too slow.", s.hub.dropped)
        yield CounterMetricFamily("shoal_bot_questions", "Questions to bot processes.", s.workers.asked)
        yield CounterMetricFamily(
            "shoal_bot_failures", "Questions that a bot process failed to answer.", s.workers.failures
        )
        yield CounterMetricFamily("shoal_bot_seconds", "Seconds spent waiting for bots.", s.workers.seconds)
        yield GaugeMetricFamily("shoal_streams", "Open streams.", len(s.hub.streams))
        if s.hub.elsewhere is not None:
            yield CounterMetricFamily("shoal_drawings", "Pages drawn by drawing processes.", s.hub.elsewhere.drawn)
            yield GaugeMetricFamily("shoal_drawers", "Drawing processes that are ready.", s.hub.elsewhere.ready)
        if s.listener is not None:
            yield CounterMetricFamily("shoal_news", "News of other nodes.", s.listener.heard)
            yield GaugeMetricFamily("shoal_news_listening", "1 while other nodes are heard.", float(s.listener.healthy))
        if s.cluster is not None:
            led = sum(1 for live in s.lobby.lives.values() if live.lease)
            yield GaugeMetricFamily("shoal_nodes", "Nodes that live, as far as this one knows.", s.cluster.node.living)
            yield GaugeMetricFamily("shoal_leases", "Tables for which this node acts.", led)
        yield GaugeMetricFamily("shoal_tables_in_memory", "Tables in memory.", len(s.lobby.lives))
