"""A record told again, line by line, and checked."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any, NamedTuple

from heldenrunde.core.game import Event, Result
from heldenrunde.core.scene import log_line
from heldenrunde.errors import DamagedSave, Reason
from heldenrunde.match import Match, hear
from heldenrunde.terminal.players import from_record
from heldenrunde.terminal.session import Line, history
from heldenrunde.terminal.speech import Speech
from heldenrunde.texts import words

Ear = Callable[[Event], dict[str, Any]]


class FalseRecord(DamagedSave):
    """A record whose claims do not hold."""


# -- telling ---------------------------------------------------------------------------------------------------------


def tell(record: dict[str, Any], language: str, seat: int | None, everything: bool) -> Iterator[Line]:
    """The whole match as the public, a seat, or somebody who sees all cards hears it, and how it ended."""
    match = Match.replay(record)
    match.check_viewer(seat)
    speech = speech_for(record, match, language)
    ear: Ear = hear_all if everything else lambda event: hear(event, seat)
    for event in history(match):
        yield Line(speech.say(log_line(ear(event), match.game.card_text)), match.game.log[event.what])
    for sentence in ending(match, speech):
        yield Line(sentence, "")


def hear_all(event: Event) -> dict[str, Any]:
    """An event with every card open."""
    return {**hear(event, None), "cards": list(event.cards)}


def speech_for(record: dict[str, Any], match: Match, language: str) -> Speech:
    names = [player.name for player in from_record(record, match.seats, language)]
    return Speech(language, match.game.id, names)


def ending(match: Match, speech: Speech) -> list[str]:
    """The places, or that the match was not played to its end."""
    if match.result is None:
        return [speech("cli-unfinished", n=match.decisions)]
    return places(match.result, speech)


def places(result: Result, speech: Speech) -> list[str]:
    ranked = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    return [
        speech("app-place", place=result.places[seat], name=speech.names[seat], score=result.scores[seat])
        for seat in ranked
    ]


# -- checking --------------------------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """Something that was checked: it holds, or nothing can be said about it."""

    holds: bool
    text: str


def verify(record: dict[str, Any], language: str) -> list[Finding]:
    """Play the record again and check all that it claims; raises FalseRecord at the first false claim."""
    match = Match.replay(record)
    speech = speech_for(record, match, language)
    legal = Finding(True, speech("cli-verify-legal", n=match.decisions))
    return [legal, check_result(record, match, speech), *check_promise(record, match, language)]


def check_result(record: dict[str, Any], match: Match, speech: Speech) -> Finding:
    """Is the result what these decisions lead to?"""
    played = match.result._asdict() if match.result else None
    claimed = record.get("result")
    if claimed is not None and claimed != played:
        raise FalseRecord(Reason("cli-verify-other-result"))
    if played is None:
        return Finding(False, speech("cli-unfinished", n=match.decisions))
    told = " ".join(ending(match, speech))
    return Finding(True, speech("cli-verify-result" if claimed else "cli-verify-result-computed", result=told))


def check_promise(record: dict[str, Any], match: Match, language: str) -> list[Finding]:
    """Was the chance fixed before the match, and did nobody choose it alone?

    Fields: `commitment` = SHA-256(secret ‖ match id ‖ rules), published before the match; `secret`, revealed after it;
    `match` and `rules`, where the commitment covers them; `contributions` of the players, with which
    key = HMAC-SHA-256(secret, contributions ‖ match id). Bytes are written in hex.
    """
    say = words(language)
    if "commitment" not in record or "secret" not in record:
        return [Finding(False, say("cli-verify-no-commitment"))]
    try:
        secret = bytes.fromhex(record["secret"])
        given = [bytes.fromhex(part) for part in record.get("contributions", [])]
        match_id, rules = str(record.get("match", "")).encode(), str(record.get("rules", "")).encode()
    except (TypeError, ValueError) as error:
        raise FalseRecord(Reason("damaged-save")) from error
    if sha256(secret + match_id + rules).hexdigest() != str(record["commitment"]).lower():
        raise FalseRecord(Reason("cli-verify-other-commitment"))
    return [Finding(True, say("cli-verify-commitment")), check_key(match.key or b"", secret, given, match_id, language)]


def check_key(key: bytes, secret: bytes, given: list[bytes], match_id: bytes, language: str) -> Finding:
    """Does the key of the match follow from the secret and what the players contributed?"""
    say = words(language)
    if given and hmac.digest(secret, b"".join(given) + match_id, sha256) != key:
        raise FalseRecord(Reason("cli-verify-other-key"))
    if given:
        return Finding(True, say("cli-verify-key", n=len(given)))
    if secret == key:
        return Finding(True, say("cli-verify-key-secret"))
    return Finding(False, say("cli-verify-key-open"))
