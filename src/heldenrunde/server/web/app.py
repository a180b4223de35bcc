"""The web application: the requests of HTTP, the sockets, the pages, and a refusal for everything else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import heldenrunde
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.server.guard.limits import TooOften
from heldenrunde.server.guard.security import HEADERS, comes_from_us, language_of
from heldenrunde.server.settings import Settings
from heldenrunde.server.storage import SqlStore, Unavailable
from heldenrunde.server.storage.store import Store
from heldenrunde.server.table import outgoing, refusals
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.web import pages, rest
from heldenrunde.server.web.admission import admit, turn_away
from heldenrunde.server.web.server import Server

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
BY_STATUS = {
    404: "server-no-such-page",
    405: "server-bad-method",
    413: "server-too-large",
    415: "server-bad-request",
}
GONE = "client disconnected prematurely"
"""So the framework calls a request of which only the beginning has come."""


class App(Litestar):
    """Whoever is not admitted gets no further. What can be read can also be asked for without its content."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        try:
            admit(self.state.server, scope)
        except HeldenrundeError as error:
            await turn_away(self.state.server, scope, send, error)
            return
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}  # the transport leaves the content away
        await super().__call__(scope, receive, send)


def create_app(settings: Settings, store: Store | None = None) -> App:
    """A server that is started and stopped with the application."""
    server = Server(settings, store or SqlStore(settings.store_url()))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        await server.start()
        try:
            yield
        finally:
            with suppress(asyncio.CancelledError):  # a second Ctrl+C: nobody waits for what is still to be kept
                await server.stop()

    return App(
        route_handlers=[rest.api(guards=[at_the_door]), *pages.handlers()],
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            "Heldenrunde", heldenrunde.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        exception_handlers={
            HeldenrundeError: refuse,
            HTTPException: refuse_request,
            RecursionError: refuse_nonsense,
            UnicodeDecodeError: refuse_nonsense,
            Unavailable: refuse_for_now,
            Exception: fail,
        },
        before_send=[on_the_way_out],
        cors_config=cors(settings),
        compression_config=CompressionConfig(backend="gzip", exclude="^/api/tables"),  # nothing with a token in it
        request_max_body_size=settings.frame_limit,
        logging_config=None,
        debug=False,
    )


def cors(settings: Settings) -> CORSConfig | None:
    """Pages of other origins may use the API if the host has said so; they send the token themselves."""
    if not settings.origins:
        return None
    headers = ["authorization", "content-type", "accept-language"]
    return CORSConfig(allow_origins=list(settings.origins), allow_methods=["GET", "POST"], allow_headers=headers)


# -- in and out ------------------------------------------------------------------------------------------------------


async def at_the_door(connection: ASGIConnection[Any, Any, Any, Any], _handler: Any) -> None:
    """Requests that change something do not come from foreign pages.

    It waits for nothing; but what is not async would be called in a thread.
    """
    if connection.scope.get("method", "GET") in ("GET", "HEAD", "OPTIONS"):
        return
    server: Server = connection.app.state.server
    if "origin" in connection.headers and not comes_from_us(connection.headers, server.settings):
        raise Refused(Reason("server-foreign-origin"))


async def on_the_way_out(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that protect browsers, and is counted."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]
        server: Server = scope["litestar_app"].state.server
        server.metrics.answers.labels(str(message["status"])).inc()


# -- refusals --------------------------------------------------------------------------------------------------------


def answer(request: AnyRequest, status: int, reason: Reason, **more: str) -> Response[bytes]:
    server: Server = request.app.state.server
    server.metrics.refusals.labels(reason.id).inc()
    content = refusals.Refusal(refusals.told(reason, language_of(request.headers)))
    headers = {"cache-control": "no-store", **more}
    return Response(outgoing.encode(content), media_type=MediaType.JSON, status_code=status, headers=headers)


def refuse(request: AnyRequest, error: HeldenrundeError) -> Response[bytes]:
    more = {"retry-after": str(error.seconds)} if isinstance(error, TooOften) else {}
    return answer(request, refusals.status_of(error), error.reason, **more)


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework does not accept: no such path, another method, a body that is not as it should be."""
    if error.detail == GONE:
        return refuse_nonsense(request, error)  # nobody is left to read it
    if error.status_code >= 500:
        return fail(request, error)
    id = BY_STATUS.get(error.status_code)
    if id == "server-bad-method":
        return answer(request, error.status_code, Reason(id), allow=", ".join(methods_at(request)))
    if id is not None and id != "server-bad-request":
        return answer(request, error.status_code, Reason(id))
    return answer(request, error.status_code, Reason("server-bad-request", where=place_of(error)))


def methods_at(request: AnyRequest) -> list[str]:
    """What a page can be asked for with."""
    found = {"OPTIONS"}
    for route in request.app.routes:
        if re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", route.path_format), request.scope["path"]):
            found |= set(getattr(route, "methods", ()))
    return sorted(found | {"HEAD"} if "GET" in found else found)


def refuse_nonsense(request: AnyRequest, _error: Exception) -> Response[bytes]:
    """Nested too deeply to be read, or bytes that are no text."""
    return answer(request, 400, Reason("server-bad-request", where="$"))


def place_of(error: HTTPException) -> str:
    """Where in the request it is: $.setup.seats."""
    extra: Any = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key") or extra[0].get("source") or "$")
    _, _, place = error.detail.rpartition(" - at `")
    return place.rstrip("`") if " - at `" in error.detail else "$"


def refuse_for_now(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("the store is gone", exc_info=error)
    return answer(request, 503, Reason("server-store-gone"))


def fail(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("request failed", path=request.scope["path"], exc_info=error)
    return answer(request, 500, Reason("server-fault"))
