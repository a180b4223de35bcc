"""KAPOW!: dice that are built during play, and placed behind screens."""

from heldenrunde.core.definition import AUTOMATON, HERO, NOVICE, Definition, Option
from heldenrunde.rulebooks.kapow.cards import effects, immediate
from heldenrunde.rulebooks.kapow.cards.catalogue import catalogue
from heldenrunde.rulebooks.kapow.lesson import LESSON
from heldenrunde.rulebooks.kapow.rules import (
    automaton,
    cleaning,
    fighting,
    gaining,
    placing,
    powering,
    revealing,
    rounds,
    set_up,
    solo,
    turns,
)
from heldenrunde.rulebooks.kapow.shown.log import COUNTED, HIGH, LOG, line
from heldenrunde.rulebooks.kapow.shown.pieces import sample
from heldenrunde.rulebooks.kapow.shown.printed import printed
from heldenrunde.rulebooks.kapow.shown.scene import scene
from heldenrunde.rulebooks.kapow.state import COOP, FIRST, SOLO, TEAMS, Kapow

SIDES = (
    ((HERO,), (HERO,)),
    ((NOVICE,), (NOVICE,)),
    ((HERO, HERO), (HERO, HERO)),
    ((HERO,), (AUTOMATON,)),
    ((HERO, HERO), (AUTOMATON, AUTOMATON)),
)
"""Of each mode, in their order."""
WITH_CHARACTERS = tuple(mode for mode in set_up.MODES if mode != FIRST)

KAPOW = Definition(
    id="kapow",
    prefix="KP",
    version=2,
    seats=(1, 2, 4),
    options=(
        Option("mode", set_up.MODES[0], among=set_up.MODES, players=set_up.MODE_PLAYERS, sides=SIDES),
        Option("characters", set_up.DEALT, among=(set_up.DEALT, set_up.CHOSEN), only={"mode": WITH_CHARACTERS}),
        Option("alliance", set_up.DEALT, among=(set_up.DEALT, set_up.DRAFTED), only={"mode": (TEAMS,)}),
        Option("difficulty", set_up.LEVELS[1], among=set_up.LEVELS, only={"mode": (SOLO, COOP)}),
        Option("rounds", 30, least=1, most=99),
    ),
    state=Kapow,
    set_up=set_up.set_up,
    rules=(
        set_up,
        rounds,
        placing,
        immediate,
        revealing,
        fighting,
        turns,
        powering,
        effects,
        gaining,
        cleaning,
        automaton,
        solo,
    ),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
    lesson=LESSON,
    sample=sample,
    printed=printed,
    minutes=(20, 40),
    counted=COUNTED,
    high=HIGH,
    best=("attack", "hit"),
)
