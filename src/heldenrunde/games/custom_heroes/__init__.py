"""Custom Heroes: a climbing game in which the cards themselves change."""

from heldenrunde.core.definition import Definition, Option
from heldenrunde.games.custom_heroes import bets, power, rounds, scoring, tricks
from heldenrunde.games.custom_heroes.cards import catalogue
from heldenrunde.games.custom_heroes.log import LOG, line
from heldenrunde.games.custom_heroes.scene import scene
from heldenrunde.games.custom_heroes.state import CustomHeroes

CUSTOM_HEROES = Definition(
    id="custom-heroes",
    prefix="CH",
    version=1,
    seats=range(2, 7),
    options=(Option("threshold", 10, least=1, most=99),),
    state=CustomHeroes,
    set_up=rounds.set_up,
    rules=(bets, power, rounds, scoring, tricks),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
)
