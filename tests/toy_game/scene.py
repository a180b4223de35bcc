"""The table as people see it, and what happened there."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.scene import (
    A_NUMBER,
    Badge,
    Choice,
    Counter,
    Field,
    Form,
    Piece,
    Question,
    Scene,
    Seat,
    Text,
    Zone,
    log_line,
    player,
    text,
)

from .play import TURNS

View = dict[str, Any]
NAMES: Final = ("ant", "bee", "cat", "dog", "elk", "fox", "gnu", "hen", "ibis", "jay")


def catalogue() -> list[tuple[str, int]]:
    return [(name, 1) for name in NAMES]


def name_of(card: int) -> Text:
    return text(f"card-{NAMES[card]}")


def line(heard: dict[str, Any]) -> Text:
    return log_line(heard, name_of)


def scene(view: View, viewer: int | None) -> Scene:
    seats, asked = range(len(view["hands"])), view["question"]
    options, left = view["options"] or (), TURNS - len(view["told"])
    return Scene(
        game="toy",
        viewer=viewer,
        seats=tuple([Seat(seat, to_act=asked is not None and seat in asked["seats"]) for seat in seats]),
        zones=(table(view), *[hand(view, seat) for seat in seats], pile(view)),
        counters=(
            *[Counter(f"purse-{seat}", text("counter-purse"), view["purse"][seat], seat) for seat in seats],
            Counter("turns", text("counter-turns"), left),
        ),
        headline=(text("headline-turn", n=min(TURNS, len(view["told"]) + 1)),),
        question=question(asked["seats"], viewer) if asked else None,
        options=tuple([choice(option) for option in options]),
        forms=forms(view, viewer) if options else (),
    )


def piece(view: View, card: int | None, place: str, owner: int | None = None, group: int = 0) -> Piece:
    if card is None:
        return Piece(place, None)
    inside = view["inside"].get(str(card), ())
    badges = tuple([Badge(name_of(other), "blue", str(other)) for other in inside if other is not None])
    return Piece(f"c{card}", name_of(card), str(card), NAMES[card], badges, owner=owner, group=group)


def hand(view: View, seat: int) -> Zone:
    cards = [piece(view, card, f"h{seat}-{i}") for i, card in enumerate(view["hands"][seat])]
    return Zone(f"hand-{seat}", "hand", text("zone-hand", player=player(seat)), tuple(cards), seat)


def pile(view: View) -> Zone:
    cards = [piece(view, card, f"pile-{i}") for i, card in enumerate(view["pile"])]
    return Zone("pile", "pile", text("zone-pile"), tuple(cards))


def table(view: View) -> Zone:
    laid = [(seat, card) for what, seat, card in view["told"] if what == "lay"]
    cards = [piece(view, card, "", seat, group) for group, (seat, card) in enumerate(laid)]
    return Zone("table", "trick", text("zone-table"), tuple(cards))


def question(seats: list[int], viewer: int | None) -> Question:
    asked = text("ask-move") if viewer in seats else text("ask-others", players=[player(seat) for seat in seats])
    return Question(asked, "TOY-1.1", tuple(seats), "one")


def choice(option: Any) -> Choice:
    match option:
        case ["lay", card]:
            return Choice(option, text("do-lay", card=name_of(card)), (f"c{card}",), "lay")
        case ["slip", card, into]:
            label = text("do-slip", card=name_of(card), into=name_of(into))
            return Choice(option, label, (f"c{card}", f"c{into}"), "slip")
    return Choice(option, text(f"do-{option}"), (), option)


def forms(view: View, viewer: int | None) -> tuple[Form, ...]:
    if viewer is None:
        return ()
    field = Field(A_NUMBER, text("form-pay-coins"), least=1, most=view["purse"][viewer] + 1, begin=1)
    return (Form(text("form-pay"), "pay", (field,)),)
