"""HS-1 and HS-2: set-up, the five rounds, the deal, story cards, identities and alignments."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.chance import Chance
from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.hero_story.cards.abilities import REVEALS
from heldenrunde.rulebooks.hero_story.cards.catalogue import (
    CARDS,
    DECK,
    EVENTS,
    EVIL,
    FIRST_ABILITY,
    FIRST_VANCARDIAN,
    GOOD,
    HERO_GALA,
    IDENTITIES,
    LOVE,
    MASQUERADE,
    NUMBERS,
    PERSONALITIES,
    STORIES,
    VANCARDIANS,
    ability_card,
    ability_of,
    event_card,
)
from heldenrunde.rulebooks.hero_story.cards.events import late_event, reveal_event
from heldenrunde.rulebooks.hero_story.fields import clear_all
from heldenrunde.rulebooks.hero_story.rules.charging import first_part, second_part, third_part
from heldenrunde.rulebooks.hero_story.rules.ending import end_of_round
from heldenrunde.rulebooks.hero_story.rules.piles import add_story, deal_hand, discard_offered, draw_stories, open_cards
from heldenrunde.rulebooks.hero_story.rules.solo import dealt_at_once, first_dealer, rule_alone, takes_part, tell_defeat
from heldenrunde.rulebooks.hero_story.rules.tricks import play_tricks
from heldenrunde.rulebooks.hero_story.rules.vancardians import late_effects, set_up_vancardians
from heldenrunde.rulebooks.hero_story.state import HeroStory

STAMINA: Final = 36
ROUNDS: Final = 5


def set_up(chance: Chance, seats: int, options: dict[str, Any]) -> HeroStory:
    """HS-1.1, HS-1.2: all cards lie in the box; 36 stamina in the general supply."""
    g = HeroStory()
    g.begin(chance, CARDS, call(begin))
    players = 3 if seats == 1 else seats
    clear_all(g, NUMBERS, places=4 if players == 2 else players, players=players, seats=seats)
    g.solo, g.players, g.difficulty, g.rounds = seats == 1, players, options["difficulty"], options["rounds"]
    g.pile = [Card(card) for card in range(DECK)]
    g.extra_loves = [Card(card) for card in range(DECK, FIRST_ABILITY)]
    g.box = [Card(card) for card in range(FIRST_ABILITY, CARDS)]
    g.general, g.trump, g.masks = STAMINA, LOVE, [GOOD] * seats
    g.clear_round()
    for card in g.extra_loves:
        g.show(card)
    return g


def begin(g: HeroStory) -> None:
    """HS-1.2, HS-1.3: tableaus, identities and the dealer marker by chance; two shuffled piles."""
    tableaus = [ability_card(number) for number in PERSONALITIES]
    identities = [ability_card(number) for number in IDENTITIES]
    g.chance.shuffle("tableaus", tableaus)
    g.chance.shuffle("identities", identities)
    for card in tableaus:
        g.show(card)
    for seat in g.seats:
        take_from_box(g, [tableaus[seat]], g.tableaus[seat])
        own = identities[2 * seat : 2 * seat + 2]
        take_from_box(g, own, g.identities[seat])
        for card in own:
            g.show(card, 1 << seat)
        g.gain_stamina(seat, 1, rule="HS-1.2")
    stories = [ability_card(number) for number in STORIES if takes_part(g, number)]
    take_from_box(g, stories, g.stories)
    take_from_box(g, [event_card(i + 1) for i in range(len(EVENTS))], g.event_pile)
    g.chance.shuffle("stories", g.stories)
    g.chance.shuffle("events", g.event_pile)
    if g.solo:
        take_from_box(g, [Card(FIRST_VANCARDIAN + i) for i in range(len(VANCARDIANS))], g.vancardians)
        g.chance.shuffle("vancardians", g.vancardians)
    g.dealer = first_dealer(g)
    g.derive()
    g.then(call(next_round))


def take_from_box(g: HeroStory, cards: list[Card], to: list[Card]) -> None:
    for card in cards:
        g.box.remove(card)
        to.append(card)


def next_round(g: HeroStory) -> None:
    """HS-2: deal, event, story or identity, charging, alignment; then eight tricks and the end (HS-3, HS-4)."""
    g.round += 1
    g.clear_round()
    g.sides, g.trump = ["" if seat in g.seats else GOOD for seat in range(g.players)], LOVE
    g.note("round", g.dealer, n=g.round, name="alone" if g.solo else "", rule=rule_alone(g, "HS-8.3"))
    g.then(
        call(deal),
        *([call(reveal_event)] if g.round == 3 else []),
        call(hand_out_stories) if g.round < ROUNDS else call(identity_round),
        call(first_part),
        call(second_part),
        call(third_part),
        call(align),
        *([call(set_up_vancardians), call(late_effects), call(late_event)] if g.solo else []),
        call(play_tricks),
        call(end_of_round),
        call(after_round),
    )


def after_round(g: HeroStory) -> None:
    """HS-7.1: the most VP after round 5 win, or after the last one agreed upon."""
    if g.round < g.rounds:
        next_round(g)
        return
    g.over = True
    for seat in g.result().winners:
        g.note("win", seat, n=g.vp[seat], rule=rule_alone(g, "HS-8.8"))
    tell_defeat(g)


def deal(g: HeroStory) -> None:
    """HS-2.1, HS-4.7: all 52 cards are shuffled, 8 go to each; HS-6.1: sidekicks get 8 too, 2 of them face up."""
    piles = [*g.hands, *g.taken, g.pile, g.discard, g.aside, g.trick, g.looked]
    deck = sorted([card for pile in piles for card in pile])
    g.extra_loves = sorted([*g.extra_loves, *[card for card in deck if card >= DECK]])
    deck = [card for card in deck if card < DECK]
    g.clear_trick()
    g.hands, g.taken = [[] for _ in g.hands], [[] for _ in g.taken]
    g.discard, g.aside, g.looked = [], [], []
    for card in deck:
        g.knows[card] = 0
    g.chance.shuffle("deal", deck)
    g.pile = deck
    for place in dealt_at_once(g):
        deal_hand(g, place, "HS-6.1" if place >= g.players else rule_alone(g, "HS-8.3", "HS-2.1"))
    for place in range(g.players, len(g.hands)):
        open_cards(g, place, tuple(g.hands[place][:2]), "HS-6.1")


# -- story cards and identities --------------------------------------------------------------------------------------


def hand_out_stories(g: HeroStory) -> None:
    """HS-2.3: each takes 1 stamina and draws 3 story cards; all choose at the same time."""
    for seat in g.in_turn():
        g.gain_stamina(seat, 1)
        draw_stories(g, seat, 3)
    g.ask_all(g.in_turn(), story_choices, keep_stories)


def story_choices(g: HeroStory, seat: Seat) -> list[Card]:
    return g.offered[seat][:]


def keep_stories(g: HeroStory, chosen: dict[Seat, Card]) -> None:
    """HS-2.3: the chosen cards are revealed together, the others discarded face down."""
    for seat, card in chosen.items():
        add_story(g, seat, card, len(g.tableaus[seat]))
        discard_offered(g, seat)


def identity_round(g: HeroStory) -> None:
    """HS-2.4: one after the other; the next chooses when the reward is done."""
    g.then(*[call(choose_identity, seat) for seat in g.in_turn()])


def choose_identity(g: HeroStory, seat: Seat) -> None:
    """HS-2.4: which of the two."""
    g.ask(seat, identity_choices, reveal_identity)


def identity_choices(g: HeroStory, seat: Seat) -> list[Card]:
    return g.identities[seat][:]


def reveal_identity(g: HeroStory, seat: Seat, card: Card) -> None:
    """HS-2.4, HS-5.1: it lies open and gives its reward; the other is discarded unseen."""
    g.identities[seat].remove(card)
    g.tableaus[seat].append(card)
    g.box += g.identities[seat]
    g.identities[seat] = []
    g.knows[card] = EVERYBODY
    g.derive()
    g.note("identity", seat, (card,))
    g.then(call(reward, seat, ability_of(card)))


def reward(g: HeroStory, seat: Seat, number: int) -> None:
    """HS-2.4: what an identity gives when it is revealed."""
    REVEALS[number](g, seat)


# -- alignment -------------------------------------------------------------------------------------------------------


def align(g: HeroStory) -> None:
    """HS-2.7: all reveal good or evil at the same time. Hero Gala (E09): everybody is good."""
    if g.happening(HERO_GALA):
        show_sides(g, dict.fromkeys(g.seats, GOOD))
    else:
        g.ask_all(g.in_turn(), alignments, show_sides)


def alignments(g: HeroStory, seat: Seat) -> tuple[str, str]:
    return GOOD, EVIL


def show_sides(g: HeroStory, sides: dict[Seat, str]) -> None:
    """Masquerade (E08): the masks stay on until the end of the round."""
    for seat, side in sides.items():
        g.masks[seat] = side
        if not g.happening(MASQUERADE):
            g.sides[seat] = side
            g.note("align", seat, name=side)
