"""The log tells what everybody at the table saw: each piece of news once, with its figures and the rule it is by."""

from __future__ import annotations

import pytest

from heldenrunde.core.views import hear
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import words
from tests.munchkin.table import A, B, C, Table

GAME = GAMES["munchkin"]


def lines(t: Table, seat: int | None = None, language: str = "en") -> list[str]:
    """What the last decision brought about, as this seat hears it, each sentence with its rule."""
    say = words(language, "munchkin")
    told = [GAME.tell(hear(event, seat)) for event in t.match.happened()]
    return [f"{say.say(one['line'])} {one['rule']}" for one in told]


def combat(monster: str, **kwargs: object) -> Table:
    t = Table(doors=monster, **kwargs)  # type: ignore[arg-type]
    t.open_door()
    return t


# -- combat ----------------------------------------------------------------------------------------------------------


def test_a_door_is_told_once():
    """MU-2.1: a monster with its level, a curse with what it does or that it does nothing (MU-5.10)."""
    assert lines(combat("bigfoot"))[-1] == "Player 1 kicks open the door: “Bigfoot”, level 12. MU-2.1"
    t = combat("curse-duck", levels=[5, 1, 1])
    assert lines(t) == ["Player 1 kicks open the door: “Curse! Duck of Doom”. MU-2.1"]
    t.everybody_passes()
    assert lines(t) == ["Player 1 goes down 2 levels to level 3. MU-5.10"]
    t = combat("curse-lose-big")
    t.everybody_passes()
    assert lines(t) == ["“Curse! Lose 1 Big Item” does nothing to Player 1. MU-5.10"]
    t = combat("curse-chicken")
    t.everybody_passes()
    assert lines(t) == ["“Curse! Chicken on Your Head” stays with Player 1. MU-5.10"]


@pytest.mark.parametrize(("side", "words"), [("side", "players"), ("foes", "monsters")])
def test_for_which_side_a_potion_is(side, words):
    """MU-3.13: with its bonus."""
    t = combat("bigfoot", hands=["", "sleep-potion"])
    t.B.does("throw", "sleep-potion", side)
    assert lines(t) == [f"Player 2 throws “Sleep Potion” for the {words}: +2. MU-3.13"]


def test_which_monster_an_enhancer_is_for():
    """MU-3.5, MU-5.11: also which monster joins, and whom a Mate is like."""
    t = combat("bigfoot", hands=["", "wandering-monster pit-bull ancient baby mate"])
    t.B.does("wander", "wandering-monster", "pit-bull")
    assert lines(t) == ["Player 2 plays “Wandering Monster” and sends “Pit Bull” into the combat, level 2. MU-5.11"]
    t.B.does("enhance", "ancient", "pit-bull")
    assert lines(t) == ["Player 2 plays “Ancient” on “Pit Bull”: +10 levels. MU-3.5"]
    t.B.does("enhance", "baby", "bigfoot")
    assert lines(t) == ["Player 2 plays “Baby” on “Bigfoot”: −5 levels. MU-3.5"]
    t.B.does("mate", "mate", "bigfoot")
    assert lines(t) == ["Player 2 plays “Mate” on “Bigfoot”. MU-3.4"]


def test_who_is_asked_for_help_and_on_which_terms():
    """MU-3.3, MU-3.12: one line for an offer with its items, one for the agreement with both sums."""
    t = combat("3872-orcs", levels=[3, 8, 8], pack=["rapier spiky-knees"])
    t.A.answers(["ask", B, 2, "fighter", [t.A.card("rapier"), t.A.card("spiky-knees")]])
    assert lines(t) == [
        "Player 1 asks Player 2 for help and offers 2 treasures, and “Rapier of Unfairness” and “Spiky Knees”; "
        "the fighter picks first. MU-3.3"
    ]
    t.B.answers(["counter", 3, "helper", []])
    assert lines(t) == [
        "Player 2 makes Player 1 a counter-offer for help: 3 treasures; the helper picks first. MU-3.12"
    ]
    t.A.does("accept")
    assert lines(t) == ["Player 2 helps Player 1: together 11 against 10. MU-3.3"]
    t.everybody_passes()
    assert lines(t)[:2] == [
        "Player 1 wins with 11 against 10 and kills “3,872 Orcs”. MU-3.9",
        "Player 1 goes up to level 4. MU-3.9",
    ]


def test_whom_a_thief_stabs():
    """MU-3.4: thief, victim and figure in one line."""
    t = combat("bigfoot", hands=["", "elf"], traits=["", "thief"])
    t.B.does("backstab", t.A)
    t.B.chooses("elf")
    assert lines(t) == ["Player 2 discards “Elf”. MU-5.4", "Player 2 stabs Player 1 in the back: −2. MU-3.4"]


def test_whose_item_saves_a_fighter():
    """MU-3.16: what is taken, from whom, and what makes room."""
    worn = ["huge-rock", "bow-with-ribbons"]
    t = combat("gazebo", levels=[6, 1, 1], hands=["help-me-out-here"], worn=worn, traits=["elf"])
    t.g.foe_plus = 1
    t.A.does("help-me", "help-me-out-here", "bow-with-ribbons")
    assert lines(t) == [
        "Player 1 plays “Help Me Out Here!” and takes “Bow With Ribbons” from Player 2. MU-3.16",
        "Player 1 discards “Huge Rock”. MU-3.16",
    ]


# -- running ---------------------------------------------------------------------------------------------------------


