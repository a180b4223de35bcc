"""Who sits down at a table, and what its host may choose: checked before anything is stored."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec

from heldenrunde.checks import check_options, check_seats, find
from heldenrunde.errors import Reason
from heldenrunde.rulesets import rules_of
from heldenrunde.server.table import fairness, names
from heldenrunde.server.table.facts import Clock, Opened, Person, Setup
from heldenrunde.server.table.refusals import Refused

REACT = 2, 60
"""Seconds that one may have to react."""
NAME_LENGTH = 30
BOTS = ("random", "easy", "normal")
CLOCKS = {"none": (0, 0), "decision": (5, 3600), "player": (30, 86400)}


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_person(name: str, token: str = "") -> tuple[Person, str]:
    """Somebody with a token of 256 bits, which only they get."""
    token = token or secrets.token_urlsafe(32)
    return Person(token_hash(f"id:{token}")[:16], checked_name(name), token_hash(token)), token


def joining_token(secret: bytes, name: str, key: str) -> str:
    """The token for somebody who sits down: asked again with the same key, the table hands out the same one."""
    return (
        urlsafe_b64encode(hmac.digest(secret, f"join:{len(key)}:{key}:{name}".encode(), "sha256")).decode().rstrip("=")
    )


def checked_name(name: str) -> str:
    """A name is text of a sensible length, in which there is something to see."""
    cleaned = names.tidy(name)
    if not names.visible(cleaned) or len(cleaned) > NAME_LENGTH:
        raise Refused(Reason("table-bad-name", most=NAME_LENGTH))
    return cleaned


def checked_setup(setup: Setup) -> Setup:
    """A setup that can be played, with all options filled in."""
    game = find(setup.game)
    check_seats(game, setup.seats)
    options = check_options(game, setup.options, setup.seats)
    bots = tuple(setup.bots[i] if i < len(setup.bots) else None for i in range(setup.seats))
    for bot in bots:
        if bot is not None and bot not in BOTS:
            raise Refused(Reason("table-bad-bot", bot=bot, bots=", ".join(BOTS)))
    if None not in bots:
        raise Refused(Reason("table-only-bots"))
    if not 0 <= setup.grace <= 3600:
        raise Refused(Reason("table-bad-grace", most=3600))
    if not REACT[0] <= setup.react <= REACT[1]:
        raise Refused(Reason("table-bad-react", least=REACT[0], most=REACT[1]))
    return msgspec.structs.replace(setup, options=options, bots=bots, clock=checked_clock(setup.clock))


def checked_clock(clock: Clock) -> Clock:
    if clock.kind not in CLOCKS:
        raise Refused(Reason("table-bad-clock", clocks=", ".join(CLOCKS)))
    least, most = CLOCKS[clock.kind]
    if not least <= clock.seconds <= most and clock.kind != "none":
        raise Refused(Reason("table-bad-seconds", least=least, most=most))
    return clock


def open_table(id: str, secret: bytes, setup: Setup, host: Person, origin: str = "") -> Opened:
    checked = checked_setup(setup)
    rules = str(rules_of(checked.game))
    return Opened(checked, host, fairness.commitment(secret, id, checked.game), origin, rules)
