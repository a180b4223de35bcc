"""How often and how many: by address, by table, and for who has a seat by that seat, whatever address it comes from."""

from __future__ import annotations

from collections import Counter, OrderedDict
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from heldenrunde.errors import Reason
from heldenrunde.server.settings import Settings
from heldenrunde.server.table.refusals import Refused

KEPT = 10_000
FULL_SECONDS = 10
"""Who finds everything taken is told to come back after this time."""


class TooOften(Refused):
    """Not now; after so many seconds it may go again."""

    def __init__(self, seconds: float, reason: str = "server-too-often") -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(Reason(reason, seconds=self.seconds))


def block_of(address: str) -> str:
    """What counts as one address: of IPv6 the /64, of which a single household has 2**64 addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """So many at once, and in the long run so many per second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst, self.left, self.since = rate, float(burst), float(burst), monotonic()

    def take(self) -> bool:
        """Is there one left?"""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def wait(self) -> float:
        """Seconds until there is one again."""
        return (1.0 - self.left) / self.rate


class Buckets:
    """One bucket per address, seat or table; those not seen for the longest time are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> None:
        if not self.rate:
            return
        bucket = self.known.pop(key, None) or Bucket(self.rate, self.burst)
        self.known[key] = bucket
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        if not bucket.take():
            raise TooOften(bucket.wait())


class Places:
    """So many at the same time, per key."""

    def __init__(self, most: int, reason: str) -> None:
        self.most, self.reason = most, reason
        self.taken: Counter[str] = Counter()

    def enter(self, key: str) -> None:
        if self.taken[key] >= self.most:
            raise TooOften(FULL_SECONDS, self.reason)
        self.taken[key] += 1

    def leave(self, key: str) -> None:
        self.taken[key] -= 1
        if self.taken[key] <= 0:
            del self.taken[key]


class Limits:
    """All limits of a server, each counted in this process."""

    def __init__(self, settings: Settings) -> None:
        s = settings
        self.requests = Buckets(s.request_rate, s.request_burst)
        self.changes = Buckets(s.post_rate, s.post_burst)
        self.tables = Buckets(s.table_rate, s.table_burst)
        self.chat = Buckets(s.chat_rate, s.chat_burst)
        self.table_chat = Buckets(s.table_chat_rate, s.table_chat_burst)
        self.opening = Buckets(s.open_rate, s.open_burst)
        self.work = Buckets(s.work_rate, s.work_burst)
        self.strangers = Places(s.sockets_per_address, "server-too-many-sockets")
        self.seats = Places(s.sockets_per_seat, "server-too-many-sockets")
        self.watchers = Places(s.watchers_per_table, "server-too-many-watchers")
        self.publishers: OrderedDict[str, dict[str, float]] = OrderedDict()
        self.most_public = s.public_tables

    def request(self, payer: str, table: str | None, changes: bool) -> None:
        """A request of any method. Who has a seat pays for themselves; all others also share what a table bears."""
        self.requests.take(payer)
        if changes:
            self.changes.take(payer)
        if table is not None and not payer.startswith("seat:"):
            self.tables.take(table)

    def line(self, payer: str, table: str) -> None:
        """A line of chat. Spectators together cannot drown out those who play."""
        self.chat.take(payer)
        if not payer.startswith("seat:"):
            self.table_chat.take(table)

    def publish(self, address: str, table: str) -> None:
        """One more public table of this address."""
        mine = self.publishers.pop(address, {})
        self.publishers[address] = mine
        if len(self.publishers) > KEPT:
            self.publishers.popitem(last=False)
        if table not in mine and len(mine) >= self.most_public:
            raise TooOften(60, "server-too-many-public")
        mine[table] = monotonic()

    def closed(self, address: str, listed: set[str]) -> None:
        """Only these tables are still in the list; who has just been let in may not be there yet."""
        lately = monotonic() - FULL_SECONDS
        mine = self.publishers.get(address, {})
        for table in [table for table, since in mine.items() if table not in listed and since < lately]:
            del mine[table]
