"""KP-8, KP-9: automata, every row of every solo side."""

from __future__ import annotations

from typing import cast

import pytest

from heldenrunde import Match
from heldenrunde.rulebooks.kapow.cards.catalogue import CHARACTERS
from heldenrunde.rulebooks.kapow.cards.solo_rows import SOLO_SIDES, Entry, Row
from heldenrunde.rulebooks.kapow.rules.automaton import best_fillings
from heldenrunde.rulebooks.kapow.state import Kapow
from tests.kapow.table import A, B, Table

SIDES = {
    "solo-tough-nut": "2D1A|1H|TTT 6D1H/MMM 8A|2 TT 3D/MM 5A/EE 4A|XE tr/XT tr|P 2A|2 M 2A/X 2f/* 1f",
    "solo-elusivity": "1D|1f|AAA 6D1f/EEE 7A|2 AA 3D1A/ME 4A|XA tr/XE tr|P 2A1D|2 A 1A1D/M 2A/* 1f",
    "solo-time-out": "reroll-blanks|1D|XXX tr1p/EEE 7A|2 XE tr/ME 4A|TT 4D/AA 3D|P 2D|3 X 1f1H/* 1f",
    "solo-victor-kane": "1f|1D|EEE 7A/XXX tr1f|2 XE tr/ME 4A|TT 4D/AA 3D|2 P 2A|2 T 1D/A 1D/* 1f",
    "solo-coquette": "1D|punish-dice|AAA 4A2D/MMM 6A|2 AX 1A2D1r/ME 4A|XE tr/XX tr|P 2A|2 T 1D/* 1f",
    "solo-spoiler-alert": "1D|punish-growth|XXX 5Atr/EEE 6A|2 XA 1A1D/ME 3A|TT 4D/AA 3D|P 1A|2 X tr/* 1f",
    "solo-crescendo": "share-faces|louder|EEE 7A/TTT 6D|2 ME 4A/TA 4D|XT tr/X* ac|P 2A1D|2 E 2A/M 2A/* 1f",
    "solo-fuse": "1A|burnt|MMM 7A/EEE 6A|2 ME 3A/EE 2A|XE tr/XM ac|P 1A|2 T 2D/A 2D/* 1f",
    "solo-patchwork": "1f|1D|PPP 6A2D/MMM 7A|2 PX ac1f/ME 4A|TT 4D/AA 4D|2 P 2A1D|2 X tr/* 1f",
    "solo-mindset": "blank-minded|1D|XXX tr1p/EEE 6A|2 BB 3A/AA 3D|XE tr/XA tr|P 2D|2 X 1f/* 1f",
    "solo-echo": "2D|1f|MMM 8A/EEE 6A1f|2 AA 2D1A/TT 3D|XX tr1H|P 3A|2 X tr/* 1f",
    "solo-leech": "1A|feeds|MMM 6A2H/XXX tr2H|2 MX 3A1H/ME 3A|TT 4D/AA 3D|P 2A|2 X tr/* 1f",
}
"""The rows as the card list has them: A attack, D defence, H health, f face, tr trait die, ac action die, p the player
loses health, r returns a face."""
SHORT = {"attack": "A", "defence": "D", "health": "H", "face": "f", "hurt": "p", "return": "r"}


def gives_in_short(entry: Entry) -> str:
    words = {"trait": "tr", "action": "ac"}
    return "".join(words.get(what) or (f"{n}{SHORT[what]}" if what in SHORT else what) for what, n in entry.gives)


def row_in_short(row: Row) -> str:
    sections = f"{row.sections} " if row.sections > 1 else ""
    return sections + "/".join(f"{entry.need} {gives_in_short(entry)}".strip() for entry in row.entries)


@pytest.mark.parametrize("side", SIDES)
def test_the_solo_sides_are_as_listed(side):
    """KP-8.1, KP-8.5: seven rows each."""
    rows = SOLO_SIDES[side.removeprefix("solo-")]
    assert "|".join(row_in_short(row) for row in rows) == SIDES[side]


def test_every_character_has_a_solo_side():
    """KP-8.1"""
    assert set(SIDES) == {f"solo-{character.id}" for character in CHARACTERS}
    assert all(len(rows) == 7 for rows in SOLO_SIDES.values())


