"""The table of Custom Heroes as people see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from heldenrunde.core.flow import PASS
from heldenrunde.core.game import Card
from heldenrunde.core.scene import (
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
from heldenrunde.rulebooks.custom_heroes.cards import (
    CHARACTERS,
    COLOURS,
    FORM,
    KIND,
    NONE,
    Face,
    Upgrade,
    face_of,
    kind_of,
    printed,
)
from heldenrunde.rulebooks.custom_heroes.rules.power import DONE
from heldenrunde.rulebooks.custom_heroes.shown.forms import forms, steps

View = dict[str, Any]

ASKS: Final = {"moves": "CH-3.10", "bets": "CH-2.2", "after_set": "CH-5.4", "too_much_power": "CH-5.4"}


def scene(view: View, viewer: int | None) -> Scene:
    """Seats, zones, counters, the question and its options."""
    seats = range(len(view["vp"]))
    return Scene(
        game="custom-heroes",
        viewer=viewer,
        seats=tuple(Seat(seat, tuple(states(view, seat)), to_act(view, seat)) for seat in seats),
        zones=(trick(view), *(zone for seat in seats for zone in zones_of(view, seat)), *common_zones(view)),
        counters=tuple(counter for seat in seats for counter in counters_of(view, seat)),
        headline=tuple(headline(view)),
        question=question(view, viewer),
        options=stepped(tuple(choice(view, option) for option in view["options"] or ()), steps),
        forms=forms(view, own_hand(view, viewer)),
        spans=spans(view),
    )


# -- pieces ----------------------------------------------------------------------------------------------------------


def card_text(card: int) -> Text:
    """The name of a card."""
    return text(f"card-{kind_of(Card(card)).id}" if card >= CHARACTERS else f"card-character-{printed(Card(card))}")


def face(view: View, card: int) -> Face:
    """A card with the upgrades that the viewer knows to be in it."""
    return face_of(Card(card), tuple(view["inside"].get(str(card), ())))


def short(view: View, card: int) -> Text:
    """A card in a word: its value, and its companion or Form."""
    shown = face(view, card)
    return text("piece-short", value=shown.worth, ability=shown.ability or "none", name=companion(shown))


def companion(shown: Face) -> Text:
    """The name of the upgrade with the ability, or of the character."""
    for kind in shown.kinds:
        if kind.ability != NONE:
            return text(f"card-{kind.id}")
    return text(f"card-character-{shown.character}")


def minus(number: str) -> str:
    """A number as it is printed."""
    return number.replace("-", "−")


def badge(kind: Upgrade) -> Badge:
    mark = minus(f"{kind.plus:+d}") if kind.plus else str(kind.base) if kind.base else ""
    return Badge(text(f"card-{kind.id}"), COLOURS[kind.colour], mark)


def character(view: View, card: int | None, place: str, lit: bool = False, why_not: Why | None = None) -> Piece:
    """A character card in its sleeve, or the back of one; its kind is the ability that it has now."""
    if card is None:
        return Piece(place, None)
    shown = face(view, card)
    name = text(f"card-character-{shown.character}")
    badges = tuple(badge(kind) for kind in shown.kinds)
    mark = minus(str(shown.worth))
    return Piece(
        f"c{card}", name, mark, f"character-{shown.character}", badges, lit, why_not=why_not, kind=shown.ability
    )


def upgrade(card: int | None, place: str) -> Piece:
    """An upgrade in a reserve, or the back of one."""
    if card is None:
        return Piece(place, None)
    kind = kind_of(Card(card))
    mark = badge(kind)
    what = text("colour-yellow.form" if kind.ability == FORM else f"colour-{mark.tone}.kind")
    return Piece(f"u{card}", mark.name, mark.mark, kind.id, (Badge(what, mark.tone),), kind=mark.tone)


def sample(id: str) -> Piece:
    """A card of the catalogue: a character in an empty sleeve, or an upgrade."""
    name, _, value = id.partition("-")
    if name == "character":
        return character({"inside": {}}, int(value) - 1, "")
    return upgrade(CHARACTERS + [kind.id for kind in KIND].index(id), "")


# -- zones and counters ----------------------------------------------------------------------------------------------


def trick(view: View) -> Zone:
    """The sets of the trick in the order they were laid."""
    pieces: list[Piece] = []
    for group, (seat, n, active, _, _) in enumerate(view["laid"]):
        cards = view["trick"][len(pieces) : len(pieces) + n]
        pieces += [replace(character(view, card, "", card in active), owner=seat, group=group) for card in cards]
    return Zone("trick", "trick", text("zone-trick"), tuple(pieces), note=to_beat(view))


def zones_of(view: View, seat: int) -> list[Zone]:
    """Hand, reserve and bets of a player."""
    why_not = blocked(view, seat)
    hand = [character(view, c, f"h{seat}-{i}", why_not=why_not.get(c)) for i, c in enumerate(in_order(view, seat))]
    reserve = [upgrade(card, f"r{seat}-{i}") for i, card in enumerate(view["reserves"][seat])]
    bets = [character(view, card, "") for card in view["bets"][seat]]
    return [
        Zone(f"hand-{seat}", "hand", text("zone-hand", player=player(seat)), tuple(hand), seat),
        Zone(f"reserve-{seat}", "row", text("zone-reserve", player=player(seat)), tuple(reserve), seat),
        Zone(f"bets-{seat}", "row", text("zone-bets", player=player(seat)), tuple(bets), seat),
    ]


def in_order(view: View, seat: int) -> list[int | None]:
    """A hand by value; what is hidden stays as it is."""
    hand: list[int | None] = view["hands"][seat]
    known = [card for card in hand if card is not None]
    return [*sorted(known, key=lambda card: (face(view, card).worth, card)), *[None] * (len(hand) - len(known))]


def own_hand(view: View, viewer: int | None) -> dict[int, Face]:
    """The viewer's cards as they lie, with what they are now."""
    cards = in_order(view, viewer) if viewer is not None else []
    return {card: face(view, card) for card in cards if card is not None}


