"""HS-2.2, HS-4.2: events E01 to E18."""

from collections import Counter

import pytest

from heldenrunde.core.flow import call
from heldenrunde.core.game import all_piles
from heldenrunde.rulebooks.hero_story.cards.catalogue import EVENTS, event_card
from heldenrunde.rulebooks.hero_story.cards.events import reveal_event
from tests.hero_story.table import A, B, C, D, Table

FOUR = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")
PLAY = "A B7; B B8; C B5; D B3"


def revealed(event, hands=FOUR, **more):
    """The event is turned up."""
    t = Table(*hands, round=3, start=[], **more)
    card = event_card(EVENTS.index(event) + 1)
    t.g.event_pile.remove(card)
    t.g.event_pile.append(card)
    t.g.then(call(reveal_event))
    t.g.run()
    return t


def test_power_transfer():
    """power-transfer, HS-5.6: 3 cards to the left at the same time; giver and taker know them, others do not."""
    t = revealed("power-transfer", dealer=D)
    assert t.match.waiting() == [A, B, C, D]
    t.cannot("A", [0, 0, 0], "HS-5.6")
    t.run("A B7 S1 S3; B B8 T2 T4; C B5 T1 T3")
    assert t.hand(B) == "B8 T2 T4"
    t.run("D B3 S2 S4")
    assert [t.hand(seat) for seat in range(4)] == ["B3 S2 S4", "B7 S1 S3", "B8 T2 T4", "B5 T1 T3"]
    assert (t.sees(A, B), t.sees(C, B)) == ("B7 S1 S3", ". . .")


def test_power_surge():
    """power-surge: everybody gains 1 stamina, which can be used this round (HS-2.10)."""
    assert revealed("power-surge").g.supply == [1, 1, 1, 1]


def test_body_swap():
    """body-swap: the whole hand to the left."""
    t = revealed("body-swap")
    assert [t.hand(seat) for seat in range(4)] == ["B3 S2 S4", "B7 S1 S3", "B8 T2 T4", "B5 T1 T3"]


def test_fresh_start():
    """fresh-start: in turn order, up to 2 cards."""
    t = revealed("fresh-start", dealer=B, pile="L1 L2 L3")
    assert t.turn == C
    t.run("C B5 T1")
    assert (t.hand(C), t.turn) == ("T3 L1 L2", D)


def test_unmasked():
    """unmasked: 3 cards of one's choice lie open until played."""
    t = revealed("unmasked", hands=[f"{hand} L{i + 1}" for i, hand in enumerate(FOUR)], dealer=D)
    t.run("A B7 S1 S3; B B8 T2 T4; C B5 T1 T3; D B3 S2 S4")
    assert [t.sees(None, seat) for seat in (A, B)] == ["B7 S1 S3 .", "B8 T2 T4 ."]


def test_bounty_names_the_wanted():
    """bounty: all with most VP."""
    assert revealed("bounty", vp=[3, 5, 5, 0]).g.wanted == [B, C]


# During the round.


def test_heartbreak_has_no_trump():
    """heartbreak"""
    t = Table("B7 S1", "B8 T2", "L5 T1", "B3 S2", event="heartbreak").run("A B7; B B8; C L5; D B3")
    assert t.won == B
    assert revealed("heartbreak").g.trump == -1


def test_blackout():
    """blackout: at most 2 abilities; +1 VP with 2 stamina in the supply at the end."""
    own = {A: "jetpack brave mastermind"}
    t = Table(*FOUR, own=own, supply=[5, 0, 0, 0], event="blackout", start="charging", round=3, dealer=D)
    assert max(len(set(map(str, plan))) for plan in t.options(A)) == 2
    t.cannot("A", [max(plan) for plan in t.options(A) if len(plan) == 1], "HS-2.2")
    t = Table("B7", "B8", "B5", "B3", event="blackout", supply=[2, 1, 3, 0], round=5).run(PLAY)
    assert t.vp == [1, 1, 1, 0]


def test_upside_down():
    """upside-down: the lowest wins."""
    assert Table(*FOUR, event="upside-down").run(PLAY).won == D


def test_masquerade():
    """masquerade: alignments stay secret until the end; points that hang on them are paid then."""
    t = Table(*FOUR, on={D: "underdog"}, event="masquerade", start="charging", dealer=D, number=4, round=5)
    for seat in range(4):
        t.answer(seat, "good" if seat else "evil")
    assert (t.g.sides, t.match.view(A)["masks"]) == (["", "", "", ""], ["evil", None, None, None])
    t = Table("B7 S1", "B8 T2", "B5 T1", "B3 S2", on={D: "underdog"}, event="masquerade", number=4, tricks=[1, 1, 1, 0])
    t.g.sides = [""] * 4
    t.run(PLAY)
    assert (t.vp[D], t.g.owed[D]) == (0, 2)


