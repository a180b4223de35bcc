"""Rules of thumb for Custom Heroes: get rid of the hand in as few turns as possible, the low cards first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import FORM, KODORA, QUILL, face_of, kind_of
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes


def choose(g: CustomHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """The rule of thumb for the question at hand."""
    asked = g.choices.__name__
    if asked == "bets":
        return bet(g, seat, options)
    if asked == "moves":
        return move(g, seat, options)
    return "change" if g.power[seat] > 5 else "done"


def turns(worths: list[int]) -> float:
    """How many turns it takes to play these, roughly: low values cost more because they win no trick."""
    return sum(1.0 + max(0, 8 - worth) * 0.12 for worth in set(worths))


def bet(g: CustomHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """Bet the lowest card on a hand that needs few turns."""
    worths = [g.faces[card].worth for card in g.hands[seat]]
    if turns(worths) > 6.5:
        return "pass"
    single = [option for option in options if option != "pass" and len(option[1]) == 1]
    return min(single, key=lambda option: lonely(worths, g.faces[option[1][0]].worth), default="pass")


def lonely(worths: list[int], worth: int) -> tuple[int, int]:
    return worths.count(worth), worth


def move(g: CustomHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """Slide what helps now, otherwise lay the set that leaves the best hand."""
    if slide := best_slide(g, seat, options):
        return slide
    plays = [option for option in options if option[0] == "play"]
    best = max(plays, key=lambda option: rating(g, seat, option), default=None)
    if best is None:
        return "pass"
    if "pass" in options and not worth_it(g, seat, best):
        return "pass"
    return best


def rating(g: CustomHeroes, seat: Seat, option: Any) -> float:
    """What is left in the hand after this set, and what the set costs."""
    _, cards, active = option
    left = [g.faces[card].worth for card in g.hands[seat] if card not in cards]
    if not left:
        return 100.0
    top: int = max(g.faces[card].worth for card in cards)
    spent = sum(3 if g.faces[card].ability == FORM else 1 for card in active)
    return -3.0 * turns(left) - 0.15 * top - 0.8 * spent


def worth_it(g: CustomHeroes, seat: Seat, option: Any) -> bool:
    """Keep the Mystic Form for the end, and do not tear a group apart for a low set."""
    _, cards, active = option
    hand = g.hands[seat]
    left = Counter(g.faces[card].worth for card in hand if card not in cards)
    if active and g.faces[active[0]].ability == FORM:
        return len(left) <= 2 or min(len(other) for i, other in enumerate(g.hands) if i != seat and other) <= 3
    torn = left[g.faces[cards[0]].worth]
    return torn == 0 or len(cards) >= torn or g.faces[cards[0]].worth >= 8


def best_slide(g: CustomHeroes, seat: Seat, options: Sequence[Any]) -> Any:
    """The upgrade that saves most turns; a Form or Quill goes into a card that nothing goes with."""
    worths = {card: g.faces[card].worth for card in g.hands[seat]}
    now = turns(list(worths.values()))
    best, gain = None, 0.45
    for option in options:
        if option[0] == "slide":
            saved = slide_gain(g, worths, now, option[1], option[2])
            if saved > gain:
                best, gain = option, saved
    return best


def slide_gain(g: CustomHeroes, worths: dict[Card, int], now: float, upgrade: int, card: int) -> float:
    kind = kind_of(Card(upgrade))
    others = [worth for other, worth in worths.items() if other != card]
    if kind.ability == FORM:
        return now - turns(others) if len(set(others)) <= 4 and others else 0.0
    if kind.ability == QUILL:
        return (now - turns(others)) * 0.7 if others else 0.0
    if kind.ability == KODORA:
        return 0.0
    after = face_of(Card(card), (*g.inside[card], Card(upgrade))).worth
    return now - turns([*others, after])
