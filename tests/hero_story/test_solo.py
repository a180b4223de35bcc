"""HS-8: the solo game. Place 1 is Automaton, place 2 Factoryon."""

import random

import pytest

from heldenrunde import Match
from heldenrunde.core.flow import call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.hero_story.cards.abilities import ABILITIES
from heldenrunde.rulebooks.hero_story.cards.catalogue import EVENTS, FIRST_VANCARDIAN, STORIES, ability_of, event_card
from heldenrunde.rulebooks.hero_story.cards.events import late_event, reveal_event
from heldenrunde.rulebooks.hero_story.rules.counting import count
from heldenrunde.rulebooks.hero_story.rules.vancardians import late_effects, love_for, set_up_vancardians
from heldenrunde.rulebooks.hero_story.state import HeroStory
from tests.hero_story.table import A, Table, card_of

AUTOMATON, FACTORYON = 1, 2


def solo(*hands, **more):
    return Table(*hands, seats=1, **more)


def test_two_vancardians_count_as_players():
    """HS-8.1, HS-8.2: all hands lie open, they are always good."""
    t = solo("B7 S1", "B8 T2", "B5 T1", on={A: "giant-snake"})
    assert (t.g.players, t.g.is_good(1), t.g.is_good(2)) == (3, True, True)
    assert t.sees(None, AUTOMATON) == "B8 T2"
    assert t.options(A)[:2] == [card_of("B7"), card_of("S1")]


def test_banned_story_cards_stay_out():
    """HS-8.3"""
    match = Match.new("hero-story", 1, 2)
    assert isinstance(match.table, HeroStory)
    stories = {ability_of(card) for card in [*match.table.stories, *match.table.offered[0]]}
    assert stories == {number for number in STORIES if ABILITIES[number].solo}
    assert len(stories) == 59


@pytest.mark.parametrize(("sides", "lead"), [("g", "B8"), ("e", "T2")])
def test_how_she_leads(sides, lead):
    """HS-8.5: her highest card, her lowest against an evil player without a trick."""
    t = solo("B7 S1", "T2 B8", "B5 T1", sides=sides, leader=AUTOMATON, pile="L1 L2 L3 L4")
    assert t.g.trick[0] == card_of(lead)


# How she follows: (cites, side, the led card, her hand, what is drawn, what she plays).
FOLLOWS = [
    ("HS-8.5: the lowest that wins", "g", "B7 S1", "B9 B8 B2", "L1 L2", "B8"),
    ("HS-8.5: else her lowest of the suit", "g", "B12 S1", "B9 B8 B2", "L1 L2", "B2"),
    ("HS-8.5: without the suit her lowest card", "g", "B7 S1", "T9 T2 T11", "L1 L2", "T2"),
    ("HS-8.5: drawn cards of her suits replace the rightmost", "g", "B7 S1", "B2 T9 T11", "B8 L2", "B8"),
    ("HS-8.5: evil without a trick, the lowest legal that is not Love", "e", "B7 S1", "L2 T9 T11", "S2 S3", "T9"),
]


@pytest.mark.parametrize(("cites", "side", "hand", "hers", "drawn", "plays"), FOLLOWS)
def test_how_she_follows(cites, side, hand, hers, drawn, plays):
    t = solo(hand, hers, "B5 S5 S6", sides=side, pile=f"{drawn} T1 T3", number=7)
    t.answer(A, t.options(A)[0])
    assert t.g.taken[t.won][1] == card_of(plays), cites


def test_revealed_cards_count_less_or_more():
    """HS-8.6: good -1, evil +1; monologuing reveals the whole hand, unmasked three cards."""
    for side, value in (("g", 6), ("e", 8)):
        t = solo("B7 S1", "B2 T2", "B5 T1", on={A: "monologuing"}, sides=side, leader=FACTORYON, pile="L1 L2 L3")
        t.g.tricks[A] = 1
        t.answer(A, card_of("B7"))
        assert value in [worth for _, worth, _ in t.g.counts] or t.g.number == 8
    t = solo("B7 S1 S2 S3", "", "", event="unmasked", start=[], sides="g")
    t.g.revealed = [card_of("B7")]
    assert count(t.g, A, card_of("B7"), ())[1] == 6
    assert count(t.g, A, card_of("S3"), ())[1] == 3


def test_surrender():
    """HS-8.7: Automaton leads; she gets 1 VP per card left and 1 for this trick; the round ends."""
    t = solo("B7 S1 S3", "T2 B8 B9", "B5 T1 T3", leader=AUTOMATON, pile="L1 L2 L3 L4 L5", round=5)
    assert "surrender" in t.options(A)
    t.answer(A, "surrender")
    assert (t.match.over, t.vp) == (True, [0, 3, 0])


def test_surrender_with_slow_motion():
    """HS-8.7, slow-motion: the direction is asked first, but it is still the start of the turn."""
    t = solo(
        "B7 S1 S3", "T2 B8 B9", "B5 T1 T3", on={A: "slow-motion"}, leader=AUTOMATON, pile="L1 L2 L3 L4 L5", round=5
    )
    assert (t.asked, t.options(A)[-1]) == ("slow_motions", "surrender")
    t.answer(A, "surrender")
    assert (t.match.over, t.vp) == (True, [0, 3, 0])


