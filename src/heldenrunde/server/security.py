"""At the door: where a request comes from, who sends it, how often, and what browsers may do with the answer."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers

from heldenrunde.server.settings import Settings
from heldenrunde.texts import LANGUAGES

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
MONTH = 30 * 24 * 3600
ADDRESSES_KEPT = 10_000
Connection = ASGIConnection[Any, Any, Any, Any]


# -- where from ------------------------------------------------------------------------------------------------------


def is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Does this origin belong to the server itself, or to the pages it trusts?"""
    if origin in settings.origins or (settings.public_url and origin == origin_of(settings.public_url)):
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def comes_from_us(headers: Headers, settings: Settings) -> bool:
    return is_ours(headers.get("origin", ""), headers.get("host", ""), settings)


# -- who -------------------------------------------------------------------------------------------------------------


def cookie_name(table: str) -> str:
    return f"seat-{table}"


def seat_cookie(table: str, token: str, connection: Connection, settings: Settings) -> Cookie:
    """The token of a seat for a browser: no script can read it, and it goes to this table only."""
    secure = connection.scope["scheme"] in ("https", "wss") or settings.public_url.startswith("https:")
    return Cookie(
        cookie_name(table),
        path=f"/api/tables/{table}",
        value=token,
        max_age=MONTH,
        httponly=True,
        samesite="strict",
        secure=secure,
    )


def bearer(headers: Headers) -> str | None:
    """The token of `Authorization: Bearer …`."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


# -- in which language -----------------------------------------------------------------------------------------------


def language_of(headers: Headers) -> str:
    """The language that the reader likes best among ours; English if none."""
    best, weight = "en", 0.0
    for part in headers.get("accept-language", "").split(","):
        name, _, quality = part.strip().partition(";q=")
        liked = number(quality)
        if name[:2].lower() in LANGUAGES and liked > weight:
            best, weight = name[:2].lower(), liked
    return best


def number(quality: str) -> float:
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0


# -- how often -------------------------------------------------------------------------------------------------------


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


class Buckets:
    """One bucket per address; those not seen for the longest time are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if not self.rate:
            return True
        bucket = self.known.pop(address, None) or Bucket(self.rate, self.burst)
        self.known[address] = bucket
        if len(self.known) > ADDRESSES_KEPT:
            self.known.popitem(last=False)
        return bucket.take()
