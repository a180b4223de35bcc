"""KP-1, KP-7.1, KP-7.2, KP-8.1, KP-9.1: what lies on the table at the beginning."""

from __future__ import annotations

from typing import Any, cast

import pytest

import heldenrunde as hr
from heldenrunde.core.chance import Rigged
from heldenrunde.rulebooks.kapow.cards.catalogue import ALLIANCES, BARE, CHARACTERS, TRAITS, YELLOW
from heldenrunde.rulebooks.kapow.rules.set_up import A_BOX, give_marker
from heldenrunde.rulebooks.kapow.state import Kapow
from heldenrunde.texts import LANGUAGES, words

IDS = [character.id for character in CHARACTERS]


def new(mode: str, seed: int = 1, **options: Any) -> tuple[hr.Match, Kapow]:
    match = hr.Match.new("kapow", seed=seed, mode=mode, **options)
    return match, cast(Kapow, match.table)


def in_box(g: Kapow, places: range, supply: int) -> list[int]:
    """Trait dice, action dice and faces: in the supply and with these places together."""
    dice = [die for place in places for die in g.dice[place]]
    action = [die for die in dice if die[0] == "k"]
    faces = "".join(die[1:] for die in action) + "".join(g.pools[place] for place in places)
    held = [*[dice.count(die) for die in TRAITS], len(action), *[faces.count(face) for face in "METAXW"]]
    return [a + b for a, b in zip(held, g.supplies[supply], strict=True)]


def test_a_first_game():
    """KP-1.2: 20 health, a die of each colour, an action die with a joker; the starting player is random."""
    _, g = new("first")
    assert g.health == g.most == [20, 20]
    assert g.dice == [(*TRAITS, "kWBBBBB")] * 2
    assert {new("first", seed)[1].marker for seed in range(10)} == {0, 1}


@pytest.mark.parametrize("mode", ["first", "duel", "solo", "teams", "coop"])
def test_everything_comes_out_of_the_supply_and_none_is_lost(mode):
    """KP-1.1, KP-7.1: 20 trait dice, 8 action dice and 50 faces per box, at every decision of a match."""
    match, g = new(mode, rounds=5)
    n = len(g.supplies)
    assert n == (2 if mode in ("teams", "coop") else 1)
    bot = hr.bot("random", seed=4)
    while not match.over:
        for supply in range(n):
            places = g.members(supply) if n == 2 else g.places
            if mode != "teams":  # faces may change sides
                assert in_box(g, places, supply) == list(A_BOX)
        seat = match.waiting()[0]
        match.answer(seat, bot.choose(match.view_for_bot(seat)))
    assert sum(sum(in_box(g, g.members(s) if n == 2 else g.places, s)) for s in range(n)) == n * sum(A_BOX)


@pytest.mark.parametrize("id", IDS)
def test_a_character_has_the_health_and_dice_of_its_board(id):
    """KP-1.3: as the board says, and as the texts say."""
    match, g = new("duel", characters="chosen")
    match.answer(0, id)
    match.answer(1, next(other for other in IDS if other != id))
    character = CHARACTERS[IDS.index(id)]
    assert g.most[0] == character.health
    assert g.dice[0] == character.dice
    assert 5 <= len(character.dice) <= 6
    for language in LANGUAGES:
        assert str(character.health) in words(language, "kapow")(f"card-{id}.text")


def test_characters_are_dealt_or_chosen_openly_and_none_twice():
    """KP-1.5: any two may fight."""
    assert all(len(set(new("teams", seed)[1].characters)) == 4 for seed in range(8))
    match, g = new("duel", characters="chosen")
    assert match.options(0) == IDS
    match.answer(0, "fuse")
    assert "fuse" not in match.options(1)
    match.answer(1, "crescendo")
    assert g.characters == [IDS.index("fuse"), IDS.index("crescendo")]
    match, g = new("solo", characters="chosen")
    match.answer(0, "fuse")
    match.answer(0, "echo")
    assert g.characters == [IDS.index("fuse"), IDS.index("echo")]


