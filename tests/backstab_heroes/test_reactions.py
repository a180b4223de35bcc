"""BH-3.5: reactions, whom they are offered to, and reactions to reactions."""

import pytest

from heldenrunde.core.flow import open_offer
from tests.backstab_heroes.table import A, B, C, D, Table


def test_duck_prevents_up_to_three():
    """duck, against the counterattack: 1 of the golem's 4 gets through; it is discarded at once (BH-3.11)."""
    t = Table("glass-beads duck", "gold-bar", "silver-goblet", monster="stone-golem", front=A)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.A.reacts("duck")
    assert (t.g.hurt, t.A.hand) == ([1, 0, 0], ["glass-beads"])
    assert len(t.g.discard) == 1


def test_duck_is_never_forced():
    """duck, BH-3.5: who passes keeps it."""
    t = Table("glass-beads duck", "gold-bar", "silver-goblet", monster="stone-golem", front=A)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.A.passes()
    assert (t.g.hurt, t.A.hand) == ([4, 0, 0], ["duck", "glass-beads"])


def test_two_ducks():
    """duck, BH-3.5: after each reaction the condition is looked at anew."""
    t = Table("glass-beads duck duck", "gold-bar", "silver-goblet", monster="stone-golem", front=A)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.A.reacts("duck")
    assert t.match.view(A)["question"]["about"] == [A, 1]
    t.A.reacts("duck")
    assert t.g.hurt == [0, 0, 0]


@pytest.mark.parametrize("card", ["wild-swing", "fireball"])
def test_duck_helps_against_cards_of_others_and_ones_own(card):
    """duck: about to suffer damage, by counterattack or card."""
    t = Table(f"{card} duck", "gold-bar duck", "silver-goblet", monster="stone-golem")
    t.lay(card, "gold-bar", "silver-goblet")
    if card == "fireball":
        t.A.picks(B)
        t.B.reacts("duck")
    else:
        t.A.reacts("duck")
    assert t.g.hurt == [0, 0, 0]


