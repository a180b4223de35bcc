"""Hero Story: trick-taking in which nearly every card breaks a rule at its own moment."""

from heldenrunde.core.definition import Definition, Option
from heldenrunde.games.hero_story import (
    allies,
    backstories,
    charging,
    common,
    ending,
    enemies,
    events,
    gadgets,
    identities,
    personalities,
    rounds,
    solo,
    suits,
    talents,
    tricks,
    ultimates,
)
from heldenrunde.games.hero_story.abilities import catalogue
from heldenrunde.games.hero_story.log import LOG, line
from heldenrunde.games.hero_story.scene import scene
from heldenrunde.games.hero_story.state import HeroStory

HERO_STORY = Definition(
    id="hero-story",
    prefix="HS",
    version=2,
    seats=range(1, 6),
    options=(
        Option("rounds", rounds.ROUNDS, 1, rounds.ROUNDS),
        Option("difficulty", solo.NORMAL, among=(solo.EASY, solo.NORMAL, solo.HARD)),
    ),
    state=HeroStory,
    set_up=rounds.set_up,
    rules=(
        rounds,
        charging,
        tricks,
        ending,
        events,
        solo,
        common,
        talents,
        gadgets,
        backstories,
        suits,
        allies,
        enemies,
        ultimates,
        personalities,
        identities,
    ),
    scene=scene,
    log=LOG,
    line=line,
    catalogue=catalogue,
)
