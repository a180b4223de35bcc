"""What people see of the table: the sums of a combat with their parts, what is on offer, why a card lies idle."""

from __future__ import annotations

from heldenrunde.core.scene import Piece, Scene, Text, text, why
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES, source
from tests.munchkin.table import A, B, Table


def seen(t: Table, seat: int) -> Scene:
    return GAMES["munchkin"].scene(t.match.view(seat), seat)


def note(t: Table) -> Text:
    found = next(zone for zone in seen(t, 0).zones if zone.id == "combat").note
    assert found
    return found


def parts(t: Table, side: str) -> list[tuple[str, int | str]]:
    return [(part.id, part.args["n"]) for part in note(t).args[side]]


def piece(t: Table, seat: int, name: str) -> Piece:
    return next(found for zone in seen(t, seat).zones for found in zone.pieces if found.card == name)


def badges(found: Piece) -> list[str]:
    return [badge.name.id for badge in found.badges]


def test_the_parts_of_both_sums_add_up():
    """MU-3.1, MU-3.2, MU-3.5: level and items of the elf; printed level, enhancers and the dislike of elves."""
    t = Table(
        levels=[5, 3, 3],
        doors="drooling-slime",
        hands=["", "enraged sleep-potion"],
        worn=["helm-of-courage"],
        traits=["elf"],
    )
    t.open_door()
    t.B.does("enhance", "enraged")
    t.B.does("throw", "sleep-potion", "foes")
    assert parts(t, "our") == [("part-level", 5), ("part-gear", 1)]
    assert parts(t, "their") == [("part-foe", 1), ("part-enhanced", "+5"), ("part-against", 4), ("part-potions", 2)]
    assert (note(t).args["ours"], note(t).args["theirs"]) == t.sums == (6, 12)
    assert note(t).args["ahead"] == "no"
    assert (note(t).args["levels"], note(t).args["treasures"]) == (1, 2)


def test_a_baby_is_no_smaller_than_level_1():
    """MU-3.5: the part of the enhancer is what it really takes away."""
    t = Table(levels=[5, 3, 3], doors="pit-bull", hands=["", "baby"])
    t.open_door()
    t.B.does("enhance", "baby")
    assert parts(t, "their") == [("part-foe", 2), ("part-enhanced", "−1")]
    assert note(t).args["ahead"] == "yes"


def test_what_is_on_offer_and_what_is_promised_is_marked():
    """MU-3.12: everybody sees the items of an offer; agreed, they are promised."""
    t = Table(levels=[3, 8, 3], doors="3872-orcs", pack=["rapier"])
    t.open_door()
    rapier = t.A.card("rapier")
    t.A.answers(["ask", 1, 1, "fighter", [rapier]])
    assert "badge-offered" in badges(piece(t, 2, "rapier"))
    t.B.answers("accept")
    assert "badge-promised" in badges(piece(t, 2, "rapier"))
    assert "badge-offered" not in badges(piece(t, 2, "rapier"))


def test_both_parts_of_a_trade_are_marked():
    """MU-5.9: what would be given, and what would be got."""
    t = Table(pack=["rapier", "buckler chainsaw"])
    t.A.answers(["trade", 1, [t.A.card("rapier")], [t.B.card("buckler")]])
    offered = [name for name in ("rapier", "buckler", "chainsaw") if "badge-offered" in badges(piece(t, 2, name))]
    assert offered == ["rapier", "buckler"]


def test_a_monster_shows_what_it_is_worth():
    """MU-3.9: treasures, more than one level, and that it is undead."""
    t = Table(levels=[5, 3, 3], hands=["king-tut pit-bull"])
    assert badges(piece(t, 0, "king-tut")) == ["badge-treasures", "badge-levels", "badge-undead"]
    assert badges(piece(t, 0, "pit-bull")) == ["badge-treasures"]


def test_a_card_that_cannot_be_used_says_why():
    """MU-2.5, MU-5.6: in the hand and in the pack of whoever is asked, and of nobody else."""
    t = Table(hands=["pit-bull enraged helm-of-courage"], pack=["rapier"])
    assert piece(t, 0, "pit-bull").why_not == why("no-monster-from-hand", "MU-2.2")
    assert piece(t, 0, "enraged").why_not == why("no-monsters-now", "MU-5.17")
    assert piece(t, 0, "helm-of-courage").why_not is None
    assert piece(t, 0, "rapier").why_not == why("no-use-of-item", "MU-5.6")
    assert piece(t, 1, "rapier").why_not is None


def test_the_die_lies_on_the_table_until_its_result():
    """MU-3.14: everybody sees the roll."""
    t = Table(levels=[1, 1, 1], doors="gazebo", dice=[3], hands=["", "loaded-die"])
    t.open_door().give_up()
    t.answer(0, ["run", t.g.foes[0][0]])
    t.everybody_passes()
    assert [(c.id, c.value) for c in seen(t, 1).counters if c.owner is None] == [("die", 3)]


def test_every_line_of_the_log_is_a_sentence():
    """MU-1.7: what happens is told aloud, so every line ends like a sentence, in both languages."""
    for language in LANGUAGES:
        for line in source(language, "munchkin").splitlines():
            if line.startswith("log-") and not line.endswith(("->", "=")):
                assert line.endswith((".", "!", "?")), line


def test_a_hand_is_shown_by_a_form():
    """MU-5.9: not listed, but every client can put it together, in every window; help before a Golem, too (MU-2.7)."""
    t = Table(levels=[6, 9, 1], hands=["elf", "dwarf"], doors="stoned-golem")
    assert "show" in {form.word for form in seen(t, 0).forms}
    assert "show" in {form.word for form in seen(t, 1).forms}
    assert "show" not in {form.word for form in seen(t, 2).forms}
    t.open_door()
    assert {form.word for form in seen(t, 0).forms} == {"ask"}


def passing(t: Table, seat: int) -> Text:
    """What it is called to pass."""
    return next(option.label for option in seen(t, seat).options if option.choice == "pass")


def test_to_pass_says_what_happens():
    """MU-3.7: who is ahead wins if nobody does anything more; who is not may still run when all have passed."""
    won = Table(doors="lame-goblin", levels=[5, 1, 1])
    won.open_door()
    assert passing(won, A) == text("do-pass-ahead", ours=5, theirs=1)
    assert passing(won, B) == text("do-pass")
    lost = Table(doors="plutonium-dragon", levels=[5, 1, 1])
    lost.open_door()
    assert passing(lost, A) == text("do-pass-behind", ours=5, theirs=20)
    assert passing(lost, B) == text("do-pass")
