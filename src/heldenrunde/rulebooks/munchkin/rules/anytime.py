"""MU-5.13: what anyone may do at any time: curses, level cards, the Wand, the Ring, races and classes, theft."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import Refusal, Seat, call
from heldenrunde.core.game import EVERYBODY, Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import (
    CLASS,
    CURSE,
    DIVINE,
    GROUP,
    HALF,
    HOARD,
    LEVEL,
    NAME,
    ONCE,
    STEAL,
    SUPER,
    THING,
)
from heldenrunde.rulebooks.munchkin.cards.curses import curse, lift
from heldenrunde.rulebooks.munchkin.rules.costs import ask_cost, can_pay
from heldenrunde.rulebooks.munchkin.rules.dice import roll
from heldenrunde.rulebooks.munchkin.rules.drawing import draw, may_lay_out, play_divine
from heldenrunde.rulebooks.munchkin.rules.figure import can_carry, classes, hireling, place, races
from heldenrunde.rulebooks.munchkin.rules.traits import drop_trait, settle_traits
from heldenrunde.rulebooks.munchkin.state import Munchkin

SHOW: Final = "show"


def anytime(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """Everything of this kind that the player can do now."""
    hand_cards(g, seat, found)
    for card in g.pack[seat]:
        if GROUP[card] == ONCE:
            quiet_one_shot(g, card, found)
    for card in g.traits[seat]:
        found.append(("drop", card))
    if g.has(seat, "thief"):
        thefts(g, seat, found)


def hand_cards(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    for card in g.hands[seat]:
        group = GROUP[card]
        if group == CURSE:
            found += [("curse", card, victim) for victim in g.seats if not g.dead[victim]]
        elif group == LEVEL:
            if may_use_level_card(g, seat, card):
                found += [("level", card, other) for other in g.seats if may_rise(g, other)]
        elif group == STEAL:
            if may_rise(g, seat):
                others = [s for s in g.others(seat) if g.level[s] > 1 and not g.dead[s]]
                found += [("steal-level", card, victim) for victim in others]
        elif group == ONCE:
            quiet_one_shot(g, card, found)
        elif group == HALF:
            if races(g, seat) and not g.has(seat, "half-breed"):
                found.append(("half-breed", card))
        elif group == SUPER:
            found += second_classes(g, seat, card)


def quiet_one_shot(g: Munchkin, card: Card, found: list[Any]) -> None:
    """MU-5.7: one-shots that have nothing to do with combat, whenever their text fits."""
    name = NAME[card]
    if name == "wand-of-dowsing":
        if g.old_doors or g.old_treasures:
            found.append(("wand", card))
    elif name == "wishing-ring":
        found += [("ring", card, lasting) for victim in g.seats for lasting in g.curses[victim]]


# -- levels ----------------------------------------------------------------------------------------------------------


def may_rise(g: Munchkin, seat: Seat) -> bool:
    """MU-6.3: a level card cannot be played on a player just below the winning level."""
    return g.level[seat] < g.goal - 1 and not g.dead[seat]


def may_use_level_card(g: Munchkin, seat: Seat, card: Card) -> bool:
    """The conditions of three of the level cards."""
    name = NAME[card]
    if name == "gual-hireling":
        return any([hireling(g, other) is not None for other in g.seats])
    if name == "gual-mutilate":
        return g.fought
    if name == "gual-whine":
        return g.level[seat] < max(g.level)
    return True


def level_card(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.12: at any time, on anyone."""
    _, card, other = choice
    g.play(seat, card, "MU-5.12", to=() if other == seat else (other,))
    g.throw(card)
    if NAME[card] == "gual-hireling":
        kill_hireling(g)
    g.stir()
    g.then(call(go_up, other))


def go_up(g: Munchkin, seat: Seat) -> None:
    """MU-5.12: a level, but not the winning one (MU-6.1)."""
    g.gain_levels(seat, 1, g.goal - 1, "MU-5.12")


def kill_hireling(g: Munchkin) -> None:
    """The Hireling goes, whoever's it is, and what it holds."""
    for owner in g.seats:
        servant = hireling(g, owner)
        if servant is not None:
            g.lose(owner, (servant,), "MU-5.12")
            return


