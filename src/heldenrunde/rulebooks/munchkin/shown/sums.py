"""Both sums of a combat, and what makes them, in words (MU-3.1)."""

from __future__ import annotations

from heldenrunde.core.scene import Text, player, text
from heldenrunde.rulebooks.munchkin.cards.catalogue import FOE
from heldenrunde.rulebooks.munchkin.rules.figure import gear
from heldenrunde.rulebooks.munchkin.rules.odds import (
    ability_plus,
    ahead,
    doubled,
    faces,
    foe_level,
    foes_total,
    levels_due,
    minus,
    potions,
    side_total,
    suffered,
    treasures_due,
)
from heldenrunde.rulebooks.munchkin.shown.wording import card_text, minus_sign
from heldenrunde.rulebooks.munchkin.state import Foe, Munchkin


def sums(g: Munchkin) -> Text:
    """Both sums with their parts, who is ahead, and what a victory would bring."""
    return text(
        "combat-sums",
        ours=side_total(g),
        theirs=foes_total(g),
        our=ours(g) or [text("part-none")],
        their=theirs(g) or [text("part-none")],
        ahead="yes" if ahead(g) else "no",
        levels=levels_due(g),
        treasures=treasures_due(g),
    )


def ours(g: Munchkin) -> list[Text]:
    """The parts of the players' sum: of each of them, then what they share."""
    found = [part for seat in g.side() for part in of_player(g, seat)]
    if potions(g):
        found.append(text("part-potions", n=potions(g)))
    if doubled(g):
        found.append(text("part-double", n=1 + doubled(g)))
    return found


def of_player(g: Munchkin, seat: int) -> list[Text]:
    """Level and modifiers; against some monsters only the one or the other counts."""
    who = player(seat)
    found = [] if faces(g, "insurance-salesman") else [text("part-level", player=who, n=g.level[seat])]
    if not faces(g, "ghoulfiends"):
        for id, n in (("gear", gear(g, seat)), ("ability", ability_plus(g, seat)), ("minus", minus(g, seat))):
            if n:
                found.append(Text(f"part-{id}", {"player": who, "n": n}))
    return found


def theirs(g: Munchkin) -> list[Text]:
    """The parts of the monsters' sum."""
    found = [part for foe in g.foes for part in of_foe(g, foe)]
    return [*found, text("part-potions", n=g.foe_plus)] if g.foe_plus else found


def of_foe(g: Munchkin, foe: Foe) -> list[Text]:
    """What is printed, what enhancers change, and whom it does not like."""
    printed = FOE[foe[1]].level
    found = [text("part-foe", card=card_text(foe[1]), n=printed)]
    mods = [card_text(mod) for mod, like in g.mods if like == foe[1]]
    if mods:
        found.append(text("part-enhanced", cards=mods, n=minus_sign(f"{foe_level(g, foe) - printed:+d}")))
    return found + [text("part-against", card=Text(f"card-{word}"), n=plus) for word, plus in suffered(g, foe)]
