"""MU-5.2 to MU-5.6: what a character is, what it may use, and how strong it is by itself."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import CLASS, GROUP, HIRELING, NAME, ONCE, RACE, RACES, SEXES, THING
from heldenrunde.rulebooks.munchkin.cards.things import ARMOUR, BOTH_HANDS, HAND, NO_SLOT, ROOM, Item
from heldenrunde.rulebooks.munchkin.state import Munchkin

USE: Final = "use"
PACK: Final = "pack"


def races(g: Munchkin, seat: Seat) -> list[Card]:
    return [card for card in g.traits[seat] if GROUP[card] == RACE]


def classes(g: Munchkin, seat: Seat) -> list[Card]:
    return [card for card in g.traits[seat] if GROUP[card] == CLASS]


def is_human(g: Munchkin, seat: Seat) -> bool:
    """MU-5.2: no race is human. A Half-Breed of one race may not use what only humans may."""
    return not races(g, seat)


def suffers(g: Munchkin, seat: Seat, word: str) -> bool:
    """MU-5.3: a Half-Breed of one race has its advantages and none of its disadvantages."""
    if not g.has(seat, word):
        return False
    return word not in RACES or not g.has(seat, "half-breed") or len(races(g, seat)) > 1


# -- items -----------------------------------------------------------------------------------------------------------


def fits_figure(g: Munchkin, seat: Seat, card: Card) -> bool:
    """MU-5.6: restrictions of race, class or sex bind use."""
    item = THING[card]
    only = item.only
    if only:
        if only in SEXES:
            return g.sex[seat] == only
        if only == "human":
            return is_human(g, seat)
        return g.has(seat, only)
    return not item.never or not g.has(seat, item.never)


def is_bound(g: Munchkin, card: Card) -> bool:
    """An item with Cheat! or in the Hireling's hands counts for no limit."""
    return bool(g.bound) and card in [item for _, item in g.bound]


def need(item: Item) -> tuple[str, int]:
    """The slot and how much of it."""
    return (HAND, 2) if item.slot == BOTH_HANDS else (item.slot, 1)


def in_the_way(g: Munchkin, seat: Seat, card: Card) -> list[Card]:
    """MU-5.6: the items in use that share the slot, if there is no room for this one beside them."""
    item = THING[card]
    if item.slot == NO_SLOT:
        return []
    slot, needed = need(item)
    there = in_slot(g, seat, slot)
    return there if needed + room_taken(there) > ROOM[slot] else []


def in_slot(g: Munchkin, seat: Seat, slot: str) -> list[Card]:
    """The items in use that take up room there."""
    return [card for card in g.worn[seat] if need(THING[card])[0] == slot and not is_bound(g, card)]


def room_taken(cards: list[Card]) -> int:
    """How much of their slot these items need."""
    return sum([need(THING[card])[1] for card in cards])


def may_use(g: Munchkin, seat: Seat, card: Card) -> bool:
    """MU-5.6: an ordinary item that suits the figure, with its slot free."""
    return GROUP[card] != ONCE and fits_figure(g, seat, card) and not in_the_way(g, seat, card)


def bigs(g: Munchkin, seat: Seat) -> list[Card]:
    """MU-5.5: the Big items that count for the limit."""
    return [card for card in g.carried(seat) if THING[card].big and not is_bound(g, card)]


def carries_any(g: Munchkin, seat: Seat) -> bool:
    """MU-5.5: a dwarf carries any number of Big items."""
    return g.has(seat, "dwarf")


def can_carry(g: Munchkin, seat: Seat, card: Card) -> bool:
    """MU-5.5, MU-5.15: any number of small items, one Big one."""
    return not THING[card].big or carries_any(g, seat) or not bigs(g, seat)


def place(g: Munchkin, seat: Seat, card: Card) -> str:
    """MU-5.14: an item comes to the table: "use" if its owner wants, may use it and has the place free, else "pack".

    The active player may switch later on; others are asked now. MU-3.16: for those in combat it does not count.
    """
    free = not g.in_combat(seat) and may_use(g, seat, card)
    now = free and may_switch(g, seat)
    (g.worn if now else g.pack)[seat].append(card)
    g.knows[card] = EVERYBODY
    wake_thieves(g, seat, card)
    if free and not now:
        g.then(call(ask_use, seat, card))
        return ""
    return USE if now else PACK


def may_switch(g: Munchkin, seat: Seat) -> bool:
    """MU-5.6: on the own turn outside combat."""
    return seat == g.turn and g.fighter < 0


def wake_thieves(g: Munchkin, seat: Seat, card: Card) -> None:
    """MU-3.8, MU-5.13: there is something new to steal, so thieves who have passed may think again."""
    if THING[card].big or g.in_combat(seat):
        return
    for other in g.others(seat):
        if g.has(other, "thief") and not g.in_combat(other):
            g.passed &= ~(1 << other)


def ask_use(g: Munchkin, seat: Seat, card: Card) -> None:
    """MU-5.14: the new owner decides, as long as the item is there and its place is free."""
    if card in g.pack[seat] and may_use(g, seat, card):
        g.ask(seat, uses, used, card)


def uses(g: Munchkin, seat: Seat, card: Card) -> list[tuple[str, Card]]:
    return [(USE, card), (PACK, card)]


def used(g: Munchkin, seat: Seat, choice: tuple[str, Card], card: Card) -> None:
    if choice[0] == USE:
        put_on(g, seat, card, "MU-5.14")


def put_on(g: Munchkin, seat: Seat, card: Card, rule: str = "") -> None:
    """An item of the pack is in use from now on."""
    g.pack[seat].remove(card)
    g.worn[seat].append(card)
    g.note("use", seat, (card,), rule=rule)


def refit(g: Munchkin, seat: Seat) -> None:
    """MU-3.17: an item that may no longer be used lies in the pack from then on."""
    for card in g.worn[seat][::-1]:
        if not is_bound(g, card) and (not fits_figure(g, seat, card) or crowded(g, seat, card)):
            g.worn[seat].remove(card)
            g.pack[seat].append(card)
            g.note("pack", seat, (card,), name="unfit", rule="MU-3.17")


def crowded(g: Munchkin, seat: Seat, card: Card) -> bool:
    """MU-5.6: is more in use than its slot has room for?"""
    slot = need(THING[card])[0]
    return slot != NO_SLOT and room_taken(in_slot(g, seat, slot)) > ROOM[slot]


def wears(g: Munchkin, seat: Seat, name: str) -> tuple[Card, ...]:
    """This item, if it is in use."""
    return tuple([card for card in g.worn[seat] if NAME[card] == name])


def hireling(g: Munchkin, seat: Seat) -> Card | None:
    for card in g.extras[seat]:
        if NAME[card] == HIRELING:
            return card
    return None


def item_bonus(g: Munchkin, seat: Seat, card: Card) -> int:
    """What an item in use gives this figure."""
    item = THING[card]
    return item.bonus + (item.elf if item.elf and g.has(seat, "elf") else 0)


def gear(g: Munchkin, seat: Seat) -> int:
    """All items in use, and the Hireling, who is no item; under a Malign Mirror only armour counts."""
    total = 1 if g.extras[seat] and hireling(g, seat) is not None else 0
    mirror = bool(g.curses[seat]) and g.cursed(seat, "curse-malign-mirror")
    for card in g.worn[seat]:
        if not mirror or THING[card].slot == ARMOUR:
            total += item_bonus(g, seat, card)
    return total
