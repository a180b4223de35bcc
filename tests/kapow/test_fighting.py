"""KP-3 to KP-6: fighting, powering up, cleaning up, dice and faces, beside the numbered cases."""

from __future__ import annotations

from typing import cast

import heldenrunde as hr
from heldenrunde.rulebooks.kapow.cards.boards import NUMBER
from heldenrunde.rulebooks.kapow.state import Kapow
from heldenrunde.texts import words
from tests.kapow.table import A, B, Table


def test_phases_follow_each_other():
    """KP-1.6, KP-5.2: the marker stays where it is, and another round begins."""
    t = Table("B", "T B", on=True, round=1)
    t.fill(B, "block", "TB")
    t.ready()
    assert (t.g.round, t.g.phase, t.g.marker) == (2, "choose", 1)


def test_after_the_last_round_more_health_wins():
    """KP-5.3: and equal health is a draw; there are as many rounds as the rule says."""
    limit = hr.Match.new("kapow").settings["rounds"]
    assert f", {limit} if nothing else was said" in words("en", "kapow")("rule-KP-5-3")
    assert f", sonst {limit}." in words("de", "kapow")("rule-KP-5-3")
    for health, winners in (((10, 9), [A]), ((9, 10), [B]), ((9, 9), [A, B])):
        t = Table("B", "B", health=health, on=True, round=limit)
        t.ready()
        assert t.match.result is not None
        assert t.match.result.winners == winners


def test_screens_are_lifted_together():
    """KP-3.1: nothing is seen before all are ready, everything after."""
    t = Table("M E", "T B")
    t.fill(A, "pow", "ME")
    t.say(A, "ready")
    assert t.match.view(B)["boxes"][A] == []
    t.say(B, "ready")
    assert t.match.view(B)["boxes"][A] == [0, 0]


def test_an_attack_may_be_forgone():
    """KP-3.10: boosts and multiplier lapse then."""
    t = Table("M E X E", "B")
    t.fill(A, "pow", "ME")
    t.fill(A, "charge-up", "XE")
    t.ready()
    t.say(A, "forgo")
    assert t.health == [20, 20]


def test_the_defender_decides_knowing_the_attack():
    """KP-3.10, KP-3.3: defence at least as high blocks."""
    t = Table("M E", "T B A A")
    t.fill(A, "pow", "ME")
    t.fill(B, "block", "TB")
    t.fill(B, "leap", "AA")
    t.ready()
    t.say(A, "pow")
    assert t.match.view(B)["question"]["about"] == [A, 3]


def test_an_attack_of_nothing_is_an_attack():
    """KP-3.11: it is the defender's moment to defend, and Echo resounds."""
    t = Table("E A", "E B", characters=("time-out", "fuse"))
    t.fill(A, "slow-motion", "EA")
    t.fill(B, "blast", "EB")
    t.ready()
    t.say(B, "blast")
    assert t.health == [20, 20]
    assert t.g.struck[B] == (NUMBER["blast"],)
    assert t.defence[A] == 0


def test_attack_and_defence_do_not_carry_over():
    """KP-3.7: a new round begins with nothing."""
    t = Table("M E", "T B", on=True)
    t.fill(A, "pow", "ME")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(A, "pow")
    assert (t.g.round, t.g.strength, t.defence) == (2, [0, 0], [-1, -1])
    assert t.g.struck_before == [True, False]


def test_own_abilities_in_any_order():
    """KP-3.9: each once."""
    t = Table("X E X W B", "B")
    t.fill(A, "grow", "XE")
    t.fill(A, "train", "X")
    t.fill(A, "breakthrough", "WB")
    t.ready()
    assert t.options(A) == ["grow", "train", "breakthrough"]
    t.say(A, "breakthrough", "joker")
    assert t.options(A) == ["grow", "train"]
    t.say(A, "train", "might", "red")
    assert t.pools[A] == "MW"


def test_gained_things_wait():
    """KP-4.1, KP-6.2, KP-6.4: a die for the next round, an action die without faces, a face for the clean-up."""
    t = Table("X A", "B")
    t.fill(A, "activate", "XA")
    t.ready()
    assert "joker" not in t.options(A)
    t.say(A, "might")
    assert (t.g.dice[A][-1], t.pools[A]) == ("kBBBBBB", "M")


def test_breakthrough_allows_a_joker():
    """KP-6.4: a face alone means any type."""
    t = Table("W B", "B")
    t.fill(A, "breakthrough", "WB")
    t.ready()
    assert "joker" in t.options(A)


def test_force_field_and_fortress():
    """force-field: 6 and any face; fortress: 4 and a coloured one."""
    t = Table("T T A A", "T T A")
    t.fill(A, "force-field", "TTAA")
    t.fill(B, "fortress", "TTA")
    t.ready()
    assert "joker" in t.options(A)
    t.say(A, "joker")
    assert "joker" not in t.options(B)
    t.say(B, "might")
    assert t.defence == [6, 4]


