"""KP-7: two against two, and every alliance card."""

from __future__ import annotations

from typing import cast

import pytest

from heldenrunde import IllegalChoice
from heldenrunde.rulebooks.kapow.state import Kapow
from tests.kapow.table import A, B, C, D, Table

FOUR = ("tough-nut", "elusivity", "leech", "fuse")


def teams(*rolls: str, cards: str = "", **more: object) -> Table:
    return Table(*rolls, mode="teams", characters=FOUR, alliances=(cards.split(), []), **more)  # type: ignore[arg-type]


def test_turns_are_by_team_and_members_choose_their_order():
    """KP-7.4: for each step anew."""
    t = teams("M E", "M E", "M E", "B")
    for seat in (A, B, C):
        t.fill(seat, "pow", "ME")
    t.ready()
    assert (t.asked, t.who) == ("orders", [A, B])
    t.say(A, ["first", B])
    assert t.who == [B]
    t.say(B, "forgo")
    assert t.who == [A]
    t.say(A, "forgo")
    assert t.who == [C]


def test_arrows_are_secret_until_the_reveal():
    """KP-7.5: the one aimed at is the opponent for attacks and abilities."""
    t = teams("M E", "B", "B", "B")
    t.fill(A, "pow", "ME")
    t.say(A, ["ready", D])
    assert t.match.view(C)["aim"][A] is None
    assert t.match.view(B)["aim"][A] == D
    for seat, aim in ((B, C), (C, A), (D, A)):
        t.say(seat, ["ready", aim])
    assert t.g.aims == [D, C, A, A]
    t.say(A, "pow")
    assert t.g.defence[D] == 0


def test_defence_counts_against_every_attack_and_in_the_sum():
    """KP-7.6, KP-7.11: the summed defence takes the marker."""
    t = teams("M E", "M E", "T B", "T B", marker=0)
    t.fill(A, "pow", "ME")
    t.fill(B, "pow", "ME")
    t.fill(C, "block", "TB")
    t.fill(D, "block", "TB")
    for seat in (A, B):
        t.say(seat, ["ready", C])
    for seat in (C, D):
        t.say(seat, ["ready", A])
    t.say(A, ["first", A], "pow")
    t.say(B, "pow")
    assert t.health == [20, 18]
    assert t.g.marker == 1


def test_the_first_team_at_nothing_loses():
    """KP-7.7, KP-3.4: both of the other team win."""
    t = teams("M E", "B", "B", "B", health=(20, 3))
    t.fill(A, "pow", "ME")
    t.ready()
    t.say(A, "pow")
    assert t.match.result is not None
    assert t.match.result.winners == [A, B]
    assert t.match.result.places == [1, 1, 3, 3]


def test_supplies_are_apart():
    """KP-7.9: only from the own team's supply."""
    t = teams("X E", "B", "X E", "B")
    t.fill(A, "grow", "XE")
    t.fill(C, "grow", "XE")
    red = [supply[0] for supply in t.g.supplies]
    t.ready()
    t.say(A, "red")
    assert [supply[0] for supply in t.g.supplies] == [red[0] - 1, red[1]]


def test_a_supply_says_whose_it_is():
    """KP-7.9: where there is one for each team."""
    match = teams("B", "B", "B", "B").match
    zones = match.game.scene(match.view(A), A).zones
    labels = [str(zone.label.args["players"]) for zone in zones if zone.id.startswith("supply-")]
    assert len(set(labels)) == len(labels) == 2


def test_a_card_is_turned_while_no_die_lies_on_it():
    """KP-7.3, KP-7.10: then the halves change places; the other team does not see it (KP-7.8)."""
    t = teams("E", "M", "B", "B", cards="double-team")
    assert t.refuse(A, "double-team-right", "E") == "KP-2.1"
    t.say(A, ["turn", "double-team"])
    assert t.match.view(C)["turned"][A] is None
    t.fill(A, "double-team-right", "E")
    with pytest.raises(IllegalChoice) as refused:
        t.say(B, ["turn", "double-team"])
    assert refused.value.reason.rule == "KP-7.10"
    t.fill(B, "double-team-left", "M")


def test_double_team():
    """double-team: +2 attack for both."""
    t = teams("M M E", "E M E", "B", "B", cards="double-team")
    t.fill(A, "double-team-left", "M")
    t.fill(B, "double-team-right", "E")
    t.fill(A, "pow", "ME")
    t.fill(B, "pow", "ME")
    t.ready()
    t.say(A, ["first", A], "pow")
    t.say(B, "pow")
    assert t.health[1] == 10


def test_alley_oop_gives_only_the_right_half_something():
    """alley-oop: KP-7.3, effects only from the own half."""
    t = teams("A", "M E", "B", "B", cards="alley-oop")
    t.fill(A, "alley-oop-left", "A")
    t.fill(B, "alley-oop-right", "ME")
    t.ready()
    assert t.who == [B]
    t.say(B, "alley-oop")
    assert t.health[1] == 14


