"""The requests of HTTP, under /api."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal, cast

import msgspec
import structlog
from litestar import MediaType, Response, Router
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from heldenrunde import library, rulesets
from heldenrunde.checks import find
from heldenrunde.errors import BadSeats, Reason
from heldenrunde.registry import GameInfo, games
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import Rules
from heldenrunde.server.guard.security import bearer, cookie_name, language_of, seat_cookie
from heldenrunde.server.hub import after_match, automatic
from heldenrunde.server.table import outgoing
from heldenrunde.server.table.commands import FromSocket, Who
from heldenrunde.server.table.facts import Setup
from heldenrunde.server.table.refusals import Refused
from heldenrunde.server.table.request_keys import key_of
from heldenrunde.server.table.state import OVER, TableInfo
from heldenrunde.server.web import lesson_steps, rulebook
from heldenrunde.server.web.admission import ADDRESS, LISTED_SECONDS, allow, publish
from heldenrunde.server.web.answers import PRIVATE, AnyRequest, GameId, get, json, kept, pay_for_work, post, server_of
from heldenrunde.server.web.metrics import CONTENT_TYPE
from heldenrunde.server.web.socket import Key, table_socket
from heldenrunde.texts import LANGUAGES, source

events = structlog.get_logger()
LISTED = 100
TableId = FromPath[str]
Wanted = FromQuery[Literal["view", "scene"]]
InLang = FromQuery[Literal["de", "en"] | None]
LongKey = Annotated[str, Meta(min_length=16, max_length=64)]


class OpenRequest(msgspec.Struct, frozen=True):
    setup: Setup
    name: str


class JoinRequest(msgspec.Struct, frozen=True):
    name: str
    key: LongKey | None = None
    """Random: the same name and key again give the same seat and token."""


class PlayOnRequest(msgspec.Struct, frozen=True):
    decision: int
    seat: int
    name: str


class CommandRequest(msgspec.Struct, frozen=True):
    key: Key
    command: FromSocket


class Seated(msgspec.Struct, frozen=True):
    id: str
    seat: int
    token: str
    """Opens this seat; whoever has it plays for it. It is also set as a cookie."""


class Version(msgspec.Struct, frozen=True):
    version: int


class Hint(msgspec.Struct, frozen=True):
    """A choice, and the version it is meant for."""

    choice: Any
    version: int


class OfOtherRules(msgspec.Struct, frozen=True):
    """Matches that this server does not touch: they are played by rules that it does not have."""

    game: str
    version: int
    """Of their rules; 0 if nobody has written it down."""
    hash: str
    tables: int
    carried_on: bool
    """Will they go on here, once somebody asks for them and no process of their own is at work on them?"""


class Healthy(msgspec.Struct, frozen=True):
    healthy: bool
    store: bool
    """The database can be read and written."""
    workers: bool
    """Bots can think."""
    rules: dict[str, str]
    """Of each game, the version and hash of the rules that are played here."""
    other_rules: list[OfOtherRules]


class Alive(msgspec.Struct, frozen=True):
    alive: bool


async def pay_for_table(request: AnyRequest, table: str = "", public: bool = False) -> None:
    address = cast(Any, request.scope)[ADDRESS]
    server_of(request).limits.opening.take(address)
    if public:
        await publish(server_of(request), address, table)


async def who_asks(request: AnyRequest, table: str) -> Who:
    """The seat of the token, of the header or of the cookie; without one a spectator."""
    hub, token = server_of(request).hub, bearer(request.headers)
    automatic.visited(hub, await hub.find(table))
    if token is not None:
        return await hub.who(table, token)
    try:
        return await hub.who(table, request.cookies.get(cookie_name(table)))
    except Refused as error:
        if error.reason.id != "table-bad-token":
            raise
        return Who()  # an outdated cookie is as good as none


# -- what there is to play -------------------------------------------------------------------------------------------


@get("/games")
async def list_games(request: AnyRequest) -> Response[list[GameInfo]]:
    """All games with their names, seats, and options with defaults."""
    return kept(request, games())


@get("/texts/{lang:str}", media_type=MediaType.TEXT)
async def shared_texts(request: AnyRequest, lang: FromPath[str]) -> Response[str]:
    """The messages that all games share, as a Fluent file."""
    return fluent(request, lang, "")


@get("/texts/{lang:str}/{game:str}", media_type=MediaType.TEXT)
async def game_texts(request: AnyRequest, lang: FromPath[str], game: GameId) -> Response[str]:
    """The messages of a game, as a Fluent file."""
    return fluent(request, lang, find(game).id)


def fluent(request: AnyRequest, lang: str, game: str) -> Response[str]:
    if lang not in LANGUAGES:
        raise Refused(Reason("server-no-such-language", languages=", ".join(LANGUAGES)))
    return kept(request, source(lang, game), "text/plain; charset=utf-8")


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: GameId, lang: InLang = None) -> Response[rulebook.RuleBook]:
    """The rules by chapter, with their examples."""
    return kept(request, rulebook.rule_book(find(game).id, lang or language_of(request.headers)))


@get("/cards/{game:str}")
async def cards(request: AnyRequest, game: GameId, lang: InLang = None) -> Response[list[library.CardKind]]:
    """Every kind of card with the number of its copies."""
    return kept(request, list(library.cards(find(game).id, lang or language_of(request.headers))))


# -- tables ----------------------------------------------------------------------------------------------------------


@get("/tables")
async def list_tables(request: AnyRequest) -> Response[list[TableInfo]]:
    """The public tables on which something has happened lately, the newest first."""
    found = await server_of(request).store.public_tables(LISTED)
    return json([table for table in found if table.updated > server_of(request).hub.clock() - LISTED_SECONDS])


@post("/tables")
async def open_table(request: AnyRequest, data: JSONBody[OpenRequest]) -> Response[Seated]:
    """A new table; whoever opens it is its host and sits at its first free seat."""
    hub, id = server_of(request).hub, secrets.token_urlsafe(12)
    await pay_for_table(request, id, data.setup.public)
    _, token = await hub.open(data.setup, data.name, id=id)
    events.info("table opened", table=id, game=data.setup.game)
    seat = (await hub.who(id, token)).seat
    return seated(request, id, seat, token)


@post("/tables/{table:str}/join")
async def join(request: AnyRequest, table: TableId, data: JSONBody[JoinRequest]) -> Response[Seated]:
    """Sit down at a free seat."""
    seat, token = await server_of(request).hub.join(table, data.name, data.key or secrets.token_urlsafe(16))
    return seated(request, table, seat, token)


@post("/tables/{table:str}/rematch")
async def rematch(request: AnyRequest, table: TableId) -> Response[Seated]:
    """The same people at a new table: the first who asks opens it, the others sit down there, all with their token."""
    who = await who_asks(request, table)
    await pay_for_table(request)
    token = bearer(request.headers) or request.cookies.get(cookie_name(table), "")
    new, seat = await after_match.rematch(server_of(request).hub, table, who)
    return seated(request, new, seat, token)


@post("/tables/{table:str}/play-on")
async def play_on(request: AnyRequest, table: TableId, data: JSONBody[PlayOnRequest]) -> Response[Seated]:
    """A moment of a match that is over, at a new table with bots on all other seats."""
    await who_asks(request, table)
    pay_for_work(request)
    await pay_for_table(request)
    hub = server_of(request).hub
    id, token = await after_match.play_on(hub, await hub.settled(table), data.decision, data.seat, data.name)
    return seated(request, id, data.seat, token)


def seated(request: AnyRequest, table: str, seat: int | None, token: str) -> Response[Seated]:
    assert seat is not None
    cookie = seat_cookie(table, token, request, server_of(request).settings)
    return json(Seated(table, seat, token), 201, cookies=[cookie])


@post("/tables/{table:str}/command", status_code=200)
async def command(request: AnyRequest, table: TableId, data: JSONBody[CommandRequest]) -> Response[Version]:
    """What a socket would send as `do`, for clients without one."""
    server, who = server_of(request), await who_asks(request, table)
    await allow(server, who, cast(Any, request.scope)[ADDRESS], table, data.command)
    version = await server.hub.act(table, who, data.command, key_of(who.person, data.key, data.command))
    server.metrics.commands(type(data.command).__struct_config__.tag).inc()
    return json(Version(version))


@get("/tables/{table:str}")
async def show_table(request: AnyRequest, table: TableId, want: Wanted = "scene") -> Response[dict[str, Any]]:
    """The welcome that a socket gets: the table, and the match as the asker may see it."""
    who = await who_asks(request, table)
    found: Any = await server_of(request).hub.look(table, who.seat, want)
    return Response(found, media_type=MediaType.JSON, headers=PRIVATE)


@get("/tables/{table:str}/hint")
async def hint(request: AnyRequest, table: TableId) -> Response[Hint]:
    """What a good bot would do in the asker's place; it sees no more than the asker does."""
    who = await who_asks(request, table)
    if who.seat is None:
        raise Refused(Reason("table-not-seated"))
    pay_for_work(request)
    return json(Hint(*await server_of(request).hub.hint(table, who.seat)))


