"""The toy of the kernel as a game that people can play, with no client code at all: always the same deal, and one of
every kind of piece and choice that the general table of the browser draws. How games are written shows examples/.

A copy of the program gets it as one of its games (tests/browser/test_general.py), so it imports its own parts from `.`.
"""

from heldenrunde.core.definition import Definition
from tests.toy import Toy

from . import play
from .scene import catalogue, line, scene

TOY = Definition(
    id="toy",
    prefix="TOY",
    version=1,
    seats=(3,),
    options=(),
    state=Toy,
    set_up=play.set_up,
    rules=(play,),
    scene=scene,
    log={"lay": "TOY-1.2", "slip": "TOY-1.3", "draw": "TOY-1.4", "pay": "TOY-1.5", "pass": "TOY-1.1"},
    line=line,
    catalogue=catalogue,
)
