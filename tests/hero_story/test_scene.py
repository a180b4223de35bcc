"""What the scene says beyond the cards: who wins so far, and why a card cannot be used."""

from __future__ import annotations

import pytest

from heldenrunde import Match
from heldenrunde.core.flow import call
from heldenrunde.core.scene import Choice, Piece
from heldenrunde.rulebooks.hero_story.cards.common import ask_discard
from heldenrunde.rulebooks.hero_story.shown.scene import scene
from tests.hero_story.table import A, B, Table


def pieces(t: Table, seat: int, zone: str) -> dict[str, Piece]:
    """The pieces of a zone by their cards, as a seat sees them."""
    (found,) = (found for found in scene(t.match.view(seat), seat).zones if found.id == zone)
    return {piece.card: piece for piece in found.pieces}


def ahead(t: Table) -> str:
    """The card that wins so far."""
    (found,) = [
        piece.card
        for piece in pieces(t, A, "trick").values()
        if "badge-wins" in [badge.name.id for badge in piece.badges]
    ]
    return found


def reason(t: Table, seat: int, zone: str, card: str) -> str:
    why = pieces(t, seat, zone)[card].why_not
    return why.id if why else ""


def test_the_card_that_wins_so_far_is_marked():
    """HS-3.3, HS-3.5: the highest of the suit led, of equals the first, and trump above all."""
    t = Table("T10 B1", "T8 B2", "L1 B3", "T11 B5", on={B: "size-shifter"})
    t.run("A T10")
    assert ahead(t) == "strength-10"
    t.run("B size-shifter 2; B T8")
    assert ahead(t) == "strength-10"
    t.run("C L1")
    assert ahead(t) == "love-1"


def test_the_winner_so_far_by_abilities():
    """S31: Love does not win for a Broken Heart; S60: Supernova wins whatever lies there; S26: no trump."""
    hands = ("T2 B1", "L9 B2", "B4 B3")
    assert ahead(Table(*hands, on={B: "broken-heart"}).run("A T2; B L9")) == "strength-2"
    assert ahead(Table(*hands, on={A: "signal-jammer"}).run("A signal-jammer; A T2; B L9")) == "strength-2"
    assert ahead(Table(*hands, on={A: "supernova"}).run("A supernova; A T2; B L9")) == "strength-2"


def test_a_card_that_does_not_follow_says_why():
    """HS-3.2: only to who is to move, and only of the own hand."""
    t = Table("T2 B1", "T9 B2", "B4 B3").run("A T2")
    assert reason(t, B, "hand-1", "brains-2") == "no-must-follow"
    assert reason(t, B, "hand-1", "strength-9") == ""
    assert reason(t, A, "hand-0", "brains-1") == ""


@pytest.mark.parametrize(
    ("id", "why"), [("supernova", "no-stamina"), ("power-armor", ""), ("undercover", "no-earlier-charge")]
)
def test_an_ability_that_cannot_be_charged_says_why(id, why):
    """HS-2.8, HS-2.9: in the second part, with 1 stamina."""
    t = Table("T2", "T9", "B4", own={A: f"{id} heat-vision"}, supply=[1, 0, 0], start="charging")
    if id == "undercover":
        assert reason(t, A, "tableau-0", "heat-vision") == "no-later-charge"
        t.run("A done")
    assert reason(t, A, "tableau-0", id) == why


def test_a_shorter_match():
    """HS-7.1: as many rounds as were agreed upon."""
    match = Match.new("hero-story", 3, 0, rounds=1)
    while not match.over:
        seat = match.waiting()[0]
        match.answer(seat, match.options(seat)[0])
    assert match.view(None)["round"] == 1
    assert match.result
    assert match.result.winners


def test_cards_to_choose_from_lie_as_in_the_hand():
    """HS-3.2: by suit and value, before what may be declared with them."""
    t = Table("T9 B3 S4 B1", "T2", "T3", on={A: "size-shifter"}, bare=True, number=5)
    labels = [option.label.args.get("card") for option in scene(t.match.view(A), A).options]
    assert [label.id for label in labels if label] == [
        "card-brains-1",
        "card-brains-3",
        "card-speed-4",
        "card-strength-9",
    ]
    assert labels[-2:] == [None, None]


def walk(options: list[Choice], depth: int = 0) -> list[int]:
    """How long the list is at every step of the way through them."""
    ways: dict[str, list[Choice]] = {}
    for option in options:
        step = option.steps[depth].id + repr(option.steps[depth].args) if depth < len(option.steps) else ""
        ways.setdefault(step, []).append(option)
    ends = len(ways.pop("", []))
    return [ends + len(ways), *[n for found in ways.values() for n in walk(found, depth + 1)]]


def test_a_long_list_is_asked_step_by_step():
    """oracle, HS-2.9: 165 ways to discard, and 100 plans; nobody looks at more than a dozen at a time."""
    t = Table("B1 B2 B3 B4 S1 S2 S3 S4 L1 L2 L3", "T1", "T2", bare=True, start=[call(ask_discard, A, 3)], number=1)
    shown = scene(t.match.view(A), A).options
    assert (len(shown), max(walk(list(shown)))) == (165, 9)
    own = "jetpack power-armor telekinesis invisibility brave"
    t = Table("B1", "T1", "T2", own={A: own}, supply=[5, 0, 0], start="charging", bare=True)
    shown = scene(t.match.view(A), A).options
    assert len(shown) > 100
    assert max(walk(list(shown))) <= 12
