"""Write docs/rules/ from the texts of the games: `python tools/docs.py`. The tests compare."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from heldenrunde.cli import app
from heldenrunde.rulebooks import GAMES
from heldenrunde.texts import LANGUAGES

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "rules"


def pages() -> dict[str, str]:
    """Every page by its name: the command line is what knows how to print a rulebook."""
    found = {}
    for game in GAMES:
        for language in LANGUAGES:
            for book in ("rules", "cards"):
                name = "-".join([game, *(["cards"] if book == "cards" else []), *(["de"] if language == "de" else [])])
                found[f"{name}.md"] = spoken(book, game, language)
    return found


def spoken(book: str, game: str, language: str) -> str:
    result = CliRunner().invoke(app, [book, game, "--markdown", "--lang", language])
    assert result.exit_code == 0, repr(result.exception)
    return result.stdout


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"docs/rules/{name}")
