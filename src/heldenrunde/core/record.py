"""Saves: the whole table as plain data, and back; and a choice from outside as the rules take it."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final, cast

from heldenrunde.core import flow
from heldenrunde.core.chance import load_chance
from heldenrunde.core.game import CLOSED, PILES, Game

FLOW_FIELDS = ("form", "asked", "choices", "follow", "check", "extra", "sealed", "agenda", "over", "knows")
Names = dict[str, Any]
LEAVES: Final = frozenset((int, str))


def names_of(modules: tuple[ModuleType, ...]) -> Names:
    """Every function that a save may name, by "module.function"."""
    found: Names = {}
    for module in (flow, *modules):
        short = module.__name__.rpartition(".")[2]
        for name, value in vars(module).items():
            if callable(value) and getattr(value, "__module__", "") == module.__name__:
                found[f"{short}.{name}"] = value
    return found


def save_game(g: Game) -> dict[str, Any]:
    saved = {name: written(getattr(g, name)) for name in (*g.layout, *FLOW_FIELDS)}
    saved["chance"] = g.chance.save()
    if g.idle:
        saved["idle"] = list(g.idle)
    return saved


def written(value: Any) -> Any:
    """Plain data, with functions by name."""
    if callable(value):
        module, name = value.__module__, value.__name__
        return {"rule": f"{module.rpartition('.')[2]}.{name}"}
    if isinstance(value, (list, tuple)):
        return [written(v) for v in value]
    if isinstance(value, dict):
        return {str(k): written(v) for k, v in value.items()}
    return value


def load_game(g: Game, saved: dict[str, Any], names: Names) -> Game:
    """Fill an empty state from a save."""
    g.events, g.memo, g.film, g.watched, g.idle = None, {}, None, False, tuple(saved.get("idle", ()))
    g.chance = load_chance(saved["chance"])
    for name, kind in g.layout.items():
        setattr(g, name, lists(read(saved[name], names), kind))
    for name in FLOW_FIELDS:
        value = read(saved[name], names)
        setattr(g, name, list(value) if name in ("agenda", "knows") else value)
    g.sealed = {int(seat): choice for seat, choice in cast("dict[str, Any]", g.sealed).items()}
    g.derive()
    return g


def read(value: Any, names: Names) -> Any:
    """The reverse of written, with tuples for lists."""
    if isinstance(value, list):
        return tuple([read(v, names) for v in value])
    if isinstance(value, dict):
        if value.keys() == {"rule"}:
            return names[value["rule"]]
        return {k: read(v, names) for k, v in value.items()}
    return value


def lists(value: Any, kind: str) -> Any:
    """What changes in place is a list: a field itself, and the piles of a field of piles."""
    if not isinstance(value, tuple):
        return value
    if kind in (PILES, CLOSED):
        return [list(pile) if isinstance(pile, tuple) else pile for pile in value]
    return list(value)


class Odd:
    """In place of what no choice can contain: it is equal to nothing."""


def frozen(value: Any, depth: int = 3) -> Any:
    """A choice from outside with tuples for lists, as the rules expect it; True is not 1 here, nor 1.0."""
    if type(value) in LEAVES:
        return value
    if isinstance(value, (list, tuple)) and depth:
        return tuple([v if type(v) in LEAVES else frozen(v, depth - 1) for v in value])
    return Odd()
