"""MU-3.1, MU-3.2, MU-3.5: both sums of a combat, and what makes them."""

from __future__ import annotations

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import FOE, NAME, THING, kind_of
from heldenrunde.rulebooks.munchkin.rules.figure import gear, suffers
from heldenrunde.rulebooks.munchkin.state import Foe, Munchkin


def faces(g: Munchkin, name: str) -> bool:
    """Is this monster (or its Mate) in the combat?"""
    return name in [NAME[like] for _, like in g.foes]


# -- the players -----------------------------------------------------------------------------------------------------


def ability_plus(g: Munchkin, seat: Seat) -> int:
    """Berserking gives 1 a card, turning 3."""
    return g.berserk[seat] + 3 * g.turned[seat]


def minus(g: Munchkin, seat: Seat) -> int:
    """Backstabs, a fresh change of sex, and what Squidzilla does to elves."""
    lost = sum([2 for _, victim in g.stabs if victim == seat]) if g.stabs else 0
    if g.curses[seat] and g.cursed(seat, "curse-change-sex"):
        lost += 5
    if faces(g, "squidzilla") and suffers(g, seat, "elf"):
        lost += 4
    return lost


def strength(g: Munchkin, seat: Seat) -> int:
    """MU-3.1: level and modifiers of one player; against some monsters only the one or the other counts."""
    level = 0 if faces(g, "insurance-salesman") else g.level[seat]
    if faces(g, "ghoulfiends"):
        return level
    return level + gear(g, seat) + ability_plus(g, seat) - minus(g, seat)


def potions(g: Munchkin) -> int:
    """What one-shots give the side; Yuppie Water 2 for each elf."""
    if faces(g, "ghoulfiends"):
        return 0
    elves = len([seat for seat in g.side() if g.has(seat, "elf")]) if g.yuppie else 0
    return g.side_plus + 2 * g.yuppie * elves


def side_total(g: Munchkin) -> int:
    """MU-3.1: fighter and helper; a Doppelganger doubles all that the fighter has, a second makes it three times."""
    total = potions(g)
    for seat in g.side():
        total += strength(g, seat)
    return total * (1 + doubled(g))


def doubled(g: Munchkin) -> int:
    """How many Doppelgangers count: for a fighter alone, and not where only levels do."""
    return g.doubles if g.helper < 0 and not faces(g, "ghoulfiends") else 0


# -- the monsters ----------------------------------------------------------------------------------------------------


def foe_level(g: Munchkin, foe: Foe) -> int:
    """MU-3.5: printed level and enhancers, which count for a monster and its Mate; never below 1."""
    level = FOE[foe[1]].level
    for card, like in g.mods:
        if like == foe[1]:
            level += kind_of(card).plus
    return max(1, level)


def suffered(g: Munchkin, foe: Foe) -> list[tuple[str, int]]:
    """MU-3.2: its bonuses against races and classes, each once, as soon as anyone on the side qualifies."""
    found: list[tuple[str, int]] = []
    for word, plus in FOE[foe[1]].against:
        if suffers(g, g.fighter, word) or (g.helper >= 0 and suffers(g, g.helper, word)):
            found.append((word, plus))
    return found


def foe_strength(g: Munchkin, foe: Foe) -> int:
    """MU-3.2: level, enhancers and bonuses against the side."""
    total = foe_level(g, foe)
    for _, plus in suffered(g, foe):
        total += plus
    return total


def foes_total(g: Munchkin) -> int:
    total = g.foe_plus
    for foe in g.foes:
        total += foe_strength(g, foe)
    return total


def ahead(g: Munchkin) -> bool:
    """MU-3.1: higher wins; a side with a warrior wins ties."""
    ours, theirs = side_total(g), foes_total(g)
    if ours != theirs:
        return ours > theirs
    return g.has(g.fighter, "warrior") or (g.helper >= 0 and g.has(g.helper, "warrior"))


# -- what a victory brings -------------------------------------------------------------------------------------------


def foe_treasures(g: Munchkin, foe: Foe) -> int:
    """MU-3.9: as shown, plus extras of the enhancers; a Baby leaves at least 1."""
    count = FOE[foe[1]].treasures
    for card, like in g.mods:
        if like == foe[1]:
            count += kind_of(card).treasures
    if NAME[foe[1]] == "potted-plant" and any([g.has(seat, "elf") for seat in g.side()]):
        count += 1
    return max(1, count)


def treasures_due(g: Munchkin) -> int:
    """MU-3.6, MU-3.9: for all monsters, killed and removed."""
    return g.owed + sum([foe_treasures(g, foe) for foe in g.foes]) + sum([treasures for _, treasures in g.slain])


def foe_levels(g: Munchkin, foe: Foe) -> int:
    """MU-3.9: 1 for a kill, 2 for some; one more for the Chicken by fire and for Pukachu by the own level alone."""
    levels = FOE[foe[1]].levels
    name = NAME[foe[1]]
    if name == "large-angry-chicken" and with_fire(g):
        levels += 1
    if name == "pukachu" and g.helper < 0 and unaided(g, g.fighter):
        levels += 1
    return levels


def levels_due(g: Munchkin) -> int:
    return sum([foe_levels(g, foe) for foe in g.foes]) + sum([levels for levels, _ in g.slain])


def kills(g: Munchkin) -> int:
    return len(g.foes) + len(g.slain)


def with_fire(g: Munchkin) -> bool:
    """Flaming Armor or the Staff of Napalm in use, or the Flaming Poison Potion thrown at the monsters."""
    return g.fire or any([on_fire(card) for seat in g.side() for card in g.worn[seat]])


def on_fire(card: Card) -> bool:
    return "fire" in THING[card].marks


def unaided(g: Munchkin, seat: Seat) -> bool:
    """No items, one-shots or abilities help; the warrior's tie is no bonus."""
    return not (gear(g, seat) or ability_plus(g, seat) or g.side_plus or g.yuppie or g.doubles)
