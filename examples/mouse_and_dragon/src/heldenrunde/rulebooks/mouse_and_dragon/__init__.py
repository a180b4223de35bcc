"""Mouse and Dragon: a duel of two with ten cards, small enough to be read in one sitting (docs/add-a-game.md)."""

from heldenrunde.rulebooks.mouse_and_dragon.cards import catalogue
from heldenrunde.rulebooks.mouse_and_dragon.rules import duel, laying
from heldenrunde.rulebooks.mouse_and_dragon.shown.log import LOG, line
from heldenrunde.rulebooks.mouse_and_dragon.shown.scene import sample, scene
from heldenrunde.rulebooks.mouse_and_dragon.state import MouseAndDragon

from heldenrunde.core.definition import Definition

MOUSE_AND_DRAGON = Definition(
    id="mouse-and-dragon",
    prefix="MD",
    version=1,
    seats=(2,),
    options=(),
    state=MouseAndDragon,
    set_up=duel.set_up,
    rules=(duel, laying),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
    sample=sample,
    minutes=(3, 3),
)
