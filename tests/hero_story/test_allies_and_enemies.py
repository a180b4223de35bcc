"""Story cards S45 to S64: allies, archenemies, ultimate abilities."""

from typing import Any

import pytest

from heldenrunde.rulebooks.hero_story.cards.catalogue import REALITY_WARP, SPEED
from tests.hero_story.table import NUMBER, A, B, C, D, Table, card_of

FOUR = ("B7 S1", "B8 T2", "B5 T1", "B3 S2")
PLAY = "A B7; B B8; C B5; D B3"
LAST = ("B7", "B8", "B5", "B3")


def charging(own, supply=1, hands=FOUR, dealer=D, **more):
    return Table(*hands, own=own, supply=[supply] * 4, start="charging", dealer=dealer, **more)


# -- allies ------------------------------------------------------------------------------------------------------------


def test_giant_snake():
    """giant-snake: B's 8 becomes 2, A wins."""
    t = Table(*FOUR, on={D: "giant-snake"}).run(PLAY + "; D giant-snake B")
    assert (t.won, t.g.supply[D]) == (A, 1)


def test_loyal_butler():
    """loyal-butler: draw 2, discard 2."""
    t = charging({A: "loyal-butler"}, pile="L1 L2").run("A loyal-butler")
    assert (t.hand(A), len(t.options(A))) == ("B7 S1 L1 L2", 10)
    t.run("A S1 L1")
    assert t.hand(A) == "B7 L2"


def test_faithful_dog():
    """faithful-dog: good, every third trick lost in a row; a trick won breaks the row."""
    hands = ("B7 S1 L3 L1", "B8 T2 L5 L6", "B5 T1 L7 L8", "B3 S2 L9 L10")
    t = Table(*hands, on={A: "faithful-dog"}).run(PLAY + "; B T2; C T1; D S2; A S1; B L6; C L8; D L10; A L3")
    assert (t.vp[A], t.g.tally[NUMBER["faithful-dog"]]) == (1, 0)
    t = Table(*hands, on={A: "faithful-dog"}, sides="eggg")
    assert t.run(PLAY + "; B T2; C T1; D S2; A S1; B L6; C L8; D L10; A L3").vp[A] == 0
    t = Table(*hands, on={B: "faithful-dog"}).run(PLAY)
    assert t.g.tally[NUMBER["faithful-dog"]] == 0


@pytest.mark.parametrize(("card", "vp"), [("B12", 1), ("B11", 0)])
def test_ace_reporter(card, vp):
    """ace-reporter: the chosen player wins with a printed 12 or 13."""
    hands = ("B7 S1", f"{card} T2", "B5 T1", "B3 S2")
    t = Table(*hands, on={D: "ace-reporter"}, target={"ace-reporter": B}).run(f"A B7; B {card}; C B5; D B3")
    assert t.vp[D] == vp
    t = Table(*hands, on={D: "ace-reporter"}, target={"ace-reporter": A}).run(f"A B7; B {card}; C B5; D B3")
    assert t.vp[D] == 0


@pytest.mark.parametrize(("sides", "vp"), [("gggg", [1, 2, 0, 0]), ("eggg", None)])
def test_best_friend(sides, vp):
    """best-friend: with the same alignment both get 1 VP."""
    t = Table(*LAST, on={A: "best-friend"}, target={"best-friend": B}, sides=sides, round=5).run(PLAY)
    if vp is None:
        assert t.match.over
    else:
        t.run("A best-friend 1")
        assert t.vp == vp


@pytest.mark.parametrize(
    ("on", "vp"), [("mentor", 0), ("mentor jetpack brave", 1), ("mentor jetpack brave mastermind heat-vision", 2)]
)
def test_mentor(on, vp):
    """mentor: 3 abilities charged +1 VP, 5 +2 VP; also those used up count."""
    t = Table("B9", "B1", "B5", "B3", on={D: on}, sides="ggge", round=5).run("A B9; B B1; C B5; D B3")
    if vp:
        t.run(f"D mentor {vp}")
    assert (t.match.over, t.vp[D]) == (True, vp + 4)


