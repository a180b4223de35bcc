"""What the log says: figures, targets and the rule by which something happened; each piece of news once."""

from __future__ import annotations

import random

import pytest

from heldenrunde import Match
from heldenrunde.core.flow import call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.catalogue import FIRST_VANCARDIAN
from heldenrunde.rulebooks.hero_story.cards.events import reveal_event
from tests.hero_story.table import A, B, C, D, Table, spoken

FOUR = ("B7 S1 S3", "B8 T2 T4", "B5 T1 T3", "B3 S2 S4")
PLAY = "A B7; B B8; C B5; D B3"


def charging(own, supply=1, **more):
    return Table(*FOUR, own=own, supply=[supply] * 4, start="charging", dealer=D, **more)


def whole_match(seats, seed):
    """Every line of a random match."""
    match, dice = Match.new("hero-story", seats, seed), random.Random(seed)
    lines = [spoken(match, event, 0, "en") for event in match.happened()]
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, dice.choice(match.options(seat)))
        lines += [spoken(match, event, 0, "en") for event in match.happened()]
    return lines


# What a card counts as: (cites, charged, script, the last line in English and in German).
PLAYED = [
    ("as printed", "", "A B7", "A plays Brains 7.", "A spielt Köpfchen 7."),
    ("mastermind", "mastermind", "A B7", "A plays Brains 7 (counts 13).", "A spielt Köpfchen 7 (zählt 13)."),
    (
        "heart-power",
        "heart-power",
        "A heart-power; A B7",
        "A plays Brains 7 (counts as Love 7).",
        "A spielt Köpfchen 7 (zählt als Liebe 7).",
    ),
    (
        "stealth-suit",
        "stealth-suit",
        "A stealth-suit; A B7",
        "A plays Brains 7 (cannot win).",
        "A spielt Köpfchen 7 (kann nicht gewinnen).",
    ),
    (
        "size-shifter",
        "size-shifter",
        "A size-shifter -2; A S1",
        "A plays Speed 1 (counts −1).",
        "A spielt Schnelligkeit 1 (zählt −1).",
    ),
]


@pytest.mark.parametrize(("cites", "on", "script", "english", "german"), PLAYED)
def test_a_play_says_what_the_card_counts(cites, on, script, english, german):
    """HS-3.5, HS-5.12: everybody at the table saw it."""
    t = Table(*FOUR, on={A: on}, number=1).run(script)
    assert t.told()[0] == f"{english} [HS-3.2]", cites
    assert t.told(language="de")[0] == f"{german} [HS-3.2]", cites


def test_a_use_says_what_was_chosen():
    """HS-2.6, HS-5.2: a step, a suit, a player."""
    t = Table(*FOUR, on={A: "holo-projector", B: "level-headed puppeteer"}).run("A holo-projector strength")
    assert t.told()[0] == "A uses “Holo-Projector” (Strength). [HS-5.2]"
    t.run("A B7; B level-headed -4")
    assert t.told()[0] == "B removes 1 stamina and uses “Level-Headed” (−4). [HS-2.6]"
    t.run("B T2; B puppeteer C")
    assert t.told()[0] == "B removes 2 stamina and uses “Puppeteer” (choosing C). [HS-2.6]"


def test_a_charge_says_on_whom_it_is():
    """HS-2.5: Nemesis on D; a second charge is a second time."""
    t = charging({A: "nemesis", B: "jetpack"}, 2).run("A nemesis D")
    assert t.told(C)[0] == "A charges “Nemesis” (choosing D). [HS-2.5]"
    assert t.told(C, "de")[0] == "A lädt „Nemesis“ auf (Ziel: D). [HS-2.5]"
    t.plan("B", "jetpack jetpack")
    assert t.told(language="de") == ["B lädt „Jetpack“ auf. [HS-2.5]", "B lädt „Jetpack“ ein zweites Mal auf. [HS-2.5]"]


def test_whose_hand_is_looked_at():
    """undercover, HS-2.8: all hear whose, one sees what."""
    t = charging({A: "undercover"}).run("A undercover B")
    assert t.told(C)[1] == "A looks at the hand of B. [HS-2.8]"
    assert t.told(A)[1].startswith("A looks at the hand of B: Brains 8, Strength")


def test_what_changes_hands_is_told_once():
    """communicator, HS-5.6: from whom to whom; only these two learn what."""
    t = charging({A: "communicator"}).run("A communicator B; A brains")
    assert t.told(B)[1:] == t.told(A)[1:] == ["B gives A Brains 8. [HS-5.6]"]
    assert t.told(C)[1:] == ["B gives A 1 card. [HS-5.6]"]
    t = charging({A: "communicator"}).run("A communicator B; A love")
    assert t.told(C)[1] == "B has no Love card. [HS-2.8]"


