"""HS-2.5 to HS-2.10: stamina on abilities."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES, CHARGED, TARGETS
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BLACKOUT,
    IDENTITIES,
    MONOLOGUING,
    NUMBERS,
    REALITY_WARP,
    ability_card,
    ability_of,
)
from heldenrunde.rulebooks.hero_story.rules.piles import open_hand
from heldenrunde.rulebooks.hero_story.state import HeroStory

CHARGE: Final = "charge"
DONE: Final = "done"
Charge = str | tuple[str, Card, int]
"""DONE, or ("charge", the card of the ability, what is named with it, else -1)."""
Plan = tuple[Card, ...]
"""The cards of abilities in the order charged; twice for two charges."""
LIMIT: Final = 2
"""Abilities that may be charged in a Blackout (E03)."""
MARKED: Final = 0
EFFECT: Final = 1
REST: Final = 2
"""The parts of charging (HS-2.9)."""


def fill(g: HeroStory, seat: Seat, number: int, x: int = -1) -> None:
    """One charge more, and what is named with it; with Monologuing (S28) the hand lies open from now on."""
    if x >= 0:
        g.target[number] = x
    g.charge(seat, number, price(g, number), (x,) if x >= 0 and number != REALITY_WARP else ())
    if number == MONOLOGUING:
        open_hand(g, seat)


def price(g: HeroStory, number: int) -> int:
    """What the next charge costs; Doppelganger's are free (I06)."""
    return 0 if g.lent == number else ABILITIES[number].prices[0]


def part_of(number: int, charged: int) -> int:
    """HS-2.9: marked charges come first, then those that have an effect, then all others."""
    if ABILITIES[number].marked:
        return MARKED
    return EFFECT if number in CHARGED and not charged else REST


def numbers_of(g: HeroStory, seat: Seat, part: int) -> list[int]:
    """The player's abilities that are charged in this part."""
    own = [ability_of(card) for card in g.tableaus[seat]]
    return [number for number in own if number not in IDENTITIES and part_of(number, g.charged[number]) == part]


def able(g: HeroStory, seat: Seat, part: int) -> list[int]:
    """Those of them that can be charged now."""
    return [number for number in numbers_of(g, seat, part) if can_charge(g, seat, number)]


def can_charge(g: HeroStory, seat: Seat, number: int) -> bool:
    """HS-2.8: there is a free charge, and stamina for it; in a Blackout, no more than 2 abilities."""
    free = g.charged[number] < len(ABILITIES[number].prices)
    return free and price(g, number) <= g.supply[seat] and (g.charged[number] > 0 or room(g, seat) > 0)


def room(g: HeroStory, seat: Seat) -> int:
    """How many further abilities the player may charge."""
    if not g.happening(BLACKOUT):
        return 9
    return LIMIT - len([card for card in g.tableaus[seat] if g.charged[ability_of(card)]])


# -- the first part: what touches others -----------------------------------------------------------------------------


def first_part(g: HeroStory) -> None:
    """HS-2.5, HS-2.9: marked charges come first, in turn order, each with its effect."""
    g.then(*[call(charge_marked, seat) for seat in g.in_turn()])


def charge_marked(g: HeroStory, seat: Seat) -> None:
    """HS-2.9: a marked charge, or none."""
    if able(g, seat, MARKED):
        g.ask(seat, marked_charges, take_marked, check=why_no_marked)


def marked_charges(g: HeroStory, seat: Seat) -> list[Charge]:
    found: list[Charge] = [DONE]
    for number in able(g, seat, MARKED):
        found += [(CHARGE, ability_card(number), x) for x in (TARGETS[number](g, seat) if number in TARGETS else [-1])]
    return found


def take_marked(g: HeroStory, seat: Seat, choice: Charge) -> None:
    """HS-2.8: one after the other; the effect comes before the next decision."""
    if isinstance(choice, tuple):
        _, card, x = choice
        number = ability_of(card)
        fill(g, seat, number, x)
        g.then(call(carry_out, seat, number), call(charge_marked, seat))


def carry_out(g: HeroStory, seat: Seat, number: int) -> None:
    """HS-5.2: the effect when charged."""
    if number in CHARGED:
        CHARGED[number](g, seat)


def why_no_marked(g: HeroStory, seat: Seat, choice: Any) -> Refusal | None:
    return why_no_single(g, seat, choice, MARKED)


def why_no_single(g: HeroStory, seat: Seat, choice: Any, part: int) -> Refusal | None:
    """The rule that a single charge breaks; what is listed breaks none."""
    if choice in g.options(seat):
        return None
    if not (isinstance(choice, tuple) and len(choice) == 3 and choice[0] == CHARGE and type(choice[1]) is int):
        return Refusal("not-an-option")
    return why_no_charge(g, seat, ability_of(Card(choice[1])), part) or Refusal("not-an-option")


