"""Munchkin: kick open the door, kill the monster, grab the treasure, stab your friends in the back."""

from heldenrunde.core.definition import Definition, Option
from heldenrunde.rulebooks.munchkin.cards import abilities, bad_stuff, curses, manners, rescue
from heldenrunde.rulebooks.munchkin.cards.catalogue import catalogue
from heldenrunde.rulebooks.munchkin.lesson import LESSON
from heldenrunde.rulebooks.munchkin.rules import (
    actions,
    anytime,
    bargain,
    charity,
    combat,
    costs,
    death,
    dice,
    drawing,
    figure,
    losing,
    running,
    selling,
    spoils,
    trades,
    traits,
    turn,
)
from heldenrunde.rulebooks.munchkin.shown.log import COUNTED, HIGH, LOG, UNTIL, line
from heldenrunde.rulebooks.munchkin.shown.printed import printed
from heldenrunde.rulebooks.munchkin.shown.scene import sample, scene
from heldenrunde.rulebooks.munchkin.state import Munchkin

MUNCHKIN = Definition(
    id="munchkin",
    prefix="MU",
    version=2,
    seats=range(3, 9),
    options=(
        Option("faster", False),
        Option("shared", False),
        Option("goal", 10, least=5, most=15),
        Option("rounds", 30, least=1, most=60),
        Option("sets", 1, least=1, most=3),
    ),
    state=Munchkin,
    set_up=turn.set_up,
    rules=(
        abilities,
        actions,
        anytime,
        bad_stuff,
        bargain,
        charity,
        combat,
        costs,
        curses,
        death,
        dice,
        drawing,
        figure,
        losing,
        manners,
        rescue,
        running,
        selling,
        spoils,
        trades,
        traits,
        turn,
    ),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
    lesson=LESSON,
    sample=sample,
    printed=printed,
    round=lambda g: -(-g.number // len(g.level)),  # turns are counted; as many as players make a round
    minutes=(60, 90),
    counted=COUNTED,
    high=HIGH,
    best=("victory", "sell"),
    said=("accept", "refuse"),
    until=UNTIL,
)
