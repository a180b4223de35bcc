"""The lesson of Custom Heroes: positions like the examples of the rulebook.

A card is called by its value and a letter for its copy, with what is in its sleeve: 7a, 9b+brando.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.core.lesson import Lesson, Step, put
from heldenrunde.rulebooks.custom_heroes.cards import BAG, CHARACTERS, KIND, KODORAS, MYSTIC_FORMS
from heldenrunde.rulebooks.custom_heroes.rules.bets import BET, ask_bets
from heldenrunde.rulebooks.custom_heroes.rules.power import PLAY, SLIDE
from heldenrunde.rulebooks.custom_heroes.rules.rounds import end_of_round
from heldenrunde.rulebooks.custom_heroes.rules.scoring import score_last
from heldenrunde.rulebooks.custom_heroes.rules.tricks import main_phase
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

SEATS: Final = 3
IDS: Final = tuple(kind.id for kind in KIND)


class Position(NamedTuple):
    """The second round. What is in nobody's hand was played; B leads."""

    hands: tuple[str, ...]
    reserve: str = ""
    """What the learner has behind the screen."""
    vp: int = 3
    power: int = 3
    betting: bool = False
    """The round begins."""


def lay(g: CustomHeroes, position: Position) -> None:
    hands = position.hands
    g.begin_flow(call(main_phase), call(score_last), call(end_of_round))
    if position.betting:
        g.then(call(ask_bets))
    g.knows, g.inside = [0] * len(g.knows), [()] * CHARACTERS
    g.hands, g.reserves, g.aside = [[] for _ in hands], [[] for _ in hands], []
    g.played, g.bag = [Card(card) for card in range(10 * SEATS)], list(BAG)
    g.vp, g.power, g.round, g.leader = [position.vp, 1, 1], [position.power, 2, 2], 2, 1
    for name in position.reserve.split():
        put(g, card_of(name), g.reserves[0])
    for seat, hand in enumerate(hands):
        for name in hand.split():
            lay_card(g, seat, *[card_of(part) for part in name.split("+")])
    put_away(g)
    know(g)
    g.derive()


def lay_card(g: CustomHeroes, seat: Seat, card: Card, *inside: Card) -> None:
    """A card into a hand, and these upgrades into its sleeve."""
    put(g, card, g.hands[seat])
    g.inside[card] = inside
    for upgrade in inside:
        if upgrade in g.bag:
            g.bag.remove(upgrade)


def put_away(g: CustomHeroes) -> None:
    """Forms and Kodoras that are named nowhere are in sleeves of cards that were played."""
    named = {upgrade for pile in (*g.reserves, *g.inside) for upgrade in pile}
    away = [upgrade for upgrade in MYSTIC_FORMS[:SEATS] + KODORAS[:SEATS] if upgrade not in named]
    if not g.played:
        for upgrade in away:
            g.reserves[(MYSTIC_FORMS + KODORAS).index(upgrade) % len(MYSTIC_FORMS)].append(upgrade)
    for card, upgrade in zip(g.played, away, strict=False):
        g.inside[card] = (upgrade,)


def know(g: CustomHeroes) -> None:
    """Hands and reserves are known to their holders, what was played to all."""
    for seat in g.seats:
        for card in (*g.hands[seat], *g.reserves[seat]):
            g.show(card, 1 << seat)
    for card in (*g.played, *[upgrade for inside in g.inside for upgrade in inside]):
        g.show(card, EVERYBODY)


def card_of(name: str) -> Card:
    """7a, or the first upgrade of this id."""
    if name in IDS:
        return Card(CHARACTERS + IDS.index(name))
    return Card(10 * "abc".index(name[-1]) + int(name[:-1]) - 1)


def play(cards: str, active: str = "") -> tuple[Any, ...]:
    return PLAY, tuple([card_of(name) for name in cards.split()]), tuple([card_of(name) for name in active.split()])


def led(cards: str) -> tuple[tuple[Seat, Any], ...]:
    """B has led these cards, and C passes."""
    return (1, play(cards)), (2, PASS)


PAIR = Position(("3a 5a 5b 9a", "4a 4b 6a 8a", "2a 7a 10a"))
EQUAL = Position(("2a 6a 8a", "6b 7a 9a", "3a 5a 10a"))
UPGRADE = Position(("4a 7a 8a", "3a 8b 8c 10a", "2a 6a 9a"), reserve="fish")
QUILL = Position(("5a 5b 7a+quill 9a", "4a 4b 4c 8a", "3a 6a 10a"))
BRANDO = Position(("3a 9a+brando 10a", "6a 8a 8b", "2a 5a 7a"))
FORM = Position(("2a+colossus 9a 9b", "4a 8a 8b 8c", "3a 6a 10a"))
KODORA = Position(
    (
        "1a+kodora 3a 5a 6a 7a 8a 8b 9a 9b 10a",
        "1b 2a 2b 3b 4a 4b 5b 6b 7b 10b",
        "1c 2c 3c 4c 5c 6c 7c 8c 9c 10c",
    ),
    vp=4,
    betting=True,
)

LESSON: Final = Lesson(
    lay=lay,
    seats=SEATS,
    options={"threshold": 6},
    steps=(
        Step("pair", "CH-3.4", (play("5a 5b"),), PAIR, led("4a 4b"), after=((1, PASS), (2, PASS))),
        Step("equal", "CH-3.5", (play("6a"),), EQUAL, led("6b"), after=((2, PASS),)),
        Step("upgrade", "CH-4.1", ((SLIDE, card_of("fish"), card_of("7a")),), UPGRADE, led("8b 8c")),
        Step("sleeve", "CH-4.3", (play("7a 8a"),), after=((2, PASS),)),
        Step("quill", "CH-6.3", (play("5a 5b 7a", "7a"),), QUILL, led("4a 4b 4c"), after=((1, PASS), (2, PASS))),
        Step("brando", "CH-6.2", (play("9a", "9a"),), BRANDO, led("8a 8b"), after=((1, PASS), (2, PASS))),
        Step("form", "CH-6.1", (play("2a", "2a"),), FORM, led("8a 8b 8c"), after=((1, PASS), (2, PASS))),
        Step("kodora", "CH-6.6", ((BET, (card_of("1a"),)),), KODORA),
    ),
)
