"""The table as people see it, from a view alone."""

from __future__ import annotations

from typing import Any

from heldenrunde.rulebooks.mouse_and_dragon.cards import ANIMALS
from heldenrunde.rulebooks.mouse_and_dragon.rules.laying import BOOST

from heldenrunde.core.scene import (
    A_NUMBER,
    ONE_OF,
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
    player,
    text,
)

View = dict[str, Any]


def scene(view: View, viewer: int | None) -> Scene:
    asked, seats = view["question"], (0, 1)
    options = view["options"] or ()
    return Scene(
        game="mouse-and-dragon",
        viewer=viewer,
        seats=tuple([Seat(seat, to_act=asked is not None and seat in asked["seats"]) for seat in seats]),
        zones=(table(view), camp(view), *[zone for seat in seats for zone in own(view, seat)]),
        counters=tuple([Counter(f"coins-{seat}", text("counter-coins"), view["coins"][seat], seat) for seat in seats]),
        headline=(text("headline-duel", n=min(4, 1 + sum([len(cards) for cards in view["won"]]) // 2)),),
        question=question(asked["seats"], viewer) if asked else None,
        options=tuple([choice(option) for option in options]),
        forms=forms(view, viewer) if options and viewer is not None else (),
    )


# -- cards -----------------------------------------------------------------------------------------------------------


def name_of(card: int) -> Text:
    return text(f"card-{ANIMALS[card]}")


def sample(animal: str) -> Piece:
    """A card of the catalogue."""
    return Piece(animal, text(f"card-{animal}"), str(ANIMALS.index(animal)), animal)


def piece(card: int | None, place: str, owner: int | None = None) -> Piece:
    if card is None:
        return Piece(place, None)
    return Piece(f"c{card}", name_of(card), str(card), ANIMALS[card], owner=owner)


def table(view: View) -> Zone:
    laid = [piece(card, "", seat) for seat in (0, 1) for card in view["laid"][seat]]
    return Zone("table", "trick", text("zone-table"), tuple(laid))


def camp(view: View) -> Zone:
    return Zone("camp", "row", text("zone-camp"), tuple([piece(card, "") for card in view["camp"]]))


def own(view: View, seat: int) -> tuple[Zone, Zone]:
    hand = [piece(card, f"h{seat}-{i}") for i, card in enumerate(view["hands"][seat])]
    won = [piece(card, "") for card in view["won"][seat]]
    return (
        Zone(f"hand-{seat}", "hand", text("zone-hand", player=player(seat)), tuple(hand), seat),
        Zone(f"won-{seat}", "row", text("zone-won", player=player(seat)), tuple(won), seat),
    )


# -- what is asked ---------------------------------------------------------------------------------------------------


def question(seats: list[int], viewer: int | None) -> Question:
    asked = text("ask-move") if viewer in seats else text("ask-others", players=[player(seat) for seat in seats])
    return Question(asked, "MD-2.2", tuple(seats), "one")


def choice(option: Any) -> Choice:
    """What to call it, and the pieces that lead to it: one is clicked, two are dragged onto each other."""
    match option:
        case ["swap", card, other]:
            label = text("do-swap", card=name_of(card), other=name_of(other))
            return Choice(option, label, (f"c{card}", f"c{other}"), "swap")
        case ["boost", card, coins]:
            return Choice(option, text("do-boost", card=name_of(card), n=coins), (f"c{card}",), "boost")
    return Choice(option, text("do-lay", card=name_of(option[1])), (f"c{option[1]}",), "lay")


def forms(view: View, viewer: int) -> tuple[Form, ...]:
    """MD-2.3: a card with any number of coins; the options list only those with one."""
    hand, coins = view["hands"][viewer], view["coins"][viewer]
    if coins < 2:
        return ()
    which = Field(ONE_OF, text("form-card"), tuple(hand), pieces=tuple([f"c{card}" for card in hand]))
    return (
        Form(text("form-boost"), BOOST, (which, Field(A_NUMBER, text("form-coins"), least=1, most=coins, begin=2))),
    )
