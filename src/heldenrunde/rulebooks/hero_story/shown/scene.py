"""The table of Hero Story as people see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from heldenrunde.core.game import Card
from heldenrunde.core.scene import (
    Badge,
    Counter,
    Piece,
    Question,
    Scene,
    Seat,
    Text,
    Zone,
    player,
    question_in,
    text,
    to_act,
)
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CARDS,
    FIRST_ABILITY,
    FIRST_VANCARDIAN,
    NUMBERS,
    SUIT,
    SUITS,
    VALUE,
    ability_of,
)
from heldenrunde.rulebooks.hero_story.shown.forms import forms
from heldenrunde.rulebooks.hero_story.shown.labels import card_id, card_text, options
from heldenrunde.rulebooks.hero_story.shown.left_alone import again, spans
from heldenrunde.rulebooks.hero_story.shown.reasons import why_no_card, why_no_charge
from heldenrunde.rulebooks.hero_story.shown.standing import trump_of, winning

View = dict[str, Any]

ASKS: Final = {
    "story_choices": "HS-2.3",
    "identity_choices": "HS-2.4",
    "own_stories": "HS-2.4",
    "storm_suits": "HS-2.4",
    "inventions": "HS-2.4",
    "marked_charges": "HS-2.9",
    "effect_charges": "HS-2.9",
    "plans": "HS-2.9",
    "alignments": "HS-2.7",
    "suits": "HS-2.8",
    "all_but_last": "HS-5.6",
    "goggle_swaps": "HS-2.8",
    "prophecies": "HS-2.8",
    "moves": "HS-3.2",
    "sidekick_cards": "HS-6.2",
    "slow_motions": "HS-5.8",
    "strings": "HS-5.11",
    "uses": "HS-5.11",
    "force_fields": "HS-5.11",
    "swaps": "HS-5.10",
    "to_discard": "HS-5.10",
    "up_to": "HS-5.10",
    "some_cards": "HS-5.6",
    "end_uses": "HS-4.1",
}


def scene(view: View, viewer: int | None) -> Scene:
    """Seats, zones, counters, the question and its options."""
    seats = range(view["seats"])
    places = range(len(view["hands"]))
    return Scene(
        game="hero-story",
        viewer=viewer,
        seats=tuple(Seat(seat, tuple(states(view, seat)), to_act(view, seat)) for seat in seats),
        zones=(
            trick(view),
            *event_zones(view),
            *(zone for place in places for zone in zones_of(view, place, viewer)),
            *common_zones(view),
        ),
        counters=tuple(counter for seat in range(view["players"]) for counter in counters_of(view, seat)),
        headline=tuple(headline(view)),
        question=question(view, viewer),
        options=options(view),
        forms=forms(view),
        spans=spans(view),
    )


def name_of(view: View, place: int) -> Text:
    """Of a player, a sidekick or a Vancardian."""
    if place < view["seats"]:
        return player(place)
    if view["solo"]:
        return text("name-automaton" if place == 1 else "name-factoryon")
    return text("name-sidekick", player=player(place - 2))


# -- pieces ----------------------------------------------------------------------------------------------------------


def piece(view: View, card: int | None, place: str) -> Piece:
    """A card, or the back of one."""
    if card is None:
        return Piece(place, None)
    number = ability_of(Card(card))
    return ability(view, card, number) if 0 < number < NUMBERS else printed(card)


def printed(card: int) -> Piece:
    """A card as it is printed; its kind is its suit, or the family that it belongs to."""
    id, number = card_id(card), ability_of(Card(card))
    if card < FIRST_ABILITY:
        suit = SUITS[SUIT[card]]
        return Piece(f"c{card}", text(f"suit-{suit}"), str(VALUE[card]), id, kind=suit)
    if number < NUMBERS:
        found = ABILITIES[number]
        badges = (Badge(text(f"kind-{found.kind}"), mark=price(found.prices, found.marked)),)
        return Piece(f"c{card}", card_text(card), "", id, badges, kind=found.family)
    return Piece(f"c{card}", card_text(card), "", id, kind="event" if card < FIRST_VANCARDIAN else "vancardian")


def sample(id: str) -> Piece:
    """A card of the catalogue."""
    return printed(next(card for card in range(CARDS) if card_id(card) == id))


def ability(view: View, card: int, number: int) -> Piece:
    """A card of a tableau with its charges, and what was named with it."""
    shown, prices = printed(card), ABILITIES[number].prices
    left = view["charged"][number] - view["removed"][number]
    badges = [*shown.badges]
    if view["charged"][number]:
        badges.append(Badge(text("badge-charges", n=left), mark=f"{left}/{len(prices)}"))
    if named := target(view, number):
        badges.append(Badge(named))
    lit = left > 0 or (shown.kind == "identity" and any([card in tableau for tableau in view["tableaus"]]))
    return replace(shown, badges=tuple(badges), lit=lit)


def price(prices: tuple[int, ...], marked: bool) -> str:
    """1, 2, 1+1; a ring marks what is charged first."""
    return "+".join(str(n) for n in prices) + ("◎" if marked else "")


def target(view: View, number: int) -> Text | None:
    """The player, suit or number named with an ability."""
    x = view["target"][number]
    if x < 0:
        return None
    if ABILITIES[number].id in ("reality-warp", "stormbringer"):
        return text(f"suit-{SUITS[x]}")
    return (
        text("badge-number", n=x)
        if ABILITIES[number].id == "prophecy"
        else text("badge-player", player=name_of(view, x))
    )


# -- zones and counters ----------------------------------------------------------------------------------------------


def trick(view: View) -> Zone:
    """The cards of the trick in the order played, with what they count as where that is not what is printed."""
    pieces = [played(view, i, card) for i, card in enumerate(view["trick"])]
    return Zone("trick", "trick", text("zone-trick"), tuple(pieces), note=led(view))


def played(view: View, i: int, card: int | None) -> Piece:
    shown = piece(view, card, f"t{i}")
    suit, value, cannot = view["counts"][i]
    badges = list(shown.badges)
    if card is not None and (suit, value) != (SUIT[card], VALUE[card]):
        badges.append(Badge(text("badge-counts", suit=text(f"suit-{SUITS[suit]}"), value=value)))
    if cannot:
        badges.append(Badge(text("badge-cannot-win")))
    if i == winning(view):
        badges.append(Badge(text("badge-wins")))
    place = view["who"][i]
    if place >= view["seats"]:
        badges.append(Badge(name_of(view, place)))
    owner = place if place < view["seats"] else None
    return replace(shown, badges=tuple(badges), lit=False, owner=owner, group=i)


def led(view: View) -> Text | None:
    """What is led, and what is trump in this trick."""
    if view["led"] < 0:
        return None
    trump = trump_of(view)
    suit = text(f"suit-{SUITS[view['led']]}")
    order = "lowest" if view["lowest"] else "highest"
    if trump < 0:
        return text("led-no-trump", suit=suit, order=order)
    return text("led", suit=suit, trump=text(f"suit-{SUITS[trump]}"), order=order)


def event_zones(view: View) -> list[Zone]:
    if not view["event"]:
        return []
    return [Zone("event", "row", text("zone-event"), tuple(piece(view, card, "") for card in view["event"]))]


def zones_of(view: View, place: int, viewer: int | None) -> list[Zone]:
    """Hand, tableau and tricks of a place."""
    owner = place if place < view["seats"] else None
    name = name_of(view, place)
    hand = [
        replace(piece(view, card, f"h{place}-{i}"), why_not=why_no_card(view, viewer, place, card))
        for i, card in enumerate(in_order(view, place))
    ]
    if place >= view["players"]:
        label = text("zone-hand-sidekick", player=player(place - 2))
        return [Zone(f"hand-{place}", "hand", label, tuple(hand), owner)]
    tableau = [
        replace(piece(view, card, ""), why_not=why_no_charge(view, viewer, place, card))
        for card in view["tableaus"][place]
    ]
    taken = [piece(view, card, f"w{place}-{i}") for i, card in enumerate(view["taken"][place])]
    found = [
        Zone(f"hand-{place}", "hand", text("zone-hand", player=name), tuple(hand), owner),
        Zone(f"tableau-{place}", "tableau", text("zone-tableau", player=name), tuple(tableau), owner),
        Zone(f"tricks-{place}", "pile", text("zone-tricks", player=name), tuple(taken), owner),
    ]
    for field in ("offered", "identities"):
        pieces = [piece(view, card, f"{field}{place}-{i}") for i, card in enumerate(view[field][place])]
        if pieces:
            found.append(Zone(f"{field}-{place}", "row", text(f"zone-{field}", player=name), tuple(pieces), owner))
    return found


def in_order(view: View, place: int) -> list[int | None]:
    """A hand by suit and value, hidden cards last; a Vancardian's as it lies (HS-8.2)."""
    hand: list[int | None] = view["hands"][place]
    if view["solo"] and place:
        return hand
    known = sorted([card for card in hand if card is not None])
    return [*known, *[None] * (len(hand) - len(known))]


