"""What people see: equal cards, cards that cannot be chosen, and what a reaction answers to."""

from heldenrunde.core.scene import Scene
from heldenrunde.rulebooks.backstab_heroes.shown.scene import scene
from heldenrunde.texts import words
from tests.backstab_heroes.table import A, B, C, Table


def seen_by(t: Table, seat: int | None) -> Scene:
    return scene(t.match.view(seat), seat)


def zone(t: Table, seat: int | None, id: str):
    return next(zone for zone in seen_by(t, seat).zones if zone.id == id)


def test_equal_cards_are_one_option_and_any_of_them_will_do():
    """BH-3.2, BH-3.9: the second copy is taken all the same; a click on either finds the option."""
    t = Table("sword-swing sword-swing gold-bar", "arrow-shot arrow-shot", "silver-goblet")
    assert t.A.options == ["sword-swing", "gold-bar"]
    first, second = t.g.hands[A][:2]
    assert seen_by(t, A).options[0].pieces == (f"c{first}", f"c{second}")
    t.answer(A, ["lay", second])
    assert t.match.view(A)["sealed"] == ["lay", second]


def test_a_reaction_says_why_it_cannot_be_laid():
    """BH-3.5: and at the end of the round a treasure why it cannot be thrown away (BH-3.9)."""
    t = Table("sword-swing duck", "gold-bar", "silver-goblet")
    why = {piece.card: piece.why_not for piece in zone(t, A, "hand-0").pieces}
    assert why["sword-swing"] is None
    assert why["duck"] is not None
    t.lay("sword-swing", "gold-bar", "silver-goblet")
    why = {piece.card: piece.why_not for piece in zone(t, B, "hand-1").pieces}
    assert why["gold-bar"] is not None


def test_a_laid_card_lies_face_down_before_its_player():
    """BH-3.2: the owner knows it, the others see a back, and a hand that is one card smaller."""
    t = Table("gold-bar arrow-shot", "you-go-first", "silver-goblet", start=B)
    t.lay("gold-bar", "you-go-first", "silver-goblet")
    assert [piece.card for piece in zone(t, A, "laid-0").pieces] == ["gold-bar"]
    assert [piece.face for piece in zone(t, C, "laid-0").pieces] == [None]
    for seat in (A, B, C, None):
        assert len(zone(t, seat, "hand-0").pieces) == 1
    assert [piece.card for piece in zone(t, C, "laid-1").pieces] == ["you-go-first"]


def test_what_is_still_missing():
    """BH-3.6: strength, damage and what is missing stand beside the monster."""
    t = Table("arrow-shot", "you-go-first", "silver-goblet", monster="orc-on-holiday")
    t.lay("arrow-shot", "you-go-first", "silver-goblet")
    counters = {counter.id: counter.value for counter in seen_by(t, C).counters}
    assert (counters["strength"], counters["wound"], counters["missing"], counters["spoils"]) == (5, 2, 3, 2)
    assert counters["dealt-0"] == 2


def test_what_a_reaction_answers_to():
    """BH-3.5: every condition is put into words for the one who is asked."""
    asked = set()
    for hand, card, reaction, pick in (
        ("into-the-bushes", "into-the-bushes", "objection", None),
        ("fireball", "fireball", "duck", B),
        ("you-go-first", "you-go-first", "no-after-you", B),
        ("switch-places", "switch-places", "no-after-you", B),
        ("sticky-fingers", "sticky-fingers", "hands-off", B),
    ):
        t = Table(hand, f"gold-bar {reaction}", "silver-goblet", front=A, monster="stone-golem")
        t.lay(card, "gold-bar", "silver-goblet")
        if pick is not None:
            t.A.picks(pick)
        question = seen_by(t, B).question
        if card == "you-go-first":
            assert (t.turn, t.asked) == (B, "after_yous")
        assert question is not None
        assert question.rule == "BH-3.5"
        assert question.stake == ("me" if pick == B else "")
        asked.add(words("en", "backstab-heroes").say(question.text))
        assert seen_by(t, C).question is None
    assert len(asked) == 5
