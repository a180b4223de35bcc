"""What goes out to a viewer: the state of the table, what has just happened, and the match as the viewer may see it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from heldenrunde.core.changes import changes
from heldenrunde.core.game import EVERYBODY, SPECTATOR, Event, eye
from heldenrunde.core.views import hear
from heldenrunde.match import Match
from heldenrunde.server.table.facts import Answered, AnyFact, AutoPass, Said, Undone, Wished
from heldenrunde.server.table.state import OVER, Line, SeatState, Shot, Table

encode, to_builtins = msgspec.json.Encoder().encode, msgspec.to_builtins

VIEW, TURN, SCENE = "view", "turn", "scene"
"""What a viewer wants of the match: the bare view after every step, or only when the seat is asked (bots); the scene
(people). What happened is told in every step anyway."""
Kind = tuple[int | None, str]
"""The seat that looks, and what it wants."""


class Heard(msgspec.Struct, omit_defaults=True):
    """An event for programs: what there is nothing to say about is left out."""

    what: str
    seat: int
    cards: list[int | None] = []
    n: int = 0
    name: str = ""
    rule: str = ""
    to: list[int] = []
    on: list[int | None] = []
    m: int = 0


def welcome(table: Table, viewer: int | None, want: str, present: set[int]) -> dict[str, Any]:
    """Everything, for somebody who has just come."""
    return {
        "type": "welcome",
        "version": table.shown,
        "you": viewer,
        "table": table_part(table, present),
        **match_part(table, viewer, want),
        "deadlines": deadlines(table),
        "pause": table.state.pause.until if table.state.pause is not None else None,
        "auto_pass": viewer is not None and table.state.seats[viewer].auto_pass,
        "wake": table.state.seats[viewer].wake if viewer is not None else (),
        "promises": table.state.seats[viewer].promises if viewer is not None else (),
        "chat": [line_part(line) for line in table.state.chat],
    }


def steps(table: Table, fact: AnyFact, kinds: set[Kind], present: Callable[[], set[int]]) -> dict[Kind, bytes]:
    """What one fact has changed, for each kind of listener. What all may know alike is written down once.

    What only one seat may know is not told to others at all."""
    if table.state.hidden[-1:] == [table.version]:
        kinds = {kind for kind in kinds if may_hear(table, table.version, fact, kind[0])}
    common: dict[str, Any] = {"type": "step", "version": table.shown}
    if table.state.pause is not None:
        common["pause"] = table.state.pause.until
    if type(fact) is Said:
        common |= {"fact": fact_part(table, fact, None), "chat": [line_part(table.state.chat[-1])]}
        return dict.fromkeys(kinds, encode(common))
    if type(fact) is not Answered or table.state.phase == OVER:
        common["table"] = table_part(table, present())
    happened = table.happened
    insiders, public = in_the_know(fact, happened), dict[bool, bytes]()
    told: dict[Kind, bytes] = {}
    for kind in kinds:
        viewer, in_words = kind[0], kind[1] == SCENE
        if insiders and insiders & eye(viewer):
            told[kind] = encode(common | news(table, fact, happened, viewer, in_words))
            continue
        if in_words not in public:
            public[in_words] = encode(common | news(table, fact, happened, None, in_words))
        told[kind] = public[in_words]
    for kind, part in match_parts(table, kinds).items():
        told[kind] = joined(told[kind], part)
    return told


def may_hear(table: Table, version: int, fact: AnyFact, viewer: int | None) -> bool:
    """Of some facts only the seat itself is told: of its wishes, and of its answer to an offer."""
    numbers = table.state.hidden
    place = bisect_left(numbers, version)
    return place == len(numbers) or numbers[place] != version or getattr(fact, "seat", None) == viewer


def news(table: Table, fact: AnyFact, happened: list[Event], viewer: int | None, in_words: bool) -> dict[str, Any]:
    """What happened, as this viewer may hear it."""
    log = [hear(event, viewer) for event in happened]
    told = [table.match.game.tell(heard) for heard in log] if in_words and table.match else [Heard(**e) for e in log]
    return {
        "fact": fact_part(table, fact, viewer),
        "log": told,
        "deadlines": deadlines(table),
    }


def in_the_know(fact: AnyFact, happened: list[Event]) -> int:
    """Who hears something else than a spectator does, as bits: whoever knows a card that not everybody knows.

    If spectators know more than somebody everybody hears their own.
    """
    bits = 0
    if changes_promises(fact):
        bits = eye(fact.seat) if type(fact) is Answered else EVERYBODY
    for event in happened:
        for mask in event.masks:
            if mask != EVERYBODY:
                bits |= mask
    return EVERYBODY if bits & SPECTATOR else bits


def match_parts(table: Table, kinds: set[Kind]) -> dict[Kind, bytes]:
    """The match for each kind of listener that is to see it now."""
    if table.match is None:
        return {}
    found: dict[Kind, bytes] = {}
    bare: list[Kind] = []
    asked = None if table.state.phase == OVER else table.waiting()
    for kind in kinds:
        viewer, want = kind
        if want == SCENE:
            now = filmed(table.film, table.seen_by(viewer), viewer)
            found[kind] = encode(now | {"undoable": table.can_undo(viewer)})
        elif want == VIEW or asked is None or viewer in asked:
            bare.append(kind)
    for match in (table.match, table.still):
        theirs = [kind for kind in bare if table.seen_by(kind[0]) is match]
        if match is not None and theirs:
            found |= viewed(match, theirs)
    return found


def filmed(film: Sequence[Shot], match: Match, viewer: int | None) -> dict[str, Any]:
    """The scene; and if there was more to be seen on the way, the moments before it, each as what it has different from
    the next. `told` is how many events of the log belong to it and to those before."""
    now = seen(match, viewer, SCENE)
    if len(film) < 2:
        return now
    moments: list[dict[str, Any]] = []
    told = sum([len(shot.events) for shot in film])
    later = now["scene"] = to_builtins(now["scene"])
    for shot, following in zip(film[-2::-1], film[:0:-1], strict=True):
        told -= len(following.events)
        scene = to_builtins(seen(shot.match, viewer, SCENE)["scene"])
        moments.insert(0, {"told": told, "changes": changes(later, scene)})
        later = scene
    return now | {"moments": moments}


def viewed(match: Match, kinds: list[Kind]) -> dict[Kind, bytes]:
    """Bare views; what several see alike is written down once."""
    shared, own = match.views([viewer for viewer, _ in kinds])
    common = encode(shared)
    return {kind: b'{"view":%b}' % joined(common, encode(mine)) for kind, mine in zip(kinds, own, strict=True)}


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one, without writing them down again; neither is empty."""
    return b"%b,%b" % (one[:-1], other[1:])


