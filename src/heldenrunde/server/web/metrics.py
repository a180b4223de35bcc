"""Figures of a running server, for Prometheus."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from heldenrunde.match import Match
from heldenrunde.server.storage.store import Store
from heldenrunde.server.workers.bots import Thinkers

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All figures; every server has its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("heldenrunde_tables_open", "Tables in the memory of this process", registry=registry)
        self.sockets = Gauge("heldenrunde_sockets", "Open sockets", registry=registry)
        tasks = Gauge("heldenrunde_tasks", "What the event loop is at", registry=registry)
        tasks.set_function(lambda: len(asyncio.all_tasks()))
        commands = Counter("heldenrunde_commands", "Commands carried out, by kind", ["do"], registry=registry)
        self.commands = cache(commands.labels)  # asked for with every answer
        self.refusals = Counter("heldenrunde_refusals", "Requests refused, by reason", ["id"], registry=registry)
        self.dropped = Counter(
            "heldenrunde_sockets_dropped", "Sockets closed by us, by code", ["code"], registry=registry
        )
        self.append = Histogram(
            "heldenrunde_append_seconds", "Until a step is durable", registry=registry, buckets=FAST
        )
        self.thinking = Histogram("heldenrunde_bot_seconds", "Until a bot has decided", registry=registry, buckets=FAST)
        self.answers = Counter("heldenrunde_responses", "Answers to HTTP requests", ["status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def measure(self, store: Store) -> None:
        """From now on the time of every append is measured; what the store counts itself is shown as well."""
        store.time(self.append.observe)
        self.registry.register(StoreFigures(store))


class StoreFigures(Collector):
    """What the store counts: rows, batches, conflicts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def collect(self) -> Iterator[Metric]:
        for name, value in self.store.figures().items():
            if isinstance(value, (int, float)):
                family = GaugeMetricFamily if name == "waiting" else CounterMetricFamily
                yield family(f"heldenrunde_store_{name}", f"Of the store: {name}", value=value)


class TimedThinkers(Thinkers):
    """Bots whose time is measured."""

    def __init__(self, workers: int, seconds: float, metrics: Metrics) -> None:
        super().__init__(workers, seconds)
        self.metrics = metrics

    async def choose(self, match: Match, seat: int, level: str, purpose: str, table: str = "") -> Any:
        start = time.perf_counter()
        try:
            return await super().choose(match, seat, level, purpose, table)
        finally:
            self.metrics.thinking.observe(time.perf_counter() - start)
