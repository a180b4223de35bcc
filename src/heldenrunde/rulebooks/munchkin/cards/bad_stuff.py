"""MU-3.10: what happens to those whom a monster catches, and to some who escape it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import CLASS, IS_DOOR, NAME, RACE, THING
from heldenrunde.rulebooks.munchkin.cards.things import ARMOUR, FEET
from heldenrunde.rulebooks.munchkin.rules.dice import roll
from heldenrunde.rulebooks.munchkin.rules.figure import can_carry, classes, place, suffers
from heldenrunde.rulebooks.munchkin.rules.losing import (
    CAUGHT,
    ask_payment,
    bareheaded,
    filch,
    in_use,
    lose_headgear,
    lose_traits,
    take_unseen,
    torn_away,
    worth,
)
from heldenrunde.rulebooks.munchkin.rules.traits import drop_trait
from heldenrunde.rulebooks.munchkin.state import Munchkin


def caught(g: Munchkin, seat: Seat, monster: Card) -> None:
    """MU-3.14: the bad stuff happens at once, before the next monster is picked."""
    g.note("caught", seat, (monster,))
    g.then(call(bad_stuff, seat, monster))


def bad_stuff(g: Munchkin, seat: Seat, monster: Card) -> None:
    """MU-3.10: what is printed on the monster."""
    flee_penalty(g, seat, NAME[monster])
    BAD_STUFF[NAME[monster]](g, seat)


def escaped(g: Munchkin, seat: Seat, monster: Card, how: str) -> None:
    """MU-3.10: some monsters hurt even those who escape."""
    g.note("escape", seat, (monster,), name=how)
    g.then(call(parting_blow, seat, NAME[monster]))


def parting_blow(g: Munchkin, seat: Seat, name: str) -> None:
    """MU-3.10: Mr Bones costs a level all the same."""
    if name == "mr-bones":
        g.lose_levels(seat, 1)
    else:
        flee_penalty(g, seat, name)


def flee_penalty(g: Munchkin, seat: Seat, name: str) -> None:
    """King Tut and the Wight Brothers: whoever is above level 3 and flees loses 2 levels, once, also when caught."""
    if name in ("king-tut", "wight-brothers") and g.level[seat] > 3:
        g.lose_levels(seat, 2)


def die(g: Munchkin, seat: Seat) -> None:
    """MU-4.1: the body is looted when everybody has run."""
    g.dead[seat] = True
    g.note("die", seat)


# -- levels ----------------------------------------------------------------------------------------------------------


def nothing_bad(g: Munchkin, seat: Seat) -> None:
    """It is a plant."""


def one_level(g: Munchkin, seat: Seat) -> None:
    g.lose_levels(seat, 1)


def two_levels(g: Munchkin, seat: Seat) -> None:
    g.lose_levels(seat, 2)


def three_levels(g: Munchkin, seat: Seat) -> None:
    g.lose_levels(seat, 3)


def tongue_demon(g: Munchkin, seat: Seat) -> None:
    """Elves lose one more."""
    g.lose_levels(seat, 3 if suffers(g, seat, "elf") else 2)


def ghoulfiends(g: Munchkin, seat: Seat) -> None:
    """Down to the lowest level of any player."""
    g.lose_levels(seat, g.level[seat] - min(g.level))


def wight_brothers(g: Munchkin, seat: Seat) -> None:
    """Down to level 1."""
    g.lose_levels(seat, g.level[seat] - 1)


def orcs(g: Munchkin, seat: Seat) -> None:
    """The die decides: 1 or 2 is death, otherwise so many levels."""
    g.then(call(roll, seat, "orcs", CAUGHT), call(orcs_fall, seat))


def orcs_fall(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: what the die decided."""
    if g.die <= 2:
        die(g, seat)
    else:
        g.lose_levels(seat, g.die)
    g.no_roll()


# -- items -----------------------------------------------------------------------------------------------------------


def crabs(g: Munchkin, seat: Seat) -> None:
    """The armour in use and everything in use below the waist."""
    low = [card for card in g.worn[seat] if THING[card].slot == ARMOUR or "low" in THING[card].marks]
    torn_away(g, seat, low, CAUGHT)


def drooling_slime(g: Munchkin, seat: Seat) -> None:
    """The footgear in use; without any 1 level."""
    if in_use(g, seat, FEET):
        torn_away(g, seat, in_use(g, seat, FEET), CAUGHT)
    else:
        g.lose_levels(seat, 1)