def solo(player: str, roll: str, id: str, **more: object) -> Table:
    character = str(more.pop("character", "fuse" if id != "fuse" else "echo"))
    return Table(player, roll, mode="solo", characters=(character, id), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("side", SIDES)
def test_every_entry_of_every_row_can_be_chosen(side):
    """KP-8.3, KP-8.4: with exactly its dice the row is filled for this entry, or for a higher one that they pay too."""
    for row in SOLO_SIDES[side.removeprefix("solo-")]:
        for number, entry in enumerate(row.entries):
            dice = entry.need.replace("P", "m").replace("*", "B")
            if dice:
                found = best_fillings(row, "".join(sorted(dice)))
                assert [filling.entry for filling in found] == [number], (side, entry)


def test_the_player_chooses_first():
    """KP-8.2: then the automaton rolls and places; the player changes nothing any more."""
    t = solo("M E", "T", "fuse")
    assert t.g.up[1] == ()
    t.ready()
    assert t.asked != "placements"
    assert len(t.g.up[1]) == 1


@pytest.mark.parametrize(
    ("row", "dice", "entries", "used"),
    [
        (Row(1, (Entry("TTT", ()), Entry("MMM", ()))), "MMMTWW", [1], ["MMM"]),  # fewer jokers, though lower
        (Row(1, (Entry("TT", ()), Entry("MM", ()))), "TtMM", [1], ["MM"]),  # fewer action dice
        (Row(1, (Entry("TT", ()), Entry("MM", ()))), "WW", [0], ["WW"]),  # only jokers: the topmost
        (Row(2, (Entry("X", ()), Entry("*", ()))), "BMX", [0, 1], ["X", "B"]),
        (Row(2, (Entry("X", ()), Entry("*", ()))), "WXM", [0, 1], ["X", "M"]),
        (Row(2, (Entry("*", ()),)), "WXATEMB", [0, 0], ["B", "M"]),
        (Row(2, (Entry("AA", ()), Entry("TT", ()))), "AAAW", [0, 0], ["AA", "AW"]),  # most sections first
        (Row(1, (Entry("P", ()),)), "Wbw", [0], ["w"]),
        (Row(1, (Entry("XX", ()),)), "XB", [], []),
    ],
)
def test_how_it_compares(row, dice, entries, used):
    """KP-8.4, KP-8.8: most sections, fewest jokers, fewest action dice, highest entries, blank first."""
    found = best_fillings(row, "".join(sorted(dice)))
    assert [filling.entry for filling in found] == entries
    assert sorted(filling.letters for filling in found) == sorted(used)


def test_random_types_come_from_chance():
    """KP-8.6: every type that is available with the same chance; also for the player's Adapt."""
    for fall, face in ((0, "M"), (4, "X")):
        t = solo("B B", "T", "victor-kane", chance={"automaton": [fall]}, character="echo")
        t.fill(A, "adapt", "BB")
        t.ready()
        t.pass_on()
        assert face in t.pools[A] + t.pools[1] + "".join(t.g.dice[1])
    t = solo("B", "b", "victor-kane", chance={"automaton": [0]})
    t.g.supplies = [(*t.g.supplies[0][:6], 0, 3, 3, 3, 3, 3)]
    t.ready()
    t.pass_on()
    assert "M" not in t.g.dice[1][0]


def test_it_attaches_what_it_can_jokers_first():
    """KP-8.7: die by die; the player says which of the others comes next; it never rearranges."""
    t = solo("B", "b", "fuse", pools=("", "METAXXW"), character="echo")
    t.g.dice[1] = ("kBBBBBB",)
    t.ready()
    while t.asked != "next_faces":
        t.say(A, t.options(A)[0])
    assert t.g.dice[1][0].count("W") == 1
    assert t.options(A) == ["might", "energy", "toughness", "agility", "x-factor"]
    t.pass_on()
    assert t.g.dice[1][0].count("B") == 0
    assert len(t.pools[1]) >= 1


def test_the_player_sees_the_automaton_as_the_opponent():
    """KP-8.10: Sucker Punch counts dice it gained, Psionic Attack its blanks, Replicate its faces."""
    t = solo("A", "X E", "fuse", character="echo")
    t.fill(A, "sucker-punch", "A")
    t.ready()
    t.pass_on()
    assert t.health[1] == 17
    t = solo("X B M E", "B B", "fuse", character="mindset")
    t.fill(A, "psionic-attack", "XB")
    t.fill(A, "pow", "ME")
    t.ready()
    t.say(A, "pow")
    assert t.health[1] == 14


def test_against_an_automaton_charm_leak_and_cruel_beauty():
    """KP-8.10: Charm takes 2 off its attack; Leak finds nothing; no defence counts as no base defence."""
    t = solo("X A", "M M M", "fuse", character="coquette", health=(20, 20))
    t.fill(A, "charm", "XA")
    t.ready()
    assert t.health[A] == 14  # 1 + 7 - 2
    t = solo("X", "B", "leech", character="spoiler-alert")
    t.fill(A, "leak", "X")
    t.say(A, ["name", "pow"])
    t.ready()
    assert t.health[1] == 20
    t = solo("A M", "B", "fuse", character="coquette")
    t.fill(A, "cruel-beauty", "AM")
    t.ready()
    t.say(A, "cruel-beauty")
    assert t.health[1] == 15


def test_one_attack_if_it_is_above_nothing():
    """KP-8.9: all attack is one attack, all defence one defence, which does not gain faces while defending (KP-8.5)."""
    t = solo("M M E E", "A A A A", "elusivity")
    t.fill(A, "kapow", "MMEE")
    t.ready()
    t.say(A, "kapow")
    assert t.defence[1] == 1 + 6 + 1
    assert t.g.struck[1] == (-2,)


def test_time_out_rolls_blanks_again():
    """solo-time-out, row 1: with two blanks its blank trait dice once more."""
    t = solo("B", "B B b", "time-out", chance={"automaton roll": [5, 5, 0, 0, 0]})
    t.ready()
    assert t.g.up[1] == (1, 1, 1)
    t = solo("B", "B M", "time-out")
    t.ready()
    assert t.g.face(1, 0) == "B"


def test_hurt_and_health_rows():
    """KP-8.9, solo-mindset, solo-time-out: the player loses 1 health when it powers up."""
    for id in ("mindset", "time-out"):
        t = solo("B", "X X X", id, health=(20, 20))
        t.ready()
        assert t.health[A] == 19


def test_coquette_punishes_dice_gained():
    """solo-coquette, row 2: 1 health per die; Ruin the Ending stops it; row 4 takes a face."""
    t = solo("X E", "B", "coquette")
    t.fill(A, "grow", "XE")
    t.ready()
    t.say(A, "red")
    assert t.health[A] == 19
    t = solo("X E W B", "B", "coquette", character="spoiler-alert")
    t.fill(A, "grow", "XE")
    t.fill(A, "ruin-the-ending", "WB")
    t.ready()
    t.say(A, "grow", "red", "might")
    assert t.health[A] == 20
    t = solo("B", "A X", "coquette", pools=("M", ""))
    t.ready()
    assert t.pools[A] == ""


def test_spoiler_alert_punishes_growth():
    """solo-spoiler-alert, row 2: 2 health if the player chose Grow or Activate."""
    t = solo("X E", "B", "spoiler-alert")
    t.fill(A, "grow", "XE")
    t.ready()
    t.pass_on()
    assert t.health[A] == 18


def test_crescendo_shares_and_grows_louder():
    """solo-crescendo: both gain a face; 1 attack per two completed rounds, at most 4."""
    t = solo("B", "B", "crescendo", round=5)
    t.ready()
    assert t.health[A] == 18
    t.say(A, "might")
    assert t.pools[A] == "M"
    t = solo("B", "B", "crescendo", round=19)
    t.ready()
    assert t.health[A] == 16


def test_fuse_burns_itself():
    """solo-fuse, row 2: 1 health after an attack of 8 or more."""
    t = solo("B", "M M M", "fuse", character="echo")
    t.ready()
    assert t.health == [12, 19]


def test_fuse_does_not_burn_after_an_attack_that_was_cut():
    """solo-fuse, row 2; charm: 8 - 2 = 6 is no attack of 8."""
    t = solo("X A", "M M M", "fuse", character="coquette")
    t.fill(A, "charm", "XA")
    t.ready()
    assert t.health == [14, 20]


def test_an_automaton_with_nothing_left_of_its_attack_does_not_attack():
    """KP-8.9, KP-3.5: 1 - 2 is no attack, so the player defends in 2C, and nothing is blocked."""
    t = solo("X A B B", "B", "fuse", character="coquette")
    t.fill(A, "charm", "XA")
    t.ready()
    assert t.g.struck[1] == ()
    assert t.happened("blocked") == 0
    t = solo("E A", "b b", "leech", character="time-out")
    t.fill(A, "slow-motion", "EA")
    t.ready()
    assert t.g.struck[1] == ()


def test_an_automaton_draws_among_kinds_when_it_gives_up_a_face():
    """KP-8.6, sap-power: one Might and three Energies are two kinds; of a kind the loose one goes first."""
    for drawn, pool, die in ((0, "EEE", "kBBBBBB"), (1, "EE", "kMBBBBB")):
        chance = {"automaton": [drawn]}
        t = solo("X T", "m", "tough-nut", character="leech", pools=("", "EEE"), chance=chance)
        t.fill(A, "sap-power", "XT")
        t.ready()
        assert t.asked == "face_types"
        assert (t.pools[1], t.g.dice[1][0]) == (pool, die)


def test_mindset_counts_its_blanks():
    """solo-mindset, row 1: 1 attack per blank it placed, at most 3, if it attacks at all."""
    t = solo("B", "B B B B", "mindset")
    t.ready()
    assert t.health[A] == 20 - (3 + 3 + 3)
    t = solo("B", "B", "mindset")
    t.ready()
    assert t.health[A] == 20


def test_leech_feeds():
    """solo-leech, row 2: 1 health when its attack costs 3 or more."""
    t = solo("B", "M E", "leech", health=(20, 10))
    t.ready()
    assert t.health == [16, 11]


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "by"), [("easy", -1), ("normal", 0), ("hard", 1)])
def test_levels_of_difficulty(level, by):
    """KP-8.11: 3 health and 1 attack less or more for each automaton; who starts is settled by the boards."""
    for mode, automata in (("solo", 1), ("coop", 2)):
        table = cast(Kapow, Match.new("kapow", mode=mode, seed=5, difficulty=level).table)
        usual = cast(Kapow, Match.new("kapow", mode=mode, seed=5).table)
        assert table.health[0] == usual.health[0]
        assert table.health[1] == table.most[1] == usual.health[1] + 3 * by * automata
        assert table.marker == usual.marker
    for roll, attack in (("M M M", 8), ("B", 1)):
        t = solo("B", roll, "fuse", character="echo")
        t.g.level = by
        t.ready()
        assert t.health[A] == 20 - attack - by
    t = solo("B", "B", "victor-kane")
    t.g.level = by
    t.ready()
    assert t.g.struck[1] == ()  # what is no attack does not become one


