"""The options of a turn: complete, no more than needed, all of them legal; and legal choices that are not listed."""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from heldenrunde.core.game import Card
from heldenrunde.rulebooks.custom_heroes.cards import kind_of, printed
from tests.custom_heroes.card_list import BY_ID, ability, worth
from tests.custom_heroes.table import A, B, Player, Table
from tests.custom_heroes.walk import walk

COST = {"form": 2, "quill": 1, "brando": 1, "charmanta": 1, "spookies": 2}

# -- a second reading of the rules -------------------------------------------------------------------------------------

Shown = tuple[int, str, bool]
"""What a card of a set shows: its value, its ability, and whether that is activated."""


def legal(cards: list[Shown], power: int, top: tuple[int, int, bool, bool] | None, two_players: bool) -> bool:
    """May this set be laid on `top` (size, value, a Form?, falling?)? By CH-3.1 to CH-3.6, CH-5.1, CH-6."""
    activated = [what for _, what, active in cards if active]
    if any(what not in COST for what in activated) or sum(COST[what] for what in activated) > power:
        return False  # CH-5.1, CH-6.6
    if "form" in activated:
        return len(cards) == 1  # CH-6.1
    fixed = {value for value, what, active in cards if not (active and what == "quill")}
    if len(fixed) != 1:
        return False  # CH-3.1, CH-6.3
    if top is None:
        return True
    size, to_beat, form, falling = top
    if form or len(cards) + activated.count("brando") != size:
        return False  # CH-6.1, CH-3.3
    (value,) = fixed
    if value == to_beat:
        return not two_players  # CH-3.6
    return value < to_beat if falling else value > to_beat  # CH-3.4, CH-6.4


def shown(t: Table, card: Card, active: bool) -> Shown:
    upgrades = [kind_of(upgrade).id for upgrade in t.g.inside[card]]
    return worth(printed(card), upgrades), ability(upgrades), active


