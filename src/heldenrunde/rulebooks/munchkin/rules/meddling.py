"""MU-3.4: what anyone may do in any combat: one-shots, monsters, enhancers and the other cards for combats."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import (
    ENHANCER,
    FOE,
    GROUP,
    HELP_ME,
    ILLUSION,
    LUNCH,
    MATE,
    MONSTER,
    NAME,
    ONCE,
    THING,
    WANDERING,
    kind_of,
)
from heldenrunde.rulebooks.munchkin.cards.manners import enter, foe_of, remove_foe
from heldenrunde.rulebooks.munchkin.cards.rescue import OURS, THEIRS, elves_drink, pour, rescues
from heldenrunde.rulebooks.munchkin.cards.things import EITHER
from heldenrunde.rulebooks.munchkin.rules.drawing import draw_and_lay
from heldenrunde.rulebooks.munchkin.rules.odds import foe_levels, foe_treasures
from heldenrunde.rulebooks.munchkin.state import Munchkin


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
            found += rescues(g, seat, card)
    for card in g.pack[seat]:
        if GROUP[card] == ONCE:
            one_shot(g, seat, card, found)


def one_shot(g: Munchkin, seat: Seat, card: Card, found: list[Any]) -> None:
    """MU-3.13: from hand, table or pack, on either side."""
    item = THING[card]
    if item.once == EITHER:
        found.append(("throw", card, OURS))
        found.append(("throw", card, THEIRS))
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


def into_combat(
    g: Munchkin, seat: Seat, card: Card, to: tuple[Seat, ...] = (), on: tuple[Card, ...] = (), told: bool = False
) -> None:
    """MU-3.13: once played a card lies by the combat and belongs to nobody. What is told otherwise is not told here."""
    if told:
        g.take_away(seat, card)
    else:
        g.play(seat, card, to=to, on=on)
    g.played.append(card)
    g.stir()


def all_leave(g: Munchkin) -> None:
    """All monsters leave the combat, and what was due for others is due no more."""
    for foe in g.foes[:]:
        remove_foe(g, foe)
    g.owed, g.slain = 0, []


# -- one-shots -------------------------------------------------------------------------------------------------------


def throw(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.13: it adds to a side's total, once."""
    _, card, side = choice
    into_combat(g, seat, card, told=True)
    pour(g, seat, card, side)


def halitosis(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The Floating Nose dies of it, and that is a kill."""
    foe = foe_of(g, choice[2])
    into_combat(g, seat, choice[1], told=True)
    g.note("slays", seat, (foe[1],), on=(choice[1],))
    g.slain.append((foe_levels(g, foe), foe_treasures(g, foe)))
    remove_foe(g, foe)


def yuppie(g: Munchkin, seat: Seat, choice: Any) -> None:
    """+2 for each elf of the side."""
    into_combat(g, seat, choice[1], told=True)
    elves_drink(g, seat, choice[1])


def double(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Doppelganger: the fighter, alone, counts twice."""
    into_combat(g, seat, choice[1])
    g.doubles += 1


def friendship(g: Munchkin, seat: Seat, choice: Any) -> None:
    """All monsters go, without treasure; the room may be looted (MU-2.7)."""
    into_combat(g, seat, choice[1])
    all_leave(g)
    g.grant = True


def pollymorph(g: Munchkin, seat: Seat, choice: Any) -> None:
    """One monster goes and leaves its treasure (MU-3.6)."""
    into_combat(g, seat, choice[1], on=(foe_of(g, choice[2])[1],))
    drive_away(g, choice[2])


def drive_away(g: Munchkin, card: Card) -> None:
    """MU-3.9: removed, not killed; its treasure is due with the victory."""
    foe = foe_of(g, card)
    g.owed += foe_treasures(g, foe)
    remove_foe(g, foe)


def lamp(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Magic Lamp: one monster vanishes; its treasure stays only if it was the only one."""
    foe = foe_of(g, choice[2])
    into_combat(g, seat, choice[1], on=(foe[1],))
    if len(g.foes) == 1 and not g.owed and not g.slain:
        drive_away(g, choice[2])
    else:
        remove_foe(g, foe)


def transfer(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Another player takes over the combat; the active player may loot the room afterwards (MU-2.7)."""
    _, card, other = choice
    into_combat(g, seat, card, told=True)
    g.note("takes-over", seat, (card,), to=(other,))
    if g.slain and what_is_killed_is_killed(g):
        return
    g.fighter, g.helper, g.forced, g.doubles = other, -1, False, 0
    g.share, g.first, g.promised = 0, "", []
    g.joined |= 1 << other
    g.grant = True


def what_is_killed_is_killed(g: Munchkin) -> bool:
    """MU-3.9: for what a card has killed before, the level stays with who fought then. Is the match won by it?"""
    reward(g, sum([levels for levels, _ in g.slain]), len(g.slain))
    g.owed += sum([treasures for _, treasures in g.slain])
    g.slain = []
    return crowned(g)


def reward(g: Munchkin, levels: int, kills: int) -> None:
    """MU-3.9, MU-6.2: the fighter goes up, and an elf who helps, at the same moment."""
    g.gain_levels(g.fighter, levels, g.goal - 1 if g.forced else g.goal, "MU-3.9")
    if g.helper >= 0 and g.has(g.helper, "elf"):
        g.gain_levels(g.helper, kills, g.goal, "MU-3.9")


def crowned(g: Munchkin) -> bool:
    """MU-6.1, MU-7.2: has somebody of the side reached the winning level?"""
    winners = [seat for seat in g.side() if g.level[seat] >= g.goal]
    if winners:
        g.win(g.side() if g.shared and g.fighter in winners else winners)
    return bool(winners)


# -- monsters --------------------------------------------------------------------------------------------------------


def enhance(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.5: it counts for its monster and that monster's Mate."""
    _, card, like = choice
    into_combat(g, seat, card, told=True)
    plus = kind_of(card).plus
    g.note("enhance", seat, (card,), abs(plus), "plus" if plus > 0 else "minus", on=(like,))
    g.mods.append((card, like))


def wander(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.11: a monster from the same hand joins."""
    _, card, monster = choice
    into_combat(g, seat, card, told=True)
    join(g, seat, monster)
    g.note("joins", seat, (monster,), FOE[monster].level, on=(card,))


def join(g: Munchkin, seat: Seat, monster: Card) -> None:
    g.take_away(seat, monster)
    g.monsters.append(monster)
    g.foes.append((monster, monster))
    enter(g, monster)


def mate(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-3.5: a whole second monster like the one it joins."""
    _, card, other = choice
    like = foe_of(g, other)[1]
    g.play(seat, card, on=(like,))
    g.monsters.append(card)
    g.foes.append((card, like))
    g.stir()
    enter(g, card)


def illusion(g: Munchkin, seat: Seat, choice: Any) -> None:
    """One monster and what modifies it goes; one from the own hand takes its place."""
    _, card, gone, monster = choice
    into_combat(g, seat, card, told=True)
    foe = foe_of(g, gone)
    join(g, seat, monster)
    g.note("illusion", seat, (foe[1], monster), FOE[monster].level, on=(card,))
    remove_foe(g, foe)
    if not any([like == foe[1] for _, like in g.foes]):
        g.mods = [(mod, like) for mod, like in g.mods if like != foe[1]]


def lunch(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Out to Lunch: all monsters are discarded, and the fighter draws two treasures."""
    into_combat(g, seat, choice[1])
    all_leave(g)
    g.then(call(draw_and_lay, g.fighter, 2, "MU-3.18"))
