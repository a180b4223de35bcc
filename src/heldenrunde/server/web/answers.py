"""How requests of HTTP are answered: encoded by msgspec, kept by browsers or not, refused with a reason."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from http import HTTPStatus
from typing import Any, TypeVar, cast

import litestar
from litestar import MediaType, Request, Response
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

from heldenrunde.server.table import outgoing
from heldenrunde.server.table.refusals import Refusal
from heldenrunde.server.web.admission import PAYER
from heldenrunde.server.web.server import Server

PRIVATE = {"cache-control": "no-store"}
GameId = FromPath[str]
AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=HTTPStatus(status).phrase)
    for status in (400, 401, 403, 404, 405, 409, 413, 421, 429, 500, 503)
}
get, post = partial(litestar.get, responses=REFUSALS), partial(litestar.post, responses=REFUSALS)


def server_of(request: AnyRequest) -> Server:
    server: Server = request.app.state.server
    return server


def pay_for_work(request: AnyRequest) -> None:
    """What makes the server think or play a match again costs more than other requests."""
    server_of(request).limits.work.take(cast(Any, request.scope)[PAYER])


def json(content: T, status: int = 200, cookies: list[Cookie] | None = None) -> Response[T]:
    """Encoded here, by msgspec, as it goes out on sockets."""
    encoded: Any = outgoing.encode(content)
    return Response(encoded, media_type=MediaType.JSON, status_code=status, headers=PRIVATE, cookies=cookies)


def kept(request: AnyRequest, content: T, media_type: str = "application/json") -> Response[T]:
    """What changes only with a new version of the program: browsers keep it, and ask whether it is still the same."""
    encoded: Any = content.encode() if isinstance(content, str) else outgoing.encode(content)
    tag = f'"{sha256(encoded).hexdigest()[:32]}"'
    headers = {"cache-control": "public, no-cache", "etag": tag, "vary": "accept-language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(cast(T, b""), status_code=304, headers=headers, media_type=media_type)
    return Response(encoded, media_type=media_type, headers=headers)
