"""Where a request comes from, who sends it, and what browsers may do with the answer."""

from __future__ import annotations

import re
from ipaddress import ip_address
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers

from heldenrunde.server.settings import Settings
from heldenrunde.texts import LANGUAGES

# Pictures are data; Chromium counts some of them, while they move, as connections. Nothing leaves by it.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' data:; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
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
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^:/?#@\[\]\s]+)(:\d*)?")
MONTH = 30 * 24 * 3600
Connection = ASGIConnection[Any, Any, Any, Any]


# -- where from ------------------------------------------------------------------------------------------------------


def is_ours(origin: str, host: str, settings: Settings) -> bool:
    """Does this origin belong to the server itself, or to the pages it trusts?"""
    if origin in settings.origins or (settings.public_url and origin == origin_of(settings.public_url)):
        return True
    scheme, _, place = origin.partition("://")
    return scheme in ("http", "https") and bool(host) and place.lower() == host.lower()


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def comes_from_us(headers: Headers, settings: Settings) -> bool:
    return is_ours(headers.get("origin", ""), headers.get("host", ""), settings)


def is_our_host(host: str, settings: Settings) -> bool:
    """Is this a name of ours? A foreign name that points here would make foreign pages look like our own.

    Nobody can make an address, or a name without a dot, point elsewhere than its owner wants.
    """
    found = HOST.fullmatch(host.lower())
    if found is None:
        return not host
    name = found["name"].rstrip(".")
    return "." not in name or is_address(name.strip("[]")) or name in our_names(settings)


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def our_names(settings: Settings) -> set[str]:
    public = urlsplit(settings.public_url).hostname if settings.public_url else None
    here = gethostname().lower()
    return {*map(str.lower, settings.hosts), settings.host.lower(), public or "", here, f"{here}.local"}


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


def token_of(headers: Headers, table: str) -> str | None:
    """The token that comes with a request, if any; whether it is valid is another question."""
    token = bearer(headers)
    if token is None:
        parts = (part.strip().partition("=") for part in headers.get("cookie", "").split(";"))
        token = next((value for name, _, value in parts if name == cookie_name(table)), None)
    return token


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
