"""Bots. A bot gets a BotView, in which there is nothing it may not know, and returns a choice."""

from __future__ import annotations

from heldenrunde.bots import backstab_heroes, custom_heroes, hero_story, kapow, munchkin
from heldenrunde.bots.simple import Bot, NoisyBot, Policy, RandomBot, ThumbBot
from heldenrunde.errors import BadSeed, Reason, UnknownBot

POLICIES: dict[str, Policy] = {
    "custom-heroes": custom_heroes.choose,
    "hero-story": hero_story.choose,
    "munchkin": munchkin.choose,
    "kapow": kapow.choose,
    "backstab-heroes": backstab_heroes.choose,
}
BOTS = ("random", "thumb")
LEVELS = (0, 1)


def bot(name: str, level: int = 1, seed: int = 0) -> Bot:
    """A bot by name: random, or thumb (rules of thumb; at level 0 it plays three choices in ten at random)."""
    if type(seed) is not int:
        raise BadSeed(Reason("bad-seed"))
    if type(level) is not int or level not in LEVELS:
        raise UnknownBot(Reason("unknown-level", level=str(level), levels=", ".join(map(str, LEVELS))))
    if name == "random":
        return RandomBot(seed)
    if name == "thumb":
        thumb = ThumbBot(POLICIES, seed)
        return thumb if level else NoisyBot(thumb, seed)
    raise UnknownBot(Reason("unknown-bot", bot=str(name), bots=", ".join(BOTS)))
