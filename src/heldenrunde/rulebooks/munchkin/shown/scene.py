"""The table of Munchkin as people see it."""

from __future__ import annotations

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
    quoted,
    stepped,
    text,
    to_act,
)
from heldenrunde.rulebooks.munchkin.cards.catalogue import (
    CHEAT,
    CLASS,
    DIVINE,
    FOE,
    GROUP,
    HALF,
    HELP_ME,
    HIRELING,
    HOARD,
    ILLUSION,
    ITEM,
    LEVEL,
    LUNCH,
    MATE,
    MONSTER,
    NAME,
    ONCE,
    RACE,
    STEAL,
    SUPER,
    THING,
    WANDERING,
    kind_of,
)
from heldenrunde.rulebooks.munchkin.rules.figure import gear
from heldenrunde.rulebooks.munchkin.rules.odds import foe_strength, foe_treasures, foes_total, side_total
from heldenrunde.rulebooks.munchkin.shown.forms import forms, steps
from heldenrunde.rulebooks.munchkin.shown.left_alone import again, spans
from heldenrunde.rulebooks.munchkin.shown.stakes import stake
from heldenrunde.rulebooks.munchkin.shown.sums import sums
from heldenrunde.rulebooks.munchkin.shown.unplayable import why_unplayable
from heldenrunde.rulebooks.munchkin.shown.wording import card_name, card_text, cards_text, choice, minus_sign, name_of
from heldenrunde.rulebooks.munchkin.state import Munchkin

View = dict[str, Any]

ASKS: Final = {
    "sexes": "MU-1.1",
    "layout_moves": "MU-1.3",
    "moves": "MU-2.5",
    "which_door": "MU-2.1",
    "trouble_or_loot": "MU-2.2",
    "loot_or_leave": "MU-2.7",
    "combat_moves": "MU-3.7",
    "last_moves": "MU-3.7",
    "help_answers": "MU-3.12",
    "trade_answers": "MU-5.9",
    "run_moves": "MU-3.14",
    "reaction_moves": "MU-5.13",
    "wall_answers": "MU-3.14",
    "keep_or_turn": "MU-5.13",
    "ring_or_pass": "MU-3.15",
    "candidates": "MU-5.10",
    "one_too_many": "MU-5.3",
    "demon_items": "MU-3.1",
    "uses": "MU-5.14",
    "compellable": "MU-3.3",
    "own_classes": "MU-5.10",
    "taxable": "MU-5.10",
    "payments": "MU-5.10",
    "golem_options": "MU-2.7",
    "nose_options": "MU-2.7",
    "deals": "MU-2.7",
    "dowsed": "MU-5.7",
    "new_cards": "MU-5.7",
    "cards_to_pay": "MU-5.4",
    "own_hand": "MU-2.4",
    "victims_items": "MU-3.10",
    "troll_items": "MU-3.10",
    "griff_treasures": "MU-3.10",
    "hand_or_levels": "MU-3.10",
    "hand_and_items": "MU-3.10",
    "treasures_shown": "MU-3.12",
    "resurrections": "MU-5.4",
    "loot": "MU-4.1",
    "gifts": "MU-2.4",
    "big_farewells": "MU-5.5",
}

TOPS: Final = {"which_door": "old_doors", "resurrections": "old_treasures"}
"""Questions about the top card of a discard pile."""
SORTS: Final = {
    HALF: RACE,
    SUPER: CLASS,
    **dict.fromkeys((WANDERING, MATE, ILLUSION, LUNCH, HELP_ME, CHEAT, DIVINE), "trick"),
    **dict.fromkeys((STEAL, HOARD, HIRELING), LEVEL),
}
"""Groups of few cards look like larger ones."""


def scene(view: View, viewer: int | None) -> Scene:
    """Seats, zones, counters, the question and its options."""
    g = table(view)
    options = stepped(tuple(choice(g, view, option) for option in view["options"] or ()), steps)
    zones = (*common_zones(g, view), *(zone for seat in g.seats for zone in zones_of(view, seat)))
    return Scene(
        game="munchkin",
        viewer=viewer,
        seats=tuple(Seat(seat, tuple(states(view, seat)), to_act(view, seat)) for seat in g.seats),
        zones=tuple(why_unplayable(g, view, zone, options) for zone in zones),
        counters=(*die_shown(g), *(counter for seat in g.seats for counter in counters_of(g, seat))),
        headline=tuple(headline(g)),
        question=question(g, view, viewer),
        options=options,
        forms=forms(g, view),
        spans=spans(g, viewer),
    )


