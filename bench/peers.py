"""The peers of the benchmark: RLCard and OpenSpiel, driven from Python with uniformly random legal decisions.

Both packages are optional: one that is missing costs a line of output, not the run.
"""

from __future__ import annotations

import copy
import importlib
import random
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from harness import PlayMatch, Row, calibrate, measure_play, micro_each, pin, table

RLCARD_ENVS = ("doudizhu", "uno", "gin-rummy")
OPENSPIEL_GAMES = ("hearts", "dou_dizhu", "crazy_eights")
OPENSPIEL_RESAMPLING = frozenset({"hearts"})
"""The games above that implement resample_from_infostate (asking the others prints an error from C++)."""

PEER_FAILURES = (AttributeError, ImportError, LookupError, RuntimeError, TypeError, ValueError)
"""What a peer raises when it does not fit the Python, numpy or data installed beside it."""

MID_GAMES = 8
DEALT_ROOTS = 200
MICRO_SHARE = 0.5
SEED = 1


def rows(seconds: float) -> list[Row]:
    """Measure every peer that is installed; ``seconds`` is the CPU time of the matches of a row."""
    return [*rlcard_rows(seconds), *openspiel_rows(seconds)]


def rlcard_rows(seconds: float) -> list[Row]:
    rlcard = _load("rlcard", "pip install rlcard")
    numpy = _load("numpy", "pip install numpy") if rlcard else None
    if numpy is None:
        return []
    numpy.random.seed(SEED)  # RandomAgent draws from this global generator
    agent = importlib.import_module("rlcard.agents").RandomAgent
    return _each(RLCARD_ENVS, "RLCard", lambda name: _rlcard_row(rlcard, agent, name, seconds))


def openspiel_rows(seconds: float) -> list[Row]:
    pyspiel = _load("pyspiel", "pip install open_spiel")
    if pyspiel is None:
        return []
    return _each(OPENSPIEL_GAMES, "OpenSpiel", lambda name: _openspiel_row(pyspiel, name, seconds))


def _load(module: str, remedy: str) -> Any:
    try:
        return importlib.import_module(module)
    except ImportError as error:
        print(f"peer left out: cannot import {module} ({error}); {remedy}", flush=True)
        return None


def _each(names: Iterable[str], peer: str, measure: Callable[[str], Row]) -> list[Row]:
    """One row a name; a peer that breaks on its own account is reported and left out."""
    measured = []
    for name in names:
        try:
            measured.append(measure(name))
        except PEER_FAILURES as error:
            print(f"peer left out: {peer} {name}: {type(error).__name__}: {error}", flush=True)
    return measured


# RLCard


def _rlcard_row(rlcard: Any, random_agent: Any, name: str, seconds: float) -> Row:
    env = rlcard.make(name, config={"seed": SEED})
    agent = random_agent(num_actions=env.num_actions)
    pace = measure_play(_rlcard_match(env, agent), seconds)
    mid_games = [_rlcard_mid_game(rlcard, agent, name, seed) for seed in range(MID_GAMES)]
    views = [partial(env.get_state, env.get_player_id()) for env in mid_games]
    share = seconds * MICRO_SHARE
    agent_us = micro_each([partial(agent.step, view()) for view in views], share)
    return Row(
        name=f"RLCard {name}",
        decisions_per_s=pace.decisions_per_s,
        us_per_decision=pace.us_per_decision,
        clone_us=micro_each([partial(copy.deepcopy, env.game) for env in mid_games], share),
        view_us=micro_each(views, share),
        matches_per_s=pace.matches_per_s,
        note=f"env.step with RandomAgent ({agent_us:.1f} us of a decision); clone = copy.deepcopy(env.game)",
    )


def _rlcard_match(env: Any, agent: Any) -> PlayMatch:
    """Matches follow each other from one seeding of the env: RLCard takes some 100 us to seed, not charged here."""

    def play(_seed: int) -> int:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            state, _player = env.step(agent.step(state))
            decisions += 1
        env.get_payoffs()
        return decisions

    return play


