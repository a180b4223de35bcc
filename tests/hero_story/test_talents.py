"""Story cards S01 to S14: talents."""

import pytest

from tests.hero_story.table import A, B, C, D, Table, card_of

# One trick each, four players, A leads: (cites, hands, charged, steps, who wins).
TRICKS = [
    (
        "heat-vision: Strength +6, 2 ties the 8",
        ("T7 B1", "T2 B2", "T8 S1", "T3 S2"),
        {B: "heat-vision"},
        "A T7; B T2; C T8; D T3",
        B,
    ),
    (
        "heat-vision: 3 + 6 beats 8",
        ("T7 B1", "T3 B2", "T8 S1", "T2 S2"),
        {B: "heat-vision"},
        "A T7; B T3; C T8; D T2",
        B,
    ),
    ("heat-vision: not Speed", ("S7 B1", "S3 B2", "S8 T1", "S2 T2"), {B: "heat-vision"}, "A S7; B S3; C S8; D S2", C),
    (
        "lightning-reflexes: Speed +6",
        ("S7 B1", "S3 B2", "S8 T1", "S2 T2"),
        {B: "lightning-reflexes"},
        "A S7; B S3; C S8; D S2",
        B,
    ),
    ("mastermind: Brains +6", ("B7 S1", "B3 T2", "B8 T1", "B2 S2"), {B: "mastermind"}, "A B7; B B3; C B8; D B2", B),
    (
        "size-shifter: +2",
        ("B7 S1", "B6 T2", "B5 T1", "B2 S2"),
        {B: "size-shifter"},
        "A B7; B size-shifter 2; B B6; C B5; D B2",
        B,
    ),
    (
        "size-shifter: -2",
        ("B7 S1", "B8 T2", "B5 T1", "B2 S2"),
        {B: "size-shifter"},
        "A B7; B size-shifter -2; B B8; C B5; D B2",
        A,
    ),
    ("size-shifter: nothing", ("B7 S1", "B6 T2", "B5 T1", "B2 S2"), {B: "size-shifter"}, "A B7; B B6; C B5; D B2", A),
    (
        "shapeshifting: a Speed card wins as Brains",
        ("B7 S1", "S12 B2", "B5 T1", "B3 S2"),
        {B: "shapeshifting"},
        "A B7; B shapeshifting brains; B S12; C B5; D B3",
        B,
    ),
    (
        "shapeshifting leads",
        ("B7 S1", "S12 B2", "S5 B1", "S3 B3"),
        {A: "shapeshifting"},
        "A shapeshifting speed; A B7; B S12; C S5; D S3",
        B,
    ),
    (
        "invisibility",
        ("B7 S1", "B8 T2", "B5 T1", "B2 S2"),
        {B: "invisibility"},
        "A B7; B invisibility; B B8; C B5; D B2",
        A,
    ),
    (
        "heart-power: any card is Love",
        ("B7 S1", "T1 T2", "B13 T3", "B2 S2"),
        {B: "heart-power"},
        "A B7; B heart-power; B T1; C B13; D B2",
        B,
    ),
    (
        "slow-motion: the last player",
        ("B7 S1", "B8 T2", "B5 T1", "B3 S2"),
        {D: "slow-motion"},
        "A B7; B B8; C B5; D slow-motion 6; D B3",
        D,
    ),
    (
        "slow-motion down",
        ("B7 S1", "B8 T2", "B5 T1", "B13 S2"),
        {D: "slow-motion"},
        "A B7; B B8; C B5; D slow-motion -6; D B13",
        B,
    ),
    (
        "duplication: 1 above the card led",
        ("B7 S1", "L2 B2", "B5 T1", "B3 S2"),
        {B: "duplication"},
        "A B7; B duplication; B L2; C B5; D B3",
        B,
    ),
    (
        "duplication: not a trump",
        ("B7 S1", "L2 B2", "B9 T1", "B3 S2"),
        {B: "duplication"},
        "A B7; B duplication; B L2; C B9; D B3",
        C,
    ),
    ("shockwave", ("B7 S1", "B8 T2", "B5 T1", "B3 S2"), {A: "shockwave"}, "A shockwave; A B7; B B8; C B5; D B3", D),
    ("shockwave left out", ("B7 S1", "B8 T2", "B5 T1", "B3 S2"), {A: "shockwave"}, "A B7; B B8; C B5; D B3", B),
]