def test_carrier_pigeons():
    """carrier-pigeons: look at the top card; you may swap it, then play; HS-1.4: only the owner knows it."""
    t = Table(*FOUR, on={A: "carrier-pigeons carrier-pigeons"}, pile="L13 L12")
    t.run("A carrier-pigeons")
    assert [t.match.view(seat)["pile"][-1] for seat in (A, B)] == [card_of("L13"), None]
    t.run("A pass; A carrier-pigeons; A S1")
    assert (t.hand(A), t.g.supply[A]) == ("B7 L13", 2)
    t.run("A L13; B B8; C B5; D B3")
    assert t.won == A


def test_team_up():
    """team-up: half the neighbour's tricks; only neighbours can be chosen."""
    t = charging({A: "team-up"})
    assert [option[2] for option in t.options(A)[1:]] == [B, D]
    t = Table(*LAST, on={A: "team-up"}, target={"team-up": D}, tricks=[0, 0, 0, 5], round=5).run(PLAY + "; A team-up 2")
    assert t.vp == [2, 1, 0, 5]


def test_team_up_before_and_after_a_heroic_sacrifice():
    """team-up, heroic-sacrifice, HS-4.6, case 6: B before C in turn order gets 2 VP; had B dealt, 1."""
    on = {B: "team-up", C: "heroic-sacrifice"}
    more: dict[str, Any] = {"target": {"team-up": C}, "tricks": [0, 0, 4, 0], "sides": "gegg", "round": 5}
    t = Table("B9", "B8", "B5", "B3", on=on, dealer=A, **more).run("A B9; B B8; C B5; D B3; B team-up 2")
    t.run("C heroic-sacrifice 0")
    assert t.vp == [1, 6, 3, 0]
    t = Table("B9", "B8", "B5", "B3", on=on, dealer=B, **more).run("A B9; B B8; C B5; D B3")
    t.run("C heroic-sacrifice 0; B team-up 1")
    assert t.vp == [1, 5, 3, 0]


# -- archenemies -------------------------------------------------------------------------------------------------------

# (cites, ability, sides, tricks before trick 8, which D loses, VP on top).
CHOSEN = [
    ("mirror-image: good and ahead", "mirror-image", "gggg", [0, 1, 0, 2], 2),
    ("mirror-image: not ahead", "mirror-image", "gggg", [0, 2, 0, 2], 0),
    ("mirror-image: they have none", "mirror-image", "gggg", [0, 0, 0, 2], 0),
    ("mirror-image: evil", "mirror-image", "ggge", [0, 1, 0, 2], 0),
    ("shadow-twin: evil with a trick", "shadow-twin", "gegg", [0, 1, 0, 0], 2),
    ("shadow-twin: evil without", "shadow-twin", "gegg", [0, 0, 0, 0], 0),
    ("shadow-twin: good with one", "shadow-twin", "gggg", [0, 1, 0, 0], 1),
    ("shadow-twin: good with two", "shadow-twin", "gggg", [0, 2, 0, 0], 0),
]


@pytest.mark.parametrize(("cites", "ability", "sides", "tricks", "vp"), CHOSEN)
def test_a_chosen_player(cites, ability, sides, tricks, vp):
    t = Table("B9", "B8", "B5", "B3", on={D: ability}, target={ability: B}, sides=sides, tricks=tricks, round=5)
    t.run("A B9; B B8; C B5; D B3")
    if vp:
        t.run(f"D {ability} {vp}")
    assert t.match.over
    assert t.vp[D] == vp + (tricks[D] if sides[D] == "g" else 0), cites


def test_blackmailer():
    """blackmailer: the trick goes to another player; remove 2; it may be declined (HS-5.8)."""
    t = Table(*FOUR, on={B: "blackmailer"}).run(PLAY + "; B blackmailer D")
    assert (t.g.tricks, len(t.g.taken[D]), t.turn, t.g.supply[B]) == ([0, 0, 0, 1], 4, B, 2)
    assert Table(*FOUR, on={B: "blackmailer"}).run(PLAY + "; B pass").g.tricks == [0, 1, 0, 0]


def test_puppeteer():
    """puppeteer: just before C follows, A makes C play a random legal card."""
    t = Table("B7 S1", "B8 T2", "B5 B9 T1", "B3 S2", on={A: "puppeteer"}, falls={"puppet": [1]}, number=7)
    t.run("A B7; A pass; B B8; A puppeteer C")
    assert (t.g.trick[-1], t.turn) == (card_of("B9"), D)
    assert t.run("D B3").won == C


