"""Rules of thumb for Hero Story: a strong hand is good and takes tricks cheaply, a weak one is evil and ducks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES, END_OF_ROUND, ONGOING, YOUR_TURN
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BEST_FRIEND,
    BLACKMAILER,
    BOOMERANG,
    BROKEN_HEART,
    CARRIER_PIGEONS,
    DOUBLE_LIFE,
    HEART_POWER,
    HEROIC_SACRIFICE,
    INVISIBILITY,
    LEVEL_HEADED,
    LOVE,
    MONOLOGUING,
    PANIC_BUTTON,
    SECRET_LAB,
    SHADOW_CAPE,
    SIZE_SHIFTER,
    STEALTH_SUIT,
    SUIT,
    SUPERNOVA,
    TELEKINESIS,
    VALUE,
    WORLD_DOMINATION,
    ability_of,
)
from heldenrunde.rulebooks.hero_story.state import HeroStory

GOOD_ONLY: Final = (YOUR_TURN, ONGOING)
FOR_EVIL: Final = frozenset((WORLD_DOMINATION, SHADOW_CAPE, INVISIBILITY, BROKEN_HEART, STEALTH_SUIT, BLACKMAILER))
EFFECT: Final = 0.8
"""What most abilities are worth."""
DUCKING: Final = frozenset((INVISIBILITY, STEALTH_SUIT))


def choose(g: HeroStory, seat: Seat, options: Sequence[Any]) -> Any:
    """The rule of thumb for the question at hand."""
    asked = g.choices.__name__
    if asked == "moves":
        return move(g, seat, options)
    if asked == "sidekick_cards":
        return sidekick(g, seat, options)
    if asked == "alignments":
        return "evil" if wants_evil(g, seat) else "good"
    if asked in ("story_choices", "identity_choices"):
        return max(options, key=story_value)
    if asked == "plans":
        return max(options, key=lambda plan: plan_value(g, seat, plan))
    if asked == "marked_charges":
        return max(options, key=lambda option: charge_value(g, seat, option))
    if asked == "effect_charges":
        return options[1] if spare(g, seat) > 0 else options[0]
    if asked == "end_uses":
        return at_end(g, seat, options)
    if asked in ("to_discard", "up_to", "some_cards"):
        return max(options, key=lambda cards: sum(burden(g, seat, card) for card in cards))
    return small_choice(g, seat, asked, options)


# -- what a hand is worth --------------------------------------------------------------------------------------------


def strength(card: int) -> float:
    """How likely a card is to win a trick, roughly."""
    value = VALUE[card]
    return 0.1 + 0.065 * value if SUIT[card] == LOVE else max(0.0, 0.12 * (value - 6))


def safe(hand: Sequence[int]) -> float:
    """The chance to take no trick with this hand, roughly."""
    chance = 1.0
    for suit in range(4):
        values = sorted(VALUE[card] for card in hand if SUIT[card] == suit)
        for rank, value in enumerate(values):
            limit = 3 + 2 * rank if suit != LOVE else 2 + 2 * rank
            chance *= 1.0 - 0.045 * max(0, value - limit)
    return max(0.0, chance)


def wants_evil(g: HeroStory, seat: Seat) -> bool:
    hand = g.hands[seat]
    on = charged(g, seat)
    good = 0.75 * sum(strength(card) for card in hand)
    evil = safe(hand) * (4 + 3 * (WORLD_DOMINATION in on))
    evil += 0.8 * len(on & FOR_EVIL)
    good += 0.5 * len([number for number in on if ABILITIES[number].kind in GOOD_ONLY and number not in FOR_EVIL])
    good += 1.0 * (MONOLOGUING in on)
    return evil > good


def charged(g: HeroStory, seat: Seat) -> set[int]:
    numbers = [ability_of(card) for card in g.tableaus[seat]]
    return {number for number in numbers if g.charged[number] > g.removed[number]}


def ducking(g: HeroStory, seat: Seat) -> bool:
    """Evil and still without a trick; before alignments are shown, whether that would be the plan."""
    side = g.sides[seat] or (g.masks[seat] if g.number else "")
    if not side:
        return wants_evil(g, seat)
    return side == "evil" and not g.tricks[seat]


def burden(g: HeroStory, seat: Seat, card: int) -> float:
    """How glad one is to be rid of a card."""
    return strength(card) if ducking(g, seat) else 0.5 - strength(card)


# -- the tableau -----------------------------------------------------------------------------------------------------


def story_value(card: int) -> float:
    """Steady helpers first, then points, then the rest."""
    ability = ABILITIES[ability_of(Card(card))]
    worth = {YOUR_TURN: 3.0, ONGOING: 2.2, END_OF_ROUND: 2.0}.get(ability.kind, 1.5)
    return worth - 0.4 * (sum(ability.prices) > 1 and len(ability.prices) == 1)


def plan_value(g: HeroStory, seat: Seat, plan: list[int]) -> float:
    return sum(ability_value(g, seat, ability_of(Card(card))) for card in plan)


def ability_value(g: HeroStory, seat: Seat, number: int) -> float:
    evil = wants_evil(g, seat)
    if number in FOR_EVIL:
        return 1.5 if evil else -0.1
    kind = ABILITIES[number].kind
    if kind in GOOD_ONLY:
        return -0.6 if evil else 1.2
    return EFFECT


def charge_value(g: HeroStory, seat: Seat, option: Any) -> float:
    if option == "done":
        return 0.0
    number, target = ability_of(option[1]), option[2]
    return ability_value(g, seat, number) + (0.01 * g.vp[target] if 0 <= target < len(g.vp) else 0.0)


def spare(g: HeroStory, seat: Seat) -> int:
    """Stamina that is left if everything better than an effect is charged later."""
    numbers = [ability_of(card) for card in g.tableaus[seat]]
    later = [number for number in numbers if ABILITIES[number].prices and ability_value(g, seat, number) > EFFECT]
    cost = sum(sum(ABILITIES[number].prices) for number in later if not g.charged[number])
    return int(g.supply[seat]) - cost


def at_end(g: HeroStory, seat: Seat, options: Sequence[Any]) -> Any:
    """Points first; then switch if that pays."""
    tricks, side = g.tricks[seat], g.sides[seat]
    best, most = options[0], 0.0
    for option in options[1:]:
        number, x = ability_of(option[1]), option[2]
        if number == DOUBLE_LIFE:
            now = tricks if side == "good" else 4 * (tricks == 0)
            worth = 0.3 * ((4 * (tricks == 0) if side == "good" else tricks) - now)
        elif number == HEROIC_SACRIFICE:
            worth = 0.5 if side == "evil" and tricks == 1 else 0.0
        else:
            worth = 1.0 if number in (SECRET_LAB, BEST_FRIEND) else 1.0 + x
        if worth > most:
            best, most = option, worth
    return best


# -- tricks ----------------------------------------------------------------------------------------------------------


def rank(g: HeroStory, suit: int, value: int) -> int:
    """Where a card would stand in the trick; 0 if it cannot win."""
    trump = -1 if g.jammed else g.trump
    led = g.led if g.trick else suit
    if suit not in (trump, led):
        return 0
    return (2000 if suit == trump else 1000) + (-value if g.lowest else value)


def top(g: HeroStory) -> int:
    """The best so far."""
    return max((rank(g, suit, value) for suit, value, cannot in g.counts if not cannot), default=0)


def wins(g: HeroStory, card: int, plus: int = 0) -> bool:
    """Would it win the trick as it lies?"""
    return rank(g, SUIT[card], VALUE[card] + plus) > top(g)


def last(g: HeroStory) -> bool:
    return len(g.trick) == len(g.hands) - 1


def move(g: HeroStory, seat: Seat, options: Sequence[Any]) -> Any:
    cards = [option for option in options if isinstance(option, int)]
    if ducking(g, seat):
        return duck(g, options, cards)
    if cards and (use := helping(g, options, cards)) is not None:
        return use
    return win_cheaply(g, seat, cards) if cards else options[0]


def duck(g: HeroStory, options: Sequence[Any], cards: list[int]) -> Any:
    """The highest card that does not win; if all win, hide, or else go low."""
    losing = [card for card in cards if not wins(g, card)] if g.trick else []
    if losing:
        return max(losing, key=strength_and_value)
    hide = [option for option in options if isinstance(option, tuple) and ability_of(option[1]) in DUCKING]
    if hide:
        return hide[0]
    if not cards:
        return options[0]
    return max(cards, key=strength_and_value) if last(g) else min(cards, key=strength_and_value)


def strength_and_value(card: int) -> tuple[float, int]:
    return strength(card), VALUE[card]


def helping(g: HeroStory, options: Sequence[Any], cards: list[int]) -> Any:
    """Declare something if that turns the last card of the trick into the winner."""
    for option in options:
        if isinstance(option, tuple):
            number, x = ability_of(option[1]), option[2]
            if number == SUPERNOVA and g.number > 2:
                return option
            if not last(g) or any(wins(g, card) for card in cards):
                continue
            if number in (LEVEL_HEADED, SIZE_SHIFTER) and x > 0 and any(wins(g, card, x) for card in cards):
                return option
            if number == HEART_POWER and top(g) < 2000:
                return option
    return None


def win_cheaply(g: HeroStory, seat: Seat, cards: list[int]) -> int:
    """Lead high; win as the last with the lowest card that does, before that only with a strong one; else go low."""
    if not g.trick:
        plain = [card for card in cards if SUIT[card] != LOVE]
        high = max(plain or cards, key=value_of)
        return high if VALUE[high] >= 11 else min(plain or cards, key=value_of) if len(cards) > 3 else max(cards)
    winning = [card for card in cards if wins(g, card)]
    if not winning:
        return min(cards, key=strength_and_value)
    if last(g):
        return min(winning, key=strength_and_value)
    best = max(winning, key=value_of)
    if VALUE[best] >= 10 or SUIT[best] == LOVE:
        return best
    return min(cards, key=strength_and_value)


def value_of(card: int) -> int:
    return VALUE[card]


def sidekick(g: HeroStory, seat: Seat, options: Sequence[int]) -> int:
    """It helps an owner who ducks by winning, and otherwise stays out of the way."""
    winning = [card for card in options if wins(g, card)]
    leading = seat in g.who and top(g) == mine(g, seat)
    if ducking(g, seat) and winning:
        return max(winning, key=value_of)
    losing = [card for card in options if not wins(g, card)]
    return min(losing if leading and losing else options, key=value_of)


def mine(g: HeroStory, seat: Seat) -> int:
    suit, value, _ = g.counts[g.who.index(seat)]
    return rank(g, suit, value)


# -- small choices ---------------------------------------------------------------------------------------------------


def small_choice(g: HeroStory, seat: Seat, asked: str, options: Sequence[Any]) -> Any:
    low = ducking(g, seat)
    if asked == "slow_motions":
        return options[1 if low else 0]
    if asked == "force_fields":
        return options[1 if low else 0]
    if asked in ("swaps", "all_but_last"):
        cards = [option for option in options if isinstance(option, int)]
        worst = max(cards, key=lambda card: burden(g, seat, card))
        return worst if burden(g, seat, worst) > 0.3 or asked == "all_but_last" else options[0]
    if asked == "prophecies":
        return 2
    if asked in ("suits", "storm_suits", "own_stories"):
        return options[0]
    if asked == "uses":
        return use(g, seat, low, options)
    return options[0]


def use(g: HeroStory, seat: Seat, low: bool, options: Sequence[Any]) -> Any:
    """Hand over what hurts, switch when evil has failed, swap a card if that changes who wins."""
    leading = seat in g.who and g.trick and top(g) == mine(g, seat)
    for option in options[1:]:
        number, x = ability_of(option[1]), option[2]
        if number == BLACKMAILER and low:
            return option
        if number == PANIC_BUTTON and g.sides[seat] == "evil" and g.tricks[seat]:
            return option
        if number == TELEKINESIS and leading == low and wins(g, x) != low:
            return option
        if number == BOOMERANG and not low and VALUE[x] <= 3:
            return option
        if number == CARRIER_PIGEONS:
            return option
    return options[0]
