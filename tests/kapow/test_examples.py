"""The example round of the rulebook step by step, the solo example point by point, and the numbered cases."""

from __future__ import annotations

import pytest

from tests.kapow.table import A, B, C, D, Table


def test_the_example_round_ends_19_to_17():
    """KP-2.1 to KP-4.2: the heroine is A, the villain B, who has the marker; a sixth die stays unplaced."""
    t = Table("X W E A b", "B B M A E", marker=1)
    t.fill(A, "grow", "XE")
    t.fill(A, "block", "Wb")
    t.fill(A, "sucker-punch", "A")
    t.fill(B, "pow", "ME")
    t.fill(B, "time-warp-1", "B")
    assert t.happened("announce") == 1
    t.g.dice[B] = tuple(["bXXXWWB" if die == 1 else word for die, word in enumerate(t.g.dice[B])])
    t.reroll(B, "X" if t.shown(B, 1) == "X" else t.shown(B, 1), "X")
    t.fill(B, "activate", "XA")
    t.ready()
    assert (t.asked, t.who) == ("attacks", [B])
    t.say(B, "pow")  # 3 against the Block of 2
    assert t.health == [19, 20]
    assert t.g.marker == A  # 2 against 0
    assert (t.asked, t.who) == ("trait_colours", [A])
    t.say(A, "red")
    assert t.who == [B]
    t.say(B, "energy")
    assert t.g.dice[A][-1] == "rMMMEXW"
    assert t.g.dice[B][-1] == "kBBBBBB"
    assert t.pools[B] == "E"
    assert t.health == [19, 17]  # the Sucker Punch for one die gained
    assert t.asked == "arrangements"


def test_leap_would_have_been_possible_with_agility_and_joker():
    """KP-2.3: the alternative that the example names."""
    t = Table("X W E A b", "B")
    t.fill(A, "leap", "AW")
    t.ready()
    assert t.defence[A] == 2


def test_the_solo_example_with_echo():
    """KP-8.3, KP-8.4, solo-echo: nine trait dice and two action dice, row by row."""
    t = Table("B", "E E E M A A T W B w b", mode="solo", characters=("fuse", "echo"))
    t.ready()
    rows = t.g.rows[1]
    assert rows == ((0, 0), (1, 0), (2, 1), (3, 0), (3, 1), (5, 0), (6, 1), (6, 1))
    boxes = t.g.boxes[1]
    assert boxes[:3] == (2, 2, 2)  # three Energy instead of Might and two jokers
    assert boxes[4:8] == (3, 3, 3, 3)  # Agility first; then Toughness and the joker of the trait die
    assert boxes[9] == 5  # the last joker as an action die that is not blank
    assert (boxes[8], boxes[3], boxes[10]) == (6, 6, -1)  # blank and Might; one die is left over
    assert (t.g.strength[1], t.defence[1]) == (10, 7)
    t.pass_on()
    gained = t.pools[1] + "".join(die[1:].replace("B", "") for die in t.g.dice[1] if die[0] == "k")
    assert len(gained) == 4 + 1  # and the joker it had


def test_a_joker_as_blank_does_not_count_for_psionic_attack():
    """KP-2.6, psionic-attack, mindset: only dice that show blank count, of both players."""
    t = Table("X W M E B", "B", characters=("mindset", "echo"), health=(20, 20))
    t.fill(A, "psionic-attack", "XW")
    t.fill(A, "pow", "ME")
    t.fill(A, "new-plan", "B")
    t.fill(B, "new-plan", "B")
    t.ready()
    t.say(A, "pow")  # 3 + 2 blanks
    assert t.health == [20, 15]


def test_case_1_one_base_and_one_multiplier():
    """KP-3.2, KP-3.10: (5 + 3) × 2 = 16; Pow is skipped, a second multiplier changes nothing."""
    t = Table("M E M M E X E X X X A", "B", characters=("spoiler-alert", "leech"), health=(20, 20))
    t.fill(A, "pow", "ME")
    t.fill(A, "wham", "MME")
    t.fill(A, "charge-up", "XE")
    t.fill(A, "combo", "XX")
    t.fill(A, "plot-twist", "XA")
    t.ready()
    assert t.options(A) == ["pow", "wham", "forgo"]
    t.say(A, "wham")
    assert t.health == [20, 4]


