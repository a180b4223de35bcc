"""Rules of thumb for Custom Heroes: get rid of the hand in as few turns as possible, the low cards first."""

from __future__ import annotations

from collections import Counter
from typing import Any

from heldenrunde.core.game import Card
from heldenrunde.match import BotView
from heldenrunde.rulebooks.custom_heroes.cards import FORM, KODORA, QUILL, Face, face_of, kind_of

View = dict[str, Any]


def choose(bot_view: BotView) -> Any:
    """The rule of thumb for the question at hand."""
    view, options = bot_view.view, bot_view.options
    asked = view["question"]["name"]
    if asked == "bets":
        return bet(view, bot_view.seat, options)
    if asked == "moves":
        return move(view, bot_view.seat, options)
    return "change" if view["power"][bot_view.seat] > 5 else "done"


def face(view: View, card: int) -> Face:
    return face_of(Card(card), tuple(view["inside"].get(str(card), ())))


def turns(worths: list[int]) -> float:
    """How many turns it takes to play these, roughly: low values cost more because they win no trick."""
    return sum(1.0 + max(0, 8 - worth) * 0.12 for worth in set(worths))


def bet(view: View, seat: int, options: list[Any]) -> Any:
    """Bet the lowest card on a hand that needs few turns."""
    worths = [face(view, card).worth for card in view["hands"][seat]]
    if turns(worths) > 6.5:
        return "pass"
    single = [option for option in options if option != "pass" and len(option[1]) == 1]
    return min(single, key=lambda option: lonely(worths, face(view, option[1][0]).worth), default="pass")


def lonely(worths: list[int], worth: int) -> tuple[int, int]:
    return worths.count(worth), worth


def move(view: View, seat: int, options: list[Any]) -> Any:
    """Slide what helps now, otherwise lay the set that leaves the best hand."""
    if slide := best_slide(view, seat, options):
        return slide
    plays = [option for option in options if option[0] == "play"]
    best = max(plays, key=lambda option: rating(view, seat, option), default=None)
    if best is None:
        return "pass"
    if "pass" in options and not worth_it(view, seat, best):
        return "pass"
    return best


def rating(view: View, seat: int, option: Any) -> float:
    """What is left in the hand after this set, and what the set costs."""
    _, cards, active = option
    left = [face(view, card).worth for card in view["hands"][seat] if card not in cards]
    if not left:
        return 100.0
    top = max(face(view, card).worth for card in cards)
    spent = sum(3 if face(view, card).ability == FORM else 1 for card in active)
    return -3.0 * turns(left) - 0.15 * top - 0.8 * spent


def worth_it(view: View, seat: int, option: Any) -> bool:
    """Keep the Mystic Form for the end, and do not tear a group apart for a low set."""
    _, cards, active = option
    hand = view["hands"][seat]
    left = Counter(face(view, card).worth for card in hand if card not in cards)
    if active and face(view, active[0]).ability == FORM:
        return len(left) <= 2 or min(len(other) for i, other in enumerate(view["hands"]) if i != seat and other) <= 3
    torn = left[face(view, cards[0]).worth]
    return torn == 0 or len(cards) >= torn or face(view, cards[0]).worth >= 8


def best_slide(view: View, seat: int, options: list[Any]) -> Any:
    """The upgrade that saves most turns; a Form or Quill goes into a card that nothing goes with."""
    worths = {card: face(view, card).worth for card in view["hands"][seat]}
    now = turns(list(worths.values()))
    best, gain = None, 0.45
    for option in options:
        if option[0] == "slide":
            saved = slide_gain(view, worths, now, option[1], option[2])
            if saved > gain:
                best, gain = option, saved
    return best


def slide_gain(view: View, worths: dict[int, int], now: float, upgrade: int, card: int) -> float:
    kind = kind_of(Card(upgrade))
    others = [worth for other, worth in worths.items() if other != card]
    if kind.ability == FORM:
        return now - turns(others) if len(set(others)) <= 4 and others else 0.0
    if kind.ability == QUILL:
        return (now - turns(others)) * 0.7 if others else 0.0
    if kind.ability == KODORA:
        return 0.0
    after = face_of(Card(card), (*(Card(u) for u in view["inside"].get(str(card), ())), Card(upgrade))).worth
    return now - turns([*others, after])
