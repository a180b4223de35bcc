"""Custom Heroes: a climbing game in which the cards themselves change."""

from heldenrunde.core.definition import Definition, Option
from heldenrunde.rulebooks.custom_heroes.cards import catalogue
from heldenrunde.rulebooks.custom_heroes.lesson import LESSON
from heldenrunde.rulebooks.custom_heroes.rules import bets, power, rounds, scoring, tricks
from heldenrunde.rulebooks.custom_heroes.shown.log import COUNTED, HIGH, LOG, POINTS, ROUND_END, line
from heldenrunde.rulebooks.custom_heroes.shown.printed import printed
from heldenrunde.rulebooks.custom_heroes.shown.scene import sample, scene
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

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
    lesson=LESSON,
    sample=sample,
    printed=printed,
    minutes=(30, 60),
    counted=COUNTED,
    high=HIGH,
    round_end=ROUND_END,
    points=POINTS,
    best=("play", "bet"),
    said=("pass", "skip"),
    until=("play", "lead"),
)
