"""HS-2.5 to HS-2.10: stamina on abilities."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.games.hero_story.abilities import ABILITIES, CHARGED, TARGETS
from heldenrunde.games.hero_story.cards import BLACKOUT, IDENTITIES, MONOLOGUING, NUMBERS, ability_card, ability_of
from heldenrunde.games.hero_story.piles import open_hand
from heldenrunde.games.hero_story.state import HeroStory

CHARGE: Final = "charge"
DONE: Final = "done"
Charge = str | tuple[str, Card, int]
"""DONE, or ("charge", the card of the ability, what is named with it, else -1)."""
Plan = tuple[Card, ...]
"""The cards of abilities in the order charged; twice for two charges."""
LIMIT: Final = 2
"""Abilities that may be charged in a Blackout (E03)."""


def fill(g: HeroStory, seat: Seat, number: int) -> None:
    """One charge more; with Monologuing (S28) the hand lies open from now on."""
    g.charge(seat, number, price(g, number))
    if number == MONOLOGUING:
        open_hand(g, seat)


def price(g: HeroStory, number: int) -> int:
    """What the next charge costs; Doppelganger's are free (I06)."""
    return 0 if g.lent == number else ABILITIES[number].prices[0]


def numbers_of(g: HeroStory, seat: Seat, marked: bool) -> list[int]:
    """The player's abilities that can be charged, marked ones or the others."""
    own = [ability_of(card) for card in g.tableaus[seat]]
    return [number for number in own if number not in IDENTITIES and ABILITIES[number].marked == marked]


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
    if any([can_charge(g, seat, number) for number in numbers_of(g, seat, True)]):
        g.ask(seat, marked_charges, take_marked, check=why_no_marked)


def marked_charges(g: HeroStory, seat: Seat) -> list[Charge]:
    found: list[Charge] = [DONE]
    for number in numbers_of(g, seat, True):
        if can_charge(g, seat, number):
            found += [
                (CHARGE, ability_card(number), x) for x in (TARGETS[number](g, seat) if number in TARGETS else [-1])
            ]
    return found


def take_marked(g: HeroStory, seat: Seat, choice: Charge) -> None:
    """HS-2.8: one after the other; the effect comes before the next decision."""
    if isinstance(choice, tuple):
        _, card, x = choice
        number = ability_of(card)
        fill(g, seat, number)
        name_target(g, seat, number, x)
        g.then(call(carry_out, seat, number), call(charge_marked, seat))


def name_target(g: HeroStory, seat: Seat, number: int, x: int) -> None:
    """What is named with a charge is public."""
    g.target[number] = x


def carry_out(g: HeroStory, seat: Seat, number: int) -> None:
    """HS-5.2: the effect when charged."""
    if number in CHARGED:
        CHARGED[number](g, seat)


def why_no_marked(g: HeroStory, seat: Seat, choice: Any) -> Refusal | None:
    if choice in g.options(seat):
        return None
    if not (isinstance(choice, tuple) and len(choice) == 3 and choice[0] == CHARGE and type(choice[1]) is int):
        return Refusal("not-an-option")
    return why_no_charge(g, seat, ability_of(Card(choice[1])), True) or Refusal("not-an-option")


def why_no_charge(g: HeroStory, seat: Seat, number: int, marked: bool) -> Refusal | None:
    """The rule that a charge breaks, or None."""
    if number not in numbers_of(g, seat, True) + numbers_of(g, seat, False):
        return Refusal("no-ability-of-yours", "HS-2.5")
    if ABILITIES[number].marked != marked:
        return Refusal("no-later-charge" if marked else "no-marked-charge", "HS-2.9")
    if g.charged[number] >= len(ABILITIES[number].prices):
        return Refusal("no-charge-twice", "HS-2.8")
    if price(g, number) > g.supply[seat]:
        return Refusal("no-stamina", "HS-2.8", (("needed", price(g, number)), ("supply", g.supply[seat])))
    if not g.charged[number] and not room(g, seat):
        return Refusal("no-blackout", "HS-2.2")
    return None


# -- the second part: all others, at the same time -------------------------------------------------------------------


def second_part(g: HeroStory) -> None:
    """HS-2.9: everybody decides without seeing what the others charge now."""
    able = [seat for seat in g.in_turn() if any([can_charge(g, seat, number) for number in numbers_of(g, seat, False)])]
    g.ask_all(able, plans, show_plans, check=why_no_plan)


def plans(g: HeroStory, seat: Seat) -> list[Plan]:
    """HS-2.8: every way to spend stamina on unmarked abilities, none included."""
    found: list[tuple[Plan, int, int]] = [((), g.supply[seat], room(g, seat))]
    for number in numbers_of(g, seat, False):
        card, cost, most = ability_card(number), price(g, number), len(ABILITIES[number].prices)
        for plan, left, rooms in found[:]:
            if rooms > 0:
                found += [
                    (plan + (card,) * n, left - n * cost, rooms - 1) for n in range(1, most + 1) if n * cost <= left
                ]
    return [plan for plan, _, _ in found]


def why_no_plan(g: HeroStory, seat: Seat, choice: Any) -> Refusal | None:
    """In any order, each charge once, with the stamina there is."""
    if not isinstance(choice, tuple) or not all([type(card) is int for card in choice]):
        return Refusal("not-an-option")
    numbers = [ability_of(card) for card in choice]
    for number, n in Counter(numbers).items():
        why = why_no_charge(g, seat, number, False)
        if why is not None:
            return why
        if n > len(ABILITIES[number].prices):
            return Refusal("no-charge-twice", "HS-2.8")
    cost = sum([price(g, number) for number in numbers])
    if cost > g.supply[seat]:
        return Refusal("no-stamina", "HS-2.8", (("needed", cost), ("supply", g.supply[seat])))
    return Refusal("no-blackout", "HS-2.2") if len(set(choice)) > room(g, seat) else None


def show_plans(g: HeroStory, chosen: dict[Seat, Plan]) -> None:
    """HS-2.9: everything is shown; effects are carried out in turn order, each player's in the order charged."""
    for seat, plan in chosen.items():
        for number in [ability_of(card) for card in plan]:
            fill(g, seat, number)
    for seat, plan in reversed(list(chosen.items())):
        effects = [number for number in dict.fromkeys([ability_of(card) for card in plan]) if number in CHARGED]
        if effects:
            g.then(*[call(carry_out, seat, number) for number in effects], call(charge_more, seat))


def charge_more(g: HeroStory, seat: Seat) -> None:
    """HS-2.8: after an effect when charged the player may decide on the next charge."""
    if any([can_charge(g, seat, number) for number in numbers_of(g, seat, False)]):
        g.ask(seat, more_charges, take_more)


def more_charges(g: HeroStory, seat: Seat) -> list[Charge]:
    able = [number for number in numbers_of(g, seat, False) if can_charge(g, seat, number)]
    return [DONE, *[(CHARGE, ability_card(number), -1) for number in able]]


def take_more(g: HeroStory, seat: Seat, choice: Charge) -> None:
    if isinstance(choice, tuple):
        number = ability_of(choice[1])
        fill(g, seat, number)
        again = [call(carry_out, seat, number)] if g.charged[number] == 1 else []
        g.then(*again, call(charge_more, seat))


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
