"""The lesson of Backstab Heroes: positions from the cases of the rulebook. Cards are called by their ids."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from heldenrunde.core.flow import call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.core.lesson import Lesson, Step, put
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import CARDS, id_of, is_treasure
from heldenrunde.rulebooks.backstab_heroes.cards.monsters import ROUNDS
from heldenrunde.rulebooks.backstab_heroes.rules.fight import monster_phase
from heldenrunde.rulebooks.backstab_heroes.rules.play import LAY, choose_cards
from heldenrunde.rulebooks.backstab_heroes.rules.rounds import end_of_round
from heldenrunde.rulebooks.backstab_heroes.rules.spoils import TAKE, treasure_phase
from heldenrunde.rulebooks.backstab_heroes.state import NOBODY, BackstabHeroes

IDS: Final = tuple(id_of(Card(card)) for card in range(CARDS))


class Position(NamedTuple):
    """The second round."""

    monster: str
    hands: tuple[str, ...]
    start: int = 0
    front: int = NOBODY
    back: int = NOBODY
    hurt: tuple[int, ...] = (0, 0, 0)
    treasures: str = ""
    """Those that come next."""


def lay(g: BackstabHeroes, position: Position) -> None:
    g.begin_flow(call(choose_cards), call(monster_phase), call(treasure_phase), call(end_of_round))
    for card in [card for hand in g.hands for card in hand]:
        put(g, card, g.actions)
    put(g, g.monster[0], g.fought)
    put(g, card_of(position.monster), g.monster)
    g.round, g.start = 2, position.start
    while len(g.monsters) > ROUNDS - g.round:
        put(g, g.monsters[0], g.unused)
    for seat, hand in enumerate(position.hands):
        for name in hand.split():
            put(g, card_of(name), g.hands[seat])
    for name in position.treasures.split()[::-1]:
        put(g, card_of(name), g.treasures)
    g.spearhead, g.shadows, g.hurt = position.front, position.back, list(position.hurt)
    know(g)


def know(g: BackstabHeroes) -> None:
    """Everybody knows their own hand and the monsters, and can count the treasures of all."""
    g.knows = [0] * len(g.knows)
    for seat, hand in enumerate(g.hands):
        g.least[seat] = g.most[seat] = len([card for card in hand if is_treasure(card)])
        for card in hand:
            g.show(card, 1 << seat)
    for card in (*g.monster, *g.fought):
        g.show(card, EVERYBODY)


def card_of(name: str) -> Card:
    """The first card of this id; with a star the second."""
    first = IDS.index(name.removesuffix("*"))
    return Card(first + 1 if name.endswith("*") else first)


def lays(name: str) -> tuple[str, Card]:
    return LAY, card_of(name)


def takes(name: str) -> tuple[str, Card]:
    return TAKE, card_of(name)


def all_lay(*names: str) -> tuple[tuple[int, Any], ...]:
    """Everybody lays a card, A first; "" for who still thinks about it."""
    return tuple([(seat, lays(name)) for seat, name in enumerate(names) if name])


GOBLIN = Position(
    "grumpy-goblin",
    (
        "dagger-from-the-dark shield-ram sticky-fingers duck",
        "half-hearted-poke bandwagon tripwire regroup",
        "half-hearted-poke* sword-swing wild-swing into-the-bushes",
    ),
    front=0,
    back=2,
    treasures="gold-bar",
)
GOLEM = Position(
    "stone-golem",
    (
        "half-hearted-poke sword-swing into-the-bushes",
        "sword-swing* bandwagon regroup",
        "arrow-shot tripwire wild-swing",
    ),
    front=0,
    back=2,
    hurt=(3, 0, 0),
)
SKELETON = Position(
    "rattlebones",
    (
        "you-go-first sword-swing duck",
        "sword-swing* bandwagon regroup",
        "arrow-shot tripwire wild-swing",
    ),
    start=1,
    back=2,
    hurt=(1, 4, 0),
    treasures="kings-crown gold-bar",
)
HARPY = Position(
    "hoarse-harpy",
    (
        "sword-swing last-reserve",
        "half-hearted-poke bandwagon regroup",
        "gold-bar tripwire wild-swing",
    ),
    front=0,
    back=2,
    treasures="kings-crown silver-goblet",
)
DRAGON = Position(
    "ancient-dragon",
    (
        "shield-ram duck silver-goblet",
        "sword-swing bandwagon regroup",
        "gold-bar tripwire wild-swing",
    ),
    front=0,
    back=2,
    hurt=(2, 3, 0),
)
SPOILS = Position(
    "stone-golem",
    (
        "half-hearted-poke tripwire half-an-amulet*",
        "sword-swing bandwagon regroup",
        "shield-ram arrow-shot wild-swing",
    ),
    front=2,
    back=0,
    treasures="gold-bar kings-crown half-an-amulet",
)

LESSON: Final = Lesson(
    lay=lay,
    seats=3,
    steps=(
        Step(
            "lay",
            "BH-3.2",
            (lays("shield-ram"),),
            GOBLIN,
            before=all_lay("", "half-hearted-poke", "half-hearted-poke*"),
        ),
        Step(
            "bushes",
            "BH-2.1",
            (lays("into-the-bushes"),),
            GOLEM,
            before=all_lay("", "sword-swing*", "arrow-shot"),
        ),
        Step(
            "push",
            "BH-3.3",
            (2,),
            SKELETON,
            before=all_lay("you-go-first", "sword-swing*", "arrow-shot"),
            after=((1, takes("kings-crown")),),
        ),
        Step(
            "reserve",
            "BH-3.6",
            (card_of("last-reserve"),),
            HARPY,
            before=all_lay("sword-swing", "half-hearted-poke", "gold-bar"),
            after=((1, takes("kings-crown")),),
        ),
        Step(
            "duck",
            "BH-3.5",
            (card_of("duck"),),
            DRAGON,
            before=all_lay("shield-ram", "sword-swing", "gold-bar"),
        ),
        Step(
            "take",
            "BH-3.8",
            (takes("half-an-amulet"),),
            SPOILS,
            before=all_lay("half-hearted-poke", "sword-swing", "shield-ram"),
            after=((1, takes("kings-crown")),),
        ),
    ),
)