# -- cooperative -----------------------------------------------------------------------------------------------------


def coop(*rolls: str, **more: object) -> Table:
    characters = more.pop("characters", ("fuse", "leech", "tough-nut", "echo"))
    return Table(*rolls, mode="coop", characters=characters, **more)  # type: ignore[arg-type]


def test_two_players_against_two_automata():
    """KP-9.1: no screens between the players, automata after them."""
    t = coop("M", "E", "B", "B")
    assert t.match.view(A)["rolled"][B] == list(t.g.rolled[B])
    assert t.g.up[2:] == [(), ()]
    t.ready()
    assert all(t.g.up[2:])


def test_a_base_defence_is_declared_before_the_first_attack():
    """KP-9.3: with it all defences are known; the abilities trigger as always."""
    t = coop("T B A A", "B", "m", "B")
    t.fill(A, "block", "TB")
    t.fill(A, "leap", "AA")
    t.ready()
    assert (t.asked, t.who) == ("guard_ids", [A])
    t.say(A, "leap")
    assert t.asked == "face_types"
    assert t.defence[A] == 2


def test_losses_hit_who_sits_opposite():
    """KP-9.2: outside attacks the opponent is the one opposite, even with the lower defence."""
    t = coop("X E", "B", "B", "B", characters=("fuse", "leech", "spoiler-alert", "echo"), health=(30, 30))
    t.fill(A, "grow", "XE")
    t.ready()
    t.pass_on()
    assert t.health[0] == 28
    t = coop("B", "X E", "B", "B", characters=("fuse", "leech", "spoiler-alert", "echo"), health=(30, 30))
    t.fill(B, "grow", "XE")
    t.ready()
    t.pass_on()
    assert t.health[0] == 30


def test_psionic_attack_counts_the_blanks_of_the_automaton_attacked():
    """KP-9.2, psionic-attack: inside an attack the opponent is the one attacked, not the one opposite."""
    t = coop("X B M E", "B", "M", "B B B T T", characters=("mindset", "leech", "fuse", "echo"), health=(30, 30))
    t.fill(A, "psionic-attack", "XB")
    t.fill(A, "pow", "ME")
    t.ready()
    assert t.defence[2] < t.defence[3]
    blanks = t.g.showing(3, "B")
    assert blanks > t.g.showing(2, "B")
    t.say(A, "pow")
    assert t.health[1] == 30 - max(0, 3 + 1 + blanks - t.defence[3])


def test_players_say_in_which_order_automata_act():
    """KP-9.4: and share one supply and one health counter."""
    t = coop("B", "B", "m", "m")
    t.ready()
    assert (t.asked, t.who) == ("orders", [A, B])
    assert t.options(A) == [["first", 2], ["first", 3]]
    assert len(t.g.supplies) == 2