def test_case_1_without_a_base_boosts_lapse():
    """KP-3.2, KP-3.13"""
    t = Table("X E X X", "B")
    t.fill(A, "charge-up", "XE")
    t.fill(A, "combo", "XX")
    t.ready()
    assert t.health == [20, 20]
    assert t.g.struck == [(), ()]


def test_case_2_no_base_defence_no_defence():
    """KP-3.3, KP-3.6: the boosts and the multiplier lapse, and the marker stays."""
    t = Table("M E", "T A A X", marker=0)
    t.fill(A, "pow", "ME")
    t.fill(B, "brace-1", "T")
    t.fill(B, "brace-2", "A")
    t.fill(B, "reflexes", "AX")
    t.ready()
    t.say(A, "pow")
    assert t.health == [20, 17]
    assert t.g.marker == 0


def test_case_2_one_of_two_base_defences():
    """KP-3.10: with Fortress defence 4 and exactly one face, none from Leap."""
    t = Table("M E", "A A T T A")
    t.fill(A, "pow", "ME")
    t.fill(B, "leap", "AA")
    t.fill(B, "fortress", "TTA")
    t.ready()
    t.say(A, "pow")
    assert (t.asked, t.options(B)) == ("guards_against", ["leap", "fortress"])
    t.say(B, "fortress", "might")
    assert (t.defence[B], t.pools[B], t.health[B]) == (4, "M", 20)


def test_case_3_nobody_attacks():
    """KP-3.5, KP-3.6: the face of Leap comes in 2C; defence 2 : 0 takes the marker, and B powers up first."""
    t = Table("X E", "A A X E", marker=0)
    t.fill(A, "grow", "XE")
    t.fill(B, "leap", "AA")
    t.fill(B, "grow", "XE")
    t.ready()
    t.say(B, "energy")
    assert t.pools[B] == "E"
    assert t.g.marker == 1
    assert (t.asked, t.who) == ("trait_colours", [B])


@pytest.mark.parametrize("breath", [False, True])
def test_case_4_out_before_the_own_attack(breath):
    """KP-3.4, KP-2.5, KP-6.5: with 4 health an attack of 5 ends it; Catch Breath announced before leaves 1."""
    t = Table("M M E", "M M E E W B", health=(20, 4))
    t.fill(A, "wham", "MME")
    t.fill(B, "wham", "MME")
    if breath:
        t.fill(B, "catch-breath", "WB")
        assert t.health == [20, 6]
    t.ready()
    t.say(A, "wham")
    if breath:
        assert t.health == [20, 1]
        assert t.who == [B]
    else:
        assert t.match.over
        assert t.winners == [A]


def test_case_4_healing_stops_at_the_start():
    """KP-6.5"""
    t = Table("W B", "B", health=(19, 20))
    t.fill(A, "catch-breath", "WB")
    assert t.health == [20, 20]


@pytest.mark.parametrize("health", [2, 3])
def test_case_5_the_price_of_a_short_fuse(health):
    """KP-3.4, KP-3.8, KP-3.12, KP-6.5, short-fuse: 2 health before the second attack; one face for the defender."""
    t = Table("E B M E M X", "T T A", characters=("fuse", "echo"), health=(health, 4), most=(20, 20))
    t.fill(A, "blast", "EB")
    t.fill(A, "pow", "ME")
    t.fill(A, "chain-reaction", "MX")
    t.fill(B, "fortress", "TTA")
    t.ready()
    t.say(A, "pow")
    t.say(B, "might")
    assert t.health == [health, 3]  # 5 - 4
    t.say(A, "blast")
    if health == 2:
        assert t.winners == [B]
    else:
        assert t.health == [1, 3]  # 4 - 4
        assert t.pools[B] == "M"