def why_no_charge(g: HeroStory, seat: Seat, number: int, part: int) -> Refusal | None:
    """The rule that a charge breaks, or None."""
    if ability_card(number) not in g.tableaus[seat] or number in IDENTITIES:
        return Refusal("no-ability-of-yours", "HS-2.5")
    if g.charged[number] >= len(ABILITIES[number].prices):
        return Refusal("no-charge-twice", "HS-2.8")
    if part_of(number, g.charged[number]) != part:
        later = part_of(number, g.charged[number]) > part
        return Refusal("no-later-charge" if later else "no-earlier-charge", "HS-2.9")
    if price(g, number) > g.supply[seat]:
        return Refusal("no-stamina", "HS-2.8", (("needed", price(g, number)), ("supply", g.supply[seat])))
    if not g.charged[number] and not room(g, seat):
        return Refusal("no-blackout", "HS-2.2")
    return None


# -- the second part: effects, one after the other -------------------------------------------------------------------


def second_part(g: HeroStory) -> None:
    """HS-2.9: what has an effect when charged; all decide at the same time."""
    charge_effects(g, tuple(g.in_turn()))


def charge_effects(g: HeroStory, seats: tuple[Seat, ...]) -> None:
    """HS-2.9: one ability each, or none, without seeing what the others charge now."""
    asked = [seat for seat in seats if able(g, seat, EFFECT)]
    g.ask_all(asked, effect_charges, show_effects, check=why_no_effect)


def effect_charges(g: HeroStory, seat: Seat) -> list[Charge]:
    return [DONE, *[(CHARGE, ability_card(number), -1) for number in able(g, seat, EFFECT)]]


def why_no_effect(g: HeroStory, seat: Seat, choice: Any) -> Refusal | None:
    return why_no_single(g, seat, choice, EFFECT)


def show_effects(g: HeroStory, chosen: dict[Seat, Charge]) -> None:
    """HS-2.8, HS-2.9: effects in turn order; who has charged something then decides on the next."""
    charging = {seat: ability_of(choice[1]) for seat, choice in chosen.items() if isinstance(choice, tuple)}
    for seat, number in charging.items():
        fill(g, seat, number)
    if charging:
        effects = [call(carry_out, seat, number) for seat, number in charging.items()]
        g.then(*effects, call(charge_effects, tuple(charging)))


# -- the third part: all others, at the same time --------------------------------------------------------------------


def third_part(g: HeroStory) -> None:
    """HS-2.9: everybody decides without seeing what the others charge now."""
    g.ask_all([seat for seat in g.in_turn() if able(g, seat, REST)], plans, show_plans, check=why_no_plan)


def plans(g: HeroStory, seat: Seat) -> list[Plan]:
    """HS-2.8: every way to spend stamina on what is left, none included."""
    found: list[tuple[Plan, int, int]] = [((), g.supply[seat], room(g, seat))]
    for number in numbers_of(g, seat, REST):
        card, cost, most = ability_card(number), price(g, number), len(ABILITIES[number].prices) - g.charged[number]
        new = 0 if g.charged[number] else 1
        for plan, left, rooms in found[:]:
            if rooms >= new:
                found += [
                    (plan + (card,) * n, left - n * cost, rooms - new) for n in range(1, most + 1) if n * cost <= left
                ]
    return [plan for plan, _, _ in found]


def why_no_plan(g: HeroStory, seat: Seat, choice: Any) -> Refusal | None:
    """In any order, each charge once, with the stamina there is."""
    if not isinstance(choice, tuple) or not all([type(card) is int for card in choice]):
        return Refusal("not-an-option")
    numbers = [ability_of(card) for card in choice]
    for number, n in Counter(numbers).items():
        why = why_no_charge(g, seat, number, REST)
        if why is not None:
            return why
        if n > len(ABILITIES[number].prices) - g.charged[number]:
            return Refusal("no-charge-twice", "HS-2.8")
    cost = sum([price(g, number) for number in numbers])
    if cost > g.supply[seat]:
        return Refusal("no-stamina", "HS-2.8", (("needed", cost), ("supply", g.supply[seat])))
    new = {number for number in numbers if not g.charged[number]}
    return Refusal("no-blackout", "HS-2.2") if len(new) > room(g, seat) else None


def show_plans(g: HeroStory, chosen: dict[Seat, Plan]) -> None:
    """HS-2.9: everything is shown together, and nobody can change it any more."""
    g.then(*[call(charge_plan, seat, plan) for seat, plan in chosen.items() if plan])


def charge_plan(g: HeroStory, seat: Seat, plan: Plan) -> None:
    """HS-2.9: what one player has planned."""
    for card in plan:
        fill(g, seat, ability_of(card))


def give_back(g: HeroStory) -> None:
    """HS-4.4: all stamina goes from abilities to the supply; what was lent goes to the general one."""
    for seat in g.seats:
        for card in g.tableaus[seat]:
            number = ability_of(card)
            left = g.charges(number)
            if left and g.lent != number:
                g.supply[seat] += left * ABILITIES[number].prices[0]
    g.charged, g.removed, g.lent = [0] * NUMBERS, [0] * NUMBERS, 0
    g.derive()