def common_zones(view: View) -> list[Zone]:
    """The cards of earlier tricks, and the bag."""
    played = tuple(character(view, card, "") for card in view["played"])
    bag = tuple(upgrade(card, f"bag-{i}") for i, card in enumerate(view["bag"]))
    return [Zone("played", "pile", text("zone-played"), played), Zone("bag", "pile", text("zone-bag"), bag)]


def counters_of(view: View, seat: int) -> list[Counter]:
    staked = 0 if view["places"] else 2 * len(view["bets"][seat])  # the first place settles all bets
    return [
        Counter(f"vp-{seat}", text("counter-vp"), view["vp"][seat], seat),
        Counter(f"power-{seat}", text("counter-power"), view["power"][seat], seat),
        Counter(f"staked-{seat}", text("counter-staked"), staked, seat),
    ]


def states(view: View, seat: int) -> list[Text]:
    """What to say beside a player's name."""
    found = []
    if seat not in view["playing"]:
        found.append(text("state-sits-out"))
    elif seat in view["places"]:
        found.append(text("state-place", place=view["places"].index(seat) + 1))
    if view["laid"] and view["last"] == seat:
        found.append(text("state-last-set"))
    return found


# -- the question ----------------------------------------------------------------------------------------------------


def headline(view: View) -> list[Text]:
    where = text("headline-sudden-death") if view["round"] > 6 else text("headline-round", round=view["round"])
    return [where, text("headline-threshold", threshold=view["threshold"])]


def to_beat(view: View) -> Text | None:
    """What lies on top."""
    if not view["laid"]:
        return None
    if view["mystic"]:
        return text("beat-form", player=player(view["last"]))
    order = "falling" if view["falling"] else "rising"
    return text("beat-set", size=view["size"], value=view["value"], order=order, player=player(view["last"]))


def question(view: View, viewer: int | None) -> Question | None:
    return question_in(
        view, viewer, ASKS, lambda asked: asking(view, asked["name"]), again=lambda asked: again(asked["name"])
    )


def asking(view: View, name: str) -> Text:
    return text("ask-lead") if name == "moves" and not view["laid"] else text(f"ask-{name.replace('_', '-')}")


def spans(view: View) -> tuple[tuple[str, str], ...]:
    """A trick is told from others by how many cards were played before it."""
    return ("trick", f"{view['round']}.{len(view['played'])}"), ("round", str(view["round"]))


def again(name: str) -> Again | None:
    """CH-3.1, CH-5.4: one's turn in a trick comes again after a pass, power can be changed after every set."""
    if name == "moves":
        return Again(("again-sets",), PASS, ("trick",))
    return Again(("again-power",), DONE, ("round",)) if name == "after_set" else None


def choice(view: View, option: Any) -> Choice:
    """An option with its label and pieces."""
    if isinstance(option, str):
        betting = view["question"]["name"] == "bets"
        return Choice(option, text("do-no-bet" if betting else f"do-{option}"), (), option)
    word, first = option[0], option[1]
    if word == "slide":
        label = text("do-slide", upgrade=card_text(first), card=short(view, option[2]))
        return Choice(option, label, (f"u{first}", f"c{option[2]}"), word)
    pieces = tuple(f"c{card}" for card in first)
    if word == "bet":
        return Choice(option, text("do-bet", cards=[short(view, card) for card in first]), pieces, word)
    return Choice(option, play_label(view, first, option[2]), pieces, word)


def play_label(view: View, cards: list[int], active: list[int]) -> Text:
    """What a set is, and which abilities it uses."""
    shown = [short(view, card) for card in cards]
    if not active:
        return text("do-play", cards=shown)
    return text("do-play-active", cards=shown, abilities=[companion(face(view, card)) for card in active])


def blocked(view: View, seat: int) -> dict[int | None, Why]:
    """The cards of the hand that no set can be made of now, each with the reason."""
    asked = view["question"]
    if not view["options"] or asked["name"] != "moves" or seat not in asked["seats"]:
        return {}
    usable = {card for option in view["options"] if option[0] == "play" for card in option[1]}
    alike = {looks(view, card) for card in usable}
    return {card: beaten(view, card) for card in view["hands"][seat] if looks(view, card) not in alike}


def looks(view: View, card: int) -> tuple[int, str]:
    """What stands for all equal cards among the options: value and ability."""
    shown = face(view, card)
    return shown.worth, shown.ability


def beaten(view: View, card: int) -> Why:
    """Why no set with this card beats what lies there."""
    if view["mystic"]:
        return why("no-only-forms", "CH-6.1")
    worth, value = face(view, card).worth, view["value"]
    if worth == value and len(view["vp"]) == 2:
        return why("no-equal-with-two", "CH-3.6", value=worth, other=value)
    if view["falling"] and worth > value:
        return why("no-too-high", "CH-6.4", value=worth, other=value)
    if not view["falling"] and worth < value:
        return why("no-too-low", "CH-3.4", value=worth, other=value)
    return why("no-too-few", "CH-3.3", value=worth, needed=view["size"])
