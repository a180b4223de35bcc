"""The web application: the requests of HTTP, the sockets, the pages, and a refusal for everything else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
from heldenrunde.server import pages, refusals, rest, shown
from heldenrunde.server.refusals import Refused
from heldenrunde.server.security import HEADERS, comes_from_us, language_of
from heldenrunde.server.settings import Settings
from heldenrunde.server.storage import SqlStore, Unavailable
from heldenrunde.server.store import Store
from heldenrunde.server.tasks import Server

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
BY_STATUS = {
    404: "server-no-such-page",
    405: "server-bad-method",
    413: "server-too-large",
    415: "server-bad-request",
}


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """A server that is started and stopped with the application."""
    server = Server(settings, store or SqlStore(settings.store_url()))

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    return Litestar(
        route_handlers=[rest.api(guards=[at_the_door]), *pages.handlers()],
        lifespan=[running],
        openapi_config=OpenAPIConfig(
            "Heldenrunde", heldenrunde.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        exception_handlers={
            HeldenrundeError: refuse,
            HTTPException: refuse_request,
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
    """Requests that change something do not come from foreign pages, and not too often from one address.

    It waits for nothing; but what is not async would be called in a thread.
    """
    if connection.scope.get("method", "GET") in ("GET", "HEAD", "OPTIONS"):
        return
    server: Server = connection.app.state.server
    if "origin" in connection.headers and not comes_from_us(connection.headers, server.settings):
        raise Refused(Reason("server-foreign-origin"))
    if not server.posts.take(connection.client.host if connection.client else ""):
        raise Refused(Reason("server-too-often"))


async def on_the_way_out(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that protect browsers, and is counted."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]
        server: Server = scope["litestar_app"].state.server
        server.metrics.answers.labels(str(message["status"])).inc()


# -- refusals --------------------------------------------------------------------------------------------------------


def answer(request: AnyRequest, status: int, reason: Reason) -> Response[bytes]:
    server: Server = request.app.state.server
    server.metrics.refusals.labels(reason.id).inc()
    content = refusals.Refusal(refusals.told(reason, language_of(request.headers)))
    headers = {"cache-control": "no-store"}
    return Response(shown.encode(content), media_type=MediaType.JSON, status_code=status, headers=headers)


def refuse(request: AnyRequest, error: HeldenrundeError) -> Response[bytes]:
    return answer(request, refusals.status_of(error), error.reason)


def refuse_request(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework does not accept: no such path, another method, a body that is not as it should be."""
    if error.status_code >= 500:
        return fail(request, error)
    id = BY_STATUS.get(error.status_code)
    if id is not None and id != "server-bad-request":
        return answer(request, error.status_code, Reason(id))
    return answer(request, error.status_code, Reason("server-bad-request", where=place_of(error)))


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