def test_case_6_pairs():
    """KP-2.8, KP-2.6: Catch Breath, Headbutt and Thought Shield."""
    for letters, pays in (("BW", True), ("WW", True), ("MM", True), ("BB", False), ("ME", False)):
        t = Table(letters, "B", health=(15, 20))
        if pays:
            t.fill(A, "catch-breath", letters)
            assert t.health[A] == 17
        else:
            assert t.refuse(A, "catch-breath", letters) == "KP-2.3"
    t = Table("T W", "B", characters=("tough-nut", "echo"))
    t.fill(A, "headbutt", "TW")
    t.ready()
    t.say(A, "headbutt")
    assert t.health[B] == 17  # 2 + 1: only one die shows Toughness
    t = Table("W W", "B", characters=("tough-nut", "echo"))
    assert t.refuse(A, "headbutt", "WW") == "KP-2.3"
    t = Table("W B", "B", characters=("mindset", "echo"))
    t.fill(A, "thought-shield", "WB")
    t.ready()
    assert t.defence[A] == 2


def test_case_7_action_dice():
    """KP-2.3, KP-2.9, laser-array: a joker on a trait die is never an action die."""
    for letters, pays in (("Wm", True), ("Ew", True), ("ww", True), ("EW", False), ("Eb", False), ("bM", False)):
        t = Table(letters, "B", characters=("victor-kane", "echo"))
        if pays:
            t.fill(A, "laser-array", letters)
        else:
            assert t.refuse(A, "laser-array", letters) == "KP-2.3"


def test_case_8_a_reroll_takes_a_die_off():
    """KP-2.5, KP-2.10, KP-2.11: Pow is no longer chosen; the blank stays; who was ready is not any more."""
    t = Table("M T B B", "M")
    t.g.dice[A] = ("rMMMEXW", "gAAATWB", "yEEEMWB", "yEEEMWB")
    t.g.rolled[A] = (1, 5, 6, 6)  # Might, a joker, two blanks
    t.fill(A, "pow", "MW")
    t.say(B, "ready")
    t.fill(A, "time-warp-1", "B")
    assert t.who == [A, B]
    t.reroll(A, "W", "T")
    assert t.g.laid[A][:2] == (-1, -1)
    assert t.refuse(A, "pow", "MT") == "KP-2.3"
    assert t.g.laid[A][2] != -1
    t.fill(A, "time-warp-2", "B")
    assert ["reroll", 2] not in t.options(A)
    t.say(A, ["reroll", 0])
    t.fill(B, "press-on-1", "M")


def test_case_9_first_choice_of_the_supply():
    """KP-3.6, KP-4.3, KP-6.7: B has the higher defence and takes the last red die."""
    t = Table("X E", "X E T B", marker=0)
    t.g.supplies = [(1, *t.g.supplies[0][1:])]
    t.fill(A, "grow", "XE")
    t.fill(B, "grow", "XE")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(B, "red")
    assert t.who == [A]
    assert "red" not in t.options(A)


def test_case_10_exchanged_dice_do_not_count():
    """KP-6.3, sucker-punch, new-plan"""
    t = Table("A", "B")
    t.fill(A, "sucker-punch", "A")
    t.fill(B, "new-plan", "B")
    t.ready()
    t.say(B, ["swap-die", 0, "red"])
    assert t.g.dice[B] == ("rMMMEXW",)
    assert t.health == [20, 20]


def test_case_10_two_dice_cost_six():
    """KP-4.2, sucker-punch"""
    t = Table("A", "X E X A")
    t.fill(A, "sucker-punch", "A")
    t.fill(B, "grow", "XE")
    t.fill(B, "activate", "XA")
    t.ready()
    t.say(B, "grow", "red", "might")
    assert t.health == [20, 14]


def test_case_10_who_took_the_marker_wins():
    """KP-3.4, KP-3.6, KP-4.2"""
    t = Table("A X E", "A X E T B", health=(3, 3))
    t.fill(A, "sucker-punch", "A")
    t.fill(A, "grow", "XE")
    t.fill(B, "sucker-punch", "A")
    t.fill(B, "grow", "XE")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(B, "red")
    t.say(A, "red")
    assert t.winners == [B]
    assert t.health[1] == 3


FOUR = ("tough-nut", "elusivity", "echo", "fuse")


