"""Story cards S15 to S26: gadgets."""

from __future__ import annotations

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    FIRST_TRICK,
    LEADING,
    LOST,
    ONGOING,
    REMOVE,
    TARGETS,
    W1,
    W4,
    WHEN_CHARGED,
    WIN,
    declare,
    may_use,
    other_players,
    rows,
    when_charged,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    ANALYSIS_GOGGLES,
    BOOMERANG,
    COMMUNICATOR,
    FORCE_FIELD,
    GRAPPLING_HOOK,
    HOLO_PROJECTOR,
    JETPACK,
    PANIC_BUTTON,
    PLAIN_SUITS,
    PRECISION_SLING,
    RECON_DRONE,
    SIGNAL_JAMMER,
    SMOKE_BOMB,
    SUITS,
    VALUE,
    ability_card,
)
from heldenrunde.rulebooks.hero_story.cards.common import (
    ask_discard,
    give_back_another,
    may_switch,
    same_suit,
    score_some,
)
from heldenrunde.rulebooks.hero_story.cards.talents import when_leading
from heldenrunde.rulebooks.hero_story.rules.piles import (
    into_hand,
    look_at,
    pass_cards,
    rebuild_pile,
    throw,
)
from heldenrunde.rulebooks.hero_story.rules.solo import waits
from heldenrunde.rulebooks.hero_story.rules.tricks import next_turn, put
from heldenrunde.rulebooks.hero_story.rules.vancardians import gift
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "gadget",
    (GRAPPLING_HOOK, "grappling-hook", REMOVE, (1, 1), False, True),
    (SMOKE_BOMB, "smoke-bomb", REMOVE, (1, 1), False, True),
    (COMMUNICATOR, "communicator", WHEN_CHARGED, (1,), True, True),
    (ANALYSIS_GOGGLES, "analysis-goggles", WHEN_CHARGED, (1,), False, True),
    (FORCE_FIELD, "force-field", REMOVE, (1,), False, True),
    (PRECISION_SLING, "precision-sling", WIN, (1,), False, True),
    (RECON_DRONE, "recon-drone", FIRST_TRICK, (1,), True, False),
    (JETPACK, "jetpack", ONGOING, (1, 1), False, True),
    (HOLO_PROJECTOR, "holo-projector", LEADING, (1,), False, True),
    (PANIC_BUTTON, "panic-button", REMOVE, (1,), False, True),
    (BOOMERANG, "boomerang", REMOVE, (1, 1), False, True),
    (SIGNAL_JAMMER, "signal-jammer", LEADING, (1,), False, True),
)


# -- declared with a card --------------------------------------------------------------------------------------------


def other_suits(g: HeroStory, seat: Seat) -> list[int]:
    """S23: another suit than Love is led; the card keeps its own."""
    return [] if g.trick else list(PLAIN_SUITS)


declare(HOLO_PROJECTOR, W1, other_suits)
declare(SIGNAL_JAMMER, W1, when_leading)


def smoke(g: HeroStory, seat: Seat) -> list[int]:
    """S16: a follower, as long as there is a card to draw (HS-5.10)."""
    return [0] if g.trick and (g.pile or g.discard) else []


@may_use(SMOKE_BOMB, W1, smoke)
def smoke_bomb(g: HeroStory, seat: Seat, choice: int) -> None:
    """S16: play the top card of the draw pile, whatever its suit; then discard 1 hand card."""
    rebuild_pile(g)
    g.saying += (SMOKE_BOMB, 0)
    put(g, seat, g.pile.pop())
    g.then(call(ask_discard, seat, 1), call(next_turn, seat))


# -- the end of a trick ----------------------------------------------------------------------------------------------


def can_hook(g: HeroStory, seat: Seat) -> list[int]:
    """S15, P4: not after trick 8, and only who does not lead anyway."""
    return [0] if g.number < 8 and g.leader != seat else []


@may_use(GRAPPLING_HOOK, W4, can_hook)
def grappling_hook(g: HeroStory, seat: Seat, choice: int) -> None:
    """S15: you lead the next trick instead of the winner."""
    g.leader = seat


def can_panic(g: HeroStory, seat: Seat) -> list[int]:
    """S24: at the end of tricks 1 to 4."""
    return [0] if g.number <= 4 and may_switch(g) else []


