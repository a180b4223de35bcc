"""The card list a second time, as the rules print it: the tests compare the game with this, not with itself."""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """What stands on a kind of upgrade."""

    id: str
    copies: int
    colour: str
    figure: int = 0
    """Of an aura the new base value, of an item what it adds, of an ability its cost in power."""


CARD_LIST = (
    # Mystic Forms: 2 power
    Printed("colossus", 1, "yellow", 2),
    Printed("feuerfaust", 1, "yellow", 2),
    Printed("klingor", 1, "yellow", 2),
    Printed("stormclaw", 1, "yellow", 2),
    Printed("mistwraith", 1, "yellow", 2),
    Printed("ironheart", 1, "yellow", 2),
    # Kodora: no power
    Printed("kodora", 6, "yellow"),
    # auras
    Printed("glimmer", 1, "green", 1),
    Printed("spark", 1, "green", 2),
    Printed("breeze", 2, "green", 3),
    Printed("spring", 2, "green", 4),
    Printed("moss-glow", 2, "green", 5),
    Printed("flame", 2, "green", 6),
    Printed("surf", 2, "green", 7),
    Printed("thunder", 1, "green", 8),
    Printed("moonlight", 1, "green", 9),
    Printed("sunfire", 1, "green", 10),
    Printed("primal-force", 1, "green", 12),
    # left-hand items
    Printed("fish", 5, "red", +1),
    Printed("buckler", 5, "red", +2),
    Printed("dragon-fist", 3, "red", +3),
    Printed("balloon", 2, "red", -1),
    Printed("teapot", 2, "red", -2),
    Printed("ball-and-chain", 1, "red", -4),
    # right-hand items
    Printed("wooden-sword", 5, "blue", +1),
    Printed("power-gauntlet", 4, "blue", +2),
    Printed("panda-glove", 3, "blue", +3),
    Printed("sky-blade", 1, "blue", +4),
    Printed("bouquet", 2, "blue", -1),
    Printed("umbrella", 2, "blue", -2),
    Printed("anvil", 1, "blue", -4),
    # companions
    Printed("quill", 6, "yellow", 1),
    Printed("brando", 5, "yellow", 1),
    Printed("charmanta", 5, "yellow", 1),
    Printed("spookies", 4, "yellow", 2),
)
BY_ID = {kind.id: kind for kind in CARD_LIST}
FORMS = ("colossus", "feuerfaust", "klingor", "stormclaw", "mistwraith", "ironheart")
AURAS = tuple(kind.id for kind in CARD_LIST if kind.colour == "green")
ITEMS = tuple(kind.id for kind in CARD_LIST if kind.colour in ("red", "blue"))


def worth(character: int, upgrades: list[str]) -> int:
    """CH-4.3: an aura replaces the printed value, items then add or subtract."""
    value = character
    for name in upgrades:
        if name in AURAS:
            value = BY_ID[name].figure
    return value + sum(BY_ID[name].figure for name in upgrades if name in ITEMS)


def ability(upgrades: list[str]) -> str:
    """What the yellow upgrade does: form, kodora, quill, brando, charmanta, spookies, or nothing."""
    for name in upgrades:
        if BY_ID[name].colour == "yellow":
            return "form" if name in FORMS else name
    return ""
