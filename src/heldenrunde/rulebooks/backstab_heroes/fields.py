"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import CARDS, OWN, PILES, PLAIN

if TYPE_CHECKING:
    from heldenrunde.rulebooks.backstab_heroes.state import BackstabHeroes

LAYOUT: Final = {
    "hands": PILES,
    "laid": OWN,
    "facing": PLAIN,
    "looked": PLAIN,
    "shown": PILES,
    "actions": CARDS,
    "discard": CARDS,
    "treasures": CARDS,
    "offered": CARDS,
    "gone": CARDS,
    "monsters": CARDS,
    "monster": CARDS,
    "fought": CARDS,
    "unused": CARDS,
    "spearhead": PLAIN,
    "shadows": PLAIN,
    "hurt": PLAIN,
    "medals": PLAIN,
    "supply": PLAIN,
    "round": PLAIN,
    "start": PLAIN,
    "wound": PLAIN,
    "dealt": PLAIN,
    "placed": PLAIN,
    "tripped": PLAIN,
    "taunted": PLAIN,
    "attackers": PLAIN,
    "poser": PLAIN,
    "least": PLAIN,
    "most": PLAIN,
}
SLOTS: Final = (*LAYOUT,)


def copy_fields(old: BackstabHeroes, new: BackstabHeroes) -> None:
    """All of them, so that the two share nothing that changes."""
    new.hands = [pile[:] for pile in old.hands]
    new.laid = old.laid[:]
    new.facing = old.facing[:]
    new.looked = old.looked[:]
    new.shown = [pile[:] for pile in old.shown]
    new.actions = old.actions[:]
    new.discard = old.discard[:]
    new.treasures = old.treasures[:]
    new.offered = old.offered[:]
    new.gone = old.gone[:]
    new.monsters = old.monsters[:]
    new.monster = old.monster[:]
    new.fought = old.fought[:]
    new.unused = old.unused[:]
    new.spearhead = old.spearhead
    new.shadows = old.shadows
    new.hurt = old.hurt[:]
    new.medals = old.medals[:]
    new.supply = old.supply
    new.round = old.round
    new.start = old.start
    new.wound = old.wound
    new.dealt = old.dealt[:]
    new.placed = old.placed[:]
    new.tripped = old.tripped[:]
    new.taunted = old.taunted[:]
    new.attackers = old.attackers[:]
    new.poser = old.poser
    new.least = old.least[:]
    new.most = old.most[:]


def clear_round(g: BackstabHeroes, seats: int) -> None:
    """What lasts for one round."""
    g.wound = 0
    g.dealt = [0] * seats
    g.placed = [0] * seats
    g.tripped = [0] * seats
    g.taunted = [0] * seats
    g.attackers = []
    g.poser = -1


def clear_all(g: BackstabHeroes, seats: int) -> None:
    """Nothing lies on the table, and nothing has happened."""
    g.hands = [[] for _ in range(seats)]
    g.laid = [-1] * seats
    g.facing = [0] * seats
    g.looked = [0] * seats
    g.shown = [[] for _ in range(seats)]
    g.actions = []
    g.discard = []
    g.treasures = []
    g.offered = []
    g.gone = []
    g.monsters = []
    g.monster = []
    g.fought = []
    g.unused = []
    g.spearhead = -1
    g.shadows = -1
    g.hurt = [0] * seats
    g.medals = [0] * seats
    g.supply = 0
    g.round = 0
    g.start = 0
    g.least = [0] * seats
    g.most = [0] * seats
    clear_round(g, seats)
