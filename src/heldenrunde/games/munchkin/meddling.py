"""MU-3.4: what anyone may do in any combat: one-shots, monsters, enhancers and the other cards for combats."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.games.munchkin.cards import (
    ENHANCER,
    GROUP,
    HELP_ME,
    ILLUSION,
    ITEM,
    LUNCH,
    MATE,
    MONSTER,
    NAME,
    ONCE,
    THING,
    WANDERING,
)
from heldenrunde.games.munchkin.drawing import draw_and_lay
from heldenrunde.games.munchkin.figure import (
    bigs,
    carries_any,
    fits_figure,
    in_the_way,
    item_bonus,
)
from heldenrunde.games.munchkin.manners import enter, remove_foe
from heldenrunde.games.munchkin.odds import ahead, foe_levels, foe_treasures
from heldenrunde.games.munchkin.state import Munchkin
from heldenrunde.games.munchkin.things import EITHER


def meddling(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """Every card of hand and table that can be played into the combat now."""
    for card in g.hands[seat]:
        group = GROUP[card]
        if group == ONCE:
            one_shot(g, seat, card, found)
        elif group == ENHANCER:
            likes = []
            for _, like in g.foes:
                if like not in likes:
                    likes.append(like)
            found += [("enhance", card, like) for like in likes]
        elif group == WANDERING:
            found += [("wander", card, monster) for monster in g.hands[seat] if GROUP[monster] == MONSTER]
        elif group == MATE:
            found += [("mate", card, foe) for foe, _ in g.foes]
        elif group == ILLUSION:
            mine = [monster for monster in g.hands[seat] if GROUP[monster] == MONSTER]
            found += [("illusion", card, foe, monster) for foe, _ in g.foes for monster in mine]
        elif group == LUNCH:
            found.append(("lunch", card))
        elif group == HELP_ME and g.in_combat(seat):
            found += [("help-me", card, item) for item in saving_items(g, seat)]
    for card in g.pack[seat]:
        if GROUP[card] == ONCE:
            one_shot(g, seat, card, found)


def one_shot(g: Munchkin, seat: Seat, card: Card, found: list[Any]) -> None:
    """MU-3.13: from hand, table or pack, on either side."""
    item = THING[card]
    if item.once == EITHER:
        found.append(("throw", card, "side"))
        found.append(("throw", card, "foes"))
        if item.id == "halitosis":
            found += [("halitosis", card, foe) for foe, like in g.foes if NAME[like] == "floating-nose"]
    elif item.once == "yuppie-water":
        if any([g.has(other, "elf") for other in g.side()]):
            found.append(("yuppie", card))
    elif item.once == "doppleganger":
        if seat == g.fighter and g.helper < 0:
            found.append(("double", card))
    elif item.once == "friendship-potion":
        found.append(("friendship", card))
    elif item.once == "pollymorph":
        found += [("pollymorph", card, foe) for foe, _ in g.foes]
    elif item.once == "magic-lamp":
        if seat == g.turn:
            found += [("lamp", card, foe) for foe, _ in g.foes]
    elif item.once == "transferral":
        found += [("transfer", card, other) for other in g.seats if other != g.fighter and not g.dead[other]]


def into_combat(g: Munchkin, seat: Seat, card: Card) -> None:
    """MU-3.13: once played a card lies by the combat and belongs to nobody."""
    g.play(seat, card)
    g.played.append(card)
    g.stir()


# -- one-shots -------------------------------------------------------------------------------------------------------


def throw(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.13: it adds to a side's total, once."""
    _, card, side = choice
    into_combat(g, seat, card)
    if side == "side":
        g.side_plus += THING[card].bonus
        g.fire = g.fire or "fire" in THING[card].marks
    else:
        g.foe_plus += THING[card].bonus


