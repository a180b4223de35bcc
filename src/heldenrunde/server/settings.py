"""The settings of a server: defaults, then a TOML file, then the environment, then flags; the later one wins."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from heldenrunde.errors import HeldenrundeError, Reason

PREFIX = "HELDENRUNDE_"
CONFIG = "HELDENRUNDE_CONFIG"
NOT_SETTINGS = (CONFIG, "HELDENRUNDE_LANG", "HELDENRUNDE_ENGINE")

Port = Annotated[int, Meta(ge=0, le=65535)]
Few = Annotated[int, Meta(ge=0, le=64)]
Positive = Annotated[float, Meta(gt=0)]
NotNegative = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
NotNegativeInt = Annotated[int, Meta(ge=0)]
Bytes = Annotated[int, Meta(ge=1024, le=16_777_216)]


class BadSetting(HeldenrundeError):
    """A setting that there is not, or that cannot be so."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 for all."""
    port: Port = 8000
    """0 takes a free one."""
    database: str = ""
    """sqlite:///FILE or postgresql://…; empty: a SQLite file in the user's data folder."""
    workers: Few = 1
    """Processes in which bots think; 0: in the server itself."""
    public_url: str = ""
    """Where people reach the server, if not at host and port: https://games.example.org."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server, such as https://club.example.org."""
    hosts: tuple[str, ...] = ()
    """Further names by which people reach the server; addresses, localhost and that of public_url always do."""
    proxies: str = ""
    """Addresses or networks of proxies whose X-Forwarded headers are believed, separated by commas."""
    rate: Positive = 5.0
    """Frames per second and socket, in the long run; empty ones and pings count, too."""
    burst: Count = 20
    """Frames at once and socket."""
    request_rate: NotNegative = 50.0
    """Requests of any method per second and address, in the long run; with a valid token, per seat instead."""
    request_burst: Count = 500
    post_rate: NotNegative = 5.0
    """Of these, requests that change something."""
    post_burst: Count = 60
    table_rate: NotNegative = 100.0
    """Requests per second and table by all who have no seat there."""
    table_burst: Count = 1000
    chat_rate: NotNegative = 0.5
    """Lines of chat per second and seat; of spectators, per address."""
    chat_burst: Count = 10
    table_chat_rate: NotNegative = 1.0
    """Lines of chat per second and table by all spectators together."""
    table_chat_burst: Count = 20
    open_rate: NotNegative = 0.1
    """Tables opened per second and address."""
    open_burst: Count = 40
    public_tables: Count = 5
    """Public tables of one address that are open at the same time."""
    work_rate: NotNegative = 2.0
    """Hints and looks back per second and seat, or address: they cost the server more than other requests."""
    work_burst: Count = 30
    sockets_per_address: Count = 50
    """Sockets without a valid token."""
    sockets_per_seat: Count = 10
    watchers_per_table: Count = 200
    """Sockets of spectators at one table."""
    connections_per_address: Count = 500
    connections: NotNegativeInt = 0
    """Connections of all; 0: as many as the system allows descriptors, less a reserve."""
    frame_limit: Bytes = 8192
    """Bytes of a message or request at most."""
    queue_limit: Bytes = 1_048_576
    """Bytes that wait for a slow reader at most; then it is dropped."""
    hello_seconds: Positive = 5.0
    """How long a new socket may take to say who it is."""
    silence_seconds: Positive = 15.0
    """How long a request may take to arrive, and an answer to be read."""
    ping_seconds: Positive = 20.0
    """A socket is asked so often whether it is still there, and has as long to answer."""
    bot_seconds: Positive = 20.0
    """How long a bot may think; then its worker counts as hung and is replaced."""
    hold_seconds: Positive = 30.0
    """How long people still count as connected when the process they were connected to has died."""
    stop_seconds: Count = 10
    """How long to wait for requests under way when the server stops."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"

    def store_url(self) -> str:
        """Where the log of the tables is kept."""
        return self.database or f"sqlite:///{user_data_path('heldenrunde', ensure_exists=True) / 'tables.sqlite'}"


TYPES = get_type_hints(Settings, include_extras=True)


def load(
    config: Path | None = None, environment: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None
) -> Settings:
    """All settings; a flag that is None was not given."""
    environment = os.environ if environment is None else environment
    file = config or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    given = {**(read(file) if file else {}), **from_environment(environment)}
    given |= {name: value for name, value in (flags or {}).items() if value is not None}
    settings = Settings(**{name: checked(name, value) for name, value in given.items()})
    check_proxies(settings.proxies)
    return settings


def read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(Reason("server-no-config", file=str(file))) from error
    except ValueError as error:
        raise BadSetting(Reason("server-bad-config", file=str(file), why=str(error))) from error


def from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """HELDENRUNDE_PORT=9000 is port = 9000; lists are separated by commas."""
    found: dict[str, Any] = {}
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and variable not in NOT_SETTINGS and not name.startswith("test_"):
            listed = get_origin(TYPES.get(name)) is tuple
            found[name] = [part.strip() for part in value.split(",") if part.strip()] if listed else value
    return found


def checked(name: str, value: Any) -> Any:
    if name not in TYPES:
        raise BadSetting(Reason("server-unknown-setting", name=name, names=", ".join(TYPES)))
    try:
        return msgspec.convert(value, TYPES[name], strict=False)
    except msgspec.ValidationError as error:
        expected = expectation(TYPES[name])
        raise BadSetting(Reason("server-bad-setting", name=name, value=str(value), expected=expected)) from error


def check_proxies(proxies: str) -> None:
    """Every proxy is named by its address or network; a name or a star would let anybody say where they come from."""
    for part in filter(None, map(str.strip, proxies.split(","))):
        try:
            ip_network(part)
        except ValueError as error:
            expected = "127.0.0.1, 10.0.0.0/24, …"
            raise BadSetting(Reason("server-bad-setting", name="proxies", value=part, expected=expected)) from error


def expectation(kind: Any) -> str:
    """What a setting may be, in signs that need no language: 0…65535, or the words it takes."""
    if get_origin(kind) is Literal:
        return ", ".join(get_args(kind))
    if get_origin(kind) is not Annotated:
        return "[…, …]" if get_origin(kind) is tuple else "…"
    bounds = get_args(kind)[1]
    least = bounds.ge if bounds.ge is not None else f"> {bounds.gt}"
    return f"{least}…{bounds.le}" if bounds.le is not None else f"{least}…"