def all_sets(player: Player) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every choice of hand cards with every choice of activated ones among them."""
    return [(cards, active) for cards in subsets(player.hand) if cards for active in subsets(cards)]


def subsets(cards: Any) -> Any:
    return chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1))


def look_of(t: Table, cards: Any, active: Any) -> tuple[Shown, ...]:
    """A set as one sees it; sets of equal cards look the same."""
    return tuple(sorted(shown(t, card, card in active) for card in cards))


def compare(t: Table, player: Player, top: tuple[int, int, bool, bool] | None) -> None:
    """Listed sets are the legal ones, of equal cards one; and of all sets those are accepted that are legal."""
    power, expected = t.power[player.seat], set()
    for cards, active in all_sets(player):
        look = look_of(t, cards, active)
        fine = legal(list(look), power, top, t.n == 2)
        assert (t.g.refusal(player.seat, ("play", cards, active)) is None) == fine, look
        if fine:
            expected.add(look)
    listed = [look_of(t, choice[1], choice[2]) for choice in player.options if choice[0] == "play"]
    assert set(listed) == expected


def random_hand(dice: Random, left: dict[str, int], numbers: list[int], size: int) -> str:
    """Cards near each other in value, most of them with something in the sleeve."""
    hand = []
    for _ in range(size):
        name = str(numbers.pop(dice.randrange(len(numbers))))
        for colour in dice.sample(["yellow", "red", "green"], dice.choice([0, 1, 1, 2])):
            kinds = [id for id, n in left.items() if n and BY_ID[id].colour == colour]
            if kinds:
                kind = dice.choice(kinds)
                left[kind] -= 1
                name += f"+{kind}"
        hand.append(name)
    return " ".join(hand)


@pytest.mark.parametrize("players", [2, 3])
def test_sets_found_are_the_sets_that_the_rules_allow(players):
    """CH-3.1, CH-3.3, CH-3.4, CH-3.6, CH-5.1, CH-6.1 to CH-6.4, CH-6.8: small random hands, to lead and to answer."""
    dice, answered = Random(players), 0
    for _ in range(110):
        left = {"quill": 4, "brando": 3, "charmanta": 3, "spookies": 2, "kodora": 2, "colossus": 1, "feuerfaust": 1}
        left |= {"fish": 3, "balloon": 2, "buckler": 2, "flame": 2, "surf": 2, "moss-glow": 2}
        numbers = [number for number in (5, 6, 7) for _ in range(3)]
        hands = [random_hand(dice, left, numbers, 4), random_hand(dice, left, numbers, 5), "1 1"][:players]
        t = Table(*hands, power=[dice.randrange(5) for _ in hands])
        compare(t, t.A, None)
        choice = dice.choice([choice for choice in t.A.options if choice[0] == "play"])
        look = look_of(t, choice[1], choice[2])
        t.answer(A, choice)
        while "change" in t.A.options:
            t.answer(A, "done" if "done" in t.A.options else "discard")
        if t.match.waiting() == [B] and t.g.laid:
            answered += 1
            used = [what for _, what, active in look if active]
            size = len(look) + used.count("brando")
            values = {value for value, what, active in look if not (active and what == "quill")}
            compare(t, t.B, (size, values.pop(), "form" in used, used.count("charmanta") % 2 == 1))
    assert answered > 80


# -- how many ----------------------------------------------------------------------------------------------------------

TWELVE = "7 7 7 6+fish 6+fish 6+fish 5+buckler 5+buckler 5+buckler 4+dragon-fist 4+dragon-fist 4+dragon-fist"


def test_a_dozen_equal_cards_are_a_dozen_sets():
    """CH-3.1: of cards of one value some stand for all; not 4095 subsets."""
    t = Table(TWELVE, "1 1", reserves=["", ""])
    assert [len(choice[1]) for choice in t.A.options] == list(range(1, 13))


def test_a_dozen_equal_cards_answer_in_one_way():
    """CH-3.3"""
    t = Table("2 2 1", TWELVE, reserves=["", ""])
    t.A.plays("2 2")
    assert len(t.B.options) == 2


def test_a_dozen_equal_cards_take_an_upgrade_in_as_many_ways_as_there_are_faces():
    """CH-4.1: two equal anvils, four kinds of 7."""
    t = Table(TWELVE, "1 1", reserves=["bouquet bouquet", ""])
    assert len([choice for choice in t.A.options if choice[0] == "slide"]) == 4


def test_bets_of_equal_cards_are_listed_once():
    """CH-2.2"""
    t = Table(TWELVE, "1 1", vp=[4, 1], reserves=["kodora", ""], betting=True)
    assert len(t.A.options) == 1 + 4


COMPANIONS = {
    "quill quill quill quill": 130,
    "quill quill quill quill quill quill brando brando": 808,
    "quill quill quill brando brando charmanta charmanta": 2_150,
    "quill quill quill quill brando brando brando charmanta charmanta charmanta spookies spookies": 6_988,
}


@pytest.mark.parametrize(("companions", "number"), COMPANIONS.items())
def test_sets_of_equal_cards_are_listed_once(companions, number):
    """CH-6.8: twelve cards of one value, some with companions, and 6 power; sets that look the same count once."""
    inside = companions.split()
    cards = TWELVE.split()
    hand = [f"{card}+{companion}" for card, companion in zip(cards, inside, strict=False)] + cards[len(inside) :]
    t = Table(" ".join(hand), "1 1", power=[6, 0], reserves=["", ""])
    options = [choice for choice in t.A.options if choice[0] == "play"]
    assert len({look_of(t, choice[1], choice[2]) for choice in options}) == number
    assert len(options) == number


# -- what is listed is legal, what is legal need not be listed ---------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_listed_is_accepted(seats):
    """CH-3.10, CH-2.2, CH-5.4: at every decision of a random match every option can be taken; nobody is ever stuck."""
    for number, (match, seat, choices, _) in enumerate(walk(seats, seats)):
        if match.over:
            break
        assert choices
        assert len({str(choice) for choice in choices}) == len(choices)
        for other in range(seats):
            if other not in match.waiting():
                assert match.options(other) == []
        if number % 4 == 0:
            for choice in choices:
                clone = match.clone()
                assert clone.table.refusal(seat, clone.table.options(seat)[choices.index(choice)]) is None
                clone.answer(seat, choice)
                assert clone.decisions == match.decisions + 1


def test_other_physical_cards_of_the_same_value_may_be_played():
    """CH-3.1: the options name one 7 of three; the player may play another, or list the cards in another order."""
    t = Table("7a 7b 7c 2", "1 1", "1 2")
    last = t.A.find("7c")
    assert ["play", last, []] not in t.A.options
    t.A.plays("7c")
    assert t.g.trick == last

    t = Table("7a 7b 7c 2", "1 1", "1 2")
    t.A.plays("7c 7a")
    assert t.g.size == 2


def test_another_of_two_equal_upgrades_into_another_of_two_equal_cards():
    """CH-4.1"""
    t = Table("7a 7b 2", "1 1", "1 2", reserves=["fish fish", "", ""])
    choice = ["slide", t.g.reserves[A][1], *t.A.find("7b")]
    assert choice not in t.A.options
    t.answer(A, choice)
    t.A.plays("7b+fish")


def test_another_of_two_equal_cards_may_be_bet():
    """CH-2.2"""
    t = Table("7a 7b 2", "1 1", "1 2", vp=[2, 1, 1], betting=True)
    choice = ["bet", t.A.find("7b")]
    assert choice not in t.A.options
    t.A.bets("7b")


def test_activated_cards_may_be_named_in_any_order():
    """CH-5.1"""
    t = Table("7+brando 7+quill 7 2", "1 1", "1 2")
    brando, quill = t.A.find("7+brando 7+quill")
    t.answer(A, ["play", [quill, brando], [brando, quill]])
    assert (t.g.size, t.g.value) == (3, 7)
