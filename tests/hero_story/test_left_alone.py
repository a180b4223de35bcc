"""What is asked in every trick can be left alone for it, or for the round."""

from heldenrunde.core.passing import Wish, promised, skippable, unasked
from heldenrunde.core.scene import Scene
from tests.hero_story.table import A, B, D, Table

FOUR = ("B7 S1 T9", "B8 T2 T3", "B5 B9 T1", "B3 S2 S3")


def scene(t: Table, seat: int) -> Scene:
    return t.match.game.scene(t.match.view(seat), seat)


def leave(t: Table, seat: int, span: str, wish: Wish = Wish()) -> Wish:  # noqa: B008
    """Nothing, and not again for so long."""
    kept = promised(scene(t, seat), wish, "pass", span, t.match.decisions)
    assert kept
    t.answer(seat, "pass")
    return Wish(promises=kept)


def test_the_puppeteer_is_left_alone_for_a_trick():
    """puppeteer, HS-5.11: asked before everybody who follows, and anew in the next trick."""
    t = Table(*FOUR, on={A: "puppeteer"}, number=6).run("A B7")
    assert skippable(scene(t, A), Wish()) == ("trick", "round")
    wish = leave(t, A, "trick")
    t.run("B B8")
    assert (t.asked, unasked(scene(t, A), wish)) == ("strings", "pass")
    t.run("A pass; C B5; A pass; D B3; B T2")
    assert (t.asked, unasked(scene(t, A), wish)) == ("strings", None)


def test_the_puppeteer_is_left_alone_for_a_round():
    """puppeteer: in the next trick too."""
    t = Table(*FOUR, on={A: "puppeteer"}, number=6).run("A B7")
    wish = leave(t, A, "round")
    t.run("B B8; A pass; C B5; A pass; D B3; B T2")
    assert unasked(scene(t, A), wish) == "pass"
    t.g.round += 1
    assert unasked(scene(t, A), wish) is None


def test_what_is_used_in_the_same_window_is_asked_about_ability_by_ability():
    """giant-snake, telekinesis, HS-5.11: who is to be left alone with one of them is still asked about the other."""
    t = Table(*FOUR, on={B: "giant-snake"}, number=6).run("A B7; B B8; C B5; D B3")
    assert (t.asked, skippable(scene(t, B), Wish())) == ("uses", ("round",))
    wish = leave(t, B, "round")
    assert [promise.about for promise in wish.promises] == ["card-giant-snake"]
    t = Table(*FOUR, on={B: "giant-snake telekinesis"}, number=6).run("A B7; B B8; C B5; D B3")
    before = scene(t, B)
    assert unasked(before, wish) is None
    assert unasked(before, leave(t, B, "round", wish)) == "pass"


def test_a_question_that_only_seems_one_is_left_alone_all_the_same():
    """telekinesis: whether another card would have been legal nobody sees, so it does not matter here either."""
    wish = leave(Table(*FOUR, on={B: "telekinesis"}, number=6).run("A B7; B B8; C B5; D B3"), B, "round")
    t = Table("B7 S1 T9", "B8 S4 S5", "B5 B9 T1", "B3 S2 S3", on={B: "telekinesis"}, number=6)
    t.run("A B7; B B8; C B5; D B3")
    assert t.options(B) == ["pass"]
    assert unasked(scene(t, B), wish) == "pass"


def test_time_travel_hook_cunning_and_force_field():
    """time-travel, grappling-hook, cunning, force-field: each is asked in every trick."""
    for id, seat in (("time-travel", B), ("grappling-hook", D), ("cunning", D), ("force-field", B)):
        t = Table(*FOUR, on={seat: id}, number=5).run("A B7; B B8; C B5; D B3")
        assert t.turn == seat, id
        assert [promise.about for promise in leave(t, seat, "round").promises] == [f"card-{id}"]


def test_where_nothing_cannot_be_answered_one_is_asked():
    """HS-3.2: a card has to be played."""
    t = Table(*FOUR, on={A: "puppeteer"}, number=6)
    assert skippable(scene(t, A), Wish()) == ()
