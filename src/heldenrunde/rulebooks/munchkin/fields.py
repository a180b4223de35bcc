"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import CARDS, HEAP, PILES, PLAIN

if TYPE_CHECKING:
    from heldenrunde.rulebooks.munchkin.state import Munchkin

LAYOUT: Final = {
    "hands": PILES,
    "worn": PILES,
    "pack": PILES,
    "traits": PILES,
    "extras": PILES,
    "curses": PILES,
    "doors": CARDS,
    "treasures": CARDS,
    "monsters": CARDS,
    "played": CARDS,
    "faceup": CARDS,
    "old_doors": HEAP,
    "old_treasures": HEAP,
    "bound": PLAIN,
    "level": PLAIN,
    "sex": PLAIN,
    "dead": PLAIN,
    "reborn": PLAIN,
    "goal": PLAIN,
    "limit": PLAIN,
    "faster": PLAIN,
    "shared": PLAIN,
    "turn": PLAIN,
    "number": PLAIN,
    "phase": PLAIN,
    "passed": PLAIN,
    "met": PLAIN,
    "grant": PLAIN,
    "looted": PLAIN,
    "fought": PLAIN,
    "sold": PLAIN,
    "switches": PLAIN,
    "offers": PLAIN,
    "fighter": PLAIN,
    "helper": PLAIN,
    "forced": PLAIN,
    "joined": PLAIN,
    "running": PLAIN,
    "foes": PLAIN,
    "mods": PLAIN,
    "side_plus": PLAIN,
    "foe_plus": PLAIN,
    "yuppie": PLAIN,
    "doubles": PLAIN,
    "fire": PLAIN,
    "berserk": PLAIN,
    "turned": PLAIN,
    "stabs": PLAIN,
    "owed": PLAIN,
    "slain": PLAIN,
    "requests": PLAIN,
    "refused": PLAIN,
    "share": PLAIN,
    "first": PLAIN,
    "promised": PLAIN,
    "chasers": PLAIN,
    "target": PLAIN,
    "walled": PLAIN,
    "die": PLAIN,
    "plus": PLAIN,
    "rerolled": PLAIN,
    "free": PLAIN,
    "divine": PLAIN,
    "winners": PLAIN,
}
SLOTS: Final = (*LAYOUT,)


def copy_fields(old: Munchkin, new: Munchkin) -> None:
    """All of them, so that the two share nothing that changes."""
    new.hands = [pile[:] for pile in old.hands]
    new.worn = [pile[:] for pile in old.worn]
    new.pack = [pile[:] for pile in old.pack]
    new.traits = [pile[:] for pile in old.traits]
    new.extras = [pile[:] for pile in old.extras]
    new.curses = [pile[:] for pile in old.curses]
    new.doors = old.doors[:]
    new.treasures = old.treasures[:]
    new.monsters = old.monsters[:]
    new.played = old.played[:]
    new.faceup = old.faceup[:]
    new.old_doors = old.old_doors[:]
    new.old_treasures = old.old_treasures[:]
    new.bound = old.bound[:]
    new.level = old.level[:]
    new.sex = old.sex[:]
    new.dead = old.dead[:]
    new.reborn = old.reborn[:]
    new.goal = old.goal
    new.limit = old.limit
    new.faster = old.faster
    new.shared = old.shared
    new.turn = old.turn
    new.number = old.number
    new.phase = old.phase
    new.passed = old.passed
    new.met = old.met
    new.grant = old.grant
    new.looted = old.looted
    new.fought = old.fought
    new.sold = old.sold
    new.switches = old.switches
    new.offers = old.offers[:]
    new.fighter = old.fighter
    new.helper = old.helper
    new.forced = old.forced
    new.joined = old.joined
    new.running = old.running
    new.foes = old.foes[:]
    new.mods = old.mods[:]
    new.side_plus = old.side_plus
    new.foe_plus = old.foe_plus
    new.yuppie = old.yuppie
    new.doubles = old.doubles
    new.fire = old.fire
    new.berserk = old.berserk[:]
    new.turned = old.turned[:]
    new.stabs = old.stabs[:]
    new.owed = old.owed
    new.slain = old.slain[:]
    new.requests = old.requests[:]
    new.refused = old.refused[:]
    new.share = old.share
    new.first = old.first
    new.promised = old.promised[:]
    new.chasers = old.chasers[:]
    new.target = old.target
    new.walled = old.walled[:]
    new.die = old.die
    new.plus = old.plus
    new.rerolled = old.rerolled
    new.free = old.free
    new.divine = old.divine
    new.winners = old.winners[:]


def clear_turn(g: Munchkin, seats: int) -> None:
    """What lasts for one turn."""
    g.met = False
    g.grant = False
    g.looted = False
    g.sold = False
    g.switches = 0
    g.offers = [0] * seats


def clear_combat(g: Munchkin, seats: int) -> None:
    """What lasts for one combat."""
    g.fighter = -1
    g.helper = -1
    g.forced = False
    g.joined = 0
    g.running = False
    g.foes = []
    g.mods = []
    g.side_plus = 0
    g.foe_plus = 0
    g.yuppie = 0
    g.doubles = 0
    g.fire = False
    g.berserk = [0] * seats
    g.turned = [0] * seats
    g.stabs = []
    g.owed = 0
    g.slain = []
    g.requests = [0] * seats
    g.refused = []
    g.share = 0
    g.first = ""
    g.promised = []
    g.chasers = []
    g.target = -1
    g.walled = []


def clear_roll(g: Munchkin) -> None:
    """What lasts for one roll."""
    g.die = 0
    g.plus = 0
    g.rerolled = False
    g.free = False


def clear_all(g: Munchkin, seats: int) -> None:
    """Nothing lies on the table, and nothing has happened."""
    g.hands = [[] for _ in range(seats)]
    g.worn = [[] for _ in range(seats)]
    g.pack = [[] for _ in range(seats)]
    g.traits = [[] for _ in range(seats)]
    g.extras = [[] for _ in range(seats)]
    g.curses = [[] for _ in range(seats)]
    g.doors = []
    g.treasures = []
    g.monsters = []
    g.played = []
    g.faceup = []
    g.old_doors = []
    g.old_treasures = []
    g.bound = []
    g.level = [0] * seats
    g.sex = [""] * seats
    g.dead = [False] * seats
    g.reborn = [False] * seats
    g.goal = 0
    g.limit = 0
    g.faster = False
    g.shared = False
    g.turn = 0
    g.number = 0
    g.phase = ""
    g.passed = 0
    g.fought = False
    g.divine = 0
    g.winners = []
    clear_turn(g, seats)
    clear_combat(g, seats)
    clear_roll(g)
