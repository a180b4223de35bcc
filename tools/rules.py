"""Renew src/heldenrunde/rulebooks/rules.json: which sources each version of a game's rules had.

    python tools/rules.py           after a version was raised: write its hash down
    python tools/rules.py --same    the sources have changed, but every match goes as before: no new version
    python tools/rules.py --anew    forget all that was never released, and begin with what is here

docs/upgrades.md says when to do which.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import Rules, history, rules_of

FILE = Path(__file__).parent.parent / "src" / "heldenrunde" / "rulebooks" / "rules.json"
History = dict[str, dict[str, list[str]]]


def renewed(known: History, now: dict[str, Rules], same: bool) -> History:
    """What is known, with what is here; SystemExit if rules have changed and nobody says what that means."""
    found = {game: {version: [*hashes] for version, hashes in known.get(game, {}).items()} for game in now}
    for game, rules in now.items():
        hashes = found[game].setdefault(str(rules.version), [])
        if rules.hash in hashes:
            continue
        if hashes and not same:
            sys.exit(
                f"{game}: the sources of version {rules.version} have changed. If a match may now go another way, raise"
                f" its version and write a migration; if not, `make rules ARGS=--same`. See docs/upgrades.md."
            )
        hashes.append(rules.hash)
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Write down which sources the rules of each version had.")
    parser.add_argument("--same", action="store_true", help="the change alters no match")
    parser.add_argument("--anew", action="store_true", help="forget what was known")
    given = parser.parse_args(arguments)
    now = {game: rules_of(game) for game in GAMES}
    found = renewed({} if given.anew else history(), now, given.same)
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for game, rules in now.items():
        print(f"{game}: version {rules.version}, {rules.hash}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