def steal_level(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The victim loses a level, the thief of it gains one."""
    _, card, victim = choice
    g.play(seat, card, "MU-5.12", to=(victim,))
    g.throw(card)
    g.stir()
    g.then(call(go_down, victim), call(go_up, seat))


def go_down(g: Munchkin, seat: Seat) -> None:
    """MU-5.12: a level less."""
    g.lose_levels(seat, 1, "MU-5.12")


# -- curses and rings ------------------------------------------------------------------------------------------------


def play_curse(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.10: kept in the hand, a curse is played on anyone at any time."""
    _, card, victim = choice
    g.take_away(seat, card)
    g.faceup.append(card)
    g.note("curse", victim, (card,), name="hand", to=(seat,))
    curse(g, card, victim)


def use_ring(g: Munchkin, seat: Seat, choice: Any) -> None:
    """A Wishing Ring ends a lasting curse."""
    _, card, lasting = choice
    victim = next(other for other in g.seats if lasting in g.curses[other])
    lift(g, seat, card, victim, lasting)


def use_wand(g: Munchkin, seat: Seat, choice: Any) -> None:
    """Wand of Dowsing: any card from either discard pile."""
    g.play(seat, choice[1], "MU-5.7")
    g.faceup.append(choice[1])
    g.stir()
    g.then(call(ask_wand, seat, choice[1]))


def ask_wand(g: Munchkin, seat: Seat, wand: Card) -> None:
    """MU-5.7: whenever its text fits: there is something to find."""
    g.ask(seat, dowsed, wand_finds, wand)


def dowsed(g: Munchkin, seat: Seat, wand: Card) -> list[Card]:
    """One card of each kind, the top doors first."""
    kinds = {NAME[card]: card for card in g.old_treasures + g.old_doors}
    return list(kinds.values())


def wand_finds(g: Munchkin, seat: Seat, card: Card, wand: Card) -> None:
    """MU-3.16, MU-5.12: into the hand, where it may be laid out; Hoard and Divine Intervention act at once."""
    (g.old_doors if card in g.old_doors else g.old_treasures).remove(card)
    g.faceup.remove(wand)
    g.throw(wand)
    if GROUP[card] == HOARD:
        g.note("hoard", seat, (card,))
        may_lay_out(g, seat, draw(g, seat, 3, door=False, rule="MU-5.16"))
        g.throw(card)
    elif GROUP[card] == DIVINE:
        play_divine(g, seat, card)
    else:
        g.note("dowse", seat, (card,))
        g.to_hand(seat, card)
        may_lay_out(g, seat, 1)


# -- races and classes -----------------------------------------------------------------------------------------------


def drop(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.2: discardable at any time, in combat too."""
    drop_trait(g, seat, choice[1], "MU-5.2")
    g.stir()


def half_breed(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.3: at any time with a race in play."""
    g.play(seat, choice[1], "MU-5.3")
    g.traits[seat].append(choice[1])
    settle_traits(g, seat)
    g.stir()


def second_classes(g: Munchkin, seat: Seat, card: Card) -> list[tuple[str, Card, Card]]:
    """MU-5.3: Super Munchkin comes together with the second class."""
    mine = classes(g, seat)
    if len(mine) != 1 or g.has(seat, "super-munchkin"):
        return []
    others = [other for other in g.hands[seat] if GROUP[other] == CLASS and NAME[other] != NAME[mine[0]]]
    return [("super-munchkin", card, other) for other in others]


def super_munchkin(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-5.3: one action, even in another's turn."""
    _, card, second = choice
    for one in (card, second):
        g.take_away(seat, one)
        g.traits[seat].append(one)
    g.note("play", seat, (card, second), rule="MU-5.3")
    settle_traits(g, seat)
    g.stir()


# -- showing one's hand ----------------------------------------------------------------------------------------------


def known_by(g: Munchkin, seat: Seat) -> int:
    """Who knows the whole hand, as bits; everybody knows an empty one."""
    known = EVERYBODY
    for card in g.hands[seat]:
        known &= g.knows[card]
    return known


def why_no_show(g: Munchkin, seat: Seat, other: Seat) -> Refusal | None:
    """MU-5.9: to anybody else who does not know the cards already."""
    if other not in g.seats or other == seat or g.dead[other]:
        return Refusal("no-such-partner", "MU-5.9")
    if known_by(g, seat) & 1 << other:
        return Refusal("no-hand-to-show", "MU-5.9")
    return None


def show_hand(g: Munchkin, seat: Seat, choice: Any) -> None:
    """MU-1.7, MU-5.9: whoever was shown it sees these cards as long as they stay there."""
    _, other = choice
    for card in g.hands[seat]:
        g.show(card, 1 << other)
    g.note("show-hand", seat, tuple(g.hands[seat]), len(g.hands[seat]), to=(other,))


# -- theft -----------------------------------------------------------------------------------------------------------


def thefts(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """MU-3.8: small carried items, of those who are not in combat."""
    if g.in_combat(seat) or not can_pay(g, seat, "thief"):
        return
    for victim in g.others(seat):
        if not g.in_combat(victim) and not g.dead[victim]:
            found += [("steal", victim, card) for card in g.carried(victim) if not THING[card].big]


def steal(g: Munchkin, seat: Seat, choice: Any) -> None:
    """The thief discards a card and rolls: 4 or more, and the item is taken; otherwise 1 level is lost."""
    _, victim, card = choice
    g.stir()
    g.note("thief", seat, (card,), to=(victim,))
    g.then(call(ask_cost, seat, "thief"), call(roll, seat, "theft", "MU-3.8"), call(theft_falls, seat, victim, card))


def theft_falls(g: Munchkin, seat: Seat, victim: Seat, card: Card) -> None:
    """MU-5.14: what was stolen lies on the table."""
    success = g.die >= 4
    g.no_roll()
    if not success:
        g.note("theft-fails", seat, (card,))
        g.lose_levels(seat, 1, "MU-3.8")
    elif card in g.carried(victim) and can_carry(g, seat, card):
        g.note("steal", seat, (card,), to=(victim,))
        g.pass_on(victim, card)
        place(g, seat, card)