def test_shield_wall():
    """shield-wall: +2 defence for both, with a base."""
    t = teams("T T B", "T", "B", "B", cards="shield-wall")
    t.fill(A, "shield-wall-left", "T")
    t.fill(B, "shield-wall-right", "T")
    t.fill(A, "block", "TB")
    t.ready()
    assert t.defence[:2] == [5, 0]  # 2 + 2, and Hard Shell


def test_cover_me():
    """cover-me: 4 defence left, 2 right."""
    t = teams("T A", "B", "B", "B", cards="cover-me")
    t.fill(A, "cover-me-left", "TA")
    t.fill(B, "cover-me-right", "B")
    t.ready()
    t.say(A, ["first", A])
    assert t.defence[:2] == [5, 2]


def test_training_partners():
    """training-partners: a face each."""
    t = teams("X", "B", "B", "B", cards="training-partners")
    t.fill(A, "training-partners-left", "X")
    t.fill(B, "training-partners-right", "B")
    t.ready()
    t.say(B, ["first", B], "might")
    t.say(A, "energy")
    assert t.pools[:2] == ["E", "M"]


def test_shared_lab():
    """shared-lab: a trait die for the left half."""
    t = teams("X", "E", "B", "B", cards="shared-lab")
    t.fill(A, "shared-lab-left", "X")
    t.fill(B, "shared-lab-right", "E")
    t.ready()
    t.say(A, "blue")
    assert (len(t.g.dice[A]), len(t.g.dice[B])) == (2, 1)


def test_breathing_space():
    """KP-7.10, breathing-space: when both halves are filled, both reroll up to two dice, and its dice stay."""
    t = teams("B M", "B E", "B", "B", cards="breathing-space")
    t.say(C, ["ready", A])
    t.fill(A, "breathing-space-left", "B")
    assert ["take-back", "breathing-space-left"] in t.options(A)
    assert t.g.ready[C]
    t.fill(B, "breathing-space-right", "B")
    assert not t.g.ready[C]
    assert t.options(A) == [["reroll", 1], "roll"]
    t.say(A, "roll")
    assert ["take-back", "breathing-space-left"] not in t.options(A)
    t.say(B, ["reroll", 1])
    assert t.g.stage[:2] == [(), ()]


def test_rescue():
    """rescue: the team gains 3 health."""
    t = teams("A", "X", "B", "B", cards="rescue", health=(10, 20))
    t.fill(A, "rescue-left", "A")
    t.fill(B, "rescue-right", "X")
    t.ready()
    assert t.health == [13, 20]


def test_both_of_a_team_are_healed_by_a_rescue():
    """rescue, heartbreak: the team gains health, so the one without the X-Factor has gained it, too."""
    four = ("tough-nut", "elusivity", "coquette", "fuse")
    rolls = ("A", "X", "B", "B")
    t = Table(*rolls, mode="teams", characters=four, alliances=(["rescue"], []), health=(10, 20), most=(20, 20))
    t.fill(A, "rescue-left", "A")
    t.fill(B, "rescue-right", "X")
    t.ready()  # Coquette aims at A
    assert t.health == [11, 20]


def test_how_the_cards_lie_is_open_once_the_screens_are_lifted():
    """KP-7.8: secret until the reveal, then everybody sees arrows and cards."""
    t = teams("M E", "B", "B", "B", cards="double-team")
    t.say(A, ["turn", "double-team"])
    assert t.match.view(C)["lying"] == [0, 0]
    t.fill(A, "pow", "ME")
    t.ready()
    assert t.match.view(C)["lying"] == t.match.view(None)["lying"] == [1, 0]
    assert cast(Kapow, t.match.imagine(C, 1).table).turned[A] == 1


def test_a_partner_who_is_ready_may_react():
    """KP-2.11, KP-7.10: B fills the other half, and A, ready already, goes on with it."""
    t = teams("M M E", "E", "B", "B", cards="double-team")
    t.fill(A, "pow", "ME")
    t.say(A, ["ready", C])
    t.fill(B, "double-team-right", "E")
    assert t.g.ready[A]  # what B does is secret, so A has to speak up
    t.say(A, "unready")
    t.fill(A, "double-team-left", "M")
    t.ready()
    t.say(A, "pow")
    assert t.health[1] == 15


def test_gifts_go_to_the_one_aimed_at():
    """KP-7.5: your opponent is the one at whom your arrow points; the face comes out of that team's supply."""
    t = Table("B", "B", "B", "B", mode="teams", characters=("crescendo", "elusivity", "leech", "fuse"))
    for seat, aim in ((A, D), (B, C), (C, A), (D, A)):
        t.say(seat, ["ready", aim])
    t.say(A, "might")
    assert t.who == [D]
    t.say(D, "energy")
    assert t.pools == ["M", "", "", "E"]