@pytest.mark.parametrize(("cites", "hands", "on", "script", "winner"), TRICKS)
def test_one_trick(cites, hands, on, script, winner):
    assert Table(*hands, on=on).run(script).won == winner, cites


def test_telekinesis_swaps_for_a_card_that_would_have_been_legal():
    """telekinesis: B followed with T3 and may take T12 instead, not B13; twice a round."""
    t = Table("T7 B1 S1", "T3 T12 B13", "T8 S3 S4", "T2 S2 S5", on={B: "telekinesis telekinesis"})
    t.run("A T7; B T3; C T8; D T2")
    assert [option[2] for option in t.options(B)[1:]] == [card_of("T12")]
    t.run("B telekinesis T12; B pass")
    assert (t.won, t.hand(B), t.g.charges(1)) == (B, "B13 T3", 1)
    assert t.sees(A, B) == ". T3"


def test_telekinesis_does_not_betray_whether_it_could_be_used():
    """telekinesis, HS-1.4: B has no other legal card and is asked all the same."""
    t = Table("T7 B1", "T3 B13", "T8 S3", "T2 S2", on={B: "telekinesis"}).run("A T7; B T3; C T8; D T2")
    assert (t.turn, t.options(B)) == (B, ["pass"])


def test_shapeshifting_counts_for_following():
    """shapeshifting: with Brains in hand B may not make a card Speed when Brains is led, but any card Brains."""
    t = Table("B7 S1", "S12 B2", "B5 T1", "B3 S2", on={B: "shapeshifting shapeshifting"}).run("A B7")
    assert [option[2] for option in t.options(B) if isinstance(option, list)] == [0]
    assert t.playable(B) == "B2"
    t.run("B shapeshifting brains")
    assert t.playable(B) == "S12 B2"
    assert not t.can_use(B, "shapeshifting")


def test_heart_power_goes_by_the_printed_suit():
    """heart-power, HS-3.6: B must follow Brains with a Brains card, which then is Love."""
    t = Table("B7 S1", "B2 T2", "B13 T3", "B4 S2", on={B: "heart-power"}).run("A B7; B heart-power")
    t.cannot("B", "T2", "HS-3.2")
    assert t.run("B B2; C B13; D B4").won == B


def test_slow_motion_is_only_for_the_last_player():
    """slow-motion, HS-5.8: C is not last and gets nothing; D must choose before playing."""
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={D: "slow-motion"}, leader=D).run("D B3; A B7; B B8; C B5")
    assert t.won == B
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={D: "slow-motion"}).run("A B7; B B8; C B5")
    assert (t.asked, len(t.options(D))) == ("slow_motions", 2)


def test_magnetism_draws_and_discards_after_a_trick_won():
    """magnetism: draw 1, discard 1 of the hand; not after trick 8."""
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={B: "magnetism"}, pile="L13").run("A B7; B B8; C B5; D B3")
    assert (t.turn, t.hand(B)) == (B, "T2 L13")
    t.run("B T2")
    assert (t.hand(B), t.g.number) == ("L13", 8)
    t.run("B L13; C T1; D S2; A S1")
    assert t.g.round == 3


def test_x_ray_vision_opens_three_cards():
    """x-ray-vision: of the player named, until played; HS-5.7: those passed on later are hidden again."""
    t = Table(
        *["B1 B2 B3 B4", "S1 S2 S3 S4", "T1 T2 T3 T4", "L1 L2 L3 L4"],
        own={A: "x-ray-vision"},
        supply=[1] * 4,
        start="charging",
        dealer=D,
    )
    t.cannot("A", "x-ray-vision", "", "A")
    t.run("A x-ray-vision C")
    assert [t.sees(seat, C) for seat in (A, B, None)] == ["T1 T2 T3 ."] * 3


INVULNERABLE = [
    ("invulnerable: highest of the suit, beaten by trump", "B7 S1", "A B7; B B3; C L2; D B4", 1),
    ("invulnerable: not the highest", "B2 S1", "A B2; B B3; C L2; D B4", 0),
]


@pytest.mark.parametrize(("cites", "hand", "script", "vp"), INVULNERABLE)
def test_invulnerable(cites, hand, script, vp):
    t = Table(hand, "B3 T1", "L2 T2", "B4 T3", on={A: "invulnerable"}).run(script)
    assert t.vp[A] == vp, cites


