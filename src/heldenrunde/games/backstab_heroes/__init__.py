"""Backstab Heroes: eight monsters, one party, and only the richest hero wins."""

from heldenrunde.core.definition import Definition
from heldenrunde.games.backstab_heroes import (
    attacks,
    fight,
    play,
    reactions,
    rounds,
    spoils,
    targets,
    treasures,
    tricks,
)
from heldenrunde.games.backstab_heroes.cards import catalogue
from heldenrunde.games.backstab_heroes.log import LOG, line
from heldenrunde.games.backstab_heroes.scene import scene
from heldenrunde.games.backstab_heroes.state import BackstabHeroes

BACKSTAB_HEROES = Definition(
    id="backstab-heroes",
    prefix="BH",
    version=2,
    seats=range(3, 7),
    options=(),
    state=BackstabHeroes,
    set_up=rounds.set_up,
    rules=(attacks, fight, play, reactions, rounds, spoils, targets, treasures, tricks),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
)
