"""Every no has a reason: an id for programs, a sentence for people, and a status for HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from heldenrunde.errors import HeldenrundeError, IllegalChoice, Reason, UnknownGame

STATUS = {
    "table-bad-token": 401,
    "table-not-seated": 403,
    "table-not-host": 403,
    "server-foreign-origin": 403,
    "server-others-seat": 403,
    "table-unknown": 404,
    "server-no-such-page": 404,
    "server-no-such-language": 404,
    "server-no-such-decision": 404,
    "no-such-step": 404,
    "server-bad-method": 405,
    "server-too-large": 413,
    "server-foreign-host": 421,
    "server-too-often": 429,
    "server-too-many-sockets": 429,
    "server-too-many-watchers": 429,
    "server-too-many-public": 429,
    "server-fault": 500,
    "server-store-gone": 503,
    "table-busy": 503,
}
BAD_INPUT = (
    *("table-bad-name", "table-bad-bot", "table-only-bots", "table-bad-grace", "table-bad-react"),
    *("table-bad-clock", "table-bad-seconds"),
    *("table-bad-digest", "table-bad-nonce", "table-bad-chat", "server-bad-request", "server-bad-message"),
)


class Refused(HeldenrundeError):
    """The table does not allow this; nothing has changed."""


class Stale(Refused):
    """The answer was to an earlier question; the sender gets the new state."""


class OtherRules(Refused):
    """The match is played by rules that this process does not know: it is left as it is."""


class ReasonPart(msgspec.Struct, frozen=True):
    """Why something was refused."""

    id: str
    """For programs; stays the same in all languages."""
    rule: str
    """The number of the rule of the game that says so, or nothing."""
    args: dict[str, Any]
    text: str
    """The sentence for people, which says what to do."""


class Refusal(msgspec.Struct, frozen=True):
    reason: ReasonPart


def told(reason: Reason, language: str) -> ReasonPart:
    args = {name: arg.text(language) if isinstance(arg, Reason) else arg for name, arg in reason.args.items()}
    return ReasonPart(reason.id, reason.rule, args, reason.text(language))


def status_of(error: HeldenrundeError) -> int:
    """Most of what a table refuses is in conflict with its state."""
    id = error.reason.id
    if id in STATUS:
        return STATUS[id]
    if id in BAD_INPUT:
        return 400
    if isinstance(error, UnknownGame):
        return 404
    return 409 if isinstance(error, (Refused, IllegalChoice)) else 400
