"""The attack cards: each is a function, its docstring the text of the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.backstab_heroes.cards.reactions import move, suffer
from heldenrunde.rulebooks.backstab_heroes.rules.targets import aim, another_hero, why_not_another
from heldenrunde.rulebooks.backstab_heroes.state import BACK, FRONT, BackstabHeroes

MOST_BANDWAGON: Final = 4
WIRE: Final = 2
"""What a Tripwire takes away."""


def hit(g: BackstabHeroes, seat: Seat, n: int) -> None:
    """BH-3.3: an attack card puts damage on the monster; a Tripwire takes 2 of it away."""
    stumbled = min(n, WIRE * g.tripped[seat])
    if stumbled:
        g.note("stumble", seat, n=stumbled)
    g.tripped[seat] = 0
    g.attackers.append(seat)
    g.placed[seat] = n - stumbled
    g.strike(seat, n - stumbled)


def sword_swing(g: BackstabHeroes, seat: Seat) -> None:
    """A01: 2 damage."""
    hit(g, seat, 2)


def reckless_charge(g: BackstabHeroes, seat: Seat) -> None:
    """A02: move yourself to the front, then 4 damage."""
    g.then(call(move, seat, FRONT, seat), call(hit, seat, 4))


def dagger_from_the_dark(g: BackstabHeroes, seat: Seat) -> None:
    """A03: 3 damage if you are at the back, otherwise 1."""
    hit(g, seat, 3 if g.place(seat) == BACK else 1)


def arrow_shot(g: BackstabHeroes, seat: Seat) -> None:
    """A04: 1 damage if you are at the front, otherwise 2."""
    hit(g, seat, 1 if g.place(seat) == FRONT else 2)


def shield_ram(g: BackstabHeroes, seat: Seat) -> None:
    """A05: 4 damage if you are at the front, otherwise 1."""
    hit(g, seat, 4 if g.place(seat) == FRONT else 1)


def fireball(g: BackstabHeroes, seat: Seat) -> None:
    """A06: 4 damage; another hero of your choice suffers 1."""
    hit(g, seat, 4)
    g.ask(seat, another_hero, then=singe, check=why_not_another)


def singe(g: BackstabHeroes, seat: Seat, hero: Seat) -> None:
    """BH-3.3: the player of the card chooses who suffers."""
    aim(g, seat, hero)
    suffer(g, hero, 1)


def half_hearted_poke(g: BackstabHeroes, seat: Seat) -> None:
    """A07: 1 damage, then move yourself to the back."""
    g.then(call(hit, seat, 1), call(move, seat, BACK, seat))


def wild_swing(g: BackstabHeroes, seat: Seat) -> None:
    """A08: 3 damage; you suffer 1."""
    hit(g, seat, 3)
    suffer(g, seat, 1)


def bandwagon(g: BackstabHeroes, seat: Seat) -> None:
    """A09: 1 damage, and 1 more for each attack card that others have activated this round; at most 4."""
    hit(g, seat, min(MOST_BANDWAGON, 1 + len([other for other in g.attackers if other != seat])))


def coup_de_grace(g: BackstabHeroes, seat: Seat) -> None:
    """A10: 3 damage if at least half the monster's strength, rounded up, lies on it, otherwise 1."""
    hit(g, seat, 3 if g.wound >= (g.strength() + 1) // 2 else 1)


def show_off_slash(g: BackstabHeroes, seat: Seat) -> None:
    """A11: 2 damage; if the monster is beaten this round, you also take 1 medal."""
    hit(g, seat, 2)
    g.poser = seat


ATTACK: Final[dict[str, Callable[[BackstabHeroes, Seat], None]]] = {
    "sword-swing": sword_swing,
    "reckless-charge": reckless_charge,
    "dagger-from-the-dark": dagger_from_the_dark,
    "arrow-shot": arrow_shot,
    "shield-ram": shield_ram,
    "fireball": fireball,
    "half-hearted-poke": half_hearted_poke,
    "wild-swing": wild_swing,
    "bandwagon": bandwagon,
    "coup-de-grace": coup_de_grace,
    "show-off-slash": show_off_slash,
}