@pytest.mark.parametrize("card", ["you-go-first", "taunt-the-beast", "war-horn"])
def test_no_after_you_turns_a_move_round(card):
    """no-after-you: you stay, the other hero moves to the position meant for you."""
    t = Table(card, "gold-bar no-after-you", "silver-goblet", back=B, monster="apprentice-slime")
    t.lay(card, "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.B.reacts("no-after-you")
    assert (t.A.place, t.B.place) == ("front", "back")
    assert t.B.hurt == (1 if card == "taunt-the-beast" else 0)  # the taunt itself stays with B


def test_no_after_you_against_a_friendly_nudge():
    """no-after-you, friendly-nudge: also towards the back or the middle."""
    t = Table("friendly-nudge", "gold-bar no-after-you", "silver-goblet", front=B)
    t.lay("friendly-nudge", "gold-bar", "silver-goblet")
    t.A.picks(B, "back")
    t.B.reacts("no-after-you")
    assert (t.A.place, t.B.place) == ("back", "front")


def test_no_after_you_against_switch_places():
    """no-after-you, switch-places: nobody moves."""
    t = Table("switch-places", "gold-bar no-after-you", "silver-goblet", front=A, back=B)
    t.lay("switch-places", "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.B.reacts("no-after-you")
    assert (t.A.place, t.B.place) == ("front", "back")


def test_no_after_you_only_when_a_card_aims_at_you_alone_and_moves_you():
    """no-after-you: not when pushed out of a position, not against Regroup, not where one already stands (BH-2.2)."""
    t = Table("you-go-first", "gold-bar no-after-you", "silver-goblet", front=B)
    t.lay("you-go-first", "gold-bar", "silver-goblet")
    t.A.picks(C)
    assert t.asked == "discards"  # B was displaced, and not asked
    t = Table("switch-places", "gold-bar no-after-you", "silver-goblet", front=C)
    t.lay("switch-places", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert t.asked == "discards"  # both stand in the middle: nobody would move
    t = Table("regroup", "gold-bar no-after-you", "silver-goblet", front=B)
    t.lay("regroup", "gold-bar", "silver-goblet")
    assert (t.asked, t.B.place) == ("discards", "middle")
    t = Table("you-go-first", "gold-bar no-after-you", "silver-goblet", front=B)
    t.lay("you-go-first", "gold-bar", "silver-goblet")
    t.A.picks(B)
    assert "react" not in t.happened()
    assert t.asked == "discards"


def test_no_after_you_against_no_after_you():
    """no-after-you, a reaction to a reaction: the card moves the other hero, who may answer in kind."""
    t = Table("you-go-first no-after-you", "gold-bar no-after-you", "silver-goblet")
    t.lay("you-go-first", "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.B.reacts("no-after-you")
    assert (t.turn, t.asked) == (A, "after_yous")
    t.A.reacts("no-after-you")
    assert (t.A.place, t.B.place) == ("middle", "front")


@pytest.mark.parametrize("card", ["sticky-fingers", "nosy-parker", "golden-fishing-rod", "crystal-ball"])
def test_hands_off(card):
    """hands-off: looking, taking and swapping are cancelled, and the other hero suffers 1 damage."""
    t = Table(f"{card} glass-beads", "gold-bar hands-off", "silver-goblet", coming="orc-on-holiday")
    t.lay(card, "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.B.reacts("hands-off")
    assert t.g.hurt == [1, 0, 0]
    assert t.B.hand == ["gold-bar"]
    assert t.A.sees(B) == ["gold-bar"]  # which was laid and shown
    foreseen = t.match.view(A)["monsters"][-1] is not None
    assert foreseen == (card == "crystal-ball")  # the monster is still looked at


def test_duck_against_hands_off():
    """duck, hands-off, BH-3.5: a reaction to a reaction."""
    t = Table("sticky-fingers duck", "gold-bar hands-off", "silver-goblet")
    t.lay("sticky-fingers", "gold-bar", "silver-goblet")
    t.A.picks(B)
    t.B.reacts("hands-off")
    assert (t.turn, t.asked) == (A, "ducks")
    t.A.reacts("duck")
    assert t.g.hurt == [0, 0, 0]


def test_objection_cancels_an_action_card():
    """objection: the effect of a non-attack action card; the card is discarded as usual (BH-3.4)."""
    t = Table("into-the-bushes", "gold-bar", "silver-goblet objection")
    t.lay("into-the-bushes", "gold-bar", "silver-goblet")
    assert (t.turn, t.asked, t.A.place) == (C, "objections", "middle")
    t.C.reacts("objection")
    assert t.A.place == "middle"
    assert len(t.g.discard) == 2


@pytest.mark.parametrize("card", ["sword-swing", "cloak-of-shadows", "gold-bar"])
def test_objection_not_to_attacks_and_treasures(card):
    """objection: an action card that is no attack."""
    t = Table(card, "glass-beads", "silver-goblet objection")
    t.lay(card, "glass-beads", "silver-goblet")
    assert t.asked == "discards"


def test_objection_not_to_ones_own_card_and_not_to_a_reaction():
    """objection: another hero's card; it cannot cancel a reaction."""
    t = Table("into-the-bushes objection", "gold-bar", "silver-goblet")
    t.lay("into-the-bushes", "gold-bar", "silver-goblet")
    assert (t.asked, t.A.place) == ("discards", "back")
    t = Table("glass-beads duck", "gold-bar objection", "silver-goblet", monster="stone-golem", front=A)
    t.lay("glass-beads", "gold-bar", "silver-goblet")
    t.A.reacts("duck")
    assert t.asked == "discards"


def test_last_reserve_fells_the_monster():
    """last-reserve: 1 or 2 damage missing; 2 damage that count as dealt by you (BH-3.12), also for the medal."""
    for wound in (2, 3):
        t = Table("glass-beads", "gold-bar last-reserve", "silver-goblet", "kings-crown", wound=wound)
        t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
        t.B.reacts("last-reserve")
        assert (t.g.dealt, t.g.medals) == ([0, 2, 0, 0], [0, 1, 0, 0])
        assert len(t.g.offered) == 2


@pytest.mark.parametrize("wound", [1, 4, 5])
def test_last_reserve_only_when_one_or_two_are_missing(wound):
    """last-reserve: not for 3, and not when the monster has fallen already."""
    t = Table("glass-beads", "gold-bar last-reserve", "silver-goblet", "kings-crown", wound=wound)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert t.asked in ("on_offer", "discards")


def test_thats_mine_takes_first_and_is_skipped():
    """thats-mine: then the distribution runs normally from the hero at the back and skips you."""
    t = Table(
        "glass-beads", "gold-bar", "silver-goblet thats-mine", "kings-crown", back=A, wound=6, monster="orc-on-holiday"
    )
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert (t.turn, t.asked, len(t.g.offered)) == (C, "mines", 3)
    t.C.reacts("thats-mine")
    assert (t.turn, t.asked) == (C, "on_offer")
    t.C.takes_any()
    assert t.turn == A
    t.A.takes_any()
    assert [len(hand) for hand in t.g.hands] == [2, 2, 2, 1]  # B got the last one


def test_thats_mine_not_for_the_first():
    """thats-mine: only who would not pick first; the start player if nobody is at the back."""
    t = Table("glass-beads thats-mine", "gold-bar", "silver-goblet", "kings-crown", start=A, wound=4)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert (t.turn, t.asked) == (A, "on_offer")


def test_thats_mine_and_a_single_treasure():
    """thats-mine, BH-3.15: then nothing is left to distribute."""
    t = Table(
        "glass-beads", "gold-bar thats-mine", "silver-goblet", "kings-crown", wound=4, monster="cellar-rat-in-plate"
    )
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    t.B.reacts("thats-mine")
    assert [len(hand) for hand in t.g.hands] == [1, 2, 1, 1]
    assert t.asked == "discards"


def test_offers_go_round_and_betray_nobody():
    """BH-3.5: clockwise from the player whose card is resolving; the others are not told who is asked."""
    t = Table("glass-beads", "gold-bar", "into-the-bushes", "kings-crown objection", start=C)
    t.lay("glass-beads", "gold-bar", "into-the-bushes", "kings-crown")
    assert t.turn == D
    for seat in (A, B, C, None):
        assert t.match.view(seat)["question"] is None
        assert t.match.view(seat)["options"] is None
    assert t.match.view(D)["question"] == {
        "name": "objections",
        "form": "offer",
        "seats": [D],
        "about": [C, t.g.shown[C][0]],
    }
    t.D.passes()
    assert t.C.place == "back"


def test_reactions_may_be_played_whatever_has_become_of_the_own_card():
    """BH-3.5: laid and not yet revealed, or done."""
    t = Table("into-the-bushes", "gold-bar objection", "into-the-bushes", start=A)
    t.lay("into-the-bushes", "gold-bar", "into-the-bushes")
    t.B.passes()  # B's card lies face down
    assert t.asked == "objections"
    t.B.reacts("objection")  # and now it is done
    assert (t.A.place, t.C.place) == ("back", "middle")


def test_outside_the_resolving_of_cards_the_start_player_is_asked_first():
    """BH-3.5: in the monster phase; with one Last Reserve only, whoever holds it is asked."""
    t = Table("glass-beads", "gold-bar last-reserve", "silver-goblet", "kings-crown", wound=3, start=C)
    t.lay("glass-beads", "gold-bar", "silver-goblet", "kings-crown")
    assert (t.turn, open_offer(t.g).seats) == (B, (C, D, A, B))
    t.B.passes()
    assert "flees" in t.happened()