def octahedron(g: Munchkin, seat: Seat) -> None:
    """All Big items."""
    torn_away(g, seat, [card for card in g.carried(seat) if THING[card].big], CAUGHT)


def face_sucker(g: Munchkin, seat: Seat) -> None:
    """The headgear in use, and 1 level."""
    g.lose_levels(seat, 1)
    lose_headgear(g, seat, CAUGHT)


def bigfoot(g: Munchkin, seat: Seat) -> None:
    """The headgear in use."""
    lose_headgear(g, seat, CAUGHT)


def leperchaun(g: Munchkin, seat: Seat) -> None:
    """Left and right neighbour each choose an item, which is discarded."""
    others = g.others(seat)
    g.then(call(ask_leper, others[0], seat), call(ask_leper, others[-1], seat))


def ask_leper(g: Munchkin, chooser: Seat, victim: Seat) -> None:
    """MU-3.10: the neighbour picks one of the victim's items."""
    if g.carried(victim) and not g.dead[chooser]:
        g.ask(chooser, victims_items, leper_takes, victim)


def victims_items(g: Munchkin, seat: Seat, victim: Seat) -> list[Card]:
    return g.carried(victim)


def leper_takes(g: Munchkin, seat: Seat, card: Card, victim: Seat) -> None:
    torn_away(g, victim, (card,), CAUGHT)


def net_troll(g: Munchkin, seat: Seat) -> None:
    """Each other player of the highest level of all takes an item."""
    top = max(g.level)
    takers = [other for other in g.others(seat) if g.level[other] == top and not g.dead[other]]
    g.then(*[call(ask_troll, taker, seat) for taker in takers])


def ask_troll(g: Munchkin, taker: Seat, victim: Seat) -> None:
    """MU-3.10: one after the other, as long as there are items."""
    if troll_items(g, taker, victim):
        g.ask(taker, troll_items, troll_takes, victim)


def troll_items(g: Munchkin, taker: Seat, victim: Seat) -> list[Card]:
    """MU-5.15: nobody takes a Big item that they cannot carry."""
    return [card for card in g.carried(victim) if can_carry(g, taker, card)]


def troll_takes(g: Munchkin, taker: Seat, card: Card, victim: Seat) -> None:
    """MU-5.14: what was taken lies on the table."""
    bareheaded(g, victim, (card,))
    g.note("take", taker, (card,), to=(victim,))
    g.pass_on(victim, card)
    place(g, taker, card)


def insurance_salesman(g: Munchkin, seat: Seat) -> None:
    """Items worth 1,000 gold, of the victim's choice; with less, all."""
    items = g.carried(seat)
    if worth(items) < 1000:
        torn_away(g, seat, items, CAUGHT)
    else:
        g.then(call(ask_payment, seat, 1000, CAUGHT))


def king_tut(g: Munchkin, seat: Seat) -> None:
    """All items and the whole hand."""
    torn_away(g, seat, g.carried(seat) + g.hands[seat], CAUGHT)


# -- hands -----------------------------------------------------------------------------------------------------------


