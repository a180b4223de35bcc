"""Personalities P1 to P5 and identities I01 to I10."""

import pytest

from heldenrunde.core.flow import call
from heldenrunde.rulebooks.hero_story.cards.catalogue import ability_card
from heldenrunde.rulebooks.hero_story.rules.charging import first_part, second_part, third_part
from heldenrunde.rulebooks.hero_story.rules.rounds import align, reveal_identity
from tests.hero_story.table import NUMBER, A, B, D, Table

FOUR = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")
PLAY = "A B7; B B8; C B5; D B3"
LAST = ("B7", "B8", "B5", "B3")


def revealed(identity, hands=FOUR, **more):
    """A has just revealed this identity; charging follows."""
    t = Table(*hands, round=5, start=[], dealer=D, **more)
    card = ability_card(NUMBER[identity])
    t.g.box.remove(card)
    t.g.identities[A] = [card]
    t.g.then(call(reveal_identity, A, card), call(first_part), call(second_part), call(third_part), call(align))
    t.g.run()
    return t


# -- personalities: brave and stubborn stand in the table of end-of-round abilities ------------------------------------


@pytest.mark.parametrize(("step", "winner"), [(4, B), (-4, A)])
def test_level_headed(step, winner):
    """level-headed: remove 1 as you follow: +4 or -4."""
    t = Table("B7 S1", "B5 T2", "B3 T1", "B2 S2", on={B: "level-headed"}).run(
        f"A B7; B level-headed {step}; B B5; C B3; D B2"
    )
    assert (t.won, t.g.supply[B]) == (winner, 1)
    assert not Table(*FOUR, on={A: "level-headed"}).can_use(A, "level-headed")


def test_curious():
    """curious: up to 2 swaps, one after the other; the second may be of the card just drawn."""
    t = Table(*FOUR, own={A: "curious"}, supply=[1] * 4, start="charging", dealer=D, pile="L1 L2")
    t.run("A curious; A S1; A L1")
    assert t.hand(A) == "B7 S3 L2"


def test_cunning():
    """cunning: at the end of a trick D takes the lead; not after trick 8."""
    t = Table(*FOUR, on={D: "cunning"}).run(PLAY + "; D cunning")
    assert (t.won, t.turn) == (B, D)
    assert Table(*LAST, on={D: "cunning"}).run(PLAY).g.round == 3


# -- identities --------------------------------------------------------------------------------------------------------

STAMINA = [("captain-comet", 2), ("warden", 1), ("nightmoth", 1), ("titaness", 1), ("queen-of-hearts", 1)]


@pytest.mark.parametrize(("identity", "n"), STAMINA)
def test_stamina_at_once(identity, n):
    """HS-2.10, case 3: what an identity gives can be placed in the same round: 5 + 2 = 7 for captain-comet."""
    t = revealed(identity, own={A: "power-armor"}, supply=[5, 5, 5, 5])
    assert (t.g.supply[A], t.asked) == (5 + n, "plans")


# At the end of the last round, without a charge (HS-5.1): (cites, identity, side, tricks before, VP on top).
LATER = [
    ("warden: good with 3", "warden", "g", 3, 2),
    ("warden: not with 2", "warden", "g", 2, 0),
    ("nightmoth: evil without a trick", "nightmoth", "e", 0, 2),
    ("nightmoth: not with 1", "nightmoth", "e", 1, 0),
]


@pytest.mark.parametrize(("cites", "identity", "side", "tricks", "vp"), LATER)
def test_identities_at_the_end(cites, identity, side, tricks, vp):
    t = Table(*LAST, identity={A: identity}, sides=f"{side}ggg", tricks=[tricks, 0, 0, 0], round=5).run(PLAY)
    if vp:
        t.run(f"A {identity} {vp}")
    assert t.match.over
    assert t.vp[A] == vp + (tricks if side == "g" else 4 * (tricks == 0)), cites


def test_oracle():
    """oracle: +1 VP; draw 3, discard 3."""
    t = revealed("oracle", pile="L1 L2 L3")
    assert (t.vp[A], t.hand(A)) == (1, "B7 S1 S3 L1 L2 L3")
    t.run("A B7 S1 S3")
    assert t.hand(A) == "L1 L2 L3"