def halitosis(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The Floating Nose dies of it, and that is a kill."""
    into_combat(g, seat, choice[1])
    foe = next(foe for foe in g.foes if foe[0] == choice[2])
    g.slain.append((foe_levels(g, foe), foe_treasures(g, foe)))
    remove_foe(g, foe)


def yuppie(g: Munchkin, seat: Seat, choice: Any) -> None:
    """+2 for each elf of the side."""
    into_combat(g, seat, choice[1])
    g.yuppie += 1


def double(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Doppelganger: the fighter, alone, counts twice."""
    into_combat(g, seat, choice[1])
    g.doubles += 1


def friendship(g: Munchkin, seat: Seat, choice: Any) -> None:
    """All monsters go, without treasure; the room may be looted (MU-2.7)."""
    into_combat(g, seat, choice[1])
    for foe in g.foes[:]:
        remove_foe(g, foe)
    g.owed, g.slain, g.grant = 0, [], True


def pollymorph(g: Munchkin, seat: Seat, choice: Any) -> None:
    """One monster goes and leaves its treasure (MU-3.6)."""
    into_combat(g, seat, choice[1])
    drive_away(g, choice[2])


def drive_away(g: Munchkin, card: Card) -> None:
    """MU-3.9: removed, not killed; its treasure is due with the victory."""
    foe = next(foe for foe in g.foes if foe[0] == card)
    g.owed += foe_treasures(g, foe)
    remove_foe(g, foe)


def lamp(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Magic Lamp: one monster vanishes; its treasure stays only if it was the only one."""
    into_combat(g, seat, choice[1])
    if len(g.foes) == 1 and not g.owed and not g.slain:
        drive_away(g, choice[2])
    else:
        remove_foe(g, next(foe for foe in g.foes if foe[0] == choice[2]))


def transfer(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Another player takes over the combat; the active player may loot the room afterwards (MU-2.7)."""
    _, card, other = choice
    into_combat(g, seat, card)
    g.fighter, g.helper, g.forced, g.doubles = other, -1, False, 0
    g.share, g.first, g.promised = 0, "", []
    g.joined |= 1 << other
    g.grant = True
    g.note("takes-over", other)


# -- monsters --------------------------------------------------------------------------------------------------------


def enhance(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.5: it counts for its monster and that monster's Mate."""
    _, card, like = choice
    into_combat(g, seat, card)
    g.mods.append((card, like))


def wander(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.11: a monster from the same hand joins."""
    _, card, monster = choice
    into_combat(g, seat, card)
    join(g, seat, monster)


def join(g: Munchkin, seat: Seat, monster: Card) -> None:
    g.take_away(seat, monster)
    g.monsters.append(monster)
    g.foes.append((monster, monster))
    g.note("joins", seat, (monster,))
    enter(g, monster)


def mate(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.5: a whole second monster like the one it joins."""
    _, card, other = choice
    like = next(like for foe, like in g.foes if foe == other)
    g.play(seat, card)
    g.monsters.append(card)
    g.foes.append((card, like))
    g.stir()
    enter(g, card)


def illusion(g: Munchkin, seat: Seat, choice: Any) -> None:
    """One monster and what modifies it goes; one from the own hand takes its place."""
    _, card, gone, monster = choice
    into_combat(g, seat, card)
    foe = next(foe for foe in g.foes if foe[0] == gone)
    join_first = len(g.foes) == 1
    if join_first:
        join(g, seat, monster)
    remove_foe(g, foe)
    if not any([like == foe[1] for _, like in g.foes]):
        g.mods = [(mod, like) for mod, like in g.mods if like != foe[1]]
    if not join_first:
        join(g, seat, monster)


def lunch(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Out to Lunch: all monsters are discarded, and the fighter draws two treasures."""
    into_combat(g, seat, choice[1])
    for foe in g.foes[:]:
        remove_foe(g, foe)
    g.owed, g.slain = 0, []
    g.then(call(draw_and_lay, g.fighter, 2))


# -- Help Me Out Here! -----------------------------------------------------------------------------------------------


def saving_items(g: Munchkin, seat: Seat) -> list[Card]:
    """Items of others that would by themselves turn a lost combat into a won one."""
    if ahead(g):
        return []
    items = [card for other in g.others(seat) for card in g.carried(other) if GROUP[card] == ITEM]
    return [card for card in items if saves(g, seat, card)]


def gives_way(g: Munchkin, seat: Seat, card: Card) -> list[Card]:
    """The own items that are discarded to make room for it: its slot, and a Big item."""
    gone = in_the_way(g, seat, card)
    if THING[card].big and not carries_any(g, seat):
        gone = gone + [other for other in bigs(g, seat) if other not in gone]
    return gone


def saves(g: Munchkin, seat: Seat, card: Card) -> bool:
    if not fits_figure(g, seat, card) or item_bonus(g, seat, card) <= 0:
        return False
    before = g.worn[seat]
    g.worn[seat] = [other for other in before if other not in gives_way(g, seat, card)] + [card]
    saved = ahead(g)
    g.worn[seat] = before
    return saved


def help_me(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.16: the item is used now; own items make room for it."""
    _, card, item = choice
    into_combat(g, seat, card)
    g.lose(seat, tuple(gives_way(g, seat, item)))
    owner = next(other for other in g.seats if item in g.carried(other))
    g.take_away(owner, item)
    g.worn[seat].append(item)
    g.note("stolen", owner, (item,))
    g.note("use", seat, (item,))
