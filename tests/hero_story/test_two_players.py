"""HS-6: two players with sidekicks. A's sidekick is place 2, B's is place 3."""

from heldenrunde import Match
from heldenrunde.core.flow import call
from heldenrunde.rulebooks.hero_story.cards.events import late_event
from tests.hero_story.table import A, B, Table, card_of, name_of

KICK_A, KICK_B = 2, 3


def two(*hands, **more):
    return Table(*hands, seats=2, **more)


def test_sidekicks_get_eight_cards_two_of_them_open():
    """HS-6.1: the others nobody sees, not even the owner."""
    match = Match.new("hero-story", 2, 4)
    for seat in (A, B, None):
        for place in (KICK_A, KICK_B):
            hand = match.view(seat)["hands"][place]
            assert [card is None for card in hand] == [False] * 2 + [True] * 6


def test_the_seats_and_a_trick_won_by_a_sidekick():
    """HS-6.3, HS-6.4, case 8: A deals; B, A's sidekick, A, B's sidekick. Its Love 3 wins: set aside, B leads
    again, and evil B still has no trick."""
    t = two("S4 B1", "S5 B2", "S6 B3", "L3 B4", dealer=A, leader=B, sides="ge")
    t.run("B S5; A S4; B L3")
    assert (t.won, len(t.g.aside), t.g.tricks, t.turn) == (KICK_B, 4, [0, 0], B)
    t.run("B B2; A B1")
    assert t.g.round == 3


def test_the_dealer_does_not_lead():
    """HS-6.4: to the left of the dealer sits a sidekick; the other player leads trick 1. The marker changes hands."""
    t = two("S4", "S5", "S6", "B3", dealer=A, start="charging", number=8, round=1)
    t.answer(B, "good")
    t.answer(A, "good")
    assert t.turn == B
    t.run("B S5; A S4")
    assert t.g.dealer == B


def test_what_a_sidekick_must_follow():
    """HS-6.2, case 9: of its open cards only; then one more is turned up."""
    t = two("S4 B1 B6", "S5 B2 B7", "S2 S9 S10", "L3 B4 B5", leader=B).run("B S5")
    assert t.playable(A) == "S2 S9"
    t.run("A S2")
    assert [name_of(card) for card in t.match.view(B)["hands"][KICK_A]] == ["S9", "S10"]
    t = two("S4 B1 B6", "S5 B2 B7", "B13 L9 S10", "L3 B4 B5", leader=B).run("B S5")
    assert t.playable(A) == "B13 L9"


def test_the_only_card_of_a_sidekick_plays_itself():
    """HS-6.2: of two open cards S2 alone follows, which everybody sees; in trick 8 only one is left."""
    t = two("S4 B1 B6", "S5 B2 B7", "S2 L9 S10", "L3 B4 B5", leader=B).run("B S5")
    assert (t.g.trick, t.asked, t.turn) == ([card_of("S5"), card_of("S2")], "moves", A)
    t = two("S4", "S5", "B13", "L3", leader=B).run("B S5")
    assert t.g.trick == [card_of("S5"), card_of("B13")]


def test_a_sidekick_is_no_target():
    """HS-6.3, HS-6.5, HS-5.13: the giant-snake can bite only the other player; both neighbours are the opponent."""
    t = two("S4 B1", "S5 B2", "S6 B3", "B9 B4", on={A: "giant-snake"}, leader=A).run("A S4; B B9; B S5")
    assert [option[2] for option in t.options(A)[1:]] == [B]
    t = two("S4 B1", "S5 B2", "S6 B3", "B9 B4", own={A: "team-up"}, supply=[1, 0], start="charging", dealer=B)
    assert [option[2] for option in t.options(A)[1:]] == [B]


def test_what_changes_the_trick_holds_for_sidekicks_what_changes_a_card_does_not():
    """HS-6.5: with upside-down the sidekick's low card wins; power-armor does not help it."""
    hands = ("S4 B1", "S5 B2", "S3 B3", "S9 B4")
    t = two(*hands, event="upside-down", on={A: "power-armor"}, leader=B)
    t.run("B S5; A S4")
    assert t.won == KICK_A


def test_players_lose_a_trick_that_a_sidekick_wins():
    """HS-6.5: invulnerable A, beaten by a sidekick's trump, gets 1 VP."""
    t = two("S9 B1", "S5 B2", "L3 B3", "S2 B4", on={A: "invulnerable"}, leader=A).run("A S9; B S5; A L3")
    assert (t.won, t.vp[A]) == (KICK_A, 1)


def test_slow_motion_looks_at_players_only():
    """HS-6.5, slow-motion: after B only a sidekick plays."""
    t = two("S9 B1", "S5 B2", "S3 B3", "S2 B4", on={B: "slow-motion"}, leader=A).run("A S9; B slow-motion 6; B S5")
    assert t.won == B


def test_passing_leaves_sidekicks_out():
    """HS-6.3, power-transfer: only the two players pass cards."""
    t = two("S9 B1 B9", "S5 B2 B10", "S3 B3", "S2 B4", event="power-transfer", start=[call(late_event)], number=1)
    t.run("A S9 B1 B9; B S5 B2 B10")
    assert (t.hand(A), t.hand(B), t.hand(KICK_A)) == ("S5 B2 B10", "S9 B1 B9", "S3 B3")


def test_time_travel_with_sidekicks():
    """HS-5.13, time-travel: a sidekick takes its card back face up and shows three; no more is turned up then."""
    hands = ("S9 B1 B9", "S5 B2 B10", "S3 B3 B4", "S2 B5 B6")
    t = two(*hands, on={A: "time-travel"}, leader=A).run("A S9; B S5; A time-travel")
    assert (t.sees(B, KICK_A), t.turn) == ("B3 B4 S3", A)
    t.run("A B1; B B5; B B2")
    assert t.playable(A) == "B3 B4"
    t.run("A B3")
    assert t.sees(B, KICK_A) == "B4 S3"
    assert card_of("S2") in t.g.hands[KICK_B]


def test_changing_of_the_guard_skips_sidekicks():
    """changing-of-the-guard, HS-6.3: the lead goes from A to B."""
    t = two("S9 B1", "S5 B2", "S3 B3", "S2 B4", event="changing-of-the-guard", leader=A).run("A S9; B S5")
    assert (t.won, t.turn) == (A, B)
