"""BH-1.6: what a player may think the hidden cards are, and what everybody can count."""

import random

import pytest

from heldenrunde import Match
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import id_of, is_action, is_reaction, is_treasure
from tests.backstab_heroes.table import A, B, C, Table


def walk(seats, seed):
    """Before each decision of a random match."""
    match, dice = Match.new("backstab-heroes", seats, seed), random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.waiting())
        match.answer(seat, dice.choice(match.options(seat)))


def laid(g, seat):
    """The name of the card that lies before a player."""
    return id_of(g.laid[seat])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_counts_right(seats):
    """BH-1.6: the bounds for the treasures of a hand hold at every decision."""
    for seed in range(8):
        for match in walk(seats, seed):
            g = match.table
            for seat, hand in enumerate(g.hands):
                assert g.least[seat] <= len([card for card in hand if is_treasure(card)]) <= g.most[seat]


@pytest.mark.parametrize("seats", [3, 6])
def test_imagined_piles_are_pure_and_laid_cards_can_be_laid(seats):
    """BH-1.1, BH-3.5: piles hold one sort, a laid card is a card of the hand and no reaction."""
    for match in walk(seats, 3):
        for seat in range(seats):
            g = match.imagine(seat, match.decisions).table
            assert all(is_action(card) for card in (*g.actions, *g.discard))
            assert all(is_treasure(card) for card in (*g.treasures, *g.offered, *g.gone))
            for other, hand in enumerate(g.hands):
                assert g.least[other] <= len([card for card in hand if is_treasure(card)]) <= g.most[other]
                if g.facing[other]:
                    assert g.laid[other] in hand
                    assert not is_reaction(g.laid[other])


def test_after_a_theft_a_third_player_cannot_tell_what_was_stolen():
    """BH-1.6: a treasure or not? In some imagined worlds it is, in others not; the thief and the robbed know."""
    t = Table("sticky-fingers duck", "gold-bar glass-beads regroup bandwagon", "silver-goblet", falls={"steal": [0]})
    t.lay("sticky-fingers", "gold-bar", "silver-goblet")
    t.A.picks(B)
    treasures = {
        seat: {sum(map(is_treasure, t.imagined(seat, seed).hands[A])) for seed in range(60)} for seat in (A, B, C)
    }
    assert treasures == {A: {1}, B: {1}, C: {0, 1}}


def test_a_known_treasure_may_be_the_card_that_is_laid():
    """BH-3.2: everybody knows that A holds the Gold Bar; whether it is the card that lies there nobody can tell."""
    t = Table("gold-bar arrow-shot regroup duck bandwagon", "you-go-first", "silver-goblet", start=B, known="gold-bar")
    t.lay("gold-bar", "you-go-first", "silver-goblet")
    assert (t.turn, t.g.facing) == (B, [1, 0, 1])
    assert t.match.view(B)["laid"] == [None, -1, None]
    assert t.B.sees(A) == ["gold-bar"]
    imagined = [laid(t.imagined(B, seed), A) for seed in range(60)]
    assert 3 < imagined.count("gold-bar") < 40
    assert not {"duck", "objection"} & set(imagined)


def test_who_has_seen_the_rest_knows_the_laid_card():
    """nosy-parker: B's Gold Bar is known, and missing among the cards that A sees, so it is the one that is laid."""
    t = Table("nosy-parker glass-beads", "gold-bar duck bandwagon", "silver-goblet", known="gold-bar")
    t.lay("nosy-parker", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.asked == "swaps"
    assert {laid(t.imagined(A, seed), B) for seed in range(20)} == {"gold-bar"}
    assert len({laid(t.imagined(C, seed), B) for seed in range(20)}) > 1


def test_what_was_seen_is_forgotten_when_a_card_leaves_unseen():
    """BH-1.6, BH-3.16: A saw B's hand; after B's discard A cannot tell which action cards are left, treasures can."""
    t = Table("crystal-ball", "gold-bar duck bandwagon kings-crown", "silver-goblet")
    t.lay("crystal-ball", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.A.sees(B) == ["bandwagon", "duck", "gold-bar", "kings-crown"]
    t.A.passes()
    t.B.discards("duck")
    t.C.passes()
    assert t.A.sees(B) == ["gold-bar", "kings-crown"]
    assert t.match.view(A)["discard"] == [None]


def test_the_place_in_a_hand_betrays_nothing():
    """BH-1.6: what others know of a hand lies first in it, so an unseen discard leaves no gap between known cards."""
    hands = []
    for name in ("duck", "bandwagon"):
        t = Table("glass-beads", "duck gold-bar bandwagon", "silver-goblet")
        t.lay("glass-beads", "gold-bar", "silver-goblet")
        t.A.passes()
        t.B.discards(name)
        t.C.passes()
        hands.append(t.match.view(A)["hands"][B])
    assert hands[0] == hands[1]


def test_a_stolen_card_cannot_be_told_by_its_place_either():
    """BH-1.6: A's sword is known to all; whether A then reveals the stolen card or another, C sees the same hand."""
    views = []
    for name in ("fireball", "arrow-shot"):
        t = Table(
            "enchanted-sword sticky-fingers arrow-shot",
            "glass-beads fireball",
            "silver-goblet",
            known="enchanted-sword",
        )
        t.lay("sticky-fingers", "glass-beads", "silver-goblet")
        t.A.picks(B)
        t.all_keep()
        t.A.lays(name)
        before = t.match.view(C)["hands"][A]
        views.append([card is None for card in before])
        assert before[0] is not None
    assert views[0] == views[1]
