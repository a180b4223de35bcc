"""What the command `heldenrunde` runs first. It needs the library alone, so that it can say what else to install."""

from __future__ import annotations

import re
import sys

SERVER, TERMINAL, RESEARCH = "server", "terminal", "research"
NEEDED = {"": SERVER, "serve": SERVER, "settle": SERVER, "sim": RESEARCH}
"""The extra that a command needs, if that is not the one of the terminal."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command line, or say which packages are missing for this command."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        from heldenrunde import cli

        cli.main(given)
    except ModuleNotFoundError as error:
        if not error.name or error.name.startswith("heldenrunde"):
            raise
        sys.exit(missing(given, error.name))


def missing(given: list[str], package: str) -> str:
    from heldenrunde.texts import language_in, words

    rest = re.sub(r"--lang[= ]\w+", "", " ".join(given)).split()
    command = next((word for word in rest if not word.startswith("-")), "")
    extra = NEEDED.get(command, TERMINAL)
    return words(language_in(given))(
        "cli-missing-extra", package=package, extra=extra, command=f" {command}" if command else ""
    )


if __name__ == "__main__":
    main()
