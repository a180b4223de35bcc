"""I01 to I10: identities, revealed in round 5 (HS-2.4); what they do later needs no charge (HS-5.1)."""

from __future__ import annotations

from heldenrunde.core.flow import PASS, Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import (
    ABILITIES,
    REMOVE,
    REVEALED,
    adds,
    at_round_end,
    rows,
    when_revealed,
    when_winning,
)
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CAPTAIN_COMET,
    DOPPELGANGER,
    INVENTOR,
    LOVE,
    NIGHTMOTH,
    ORACLE,
    PLAIN_SUITS,
    QUEEN_OF_HEARTS,
    SHADOW_KING,
    STORIES,
    STORMBRINGER,
    SUITS,
    TITANESS,
    VALUE,
    WARDEN,
    ability_card,
    ability_of,
)
from heldenrunde.rulebooks.hero_story.cards.common import draw_then_discard, many, score_some
from heldenrunde.rulebooks.hero_story.rules.piles import add_story, discard_offered, draw_stories
from heldenrunde.rulebooks.hero_story.state import HeroStory

rows(
    "identity",
    (CAPTAIN_COMET, "captain-comet", REVEALED, (), False, True),
    (WARDEN, "warden", REVEALED, (), False, True),
    (NIGHTMOTH, "nightmoth", REVEALED, (), False, True),
    (ORACLE, "oracle", REVEALED, (), False, True),
    (STORMBRINGER, "stormbringer", REVEALED, (), False, True),
    (DOPPELGANGER, "doppelganger", REVEALED, (), False, True),
    (INVENTOR, "inventor", REVEALED, (), False, True),
    (SHADOW_KING, "shadow-king", REVEALED, (), False, True),
    (TITANESS, "titaness", REVEALED, (), False, True),
    (QUEEN_OF_HEARTS, "queen-of-hearts", REVEALED, (), False, True),
)


def own_stories(g: HeroStory, seat: Seat) -> list[Card]:
    return [card for card in g.tableaus[seat] if ability_of(card) in STORIES]


@when_revealed(CAPTAIN_COMET)
def captain_comet(g: HeroStory, seat: Seat) -> None:
    """I01: gain 2 stamina."""
    g.gain_stamina(seat, 2, rule="HS-2.4")


@when_revealed(WARDEN)
@when_revealed(NIGHTMOTH)
@when_revealed(TITANESS)
@when_revealed(QUEEN_OF_HEARTS)
def one_stamina(g: HeroStory, seat: Seat) -> None:
    """I02, I03, I09, I10: gain 1 stamina."""
    g.gain_stamina(seat, 1, rule="HS-2.4")


@at_round_end(WARDEN)
def warden(g: HeroStory, seat: Seat) -> int:
    """I02: good with many tricks: +2 VP."""
    return 2 if g.is_good(seat) and g.tricks[seat] >= many(g) else 0


@at_round_end(NIGHTMOTH)
def nightmoth(g: HeroStory, seat: Seat) -> int:
    """I03: evil with 0 tricks: +2 VP."""
    return 2 if g.is_evil(seat) and g.tricks[seat] == 0 else 0


@when_revealed(ORACLE)
def oracle(g: HeroStory, seat: Seat) -> None:
    """I04: +1 VP; draw 3 cards, then discard 3."""
    g.gain_vp(seat, 1, (ability_card(ORACLE),), "HS-2.4")
    draw_then_discard(g, seat, 3)


@when_revealed(STORMBRINGER)
def stormbringer(g: HeroStory, seat: Seat) -> None:
    """I05: +1 VP; name a suit other than Love."""
    g.gain_vp(seat, 1, (ability_card(STORMBRINGER),), "HS-2.4")
    g.ask(seat, storm_suits, name_storm)


def storm_suits(g: HeroStory, seat: Seat) -> list[str]:
    return [SUITS[suit] for suit in PLAIN_SUITS]


def name_storm(g: HeroStory, seat: Seat, suit: str) -> None:
    g.target[STORMBRINGER] = SUITS.index(suit)
    g.note("name-suit", seat, (ability_card(STORMBRINGER),), name=suit, rule="HS-2.4")


@adds(STORMBRINGER)
def storm(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """I05: your cards of that suit +6."""
    return 6 if suit == g.target[STORMBRINGER] else 0


@when_revealed(DOPPELGANGER)
def doppelganger(g: HeroStory, seat: Seat) -> None:
    """I06: choose one own story card; all its charges are free this round, the markers are lent."""
    g.pick(seat, own_stories, lend)


def lend(g: HeroStory, seat: Seat, card: Card) -> None:
    g.lent = ability_of(card)
    g.note("lend", seat, (card,))


@when_revealed(INVENTOR)
def inventor(g: HeroStory, seat: Seat) -> None:
    """I07: gain 1 stamina; draw 3 story cards, you may replace one of yours with one of them."""
    g.gain_stamina(seat, 1, rule="HS-2.4")
    draw_stories(g, seat, 3, "HS-2.4")
    g.pick(seat, inventions, invent)


def inventions(g: HeroStory, seat: Seat) -> list[str | tuple[Card, Card]]:
    return [PASS, *[(new, old) for new in g.offered[seat] for old in own_stories(g, seat)]]


def invent(g: HeroStory, seat: Seat, choice: str | tuple[Card, Card]) -> None:
    if not isinstance(choice, str):
        new, old = choice
        space = g.tableaus[seat].index(old)
        g.tableaus[seat].remove(old)
        g.old_stories.append(old)
        add_story(g, seat, new, space, (old,), "HS-2.4")
    discard_offered(g, seat)


@when_revealed(SHADOW_KING)
def shadow_king(g: HeroStory, seat: Seat) -> None:
    """I08: +1 VP per own story card with a remove ability, at most 3."""
    n = len([card for card in own_stories(g, seat) if ABILITIES[ability_of(card)].kind == REMOVE])
    g.gain_vp(seat, min(3, n), (ability_card(SHADOW_KING),), "HS-2.4")


@adds(TITANESS)
def titaness(g: HeroStory, seat: Seat, card: Card, suit: int) -> int:
    """I09: your printed 11, 12, 13 get +3."""
    return 3 if VALUE[card] >= 11 else 0


@when_winning(QUEEN_OF_HEARTS)
def queen_of_hearts(g: HeroStory, seat: Seat) -> None:
    """I10: +1 VP when you win a trick with a Love card; at most 2 VP."""
    if g.counts[g.who.index(seat)][0] == LOVE:
        score_some(g, seat, QUEEN_OF_HEARTS, 1, 2)
