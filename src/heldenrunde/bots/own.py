"""Bots from a program of one's own, named by module and factory: `mybots:Dreamer`."""

from __future__ import annotations

from importlib import import_module

from heldenrunde.bots.simple import Bot
from heldenrunde.errors import Reason, UnknownBot


def own_bot(path: str, seed: int) -> Bot:
    """What the factory makes of this seed: anything that chooses."""
    module, _, factory = path.partition(":")
    try:
        make = getattr(import_module(module), factory)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(Reason("no-such-factory", bot=path, why=str(error))) from error
    try:
        made: Bot = make(seed=seed)
    except TypeError as error:
        raise UnknownBot(Reason("factory-without-seed", bot=path, why=str(error))) from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(Reason("bot-without-choose", bot=path))
    return made