def table(view: View) -> Munchkin:
    """The public part of the table, on which the sums of a combat can be reckoned."""
    g = Munchkin()
    for name in g.layout:
        setattr(g, name, view[name])
    g.foes = [(foe[0], foe[1]) for foe in view["foes"]]
    g.mods = [(mod[0], mod[1]) for mod in view["mods"]]
    g.bound = [(pair[0], pair[1]) for pair in view["bound"]]
    g.stabs = [(stab[0], stab[1]) for stab in view["stabs"]]
    return g


# -- pieces ----------------------------------------------------------------------------------------------------------


def mark(card: int) -> str:
    """What stands large on a card: a monster's level, the bonus of an item."""
    group = GROUP[card]
    if group == MONSTER:
        return str(FOE[card].level)
    if group in (ITEM, ONCE):
        return f"+{THING[card].bonus}" if THING[card].bonus else ""
    plus = kind_of(Card(card)).plus
    return minus_sign(f"{plus:+d}") if plus else ""


def piece(view: View, card: int | None, place: str) -> Piece:
    """A card, or the back of one."""
    if card is None:
        return Piece(place, None)
    return shown(card, [*printed(card), *hanging(view, card)])


def shown(card: int, badges: list[Text]) -> Piece:
    marked = tuple(Badge(badge) for badge in badges)
    return Piece(f"c{card}", card_text(card), mark(card), NAME[card], marked, kind=SORTS.get(GROUP[card], GROUP[card]))


def sample(id: str) -> Piece:
    """A card of the catalogue."""
    card = NAME.index(id)
    return shown(card, printed(card))


def printed(card: int) -> list[Text]:
    """What stands small on a card."""
    if GROUP[card] == MONSTER:
        return reward(card, FOE[card].treasures)
    found: list[Text] = []
    item = THING[card]
    if item.gold:
        found.append(text("badge-gold", n=item.gold))
    if item.big:
        found.append(text("badge-big"))
    if item.slot:
        found.append(Text(f"badge-{item.slot}"))
    return found


def hanging(view: View, card: int) -> list[Text]:
    """What a card is used for, besides what is printed on it."""
    found: list[Text] = []
    if any(bound == card for _, bound in view["bound"]):
        found.append(text("badge-bound"))
    if card in view["promised"]:
        found.append(text("badge-promised"))
    if card in on_offer(view):
        found.append(text("badge-offered"))
    return found


def reward(card: int, treasures: int) -> list[Text]:
    """What a monster is worth, and whether it is dead already."""
    foe = FOE[card]
    found = [text("badge-treasures", n=treasures)]
    if foe.levels > 1:
        found.append(text("badge-levels", n=foe.levels))
    return [*found, text("badge-undead")] if foe.undead else found


def on_offer(view: View) -> list[int]:
    """The cards of the offer that somebody is asked about."""
    asked = view["question"]
    if asked is None:
        return []
    if asked["name"] == "help_answers":
        return list(asked["about"][3])
    return [*asked["about"][1], *asked["about"][2]] if asked["name"] == "trade_answers" else []


def pieces(view: View, cards: list[int | None], place: str) -> tuple[Piece, ...]:
    return tuple(piece(view, card, f"{place}-{i}") for i, card in enumerate(cards))


def foe_piece(g: Munchkin, view: View, foe: tuple[Card, Card]) -> Piece:
    """A monster with its strength of the moment, and what enhances it."""
    badges = [card_text(mod) for mod, like in g.mods if like == foe[1]] + reward(foe[1], foe_treasures(g, foe))
    marked = tuple(Badge(badge) for badge in badges)
    return Piece(f"c{foe[0]}", name_of(view, foe[0]), str(foe_strength(g, foe)), NAME[foe[1]], marked, kind=MONSTER)


# -- zones and counters ----------------------------------------------------------------------------------------------


def zones_of(view: View, seat: int) -> list[Zone]:
    """A figure: what it is, what it uses, what it carries, what hangs over it, and the hand."""
    found = [Zone(f"hand-{seat}", "hand", text("zone-hand", player=player(seat)), hand(view, seat), seat)]
    for name in ("traits", "worn", "pack", "extras", "curses"):
        label = Text(f"zone-{name}", {"player": player(seat)})
        found.append(Zone(f"{name}-{seat}", "row", label, pieces(view, view[name][seat], f"{name}-{seat}"), seat))
    return found


def hand(view: View, seat: int) -> tuple[Piece, ...]:
    return pieces(view, view["hands"][seat], f"h{seat}")


