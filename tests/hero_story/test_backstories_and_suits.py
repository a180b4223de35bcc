"""Story cards S27 to S44: backstories and super suits."""

import pytest

from tests.hero_story.table import NUMBER, A, B, C, D, Table

FOUR = ("B7 S1", "B8 T2", "B5 T1", "B3 S2")
PLAY = "A B7; B B8; C B5; D B3"
LAST = ("B7", "B8", "B5", "B3")


def charging(own, supply=1, **more):
    return Table(*FOUR, own=own, supply=[supply] * 4, start="charging", dealer=D, **more)


def test_undercover():
    """undercover: A alone sees B's hand."""
    t = charging({A: "undercover"}).run("A undercover B")
    assert [t.sees(seat, B) for seat in (A, C, None)] == ["B8 T2", ". .", ". ."]


def test_monologuing():
    """monologuing, HS-5.7: the hand lies open, also what comes later; +1 VP for each trick won."""
    t = charging({B: "monologuing magnetism"}, 3, pile="L13")
    t.plan("B", "monologuing magnetism")
    assert t.sees(None, B) == "B8 T2"
    for seat in range(4):
        t.answer(seat, "good")
    t.run("A B7; C B5; D B3")  # of B's open hand only B8 follows, which is played by itself (HS-3.2)
    assert (t.vp[B], t.sees(A, B)) == (1, "T2 L13")


def test_lab_accident():
    """lab-accident: discard up to 3 and draw as many."""
    t = charging({A: "lab-accident"}, pile="L1 L2")
    t.run("A lab-accident; A B7 S1")
    assert (t.hand(A), len(t.g.discard)) == ("L1 L2", 2)


UNDERDOG = [
    ("underdog: good without a trick", "gggg", 4, [0, 1, 1, 1], 2),
    ("evil", "eggg", 4, [0, 1, 1, 1], 0),
    ("later", "gggg", 5, [0, 2, 1, 1], 0),
]


@pytest.mark.parametrize(("cites", "sides", "number", "tricks", "vp"), UNDERDOG)
def test_underdog(cites, sides, number, tricks, vp):
    t = Table(*FOUR, on={A: "underdog"}, sides=sides, number=number, tricks=tricks).run(PLAY)
    assert t.vp[A] == vp, cites


def test_broken_heart():
    """broken-heart: B's Love cannot win on Brains, but on Love."""
    t = Table("B7 S1", "L8 T2", "B5 T1", "B3 S2", on={B: "broken-heart"}).run("A B7; B L8; C B5; D B3")
    assert t.won == A
    t = Table("L7 S1", "L8 T2", "B5 T1", "B3 S2", on={B: "broken-heart"}).run("A L7; B L8; C B5; D B3")
    assert t.won == B


def test_mountain_training():
    """mountain-training: the led card +5, not a follower's."""
    assert Table(*FOUR, on={A: "mountain-training"}).run(PLAY).won == A
    assert Table(*FOUR, on={D: "mountain-training"}).run(PLAY).won == B


# At the end of the last round: (cites, ability, sides, tricks of B before, does B win trick 8, VP besides the score).
ENDS = [
    ("shadow-cape: evil with 1 trick", "shadow-cape", "e", 1, False, 2),
    ("shadow-cape: not with 2", "shadow-cape", "e", 1, True, 0),
    ("heros-cape: good with 3", "heros-cape", "g", 2, True, 2),
    ("heros-cape: not with 2", "heros-cape", "g", 2, False, 0),
    ("world-domination: evil without a trick", "world-domination", "e", 0, False, 3),
    ("world-domination: not with 1", "world-domination", "e", 0, True, 0),
    ("brave: good with 3", "brave", "g", 3, False, 1),
    ("brave: not with 2", "brave", "g", 2, False, 0),
    ("stubborn: evil without a trick", "stubborn", "e", 0, False, 1),
    ("stubborn: good with 1", "stubborn", "g", 0, True, 1),
    ("stubborn: not good with 2", "stubborn", "g", 1, True, 0),
    ("final-showdown: trick 8 won", "final-showdown", "g", 0, True, 3),
    ("final-showdown: lost", "final-showdown", "g", 0, False, 0),
    ("showstopper-suit: trick 8 won", "showstopper-suit", "g", 0, True, 1),
    ("prophecy: exactly so many", "prophecy", "g", 2, False, 1),
    ("prophecy: both charges", "prophecy prophecy", "g", 2, False, 3),
    ("prophecy: one more", "prophecy", "g", 2, True, 0),
]


