"""MU-1, MU-2, MU-6 and MU-7: set-up, the phases of a turn, winning, options."""

import json
from typing import cast

import pytest

from heldenrunde import Match
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulebooks.munchkin.cards.catalogue import GROUP, IS_DOOR, MONSTER, NAME
from heldenrunde.rulebooks.munchkin.state import Munchkin
from heldenrunde.texts import words
from tests.every_game.positions import all_cards
from tests.munchkin.table import A, B, C, Table
from tests.terminal.shell import run


def fresh(seats=4, seed=1, **options):
    m = Match.new("munchkin", seats, seed, **options)
    for seat in range(seats):
        m.answer(seat, "female" if seat % 2 else "male")
    return m


# -- set-up ----------------------------------------------------------------------------------------------------------


def test_everybody_starts_small():
    """MU-1.1: level 1, four doors and four treasures in hand, and the sex that was stated."""
    m = fresh()
    g = m.table
    assert g.level == [1] * 4
    assert g.sex == ["male", "female", "male", "female"]
    for hand in g.hands:
        if not any(NAME[card] in ("hoard", "divine-intervention") for card in g.old_doors + g.old_treasures):
            assert [IS_DOOR[card] for card in hand].count(True) == 4
            assert len(hand) == 8


def test_a_starting_player_by_chance_lays_out_first():
    """MU-1.3, MU-1.5: in turn order, one race, one class, items; then the first turn begins."""
    starters = {fresh(seed=seed).table.turn for seed in range(20)}
    assert len(starters) > 1
    m = fresh()
    first = m.table.turn
    for i in range(4):
        assert m.waiting() == [(first + i) % 4]
        assert m.table.choices.__name__ == "layout_moves"
        m.answer((first + i) % 4, "done")
    assert (m.table.number, m.table.turn) == (1, first)


def test_hoard_and_divine_intervention_do_not_stay_in_opening_hands():
    """MU-1.3, MU-5.12: whoever is dealt them."""
    for seed in range(25):
        m = Match.new("munchkin", 6, seed)
        for hand in cast(Munchkin, m.table).hands:
            assert not [card for card in hand if NAME[card] in ("hoard", "divine-intervention")]


def test_a_divine_intervention_of_the_deal_waits_for_new_clerics():
    """MU-1.3, MU-5.16: who lays out a cleric first profits."""
    for seed in range(200):
        m = Match.new("munchkin", 6, seed)
        g = cast(Munchkin, m.table)
        holders = [seat for seat in range(6) if any(NAME[card] == "cleric" for card in g.hands[seat])]
        if g.divine and holders:
            break
    else:
        pytest.fail("no such deal")
    for seat in range(6):
        m.answer(seat, "male")
    while g.number == 0:
        seat = m.waiting()[0]
        lay = [o for o in m.options(seat) if isinstance(o, tuple) and o[0] == "lay" and NAME[o[1]] == "cleric"]
        m.answer(seat, lay[0] if lay else "done")
    assert g.level[holders[0]] == 2


# -- decks -----------------------------------------------------------------------------------------------------------


def test_an_empty_deck_is_rebuilt_in_the_middle_of_a_draw():
    """MU-1.2: and with nothing left nothing is drawn."""
    t = Table(levels=[9, 1, 1], doors="harpies")
    g = t.g
    g.level[A] = 8
    g.old_treasures, g.treasures = g.treasures[:1], g.treasures[1:2]
    t.g.free = False
    t.match.table.knows[g.old_treasures[0]] = -1
    t.open_door()
    t.everybody_passes()
    assert len(t.A.hand) == 2
    assert (g.treasures, g.old_treasures) == ([], [])


def test_no_doors_at_all():
    """MU-1.2: nobody can draw that kind."""
    t = Table()
    t.g.hands[C] += t.g.doors
    t.g.doors = []
    t.open_door()
    assert t.g.phase == "middle"


# -- phases ----------------------------------------------------------------------------------------------------------


def test_a_monster_behind_the_door_ends_in_charity():
    """MU-2.1, MU-2.7: no trouble and no loot after it."""
    t = Table(levels=[5, 1, 1], doors="lame-goblin", hands=["harpies"])
    t.open_door()
    t.everybody_passes()
    assert t.g.phase == "end"
    t.everybody_passes()
    assert (t.g.turn, t.g.number) == (B, 2)


def test_anything_else_goes_to_the_hand():
    """MU-2.1: and may be played at once: the race, not the enhancer."""
    t = Table(doors="elf")
    t.open_door()
    assert (t.g.phase, t.A.hand) == ("middle", ["elf"])
    t.A.does("lay", "elf")
    t = Table(doors="enraged")
    t.open_door()
    assert t.A.hand == ["enraged"]
    assert not t.A.can("enhance")


def test_trouble_is_one_monster_from_the_hand():
    """MU-2.2, MU-5.11: fought at once, then charity; only the active player, only in phase 2."""
    t = Table(levels=[5, 1, 1], doors="elf", hands=["lame-goblin harpies"])
    assert not t.A.can("trouble")
    t.open_door()
    t.everybody_passes()
    t.A.does("trouble", "lame-goblin")
    assert t.sums == (5, 1)
    t.everybody_passes()
    assert (t.A.level, t.g.phase) == (6, "end")


