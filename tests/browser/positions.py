"""Tables as they stand in matches: with few and with many players, early, late, and when most lies on them.

Bots play the matches in this process; a page that believes it talks to a server is told of the positions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import heldenrunde as hr
from heldenrunde.core.views import hear
from heldenrunde.match import Match
from heldenrunde.server.table.outgoing import SCENE, seen

EARLY, LATE = 0.25, 0.5
"""What counts as early, and from where on a match is late: as a part of its decisions."""
QUESTIONS = 3
"""So many late positions of a match are looked at, each with another question."""
SIZES = {"laptop": (1366, 700), "usual": (1400, 900), "large": (1920, 1080), "tablet": (768, 1024), "phone": (390, 844)}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
NAMES = ("Anna", "Bartholomäus", "Cem", "Dorothea", "Emil", "Friederike", "Gül", "Hans-Peter")


@dataclass(frozen=True)
class Seating:
    """A table as a host sets it up."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    seed: int = 3

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.seats), *(str(value) for _, value in self.options)])

    @property
    def stride(self) -> int:
        """Matches of many players are long: not every decision is looked at."""
        return 1 + self.seats**2 // 6


SEATINGS = (
    Seating("custom-heroes", 2),
    Seating("custom-heroes", 6),
    Seating("hero-story", 1),
    Seating("hero-story", 2),
    Seating("hero-story", 5),
    Seating("munchkin", 3),
    Seating("munchkin", 6),
    Seating("munchkin", 8),
    Seating("kapow", 2, (("mode", "first"),)),
    Seating("kapow", 2, (("mode", "duel"),)),
    Seating("kapow", 4, (("mode", "teams"),)),
    Seating("kapow", 1, (("mode", "solo"),)),
    Seating("kapow", 2, (("mode", "coop"),)),
    Seating("backstab-heroes", 3),
    Seating("backstab-heroes", 6),
)


@dataclass
class Position:
    """What somebody sees who has to decide, and what has been told so far."""

    seating: Seating
    name: str
    viewer: int | None
    seen: dict[str, Any]
    log: list[dict[str, Any]] = field(default_factory=list)


def told(match: Match, decision: int) -> dict[str, Any]:
    events = [match.game.tell(hear(event, None)) for event in match.happened()]
    return {"decision": decision, "events": msgspec.to_builtins(events)}


def played(seating: Seating) -> Iterator[Position]:
    """A match of bots, as whoever is asked sees it."""
    match = hr.Match.new(seating.game, seats=seating.seats, seed=seating.seed, **dict(seating.options))
    bots = [hr.bot("thumb", seed=seat) for seat in range(seating.seats)]
    log: list[dict[str, Any]] = []
    while not match.over:
        log.append(told(match, match.decisions))
        seat = match.waiting()[0]
        if match.decisions % seating.stride == 0:
            yield Position(seating, "", seat, seen(match, seat, SCENE), list(log))
        match.answer(seat, bots[seat].choose(match.view_for_bot(seat)))


def fullness(position: Position) -> int:
    """How much lies on the table that is drawn."""
    zones = position.seen["scene"].zones
    return sum(len(zone.pieces) for zone in zones if zone.kind != "pile")


def kind(position: Position) -> str:
    """What is asked, and whether it is in a fight."""
    scene = position.seen["scene"]
    fight = "-fight" if any(zone.id == "combat" for zone in scene.zones) else ""
    return f"{scene.question.text.id}{fight}"


@cache
def positions(seating: Seating) -> list[Position]:
    """The fullest ones: early, and late for the questions at which most lies on the table."""
    found = list(played(seating))
    late: dict[str, Position] = {}
    for position in sorted(found[int(len(found) * LATE) :], key=fullness):
        late[kind(position)] = position
    best = {"early": max(found[: max(1, int(len(found) * EARLY))], key=fullness)}
    best |= dict(sorted(late.items(), key=lambda item: -fullness(item[1]))[:QUESTIONS])
    return [replace(position, name=name, seen=msgspec.to_builtins(position.seen)) for name, position in best.items()]


class Stage:
    """A page at a table that is not there: it is told of positions instead."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url
        self.sockets: list[WebSocketRoute] = []
        self.position: Position | None = None
        page.route("**/api/tables/*/log*", self.tell_log)
        page.route_web_socket("**/socket", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda _: self.tell(socket))

    def tell_log(self, route: Route) -> None:
        assert self.position
        route.fulfill(json=self.position.log)

    def tell(self, socket: WebSocketRoute) -> None:
        assert self.position
        socket.send(json.dumps(welcome(self.position)))

    def show(self, position: Position) -> None:
        self.position = position
        self.page.goto(f"{self.url}/t/{position.seating.name}-{position.name}")
        expect(self.page.locator("[data-question]")).to_be_visible()
        self.page.evaluate("document.fonts.ready")

    def resize(self, width: int, height: int) -> None:
        """Another screen; the table has found its size on it when the next picture but one is drawn."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)


def welcome(position: Position) -> dict[str, Any]:
    seating = position.seating
    setup = {"game": seating.game, "seats": seating.seats, "options": dict(seating.options), "bots": [None]}
    nothing = {"bot": None, "ready": True, "away": False, "committed": "", "revealed": True}
    seats = [
        {"name": name, "taken": True, "host": seat == 0, "present": True, **nothing}
        for seat, name in enumerate(NAMES[: seating.seats])
    ]
    table = {"id": seating.name, "phase": "playing", "setup": setup, "commitment": "", "seats": seats}
    return {
        "type": "welcome",
        "version": len(position.log),
        "you": position.viewer,
        "table": {**table, "undo": None, "agreed": [], "rematch": "", "decisions": len(position.log)},
        **position.seen,
        **{"deadlines": {}, "pause": None, "auto_pass": False, "wake": [], "promises": [], "chat": []},
    }
