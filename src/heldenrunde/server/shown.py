"""What goes out to a viewer: the state of the table, what has just happened, and the match as the viewer may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from heldenrunde.core.flow import OFFER
from heldenrunde.core.game import EVERYBODY, SPECTATOR, eye
from heldenrunde.core.views import hear
from heldenrunde.match import Match
from heldenrunde.server.facts import Answered, AnyFact, AutoPass, Said, Undone, Wished
from heldenrunde.server.table import OVER, Line, SeatState, Table

encode = msgspec.json.Encoder().encode

VIEW, TURN, SCENE = "view", "turn", "scene"
"""What a viewer wants of the match: the bare view after every step, or only when the seat is asked (bots); the scene
(people). What happened is told in every step anyway."""
Kind = tuple[int | None, str]
"""The seat that looks, and what it wants."""


def welcome(table: Table, viewer: int | None, want: str, present: set[int]) -> dict[str, Any]:
    """Everything, for somebody who has just come."""
    return {
        "type": "welcome",
        "version": table.shown,
        "you": viewer,
        "table": table_part(table, present),
        **match_part(table, viewer, want),
        "deadlines": deadlines(table, viewer),
        "auto_pass": viewer is not None and table.state.seats[viewer].auto_pass,
        "wake": table.state.seats[viewer].wake if viewer is not None else (),
        "promises": table.state.seats[viewer].promises if viewer is not None else (),
        "chat": [line_part(line) for line in table.state.chat],
    }


def steps(table: Table, fact: AnyFact, kinds: set[Kind], present: Callable[[], set[int]]) -> dict[Kind, bytes]:
    """What one fact has changed, for each kind of listener. What all may know alike is written down once.

    What only one seat may know is not told to others at all."""
    if isinstance(fact, Wished):
        kinds = {kind for kind in kinds if kind[0] == fact.seat}
    common: dict[str, Any] = {"type": "step", "version": table.shown}
    if isinstance(fact, Said):
        common |= {"fact": fact_part(table, fact, None), "chat": [line_part(table.state.chat[-1])]}
        return dict.fromkeys(kinds, encode(common))
    if not isinstance(fact, Answered) or table.state.phase == OVER:
        common["table"] = table_part(table, present())
    wanted = {want == SCENE for _, want in kinds}
    public = {told: encode(common | news(table, fact, None, told)) for told in wanted}
    told = {kind: public[kind[1] == SCENE] for kind in kinds}
    insiders = in_the_know(table, fact)
    if insiders:
        for kind in kinds:
            if insiders & eye(kind[0]):
                told[kind] = encode(common | news(table, fact, kind[0], kind[1] == SCENE))
    for kind, part in match_parts(table, kinds).items():
        told[kind] = joined(told[kind], part)
    return told


def news(table: Table, fact: AnyFact, viewer: int | None, in_words: bool) -> dict[str, Any]:
    """What happened, as this viewer may hear it."""
    log = [hear(event, viewer) for event in table.happened]
    return {
        "fact": fact_part(table, fact, viewer),
        "log": [table.match.game.tell(heard) for heard in log] if in_words and table.match else log,
        "deadlines": deadlines(table, viewer),
    }


def in_the_know(table: Table, fact: AnyFact) -> int:
    """Who hears something else than a spectator does, as bits: whoever knows a card that not everybody knows.

    If spectators know more than somebody, and with offers, everybody hears their own.
    """
    if table.offered or isinstance(fact, AutoPass | Undone) or (table.match and table.match.table.form == OFFER):
        return EVERYBODY
    bits = eye(fact.seat) if isinstance(fact, Answered) and changes_promises(fact) else 0
    for event in table.happened:
        for mask in event.masks:
            if mask != EVERYBODY:
                bits |= mask
    return EVERYBODY if bits & SPECTATOR else bits


def match_parts(table: Table, kinds: set[Kind]) -> dict[Kind, bytes]:
    """The match for each kind of listener that is to see it now."""
    match = table.match
    if match is None:
        return {}
    asked = None if match.over else table.waiting()
    bare = [kind for kind in kinds if kind[1] == VIEW or (kind[1] == TURN and due(kind[0], asked))]
    return viewed(match, bare) | {kind: encode(seen(match, *kind)) for kind in kinds if kind[1] == SCENE}


def due(viewer: int | None, asked: list[int] | None) -> bool:
    """Has this viewer to decide something, or is everything over?"""
    return asked is None or viewer in asked


def viewed(match: Match, kinds: list[Kind]) -> dict[Kind, bytes]:
    """Bare views; what several see alike is written down once."""
    if not kinds:
        return {}
    shared, own = match.views([viewer for viewer, _ in kinds])
    common = encode(shared)
    return {kind: b'{"view":%b}' % joined(common, encode(mine)) for kind, mine in zip(kinds, own, strict=True)}


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one, without writing them down again; neither is empty."""
    return b"%b,%b" % (one[:-1], other[1:])


