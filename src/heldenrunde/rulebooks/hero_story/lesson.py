"""The lesson of Hero Story: positions from the examples of the rulebook.

A playing card is called by suit and value: B7 Brains, L7 Love, S7 Speed, T7 sTrength. Abilities are called by ids.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heldenrunde.core.flow import Call, Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.core.lesson import Decision, Lesson, Step, put
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import DECK, EVIL, GOOD, PERSONALITIES, ability_card, ability_of
from heldenrunde.rulebooks.hero_story.rules.charging import first_part, second_part, third_part
from heldenrunde.rulebooks.hero_story.rules.ending import end_of_round
from heldenrunde.rulebooks.hero_story.rules.rounds import STAMINA, after_round, align, hand_out_stories
from heldenrunde.rulebooks.hero_story.rules.tricks import open_trick, play_tricks
from heldenrunde.rulebooks.hero_story.rules.windows import USE
from heldenrunde.rulebooks.hero_story.state import HeroStory

NUMBER: Final = {ability.id: number for number, ability in ABILITIES.items()}
END: Final = call(end_of_round), call(after_round)
TRICK: Final = call(open_trick), *END
ALIGN: Final = call(align), call(play_tricks), *END
STORY: Final = call(hand_out_stories), call(first_part), call(second_part), call(third_part), *ALIGN


class Position(NamedTuple):
    """As many rounds have begun as somebody has story cards, at least one."""

    agenda: tuple[Call, ...]
    hands: tuple[str, ...] = ("", "", "")
    tableaus: tuple[str, ...] = ("brave", "stubborn", "cunning")
    """The personality, then story cards; with a plus they are charged."""
    stories: str = ""
    """What is drawn next."""
    sides: tuple[str, ...] = (GOOD, GOOD, GOOD)
    tricks: tuple[int, ...] = (0, 0, 0)
    """How many each has made."""
    leader: Seat = 1
    """Who leads the next one, having won the last."""
    supply: int = 0
    """Stamina of everybody."""


def lay(g: HeroStory, position: Position) -> None:
    g.begin_flow(*position.agenda)
    g.clear_trick()
    g.clear_round()
    g.leader, g.dealer = position.leader, g.others(position.leader)[-1]
    lay_playing_cards(g, position.hands, position.tricks)
    for seat, named in enumerate(position.tableaus):
        for name in named.split():
            lay_ability(g, seat, NUMBER[name.removeprefix("+")], name.startswith("+"))
    for card in [card for offered in g.offered for card in offered]:
        put(g, card, g.stories)
    for name in position.stories.split()[::-1]:
        put(g, card_of(name), g.stories)
    for card in g.stories:
        g.knows[card] = 0
    g.round = max([1, *[len(tableau) - 1 for tableau in g.tableaus]])
    g.masks = list(position.sides)
    g.sides = list(position.sides) if position.agenda in (TRICK, END) else [""] * g.players
    g.supply = [position.supply] * g.players
    g.derive()
    g.general = STAMINA - sum(g.supply) - sum([g.charges(number) * price(number) for number in ABILITIES])


def lay_playing_cards(g: HeroStory, hands: tuple[str, ...], tricks: tuple[int, ...]) -> None:
    """These cards are in the hands, each for its holder to see, and any others in the tricks that were made."""
    for card in range(DECK):
        put(g, Card(card), g.pile)
        g.knows[card] = 0
    for seat, hand in enumerate(hands):
        for name in hand.split():
            put(g, card_of(name), g.hands[seat])
            g.show(card_of(name), 1 << seat)
    for seat, made in enumerate(tricks):
        for card in g.pile[: made * g.players]:
            put(g, card, g.taken[seat])
            g.show(card, EVERYBODY)
    g.tricks, g.number = list(tricks), sum(tricks)
    g.winners = [seat for seat in (*g.others(g.leader), g.leader) for _ in range(tricks[seat])]


def lay_ability(g: HeroStory, seat: Seat, number: int, charged: bool) -> None:
    """On a tableau, for all to see; a personality takes the place of the one that was there."""
    if number in PERSONALITIES:
        for card in [card for card in g.tableaus[seat] if ability_of(card) in PERSONALITIES]:
            put(g, card, g.box)
    put(g, ability_card(number), g.tableaus[seat])
    g.show(ability_card(number), EVERYBODY)
    if charged:
        g.charged[number] = len(ABILITIES[number].prices)


def price(number: int) -> int:
    """Of each charge."""
    return (ABILITIES[number].prices or (0,))[0]


def card_of(name: str) -> Card:
    """S12, or an ability."""
    if name in NUMBER:
        return ability_card(NUMBER[name])
    return Card(13 * "BLST".index(name[0]) + int(name[1:]) - 1)


def use(name: str, on: int = 0) -> tuple[str, Card, int]:
    return USE, card_of(name), on


def played(*names: str, leader: Seat = 1) -> tuple[Decision, ...]:
    """One after the other."""
    return tuple([((leader + i) % 3, card_of(name)) for i, name in enumerate(names)])


BEGINNING = Position(
    STORY,
    ("B4 B7 B9 B11 L3 S2 T5 T6", "B1 B5 L2 L8 S3 S9 T2 T10", "B2 B6 L1 L9 S4 S10 T3 T11"),
    stories="heat-vision mastermind lightning-reflexes heart-power boomerang nanosuit heros-cape loyal-butler jetpack",
    leader=0,
    supply=1,
)
LOW = Position(
    ALIGN,
    ("B1 B3 L1 S2 S4 S5 T2 T4", "B9 B10 L8 L9 S9 S10 T9 T10", "B11 B12 L10 L11 S11 S12 T11 T12"),
    ("+stubborn", "brave", "cunning"),
)
FOLLOW = Position(
    TRICK,
    ("B13 L2 S3 S12", "B2 B4 S9 T5", "B6 S4 S7 T8"),
    tricks=(2, 1, 1),
)
TRUMP = Position(TRICK, ("B13 L2 S10", "B2 S9 T13", "B6 S7 T11"), tricks=(3, 1, 1))
TIE = Position(
    TRICK,
    ("B6 T8 T9", "B2 S9 T10", "B4 S7 T7"),
    ("brave +size-shifter", "curious", "cunning"),
    sides=(GOOD, GOOD, EVIL),
    tricks=(2, 3, 0),
)
BLACKMAIL = Position(
    TRICK,
    ("B9 B2 S3", "B5 S9 T10", "B6 S7 T7"),
    ("cunning +blackmailer", "brave +world-domination", "curious"),
    sides=(EVIL, EVIL, GOOD),
    tricks=(0, 0, 5),
    leader=2,
)
ENDING = Position(
    END,
    tableaus=("curious +shadow-cape +double-life", "brave", "cunning"),
    sides=(EVIL, GOOD, GOOD),
    tricks=(1, 4, 3),
)

LESSON: Final = Lesson(
    lay=lay,
    seats=3,
    options={"rounds": 3},
    steps=(
        Step(
            "story",
            "HS-2.3",
            (card_of("mastermind"),),
            BEGINNING,
            before=((1, card_of("heart-power")), (2, card_of("heros-cape"))),
        ),
        Step(
            "charge",
            "HS-2.5",
            ((card_of("brave"), card_of("mastermind")),),
            before=((1, ()), (2, ())),
        ),
        Step("evil", "HS-4.3", (EVIL,), LOW, before=((1, GOOD), (2, GOOD))),
        Step("follow", "HS-3.2", (card_of("S12"),), FOLLOW, before=played("S9", "S4")),
        Step("trump", "HS-3.3", (card_of("L2"),), TRUMP, before=played("T13", "T11")),
        Step("tie", "HS-3.5", (use("size-shifter", 2),), TIE, before=played("T10", "T7")),
        Step("eleven", "HS-3.5", (card_of("T9"),)),
        Step("give", "HS-3.7", (use("blackmailer", 1),), BLACKMAIL, before=played("B6", "B9", "B5", leader=2)),
        Step("order", "HS-4.6", (use("shadow-cape", 2),), ENDING),
        Step("change", "HS-4.6", (use("double-life"),)),
    ),
)