def test_zap_kapow_press_on_and_reflexes():
    """zap: 4; kapow: 8; press-on: 1 a section; reflexes doubles defence; block: 2; brace: 1 a section."""
    t = Table("E E B M", "T B A X T A")
    t.fill(A, "zap", "EEB")
    t.fill(A, "press-on-1", "M")
    t.fill(B, "block", "TB")
    t.fill(B, "reflexes", "AX")
    t.fill(B, "brace-1", "T")
    t.fill(B, "brace-2", "A")
    t.ready()
    t.say(A, "zap")
    assert (t.defence[B], t.health[B]) == (8, 20)
    t = Table("M M E E", "B")
    t.fill(A, "kapow", "MMEE")
    t.ready()
    t.say(A, "kapow")
    assert t.health[B] == 12


def test_adapt():
    """adapt: the opponent names the type."""
    t = Table("B B", "B")
    t.fill(A, "adapt", "BB")
    t.ready()
    assert (t.asked, t.who) == ("types_for", [B])
    t.say(B, "toughness")
    assert t.pools[A] == "T"


def test_new_plan_exchanges_up_to_two_faces():
    """KP-6.3, new-plan: neither gained nor given up."""
    t = Table("B", "B", pools=("MM", ""))
    t.fill(A, "new-plan", "B")
    t.ready()
    t.say(A, ["swap-face", -1, 0, "energy"])
    assert t.asked == "swap_choices"
    t.say(A, ["swap-face", -1, 0, "x-factor"] if t.pools[A][0] == "M" else ["swap-face", -1, 1, "x-factor"])
    assert t.pools[A] == "EX"
    assert t.g.gained == [0, 0]


def test_an_exchanged_die_shows_nothing_any_more():
    """KP-3.14: nothing is turned or rolled anew."""
    t = Table("B", "B")
    t.fill(A, "new-plan", "B")
    t.ready()
    t.say(A, ["swap-die", 0, "red"])
    assert t.g.up[A] == (0,)
    assert t.g.showing(A, "B") == 0


def test_side_swipe_ignores_defence():
    """KP-6.5, side-swipe: 2 health, no attack."""
    t = Table("M A", "T T A")
    t.fill(A, "side-swipe", "MA")
    t.fill(B, "fortress", "TTA")
    t.ready()
    t.say(B, "might")
    assert t.health == [20, 18]


def test_an_empty_supply_gives_nothing():
    """KP-6.1, KP-6.7, KP-6.8: another type that the ability allows, and if there is none, nothing."""
    t = Table("X", "B")
    t.g.supplies = [(*t.g.supplies[0][:6], 0, 0, 0, 1, 0, 5)]
    t.fill(A, "train", "X")
    t.ready()
    assert t.pools[A] == "A"
    t = Table("X", "B")
    t.g.supplies = [(*t.g.supplies[0][:6], 0, 0, 0, 0, 0, 5)]
    t.fill(A, "train", "X")
    t.ready()
    assert t.pools[A] == ""
    t = Table("X A", "B")
    t.g.supplies = [(*t.g.supplies[0][:5], 0, *t.g.supplies[0][6:])]
    t.fill(A, "activate", "XA")
    t.ready()
    t.say(A, "might")
    assert (len(t.g.dice[A]), t.g.gained[A]) == (2, 0)


def test_who_has_no_face_gives_none():
    """KP-6.8, sap-power"""
    t = Table("X T", "B", characters=("leech", "echo"))
    t.fill(A, "sap-power", "XT")
    t.ready()
    assert (t.asked, t.who) == ("face_types", [A])


def test_several_moments():
    """KP-6.6: Ruin the Ending works in the round and when powering up (see test_characters)."""
    t = Table("W B", "A", characters=("spoiler-alert", "leech"))
    t.fill(A, "ruin-the-ending", "WB")
    t.ready()
    t.say(A, "might")
    assert t.pools[A] == "M"


def test_faces_are_arranged_unseen_and_then_open():
    """KP-5.1, KP-2.7: each on any die, one per place; some may stay in the pool."""
    t = Table("b m", "w", pools=("EX", ""), on=True)
    t.ready()
    assert t.asked == "arrangements"
    t.say(A, ["attach", 0, "energy"], ["detach", 1, "might"], ["attach", 0, "might"])
    assert t.match.view(B)["plan"][A] is None
    assert t.match.view(B)["dice"][A] == ["kBBBBBB", "kMBBBBB"]
    t.say(B, "done")
    t.say(A, "done")
    assert t.g.dice[A] == ("kMEBBBB", "kBBBBBB")
    assert t.pools[A] == "X"
    assert t.match.view(B)["dice"][A] == ["kMEBBBB", "kBBBBBB"]


def test_a_match_ends_at_once_and_nothing_revives():
    """KP-3.4: whatever else was chosen."""
    t = Table("M M E E X X", "T X", characters=("crescendo", "tough-nut"), health=(20, 16))
    t.fill(A, "kapow", "MMEE")
    t.fill(A, "combo", "XX")
    t.fill(B, "iron-diet", "TX")
    t.ready()
    t.say(A, "kapow")
    assert t.match.over
    assert t.match.result is not None
    assert t.match.result.winners == [A]
    assert t.match.result.scores == [20, 0]


def test_random_matches_are_bounded():
    """KP-5.3, KP-2.5: rounds and changes of mind have limits, so every match ends."""
    match = hr.Match.new("kapow", seed=3, mode="first", rounds=5)
    bot = hr.bot("random", seed=1)
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, bot.choose(match.view_for_bot(seat)))
    assert cast(Kapow, match.table).round <= 5