def fact_part(table: Table, fact: AnyFact, viewer: int | None) -> dict[str, Any]:
    """What kind of thing happened. A sealed answer is nobody's business, so choices are never told here.

    Nor is it told to whom an offer was made, who lets windows pass, or what anybody wants not to be asked: that would
    betray what they hold.
    """
    told: dict[str, Any] = {"kind": (AutoPass if isinstance(fact, Wished) else type(fact)).__struct_config__.tag}
    seat = getattr(fact, "seat", None)
    if (table.offered or isinstance(fact, AutoPass)) and seat != viewer:
        return told
    if seat is not None:
        told["seat"] = seat
    if isinstance(fact, Answered):
        told["by"] = fact.by
    if isinstance(fact, AutoPass):
        told |= {"on": fact.on, "wake": fact.wake}
    if viewer is not None and changes_promises(fact) and (seat == viewer or isinstance(fact, Undone)):
        told["promises"] = table.state.seats[viewer].promises
    return told


def changes_promises(fact: AnyFact) -> bool:
    return isinstance(fact, AutoPass | Undone) or (isinstance(fact, Answered) and bool(fact.promises))


def match_part(table: Table, viewer: int | None, want: str) -> dict[str, Any]:
    if table.kept is not None:
        return cut(table.state.ending["" if viewer is None else str(viewer)], want)
    return seen(table.match, viewer, want) if table.match is not None else {}


def cut(frame: dict[str, Any], want: str) -> dict[str, Any]:
    """A frame of a film as it is wanted."""
    view = frame["view"]
    return (
        {"view": view} if want != SCENE else {"scene": frame["scene"], "over": view["over"], "result": view["result"]}
    )


def seen(match: Match, viewer: int | None, want: str) -> dict[str, Any]:
    """The match as this viewer may see it."""
    view = match.view(viewer)
    if want != SCENE:
        return {"view": view}
    return {"scene": match.game.scene(view, viewer), "over": view["over"], "result": view["result"]}


def table_part(table: Table, present: set[int]) -> dict[str, Any]:
    """Who sits where, and what the host has chosen."""
    state = table.state
    return {
        "id": state.id,
        "phase": state.phase,
        "setup": state.setup,
        "commitment": state.commitment,
        "seats": [seat_part(table, number, seat, number in present) for number, seat in enumerate(state.seats)],
        "undo": state.undo,
        "agreed": state.agreed,
        "rematch": state.rematch,
        "decisions": table.decisions,
    }


def seat_part(table: Table, number: int, seat: SeatState, present: bool) -> dict[str, Any]:
    return {
        "name": seat.person.name if seat.person is not None else "",
        "taken": seat.person is not None,
        "host": table.is_host(number),
        "bot": seat.bot,
        "ready": seat.ready,
        "away": seat.away,
        "present": present,
        "committed": seat.digest,
        "revealed": bool(seat.nonce),
    }


def deadlines(table: Table, viewer: int | None) -> dict[str, float]:
    """When whose time is up, in seconds since 1970; of an offer only whoever has it is told."""
    if table.state.setup.clock.kind == "none":
        return {}
    secret = table.match is not None and table.match.table.form == OFFER
    shown = [number for number in table.waiting() if not secret or number == viewer]
    found = {str(number): table.deadline(number) for number in shown}
    return {number: at for number, at in found.items() if at is not None}


def line_part(line: Line) -> dict[str, Any]:
    return {"version": line.version, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}


def record(table: Table) -> dict[str, Any] | None:
    """The record of a finished match with the proof of its shuffles, if they are its own; None while it is secret."""
    if table.state.phase != OVER:
        return None
    record = table.match.record() if table.match is not None else table.kept
    if record is None:
        return None
    found = {name: value for name, value in record.items() if name not in ("state", "before", "digest")}
    found["rules"] = table.state.rules
    if not table.state.commitment:
        return found
    seats = [
        {"name": seat.person.name if seat.person else "", "bot": seat.bot, "digest": seat.digest, "nonce": seat.nonce}
        for seat in table.state.seats
    ]
    proof = {
        "table": table.state.id,
        "commitment": table.state.commitment,
        "version": table.state.bound,
        "secret": table.secret.hex(),
        "seats": seats,
    }
    return {**found, "proof": proof}
