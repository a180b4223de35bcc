"""HS-5.11: the windows of a trick, in which abilities are used or work by themselves."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    ACTS,
    LOSES,
    LOST,
    TRICK_ENDS,
    USES,
    VARIANTS,
    W3,
    W4,
    WINDOW,
    WINS,
    WON,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import TELEKINESIS, ability_card, ability_of
from heldenrunde.rulebooks.hero_story.rules.telling import announce
from heldenrunde.rulebooks.hero_story.state import HeroStory

USE: Final = "use"
Use = str | tuple[str, Card, int]
"""PASS, or ("use", the card of the ability, choice)."""


def anybody(g: HeroStory, moment: str) -> bool:
    """HS-5.11: has anybody something charged that has to do with this window?"""
    abilities = WINDOW[moment]
    return any([on & abilities for on in g.on if on])


def window(g: HeroStory, seat: Seat, moment: str) -> None:
    """HS-5.11: in a window each player, from the leader clockwise, uses what they may and want."""
    on = g.on[seat] & WINDOW[moment]
    if on and any([ready(g, seat, number) for number in USES[moment] if on >> number & 1]):
        g.ask(seat, uses, used, moment)


def ready(g: HeroStory, seat: Seat, number: int) -> bool:
    """Could it be used, as far as everybody can see? Which hidden cards would have been legal, nobody sees."""
    if number == TELEKINESIS and not g.open_hands[seat]:
        return bool(g.hands[seat])
    return bool(VARIANTS[number](g, seat))


def uses(g: HeroStory, seat: Seat, moment: str) -> list[Use]:
    on = g.on[seat]
    found: list[Use] = [PASS]
    for number in USES[moment]:
        if on >> number & 1:
            found += [(USE, ability_card(number), x) for x in VARIANTS[number](g, seat)]
    return found


def used(g: HeroStory, seat: Seat, choice: Use, moment: str) -> None:
    """Who has used something may use more; who declines is not asked again in this window."""
    if isinstance(choice, tuple):
        _, card, x = choice
        number = ability_of(card)
        announce(g, seat, number, x)
        g.then(call(window, seat, moment))
        ACTS[number](g, seat, x)


# -- what works by itself --------------------------------------------------------------------------------------------


def win_or_lose(g: HeroStory, seat: Seat) -> None:
    """HS-5.2, HS-5.8: what works by itself when a trick is won or lost, then what may be used."""
    on = g.on[seat]
    if on & WINDOW[W3]:
        won = seat == g.winner
        g.then(call(window, seat, WON if won else LOST))
        for number, effect in (WINS if won else LOSES).items():
            if on >> number & 1:
                effect(g, seat)


def at_end(g: HeroStory, seat: Seat) -> None:
    """HS-5.11, W4: what works by itself, before or after what is used now."""
    if g.on[seat] & WINDOW[W4]:
        g.then(call(by_itself, seat), call(window, seat, W4), call(by_itself, seat))


def by_itself(g: HeroStory, seat: Seat) -> None:
    """HS-5.8: what nobody has to ask for at the end of a trick."""
    for number, effect in TRICK_ENDS.items():
        if g.on[seat] >> number & 1:
            effect(g, seat)
