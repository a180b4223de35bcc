"""Recorded matches: `python tools/golden.py` writes tests/golden/ again, to be reviewed as a diff.

For each game, number of players and bot there is a record with the digest of its final save (.json) and, beside it, the
match in words (.txt). A record that can still be replayed stays; only its digest and its words are written again. One
that is missing, or that the rules no longer allow, is played anew; with --anew all are.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import heldenrunde as hr
from heldenrunde.core.scene import player
from heldenrunde.core.views import hear
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import words

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
BOTS = ("random", "thumb")
SHORT: dict[str, dict[str, Any]] = {
    "custom-heroes": {"threshold": 4},
    "munchkin": {"rounds": 5},
    "kapow": {"rounds": 5},
}
"""Options that make matches short."""
WHOLE: dict[tuple[str, int, str], dict[str, Any]] = {
    ("custom-heroes", 3, "thumb"): {"threshold": 99},
    ("munchkin", 4, "thumb"): {"rounds": 30},
    ("kapow", 2, "thumb"): {"mode": "coop"},
}
"""Matches that are played to the last rule all the same: through sudden death (CH-8), to a victory (MU-6); and one of a
mode that the number of players does not tell (KP-9)."""
SEED = 20


def golden_matches() -> Iterator[tuple[str, int, str]]:
    """Every game with every number of players, once for each bot."""
    for game in GAMES.values():
        for seats in game.seats:
            for bot in BOTS:
                yield game.id, seats, bot


def path_of(game: str, seats: int, bot: str) -> Path:
    """Without its ending."""
    return FOLDER / game / f"{seats}-players-{bot}"


def play(game: str, seats: int, bot: str) -> hr.Match:
    """A match of equal bots."""
    options = WHOLE.get((game, seats, bot)) or SHORT.get(game, {})
    m = hr.Match.new(game, seats=seats, seed=SEED + seats, **options)
    bots = [hr.bot(bot, seed=seat) for seat in range(seats)]
    while not m.over:
        seat = m.waiting()[0]
        m.answer(seat, bots[seat].choose(m.view_for_bot(seat)))
    return m


def written(m: hr.Match) -> str:
    """The record and the digest of the final save, one decision a line."""
    facts = m.record()
    decisions = ",\n".join(f"  {json.dumps(decision)}" for decision in facts.pop("decisions"))
    facts["digest"] = m.save()["digest"]
    head = "\n".join(f" {json.dumps(key)}: {json.dumps(value)}," for key, value in facts.items())
    return f'{{\n{head}\n "decisions": [\n{decisions}\n ]\n}}\n'


def playthrough(record: dict[str, Any]) -> str:
    """The match in English, each event as the player saw to whom it happened, with the rule and the decision."""
    game = GAMES[record["game"]]
    say = words("en", game.id)
    options = ", ".join(f"{name} {value}" for name, value in record["options"].items())
    lines = [f"{say('game')}, {record['seats']} players, {options}", "", "Set-up"]
    m = hr.Match.new(game.id, record["seats"], bytes.fromhex(record["key"]), **record["options"])
    for number, (seat, choice) in enumerate([(None, None), *record["decisions"]]):
        if seat is not None:
            m.answer(seat, choice)
            lines.append(f"{number:>4} {say.say(player(seat))}: {json.dumps(choice)}")
        for event in m.happened():
            told = game.tell(hear(event, event.seat if event.seat >= 0 else None))
            lines.append(f"       {say.say(told['line'])} ({told['rule']})")
    if m.result is not None:
        lines += ["", f"Winners {m.result.winners}, scores {m.result.scores}, places {m.result.places}", ""]
    return "\n".join(lines)


def kept(path: Path) -> hr.Match | None:
    """The match of a record that can still be replayed to its end."""
    try:
        m = hr.Match.replay(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return None
    return m if m.over else None


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write the recorded matches in tests/golden/ again.")
    parser.add_argument("--anew", action="store_true", help="play all of them anew")
    given = parser.parse_args(arguments)
    for game, seats, bot in golden_matches():
        path = path_of(game, seats, bot)
        old = None if given.anew else kept(path.with_suffix(".json"))
        m = old or play(game, seats, bot)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_suffix(".json").write_text(written(m), encoding="utf-8")
        path.with_suffix(".txt").write_text(playthrough(m.record()), encoding="utf-8")
        print(f"{path.relative_to(FOLDER)}: {m.decisions} decisions, {'kept' if old else 'played anew'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