# -- looking back ----------------------------------------------------------------------------------------------------

OfSeat = Annotated[int | None, QueryParameter(ge=0, description="After the end: as this seat saw it.")]


@get("/tables/{table:str}/log")
async def log(request: AnyRequest, table: TableId, seat: OfSeat = None) -> Response[list[dict[str, Any]]]:
    """All that happened since the beginning, as the asker may have heard it: per decision its events."""
    viewer, found = await viewer_of(request, table, seat)
    return json(await server_of(request).replays.log(found, viewer))


@get("/tables/{table:str}/at/{decision:int}")
async def at(
    request: AnyRequest,
    table: TableId,
    decision: FromPath[int],
    seat: OfSeat = None,
    want: Wanted = "scene",
) -> Response[dict[str, Any]]:
    """The match after so many decisions, as the asker saw it then."""
    viewer, found = await viewer_of(request, table, seat)
    return json(await server_of(request).replays.at(found, viewer, decision, want))


async def viewer_of(request: AnyRequest, table: str, seat: int | None) -> tuple[int | None, Any]:
    """Everybody looks from their own seat; once the match is over, from any."""
    who = await who_asks(request, table)
    pay_for_work(request)
    found = await server_of(request).hub.settled(table)
    if seat is None or seat == who.seat:
        return who.seat, found
    if found.state.phase != OVER or found.decisions is None:
        raise Refused(Reason("server-others-seat"))
    if seat >= found.state.setup.seats:
        raise BadSeats(Reason("no-such-seat", seat=str(seat), most=found.state.setup.seats - 1))
    return seat, found


