"""Mouse and Dragon: every rule and every animal."""

from __future__ import annotations

import pytest
from heldenrunde.rulebooks.mouse_and_dragon.cards import ANIMALS
from heldenrunde.rulebooks.mouse_and_dragon.rules.duel import set_up, strength
from heldenrunde.rulebooks.mouse_and_dragon.state import MouseAndDragon

import heldenrunde as hr
from heldenrunde.core.chance import Rigged
from heldenrunde.core.game import Card, Result

A, B = 0, 1


def number(animal: str) -> Card:
    return Card(ANIMALS.index(animal))


def table(hand: str, other: str) -> MouseAndDragon:
    """A match that begins with these hands; the rest lies in the camp. Nothing is shuffled."""
    hands = [number(animal) for animal in f"{hand} {other}".split()]
    g = set_up(Rigged({}), 2, {})
    g.camp = [*hands, *[card for card in g.camp if card not in hands]]
    g.events = []
    g.run()
    return g


def usual() -> MouseAndDragon:
    return table("mouse fox owl dragon", "frog hare wolf bear")


def lay(g: MouseAndDragon, *animals: str) -> None:
    """Each of whose turn it is lays this animal."""
    for animal in animals:
        g.take(g.waiting()[0], ("lay", number(animal)))


def why(g: MouseAndDragon, *choice: str | int) -> str:
    """The rule that the choice breaks."""
    refused = g.refusal(g.waiting()[0], choice)
    assert refused is not None
    return refused.rule


def told(g: MouseAndDragon, what: str) -> list[tuple[int, int, str]]:
    return [(event.seat, event.n, event.rule) for event in g.news() if event.what == what]


def test_set_up():
    """MD-1.1, MD-1.2, MD-1.3, MD-1.4."""
    m = hr.Match.new("mouse-and-dragon", seed=1)
    view = m.view(A)
    assert view["coins"] == [3, 3]
    assert [len(hand) for hand in view["hands"]] == [4, 4]
    assert view["hands"][B] == [None] * 4
    assert None not in view["camp"] + view["hands"][A]
    assert len(view["camp"]) == 2


@pytest.mark.parametrize("animal", ["mouse", "frog", "hare", "fox", "hawk", "owl", "wolf", "boar", "bear", "dragon"])
def test_an_animal_is_as_strong_as_its_number(animal):
    """MD-1.1, MD-2.2."""
    rest = [other for other in ANIMALS if other != animal]
    g = table(" ".join([animal, *rest[:3]]), " ".join(rest[3:7]))
    lay(g, animal)
    assert strength(g, A) == ANIMALS.index(animal)


def test_the_winner_takes_both_cards_and_challenges_next():
    """MD-2.1, MD-3.1, MD-3.3."""
    g = usual()
    assert g.waiting() == [A]
    lay(g, "fox")
    assert g.waiting() == [B]
    lay(g, "wolf")
    assert g.won == [[], [number("wolf"), number("fox")]]
    assert g.waiting() == [B]


def test_coins_make_a_card_stronger():
    """MD-2.3: as many as one has, also more than the list offers."""
    g = usual()
    assert why(g, "boost", number("fox"), 4) == "MD-2.3"
    assert why(g, "boost", number("fox"), 0) == "MD-2.3"
    g.take(A, ("boost", number("fox"), 3))
    assert (strength(g, A), g.coins[A]) == (6, 0)


def test_of_equally_strong_cards_the_challengers_wins():
    """MD-3.2."""
    g = usual()
    g.take(A, ("boost", number("fox"), 3))
    lay(g, "wolf")
    assert len(g.won[A]) == 2


def test_only_a_card_of_the_hand_is_laid():
    """MD-2.2."""
    g = usual()
    assert why(g, "lay", number("wolf")) == "MD-2.2"
    assert why(g, "boost", number("wolf"), 1) == "MD-2.2"


def test_a_swap_in_each_duel():
    """MD-2.4: it is still one's turn, and everybody knows both cards."""
    g = usual()
    assert why(g, "swap", number("wolf"), number("hawk")) == "MD-2.4"
    g.take(A, ("swap", number("fox"), number("boar")))
    assert g.camp == [number("hawk"), number("fox")]
    assert number("boar") in g.hands[A]
    assert {g.knows[number("boar")], g.knows[number("fox")]} == {-1}
    assert g.waiting() == [A]
    assert why(g, "swap", number("owl"), number("hawk")) == "MD-2.4"
    lay(g, "boar", "bear")
    g.take(B, ("swap", number("frog"), number("hawk")))


@pytest.mark.parametrize(("first", "second"), [("mouse", "dragon"), ("dragon", "mouse")])
def test_the_mouse_beats_the_dragon(first, second):
    """MD-4.1: also against coins."""
    hands = {"mouse": "mouse fox owl frog", "dragon": "dragon hare wolf bear"}
    g = table(hands[first], hands[second])
    lay(g, first)
    g.take(B, ("boost", number(second), 1))
    winner = A if first == "mouse" else B
    assert told(g, "win") == [(winner, 0, "MD-4.1")]


def test_the_owl_looks():
    """MD-4.2: and nobody else does."""
    g = usual()
    lay(g, "owl")
    assert all([g.knows[card] == 0b11 for card in g.hands[B]])
    assert all([g.knows[card] == 0b01 for card in g.hands[A]])


def test_the_last_owl_finds_no_hand():
    """MD-4.2."""
    g = usual()
    lay(g, "dragon", "frog", "fox", "hare", "mouse", "bear", "wolf", "owl")
    assert told(g, "look") == []
    assert g.over


def test_the_fox_loses_for_a_coin_more():
    """MD-3.3, MD-4.3."""
    g = usual()
    lay(g, "fox", "wolf")
    assert told(g, "gain") == [(A, 1, "MD-3.3"), (A, 1, "MD-4.3")]
    assert g.coins == [5, 3]


def test_after_four_duels_more_cards_win():
    """MD-5.1."""
    g = usual()
    lay(g, "dragon", "frog", "owl", "hare")
    g.take(A, ("boost", number("fox"), 3))
    lay(g, "wolf", "mouse", "bear")
    assert g.over
    assert g.result() == Result([A], [6, 2], [1, 2])


def test_with_as_many_cards_more_coins_win():
    """MD-5.2."""
    g = usual()
    lay(g, "dragon", "frog", "owl", "hare", "fox", "wolf", "bear", "mouse")
    assert g.coins == [6, 5]
    assert g.result() == Result([A], [4, 4], [1, 2])


def test_with_as_much_of_both_both_win():
    """MD-5.3."""
    g = usual()
    g.won, g.coins = [[Card(0)], [Card(1)]], [2, 2]
    assert g.result().winners == [A, B]
    assert g.result().places == [1, 1]


def test_rules_of_thumb_beat_chance():
    won = 0
    for seed in range(60):
        m = hr.Match.new("mouse-and-dragon", seed=seed)
        bots = [hr.bot("thumb" if seat == seed % 2 else "random", seed=seed) for seat in (A, B)]
        while not m.over:
            seat = m.waiting()[0]
            m.answer(seat, bots[seat].choose(m.view_for_bot(seat)))
        assert m.result is not None
        won += m.result.winners == [seed % 2]
    assert won > 40
