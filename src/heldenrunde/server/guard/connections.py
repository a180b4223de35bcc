"""All who are connected: how many of one address, how many at all, and whether there are descriptors left."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any

import structlog

from heldenrunde.server.guard.limits import FULL_SECONDS, block_of
from heldenrunde.server.settings import Settings

log = structlog.get_logger()
resource: Any = None
with suppress(ImportError):  # Windows has no such limits
    resource = import_module("resource")
RESERVE = 64
"""Descriptors for the database, the workers and files."""
MOST = 100_000
SCARCE = 0.9
LOG_SECONDS = 60.0
REFUSAL = "HTTP/1.1 %s\r\nRetry-After: %d\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Connections:
    """The connections of a server. Proxies are not counted: many people come through them."""

    def __init__(self, settings: Settings, dropped: Callable[[int], None]) -> None:
        self.settings, self.dropped = settings, dropped
        self.patience = settings.silence_seconds
        self.most = settings.connections or max(16, descriptors() - RESERVE)
        self.proxies = [ip_network(part.strip()) for part in settings.proxies.split(",") if part.strip()]
        self.here: dict[Any, str] = {}
        self.blocks: Counter[str] = Counter()
        self.logged: dict[str, float] = {}

    def enter(self, transport: Any, address: str) -> bytes:
        """Let somebody in; what they are told instead if there is no room."""
        block = "" if self.is_proxy(address) else block_of(address)
        self.here[transport] = block
        self.blocks[block] += 1
        if len(self.here) > self.most:
            self.complain("all connections are taken", most=self.most)
            return (REFUSAL % ("503 Service Unavailable", FULL_SECONDS)).encode()
        if block and self.blocks[block] > self.settings.connections_per_address:
            self.complain("too many connections from one address", address=block)
            return (REFUSAL % ("429 Too Many Requests", FULL_SECONDS)).encode()
        return b""

    def leave(self, transport: Any) -> None:
        block = self.here.pop(transport, None)
        if block is not None:
            self.blocks[block] -= 1
            if not self.blocks[block]:
                del self.blocks[block]

    def is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def look_around(self, connections: Any, now: float) -> None:
        """Once a second: cut off who makes us wait, and see whether descriptors run out."""
        for connection in list(connections):
            connection.check(now)
        used = open_descriptors()
        if used > SCARCE * descriptors():
            self.complain("descriptors are running out", used=used, most=descriptors())

    def complain(self, event: str, **more: Any) -> None:
        """Once a minute is enough."""
        now = monotonic()
        if now - self.logged.get(event, -LOG_SECONDS) >= LOG_SECONDS:
            self.logged[event] = now
            log.warning(event, **more)


def descriptors() -> int:
    """How many this process may have."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else min(soft, MOST)


def open_descriptors() -> int:
    """How many it has; 0 where that cannot be known. When there are none left, not even this can be looked up."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError as error:
        return descriptors() if error.errno in (errno.EMFILE, errno.ENFILE) else 0


def ask_for_descriptors() -> None:
    """As many as the system lets us have: shells allow few by default."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
