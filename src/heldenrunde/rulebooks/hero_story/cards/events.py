"""HS-2.2, HS-4.2: the event of round 3."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    ARTIFACT_HUNT,
    BLACKOUT,
    BODY_SWAP,
    BOUNTY,
    DOUBLE_STAKES,
    FRESH_START,
    HEARTBREAK,
    HERO_GALA,
    LOVE,
    NO_SUIT,
    POWER_SURGE,
    POWER_TRANSFER,
    QUANTUM_STORM,
    RED_ALERT,
    SUIT,
    UNMASKED,
    VALUE,
    VILLAINS_CONVENTION,
    WAVE_OF_LOVE,
    event_of,
)
from heldenrunde.rulebooks.hero_story.rules.piles import arrive, draw, open_cards, throw
from heldenrunde.rulebooks.hero_story.rules.solo import (
    all_have_cards,
    passed_by_vancardians,
    remember_revealed,
    top_event,
)
from heldenrunde.rulebooks.hero_story.state import HeroStory

Cards = tuple[Card, ...]
LEFT: Final = "left"
RIGHT: Final = "right"
BY_TRICK: Final = (HERO_GALA, DOUBLE_STAKES, ARTIFACT_HUNT, WAVE_OF_LOVE)
"""Their scoring asks for trick numbers or for the cards in tricks."""


def reveal_event(g: HeroStory) -> None:
    """HS-2.2: one event; its "when revealed" part happens now. Solo: by the lightning of the top Vancardian card."""
    card = top_event(g)
    g.event_pile.remove(card)
    g.event = [card]
    g.show(card)
    g.note("event", g.dealer, (card,))
    g.then(call(event_revealed))


def event_revealed(g: HeroStory) -> None:
    """HS-2.2: what the event does at once."""
    number = event_of(g.event[0])
    if number == HEARTBREAK:
        g.trump = NO_SUIT
    elif number == POWER_SURGE:
        for seat in g.in_turn():
            g.gain_stamina(seat, 1, tuple(g.event), "HS-2.2")
    elif number == BOUNTY:
        g.wanted = [seat for seat in range(g.players) if g.vp[seat] == max(g.vp)]
        for seat in g.wanted:
            g.tell("wanted", seat)
    elif number == FRESH_START:
        g.then(*[call(start_fresh, seat) for seat in g.in_turn()])
    elif number == UNMASKED:
        g.ask_all(g.in_turn(), some_cards, open_own, 3, check=why_not_cards)
    elif all_have_cards(g):
        late_event(g)


def late_event(g: HeroStory) -> None:
    """Power Transfer (E01), Body Swap (E06): everybody passes to the left; solo once all have cards (HS-8.3)."""
    if g.happening(POWER_TRANSFER):
        g.ask_all(g.in_turn(), some_cards, pass_on, 3, LEFT, check=why_not_cards)
    elif g.happening(BODY_SWAP):
        hand_on(g, {seat: tuple(g.hands[seat]) for seat in range(g.players)}, LEFT)


def storm(g: HeroStory) -> None:
    """HS-2.2, Quantum Storm (E15): after tricks 2, 4 and 6 everybody passes 1 hand card to the right."""
    if g.happening(QUANTUM_STORM) and g.number in (2, 4, 6):
        g.ask_all(g.in_turn(), some_cards, pass_on, 1, RIGHT, check=why_not_cards)


# -- passing ---------------------------------------------------------------------------------------------------------


def some_cards(g: HeroStory, seat: Seat, n: int, way: str = "") -> list[Cards]:
    """So many cards of the hand."""
    return list(combinations(g.hands[seat], n))


def why_not_cards(g: HeroStory, seat: Seat, choice: Any, n: int, way: str = "") -> Refusal | None:
    """HS-5.6: in any order, but each card once and of the own hand."""
    if not isinstance(choice, tuple) or len(choice) != n or not all([type(card) is int for card in choice]):
        return Refusal("not-an-option")
    if len(set(choice)) < n or any([card not in g.hands[seat] for card in choice]):
        return Refusal("no-card-of-yours", "HS-5.6")
    return None


def pass_on(g: HeroStory, chosen: dict[Seat, Cards], n: int, way: str) -> None:
    """HS-8.5: Vancardians pass their rightmost cards."""
    hand_on(g, {**chosen, **passed_by_vancardians(g, n)}, way)


def hand_on(g: HeroStory, chosen: dict[Seat, Cards], way: str) -> None:
    """HS-5.6: all at the same time, between players only."""
    for seat, cards in chosen.items():
        for card in cards:
            g.hands[seat].remove(card)
    for seat, cards in chosen.items():
        arrive(g, seat, g.others(seat)[0 if way == LEFT else -1], cards)


def open_own(g: HeroStory, chosen: dict[Seat, Cards], n: int) -> None:
    """Unmasked (E18): everybody opens 3 hand cards; solo they count by HS-8.6."""
    for seat, cards in chosen.items():
        open_cards(g, seat, cards, "HS-2.2")
        remember_revealed(g, cards)


def start_fresh(g: HeroStory, seat: Seat) -> None:
    """HS-2.2, Fresh Start (E17): one player after the other."""
    g.ask(seat, up_to, throw_and_draw, 2)


def up_to(g: HeroStory, seat: Seat, n: int) -> list[Cards]:
    """Up to so many cards of the hand."""
    return [cards for k in range(n + 1) for cards in combinations(g.hands[seat], k)]


def throw_and_draw(g: HeroStory, seat: Seat, cards: Cards, n: int) -> None:
    """Fresh Start (E17), Lab Accident (S29): discard, then draw as many (HS-5.10)."""
    throw(g, seat, cards)
    draw(g, seat, len(cards))


# -- the end of the round --------------------------------------------------------------------------------------------


def end_event(g: HeroStory) -> None:
    """HS-4.2: Blackout (E03): +1 VP with at least 2 stamina in the supply. The card is gone after scoring (HS-4.3)."""
    if g.happening(BLACKOUT):
        for seat in g.in_turn():
            if g.supply[seat] >= 2:
                g.gain_vp(seat, 1, tuple(g.event), "HS-4.2")


def event_score(g: HeroStory) -> None:
    """HS-4.3: what the event scores on top; then it is discarded (HS-4.2)."""
    if g.event:
        for seat, vp in enumerate([worth(g, seat) for seat in range(g.players)]):
            g.gain_vp(seat, vp, tuple(g.event), "HS-4.3")
        g.box += g.event
        g.event = []


def worth(g: HeroStory, seat: Seat) -> int:
    """The special scoring of the event; after a surrender nothing that asks for trick numbers or contents (HS-8.7)."""
    number = event_of(g.event[0])
    tricks, most = g.tricks[seat], max(g.tricks)
    if g.number > 8 and number in BY_TRICK:
        return 0
    if number == RED_ALERT:
        return 0 if tricks < most else 3 if g.tricks.count(most) == 1 else 1
    if number == HERO_GALA:
        return 2 * (g.winners[7:] == [seat])
    if number == VILLAINS_CONVENTION:
        return 2 * (g.is_evil(seat) and tricks == 0)
    if number == BOUNTY:
        beats = all([tricks > g.tricks[wanted] for wanted in g.wanted])
        return 2 * (g.is_good(seat) and seat not in g.wanted and beats)
    if number == DOUBLE_STAKES:
        return g.winners[6:].count(seat) if g.is_good(seat) else 0
    if number == ARTIFACT_HUNT:
        return len([card for card in g.taken[seat] if VALUE[card] == 13])
    if number == WAVE_OF_LOVE:
        return len([card for card in g.taken[seat] if SUIT[card] == LOVE]) // 3
    return 0
