"""Hero Story: trick-taking in which nearly every card breaks a rule at its own moment."""

from heldenrunde.core.definition import SEATS, Definition, Option
from heldenrunde.rulebooks.hero_story.cards import (
    allies,
    backstories,
    common,
    enemies,
    events,
    gadgets,
    identities,
    personalities,
    suits,
    talents,
    ultimates,
)
from heldenrunde.rulebooks.hero_story.cards.abilities import catalogue
from heldenrunde.rulebooks.hero_story.lesson import LESSON
from heldenrunde.rulebooks.hero_story.rules import charging, ending, rounds, tricks, vancardians, windows
from heldenrunde.rulebooks.hero_story.shown.log import COUNTED, HIGH, LOG, SCORED, line
from heldenrunde.rulebooks.hero_story.shown.printed import printed
from heldenrunde.rulebooks.hero_story.shown.scene import sample, scene
from heldenrunde.rulebooks.hero_story.state import HeroStory

HERO_STORY = Definition(
    id="hero-story",
    prefix="HS",
    version=2,
    seats=range(1, 6),
    options=(
        Option("rounds", rounds.ROUNDS, 1, rounds.ROUNDS),
        Option(
            "difficulty",
            vancardians.NORMAL,
            among=(vancardians.EASY, vancardians.NORMAL, vancardians.HARD),
            only={SEATS: (1,)},
        ),
    ),
    state=HeroStory,
    set_up=rounds.set_up,
    rules=(
        rounds,
        charging,
        tricks,
        windows,
        ending,
        events,
        vancardians,
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
    lesson=LESSON,
    sample=sample,
    printed=printed,
    minutes=(45, 45),
    counted=COUNTED,
    high=HIGH,
    round_end=SCORED,
    points=dict.fromkeys(SCORED, 1),
    best=("score-good", "score-evil"),
)
