"""Made from the fields of state.py by tools/fields.py: layout, copy, clearing. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from heldenrunde.core.game import OWN, PLAIN

if TYPE_CHECKING:
    from heldenrunde.rulebooks.kapow.state import Kapow

LAYOUT: Final = {
    "mode": PLAIN,
    "players": PLAIN,
    "limit": PLAIN,
    "level": PLAIN,
    "round": PLAIN,
    "phase": PLAIN,
    "marker": PLAIN,
    "winner": PLAIN,
    "characters": PLAIN,
    "health": PLAIN,
    "most": PLAIN,
    "dice": PLAIN,
    "pools": PLAIN,
    "supplies": PLAIN,
    "tokens": PLAIN,
    "alliances": PLAIN,
    "ready": PLAIN,
    "announced": PLAIN,
    "named": PLAIN,
    "up": PLAIN,
    "boxes": PLAIN,
    "picks": PLAIN,
    "rows": PLAIN,
    "aims": PLAIN,
    "lying": PLAIN,
    "dulled": PLAIN,
    "struck": PLAIN,
    "strength": PLAIN,
    "guard": PLAIN,
    "defence": PLAIN,
    "owed": PLAIN,
    "gained": PLAIN,
    "healed": PLAIN,
    "struck_before": PLAIN,
    "rolled": OWN,
    "laid": OWN,
    "stage": OWN,
    "turned": OWN,
    "aim": OWN,
    "plan": OWN,
}
SLOTS: Final = (*LAYOUT,)


def copy_fields(old: Kapow, new: Kapow) -> None:
    """All of them, so that the two share nothing that changes."""
    new.mode = old.mode
    new.players = old.players
    new.limit = old.limit
    new.level = old.level
    new.round = old.round
    new.phase = old.phase
    new.marker = old.marker
    new.winner = old.winner
    new.characters = old.characters[:]
    new.health = old.health[:]
    new.most = old.most[:]
    new.dice = old.dice[:]
    new.pools = old.pools[:]
    new.supplies = old.supplies[:]
    new.tokens = old.tokens[:]
    new.alliances = old.alliances[:]
    new.ready = old.ready[:]
    new.announced = old.announced[:]
    new.named = old.named[:]
    new.up = old.up[:]
    new.boxes = old.boxes[:]
    new.picks = old.picks[:]
    new.rows = old.rows[:]
    new.aims = old.aims[:]
    new.lying = old.lying[:]
    new.dulled = old.dulled[:]
    new.struck = old.struck[:]
    new.strength = old.strength[:]
    new.guard = old.guard[:]
    new.defence = old.defence[:]
    new.owed = old.owed[:]
    new.gained = old.gained[:]
    new.healed = old.healed[:]
    new.struck_before = old.struck_before[:]
    new.rolled = old.rolled[:]
    new.laid = old.laid[:]
    new.stage = old.stage[:]
    new.turned = old.turned[:]
    new.aim = old.aim[:]
    new.plan = old.plan[:]


def clear_round(g: Kapow, places: int, seats: int) -> None:
    """What lasts for one round."""
    g.ready = [False] * seats
    g.announced = [()] * places
    g.named = [-1] * places
    g.up = [()] * places
    g.boxes = [()] * places
    g.picks = [()] * places
    g.rows = [()] * places
    g.aims = [0] * places
    g.dulled = [0] * places
    g.struck = [()] * places
    g.strength = [0] * places
    g.guard = [-1] * places
    g.defence = [-1] * places
    g.owed = [0] * places
    g.gained = [0] * places
    g.healed = [0] * places
    g.rolled = [()] * seats
    g.laid = [()] * seats
    g.stage = [()] * seats
    g.plan = [()] * seats


def clear_all(g: Kapow, places: int, seats: int, sides: int) -> None:
    """Nothing lies on the table, and nothing has happened."""
    g.mode = ""
    g.players = 0
    g.limit = 0
    g.level = 0
    g.round = 0
    g.phase = ""
    g.marker = 0
    g.winner = -1
    g.characters = [0] * places
    g.health = [0] * sides
    g.most = [0] * sides
    g.dice = [()] * places
    g.pools = [""] * places
    g.supplies = []
    g.tokens = [0] * places
    g.alliances = [()] * sides
    g.lying = [0] * sides
    g.struck_before = [False] * places
    g.turned = [0] * seats
    g.aim = [0] * seats
    clear_round(g, places, seats)
