"""What the commands do and print."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.registry import GameInfo, games
from heldenrunde.terminal.local.learning import Learning
from heldenrunde.terminal.local.record_files import check_writable, write_record
from heldenrunde.terminal.local.replay import Finding, Passage
from heldenrunde.terminal.local.session import LocalSession, Setup, start
from heldenrunde.terminal.plain.client import Plain
from heldenrunde.texts import words


def play_match(setup: Setup, plain: bool) -> int:
    """One match in the terminal; returns the exit code."""
    if setup.save:
        check_writable(setup.save)
    session = start(setup)
    if plain:
        return Plain(session, setup.save).play()
    check_terminal()
    return on_screen(setup, session)


def play_lesson(setup: Setup, step: int, plain: bool) -> int:
    """A lesson from this step on, and the first match after it."""
    session = Learning(setup.game, setup.language, setup.name, step - 1)
    if plain:
        return Plain(session, None).play()
    check_terminal()
    return on_screen(setup, session)


def check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise HeldenrundeError(Reason("cli-no-terminal"))


def on_screen(setup: Setup, session: LocalSession) -> int:
    from heldenrunde.terminal.fullscreen.app import Heldenrunde

    app = Heldenrunde(setup, session)
    try:
        app.run()
    finally:
        if setup.save and app.session:
            write_record(setup.save, app.session.record())
            print(words(setup.language)("app-saved", file=str(setup.save)))
    return app.return_code or 0


DECISION, LEAVE = "d", "q"
"""What may be typed between two steps of a playthrough."""


def print_passages(passages: Iterable[Passage], step: bool) -> None:
    """A playthrough; in steps by moments, or by decisions, as long as there is somebody who types."""
    typed = ""
    for passage in passages:
        print(*passage.lines, sep="\n", end="" if step else "\n", flush=step)
        if step and (passage.last or typed != DECISION):
            try:
                typed = input().strip()
            except EOFError:
                step = False
                print()
            if typed == LEAVE:
                return
        elif step:
            print()


def print_findings(findings: list[Finding], language: str) -> None:
    """What was checked, then what that proves and what not."""
    say = words(language)
    for finding in findings:
        print(f"{say('cli-verify-holds' if finding.holds else 'cli-verify-open')}: {finding.text}")
    print(say("cli-verify-meaning"))


def print_games(language: str) -> None:
    print("\n\n".join(game_text(game, language) for game in games()))


def game_text(game: GameInfo, language: str) -> str:
    say = words(language, game.id)
    least, most = game.seats
    lines = [f"{game.id}: {game.names[language]}", say("cli-game-seats", least=least, most=most), say("game.about")]
    for option in game.options:
        facts = {"name": option.name, "default": str(option.default), "allowed": option.allowed}
        lines.append(say("cli-game-option", **facts, text=option.texts[language]))
        if option.type == "str":
            values = [(value, say(f"option-{option.name}-{value}")) for value in option.allowed.split(", ")]
            lines += [f"    {value}: {meaning}" for value, meaning in values]
    return "\n  ".join(lines)
