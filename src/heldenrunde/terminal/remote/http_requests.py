"""Requests to a server over HTTP. Whatever goes wrong is one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import quote, unquote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from heldenrunde.core.scene import Text
from heldenrunde.errors import HeldenrundeError, Reason

SECONDS = 15.0
MOST_BYTES = 32 * 1024 * 1024
USUAL_PORTS = {"http": 80, "https": 443}
TABLE_PATH = re.compile(r"^/(?:t|api/tables)/([^/]+)(?:/.*)?$")
T = TypeVar("T")


class NoServer(HeldenrundeError):
    """No server answers, or none that we understand."""


class Spoken(Reason):
    """A reason that the server has put into words already."""

    def __init__(self, id: str, sentence: str) -> None:
        super().__init__(id)
        self.sentence = sentence

    def text(self, language: str = "en") -> str:
        return self.sentence


class RefusedThere(HeldenrundeError):
    """The server says no."""


class ReasonPart(msgspec.Struct, frozen=True):
    id: str
    text: str


class Refusal(msgspec.Struct, frozen=True):
    reason: ReasonPart


# -- addresses -------------------------------------------------------------------------------------------------------


class Address(NamedTuple):
    server: str
    """Scheme, host and port: what browsers call the origin."""
    table: str


def address_of(url: str) -> Address:
    """Of a server, or of one of its tables: as invitations (/t/ID) and the API (/api/tables/ID) write it."""
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise NoServer(Reason("cli-bad-address", given=url)) from error
    found = TABLE_PATH.match(parts.path)
    bare = parts.path in ("", "/")
    if parts.scheme not in USUAL_PORTS or not host or parts.username is not None or not (found or bare):
        raise NoServer(Reason("cli-bad-address", given=url))
    shown_host = f"[{host}]" if ":" in host else host
    shown_port = "" if port in (None, USUAL_PORTS[parts.scheme]) else f":{port}"
    return Address(f"{parts.scheme}://{shown_host}{shown_port}", unquote(found[1]) if found else "")


def invitation(server: str, table: str) -> str:
    return f"{server}/t/{quote(table, safe='')}"


# -- what comes in ---------------------------------------------------------------------------------------------------


def read(frame: str | bytes, kind: Callable[..., T] | Any, whole: Callable[[Any], Any] = lambda found: found) -> T:
    """A message as what it should be, once it is whole. Texts in it are Texts, and no string can move the cursor of a
    terminal."""
    try:
        found: T = msgspec.convert(revived(whole(msgspec.json.decode(frame))), kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, LookupError, TypeError, AttributeError) as error:
        raise NoServer(Reason("cli-strange-server")) from error
    return found


def revived(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isprintable() else cleaned(value)
    if isinstance(value, list):
        return [revived(item) for item in value]
    if not isinstance(value, dict):
        return value
    if value.keys() == {"id", "args"} and isinstance(value["args"], dict):
        return Text(str(revived(value["id"])), {name: revived(arg) for name, arg in value["args"].items()})
    return {name: item if name == "choice" else revived(item) for name, item in value.items()}


def cleaned(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


# -- requests --------------------------------------------------------------------------------------------------------


class Server:
    """A server by its address; its reasons come in our language."""

    def __init__(self, url: str, language: str) -> None:
        self.url, self.language = url, language

    def get(self, path: str, kind: Any, token: str = "") -> Any:
        return self.ask(Request(f"{self.url}/api/{path}"), kind, token)

    def post(self, path: str, body: Any, kind: Any, token: str = "") -> Any:
        content = msgspec.json.encode(body)
        head = {"Content-Type": "application/json"}
        return self.ask(Request(f"{self.url}/api/{path}", data=content, headers=head), kind, token)

    def ask(self, request: Request, kind: Any, token: str) -> Any:
        request.add_header("Accept-Language", self.language)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urlopen(request, timeout=SECONDS) as answer:
                return read(answer.read(MOST_BYTES), kind)
        except HTTPError as error:
            with error:
                raise refusal_in(error.read(MOST_BYTES)) from error
        except (OSError, HTTPException, UnicodeError) as error:
            raise NoServer(Reason("cli-no-server", server=self.url)) from error


def refusal_in(content: bytes) -> HeldenrundeError:
    refusal: Refusal = read(content, Refusal)
    return RefusedThere(Spoken(refusal.reason.id, refusal.reason.text))


def table_path(table: str, rest: str = "") -> str:
    return f"tables/{quote(table, safe='')}{rest}"