def whole_hand(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: all hand cards are discarded."""
    g.lose(seat, tuple(g.hands[seat]), CAUGHT)


def platycore(g: Munchkin, seat: Seat) -> None:
    """The whole hand or 2 levels."""
    g.pick(seat, hand_or_levels, platycore_takes)


def hand_or_levels(g: Munchkin, seat: Seat) -> list[str]:
    """MU-5.4: nobody can discard a whole hand without a card in it."""
    return ["hand", "levels"] if g.hands[seat] else ["levels"]


def platycore_takes(g: Munchkin, seat: Seat, choice: str) -> None:
    if choice == "hand":
        whole_hand(g, seat)
    else:
        g.lose_levels(seat, 2)


def snails(g: Munchkin, seat: Seat) -> None:
    """As many cards as the die shows, of hand and items, the victim's choice."""
    g.then(call(roll, seat, "snails", CAUGHT), call(snails_fall, seat))


def snails_fall(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: what the die decided."""
    n = g.die
    g.no_roll()
    g.then(call(lose_cards, seat, n))


def lose_cards(g: Munchkin, seat: Seat, n: int) -> None:
    """MU-3.10: the victim's choice, one card after the other."""
    if n > 0 and (g.hands[seat] or g.carried(seat)):
        g.ask(seat, hand_and_items, card_goes, n)


def hand_and_items(g: Munchkin, seat: Seat, n: int) -> list[Card]:
    return g.hands[seat] + g.carried(seat)


def card_goes(g: Munchkin, seat: Seat, card: Card, n: int) -> None:
    torn_away(g, seat, (card,), CAUGHT)
    g.then(call(lose_cards, seat, n - 1))


def lawyers(g: Munchkin, seat: Seat) -> None:
    """Everybody else, from the left, takes a hand card unseen; the rest is discarded."""
    g.then(*[call(take_unseen, taker, seat, CAUGHT) for taker in g.others(seat)], call(whole_hand, seat))


def hippogriff(g: Munchkin, seat: Seat) -> None:
    """Everybody else, from the right, takes a treasure: a visible one, or an unseen one from the hand."""
    g.then(*[call(ask_griff, taker, seat) for taker in g.others(seat)[::-1] if not g.dead[taker]])


def ask_griff(g: Munchkin, taker: Seat, victim: Seat) -> None:
    """MU-3.10: one after the other, as long as there are treasures."""
    options = griff_treasures(g, taker, victim)
    if options:
        g.ask(taker, griff_treasures, griff_takes, victim)


def griff_treasures(g: Munchkin, taker: Seat, victim: Seat) -> list[Any]:
    """The backs of a hand are seen: which are treasures is no secret."""
    found: list[Any] = list(troll_items(g, taker, victim))
    if any([not IS_DOOR[card] for card in g.hands[victim]]):
        found.append("unseen")
    return found


def griff_takes(g: Munchkin, taker: Seat, choice: Any, victim: Seat) -> None:
    if choice == "unseen":
        filch(g, taker, victim, [card for card in g.hands[victim] if not IS_DOOR[card]], CAUGHT)
    else:
        troll_takes(g, taker, choice, victim)


# -- what one is -----------------------------------------------------------------------------------------------------


def shrieking_geek(g: Munchkin, seat: Seat) -> None:
    """All races and classes."""
    lose_traits(g, seat, RACE, CAUGHT)
    lose_traits(g, seat, CLASS, CAUGHT)


def amazon(g: Munchkin, seat: Seat) -> None:
    """All classes; without any 3 levels."""
    if classes(g, seat):
        lose_traits(g, seat, CLASS, CAUGHT)
    else:
        g.lose_levels(seat, 3)


def unspeakable_horror(g: Munchkin, seat: Seat) -> None:
    """Death; a wizard loses the class instead."""
    wizard = [card for card in classes(g, seat) if NAME[card] == "wizard"]
    if wizard:
        drop_trait(g, seat, wizard[0], CAUGHT)
    else:
        die(g, seat)


BAD_STUFF: Final[dict[str, Callable[[Munchkin, Seat], None]]] = {
    "potted-plant": nothing_bad,
    "lame-goblin": one_level,
    "crabs": crabs,
    "drooling-slime": drooling_slime,
    "maul-rat": one_level,
    "gelatinous-octahedron": octahedron,
    "pit-bull": two_levels,
    "flying-frogs": two_levels,
    "mr-bones": two_levels,
    "large-angry-chicken": one_level,
    "undead-horse": two_levels,
    "snails-on-speed": snails,
    "leperchaun": leperchaun,
    "harpies": two_levels,
    "shrieking-geek": shrieking_geek,
    "platycore": platycore,
    "pukachu": whole_hand,
    "lawyers": lawyers,
    "amazon": amazon,
    "gazebo": three_levels,
    "ghoulfiends": ghoulfiends,
    "face-sucker": face_sucker,
    "floating-nose": three_levels,
    "3872-orcs": orcs,
    "net-troll": net_troll,
    "bigfoot": bigfoot,
    "wannabe-vampire": three_levels,
    "tongue-demon": tongue_demon,
    "stoned-golem": die,
    "insurance-salesman": insurance_salesman,
    "unspeakable-horror": unspeakable_horror,
    "hippogriff": hippogriff,
    "king-tut": king_tut,
    "wight-brothers": wight_brothers,
    "squidzilla": die,
    "bullrog": die,
    "plutonium-dragon": die,
}
