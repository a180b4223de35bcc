"""The log of the server: one event per line, for people or as JSON, and never a secret in it."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET_NAMES = {"token", "nonce", "secret", "choice", "key", "authorization", "cookie", "password"}
# Tokens have 43 letters and digits, nonces 32, secrets and keys 64 hexadecimal digits; ids of tables have 16.
SECRET_LOOKS = re.compile(r"[0-9a-f]{32,}|[\w-]{40,}")
PARAMETERS = re.compile(r"\[(?:parameters|SQL)\b.*", re.DOTALL)
PASSWORD = re.compile(r"(?<=:)[^:/@\s]+(?=@)")
HIDDEN = "***"
FROM_OUTSIDE = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket")
Event = MutableMapping[str, Any]


def set_up(level: str, form: str) -> None:
    """From now on everything is logged to stderr, what packages log as well."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        what_failed,
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(shared, form))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    quieten()


def formatter(shared: list[Any], form: str) -> structlog.stdlib.ProcessorFormatter:
    last: Any = structlog.processors.JSONRenderer() if form == "json" else console()
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
    )


def console() -> Any:
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())


def quieten() -> None:
    """What packages tell in passing is not for the log: uvicorn would write addresses with their paths."""
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "asyncio", "alembic", "aiosqlite"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(worth_a_line)


def worth_a_line(record: logging.LogRecord) -> bool:
    """What strangers send is answered, not logged: else they could fill the log."""
    return not str(record.msg).startswith(FROM_OUTSIDE)


def what_failed(_logger: Any, _method: str, event: Event) -> Event:
    """An exception as its kind, its message and where it happened; without the values of variables."""
    error = event.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["error"] = f"{type(error).__name__}: {error}"
        frames = traceback.extract_tb(error.__traceback__)[-8:]
        event["where"] = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
    return event


def hide_secrets(_logger: Any, _method: str, event: Event) -> Event:
    """Whatever looks like a token, a nonce or a key is not written down, nor what databases say about values."""
    for name, value in event.items():
        if name.lower() in SECRET_NAMES:
            event[name] = HIDDEN
        elif isinstance(value, str):
            event[name] = clean(value)
        elif not isinstance(value, (int, float, bool, type(None), logging.LogRecord)):
            event[name] = clean(str(value)) if not name.startswith("_") else value
    return event


def clean(text: str) -> str:
    return PASSWORD.sub(HIDDEN, SECRET_LOOKS.sub(HIDDEN, PARAMETERS.sub(HIDDEN, text)))