@pytest.mark.parametrize(("cites", "ability", "side", "tricks", "wins", "vp"), ENDS)
def test_end_of_round(cites, ability, side, tricks, wins, vp):
    """HS-4.1, HS-4.3"""
    hands = LAST if wins else ("B9", "B8", "B5", "B3")
    t = Table(*hands, on={B: ability}, sides=f"g{side}gg", tricks=[0, tricks, 0, 0], round=5, target={"prophecy": 2})
    t.run("A B7; B B8; C B5; D B3" if wins else "A B9; B B8; C B5; D B3")
    if not t.match.over:
        t.answer(B, t.options(B)[1])
    held = tricks + wins
    assert t.vp[B] == vp + (held if side == "g" else 4 * (held == 0)), cites


def test_prophecy_names_a_number_openly():
    """prophecy: from 1 to 8, when charged."""
    t = charging({A: "prophecy"}, 2).run("A prophecy")
    assert t.options(A) == [1, 2, 3, 4, 5, 6, 7, 8]
    t.answer(A, 2)
    t.plan("A", "prophecy")
    assert (t.asked, t.g.charges(NUMBER["prophecy"])) == ("alignments", 2)
    assert (t.g.target[NUMBER["prophecy"]], t.match.view(C)["target"][NUMBER["prophecy"]]) == (2, 2)


@pytest.mark.parametrize(
    ("side", "tricks", "gains"), [("g", 0, True), ("g", 1, False), ("e", 1, True), ("e", 0, False)]
)
def test_secret_lab(side, tricks, gains):
    """secret-lab, HS-2.10: 1 stamina more, from the next round on."""
    t = Table("B9", "B8", "B5", "B3", on={B: "secret-lab"}, sides=f"g{side}gg", tricks=[0, tricks, 0, 0], round=1)
    t.run("A B9; B B8; C B5; D B3")
    assert t.can_use(B, "secret-lab") == gains
    if gains:
        t.run("B secret-lab")
    assert t.g.supply[B] == 1 + 1 + gains  # the marker that lay on it, and that of the next round


def test_secret_lab_from_an_empty_supply():
    """secret-lab, HS-1.3: nothing is gained."""
    t = Table("B9", "B8", "B5", "B3", on={B: "secret-lab"}, supply=[20, 15, 0, 0], round=5)
    t.run("A B9; B B8; C B5; D B3")
    assert (t.match.over, t.g.supply[B]) == (True, 16)


def test_double_life():
    """double-life: evil with tricks becomes good at the end."""
    t = Table(*LAST, on={B: "double-life"}, sides="gegg", tricks=[0, 2, 0, 0], round=5).run(PLAY + "; B double-life")
    assert (t.g.sides[B], t.vp[B]) == ("good", 3)


def test_inheritance_counts_what_lies_in_the_supply():
    """inheritance, HS-4.6, case 4: 2 left over and 1 removed make 3, so 1 VP; what lies on abilities does not count."""
    t = Table(*LAST, on={B: "inheritance telekinesis"}, supply=[0, 3, 0, 0], sides="gegg", round=5, bare=True)
    t.run("B inheritance 1")
    assert (t.vp[B], t.g.supply[B]) == (1, 5)
    t = Table("B7", "B8", "B5", "B3", on={B: "inheritance"}, supply=[0, 9, 0, 0], sides="gegg", round=5)
    assert t.run(PLAY + "; B inheritance 2").vp[B] == 2


