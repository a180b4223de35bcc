"""Admission: every request and every socket is looked at before anything is done for it."""

from __future__ import annotations

import re
from typing import Any

import structlog
from litestar.datastructures import Headers
from litestar.types import HTTPScope, Send, WebSocketScope

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.server.guard.limits import TooOften, block_of
from heldenrunde.server.guard.security import HEADERS, is_our_host, language_of, token_of
from heldenrunde.server.hub.live_table import opened_by
from heldenrunde.server.table import outgoing, refusals
from heldenrunde.server.table.commands import Change, Command, Say, Who
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.web.server import Server

log = structlog.get_logger()
OfTable = re.compile(r"/api/tables/([^/]+)")
READING = ("GET", "HEAD", "OPTIONS")
PATH_LENGTH = 500
LISTED_SECONDS = 24 * 3600
"""So long a public table on which nothing happens is listed."""
EVERY_TABLE = 100_000
PAYER, ADDRESS = "heldenrunde.payer", "heldenrunde.address"
"""Under these names a scope says who a request counts for."""
Scope = HTTPScope | WebSocketScope


def admit(server: Server, scope: Scope) -> None:
    """Is this the right place, and may they come in? Raises what they are told if not."""
    headers = Headers.from_scope(scope)
    if not is_our_host(headers.get("host", ""), server.settings):
        raise Refused(Reason("server-foreign-host", host=headers["host"][:100]))
    path = scope["path"]
    if len(path) > PATH_LENGTH or not path.isprintable():
        raise Refused(Reason("server-no-such-page"))
    notice_forwarded(server, scope, headers)
    found = OfTable.match(path)
    table = found[1] if found else None
    address = block_of(sender_of(scope))
    payer = payer_of(server, headers, table, address)
    scope[ADDRESS], scope[PAYER] = address, payer  # type: ignore[literal-required]
    server.limits.request(payer, table, scope.get("method", "GET") not in READING)


def sender_of(scope: Scope) -> str:
    """The address that a request comes from; behind a named proxy, that of whoever asked the proxy."""
    client = scope.get("client")
    return client[0] if client else ""


def payer_of(server: Server, headers: Headers, table: str | None, address: str) -> str:
    """Whom a request counts for: a seat if its token is valid, else the address.

    Only tables in memory are looked at, for nothing is read from the store for strangers. Who brings a token for a
    table that is not there yet is counted apart, so that strangers behind the same address cannot shut them out.
    """
    token = token_of(headers, table) if table is not None else None
    if token is None or table is None:
        return address
    live = server.hub.live.get(table)
    if live is None:
        return f"token:{address}"
    who = opened_by(live.table, token)
    return f"seat:{who.person}" if who is not None else address


async def allow(server: Server, who: Who, address: str, table: str, command: Command) -> None:
    """Some requests to a table count beyond being requests: what is said, and what stands in the list of tables."""
    if type(command) is Say:
        server.limits.line(f"seat:{who.person}" if who.person else address, table)
    elif type(command) is Change and command.setup.public:
        await publish(server, address, table)


async def publish(server: Server, address: str, table: str) -> None:
    """One more public table; when these are too many, perhaps some are not open any more."""
    try:
        server.limits.publish(address, table)
    except TooOften:
        lately = server.hub.clock() - LISTED_SECONDS
        listed = await server.store.public_tables(EVERY_TABLE)
        server.limits.closed(address, {info.id for info in listed if info.updated > lately})
        server.limits.publish(address, table)


def notice_forwarded(server: Server, scope: Scope, headers: Headers) -> None:
    """A proxy that was not named makes everybody look like one person: that is worth a line in the log."""
    if "x-forwarded-for" in headers and not server.settings.proxies and not server.forwarded:
        server.forwarded = True
        advice = "name the proxy in the setting proxies if it is one"
        log.warning("X-Forwarded-For is not believed", sender=sender_of(scope), advice=advice)


async def turn_away(server: Server, scope: Scope, send: Send, error: HeldenrundeError) -> None:
    """Say why in the words of HTTP, also to who wanted a socket."""
    status = refusals.status_of(error)
    server.metrics.refusals.labels(error.reason.id).inc()
    server.metrics.answers.labels(str(status)).inc()
    told = refusals.told(error.reason, language_of(Headers.from_scope(scope)))
    body = outgoing.encode(refusals.Refusal(told))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *retry_after(error)]
    socket = "method" not in scope
    if socket and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    kind: Any = "websocket.http.response" if socket else "http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": [*headers, *HEADERS]})  # type: ignore[arg-type,misc]
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type,misc]


def retry_after(error: HeldenrundeError) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", b"%d" % error.seconds)] if isinstance(error, TooOften) else []
