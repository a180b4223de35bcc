"""Story cards S27 to S36: backstories."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    END_OF_ROUND,
    END_OF_TRICK,
    LEADING,
    ONGOING,
    TARGETS,
    WHEN_CHARGED,
    adds,
    at_round_end,
    at_round_end_may,
    at_trick_end,
    other_players,
    rows,
    when_charged,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    BROKEN_HEART,
    DOUBLE_LIFE,
    INHERITANCE,
    LAB_ACCIDENT,
    MONOLOGUING,
    MOUNTAIN_TRAINING,
    PROPHECY,
    SECRET_LAB,
    UNDERCOVER,
    UNDERDOG,
    ability_card,
)
from heldenrunde.rulebooks.hero_story.cards.common import good_vp, may_switch
from heldenrunde.rulebooks.hero_story.cards.events import throw_and_draw, up_to
from heldenrunde.rulebooks.hero_story.rules.piles import look_into
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "backstory",
    (UNDERCOVER, "undercover", WHEN_CHARGED, (1,), True, False),
    (MONOLOGUING, "monologuing", ONGOING, (2,), False, True),
    (LAB_ACCIDENT, "lab-accident", WHEN_CHARGED, (1,), False, True),
    (UNDERDOG, "underdog", END_OF_TRICK, (1,), False, True),
    (BROKEN_HEART, "broken-heart", ONGOING, (1,), False, True),
    (MOUNTAIN_TRAINING, "mountain-training", LEADING, (1,), False, True),
    (SECRET_LAB, "secret-lab", END_OF_ROUND, (1,), False, True),
    (DOUBLE_LIFE, "double-life", END_OF_ROUND, (2,), False, True),
    (INHERITANCE, "inheritance", END_OF_ROUND, (1,), False, True),
    (PROPHECY, "prophecy", WHEN_CHARGED, (1, 1), False, True),
)
TARGETS[UNDERCOVER] = other_players


@when_charged(UNDERCOVER)
def undercover(g: HeroStory, seat: Seat) -> None:
    """S27: look at the hand of one other player."""
    look_into(g, seat, g.target[UNDERCOVER])


@when_winning(MONOLOGUING)
def monologuing(g: HeroStory, seat: Seat) -> None:
    """S28: each trick you win +1 VP; the hand lies open from the moment it is charged."""
    g.gain_vp(seat, 1, (ability_card(MONOLOGUING),))


@when_charged(LAB_ACCIDENT)
def lab_accident(g: HeroStory, seat: Seat) -> None:
    """S29: discard up to 3 hand cards and draw as many."""
    g.ask(seat, up_to, throw_and_draw, 3)


@at_trick_end(UNDERDOG)
def underdog(g: HeroStory, seat: Seat) -> None:
    """S30, HS-5.14: after trick 4, good with 0 tricks: +2 VP, once; also who has just become good."""
    if g.number == 4 and g.tricks[seat] == 0 and not g.tally[UNDERDOG]:
        g.tally[UNDERDOG] = int(good_vp(g, seat, 2, UNDERDOG))


@adds(MOUNTAIN_TRAINING)
def mountain_training(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """S32: your led card +5."""
    return 5 if not g.who or g.who[0] == seat else 0


def fell_short(g: HeroStory, seat: Seat) -> list[int]:
    """S33: good with no trick, or evil with at least one; and stamina is left (HS-1.3)."""
    return [0] if g.is_good(seat) == (g.tricks[seat] == 0) and g.general else []


@at_round_end_may(SECRET_LAB, fell_short)
def secret_lab(g: HeroStory, seat: Seat, choice: int) -> None:
    """S33: gain 1 stamina."""
    g.gain_stamina(seat, 1, (ability_card(SECRET_LAB),), "HS-4.1")


def can_switch(g: HeroStory, seat: Seat) -> list[int]:
    return [0] if may_switch(g) else []


@at_round_end_may(DOUBLE_LIFE, can_switch)
def double_life(g: HeroStory, seat: Seat, choice: int) -> None:
    """S34: switch your alignment."""
    g.switch_side(seat, (ability_card(DOUBLE_LIFE),), "HS-4.1")


@at_round_end(INHERITANCE)
def inheritance(g: HeroStory, seat: Seat) -> int:
    """S35: +1 VP per 2 stamina lying in your supply; at most 2 VP."""
    return min(2, g.supply[seat] // 2)


@when_charged(PROPHECY)
def prophesy(g: HeroStory, seat: Seat) -> None:
    """S36: openly name a number from 1 to 8."""
    g.then(call(ask_prophecy, seat))


def ask_prophecy(g: HeroStory, seat: Seat) -> None:
    """HS-2.8, Prophecy (S36): the number is named openly."""
    g.ask(seat, prophecies, name_number)


def prophecies(g: HeroStory, seat: Seat) -> list[int]:
    return list(range(1, 9))


def name_number(g: HeroStory, seat: Seat, number: int) -> None:
    g.target[PROPHECY] = number
    g.note("name-number", seat, (ability_card(PROPHECY),), number)


@at_round_end(PROPHECY)
def prophecy(g: HeroStory, seat: Seat) -> int:
    """S36: with exactly that many tricks +1 VP, with both charges +3 VP."""
    return (1 if g.charges(PROPHECY) == 1 else 3) if g.tricks[seat] == g.target[PROPHECY] else 0
