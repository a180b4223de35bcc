"""The lesson of Munchkin: positions from the examples of the rulebook. Cards are called by their ids."""

from __future__ import annotations

from typing import Final, NamedTuple

from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import EVERYBODY, Card, all_piles
from heldenrunde.core.lesson import Decision, Lesson, Step, put
from heldenrunde.rulebooks.munchkin.cards.catalogue import IS_DOOR, NAME, SEXES
from heldenrunde.rulebooks.munchkin.rules.turn import one_turn
from heldenrunde.rulebooks.munchkin.state import Munchkin

NOTHING: Final = ("", "", "")


class Position(NamedTuple):
    """A turn begins."""

    levels: tuple[int, ...]
    hands: tuple[str, ...]
    worn: tuple[str, ...] = NOTHING
    pack: tuple[str, ...] = NOTHING
    traits: tuple[str, ...] = NOTHING
    doors: str = ""
    """What lies on top."""
    treasures: str = ""
    dice: tuple[int, ...] = ()
    """How they fall."""
    turn: Seat = 0


def lay(g: Munchkin, position: Position) -> None:
    g.begin_flow(call(one_turn))
    g.chance = Rigged({"die": [number - 1 for number in position.dice]})
    for card in [card for pile in all_piles(g) for card in pile]:
        put(g, card, g.doors if IS_DOOR[card] else g.treasures)
    for names, piles in (
        (position.hands, g.hands),
        (position.worn, g.worn),
        (position.pack, g.pack),
        (position.traits, g.traits),
    ):
        for seat, named in enumerate(names):
            for name in named.split():
                put(g, card_of(name), piles[seat])
    for name in position.doors.split()[::-1]:
        put(g, card_of(name), g.doors)
    for name in position.treasures.split()[::-1]:
        put(g, card_of(name), g.treasures)
    g.goal = 10  # the first match is a shorter one
    g.level, g.turn, g.number = list(position.levels), position.turn, 3 * (min(position.levels) - 1)
    g.sex = [SEXES[seat % 2] for seat in g.seats]
    know(g)


def know(g: Munchkin) -> None:
    """Hands are known to their holders, what lies on the table to all."""
    g.knows = [0] * len(g.knows)
    for seat in g.seats:
        for card in g.hands[seat]:
            g.show(card, 1 << seat)
        for card in (*g.worn[seat], *g.pack[seat], *g.traits[seat]):
            g.show(card, EVERYBODY)


def card_of(name: str) -> Card:
    """The first card of this id; with a star the second."""
    first = NAME.index(name.removesuffix("*"))
    return Card(first + 1 if name.endswith("*") else first)


def all_pass(*order: Seat) -> tuple[Decision, ...]:
    return tuple([(seat, PASS) for seat in order])


def ask(seat: Seat, treasures: int) -> tuple[str, Seat, int, str, tuple[Card, ...]]:
    """For help, for so many treasures, of which the helper picks first."""
    return "ask", seat, treasures, "helper", ()


IDLE: Final = "maul-rat mr-bones", "crabs potted-plant"
"""What the others hold: nothing that they could play now."""
FIRST_TURN = Position(
    (1, 1, 1),
    ("helm-of-courage pit-bull enraged sleep-potion", *IDLE),
    worn=("", "sneaky-sword", ""),
    doors="lame-goblin",
    treasures="leather-armor",
)
SLIMES = Position(
    (5, 7, 6),
    ("sleep-potion helm-of-courage enraged mate", *IDLE),
    worn=("", "sneaky-sword buckler", "bow-with-ribbons"),
    traits=("", "elf", "elf*"),
    doors="drooling-slime",
    turn=1,
)
TIE = Position(
    (4, 5, 3),
    ("curse-lose-class helm-of-courage", *IDLE),
    worn=("", "sneaky-sword", ""),
    traits=("", "wizard", "warrior"),
    doors="3872-orcs",
    turn=1,
)
HELP = Position(
    (4, 5, 2),
    ("sleep-potion", *IDLE),
    worn=("helm-of-courage sneaky-sword", "", ""),
    traits=("", "warrior", ""),
    doors="3872-orcs",
    treasures="chainsaw boots-running leather-armor",
)
FROGS = Position(
    (6, 4, 3),
    ("sleep-potion", "wandering-monster flying-frogs maul-rat", IDLE[1]),
    worn=("helm-of-courage", "", ""),
    doors="plutonium-dragon",
    dice=(2,),
)
GOLD = Position(
    (6, 5, 7),
    ("wand-of-dowsing wishing-ring", *IDLE),
    pack=("rapier gentlemens-club", "", ""),
)
SLIME: Final = card_of("drooling-slime")
SOLD: Final = tuple(card_of(name) for name in ("wand-of-dowsing", "wishing-ring", "gentlemens-club"))

LESSON: Final = Lesson(
    lay=lay,
    seats=3,
    options={"goal": 5},
    steps=(
        Step("equip", "MU-5.6", (("lay", card_of("helm-of-courage"), -1),), FIRST_TURN),
        Step("door", "MU-2.1", (PASS,), before=all_pass(1, 2)),
        Step("fight", "MU-3.1", (PASS,), before=all_pass(1, 2)),
        Step(
            "slimes",
            "MU-3.5",
            (("throw", card_of("sleep-potion"), "foes"),),
            SLIMES,
            before=(
                *all_pass(0, 2, 1),
                (0, ("enhance", card_of("enraged"), SLIME)),
                (0, ("mate", card_of("mate"), SLIME)),
                (1, ask(2, 1)),
                (2, "accept"),
            ),
        ),
        Step(
            "tie",
            "MU-3.1",
            (("curse", card_of("curse-lose-class"), 2),),
            TIE,
            before=(*all_pass(0, 2, 1), (1, ask(2, 1)), (2, "accept")),
            after=all_pass(1, 2, 0),
        ),
        Step(
            "help",
            "MU-3.12",
            (ask(1, 2),),
            HELP,
            before=(*all_pass(1, 2, 0), *all_pass(1, 2, 0)),
            after=((1, "accept"), *all_pass(1, 2, 0), (1, card_of("chainsaw"))),
        ),
        Step(
            "frogs",
            "MU-3.10",
            (("run", card_of("flying-frogs")),),
            FROGS,
            before=(
                *all_pass(1, 2, 0),
                (1, ("wander", card_of("wandering-monster"), card_of("flying-frogs"))),
                *all_pass(1, 2, 0),
                (0, "run-away"),
            ),
            after=(*all_pass(1, 2, 1, 2, 0), (0, ("run", card_of("plutonium-dragon"))), *all_pass(1, 2)),
        ),
        Step("gold", "MU-5.8", (("sell", SOLD),), GOLD),
    ),
)