def test_invulnerable_gives_at_most_two_points():
    """invulnerable: the third time nothing."""
    t = Table("B13 S13 T13", "B3 S3 T1", "L2 L3 L4", "B4 S4 T3", on={A: "invulnerable"}, number=6)
    t.run("A B13; B B3; C L2; D B4; C L3; D S4; A S13; B S3")
    assert t.vp[A] == 1  # Love was led: no trump beat a suit
    t.g.tally[12] = 2
    t.run("C L4; D T3; A T13; B T1")
    assert t.g.round == 3


def test_invulnerable_goes_by_which_value_wins():
    """invulnerable, HS-5.14: upside-down and the shockwave make the lowest the best of the suit led."""
    hands = ("B2 S1", "B3 T1", "L2 T2", "B4 T3")
    script = "A B2; B B3; C L2; D B4"
    assert Table(*hands, on={A: "invulnerable"}, event="upside-down").run(script).vp[A] == 1
    assert Table(*hands, on={D: "invulnerable"}, event="upside-down").run(script).vp[D] == 0
    t = Table(*hands, on={A: "invulnerable shockwave"}).run(f"A shockwave; {script}")
    assert t.vp[A] == 1


def test_invulnerable_needs_a_card_that_could_win():
    """invulnerable, HS-5.12, HS-5.14: who made the own card unable to win was not beaten by trump alone."""
    t = Table("B7 S1", "B9 T1", "L2 T2", "B4 T3", on={B: "invulnerable invisibility"})
    assert t.run("A B7; B invisibility; B B9; C L2; D B4").vp[B] == 0
    t = Table("B7 S1", "B9 T1", "L2 T2", "B4 T3", on={A: "invulnerable", B: "invisibility"})
    assert t.run("A B7; B invisibility; B B9; C L2; D B4").vp[A] == 1


# What may be swapped in after something was declared: (cites, hand of B, charged, B's steps, allowed instead).
INSTEAD = [
    (
        "telekinesis, HS-5.14: made Brains, any card follows",
        "B2 S12 T5",
        "shapeshifting",
        "B shapeshifting brains; B B2",
    ),
    ("telekinesis, HS-5.14: duplication frees from following", "B2 S12 T5", "duplication", "B duplication; B B2"),
]


@pytest.mark.parametrize(("cites", "hand", "on", "script"), INSTEAD)
def test_telekinesis_respects_what_was_declared(cites, hand, on, script):
    t = Table("B7 S1", hand, "B5 T1", "B3 S2", on={B: f"telekinesis {on}"}, number=7)
    t.run(f"A B7; {script}; C B5; D B3")
    assert {card_of("S12"), card_of("T5")} <= {option[2] for option in t.options(B)[1:]}, cites
    t.run("B telekinesis S12")
    assert t.won == B, cites  # as Brains 12, or as Brains 8


def test_telekinesis_keeps_a_printed_suit():
    """telekinesis, HS-5.14: heart-power does not free from following, and the new card is Love too."""
    t = Table("B7 S1", "B2 B3 T5", "L2 T1", "B4 S2", on={B: "telekinesis heart-power"}, number=7)
    t.run("A B7; B heart-power; B B2; C L2; D B4")
    assert [option[2] for option in t.options(B)[1:]] == [card_of("B3")]
    assert t.run("B telekinesis B3").won == B


def test_telekinesis_after_a_smoke_bomb():
    """telekinesis, smoke-bomb, HS-5.14: B9 of the draw pile was no hand card, so that B, without Brains, may swap in
    any; once in the hand it counts like the others."""
    t = Table("B7 S1", "S12 T5 T6", "B5 T1", "B3 S2", on={B: "telekinesis telekinesis smoke-bomb"}, pile="B9", number=7)
    t.run("A B7; B smoke-bomb; B T6; C B5; D B3")
    assert {card_of("S12"), card_of("T5")} <= {option[2] for option in t.options(B)[1:]}
    t.run("B telekinesis S12")
    assert [option[2] for option in t.options(B)[1:]] == [card_of("B9")]


def test_telekinesis_of_an_open_hand_is_asked_only_if_it_helps():
    """telekinesis, HS-5.11: with an open hand everybody sees that there is nothing to swap."""
    hands = ("T7 B1", "T3 B13", "T8 S3", "T2 S2")
    assert Table(*hands, on={B: "telekinesis monologuing"}).run("A T7; C T8; D T2").won == C