def test_stormbringer():
    """stormbringer: +1 VP, and +6 for one suit other than Love."""
    t = revealed("stormbringer")
    assert (t.vp[A], t.options(A)) == (1, ["brains", "speed", "strength"])
    t.answer(A, "brains")
    assert t.g.target[NUMBER["stormbringer"]] == 0
    t = Table("B7 S1", "B12 T2", "B5 T1", "B3 S2", identity={A: "stormbringer"}, target={"stormbringer": 0}, round=5)
    assert t.run("A B7; B B12; C B5; D B3").won == A


def test_doppelganger():
    """doppelganger: all charges of one story card are free; HS-4.4: the lent markers are nobody's."""
    t = revealed("doppelganger", own={A: "power-armor telekinesis"}, supply=[1, 0, 0, 0])
    t.answer(A, ability_card(NUMBER["power-armor"]))
    t.plan("A", "power-armor power-armor telekinesis")
    assert (t.g.supply[A], t.g.charges(NUMBER["power-armor"])) == (0, 2)


def test_doppelganger_gives_nothing_back():
    """doppelganger: a lent marker that is removed is gone."""
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={B: "invisibility"}, identity={B: "doppelganger"}, round=5)
    t.g.lent, t.g.general = NUMBER["invisibility"], 36
    t.run("A B7; B invisibility")
    assert t.g.supply[B] == 0


def test_inventor():
    """inventor: 1 stamina, 3 story cards, one of which may replace one of yours on its space."""
    t = revealed("inventor", own={A: "power-armor telekinesis"})
    assert (t.g.supply[A], len(t.g.offered[A])) == (1, 3)
    new = t.g.offered[A][0]
    t.answer(A, [new, ability_card(NUMBER["power-armor"])])
    assert t.g.tableaus[A][:2] == [new, ability_card(NUMBER["telekinesis"])]
    assert (t.g.offered[A], len(t.g.old_stories)) == ([], 3)


def test_inventor_may_decline():
    """inventor"""
    t = revealed("inventor", own={A: "power-armor"})
    t.answer(A, "pass")
    assert (t.g.tableaus[A][0], len(t.g.old_stories)) == (ability_card(NUMBER["power-armor"]), 3)


@pytest.mark.parametrize(
    ("own", "vp"),
    [("power-armor", 0), ("telekinesis supernova jetpack", 2), ("telekinesis supernova invisibility blackmailer", 3)],
)
def test_shadow_king(own, vp):
    """shadow-king: +1 VP per story card with a remove ability, at most 3."""
    assert revealed("shadow-king", own={A: own}).vp[A] == vp


@pytest.mark.parametrize(("card", "winner"), [("B11", A), ("B10", B)])
def test_titaness(card, winner):
    """titaness: printed 11, 12, 13 get +3."""
    t = Table(f"{card} S1", "B13 T2", "B5 T1", "B3 S2", identity={A: "titaness"}, round=5).run(
        f"A {card}; B B13; C B5; D B3"
    )
    assert t.won == winner


def test_queen_of_hearts():
    """queen-of-hearts: +1 VP for a trick won with a Love card, at most 2; heart-power makes one."""
    t = Table("B7 S1", "L2 T2", "B5 T1", "B3 S2", identity={B: "queen-of-hearts"}, sides="gegg", round=5)
    assert t.run("A B7; B L2; C B5; D B3").vp[B] == 1
    assert t.run("B T2; C T1; D S2; A S1").vp[B] == 1
    t = Table("B7 S1", "T9 T2", "B5 T1", "B3 S2", identity={B: "queen-of-hearts"}, on={B: "heart-power"}, round=5)
    assert t.run("A B7; B heart-power; B T9; C B5; D B3").vp[B] == 1


def test_curious_asks_no_second_time_after_nothing():
    """curious: who does not want the first swap is not offered the second."""
    t = Table(*FOUR, own={A: "curious"}, supply=[1] * 4, start="charging", dealer=D, pile="L1 L2")
    t.run("A curious; A pass")
    assert (t.asked, t.hand(A)) == ("alignments", "B7 S1 S3")