# -- super suits -------------------------------------------------------------------------------------------------------


def test_stealth_suit():
    """stealth-suit: in tricks 1 and 8 the card may be declared unable to win."""
    assert Table(*LAST, on={B: "stealth-suit"}, round=5).run("A B7; B stealth-suit; B B8; C B5; D B3").won == A
    t = Table(*FOUR, on={B: "stealth-suit"}).run("A B7")
    assert not t.can_use(B, "stealth-suit")


@pytest.mark.parametrize(("number", "vp"), [(1, 1), (2, 0), (8, 1)])
def test_showstopper_suit(number, vp):
    """showstopper-suit: tricks 1 and 8."""
    t = Table(*FOUR, on={B: "showstopper-suit"}, sides="gegg", number=number).run(PLAY)
    assert t.vp[B] == vp


@pytest.mark.parametrize(("charges", "winner"), [(1, A), (2, B)])
def test_power_armor(charges, winner):
    """power-armor: +2, with both charges +4."""
    t = Table("B7 S1", "B4 T2", "B5 T1", "B3 S2", on={B: "power-armor " * charges}).run("A B7; B B4; C B5; D B3")
    assert t.won == winner


def test_heros_cape_with_three_players():
    """heros-cape, warden, brave: with three players 4 tricks are needed."""
    for tricks, vp in ((3, 3), (4, 6)):
        t = Table("B7", "B3", "B5", on={B: "heros-cape"}, tricks=[0, tricks, 0], round=5).run("A B7; B B3; C B5")
        if not t.match.over:
            t.run("B heros-cape 2")
        assert t.vp[B] == vp


def test_chameleon_suit():
    """chameleon-suit: B need not follow."""
    t = Table("B7 S1", "B8 L2", "B5 T1", "B3 S2", on={B: "chameleon-suit"}).run("A B7")
    assert t.playable(B) == "B8 L2"
    assert t.run("B L2; C B5; D B3").won == B


def test_rocket_boots():
    """rocket-boots: C leads trick 1 although B sits left of the dealer, and the card gets +6."""
    t = Table(*FOUR, own={C: "rocket-boots"}, supply=[1] * 4, start="charging", dealer=A, number=1)
    t.plan("C", "rocket-boots")
    for seat in (B, C, D, A):
        t.answer(seat, "good")
    assert t.turn == C
    t.run("C B5; D B3; A B7; B B8")
    assert t.won == C


@pytest.mark.parametrize(("number", "asked"), [(1, True), (2, False), (3, True), (5, True), (7, False)])
def test_nanosuit(number, asked):
    """nanosuit: after tricks 1, 3 and 5 a hand card may be swapped with the draw pile, once."""
    t = Table(*FOUR, on={D: "nanosuit"}, number=number, pile="L13").run(PLAY)
    assert (t.asked == "uses") == asked
    if asked:
        t.run("D nanosuit S2")
        assert (t.hand(D), t.turn) == ("L13", B)


def test_underdog_after_the_panic_button():
    """underdog, panic-button, HS-5.14: evil A becomes good after trick 4 and gets the 2 VP; good A gets them first."""
    t = Table(*FOUR, on={A: "underdog panic-button"}, sides="eggg", number=4, tricks=[0, 1, 1, 1]).run(PLAY)
    assert (t.vp[A], t.asked) == (0, "uses")
    t.run("A panic-button")
    assert (t.vp[A], t.g.sides[A]) == (2, "good")
    t = Table(*FOUR, on={A: "underdog panic-button"}, number=4, tricks=[0, 1, 1, 1]).run(PLAY)
    assert t.vp[A] == 2
    t.run("A panic-button")
    assert (t.vp[A], t.g.sides[A]) == (2, "evil")
