"""The kernel by itself, with a toy game: what happens next, who is asked, who sees what, and chance."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations
from typing import cast

import pytest

from heldenrunde.core import looks
from heldenrunde.core.chance import Chance, Keyed, Quick, Rigged, key_from, load_chance
from heldenrunde.core.flow import ALL, ANY, OFFER, ONE, PASS, Refusal, call
from heldenrunde.core.game import EVERYBODY, SPECTATOR, Card, eye
from heldenrunde.core.record import frozen, load_game, names_of, save_game
from heldenrunde.core.views import hear, imagine, plain, view
from tests import toy as rules
from tests.toy import (
    Toy,
    ask_checked,
    ask_colour,
    ask_everybody,
    ask_nobody,
    ask_two,
    colours,
    nobody_took,
    offer_all,
    offer_for,
    open_window,
    pick_card,
    say,
    say_twice,
    take,
    tell,
    the_end,
    toy,
)

# -- what happens next -----------------------------------------------------------------------------------------------


def test_what_is_said_next_happens_in_the_order_written():
    assert toy(call(say, 1), call(say, 2), call(say, 3)).told == [1, 2, 3]


def test_what_a_rule_puts_next_comes_before_the_rest():
    assert toy(call(say_twice, "a"), call(say_twice, "b"), call(say, "c")).told == ["a", "a!", "b", "b!", "c"]


def test_nothing_happens_while_somebody_is_asked():
    g = toy(call(ask_colour, 1), call(say, "later"))
    assert g.told == []
    assert (g.waiting(), g.options(1)) == ([1], ["red", "blue"])
    g.take(1, "red")
    assert g.told == [(1, "red"), "later"]
    assert (g.waiting(), g.asked, g.agenda) == ([], (), [])


def test_cancel_takes_off_the_next_occurrence_only():
    g = toy(call(ask_colour, 0), call(say, 1), call(nobody_took), call(say, 2))
    assert g.cancel(say)
    assert not g.cancel(the_end)
    g.take(0, "red")
    assert g.told == [(0, "red"), "nobody", 2]


def test_after_the_end_nothing_happens():
    g = toy(call(the_end), call(say, "never"))
    assert (g.told, g.agenda, g.waiting()) == ([], [], [])
    assert g.refusal(0, "red") == Refusal("match-over")


def test_there_is_one_question_at_a_time():
    with pytest.raises(AssertionError, match="one question at a time"):
        toy(call(ask_two))


# -- the forms of a question -----------------------------------------------------------------------------------------


def test_ask_takes_what_is_in_the_list_and_says_why_not_otherwise():
    g = toy(call(ask_colour, 1))
    assert g.form == ONE
    assert g.refusal(1, "red") is None
    assert g.refusal(1, "green") == Refusal("not-an-option")
    assert g.refusal(0, "red") == Refusal("not-your-turn")


def test_a_check_judges_what_is_not_in_the_list():
    g = toy(call(ask_checked))
    assert g.refusal(0, "red") is None
    assert g.refusal(0, "gold") is None
    assert g.refusal(0, "green") == Refusal("no-such-colour", "TOY-1")
    g.take(0, "gold")
    assert g.told == [(0, "gold")]


def test_further_arguments_reach_the_options_and_the_rule():
    g = toy()
    g.ask(2, colours, take, "white", "black")
    assert g.options(2) == ["red", "blue", "white", "black"]
    assert view(g, 0)["question"] == {"name": "colours", "form": ONE, "seats": [2], "about": ["white", "black"]}
    g.take(2, "black")
    assert g.told == [(2, "black", "white", "black")]


def test_pick_asks_only_when_there_is_a_choice():
    g = toy()
    g.hands[0], g.hands[1] = [], [Card(3)]
    pick_card(g, 0)
    assert (g.told, g.waiting()) == ([], [])
    pick_card(g, 1)
    assert (g.told, g.waiting()) == ([(1, 3)], [])
    pick_card(g, 2)
    assert (g.waiting(), g.options(2), g.form) == ([2], [4, 5], ONE)


def test_ask_all_tells_the_answers_together_in_the_order_asked():
    g = toy(call(ask_everybody))
    assert (g.form, g.waiting()) == (ALL, [2, 0, 1])
    g.take(1, "blue")
    assert (g.waiting(), g.told) == ([2, 0], [])
    assert g.refusal(1, "red") == Refusal("already-answered")
    g.take(2, "red")
    g.take(0, "blue")
    assert g.told == [[(2, "red"), (0, "blue"), (1, "blue")]]
    assert (g.sealed, g.waiting()) == ({}, [])


def test_who_is_idle_may_answer_but_is_not_waited_for():
    g = toy()
    g.ask_any([1], colours, take, idle=(2,))
    assert (g.waiting(), g.options(2)) == ([1], ["red", "blue"])
    assert (view(g, 2)["options"], view(g, 2)["unasked"]) == (None, ["red", "blue"])
    assert view(g, 2)["question"]["seats"] == [1]
    assert (g.options(0), view(g, 0)["unasked"]) == ((), None)
    assert g.clone().idle == (2,)
    g.take(2, "blue")
    assert (g.told, g.idle) == ([(2, "blue")], ())


def test_asking_nobody_is_answered_at_once():
    assert toy(call(ask_nobody), call(say, "on")).told == [[], "on"]


def test_an_open_window_is_settled_by_the_first_answer_and_may_open_again():
    g = toy(call(open_window), call(say, "on"))
    assert (g.form, g.waiting()) == (ANY, [0, 1, 2])
    g.take(2, "red")
    assert g.waiting() == [0, 1, 2]
    g.take(0, "blue")
    assert g.told == [(2, "red"), (0, "blue"), "on"]


def test_an_offer_goes_to_all_who_have_options_and_the_first_in_order_who_takes_one_gets_it():
    g = toy()
    g.hands[0] = []
    offer_all(g)
    assert (g.form, g.waiting(), g.options(1), g.options(2)) == (OFFER, [1, 2], [PASS, 2, 3], [PASS, 4, 5])
    rival = g.clone()
    g.take(2, 5)
    assert (g.waiting(), g.told) == ([1], [])  # nothing happens before all have answered
    g.take(1, PASS)
    assert g.told == [(2, 5)]
    rival.take(2, 5)
    rival.take(1, 3)
    assert rival.told == [(1, 3)]  # what the later one wanted does not happen


def test_an_offer_that_nobody_takes_goes_on():
    g = toy(call(offer_all), call(say, "on"))
    for seat in (1, 0, 2):
        g.take(seat, PASS)
    assert g.told == ["nobody", "on"]


def test_what_an_offer_is_about_goes_to_its_functions():
    g = toy(call(offer_for, 6))
    assert g.waiting() == [1, 2]  # who cannot afford it is not asked
    g.take(1, 3)
    g.take(2, PASS)
    assert g.told == [(1, 3, 6)]
    g = toy(call(offer_for, 6))
    g.take(1, PASS)
    g.take(2, PASS)
    assert g.told == [6]


# -- who sees what ---------------------------------------------------------------------------------------------------


def test_a_view_shows_the_cards_a_seat_knows():
    g = toy()
    assert view(g, 0)["hands"] == [[0, 1], [None, None], [None, None]]
    assert view(g, None)["hands"] == [[None, None]] * 3
    assert view(g, 1)["pile"] == [None, None, None]
    g.show(Card(7), EVERYBODY)
    assert view(g, 1)["pile"] == view(g, None)["pile"] == [None, 7, None]


def test_a_view_shows_own_figures_only_to_their_seat():
    assert view(toy(), 1)["purse"] == [None, 6, None]
    assert view(toy(), None)["purse"] == [None, None, None]


def test_what_is_inside_is_not_even_counted_by_who_does_not_know_it():
    g = toy()
    assert view(g, 0)["inside"] == {"0": [8]}
    assert view(g, 1)["inside"] == {}


def test_nobody_sees_what_nobody_has_declared():
    with pytest.raises(ValueError, match="nobody has said"):
        looks.way_to_look("other")


def test_only_the_seats_that_are_asked_see_an_offer():
    g = toy(call(offer_for, 6))
    assert view(g, 1)["question"] == {"name": "affordable", "form": OFFER, "seats": [1], "about": [6]}
    assert view(g, 1)["options"] == [PASS, 2, 3]
    for other in (0, None):
        assert view(g, other)["question"] is None
        assert view(g, other)["options"] is None


def test_the_views_of_others_do_not_tell_who_is_asked_in_an_offer_and_who_has_answered():
    g = toy(call(offer_all))
    later, fewer = g.clone(), toy(call(offer_for, 7))
    later.take(1, PASS)
    assert (later.waiting(), fewer.waiting()) == ([0, 2], [2])
    assert view(later, 2) == view(g, 2)
    assert view(later, None) == view(g, None) == view(fewer, None)
    assert view(later, 1) | {"sealed": None} == view(fewer, 1)


def test_what_an_offer_is_about_is_told_to_who_is_asked_alone():
    g = toy(call(offer_for, 6))
    assert view(g, 1)["question"]["about"] == [6]
    for other in (0, None):
        assert view(g, other) == view(toy(call(offer_for, 7)), other)


def test_a_sealed_answer_is_seen_by_its_seat_alone():
    g = toy(call(ask_everybody))
    g.take(0, "blue")
    assert view(g, 0)["sealed"] == "blue"
    assert view(g, 0)["options"] is None
    assert view(g, 1)["sealed"] is None
    assert view(g, None)["sealed"] is None
    assert view(g, 1)["question"]["seats"] == [2, 1]


def test_an_event_tells_a_face_to_those_who_knew_it_then():
    g = toy()
    g.events = []
    g.note("look", 1, (Card(2), Card(9)), n=3, name="x", rule="TG-1.1", to=(0, 2), on=(Card(9), Card(2)), m=-1)
    g.show(Card(9))
    g.note("show", 1, (Card(9),))
    look, show = g.news()
    about = {"cards": [2, None], "on": [None, 2], "to": [0, 2]}
    assert hear(look, 1) == {"what": "look", "seat": 1, "n": 3, "name": "x", "rule": "TG-1.1", "m": -1, **about}
    assert hear(look, 0)["cards"] == hear(look, None)["cards"] == [None, None]
    assert hear(show, 0)["cards"] == hear(show, None)["cards"] == [9]


def test_when_nobody_listens_nothing_is_noted():
    g = toy()
    g.note("look", 1)
    assert g.events is None


def test_every_seat_has_its_own_bit_and_spectators_have_another():
    assert [eye(seat) for seat in range(4)] == [1, 2, 4, 8]
    assert eye(None) == SPECTATOR
    assert EVERYBODY & SPECTATOR


def test_an_imagined_world_deals_again_what_the_seat_does_not_know():
    g = toy(chance=Rigged({}))
    seen = set()
    for seed in range(50):
        world = cast(Toy, imagine(g, 0, Quick(seed)))
        assert view(world, 0) == view(g, 0)
        assert sorted([*world.hands[1], *world.hands[2], *world.pile]) == [2, 3, 4, 5, 6, 7, 9]
        assert [world.knows[card] for card in world.hands[1]] == [2, 2]
        seen.add(tuple(world.hands[1]))
    assert len(seen) > 20
    assert g.hands == [[0, 1], [2, 3], [4, 5]]


def test_an_imagined_world_guesses_who_else_is_asked_in_an_offer_and_that_nobody_has_answered():
    g = toy(call(offer_for, 6))
    later, passed = g.clone(), g.clone()
    later.take(1, PASS)
    passed.take(2, PASS)
    for seed in range(8):
        assert save_game(imagine(g, 0, Quick(seed))) == save_game(imagine(later, 0, Quick(seed)))
        assert save_game(imagine(g, 2, Quick(seed))) == save_game(imagine(later, 2, Quick(seed)))
        world = imagine(passed, 2, Quick(seed))
        assert (world.sealed, world.waiting()) == ({2: PASS}, [1])


def test_in_an_imagined_world_somebody_else_is_asked_whom_the_offer_waits_for():
    g = toy(call(offer_for, 7))
    assert {imagine(g, 1, Quick(seed)).asked for seed in range(8)} == {(2,)}
    g.purse[2] = 6  # nobody could be asked any more
    assert {imagine(g, 1, Quick(seed)).asked for seed in range(8)} == {(0,), (2,)}


# -- moments ---------------------------------------------------------------------------------------------------------


def test_a_moment_lies_between_two_rules_of_which_the_first_has_told_something():
    g = toy(call(ask_colour, 0), call(tell, "a"), call(say, "b"), call(tell, "c"))
    g.events, g.film, g.watched = [], [], True
    g.take(0, "red")
    assert [(len(moment.table.told), moment.told, moment.sought) for moment in g.film] == [(2, 1, ())]


def test_an_offer_is_a_moment_whether_anybody_can_do_anything_or_not():
    for price in (5, 6, 8):
        g = toy(call(ask_colour, 0), call(tell, "a"), call(offer_for, price))
        g.events, g.film, g.watched = [], [], True
        g.take(0, "red")
        assert [(moment.told, moment.sought) for moment in g.film] == [(1, ()), (1, (1, 0, 2))]
        assert (g.film[-1].table.asked, g.film[-1].table.told) == ((), [(0, "red"), "a"])


def test_nobody_pays_for_moments_who_does_not_watch():
    g = toy(call(ask_colour, 0), call(tell, "a"), call(say, "b"))
    g.take(0, "red")
    assert g.film is None


def test_an_imagined_world_guesses_the_sealed_answers_of_others():
    g = toy(call(ask_everybody))
    g.take(0, "blue")
    g.take(1, "blue")
    worlds = [imagine(g, 0, Quick(seed)) for seed in range(20)]
    assert {world.sealed[0] for world in worlds} == {"blue"}
    assert {world.sealed[1] for world in worlds} == {"red", "blue"}
    assert all(world.waiting() == [2] for world in worlds)


def test_plain_and_frozen_turn_tuples_into_lists_and_back():
    assert plain((1, [2, (3, "a")], {4: (5,)})) == [1, [2, [3, "a"]], {"4": [5]}]
    assert frozen([1, [2, "a", []], "b"]) == (1, (2, "a", ()), "b")


@pytest.mark.parametrize("odd", [True, 1.0, None, {}, [[[[1]]]], [True], [[1.0]]])
def test_what_no_choice_can_contain_is_equal_to_nothing(odd):
    assert frozen(odd) != odd
    assert frozen(odd) not in (1, (1,), ((1,),))


# -- saves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", [ask_everybody, open_window, offer_all, ask_checked])
def test_a_toy_is_saved_with_its_agenda_and_its_question(question):
    g = toy(call(question), call(say, ("on", 1)), call(say_twice, "b"))
    if g.form == ALL:
        g.take(0, "blue")
    again = cast(Toy, load_game(Toy(), save_game(g), names_of((rules,))))
    assert save_game(again) == save_game(g)
    for match in (g, again):
        while match.waiting():
            match.take(match.waiting()[0], match.options(match.waiting()[0])[-1])
    assert again.told == g.told
    assert again.told[-3:] == [("on", 1), "b", "b!"]


def test_a_save_names_no_function_that_does_not_exist():
    saved = save_game(toy(call(ask_colour, 0)))
    saved["follow"] = {"rule": "os.system"}
    with pytest.raises(KeyError):
        load_game(Toy(), saved, names_of((rules,)))


# -- chance ----------------------------------------------------------------------------------------------------------


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, written out."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()


def keyed_reference(key: bytes, label: str, use: int, bounds: list[int]) -> list[int]:
    """The draws that anybody can check: from block after block, from its end, 32 bits at a time, without bias.

    The block is HMAC-SHA-256(key, "label:use:block"); of its 32 bytes the last four are the first number, the least
    significant first, and so on to the front; a number that would favour small results is left out.
    """
    drawn, block = [], 0
    stream: list[int] = []
    for n in bounds:
        while True:
            if not stream:
                bits = hmac_sha256(key, f"{label}:{use}:{block}".encode())
                stream = [int.from_bytes(bits[i : i + 4], "little") for i in range(28, -1, -4)]
                block += 1
            number = stream.pop(0)
            if number < 2**32 - 2**32 % n:
                break
        drawn.append(number % n)
    return drawn


KEY = bytes(range(32))


def test_an_integer_seed_stands_for_a_key():
    assert key_from(7) == hashlib.sha256(b"heldenrunde seed 7").digest()
    assert key_from(-1) != key_from(1)


@pytest.mark.parametrize("bounds", [[52], [6] * 40, [2**32] * 9, [3 * 2**30] * 40, list(range(168, 1, -1)), [1, 1, 2]])
def test_keyed_chance_draws_what_anybody_can_check(bounds):
    chance = Keyed(KEY, {})
    for use in (1, 2, 3):
        assert chance.draw("deal", bounds) == keyed_reference(KEY, "deal", use, bounds)


def test_keyed_chance_never_changes():
    """These numbers stand in the records of matches: when they change, no old match can be replayed."""
    chance = Keyed(KEY, {})
    assert chance.draw("deal", [2**32, 2**32]) == [525251141, 935405314]
    assert [chance.roll("die", 6) + 1 for _ in range(12)] == [1, 1, 2, 5, 6, 3, 3, 2, 1, 4, 1, 3]
    cards = list(range(10))
    chance.shuffle("deal", cards)
    assert cards == [1, 4, 5, 8, 9, 3, 2, 0, 6, 7]


def test_streams_with_different_labels_do_not_touch_each_other():
    alone, busy = Keyed(KEY, {}), Keyed(KEY, {})
    expected = [alone.roll("deal", 1000) for _ in range(10)]
    found = []
    for _ in range(10):
        busy.roll("die", 6)
        found.append(busy.roll("deal", 1000))
        busy.draw("bag", [10] * 30)
    assert found == expected
    assert [alone.roll("die", 1000) for _ in range(10)] != expected


def test_a_shuffle_is_fisher_yates():
    for seed in range(5):
        drawn = keyed_reference(key_from(seed), "deal", 1, list(range(20, 1, -1)))
        expected = list("abcdefghijklmnopqrst")
        for last, j in zip(range(19, 0, -1), drawn, strict=True):
            expected[last], expected[j] = expected[j], expected[last]
        shuffled = list("abcdefghijklmnopqrst")
        Keyed(key_from(seed), {}).shuffle("deal", shuffled)
        assert shuffled == expected


@pytest.mark.parametrize("chance", [Keyed(key_from(1), {}), Quick(1)])
def test_every_order_of_a_shuffle_is_as_likely_as_any_other(chance):
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4_800):
        items = [0, 1, 2, 3]
        chance.shuffle("deal", items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 49.7  # chi-square, 23 degrees of freedom, p = 0.001


@pytest.mark.parametrize("chance", [Keyed(key_from(2), {}), Quick(2)])
@pytest.mark.parametrize("n", [2, 3, 7, 10])
def test_every_number_is_as_likely_as_any_other(chance, n):
    counts = Counter(chance.draw("die", [n] * 1_000 * n))
    assert set(counts) == set(range(n))
    assert sum((count - 1_000) ** 2 / 1_000 for count in counts.values()) < {2: 10.8, 3: 13.8, 7: 22.5, 10: 27.9}[n]


def test_quick_chance_is_splitmix64():
    """The known outputs of splitmix64 for the state 1234567."""
    known = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert Quick(1234567).draw("any", [2**32] * 5) == [number >> 32 for number in known]
    assert Quick(1234567).draw("any", [6] * 5) == [(number >> 32) * 6 >> 32 for number in known]


def test_quick_chance_takes_any_integer():
    assert Quick(-1).roll("", 100) == Quick(2**64 - 1).roll("", 100)
    assert Quick(2**64 + 5).draw("", [100] * 4) == Quick(5).draw("", [100] * 4)


def test_rigged_chance_falls_as_told_and_then_as_it_stands():
    chance = Rigged({"die": [2, 0]})
    assert [chance.roll("die", 6) for _ in range(3)] == [2, 0, 5]
    items = ["a", "b", "c"]
    chance.shuffle("deal", items)
    assert items == ["a", "b", "c"]
    with pytest.raises(AssertionError, match="die cannot fall"):
        Rigged({"die": [6]}).roll("die", 6)


@pytest.mark.parametrize("chance", [Keyed(KEY, {"deal": 3}), Quick(99), Rigged({"deal": [1, 0, 1, 0], "die": [3]})])
def test_chance_is_copied_and_saved_in_the_middle(chance):
    chance.roll("deal", 4)
    copies = [chance.copy(), load_chance(chance.save()), load_chance(chance.copy().save())]
    saved = chance.save()
    expected = [chance.roll("deal", 2) for _ in range(5)]
    for copy in copies:
        assert copy.save() == saved
        assert [copy.roll("deal", 2) for _ in range(5)] == expected
    assert chance.save() != saved


def test_unknown_chance_is_an_error():
    with pytest.raises(ValueError, match="no chance of kind"):
        load_chance({"kind": "fate"})
    with pytest.raises(TypeError):
        Chance().roll("die", 6)