@get("/tables/{table:str}/record")
async def record(request: AnyRequest, table: TableId) -> Response[dict[str, Any]]:
    """The whole match with the proof of its shuffles, once it is over."""
    await who_asks(request, table)
    found = outgoing.record(await server_of(request).hub.settled(table))
    if found is None:
        raise Refused(Reason("table-not-over"))
    return json(found)


# -- the server ------------------------------------------------------------------------------------------------------


@get(["/health", "/health/ready"])
async def health(request: AnyRequest) -> Response[Healthy]:
    """200 while requests can be served, 503 if the database cannot be written, or bots cannot think."""
    server = server_of(request)
    found = await server.health()
    healthy = found.store and found.workers
    others = [
        OfOtherRules(game, *Rules.read(rules), tables, rulesets.carries_on(game, rules))
        for (game, rules), tables in server.keeper.others.items()
    ]
    ours = {game: str(rulesets.rules_of(game)) for game in GAMES}
    return json(Healthy(healthy, found.store, found.workers, ours, others), 200 if healthy else 503)


@get("/health/live")
async def alive() -> Response[Alive]:
    """200 as long as this process answers at all: starting it again would not bring a database back."""
    return json(Alive(True))


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus."""
    content = server_of(request).metrics.text()
    return Response(content, media_type=CONTENT_TYPE, headers=PRIVATE)


HANDLERS: list[Any] = [
    *(list_games, shared_texts, game_texts, rules, cards, *lesson_steps.HANDLERS),
    *(list_tables, open_table, join, rematch, play_on, command, show_table, hint, table_socket),
    *(log, at, record, health, alive, metrics),
]


def api(**options: Any) -> Router:
    return Router("/api", route_handlers=HANDLERS, **options)