def _rlcard_mid_game(rlcard: Any, agent: Any, name: str, seed: int) -> Any:
    """An env halfway through a random match: play it once to learn its choices, then again up to the middle."""
    env = rlcard.make(name, config={"seed": seed})
    state, _player = env.reset()
    choices = []
    while not env.is_over():
        choices.append(agent.step(state))
        state, _player = env.step(choices[-1])
    env.seed(seed)
    env.reset()
    for choice in choices[: len(choices) // 2]:
        env.step(choice)
    return env


# OpenSpiel


def _openspiel_row(pyspiel: Any, name: str, seconds: float) -> Row:
    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    pace = measure_play(_openspiel_match(game.new_initial_state, rng), seconds)
    share = seconds * MICRO_SHARE
    dealt = [_openspiel_dealt(game, rng) for _ in range(DEALT_ROOTS)]
    from_dealt = measure_play(_openspiel_match(lambda: rng.choice(dealt).clone(), rng), share)
    mid_games = [_openspiel_mid_game(game, rng) for _ in range(MID_GAMES)]
    view_name, tensor_name = _openspiel_views(game)
    resampling = mid_games if name in OPENSPIEL_RESAMPLING else []
    imagined = _for_player_to_move(resampling, "resample_from_infostate", rng.random)
    tensor_us = micro_each(_for_player_to_move(mid_games, tensor_name), share)
    return Row(
        name=f"OpenSpiel {name}",
        decisions_per_s=pace.decisions_per_s,
        us_per_decision=pace.us_per_decision,
        clone_us=micro_each([state.clone for state in mid_games], share),
        view_us=micro_each(_for_player_to_move(mid_games, view_name), share),
        imagine_us=micro_each(imagined, share) if imagined else None,
        matches_per_s=pace.matches_per_s,
        note=(
            f"C++ rules driven from Python ({from_dealt.us_per_decision:.2f} us a decision without the deal); "
            f"view = {view_name} ({tensor_name} {tensor_us:.1f} us)"
        ),
    )


def _openspiel_match(new_state: Callable[[], Any], rng: random.Random) -> PlayMatch:
    """At a chance node legal_actions() lists the outcomes, equally likely in these games (see _check_uniform)."""
    uniform = rng.random

    def play(_seed: int) -> int:
        state = new_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                decisions += 1
            options = state.legal_actions()
            state.apply_action(options[int(uniform() * len(options))])
        state.returns()
        return decisions

    return play


def _openspiel_dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _check_uniform(state)
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _openspiel_mid_game(game: Any, rng: random.Random) -> Any:
    """The player decision halfway through a random match."""
    state = _openspiel_dealt(game, rng)
    trail = []
    while not state.is_terminal():
        if state.is_chance_node():
            _check_uniform(state)
        else:
            trail.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return trail[len(trail) // 2]


def _check_uniform(state: Any) -> None:
    """Fail if drawing evenly from legal_actions() would not follow the odds of this chance node."""
    outcomes = state.chance_outcomes()
    odds = [odd for _action, odd in outcomes]
    if [action for action, _odd in outcomes] != list(state.legal_actions()) or max(odds) - min(odds) > 1e-9:
        raise ValueError("a chance node is not uniform over legal_actions()")


def _openspiel_views(game: Any) -> tuple[str, str]:
    """The names of the state's text view, which is the cheaper one, and of its tensor view."""
    if game.get_type().provides_information_state_string:
        return "information_state_string", "information_state_tensor"
    return "observation_string", "observation_tensor"


def _for_player_to_move(states: Iterable[Any], method: str, *arguments: object) -> list[Callable[[], object]]:
    return [partial(getattr(state, method), state.current_player(), *arguments) for state in states]


if __name__ == "__main__":
    pin()
    print(f"calibration before: {calibrate():.0f} us", flush=True)
    print(table(rows(seconds=3.0)))
    print(f"calibration after: {calibrate():.0f} us")