def test_masquerade_is_lifted_before_end_of_round_abilities():
    """masquerade: what was owed to the good is paid, then brave is used."""
    t = Table("B7", "B8", "B5", "B3", on={B: "brave"}, event="masquerade", tricks=[0, 2, 0, 0], round=5)
    t.g.sides, t.g.owed = [""] * 4, [0, 2, 0, 0]
    t.run(PLAY)
    assert (t.g.sides, t.vp[B]) == (["good"] * 4, 2)
    t.run("B brave 1")
    assert t.vp[B] == 2 + 1 + 3


def test_hero_gala():
    """hero-gala: all are good, nobody switches, trick 8 is worth 2 VP."""
    t = Table("B7", "B8", "B5", "B3", event="hero-gala", start="charging", dealer=D, number=8, round=5)
    assert t.g.sides == ["good"] * 4
    t = Table("B7", "B8", "B5", "B3", on={A: "double-life"}, event="hero-gala", round=5).run(PLAY)
    assert (t.match.over, t.vp) == (True, [0, 3, 0, 0])


# Special scoring: (cites, event, sides, tricks before trick 8, which B wins, wanted, VP on top of the alignment).
SCORING = [
    ("red-alert: alone", "red-alert", "gggg", [1, 2, 0, 0], [], [0, 3, 0, 0]),
    ("red-alert: tied", "red-alert", "gggg", [1, 0, 0, 0], [], [1, 1, 0, 0]),
    ("villains-convention: evil without a trick", "villains-convention", "eegg", [0, 0, 0, 0], [], [2, 0, 0, 0]),
    ("bounty: good, not wanted, ahead of the wanted", "bounty", "ggge", [2, 1, 1, 3], [C], [2, 2, 0, 0]),
    ("bounty: ahead of each wanted one", "bounty", "gggg", [2, 1, 1, 2], [C, D], [0, 0, 0, 0]),
    ("double-stakes: good with trick 8", "double-stakes", "gggg", [0, 0, 0, 0], [], [0, 1, 0, 0]),
    ("double-stakes: not evil", "double-stakes", "gegg", [0, 0, 0, 0], [], [0, 0, 0, 0]),
    ("artifact-hunt: a printed 13", "artifact-hunt", "gggg", [0, 0, 0, 0], [], [0, 1, 0, 0]),
    ("wave-of-love: 3 Love cards", "wave-of-love", "gggg", [0, 0, 0, 0], [], [0, 1, 0, 0]),
]


@pytest.mark.parametrize(("cites", "event", "sides", "tricks", "wanted", "vp"), SCORING)
def test_special_scoring(cites, event, sides, tricks, wanted, vp):
    """HS-4.3: on top of the alignment, though the card is gone (HS-4.2)."""
    hands = ("L7", "L13", "L5", "B3")
    t = Table(*hands, event=event, sides=sides, tricks=tricks, round=5)
    t.g.wanted = wanted
    if event in ("artifact-hunt", "wave-of-love"):
        t.g.taken = [[] for _ in t.g.taken]
        t.cards = Counter(card for heap in all_piles(t.g) for card in heap)
    t.run("A L7; B L13; C L5; D B3")
    held = [n + (seat == B) for seat, n in enumerate(tricks)]
    plain = [n if side == "g" else 4 * (n == 0) for n, side in zip(held, sides, strict=True)]
    assert [have - base for have, base in zip(t.vp, plain, strict=True)] == vp, cites
    assert t.g.event == []


def test_quantum_storm():
    """quantum-storm: after tricks 2, 4 and 6 everybody passes 1 card to the right."""
    t = Table(*FOUR, event="quantum-storm", number=6).run(PLAY)
    assert t.asked == "some_cards"
    t.run("A S1; B T2; C T1; D S2")
    assert [t.hand(seat) for seat in range(4)] == ["S3 T2", "T4 T1", "T3 S2", "S4 S1"]
    assert Table(*FOUR, event="quantum-storm", number=5).run(PLAY).asked == "moves"


def test_changing_of_the_guard():
    """changing-of-the-guard: B wins twice, but the lead goes from A to B to C."""
    t = Table(*FOUR, event="changing-of-the-guard").run(PLAY)
    assert t.turn == B
    t.run("B T4; C T3; D S4; A S3")
    assert (t.won, t.turn) == (B, C)
