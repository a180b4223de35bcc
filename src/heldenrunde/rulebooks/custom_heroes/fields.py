"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import CARDS, INSIDE, OWN, PILES, PLAIN

if TYPE_CHECKING:
    from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

LAYOUT: Final = {
    "hands": PILES,
    "reserves": PILES,
    "inside": INSIDE,
    "bag": CARDS,
    "trick": CARDS,
    "played": CARDS,
    "bets": PILES,
    "aside": CARDS,
    "power": OWN,
    "vp": PLAIN,
    "threshold": PLAIN,
    "round": PLAIN,
    "playing": PLAIN,
    "places": PLAIN,
    "leader": PLAIN,
    "last": PLAIN,
    "laid": PLAIN,
    "size": PLAIN,
    "value": PLAIN,
    "mystic": PLAIN,
    "falling": PLAIN,
    "spooks": PLAIN,
    "slid": PLAIN,
    "winner": PLAIN,
}
SLOTS: Final = (*LAYOUT, "faces")


def copy_fields(old: CustomHeroes, new: CustomHeroes) -> None:
    """All of them, so that the two share nothing that changes."""
    new.hands = [pile[:] for pile in old.hands]
    new.reserves = [pile[:] for pile in old.reserves]
    new.inside = old.inside[:]
    new.bag = old.bag[:]
    new.trick = old.trick[:]
    new.played = old.played[:]
    new.bets = [pile[:] for pile in old.bets]
    new.aside = old.aside[:]
    new.power = old.power[:]
    new.vp = old.vp[:]
    new.threshold = old.threshold
    new.round = old.round
    new.playing = old.playing[:]
    new.places = old.places[:]
    new.leader = old.leader
    new.last = old.last
    new.laid = old.laid[:]
    new.size = old.size
    new.value = old.value
    new.mystic = old.mystic
    new.falling = old.falling
    new.spooks = old.spooks[:]
    new.slid = old.slid[:]
    new.winner = old.winner
    new.faces = old.faces[:]


def clear_trick(g: CustomHeroes, seats: int) -> None:
    """What lasts for one trick."""
    g.trick = []
    g.laid = []
    g.size = 0
    g.value = 0
    g.mystic = False
    g.falling = False
    g.spooks = [0] * seats


def clear_all(g: CustomHeroes, seats: int) -> None:
    """Nothing lies on the table, and nothing has happened."""
    g.hands = [[] for _ in range(seats)]
    g.reserves = [[] for _ in range(seats)]
    g.inside = []
    g.bag = []
    g.played = []
    g.bets = [[] for _ in range(seats)]
    g.aside = []
    g.power = [0] * seats
    g.vp = [0] * seats
    g.threshold = 0
    g.round = 0
    g.playing = []
    g.places = []
    g.leader = 0
    g.last = 0
    g.slid = [0] * seats
    g.winner = -1
    clear_trick(g, seats)
