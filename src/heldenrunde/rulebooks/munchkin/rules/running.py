"""MU-3.10, MU-3.14: running away, monster by monster."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import PASS, Seat, call
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.bad_stuff import caught, escaped
from heldenrunde.rulebooks.munchkin.cards.catalogue import FOE, NAME, THING
from heldenrunde.rulebooks.munchkin.cards.monsters import CANNOT_RUN
from heldenrunde.rulebooks.munchkin.rules.actions import act, why_not_running
from heldenrunde.rulebooks.munchkin.rules.anytime import anytime
from heldenrunde.rulebooks.munchkin.rules.costs import ask_cost, can_pay
from heldenrunde.rulebooks.munchkin.rules.dice import chicken, loaded, throw_die, turn_die
from heldenrunde.rulebooks.munchkin.rules.drawing import draw_and_lay
from heldenrunde.rulebooks.munchkin.rules.figure import hireling, suffers, wears
from heldenrunde.rulebooks.munchkin.rules.meddling import lamp
from heldenrunde.rulebooks.munchkin.rules.odds import foe_level
from heldenrunde.rulebooks.munchkin.state import Foe, Munchkin


def run_away(g: Munchkin) -> None:
    """MU-3.14: the fighter runs from all monsters, then the helper."""
    g.then(*[call(run_from_all, seat) for seat in g.side()])


def run_from_all(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: a roll for each monster."""
    g.chasers = g.foes[:]
    g.then(call(run_step, seat))


