"""Story cards S59 to S64: ultimate abilities."""

from __future__ import annotations

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    END_OF_ROUND,
    LAST_TRICK,
    ONGOING,
    REMOVE,
    TARGETS,
    W1,
    W2,
    at_round_end,
    at_round_end_may,
    may_use,
    once,
    rows,
    when_charged,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    FINAL_SHOWDOWN,
    HEROIC_SACRIFICE,
    PLAIN_SUITS,
    REALITY_WARP,
    SUITS,
    SUPERNOVA,
    TIME_TRAVEL,
    WORLD_DOMINATION,
    ability_card,
)
from heldenrunde.rulebooks.hero_story.cards.talents import when_leading
from heldenrunde.rulebooks.hero_story.rules.tricks import act, find_winner, turn
from heldenrunde.rulebooks.hero_story.rules.windows import window
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "ultimate",
    (TIME_TRAVEL, "time-travel", REMOVE, (2,), False, True),
    (SUPERNOVA, "supernova", REMOVE, (2,), False, True),
    (REALITY_WARP, "reality-warp", ONGOING, (2,), True, True),
    (WORLD_DOMINATION, "world-domination", END_OF_ROUND, (2,), False, True),
    (HEROIC_SACRIFICE, "heroic-sacrifice", END_OF_ROUND, (1,), False, True),
    (FINAL_SHOWDOWN, "final-showdown", LAST_TRICK, (2,), False, True),
)


@may_use(TIME_TRAVEL, W2, once)
def time_travel(g: HeroStory, seat: Seat, choice: int) -> None:
    """S59: all cards go back to their hands and the trick is played again with you leading; nobody is asked before."""
    while g.cancel(window):
        pass
    g.cancel(find_winner)
    if g.forced >= 0:
        g.gain_vp(g.forced, -1, (ability_card(SUPERNOVA),))
    for place, card in zip(g.who, g.trick, strict=True):
        g.hands[place].append(card)
    g.clear_trick()
    g.leader = seat
    g.note("rewind", seat, n=g.number)
    g.then(call(turn, seat))


@may_use(SUPERNOVA, W1, when_leading)
def supernova(g: HeroStory, seat: Seat, choice: int) -> None:
    """S60: lose 1 of the 2 removed for good: you win this trick whatever is played, and get +1 VP."""
    if g.lent != SUPERNOVA:
        g.lose_stamina(seat, (ability_card(SUPERNOVA),))
    g.saying += (SUPERNOVA, 0)
    g.gain_vp(seat, 1, (ability_card(SUPERNOVA),))
    act(g, seat)


def other_trumps(g: HeroStory, seat: Seat) -> list[int]:
    return list(PLAIN_SUITS)


TARGETS[REALITY_WARP] = other_trumps


@when_charged(REALITY_WARP)
def reality_warp(g: HeroStory, seat: Seat) -> None:
    """S61: the suit you named is trump instead of Love for everybody this round; it beats the event Heartbreak."""
    g.trump = g.target[REALITY_WARP]
    g.note("trump", seat, (ability_card(REALITY_WARP),), name=SUITS[g.trump])


@at_round_end(WORLD_DOMINATION)
def world_domination(g: HeroStory, seat: Seat) -> int:
    """S62: evil with 0 tricks: +3 VP."""
    return 3 if g.is_evil(seat) and g.tricks[seat] == 0 else 0


def own_tricks(g: HeroStory, seat: Seat) -> list[int]:
    """S63: each of your tricks, by number; a lent marker cannot be lost, then one of the supply has to go."""
    if g.lent == HEROIC_SACRIFICE and not g.supply[seat]:
        return []
    return list(range(g.tricks[seat]))


@at_round_end_may(HEROIC_SACRIFICE, own_tricks)
def heroic_sacrifice(g: HeroStory, seat: Seat, trick: int) -> None:
    """S63: lose 1 stamina for good to discard 1 of your tricks."""
    if g.lent != HEROIC_SACRIFICE:
        g.take_off(seat, HEROIC_SACRIFICE, 1)
    g.lose_stamina(seat, (ability_card(HEROIC_SACRIFICE),))
    n = len(g.hands)
    g.aside += g.taken[seat][trick * n : (trick + 1) * n]
    del g.taken[seat][trick * n : (trick + 1) * n]
    g.tricks[seat] -= 1
    g.note("sacrifice", seat)


@when_winning(FINAL_SHOWDOWN)
def final_showdown(g: HeroStory, seat: Seat) -> None:
    """S64: +3 VP if you win trick 8."""
    if g.number == 8:
        g.gain_vp(seat, 3, (ability_card(FINAL_SHOWDOWN),))