def test_looting_draws_a_door_face_down():
    """MU-2.3, MU-1.7: whatever it is; or it is left. The others do not see it."""
    t = Table(doors="elf plutonium-dragon")
    t.open_door()
    t.everybody_passes()
    t.A.does("loot")
    assert t.A.hand == ["elf", "plutonium-dragon"]
    assert t.match.view(B)["hands"][A] == [None, None]
    assert t.g.fighter == -1
    t = Table(doors="elf")
    t.open_door()
    t.everybody_passes()
    t.A.does("leave")
    assert (t.A.hand, t.g.turn) == (["elf"], B)


def test_who_is_asked_betrays_no_hand():
    """MU-3.7, MU-5.13: in every window all are asked, with or without cards."""
    t = Table(doors="bigfoot", hands=["", "curse-duck"])
    assert t.match.waiting() == [A, B, C]
    t.open_door()
    assert t.match.waiting() == [A, B, C]


# -- charity ---------------------------------------------------------------------------------------------------------


def at_charity(levels, cards, n=4, traits=()):
    t = Table(n=n, levels=levels, hands=[" ".join(cards)], doors="halfling", traits=list(traits))
    t.open_door()
    t.everybody_passes()
    t.A.does("leave")
    t.everybody_passes()
    return t


SEVEN = ["elf", "elf", "dwarf", "dwarf", "thief", "thief", "cleric"]


def test_charity_goes_to_the_lowest_as_evenly_as_possible():
    """MU-2.4: case 7: 8 cards, levels 4, 2, 2, 5: two to one and one to the other."""
    t = at_charity([4, 2, 2, 5], SEVEN)
    t.A.chooses("elf", t.B)
    assert not [o for o in t.A.options if o[1] == B]
    t.A.chooses("elf", t.C)
    t.A.chooses("thief", t.C)
    assert len(t.A.hand) == 5
    assert (t.B.hand, t.C.hand) == (["elf"], ["elf", "thief"])
    assert t.match.view(3)["hands"][B] == [None]
    t.B.does("done")
    t.C.does("lay", "elf")
    assert t.C.traits == ["elf"]


def test_the_lowest_discard():
    """MU-2.4: case 7: the giver of level 2 as well."""
    t = at_charity([2, 2, 2, 5], SEVEN)
    for card in ("elf", "elf", "thief"):
        t.A.chooses(card)
    assert len(t.A.hand) == 5
    assert t.B.hand == []


def test_no_limit_at_other_times():
    """MU-2.6: bystanders keep what they have."""
    t = Table(hands=["", " ".join(SEVEN)])
    t.finish_turn()
    assert t.g.turn == B
    assert len(t.B.hand) >= 7


# -- winning ---------------------------------------------------------------------------------------------------------


def test_level_ten_by_a_kill():
    """MU-6.1, MU-6.2: no treasures any more, nobody above 10."""
    t = Table(levels=[9, 1, 1], doors="bullrog", worn=["chainsaw"])
    t.open_door()
    t.g.side_plus = 20
    t.everybody_passes()
    assert t.winners == [A]
    assert (t.A.level, t.A.hand) == (10, [])
    assert t.match.result is not None
    assert t.match.result.places == [1, 2, 2]


@pytest.mark.parametrize(
    ("levels", "monsters", "winners", "shared"),
    [
        ([7, 8, 1], 2, [B], False),
        ([9, 9, 1], 1, [A, B], False),
        ([9, 8, 1], 1, [A], False),
        ([9, 8, 1], 1, [A, B], True),
    ],
)
def test_an_elf_helper_may_win(levels, monsters, winners, shared):
    """MU-3.9, MU-6.2, MU-7.2: case 10."""
    t = Table(
        levels=levels,
        traits=["", "elf"],
        doors="harpies",
        hands=["", "", "wandering-monster flying-frogs"],
        shared=shared,
    )
    t.open_door()
    if monsters == 2:
        t.C.does("wander", "wandering-monster", "flying-frogs")
    t.g.foe_plus = 7
    t.A.does("ask", t.B, 0)
    if levels[1] == 8 and not shared and monsters == 1:
        t.g.traits[B].clear()  # case 10: an elf of 8 would reach 9 anyway
    t.B.does("accept")
    t.everybody_passes()
    assert t.winners == winners


def test_other_levels_stop_below():
    """MU-6.1, MU-1.6: a card that does not say so does not bring the last level."""
    t = Table(levels=[9, 1, 1], hands=["gual-gold pollymorph"])
    assert not t.A.can("level", "gual-gold", t.A)
    assert not t.A.can("sell")


def test_the_dungeon_closes():
    """MU-6.4: after the last round the highest level wins, several together."""
    t = Table(levels=[4, 4, 1], rounds=5)
    t.g.number = 15
    t.finish_turn()
    assert t.winners == [A, B]


# -- options ---------------------------------------------------------------------------------------------------------


