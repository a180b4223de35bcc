"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import CARDS, CLOSED, OWN, PILES, PLAIN

if TYPE_CHECKING:
    from heldenrunde.rulebooks.hero_story.state import HeroStory

LAYOUT: Final = {
    "hands": PILES,
    "pile": CARDS,
    "discard": CLOSED,
    "trick": CARDS,
    "taken": CLOSED,
    "aside": CLOSED,
    "looked": CARDS,
    "offered": PILES,
    "tableaus": PILES,
    "identities": PILES,
    "stories": CARDS,
    "old_stories": CLOSED,
    "event_pile": CARDS,
    "event": CARDS,
    "vancardians": CARDS,
    "extra_loves": CARDS,
    "box": CLOSED,
    "players": PLAIN,
    "solo": PLAIN,
    "difficulty": PLAIN,
    "rounds": PLAIN,
    "round": PLAIN,
    "dealer": PLAIN,
    "vp": PLAIN,
    "supply": PLAIN,
    "general": PLAIN,
    "charged": PLAIN,
    "removed": PLAIN,
    "tally": PLAIN,
    "target": PLAIN,
    "lent": PLAIN,
    "sides": PLAIN,
    "masks": OWN,
    "owed": PLAIN,
    "open_hands": PLAIN,
    "lacks": PLAIN,
    "wanted": PLAIN,
    "revealed": PLAIN,
    "number": PLAIN,
    "leader": PLAIN,
    "led": PLAIN,
    "trump": PLAIN,
    "jammed": PLAIN,
    "lowest": PLAIN,
    "forced": PLAIN,
    "who": PLAIN,
    "counts": PLAIN,
    "said": PLAIN,
    "saying": PLAIN,
    "winner": PLAIN,
    "holder": PLAIN,
    "winners": PLAIN,
    "tricks": PLAIN,
}
SLOTS: Final = (*LAYOUT, "on")


def copy_fields(old: HeroStory, new: HeroStory) -> None:
    """All of them, so that the two share nothing that changes."""
    new.hands = [pile[:] for pile in old.hands]
    new.pile = old.pile[:]
    new.discard = old.discard[:]
    new.trick = old.trick[:]
    new.taken = [pile[:] for pile in old.taken]
    new.aside = old.aside[:]
    new.looked = old.looked[:]
    new.offered = [pile[:] for pile in old.offered]
    new.tableaus = [pile[:] for pile in old.tableaus]
    new.identities = [pile[:] for pile in old.identities]
    new.stories = old.stories[:]
    new.old_stories = old.old_stories[:]
    new.event_pile = old.event_pile[:]
    new.event = old.event[:]
    new.vancardians = old.vancardians[:]
    new.extra_loves = old.extra_loves[:]
    new.box = old.box[:]
    new.players = old.players
    new.solo = old.solo
    new.difficulty = old.difficulty
    new.rounds = old.rounds
    new.round = old.round
    new.dealer = old.dealer
    new.vp = old.vp[:]
    new.supply = old.supply[:]
    new.general = old.general
    new.charged = old.charged[:]
    new.removed = old.removed[:]
    new.tally = old.tally[:]
    new.target = old.target[:]
    new.lent = old.lent
    new.sides = old.sides[:]
    new.masks = old.masks[:]
    new.owed = old.owed[:]
    new.open_hands = old.open_hands[:]
    new.lacks = old.lacks[:]
    new.wanted = old.wanted[:]
    new.revealed = old.revealed[:]
    new.number = old.number
    new.leader = old.leader
    new.led = old.led
    new.trump = old.trump
    new.jammed = old.jammed
    new.lowest = old.lowest
    new.forced = old.forced
    new.who = old.who[:]
    new.counts = old.counts[:]
    new.said = old.said[:]
    new.saying = old.saying[:]
    new.winner = old.winner
    new.holder = old.holder
    new.winners = old.winners[:]
    new.tricks = old.tricks[:]
    new.on = old.on[:]


def clear_trick(g: HeroStory) -> None:
    """What lasts for one trick."""
    g.trick = []
    g.led = -1
    g.jammed = False
    g.lowest = False
    g.forced = -1
    g.who = []
    g.counts = []
    g.said = []
    g.saying = []
    g.winner = -1
    g.holder = -1


def clear_round(g: HeroStory, abilities: int, players: int) -> None:
    """What lasts for one round."""
    g.charged = [0] * abilities
    g.removed = [0] * abilities
    g.tally = [0] * abilities
    g.target = [-1] * abilities
    g.lent = 0
    g.owed = [0] * players
    g.open_hands = [False] * players
    g.lacks = [0] * players
    g.wanted = []
    g.revealed = []
    g.number = 0
    g.winners = []
    g.tricks = [0] * players


def clear_all(g: HeroStory, abilities: int, places: int, players: int, seats: int) -> None:
    """Nothing lies on the table, and nothing has happened."""
    g.hands = [[] for _ in range(places)]
    g.pile = []
    g.discard = []
    g.taken = [[] for _ in range(players)]
    g.aside = []
    g.looked = []
    g.offered = [[] for _ in range(players)]
    g.tableaus = [[] for _ in range(players)]
    g.identities = [[] for _ in range(players)]
    g.stories = []
    g.old_stories = []
    g.event_pile = []
    g.event = []
    g.vancardians = []
    g.extra_loves = []
    g.box = []
    g.players = 0
    g.solo = False
    g.difficulty = ""
    g.rounds = 0
    g.round = 0
    g.dealer = 0
    g.vp = [0] * players
    g.supply = [0] * players
    g.general = 0
    g.sides = [""] * players
    g.masks = [""] * seats
    g.leader = 0
    g.trump = 0
    clear_trick(g)
    clear_round(g, abilities, players)