def test_master_thief():
    """master-thief: 1 random card, and another back."""
    t = charging({A: "master-thief"}, falls={"random cards": [1]}).run("A master-thief B")
    assert t.hand(B) in ("B8", "T2")
    t.run("A S1")
    assert (len(t.hand(A).split()), len(t.hand(B).split()), t.hand(B)[-2:]) == (2, 2, "S1")
    assert t.sees(C, A) == ". ."


def test_nemesis():
    """nemesis: +1 VP for a trick that the chosen player led and you win, at most 3."""
    t = Table(*FOUR, on={B: "nemesis"}, target={"nemesis": A}, sides="gegg").run(PLAY)
    assert t.vp[B] == 1
    t = Table(*FOUR, on={B: "nemesis"}, target={"nemesis": C}, sides="gegg").run(PLAY)
    assert t.vp[B] == 0
    t = Table(*FOUR, on={B: "nemesis"}, target={"nemesis": A}, sides="gegg")
    t.g.tally[NUMBER["nemesis"]] = 3
    assert t.run(PLAY).vp[B] == 0


# -- ultimate abilities ------------------------------------------------------------------------------------------------


def test_time_travel():
    """time-travel: the trick is played again with D leading; charges used in it stay used."""
    t = Table(*FOUR, on={D: "time-travel", B: "size-shifter", A: "invisibility"}, leader=B)
    t.run("B B8; C B5; D B3; A invisibility; A B7; D time-travel")
    assert (t.turn, t.g.trick, t.g.number, t.g.supply) == (D, [], 7, [1, 0, 0, 2])
    assert t.hand(B) == "T2 B8"
    t.run("D S2; A S1; B T2; C T1")
    assert t.won == D


def test_time_travel_undoes_a_supernova():
    """time-travel, supernova: the VP is lost again, the stamina stays lost."""
    t = Table(*FOUR, on={A: "supernova", D: "time-travel"}).run("A supernova")
    assert (t.vp[A], t.g.supply[A], t.g.general) == (1, 1, 36 - 1 - 2)
    t.run("A B7; B B8; C B5; D B3; D time-travel")
    assert (t.vp[A], t.g.forced) == (0, -1)
    assert t.run("D B3; A B7; B B8; C B5").won == B


def test_supernova():
    """supernova: only when leading; HS-5.4: 1 of the 2 stamina is lost for good."""
    t = Table(*FOUR, on={A: "supernova"}, leader=D).run("D B3")
    assert not t.can_use(A, "supernova")
    t = Table(*FOUR, on={A: "supernova"}).run("A supernova; A B7; B B8; C B5; D B3")
    assert (t.won, t.vp[A], t.g.supply[A], t.g.general) == (A, 1, 1, 35)


def test_reality_warp():
    """reality-warp: the named suit is trump for everybody; Love is an ordinary suit."""
    t = charging({A: "reality-warp"}, 2, hands=("B7 S1", "L8 T2", "S2 T1", "B9 T3")).run("A reality-warp speed")
    assert (t.g.trump, t.g.target[REALITY_WARP]) == (SPEED, SPEED)
    for seat in range(4):
        t.answer(seat, "good")
    assert t.run("A B7; B L8; C S2; D B9").won == C


def test_heroic_sacrifice():
    """heroic-sacrifice: evil B with 1 trick discards it, loses 1 stamina for good and scores 4 VP."""
    t = Table(*LAST, on={B: "heroic-sacrifice"}, sides="gegg", supply=[0, 2, 0, 0], round=5)
    t.run(PLAY + "; B heroic-sacrifice 0")
    assert (t.vp[B], t.g.supply[B], t.g.general, len(t.g.aside)) == (4, 2, 34, 4)


def test_final_showdown_pays_only_for_trick_8():
    """final-showdown"""
    assert Table(*FOUR, on={B: "final-showdown"}).run(PLAY).vp[B] == 0


def test_world_domination_on_top_of_the_score():
    """world-domination, HS-4.3"""
    t = Table("B9", "B8", "B5", "B3", on={D: "world-domination"}, sides="ggge", round=5).run("A B9; B B8; C B5; D B3")
    assert t.run("D world-domination 3").vp[D] == 7