def test_case_11_attacked_twice():
    """KP-7.6, KP-7.11: defence abilities trigger once; B2 defends in 2C, and both defences count."""
    t = Table("M M E", "M E", "T T A", "T B", mode="teams", characters=FOUR, health=(20, 20))
    t.fill(A, "wham", "MME")
    t.fill(B, "pow", "ME")
    t.fill(C, "fortress", "TTA")
    t.fill(D, "block", "TB")
    for seat in (A, B):
        t.say(seat, ["ready", C])
    for seat in (C, D):
        t.say(seat, ["ready", A])
    assert t.asked == "orders"
    t.say(B, ["first", A])
    t.say(A, "wham")
    t.say(C, "might")
    t.say(B, "pow")
    assert t.health == [20, 19]
    assert t.pools[C] == "M"
    assert (t.defence[C], t.defence[D]) == (4, 2)
    assert t.g.marker == 1


def test_case_12_half_an_alliance_is_none():
    """KP-7.3, KP-7.10, double-team: the Might counts as unplaced."""
    t = Table("M M E", "B", "B", "B", mode="teams", characters=FOUR, alliances=(["double-team"], []))
    t.fill(A, "double-team-left", "M")
    t.fill(A, "pow", "ME")
    t.ready()
    assert "double-team" not in t.chosen(A)
    assert len(t.g.placed(A)) == 2
    t.say(A, "pow")
    assert t.health[1] == 17


def test_case_12_alley_oop_or_pow():
    """KP-7.9, alley-oop: one base attack, 6 or 3."""
    t = Table("A", "M E M E", "B", "B", mode="teams", characters=FOUR, alliances=(["alley-oop"], []))
    t.fill(A, "alley-oop-left", "A")
    t.fill(B, "alley-oop-right", "ME")
    t.fill(B, "pow", "ME")
    t.ready()
    assert t.options(B) == ["pow", "alley-oop", "forgo"]
    t.say(B, "alley-oop")
    assert t.health == [20, 14]
    assert t.asked != "attacks"


def test_case_13_tough_nut_as_automaton():
    """KP-8.3, KP-8.4, KP-8.5, KP-8.8, KP-8.9, solo-tough-nut"""
    t = Table("B", "T W M M M B w", mode="solo", characters=("fuse", "tough-nut"), health=(20, 20), most=(20, 23))
    t.ready()
    assert t.g.rows[1] == ((0, 0), (1, 0), (2, 1), (3, 0), (5, 0), (6, 2))
    assert (t.g.strength[1], t.defence[1]) == (11, 5)
    assert t.health == [9, 21]
    t.pass_on()
    assert len([face for die in t.g.dice[1] for face in die[1:] if die[0] == "k" and face != "B"]) == 2


def test_case_14_fuse_as_automaton():
    """KP-8.3, KP-8.8, solo-fuse"""
    t = Table("B", "M E W B B e", mode="solo", characters=("echo", "fuse"))
    t.ready()
    assert t.g.rows[1] == ((0, 0), (1, 0), (2, 1), (6, 2), (6, 2))
    assert t.g.boxes[1] == (-1, 2, 2, 6, 6, 2)
    assert t.g.strength[1] == 7
    assert t.health == [13, 20]  # no health lost to row 2


@pytest.mark.parametrize(("dice", "hit"), [("A A T B T", B), ("T B", A)])
def test_case_15_automata_attack_the_higher_defence(dice, hit):
    """KP-9.2, KP-9.3, KP-3.8: both attack the player with the higher defence; if equal, who sits opposite."""
    t = Table("T B", dice, "w", "w", mode="coop", characters=("echo", "leech", "tough-nut", "echo"),
              health=(30, 30))  # fmt: skip
    t.fill(A, "block", "TB")
    if hit == B:
        t.fill(B, "leap", "AA")
        t.fill(B, "brace-1", "T")
    else:
        t.fill(B, "block", "TB")
    t.ready()
    struck = []
    while t.asked in ("orders", "face_types"):
        t.say(t.who[0], t.options(t.who[0])[0])
        struck += [event.seat for event in t.match.happened() if event.what in ("blocked", "hit")]
    assert struck == ([B, B] if hit == B else [A, B])
