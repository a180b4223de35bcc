"""MU-3: combat, from the moment a monster faces the fighter until it is won or given up."""

from __future__ import annotations

from typing import Any, Final

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.abilities import abilities
from heldenrunde.rulebooks.munchkin.cards.catalogue import NAME
from heldenrunde.rulebooks.munchkin.cards.manners import enter, greet, manners, part
from heldenrunde.rulebooks.munchkin.rules.actions import act, why_not
from heldenrunde.rulebooks.munchkin.rules.anytime import anytime
from heldenrunde.rulebooks.munchkin.rules.bargain import decisive, requests
from heldenrunde.rulebooks.munchkin.rules.death import bury, rise_again
from heldenrunde.rulebooks.munchkin.rules.drawing import draw_and_lay
from heldenrunde.rulebooks.munchkin.rules.figure import can_carry
from heldenrunde.rulebooks.munchkin.rules.losing import end_curse
from heldenrunde.rulebooks.munchkin.rules.meddling import crowned, meddling, reward
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, foes_total, kills, levels_due, side_total, treasures_due
from heldenrunde.rulebooks.munchkin.rules.own_turn import laying
from heldenrunde.rulebooks.munchkin.rules.running import run_away
from heldenrunde.rulebooks.munchkin.rules.selling import hand_over
from heldenrunde.rulebooks.munchkin.rules.spoils import share_spoils
from heldenrunde.rulebooks.munchkin.rules.trades import trades
from heldenrunde.rulebooks.munchkin.state import Munchkin

RUN: Final = "run-away"


def meet(g: Munchkin, monster: Card) -> None:
    """MU-2.1, MU-2.7: a monster that lies in the open faces the active player, and has been met."""
    g.no_combat()
    g.faceup.remove(monster)
    g.monsters.append(monster)
    g.foes.append((monster, monster))
    g.fighter, g.joined, g.met, g.phase = g.turn, 1 << g.turn, True, "combat"
    g.stir()
    g.then(call(manners), call(before_combat, monster), call(combat))


def before_combat(g: Munchkin, monster: Card) -> None:
    """MU-3.1: special text first: what some monsters want before the combat, if they are still there."""
    if g.foes:
        enter(g, monster)
        greet(g, monster)


def combat(g: Munchkin) -> None:
    """After every change: special text first, then everything is reckoned anew (MU-3.1)."""
    g.then(call(manners), call(combat_step))


def combat_step(g: Munchkin) -> None:
    """MU-3.7: it ends only when all have passed since the last change: ahead, or the fighter acts or runs."""
    if g.forced and decisive(g):
        part(g, "MU-6.1")
    if not g.foes:
        victory(g)
        return
    waiting = [seat for seat in g.seats if not g.passed & 1 << seat and not g.dead[seat]]
    if waiting:
        g.ask_any(waiting, combat_moves, combat_moved, check=why_not)
    elif ahead(g):
        victory(g)
    else:
        g.ask(g.fighter, last_moves, combat_moved, check=why_not)


def combat_moves(g: Munchkin, seat: Seat) -> list[Any]:
    """MU-3.4: anyone may do anything of this, any number of times."""
    found: list[Any] = [PASS]
    add_moves(g, seat, found)
    return found


def add_moves(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    anytime(g, seat, found)
    meddling(g, seat, found)
    abilities(g, seat, found)
    if seat == g.turn:
        laying(g, seat, found)
    if seat == g.fighter:
        requests(g, seat, found)
    elif seat != g.helper:
        trades(g, seat, found)


def last_moves(g: Munchkin, seat: Seat) -> list[Any]:
    """MU-3.7: all have passed and the side is not ahead: the fighter acts, asks for help, or runs."""
    found: list[Any] = [RUN]
    add_moves(g, seat, found)
    return found


def combat_moved(g: Munchkin, seat: Seat, choice: Any) -> None:
    if choice == PASS:
        g.passed |= 1 << seat
        g.then(call(combat_step))
    elif choice == RUN:
        g.running, g.phase = True, "run"
        g.note("give-up", seat, n=side_total(g), m=foes_total(g))
        g.then(call(run_away), call(lost))
    else:
        g.then(call(combat))
        act(g, seat, choice)


# -- the end ---------------------------------------------------------------------------------------------------------


def victory(g: Munchkin) -> None:
    """MU-3.9: first the levels; then perhaps the match is won; then the treasures.

    Without a kill, when the last monster was removed, there are only treasures (MU-3.18).
    """
    tell_victory(g)
    g.then(*([call(reward_kills)] if kills(g) else []), call(crown_or_loot))


def reward_kills(g: Munchkin) -> None:
    """MU-3.9: the levels, all at the same moment."""
    reward(g, levels_due(g), kills(g))


def crown_or_loot(g: Munchkin) -> None:
    """MU-3.9, MU-6.1: perhaps the match is won; otherwise there are treasures."""
    if crowned(g):
        return
    fighter, helper = g.fighter, g.helper
    due, share, first, promised = treasures_due(g), g.share, g.first, g.promised
    clear_table(g)
    if helper >= 0:
        keep_promises(g, fighter, helper, promised)
        g.then(call(share_spoils, fighter, helper, due, share, first))
    else:
        g.then(call(draw_and_lay, fighter, due, "MU-3.9"))


def tell_victory(g: Munchkin) -> None:
    """MU-3.9, MU-3.18: by strength, or because no monster is left."""
    if g.foes:
        slain = tuple([like for _, like in g.foes])
        g.note("victory", g.fighter, slain, side_total(g), to=tuple(g.side()[1:]), m=foes_total(g))
    else:
        g.note("cleared", g.fighter)


def keep_promises(g: Munchkin, fighter: Seat, helper: Seat, promised: list[Card]) -> None:
    """MU-3.12: promised items pass when the combat is won; what was lost meanwhile is not replaced."""
    for card in promised:
        if card in g.carried(fighter) and can_carry(g, helper, card):
            hand_over(g, fighter, helper, card, "MU-3.12")


def lost(g: Munchkin) -> None:
    """MU-3.11, MU-4.3: when both have run, bodies are looted and the monsters discarded."""
    dead = [seat for seat in g.side() if g.dead[seat]]
    due = g.owed if not g.foes else 0  # only the Magic Lamp pays here
    fighter = g.fighter
    clear_table(g)
    g.then(*[call(bury, seat) for seat in dead], *[call(rise_again, seat) for seat in dead])
    if due and not g.dead[fighter]:
        g.then(call(draw_and_lay, fighter, due, "MU-3.9"))


def clear_table(g: Munchkin) -> None:
    """MU-3.11: monsters and the cards played on them are discarded; curses for one combat are over."""
    for card in g.monsters + g.played:
        g.throw(card)
    g.monsters, g.played = [], []
    for seat in g.seats:
        if g.joined & 1 << seat:
            for card in [c for c in g.curses[seat] if NAME[c] in ("curse-change-sex", "curse-malign-mirror")]:
                end_curse(g, seat, card)
    g.no_combat()
    g.fought = True
