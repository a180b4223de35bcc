"""The table of Backstab Heroes as people see it."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import OFFER, PASS
from heldenrunde.core.game import Card
from heldenrunde.core.scene import (
    ME,
    Again,
    Badge,
    Choice,
    Counter,
    Piece,
    Question,
    Scene,
    Seat,
    Text,
    Why,
    Zone,
    player,
    question_in,
    stepped,
    text,
    to_act,
    why,
)
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import (
    KIND,
    NAME,
    TREASURES,
    id_of,
    is_action,
    is_attack,
    is_reaction,
    is_treasure,
    monster_of,
)
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import MONSTERS, ROUNDS, TIERS
from heldenrunde.rulebooks.backstab_heroes.shown.forms import forms, steps

View = dict[str, Any]

ASKS: Final = {
    "layable": "BH-3.2",
    "discards": "BH-3.9",
    "on_offer": "BH-3.8",
    "another_hero": "BH-3.3",
    "a_hero": "BH-3.3",
    "a_hero_and_a_place": "BH-3.3",
    "swaps": "BH-3.13",
    **dict.fromkeys(("ducks", "after_yous", "stays", "hands_offs", "objections", "reserves", "mines"), "BH-3.5"),
}
TONES: Final = {"attack": "red", "trick": "blue", "reaction": "purple", "treasure": "yellow"}
ABOUT_A_CARD: Final = ("another_hero", "a_hero", "a_hero_and_a_place")
AT_A_HERO: Final = ("ducks", "after_yous", "stays", "hands_offs")
"""What a hero is about to suffer concerns that hero; cards, spoils and monsters concern all alike."""


def scene(view: View, viewer: int | None) -> Scene:
    """Seats, zones, counters, the question and its options."""
    seats = range(len(view["hurt"]))
    return Scene(
        game="backstab-heroes",
        viewer=viewer,
        seats=tuple(Seat(seat, tuple(states(view, seat)), to_act(view, seat)) for seat in seats),
        zones=(monster_zone(view), *(zone for seat in seats for zone in zones_of(view, seat)), *common_zones(view)),
        counters=(*table_counters(view), *(counter for seat in seats for counter in counters_of(view, seat))),
        headline=tuple(headline(view)),
        question=question(view, viewer),
        options=stepped(tuple(choice(view, option) for option in view["options"] or ()), steps),
        forms=forms(view),
        spans=(("round", str(view["round"])),),
    )


# -- pieces ----------------------------------------------------------------------------------------------------------


def card_text(card: int) -> Text:
    """The name of a card."""
    return text(f"card-{id_of(Card(card))}")


def family(card: Card) -> str:
    if card >= TREASURES:
        return TIERS[monster_of(card).tier]
    if is_treasure(card):
        return "treasure"
    return "reaction" if is_reaction(card) else "attack" if is_attack(card) else "trick"


def piece(view: View, card: int | None, place: str, owner: int | None = None, why_not: Why | None = None) -> Piece:
    """A card, or the back of one."""
    if card is None:
        return Piece(place, None, owner=owner)
    kind = family(Card(card))
    badges = (Badge(text(f"family-{kind}"), TONES.get(kind, "")),)
    shown = f"c{card}", card_text(card), mark(view, Card(card)), id_of(Card(card)), badges
    return Piece(*shown, owner=owner, why_not=why_not, kind=kind)


def sample(id: str) -> Piece:
    """A card of the catalogue; a monster shows its strength with few heroes."""
    monsters = [monster.id for monster in MONSTERS]
    return piece({"hurt": [0, 0, 0]}, TREASURES + monsters.index(id) if id in monsters else NAME.index(id), "")


def mark(view: View, card: Card) -> str:
    """What stands large on it: the points of a treasure, the strength of a monster."""
    if card >= TREASURES:
        return str(monster_of(card).strengths[len(view["hurt"]) - 3])
    return str(KIND[card].vp).replace("-", "−") if is_treasure(card) else ""


def pieces(view: View, cards: list[int | None], place: str) -> tuple[Piece, ...]:
    return tuple(piece(view, card, f"{place}-{i}") for i, card in enumerate(cards))


# -- zones and counters ----------------------------------------------------------------------------------------------


def monster_zone(view: View) -> Zone:
    """The monster, with what is still missing."""
    return Zone("monster", "row", text("zone-monster"), pieces(view, view["monster"], "m"), note=monster_note(view))


def monster_note(view: View) -> Text | None:
    if not view["monster"]:
        return None
    strength, treasures = figures(view)
    missing = strength - view["wound"]
    if missing > 0:
        return text("monster-stands", strength=strength, wound=view["wound"], missing=missing, treasures=treasures)
    return text("monster-falls", strength=strength, wound=view["wound"], treasures=treasures)


def figures(view: View) -> tuple[int, int]:
    """Strength and treasures of the monster for this number of heroes."""
    monster, row = monster_of(Card(view["monster"][0])), len(view["hurt"]) - 3
    return monster.strengths[row], monster.treasures[row]


def zones_of(view: View, seat: int) -> list[Zone]:
    """What lies before a player, and the hand without it."""
    laid = view["laid"][seat]
    why_not = blocked(view, seat)
    hand = list(view["hands"][seat])
    if view["facing"][seat]:
        hand.remove(laid) if laid is not None else hand.pop(last_hidden(hand))
    before = [piece(view, laid, f"l{seat}", seat)] if view["facing"][seat] else []
    before += [piece(view, card, "", seat) for card in view["shown"][seat]]
    held = [piece(view, card, f"h{seat}-{i}", why_not=why_not.get(card)) for i, card in enumerate(hand)]
    return [
        Zone(f"laid-{seat}", "row", text("zone-laid", player=player(seat)), tuple(before), seat),
        Zone(f"hand-{seat}", "hand", text("zone-hand", player=player(seat)), tuple(held), seat),
    ]


def last_hidden(hand: list[int | None]) -> int:
    """Which card of a hand lies face down nobody can say; a hidden one, if there is any."""
    return max((i for i, card in enumerate(hand) if card is None), default=len(hand) - 1)


def common_zones(view: View) -> list[Zone]:
    return [
        Zone("offered", "row", text("zone-offered"), pieces(view, view["offered"], "o")),
        Zone("monsters", "pile", text("zone-monsters"), pieces(view, view["monsters"], "mp")),
        Zone("actions", "pile", text("zone-actions"), pieces(view, view["actions"], "a")),
        Zone("discard", "pile", text("zone-discard"), pieces(view, view["discard"], "d")),
        Zone("treasures", "pile", text("zone-treasures"), pieces(view, view["treasures"], "t")),
        Zone("fought", "pile", text("zone-fought"), pieces(view, view["fought"], "f")),
        Zone("gone", "pile", text("zone-gone"), pieces(view, view["gone"], "g")),
    ]


def table_counters(view: View) -> list[Counter]:
    found = [Counter("medals-left", text("counter-medals-left"), view["supply"])]
    if view["monster"]:
        strength, treasures = figures(view)
        found += [
            Counter("strength", text("counter-strength"), strength),
            Counter("wound", text("counter-wound"), view["wound"]),
            Counter("missing", text("counter-missing"), max(0, strength - view["wound"])),
            Counter("spoils", text("counter-spoils"), treasures),
        ]
    return found


def counters_of(view: View, seat: int) -> list[Counter]:
    return [
        Counter(f"hurt-{seat}", text("counter-hurt"), view["hurt"][seat], seat),
        Counter(f"dealt-{seat}", text("counter-dealt"), view["dealt"][seat], seat),
        Counter(f"medals-{seat}", text("counter-medals"), view["medals"][seat], seat),
    ]


def place_of(view: View, seat: int) -> str:
    return "front" if view["spearhead"] == seat else "back" if view["shadows"] == seat else "middle"


def states(view: View, seat: int) -> list[Text]:
    """Where a hero stands, and what to say beside the name."""
    found = [text(f"state-{place_of(view, seat)}")]
    if view["start"] == seat:
        found.append(text("state-start"))
    if view["taunted"][seat]:
        found.append(text("state-taunted"))
    if view["tripped"][seat]:
        found.append(text("state-tripped"))
    return found


# -- the question ----------------------------------------------------------------------------------------------------


def headline(view: View) -> list[Text]:
    return [text("headline-round", round=view["round"], rounds=ROUNDS)]


def question(view: View, viewer: int | None) -> Question | None:
    return question_in(
        view,
        viewer,
        ASKS,
        words=lambda asked: asking(view, asked),
        stake=lambda asked: ME if asked["name"] in AT_A_HERO else "",
        again=lambda asked: left_alone(view) if asked["form"] == OFFER else None,
    )


def asking(view: View, asked: dict[str, Any]) -> Text:
    """The words for who is asked."""
    name = asked["name"]
    if asked["form"] == OFFER:
        return ask_reaction(view, asked)
    if name in ABOUT_A_CARD:
        return text(f"ask-{name.replace('_', '-')}", card=card_text(view["shown"][view["seat"]][-1]))
    if name == "layable" and view["options"] == ["none"]:
        return text("ask-nothing-to-lay")
    return text(f"ask-{name.replace('_', '-')}")


def left_alone(view: View) -> Again:
    """With the reaction that is offered: only who holds it is asked, and nobody else knows."""
    return Again(tuple(card_text(card).id for card in view["options"] if card != PASS), PASS, ("round",))


def ask_reaction(view: View, asked: dict[str, Any]) -> Text:
    """What the one who is asked may react to."""
    name, about = asked["name"], asked["about"]
    if name == "objections":
        return text("ask-react-reveal", player=player(about[0]), card=card_text(about[1]))
    if name == "ducks":
        return text("ask-react-hit", n=about[1])
    if name == "after_yous":
        return text("ask-react-move", player=player(about[2]), place=text(f"place-{about[1]}"))
    if name == "reserves":
        return text("ask-react-reserve", n=figures(view)[0] - view["wound"])
    if name == "mines":
        return text("ask-react-spoils", n=len(view["offered"]), player=player(about[0]))
    return text("ask-react-swap" if name == "stays" else "ask-react-look", player=player(about[1]))


def choice(view: View, option: Any) -> Choice:
    """An option with its label and pieces."""
    name = view["question"]["name"]
    if isinstance(option, str):
        words = {"discards": "do-keep-all", "swaps": "do-no-swap", "layable": "do-lay-nothing"}.get(name, "do-no-react")
        return Choice(option, text(words), (), option)
    if name in ("another_hero", "a_hero"):
        return Choice(option, hero_label(view, option), (), "hero")
    if name == "a_hero_and_a_place":
        words_for_place = text(f"place-{option[1]}")
        return Choice(option, text("do-place", player=player(option[0]), place=words_for_place), (), "hero")
    if name == "swaps":
        label = text("do-swap", mine=card_text(option[1]), theirs=card_text(option[2]))
        return Choice(option, label, (f"c{option[1]}", f"c{option[2]}"), "swap")
    word, card = ("react", option) if view["question"]["form"] == OFFER else option
    return Choice(option, text(f"do-{word}", card=card_text(card)), equal_pieces(view, name, card), word)


def equal_pieces(view: View, name: str, card: int) -> tuple[str, ...]:
    """An option stands for all equal cards of its place."""
    cards = view["offered"] if name == "on_offer" else view["hands"][view["seat"]]
    return tuple(f"c{other}" for other in cards if id_of(Card(other)) == id_of(Card(card)))


def hero_label(view: View, hero: int) -> Text:
    """A hero to choose, with what one wants to know: position and damage."""
    label = "do-hero-self" if view["seat"] == hero else "do-hero"
    return text(label, player=player(hero), place=text(f"place-{place_of(view, hero)}"), hurt=view["hurt"][hero])


def blocked(view: View, seat: int) -> dict[int | None, Why]:
    """The cards of the hand that cannot be chosen now, each with the reason."""
    asked = view["question"]
    if not view["options"] or seat not in asked["seats"] or seat != view["seat"]:
        return {}
    hand = [Card(card) for card in view["hands"][seat]]
    if asked["name"] == "layable":
        return {card: why("no-reaction-face-down", "BH-3.5") for card in hand if is_reaction(card)}
    if asked["name"] == "discards":
        return {card: why("no-treasure-away", "BH-3.9") for card in hand if not is_action(card)}
    return {}