def fact_part(table: Table, fact: AnyFact, viewer: int | None) -> dict[str, Any]:
    """What kind of thing happened. A sealed answer is nobody's business, so choices are never told here.

    Nor is it told who lets windows pass, or what anybody wants not to be asked: that would betray what they hold.
    """
    told: dict[str, Any] = {"kind": (AutoPass if type(fact) is Wished else type(fact)).__struct_config__.tag}
    seat = getattr(fact, "seat", None)
    if type(fact) in (AutoPass, Wished) and seat != viewer:
        return told
    if seat is not None:
        told["seat"] = seat
    if type(fact) is Answered:
        told["by"] = fact.by
    elif isinstance(fact, AutoPass):
        told |= {"on": fact.on, "wake": fact.wake}
    if viewer is not None and changes_promises(fact) and (seat == viewer or type(fact) is Undone):
        told["promises"] = table.state.seats[viewer].promises
    return told


def changes_promises(fact: AnyFact) -> bool:
    return bool(fact.promises) if type(fact) is Answered else isinstance(fact, (AutoPass, Undone))


def match_part(table: Table, viewer: int | None, want: str) -> dict[str, Any]:
    if table.kept is not None:
        ending = msgspec.json.decode(table.state.ending["" if viewer is None else str(viewer)])
        found = cut(ending | {"moments": None}, want)
    elif table.match is not None:
        found = seen(table.seen_by(viewer), viewer, want)
    else:
        return {}
    return found | {"undoable": table.can_undo(viewer)} if want == SCENE else found


def cut(frame: dict[str, Any], want: str) -> dict[str, Any]:
    """A frame of a film as it is wanted."""
    view = frame["view"]
    if want != SCENE:
        return {"view": view}
    moments = {"moments": frame["moments"]} if frame.get("moments") else {}
    return {"scene": frame["scene"], "over": view["over"], "result": view["result"], **moments}


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
        "undo": None if state.undo is None else {"seat": state.undo.seat, "to": table.counted(state.undo.to)},
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


def deadlines(table: Table) -> dict[str, float]:
    """When whose time is up, in seconds since 1970."""
    if table.state.setup.clock.kind == "none":
        return {}
    found = {str(number): table.deadline(number) for number in table.waiting()}
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