def test_the_faster_game():
    """MU-7.1: a door face down first; looting draws a treasure; a monster so drawn is not fought."""
    t = Table(doors="bigfoot elf", treasures="buckler", faster=True)
    assert (t.A.hand, t.g.fighter) == (["bigfoot"], -1)
    t.open_door()
    t.everybody_passes()
    t.A.does("loot")
    assert t.A.hand == ["bigfoot", "buckler", "elf"]


def test_another_winning_level():
    """MU-6.1: 5 instead of 10, and everything that stops below it."""
    t = Table(levels=[4, 1, 1], doors="lame-goblin", goal=5, hands=["gual-gold"])
    assert not t.A.can("level", "gual-gold", t.A)
    t.open_door()
    t.everybody_passes()
    assert t.winners == [A]


def test_several_sets():
    """MU-7.3, MU-7.4: all doors of the sets make one deck, all treasures the other; each card so often."""
    m = fresh(sets=3)
    cards = [card for pile in (m.table.doors, m.table.treasures, *m.table.hands, m.table.old_doors) for card in pile]
    assert len(cards) + len(m.table.old_treasures) == 504
    assert [GROUP[card] for card in cards].count(MONSTER) == 111
    assert all(IS_DOOR[card] for card in m.table.doors)
    assert not any(IS_DOOR[card] for card in m.table.treasures)


def test_more_than_six_players_play_with_two_sets():
    """MU-7.3: from seven on there are at least two sets, and the match ends like any other."""
    assert len(all_cards(Match.new("munchkin", 7, 1).table)) == 2 * 168
    assert len(all_cards(Match.new("munchkin", 6, 1).table)) == 168
    done = run("sim", "munchkin", "--games", 2, "--seats", 8, "--seed", 1, "--option", "rounds=3", "--json")
    facts = json.loads(done.stdout)
    assert (done.returncode, facts["finished"], facts["errors"], facts["seats"]) == (0, 2, 0, 8)


def test_a_hand_may_be_shown():
    """MU-5.9, MU-1.7: to one player, who sees these cards as long as they stay there; nobody else does."""
    t = Table(hands=["elf buckler", "dwarf"], doors="cleric")
    t.A.answers(["show", B])
    assert t.match.view(B)["hands"][A] == t.g.hands[A]
    assert t.match.view(C)["hands"][A] == [None, None]
    worlds = [cast(Munchkin, t.match.imagine(B, seed).table) for seed in range(9)]
    assert all(world.hands[A] == t.g.hands[A] for world in worlds)
    assert any(cast(Munchkin, t.match.imagine(C, seed).table).hands[A] != t.g.hands[A] for seed in range(9))
    t.A.cannot(["show", B], "MU-5.9")
    t.A.cannot(["show", A], "MU-5.9")
    t.B.answers(["show", A])
    t.open_door()
    assert t.match.view(B)["hands"][A][:2] == t.g.hands[A][:2]
    assert t.match.view(B)["hands"][A][2] is None


def test_a_hand_may_be_shown_in_combat():
    """MU-5.9: at any time, by anyone; who has no cards has nothing to show."""
    t = Table(levels=[1, 5, 5], hands=["", "elf"], doors="bullrog")
    t.open_door()
    t.A.cannot(["show", B], "MU-5.9")
    t.B.answers(["show", A])
    t.give_up()
    t.C.cannot(["show", A], "MU-5.9")


def test_only_the_top_of_a_discard_pile_is_seen():
    """MU-1.7: nobody looks through it, but everybody may remember what was discarded."""
    t = Table(old_doors="elf dwarf", old_treasures="buckler chainsaw", hands=["wand-of-dowsing"])
    view = t.match.view(B)
    assert view["old_doors"] == [None, t.g.old_doors[-1]]
    assert view["old_treasures"] == [None, t.g.old_treasures[-1]]
    assert cast(Munchkin, t.match.imagine(B, 1).table).old_doors == t.g.old_doors
    t.A.does("wand", "wand-of-dowsing")
    zones = {zone.id: zone for zone in GAMES["munchkin"].scene(t.match.view(A), A).zones}
    assert [piece.card for piece in zones["dowsed"].pieces] == ["buckler", "chainsaw", "elf", "dwarf"]
    assert "dowsed" not in {zone.id for zone in GAMES["munchkin"].scene(t.match.view(B), B).zones}


def test_a_cleric_sees_what_would_rise():
    """cleric: MU-2.1: the question and the option name the last door, the pile says what lies on top."""
    t = Table(traits=["cleric"], hands=["dwarf"], old_doors="elf pit-bull", doors="bigfoot")
    t.everybody_passes()
    scene = GAMES["munchkin"].scene(t.match.view(A), A)
    say = words("de", "munchkin").say
    assert scene.question
    assert "„Pit Bull“" in say(scene.question.text)
    assert "„Pit Bull“" in say(scene.options[1].label)
    note = next(zone for zone in scene.zones if zone.id == "old_doors").note
    assert note
    assert say(note) == "2 Karten, zuoberst „Pit Bull“."