def common_zones(view: View) -> list[Zone]:
    """Draw pile, discards, and what somebody looks at."""
    found = []
    for field in ("looked", "pile", "discard", "aside"):
        pieces = tuple(piece(view, card, f"{field}-{i}") for i, card in enumerate(view[field]))
        if pieces or field == "pile":
            found.append(Zone(field, "row" if field == "looked" else "pile", text(f"zone-{field}"), pieces))
    return found


def counters_of(view: View, seat: int) -> list[Counter]:
    """VP and tricks; stamina for who can have any. Those of a Vancardian carry her name."""
    if seat >= view["seats"]:
        name = name_of(view, seat)
        return [
            Counter(f"vp-{seat}", text("counter-vp-of", player=name), view["vp"][seat]),
            Counter(f"tricks-{seat}", text("counter-tricks-of", player=name), view["tricks"][seat]),
        ]
    return [
        Counter(f"vp-{seat}", text("counter-vp"), view["vp"][seat], seat),
        Counter(f"tricks-{seat}", text("counter-tricks"), view["tricks"][seat], seat),
        Counter(f"stamina-{seat}", text("counter-stamina"), view["supply"][seat], seat),
    ]


def states(view: View, seat: int) -> list[Text]:
    """What to say beside a player's name."""
    found = []
    side = view["sides"][seat] or (view["masks"][seat] if view["number"] else None)
    if side:
        found.append(text("state-good" if side == "good" else "state-evil"))
    if view["dealer"] == seat and not view["solo"]:
        found.append(text("state-dealer"))
    if view["leader"] == seat and view["number"]:
        found.append(text("state-leads"))
    if seat in view["wanted"]:
        found.append(text("state-wanted"))
    return found


