"""A record told again, line by line, and checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from heldenrunde.core.game import Event, Result
from heldenrunde.core.views import hear, heard
from heldenrunde.errors import Reason
from heldenrunde.match import Match
from heldenrunde.rulesets import plays, rules_of
from heldenrunde.terminal.common.session import Line
from heldenrunde.terminal.common.speech import Speech
from heldenrunde.terminal.local.players import from_record
from heldenrunde.terminal.local.shuffle_proof import FalseRecord, check, proof_in
from heldenrunde.texts import words

Ear = Callable[[Event], dict[str, Any]]


# -- telling ---------------------------------------------------------------------------------------------------------


class Passage(NamedTuple):
    """What was told in one moment, and whether the decision that led to it is over with it."""

    lines: list[Line]
    last: bool


def tell(record: dict[str, Any], language: str, seat: int | None, everything: bool) -> Iterator[Passage]:
    """The whole match as the public, a seat, or somebody who sees all cards hears it, and how it ended."""
    match = Match.replay(record)
    match.check_viewer(seat)
    speech = speech_for(record, match, language)
    ear: Ear = hear_all if everything else lambda event: hear(event, seat)
    again = Match.begin(record, watch=True)
    yield from passages(again, ear, speech)
    for decision in match.log[again.first :]:
        again.answer(*decision)
        yield from passages(again, ear, speech)
    yield Passage([Line(sentence, "") for sentence in ending(match, speech)], True)


def passages(match: Match, ear: Ear, speech: Speech) -> Iterator[Passage]:
    """The last decision moment by moment; a moment of which nothing is told is none."""
    told, events = 0, match.happened()
    for moment in match.moments():
        heard = [match.game.tell(ear(event)) for event in events[told : moment.told]]
        told = moment.told
        if heard:
            yield Passage([Line(speech.say(one["line"]), one["rule"]) for one in heard], told == len(events))


def hear_all(event: Event) -> dict[str, Any]:
    """An event with every card open."""
    return heard(event, [*event.cards, *event.on])


def speech_for(record: dict[str, Any], match: Match, language: str) -> Speech:
    names = [player.name for player in from_record(record, match.seats, language)]
    return Speech(language, match.game.id, names)


def ending(match: Match, speech: Speech) -> list[str]:
    """The places, or that the match was not played to its end."""
    if match.result is None:
        return [speech("cli-unfinished", n=match.decisions)]
    return places(match.result, speech)


def places(result: Result, speech: Speech) -> list[str]:
    """Who came where, automata too."""
    ranked = [*zip(result.places, speech.names, result.scores, strict=True)]
    ranked += [(rival.place, speech(rival.name), rival.score) for rival in result.rivals]
    ranked.sort(key=lambda one: one[0])
    return [speech("app-place", place=place, name=name, score=speech("points", n=n)) for place, name, n in ranked]


# -- checking --------------------------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """Something that was checked: it holds, or nothing can be said about it."""

    holds: bool
    text: str


def verify(record: dict[str, Any], language: str) -> list[Finding]:
    """Check the proof of the shuffles and play the record again; raises FalseRecord at the first false claim."""
    promise = check_promise(record, language)
    match = Match.replay(record)
    speech = speech_for(record, match, language)
    legal = Finding(True, speech("cli-verify-legal", n=match.decisions - match.first))
    return [*promise, *check_rules(record, match, speech), legal, check_result(record, match, speech)]


def check_rules(record: dict[str, Any], match: Match, speech: Speech) -> list[Finding]:
    """What was played by rules that we do not have, we cannot say anything about."""
    found, version = [], match.game.version
    for earlier, _, until in match.earlier:
        found.append(Finding(False, speech("cli-verify-earlier", n=until, version=earlier, ours=version)))
    rules = str(record.get("rules", rules_of(match.game.id)))
    if not plays(match.game.id, rules):
        found.append(Finding(False, speech("cli-verify-other-sources", version=version, hash=rules)))
    return found


def check_promise(record: dict[str, Any], language: str) -> list[Finding]:
    """Was the chance fixed before the match, and did nobody choose it alone?"""
    say, proof = words(language), proof_in(record)
    if proof is None:
        return [Finding(False, say("cli-verify-no-proof"))]
    check(proof, record)
    given = len(proof.nonces())
    return [
        Finding(True, say("cli-verify-commitment", commitment=proof.commitment)),
        Finding(bool(given), say("cli-verify-nonces", n=given) if given else say("cli-verify-no-nonces")),
        Finding(True, say("cli-verify-key")),
    ]


def check_result(record: dict[str, Any], match: Match, speech: Speech) -> Finding:
    """Is the result what these decisions lead to?"""
    played = match.result.plain() if match.result else None
    claimed = record.get("result")
    if claimed is not None and claimed != played:
        raise FalseRecord(Reason("cli-verify-other-result"))
    if played is None:
        return Finding(False, speech("cli-unfinished", n=match.decisions))
    told = " ".join(ending(match, speech))
    return Finding(True, speech("cli-verify-result" if claimed else "cli-verify-result-computed", result=told))
