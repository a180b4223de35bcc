"""What the commands do and print."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.registry import GameInfo, games
from heldenrunde.terminal.files import check_writable, write_record
from heldenrunde.terminal.plain import Plain
from heldenrunde.terminal.replay import Finding
from heldenrunde.terminal.session import Session, Setup, start
from heldenrunde.terminal.sitting import Line
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


def check_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise HeldenrundeError(Reason("cli-no-terminal"))


def on_screen(setup: Setup, session: Session) -> int:
    from heldenrunde.terminal.app import Heldenrunde

    app = Heldenrunde(setup, session)
    try:
        app.run()
    finally:
        if setup.save and app.session:
            write_record(setup.save, app.session.record())
            print(words(setup.language)("app-saved", file=str(setup.save)))
    return app.return_code or 0


def print_lines(lines: Iterable[Line], step: bool) -> None:
    """A playthrough, in steps if there is somebody to press Enter."""
    for line in lines:
        print(line, end="" if step else "\n", flush=step)
        if step:
            try:
                input()
            except EOFError:
                step = False
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