def test_dice_are_told_with_what_they_count():
    """MU-3.10: the monster, the die, modifiers, and what becomes of it."""
    t = combat("flying-frogs", traits=["elf"], dice=[4, 1], levels=[1, 1, 1], curses=["curse-chicken"])
    t.g.foe_plus = 9
    t.give_up()
    assert lines(t) == ["Player 1 gives up, with 1 against 11, and runs. MU-3.10"]
    t.answer(A, ["run", t.g.foes[0][0]])
    t.everybody_passes()
    assert lines(t) == ["Player 1 runs from “Flying Frogs” and rolls 4; that counts 3. MU-3.10"]
    t.everybody_passes()
    assert lines(t)[:2] == ["Caught: Player 1 (“Flying Frogs”). MU-3.10", "Player 1 stays on level 1. MU-1.4"]


def test_players_of_one_level_roll_for_the_body():
    """MU-4.1: the dice decide who is first, for all to see."""
    t = combat("bullrog", levels=[5, 4, 4], dice=[1], hands=["elf dwarf"])
    t.give_up().runs()
    assert lines(t)[-3:] == [
        "Player 1 leaves behind “Elf” and “Dwarf”. MU-4.1",
        "Player 2 rolls for the body: 6. MU-4.1",
        "Player 3 rolls for the body: 5. MU-4.1",
    ]
    assert t.match.waiting() == [B]


# -- things ----------------------------------------------------------------------------------------------------------


def test_a_cheat_is_seen_to_go():
    """MU-3.8: with the item that is stolen its Cheat! is discarded."""
    t = Table(hands=["cheat buckler", "elf"], traits=["", "thief"], dice=[5])
    t.A.does("cheat", "cheat", "buckler")
    assert lines(t) == ["Player 1 lays “Cheat!” on “Buckler of Swashing” and uses it. MU-5.7"]
    t.B.does("steal", t.A, "buckler")
    assert lines(t) == ["Player 2 reaches for “Buckler of Swashing” of Player 1. MU-3.8"]
    t.B.chooses("elf")
    assert lines(t)[-1] == "Player 2 rolls for the theft: 5. MU-3.8"
    t.B.passes()
    assert lines(t) == [
        "Player 2 steals “Buckler of Swashing” from Player 1. MU-3.8",
        "Player 1 discards “Cheat!”. MU-5.1",
    ]


def test_a_sale_is_one_line():
    """MU-5.8: which items, for how much; the level and its rule."""
    t = Table(hands=["wand-of-dowsing"])
    t.A.does("sell", ["wand-of-dowsing"])
    assert lines(t) == [
        "Player 1 sells for 1,100 gold: “Wand of Dowsing”. MU-5.8",
        "Player 1 goes up to level 2. MU-5.8",
    ]


def test_a_trade_names_both_sides():
    """MU-5.9: names with commas do not break the list; what is got comes from somebody."""
    t = Table(pack=["eleven-foot-pole short-wide-armor", "buckler"])
    pole, armour = t.A.card("eleven-foot-pole"), t.A.card("short-wide-armor")
    t.A.answers(["trade", B, [pole, armour], [t.B.card("buckler")]])
    assert lines(t, None, "de") == [
        "Spieler 1 bietet Spieler 2 einen Tausch an: „Stange, 11-Fuß“ und „Kurze, breite Rüstung“ "
        "gegen „Flotter Buckler“. MU-5.9"
    ]
    t.B.does("refuse")
    t.A.answers(["trade", B, [pole], []])
    assert lines(t) == ["Player 1 offers Player 2 a gift: “Eleven-Foot Pole”. MU-5.9"]
    t.B.does("accept")
    assert lines(t)[:2] == ["Player 2 agrees. MU-5.9", "Player 2 gets from Player 1: “Eleven-Foot Pole”. MU-5.9"]


# -- hands -----------------------------------------------------------------------------------------------------------


def test_whom_charity_goes_to():
    """MU-2.4: giver and receiver hear which card, the others that it was one."""
    t = Table(levels=[3, 1, 3], hands=["elf elf elf dwarf dwarf dwarf"], doors="halfling")
    t.open_door().everybody_passes()
    t.A.does("leave")
    t.everybody_passes()
    t.A.chooses("elf", t.B)
    expected = "Charity from Player 1 to Player 2: “Elf”. MU-2.4"
    assert lines(t, A)[0] == lines(t, B)[0] == expected
    assert lines(t, C)[0] == lines(t)[0] == "Charity from Player 1 to Player 2: one card. MU-2.4"


def test_whose_hand_is_looked_at():
    """MU-5.9, MU-5.10: a hand that is shown, a card that is drawn from one."""
    t = Table(hands=["elf dwarf", "curse-lose-two-cards"])
    t.A.answers(["show", B])
    assert lines(t, B) == ["Player 1 shows Player 2 the hand: “Elf” and “Dwarf”. MU-5.9"]
    assert lines(t, C) == ["Player 1 shows Player 2 the hand, 2 cards. MU-5.9"]
    t.B.does("curse", "curse-lose-two-cards", t.A)
    assert lines(t) == ["Player 2 plays “Curse! Lose Two Cards” on Player 1. MU-5.10"]
    t.everybody_passes()
    assert lines(t, A)[-1] == "Player 2 draws from the hand of Player 1: “Elf”. MU-5.10"
    assert lines(t, C)[-1] == "Player 2 draws a card from the hand of Player 1. MU-5.10"


def test_the_set_up_has_rules_of_its_own():
    """MU-1.1, MU-1.3: first cards, first layout; who plays a woman is not one only now."""
    t = Table()
    m = t.match.new("munchkin", 3, 1)
    say = words("de", "munchkin")
    rules = {GAME.tell(hear(event, None))["rule"] for event in m.happened()}
    assert rules <= {"MU-1.1", "MU-1.5", "MU-5.16"}
    for seat in range(3):
        m.answer(seat, "female")
    told = [say.say(GAME.tell(hear(event, None))["line"]) for event in m.happened()]
    assert told[0] == "Spieler 1 spielt eine Frau."