@may_use(PANIC_BUTTON, W4, can_panic)
def panic_button(g: HeroStory, seat: Seat, choice: int) -> None:
    """S24: switch your alignment."""
    g.switch_side(seat, ())


def hand_after_losing(g: HeroStory, seat: Seat) -> list[Card]:
    """S25, HS-5.14: whoever still holds a card, once in a trick: then the card played is back already."""
    return g.hands[seat][:] if g.tally[BOOMERANG] < g.number else []


@may_use(BOOMERANG, LOST, hand_after_losing)
def boomerang(g: HeroStory, seat: Seat, choice: int) -> None:
    """S25: take your played card back and put another hand card face down in its place."""
    i, card = g.who.index(seat), Card(choice)
    back = g.trick[i]
    g.tally[BOOMERANG] = g.number
    g.hands[seat].remove(card)
    g.trick[i] = card
    g.hands[seat].append(back)
    g.note("take-back", seat, (back,))


@when_winning(PRECISION_SLING)
def precision_sling(g: HeroStory, seat: Seat) -> None:
    """S20: +1 VP if the winning card has a printed value of 5 or less; at most 2 VP."""
    if VALUE[g.trick[g.who.index(seat)]] <= 5:
        score_some(g, seat, PRECISION_SLING, 1, 2)


# -- when charged ----------------------------------------------------------------------------------------------------

TARGETS[COMMUNICATOR] = other_players


@when_charged(COMMUNICATOR)
def communicator(g: HeroStory, seat: Seat) -> None:
    """S17: name a suit; the player gives you the highest card of it and gets another back."""
    if not waits(g, COMMUNICATOR):
        g.ask(seat, suits, call_suit)


def suits(g: HeroStory, seat: Seat) -> list[str]:
    return list(SUITS)


def call_suit(g: HeroStory, seat: Seat, suit: str) -> None:
    g.note("name-suit", seat, (ability_card(COMMUNICATOR),), name=suit)
    g.then(call(give_highest, seat, suit))


def give_highest(g: HeroStory, seat: Seat, suit: str) -> None:
    """HS-2.8, Communicator (S17): the highest card of the suit, if there is one; another comes back."""
    other = g.target[COMMUNICATOR]
    cards = same_suit(g.hands[other], SUITS.index(suit))
    if not cards:
        g.tell("has-none", other, name=suit)
    else:
        highest = max(cards, key=value_of)
        pass_cards(g, other, seat, gift(g, other) or (highest,))
        give_back_another(g, seat, other)


def value_of(card: Card) -> int:
    return VALUE[card]


@when_charged(ANALYSIS_GOGGLES)
def analysis_goggles(g: HeroStory, seat: Seat) -> None:
    """S18: look at the top 4 cards of the draw pile, swap up to 2 with hand cards, discard the rest."""
    for _ in range(4):
        rebuild_pile(g)
        if g.pile:
            g.looked.append(g.pile.pop())
    look_at(g, seat, tuple(g.looked))
    g.then(call(ask_goggles, seat), call(ask_goggles, seat), call(end_goggles, seat))


def ask_goggles(g: HeroStory, seat: Seat) -> None:
    """HS-2.8, Analysis Goggles (S18): a swap, unless the player has passed."""
    if g.looked and g.tally[ANALYSIS_GOGGLES] == 0:
        g.ask(seat, goggle_swaps, goggle_swap)


def goggle_swaps(g: HeroStory, seat: Seat) -> list[str | tuple[Card, Card]]:
    """A card that was looked at, and a hand card for it."""
    return [PASS, *[(new, old) for new in g.looked for old in g.hands[seat]]]


def goggle_swap(g: HeroStory, seat: Seat, choice: str | tuple[Card, Card]) -> None:
    if isinstance(choice, str):
        g.tally[ANALYSIS_GOGGLES] = 1
        return
    new, old = choice
    g.looked.remove(new)
    into_hand(g, seat, (new,), "draw")
    throw(g, seat, (old,))


def end_goggles(g: HeroStory, seat: Seat) -> None:
    """HS-2.8, Analysis Goggles (S18): the rest is discarded."""
    g.note("discard", seat, tuple(g.looked), len(g.looked))
    g.discard += g.looked
    g.looked = []
