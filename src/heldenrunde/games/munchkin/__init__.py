"""Munchkin: kick open the door, kill the monster, grab the treasure, stab your friends in the back."""

from heldenrunde.core.definition import Definition, Option
from heldenrunde.games.munchkin import (
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
    manners,
    running,
    selling,
    spoils,
    trades,
    turn,
)
from heldenrunde.games.munchkin.cards import catalogue
from heldenrunde.games.munchkin.log import LOG, line
from heldenrunde.games.munchkin.scene import scene
from heldenrunde.games.munchkin.state import Munchkin

MUNCHKIN = Definition(
    id="munchkin",
    prefix="MU",
    version=1,
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
        manners,
        running,
        selling,
        spoils,
        trades,
        turn,
    ),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
)