def test_no_surrender_after_the_first_use():
    """HS-8.7, carrier-pigeons: who has looked at a card is no longer at the start of the turn."""
    t = solo(
        "B7 S1 S3", "T2 B8 B9", "B5 T1 T3", on={A: "carrier-pigeons " * 2}, leader=AUTOMATON, pile="L1 L2 L3 L4 L5"
    )
    t.run("A carrier-pigeons; A pass")
    t.cannot("A", "surrender", "HS-8.7")
    assert t.can_use(A, "carrier-pigeons")


@pytest.mark.parametrize("event", ["double-stakes", "hero-gala"])
def test_a_surrender_in_the_last_trick(event):
    """HS-8.7: what asks for trick numbers does not happen, not even for trick 7, which A had won."""
    t = solo("B7 S1", "T2 B8", "B5 T1", event=event, leader=AUTOMATON, pile="L1 L2 L3 L4 L5", round=5, number=8)
    t.g.winners[6] = A
    t.answer(A, "surrender")
    assert (t.match.over, t.vp) == (True, [0, 2, 0])


def test_no_surrender():
    """HS-8.7: not in a trick one leads, not while evil without a trick."""
    t = solo("B7 S1 S3", "T2 B8 B9", "B5 T1 T3", leader=A)
    t.cannot("A", "surrender", "HS-8.7")
    t = solo("B7 S1 S3", "T2 B8 B9", "B5 T1 T3", leader=AUTOMATON, sides="e", pile="L1 L2 L3 L4 L5")
    t.cannot("A", "surrender", "HS-8.7")


def test_vancardian_cards_say_who_leads_and_who_gets_extra_love():
    """HS-8.3, HS-8.4: f"vancardian-{4}": Factoryon gets 2 extra Love cards, you lead."""
    t = solo("B7 S1", "", "", start=[], round=1)
    g = t.g
    g.vancardians.remove(Card(FIRST_VANCARDIAN + 3))
    g.vancardians.append(Card(FIRST_VANCARDIAN + 3))
    g.then(call(set_up_vancardians))
    g.run()
    assert [len([card for card in g.hands[place] if card >= 52]) for place in (1, 2)] == [0, 2]
    assert ([len(hand) for hand in g.hands[1:]], g.leader) == ([8, 8], A)


@pytest.mark.parametrize(
    ("difficulty", "printed", "n"), [("easy", 2, 0), ("normal", 1, 1), ("hard", 1, 2), ("hard", 2, 2), ("hard", 0, 1)]
)
def test_difficulty(difficulty, printed, n):
    """HS-8.4"""
    assert love_for(difficulty, printed) == n


def test_the_lightning_picks_the_event():
    """HS-8.3: green or red by the top Vancardian card; masquerade is passed over."""
    for i, color in ((0, "green"), (1, "red")):
        t = solo("B7 S1 S3 T5", "", "", start=[], round=3)
        g = t.g
        g.vancardians.remove(Card(FIRST_VANCARDIAN + i))
        g.vancardians.append(Card(FIRST_VANCARDIAN + i))
        masquerade = event_card(EVENTS.index("masquerade") + 1)
        g.event_pile.remove(masquerade)
        g.event_pile.append(masquerade)
        g.then(call(reveal_event))
        g.run()
        assert g.event == [event_card(18 if color == "green" else 15)]


def test_exchanges_wait_for_her_cards():
    """HS-8.3, HS-8.5: the communicator gets her lowest card that is not Love; what she gets lies leftmost."""
    t = solo(
        "B7 S1",
        "B8 T2 L1",
        "B5 T1 T3",
        on={A: "communicator"},
        target={"communicator": AUTOMATON},
        start=[call(late_effects)],
    )
    t.run("A brains")
    assert t.hand(A) == "B7 S1 T2"
    t.run("A S1")
    assert t.hand(AUTOMATON) == "S1 B8 L1"


def test_she_passes_her_rightmost_cards():
    """HS-8.5, power-transfer: cards received go to the right end."""
    hands = ("B7 S1 S3", "B8 T2 L1 L2", "B5 T1 T3 T4")
    t = solo(*hands, event="power-transfer", start=[call(late_event)]).run("A B7 S1 S3")
    assert [t.hand(place) for place in range(3)] == ["T1 T3 T4", "B8 B7 S1 S3", "B5 T2 L1 L2"]


@pytest.mark.parametrize(
    ("vp", "winners", "places"), [([9, 3, 4], [0], [1, 2, 2]), ([4, 9, 3], [], [2, 1, 3]), ([5, 5, 3], [], [1, 1, 3])]
)
def test_who_wins_alone(vp, winners, places):
    """HS-8.8: more than each Vancardian; as many is a draw, and nobody has won. Who lost is not first."""
    t = solo("B7", "B8", "B5", vp=[vp[0], vp[1], vp[2] - 1], round=5, start="end")
    assert t.match.result is not None
    assert t.match.result.winners == winners
    rivals = t.match.result.rivals
    assert [rival.name for rival in rivals] == ["name-automaton", "name-factoryon"]
    assert [*t.match.result.scores, *(rival.score for rival in rivals)] == [*vp[:2], vp[2] - 1]
    assert [*t.match.result.places, *(rival.place for rival in rivals)] == places


def test_a_solo_match_ends():
    """HS-8.8: Vancardians score 1 VP per trick."""
    for seed in range(4):
        match, dice = Match.new("hero-story", 1, seed, difficulty="hard"), random.Random(seed)
        while not match.over:
            match.answer(0, dice.choice(match.options(0)))
        assert match.result is not None
        assert len(match.result.scores) == 1
