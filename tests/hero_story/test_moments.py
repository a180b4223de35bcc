"""The high points of a round, one moment after the other."""

from tests.film import film
from tests.hero_story.table import A, C, Table, name_of


def seen(t, step):
    t.match.watch()
    t.run(step)
    return film(t.match)


def lying(g):
    return " ".join(name_of(card) for card in g.trick)


def test_the_full_trick_lies_there_then_somebody_wins_it_then_it_is_swept():
    """HS-3.3, HS-3.4: the last card is seen, and who wins, before the next trick is led."""
    t = Table("T7 B1", "T3 B2", "T9 S1", "T8 S2").run("A T7; B T3; C T9")
    played, won, led = seen(t, "D T8")
    assert (played[0], lying(played[1]), played[1].winner) == (["play"], "T7 T3 T9 T8", -1)
    assert (won[0], lying(won[1]), won[1].winner, won[1].tricks) == (["win-trick"], "T7 T3 T9 T8", C, [0, 0, 0, 0])
    assert (led[0], lying(led[1]), led[1].leader, led[1].tricks) == (["lead"], "", C, [0, 0, 1, 0])


def test_last_cards_are_played_one_after_the_other_and_scored_player_by_player():
    """HS-3.2, HS-4.3: nobody is asked about the last card, and still everybody sees each of them."""
    t = Table("T7 T1", "T3 T2", "T9 T4", "T8 T5", number=7, sides="gege", bare=True).run("A T7; B T3; C T9")
    moments = seen(t, "D T8")
    tricks = [lying(g) for told, g in moments if told == ["play"]]
    assert tricks == ["T7 T3 T9 T8", "T4", "T4 T5", "T4 T5 T1", "T4 T5 T1 T2"]
    scored = [(told, g.vp) for told, g in moments if told[0].startswith("score")]
    assert scored == [
        (["score-good"], [0, 0, 0, 0]),
        (["score-evil"], [0, 4, 0, 0]),
        (["score-good"], [0, 4, 1, 0]),
        (["score-evil"], [0, 4, 1, 0]),
    ]


def test_strings_are_pulled_before_the_card_is_played():
    """HS-5.11, Puppeteer (S56): first the announcement, then the random card."""
    t = Table("T7 B1", "T3 B2", "T9 S1", on={A: "puppeteer"}).run("A T7")
    pulled, played = seen(t, "A puppeteer B")[:2]
    assert (pulled[0], lying(pulled[1])) == (["remove"], "T7")
    assert (played[0], lying(played[1])) == (["play"], "T7 T3")
