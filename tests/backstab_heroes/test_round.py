"""BH-3.1 to BH-3.5, BH-3.9 to BH-3.11, BH-3.16: laying and revealing cards, and the new round."""

import pytest

from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import id_of
from tests.backstab_heroes.table import A, B, C, D, Table

PAIRS = "fireball fireball tripwire tripwire bandwagon bandwagon"
SHOWN = f"{PAIRS} duck duck regroup arrow-shot objection thats-mine hands-off"


def test_the_top_monster_is_revealed():
    """BH-3.1: for all to see."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", coming="orc-on-holiday shadow-wolf")
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.all_keep()
    assert [id_of(card) for card in t.match.view(None)["monster"]] == ["orc-on-holiday"]
    assert id_of(t.g.monsters[-1]) == "shadow-wolf"


def test_all_choose_at_the_same_time():
    """BH-3.2: in any order, an action card or a treasure; nothing is shown before all have chosen."""
    t = Table("sword-swing gold-bar duck", "arrow-shot", "fireball")
    assert t.match.waiting() == [A, B, C]
    assert t.A.options == ["sword-swing", "gold-bar"]
    t.C.lays("fireball")
    t.A.lays("sword-swing")
    assert (t.match.waiting(), t.g.shown) == ([B], [[], [], []])
    t.B.cannot(["lay", t.A.card("gold-bar")], "BH-3.2")
    t.B.lays("arrow-shot")
    assert [id_of(shown[0]) for shown in t.g.shown] == ["sword-swing", "arrow-shot", "fireball"]


def test_cards_are_revealed_clockwise_from_the_start_player():
    """BH-3.3: each is resolved completely before the next; a revealed card lies open."""
    t = Table("glass-beads", "you-go-first", "arrow-shot", start=B)
    t.lay("glass-beads", "you-go-first", "arrow-shot")
    assert (t.turn, t.g.wound) == (B, 0)
    assert [len(shown) for shown in t.match.view(C)["shown"]] == [0, 1, 0]
    assert (t.g.facing, t.match.view(C)["laid"]) == ([1, 0, 1], [None, None, t.g.laid[C]])
    t.B.picks(C)
    assert [event.seat for event in t.match.happened() if event.what == "reveal"] == [C, A]
    assert t.C.dealt == 1  # an arrow from the front


def test_nobody_may_pass():
    """BH-3.3: who has a card to lay must lay one."""
    t = Table("sword-swing", "arrow-shot", "fireball")
    t.A.cannot("none", "BH-3.3")
    t.A.cannot("pass", "")


def test_action_cards_are_discarded_and_treasures_come_back():
    """BH-3.4: when all cards are resolved, before the monster phase."""
    t = Table("sword-swing", "gold-bar", "into-the-bushes", "kings-crown last-reserve", wound=1)
    t.lay("sword-swing", "gold-bar", "into-the-bushes", "kings-crown")
    assert t.asked == "reserves"  # the monster phase begins
    assert sorted(id_of(card) for card in t.g.discard) == ["into-the-bushes", "sword-swing"]
    assert (t.B.hand, t.g.shown) == (["gold-bar"], [[], [], [], []])


def test_reactions_are_never_laid():
    """BH-3.5: they wait for their condition."""
    t = Table("sword-swing duck", "arrow-shot", "fireball")
    t.A.cannot(["lay", t.A.card("duck")], "BH-3.5")
    assert t.A.options == ["sword-swing"]


def test_nothing_to_lay():
    """BH-3.5, BH-3.11, case 5: only reactions: B lays nothing, but may react, and may be chosen as a target."""
    t = Table("sticky-fingers", "duck objection hands-off thats-mine", "gold-bar")
    assert t.B.options == ["none"]
    t.lay("sticky-fingers", "", "gold-bar")
    assert (t.turn, t.asked) == (B, "objections")
    t.B.passes()
    t.A.picks(B)
    t.B.reacts("hands-off")
    assert (t.g.hurt, t.B.hand) == ([1, 0, 0], ["duck", "objection", "thats-mine"])
    assert all(event.seat != B for event in t.match.happened() if event.what == "reveal")


def test_with_a_treasure_in_hand_it_must_be_laid():
    """BH-3.5, case 5: Glass Beads."""
    t = Table("sword-swing", "duck objection hands-off thats-mine glass-beads", "gold-bar")
    assert t.B.options == ["glass-beads"]
    t.B.cannot("none", "BH-3.3")


def test_drawing_back_to_four():
    """BH-3.9, BH-3.11, BH-3.16, case 6: 1 action card left, 3 are drawn; treasures do not count."""
    t = Table(
        "sword-swing duck regroup arrow-shot gold-bar silver-goblet",
        "golden-fishing-rod bandwagon bandwagon objection hands-off kings-crown",
        "tripwire handful-of-coins",
        monster="stone-golem",
        front=A,
        actions="fireball fireball wild-swing",
        falls={"steal": [4, 0]},
    )
    t.lay("sword-swing", "golden-fishing-rod", "handful-of-coins")
    t.B.picks(C)  # gives the crown and gets the tripwire: 5 action cards
    t.A.reacts("duck")
    assert t.match.waiting() == [A, B, C]
    t.A.discards("arrow-shot")
    t.B.passes()
    t.C.passes()
    assert t.A.hand == sorted(["regroup", "gold-bar", "silver-goblet", "fireball", "fireball", "wild-swing"])
    assert t.B.hand == sorted(["golden-fishing-rod", "bandwagon", "bandwagon", "objection", "hands-off", "tripwire"])


def test_who_has_more_than_four_may_discard_and_draws_none():
    """BH-3.16: B with 5 action cards discards one; there is no upper limit."""
    t = Table("gold-bar", "glass-beads duck duck bandwagon tripwire regroup", "silver-goblet")
    t.lay("gold-bar", "glass-beads", "silver-goblet")
    t.A.passes()
    t.B.discards("regroup")
    t.C.passes()
    assert t.B.hand == ["bandwagon", "duck", "duck", "glass-beads", "tripwire"]


def test_a_reaction_may_be_discarded_and_a_treasure_may_not():
    """BH-3.9, BH-3.11: it counts as an action card of the hand."""
    t = Table("glass-beads duck", "gold-bar", "silver-goblet")
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.A.cannot(["discard", t.A.card("glass-beads")], "BH-3.9")
    t.A.discards("duck")
    t.B.passes()
    t.C.passes()
    assert len(t.A.hand) == 5
    assert "duck" not in t.A.hand


def test_discards_are_unseen():
    """BH-3.16: at the same time, face down."""
    t = Table("glass-beads duck", "gold-bar", "silver-goblet")
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.A.discards("duck")
    assert t.match.view(B)["discard"] == []
    t.B.passes()
    t.C.passes()
    (card,) = t.g.discard
    assert t.match.view(A)["discard"] == [card]
    assert t.match.view(B)["discard"] == [None]


def test_an_empty_pile_is_rebuilt_from_the_discard():
    """BH-3.10, BH-3.16: when a card is to be drawn and none is there; clockwise, each up to 4 before the next."""
    t = Table(
        "glass-beads",
        "gold-bar",
        "silver-goblet",
        start=B,
        actions="regroup",
        discard="duck arrow-shot bandwagon fireball",
    )
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.all_keep()
    assert t.B.hand == sorted(["gold-bar", "regroup", "fireball", "bandwagon", "arrow-shot"])
    assert t.C.hand == ["duck", "silver-goblet"]
    assert t.A.hand == ["glass-beads"]  # nothing is left
    assert (t.g.actions, t.g.discard) == ([], [])
    assert t.A.sees(B) == ["gold-bar"]  # what was shuffled is unknown again


def test_nobody_knows_the_cards_of_a_rebuilt_pile():
    """BH-3.10, BH-1.6: they lay open in the discard; shuffled, they are as hidden as any pile."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", discard=SHOWN)
    assert None not in t.match.view(A)["discard"]
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.all_keep()
    assert t.match.view(A)["actions"] == [None]
    assert t.g.discard == []