@pytest.mark.parametrize(
    ("health", "characters", "starts"),
    [
        ((20, 19), ("fuse", "crescendo"), {1}),
        ((20, 20), ("fuse", "echo"), {1}),
        ((20, 20), ("leech", "fuse"), {0}),
        ((20, 20), ("fuse", "crescendo"), {0, 1}),
        ((20, 20), ("leech", "echo"), {0, 1}),
    ],
)
def test_who_starts(health, characters, starts):
    """KP-1.3: the lowest health, then a villain, then chance."""
    found = set()
    for fall in (0, 1):
        _, g = new("duel")
        g.health, g.characters = list(health), [IDS.index(id) for id in characters]
        g.chance = Rigged({"marker": [fall]})
        give_marker(g)
        found.add(g.marker)
    assert found == starts


def test_a_team_adds_up_its_health_and_more_villains_start():
    """KP-7.1: one counter per team, also its maximum; on a tie the team with more villains."""
    _, g = new("teams")
    for side in (0, 1):
        assert g.health[side] == g.most[side] == sum(CHARACTERS[g.characters[p]].health for p in g.members(side))
    g.health = [40, 40]
    g.characters = [IDS.index(id) for id in ("fuse", "echo", "leech", "mindset")]
    give_marker(g)
    assert g.marker == 1


def test_alliance_cards_are_dealt_one_of_each_colour():
    """KP-7.2, KP-9.4: automata have none."""
    _, g = new("teams")
    for cards in g.alliances:
        assert {ALLIANCES[card].colour for card in cards} == {"orange", "green", "blue", "purple"}
    assert sorted([*g.alliances[0], *g.alliances[1]]) == list(range(8))
    _, g = new("coop")
    assert [len(cards) for cards in g.alliances] == [4, 0]


def test_the_draft_takes_one_two_and_one():
    """KP-7.2: each card taken leaves its twin to the other team."""
    match, g = new("teams", alliance="drafted")
    first, second = list(g.members(g.marker)), list(g.members(1 - g.marker))
    assert match.waiting() == first
    match.answer(first[1], "double-team")
    assert match.waiting() == second
    assert "alley-oop" not in match.options(second[0])
    match.answer(second[0], "cover-me")
    assert match.waiting() == second
    match.answer(second[1], "rescue")
    assert match.waiting() == first
    assert match.options(first[0]) == ["training-partners", "shared-lab"]
    match.answer(first[0], "shared-lab")
    ids = [{ALLIANCES[card].id for card in cards} for cards in g.alliances]
    assert ids[g.marker] == {"double-team", "shield-wall", "breathing-space", "shared-lab"}
    assert ids[1 - g.marker] == {"alley-oop", "cover-me", "rescue", "training-partners"}


def test_faces_of_the_dice():
    """KP-1.4: every trait die but red has one blank; an empty place of an action die is blank."""
    assert [die.count("B") for die in TRAITS] == [0, 1, 1, 1, 1]
    assert all(len(die) == 7 for die in TRAITS)
    assert BARE.count("B") == 6
    assert YELLOW.count("E") == 3


def test_the_mode_goes_with_the_number_of_players():
    """KP-8.1, KP-9.1: one alone against an automaton, two together against two, four in teams."""
    assert hr.Match.new("kapow", seats=1).settings["mode"] == "solo"
    assert hr.Match.new("kapow", seats=4).settings["mode"] == "teams"
    assert hr.Match.new("kapow").seats == 2
    assert len(hr.Match.new("kapow", mode="coop").table.dice) == 4  # type: ignore[attr-defined]
    with pytest.raises(hr.HeldenrundeError) as refused:
        hr.Match.new("kapow", seats=2, mode="teams")
    assert refused.value.reason.id == "bad-option-seats"
    _, g = new("solo")
    assert [g.automaton(place) for place in g.places] == [False, True]
    assert g.health[1] == CHARACTERS[g.characters[1]].health