def run_step(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: the runner picks a monster not yet dealt with; the dead run no more."""
    g.passed, g.target = 0, -1
    g.no_roll()
    if g.chasers and not g.dead[seat]:
        g.then(call(before_roll, seat))


def before_roll(g: Munchkin, seat: Seat) -> None:
    """MU-5.13: before a roll anyone may play cards about running, level cards and curses."""
    if not g.chasers:
        return
    waiting = [other for other in g.seats if not g.passed & 1 << other and not g.dead[other]]
    if waiting:
        g.ask_any(waiting, run_moves, run_moved, seat, check=why_not_running)
    else:
        face(g, seat, target_of(g))


def target_of(g: Munchkin) -> Foe:
    return next(foe for foe in g.chasers if foe[0] == g.target)


def run_moves(g: Munchkin, seat: Seat, runner: Seat) -> list[Any]:
    """The runner picks the monster; everybody else passes or interferes."""
    found: list[Any] = []
    if seat == runner:
        for foe in g.chasers:
            found.append(("run", foe[0]))
            found += ways_out(g, seat, foe)
        if hireling(g, seat) is not None and seat not in g.walled:
            found.append("servant")
    else:
        found.append(PASS)
    anytime(g, seat, found)
    if runner == g.fighter and len(g.chasers) == len(g.foes) and not g.walled:
        walls(g, seat, found)
    return found


def ways_out(g: Munchkin, seat: Seat, foe: Foe) -> list[tuple[str, Card, Card]]:
    """Rat on a Stick for a monster of level 8 or less; any stick for a Pit Bull. Nothing helps where nobody can run."""
    if FOE[foe[1]].run == CANNOT_RUN:
        return []
    items = g.carried(seat)
    found: list[tuple[str, Card, Card]] = []
    if foe_level(g, foe) <= 8:
        found += [("rat", card, foe[0]) for card in items if NAME[card] == "rat-on-a-stick"]
    if NAME[foe[1]] == "pit-bull":
        found += [("stick", card, foe[0]) for card in items if "stick" in THING[card].marks]
    return found


def walls(g: Munchkin, seat: Seat, found: list[Any]) -> None:
    """Instant Wall: after the fighter gave up, before the first roll."""
    side = g.side()
    groups = [(one,) for one in side] + ([tuple(side)] if len(side) == 2 else [])
    for card in g.hands[seat] + g.pack[seat]:
        if NAME[card] == "instant-wall":
            found += [("wall", card, group) for group in groups]


def run_moved(g: Munchkin, seat: Seat, choice: Any, runner: Seat) -> None:
    if choice == PASS:
        g.passed |= 1 << seat
        g.then(call(before_roll, runner))
        return
    word = choice if isinstance(choice, str) else choice[0]
    if word == "run":
        g.target = choice[1]
        g.passed |= 1 << seat
        g.then(call(before_roll, runner))
    elif word in ("rat", "stick"):
        g.target, g.free, g.passed = choice[2], True, 0
        g.lose(seat, (choice[1],), "MU-3.14", "distract", (target_of(g)[1],))
        g.then(call(reactions, runner))
    else:
        g.then(call(before_roll, runner))
        g.target, g.passed = -1, 0
        if word == "servant":
            servant_stays(g, seat)
        elif word == "wall":
            build_wall(g, seat, choice[1], choice[2])
        else:
            act(g, seat, choice)


def servant_stays(g: Munchkin, seat: Seat) -> None:
    """The Hireling is left behind, with its item, and its owner escapes all monsters."""
    servant = hireling(g, seat)
    if servant is not None:
        g.lose(seat, (servant,), "MU-3.14", "servant")
        g.walled.append(seat)


def build_wall(g: Munchkin, seat: Seat, card: Card, group: tuple[Seat, ...]) -> None:
    """One or two willing players escape automatically."""
    g.play(seat, card, "MU-3.14", to=group)
    g.played.append(card)
    for other in group:
        if other == seat:
            g.walled.append(other)
        else:
            g.then(call(ask_wall, other))


def ask_wall(g: Munchkin, seat: Seat) -> None:
    """MU-3.14: nobody is made to escape."""
    g.ask(seat, wall_answers, wall_answered)


def wall_answers(g: Munchkin, seat: Seat) -> list[str]:
    return ["accept", "refuse"]


def wall_answered(g: Munchkin, seat: Seat, choice: str) -> None:
    g.note(choice, seat, rule="MU-3.14")
    if choice == "accept":
        g.walled.append(seat)


# -- the roll --------------------------------------------------------------------------------------------------------


def spared(g: Munchkin, seat: Seat, foe: Foe) -> bool:
    """MU-3.10: some monsters do not pursue up to a level; Squidzilla pursues all elves."""
    monster = FOE[foe[1]]
    if g.level[seat] > monster.spares:
        return False
    return not (monster.id == "squidzilla" and suffers(g, seat, "elf"))


def face(g: Munchkin, seat: Seat, foe: Foe) -> None:
    """MU-3.14: no pursuit or an automatic escape needs no roll; else roll, reactions, result."""
    monster = FOE[foe[1]]
    g.passed = 0
    if monster.run != CANNOT_RUN:
        if seat in g.walled or monster.run > 6 or spared(g, seat, foe):
            g.free = True
        else:
            roll_to_run(g, seat)
    g.then(call(reactions, seat))


def roll_to_run(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: a roll against the monster that the runner faces."""
    foe = target_of(g)
    throw_die(g, seat, "run", run_bonus(g, seat, foe), "MU-3.10", (foe[1],))


def run_bonus(g: Munchkin, seat: Seat, foe: Foe) -> int:
    """MU-3.10: races, items in use, the monster, a chicken, and the cards of a wizard's flight."""
    total = FOE[foe[1]].run + g.plus - chicken(g, seat)
    if g.has(seat, "elf"):
        total += 1
    for card in g.worn[seat]:
        total += THING[card].run
    return total


def gets_away(g: Munchkin, seat: Seat) -> bool:
    """MU-3.10: 5 or more."""
    return g.free or (g.die > 0 and g.die + run_bonus(g, seat, target_of(g)) >= 5)


def reactions(g: Munchkin, seat: Seat) -> None:
    """MU-5.13: between a roll and its result only cards that react to a roll."""
    if not any([foe[0] == g.target for foe in g.chasers]):
        g.then(call(run_step, seat))
        return
    waiting = [other for other in g.seats if not g.passed & 1 << other and not g.dead[other]]
    if waiting:
        g.ask_any(waiting, reaction_moves, reacted, seat)
    else:
        run_result(g, seat)


def reaction_moves(g: Munchkin, seat: Seat, runner: Seat) -> list[Any]:
    """The runner may change the own roll; anyone may pour glue before one who escapes."""
    found: list[Any] = [PASS]
    away = gets_away(g, runner)
    cards = g.hands[seat] + g.pack[seat]
    if away:
        found += [("glue", card) for card in cards if NAME[card] == "flask-of-glue"]
    elif seat == g.turn:
        found += [("lamp", card, g.target) for card in cards if NAME[card] == "magic-lamp"]
    if seat == runner and g.die:
        found += loaded(g, seat)
        if not away:
            found += second_chances(g, seat, cards)
    return found


def second_chances(g: Munchkin, seat: Seat, cards: list[Card]) -> list[Any]:
    """After a failed roll: a wizard's flight, a halfling's second try, the Invisibility Potion."""
    found: list[Any] = [("invisible", card) for card in cards if NAME[card] == "invisibility"]
    if g.has(seat, "wizard") and g.plus < 3 and can_pay(g, seat, "wizard"):
        found.append("flight")
    if g.has(seat, "halfling") and not g.rerolled and can_pay(g, seat, "halfling"):
        found.append("again")
    return found


def reacted(g: Munchkin, seat: Seat, choice: Any, runner: Seat) -> None:
    if choice == PASS:
        g.passed |= 1 << seat
        g.then(call(reactions, runner))
        return
    g.passed = 0
    g.then(call(reactions, runner))
    word = choice if isinstance(choice, str) else choice[0]
    if word == "flight":
        g.then(call(ask_cost, seat, "wizard"), call(fly, seat))
    elif word == "again":
        g.rerolled = True
        g.then(call(ask_cost, seat, "halfling"), call(roll_to_run, seat))
    elif word == "loaded-die":
        turn_die(g, seat, choice[1], choice[2])
    elif word == "lamp":
        lamp(g, seat, choice)
    else:
        g.play(seat, choice[1], "MU-5.13", to=() if word == "invisible" else (runner,))
        g.played.append(choice[1])
        if word == "invisible":
            g.free = True
        else:
            g.then(call(glue, runner))


def fly(g: Munchkin, seat: Seat) -> None:
    """MU-3.10: a wizard's flight: up to three cards a roll, +1 each."""
    g.plus += 1
    g.note("flight", seat, n=1, m=g.die + run_bonus(g, seat, target_of(g)))


def glue(g: Munchkin, runner: Seat) -> None:
    """MU-5.13, Flask of Glue: who just escaped, even automatically, rolls again."""
    g.no_roll()
    roll_to_run(g, runner)


def run_result(g: Munchkin, seat: Seat) -> None:
    """MU-3.14: what the monster does happens at once, before the next one is picked."""
    foe = target_of(g)
    away, how = gets_away(g, seat), "roll" if g.die else "free"
    g.chasers.remove(foe)
    g.no_roll()
    g.then(call(run_step, seat))
    if away:
        if wears(g, seat, "tuba-of-charm"):
            g.then(call(draw_and_lay, seat, 1, "MU-3.10"))
        escaped(g, seat, foe[1], how)
    else:
        caught(g, seat, foe[1])