# -- the question ----------------------------------------------------------------------------------------------------


def headline(view: View) -> list[Text]:
    found = [text("headline-round", round=view["round"], rounds=view["rounds"])]
    if 0 < view["number"] <= 8:
        found.append(text("headline-trick", number=view["number"]))
    if view["trump"] < 0:
        found.append(text("headline-no-trump"))
    elif view["trump"] != 1:
        found.append(text("headline-trump", suit=text(f"suit-{SUITS[view['trump']]}")))
    if view["event"]:
        found.append(text("headline-event", event=card_text(view["event"][0])))
    return found


def question(view: View, viewer: int | None) -> Question | None:
    return question_in(
        view,
        viewer,
        ASKS,
        words=lambda asked: asking(view, asked["name"], asked["about"]),
        again=lambda asked: again(view, asked),
    )


def asking(view: View, name: str, about: list[Any]) -> Text:
    """What is asked of the viewer."""
    if name == "moves":
        return text("ask-follow" if view["trick"] else "ask-lead")
    if name == "uses":
        return text(f"ask-uses-{about[0]}")
    if name in ("to_discard", "up_to"):
        return Text(f"ask-{name.replace('_', '-')}", {"n": about[0]})
    if name == "some_cards":
        return Text(f"ask-cards-{about[1] if len(about) > 1 else 'open'}", {"n": about[0]})
    if name == "strings":
        return text("ask-strings", player=name_of(view, about[0]))
    return Text(f"ask-{name.replace('_', '-')}")