def test_an_open_draw_is_told_once():
    """monologuing, HS-5.7, HS-8.2: what comes into an open hand all see, in one line."""
    hands = ("B7 S1 S3", "B8 B9 T4", "B5 T1 T3", "B3 S2 S4")
    t = Table(*hands, on={B: "monologuing magnetism"}, pile="L13").run("A B7; B B8; C B5; D B3")
    assert [line for line in t.told(A) if "Love 13" in line] == ["B draws Love 13. [HS-5.7]"]
    for line in whole_match(1, 5):
        assert not line.startswith("A reveals") or "HS-2.2" in line, line


def test_a_sacrifice_is_told_once():
    """heroic-sacrifice, HS-4.1, HS-5.4: what is lost and what is discarded, without a use and a removal on top."""
    t = Table(*["B7", "B8", "B5", "B3"], on={B: "heroic-sacrifice"}, tricks=[0, 1, 0, 0], sides="gegg", round=5)
    t.run(f"{PLAY}; B heroic-sacrifice 0")
    lost, discarded, *more = t.told()
    assert lost == "B loses 1 stamina for good, for “Heroic Sacrifice”. [HS-5.4]"
    assert discarded == "B discards a trick. [HS-4.1]"
    assert not [line for line in more if "uses" in line]


def test_stamina_says_where_it_comes_from():
    """HS-1.2, HS-2.3, HS-2.4, HS-4.1: set-up, story round, identity, ability."""
    match = Match.new("hero-story", 3, 1)
    lines = [spoken(match, event, None, "en") for event in match.happened()]
    gains = [line for line in lines if "stamina" in line]
    assert [line.split()[-1] for line in gains] == ["[HS-1.2]"] * 3 + ["[HS-2.3]"] * 3
    rules = {line.split()[-1] for seed in range(6) for line in whole_match(3, seed) if " gains " in line}
    assert {"[HS-1.2]", "[HS-2.3]", "[HS-2.4]"} <= rules
    t = Table("B9", "B8", "B5", "B3", on={B: "secret-lab"}, round=5).run("A B9; B B8; C B5; D B3; B secret-lab")
    assert t.told()[0] == "B gains 1 stamina for “Secret Lab”. [HS-4.1]"


@pytest.mark.parametrize(("seats", "mine", "others"), [(1, "HS-8", "HS-6"), (2, "HS-6", "HS-8")])
def test_nobody_is_told_the_rules_of_another_table(seats, mine, others):
    """HS-6.1 to HS-6.5 are for two players, HS-8.1 to HS-8.8 for one."""
    lines = [line for seed in range(3) for line in whole_match(seats, seed)]
    assert any(mine in line for line in lines)
    assert not [line for line in lines if others in line]
    if seats == 1:
        assert lines[1] == "Round 1 begins. [HS-8.3]"


def test_who_leads_and_why():
    """HS-3.1, HS-5.2, HS-6.3: the winner, who took the lead, the owner of a sidekick."""
    t = Table(*FOUR, on={D: "cunning"}).run(f"{PLAY}; D cunning")
    assert t.told()[-1] == "D leads trick 7. [HS-5.2]"
    t = Table("S4 B1 B6", "S5 B2 B7", "S6 B3 B8", "L3 B4 B5", seats=2, leader=B).run("B S5; A S4; B L3")
    assert t.told()[-2:] == ["B's sidekick wins trick 6. [HS-6.3]", "B leads trick 7. [HS-6.3]"]


def test_the_colour_of_the_lightning():
    """HS-8.3: the event is drawn by it."""
    t = Table("B7 S1 S3 T5", "", "", seats=1, start=[], round=3)
    t.g.vancardians.sort(key=lambda card: card == Card(FIRST_VANCARDIAN + 1))
    t.g.then(call(reveal_event))
    t.g.run()
    lines = [spoken(t.match, event, A, "de") for event in t.g.news()]
    assert lines[0] == "„Vancardianer-Karte 2“ zeigt einen roten Blitz. [HS-8.3]"


def test_who_has_won_against_a_lone_player():
    """HS-8.8: with the totals."""
    t = Table("B7", "B8", "B5", seats=1, vp=[1, 6, 2], round=5, start="end")
    assert spoken(t.match, t.g.news()[-1], A, "en") == "Victory for Automaton with 6 VP; A has 1 VP. [HS-8.8]"
    t = Table("B7", "B8", "B5", seats=1, vp=[6, 6, 6], round=5, start="end")
    assert spoken(t.match, t.g.news()[-1], A, "en") == "A draw with 6 VP: A, Automaton and Factoryon. [HS-8.8]"
