"""Backstab Heroes: eight monsters, one party, and only the richest hero wins."""

from heldenrunde.core.definition import Definition
from heldenrunde.rulebooks.backstab_heroes.cards import attacks, reactions, treasures, tricks
from heldenrunde.rulebooks.backstab_heroes.cards.catalogue import catalogue
from heldenrunde.rulebooks.backstab_heroes.lesson import LESSON
from heldenrunde.rulebooks.backstab_heroes.rules import fight, play, rounds, spoils, targets
from heldenrunde.rulebooks.backstab_heroes.shown.log import COUNTED, HIGH, LOG, ROUND_END, line
from heldenrunde.rulebooks.backstab_heroes.shown.printed import printed
from heldenrunde.rulebooks.backstab_heroes.shown.scene import sample, scene
from heldenrunde.rulebooks.backstab_heroes.state import BackstabHeroes

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
    lesson=LESSON,
    offers=True,
    sample=sample,
    printed=printed,
    minutes=(20, 40),
    counted=COUNTED,
    high=HIGH,
    round_end=ROUND_END,
    best=("strike", "suffer"),
    said=("strike", "react", "stumble"),
    until=("reveal", "round", "lay"),
)