@pytest.mark.parametrize(("start", "back", "then"), [(A, C, C), (C, C, C), (A, -1, B), (D, -1, A)])
def test_the_start_player_card(start, back, then):
    """BH-3.9, BH-3.16, case 7: to the hero at the back, who may keep it; otherwise to the left."""
    t = Table("glass-beads", "gold-bar", "silver-goblet", "kings-crown", start=start, back=back)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    t.all_keep()
    assert t.g.start == then


def test_regroup_sends_the_start_player_card_to_the_left():
    """BH-2.2, BH-3.9, case 7: C stands at the back, but Regroup has emptied both positions."""
    t = Table("glass-beads", "regroup", "silver-goblet", "kings-crown", start=C, back=C)
    t.lay("glass-beads", "regroup", "silver-goblet", "kings-crown")
    t.all_keep()
    assert t.g.start == D


def test_enough_damage_ends_nothing_early():
    """BH-3.12: all cards are revealed, and further damage counts."""
    t = Table("reckless-charge", "fireball", "wild-swing")
    t.lay("reckless-charge", "fireball", "wild-swing")
    t.B.picks(C)
    assert t.g.dealt == [4, 4, 3]
    assert "beaten" in t.happened()


def test_a_card_is_resolved_as_far_as_possible():
    """BH-3.13: the drawback too; a potion for the healthy does nothing."""
    t = Table("wild-swing", "healing-potion", "sticky-fingers", monster="crypt-count")
    t.lay("wild-swing", "healing-potion", "sticky-fingers")
    t.B.picks(C)
    t.C.picks(A)  # whose hand is empty
    assert (t.g.hurt, t.C.hand) == ([1, 0, 0], [])