def common_zones(g: Munchkin, view: View) -> list[Zone]:
    """The combat, what lies open, decks and discard piles."""
    found: list[Zone] = []
    if g.fighter >= 0:
        foes = tuple(foe_piece(g, view, foe) for foe in g.foes)
        found.append(Zone("combat", "trick", text("zone-combat"), foes, note=sums(g)))
        found.append(Zone("played", "row", text("zone-played"), pieces(view, view["played"], "played")))
    if g.faceup:
        found.append(Zone("faceup", "row", text("zone-faceup"), pieces(view, view["faceup"], "faceup")))
    if view["options"] and view["question"]["name"] == "dowsed":
        found.append(Zone("dowsed", "row", text("zone-dowsed"), pieces(view, view["options"], "dowsed")))
    for name in ("doors", "treasures", "old_doors", "old_treasures"):
        found.append(pile(view, name))
    return found


def pile(view: View, name: str) -> Zone:
    """The top card of a deck or discard pile (MU-1.7), and how many there are."""
    cards = view[name]
    label = Text(f"zone-{name.replace('_', '-')}")
    top = pieces(view, cards[-1:], name)
    if top and top[0].face:
        note = text("pile-top", n=len(cards), card=quoted(top[0].face))
    else:
        note = text("pile-size", n=len(cards))
    return Zone(name, "pile", label, top, note=note)


def die_shown(g: Munchkin) -> list[Counter]:
    """The die, while it lies on the table."""
    return [Counter("die", text("counter-die"), g.die)] if g.die else []


def counters_of(g: Munchkin, seat: int) -> list[Counter]:
    return [
        Counter(f"level-{seat}", text("counter-level"), g.level[seat], seat),
        Counter(f"strength-{seat}", text("counter-strength"), g.level[seat] + gear(g, seat), seat),
    ]


def states(view: View, seat: int) -> list[Text]:
    """What to say beside a player's name."""
    found = [Text(f"state-{view['sex'][seat]}")] if view["phase"] != "set-up" else []
    if view["turn"] == seat:
        found.append(text("state-turn"))
    if view["fighter"] == seat:
        found.append(text("state-fighter"))
    if view["helper"] == seat:
        found.append(text("state-helper"))
    if view["dead"][seat]:
        found.append(text("state-dead"))
    elif view["reborn"][seat]:
        found.append(text("state-reborn"))
    return found


# -- the question ----------------------------------------------------------------------------------------------------


def headline(g: Munchkin) -> list[Text]:
    n = len(g.level)
    found = [
        text("headline-round", round=max(0, g.number - 1) // n + 1, limit=g.limit),
        text("headline-goal", goal=g.goal),
    ]
    if g.fighter >= 0:
        found.append(text("headline-combat", ours=side_total(g), theirs=foes_total(g)))
    return found


def question(g: Munchkin, view: View, viewer: int | None) -> Question | None:
    return question_in(
        view,
        viewer,
        ASKS,
        words=lambda asked: asked_about(asked["name"], g, view, asked["about"]),
        stake=lambda asked: stake(g, viewer, asked["name"], asked["about"]),
        again=lambda asked: again(g, viewer, asked),
    )


def asked_about(name: str, g: Munchkin, view: View, about: list[Any]) -> Text:
    """The words of a question, with what it is about."""
    if name == "moves":
        return Text(f"ask-{g.phase}" if view["seat"] == g.turn else "ask-bystander")
    if name == "help_answers":
        other, share, first, items = about[:4]
        return text(
            "ask-help-answers",
            player=player(view["fighter"]),
            helper=player(other),
            n=share,
            first=first,
            items=cards_text(items),
        )
    if name == "trade_answers":
        other, give, get = about[:3]
        return text("ask-trade-answers", player=player(other), give=cards_text(give), get=cards_text(get))
    if name == "ring_or_pass":
        return text("ask-ring-or-pass", card=card_name(about[0]), player=player(about[1]))
    if name == "payments":
        return text("ask-payments", price=about[0])
    if name == "reaction_moves":
        return text("ask-reaction-moves", player=player(about[0]), die=view["die"])
    if name == "uses":
        return text("ask-uses", card=card_name(about[0]))
    if name == "run_moves" and about[0] != view["seat"]:
        return text("ask-run-others", player=player(about[0]))
    if name in TOPS:
        return Text(f"ask-{name.replace('_', '-')}", {"card": card_name(view[TOPS[name]][-1])})
    return Text(f"ask-{name.replace('_', '-')}")
