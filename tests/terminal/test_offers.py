"""MU-3.12: a bargain in the terminal, through a pipe: an offer is made, countered, accepted and carried out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import IO

from tests.terminal.shell import ENGLISH

SEED = 29
"""Here it happens in the first round."""
LINES = 300
OPTION = re.compile(r"^(\d+)\. (.*)$")
WISHES = (
    r"Ask .* for help: no treasures; items: nothing",
    r"Accept",
    r"Lay out ",
    r"Fight",
    r"Kick open the door",
    r"Pass|Go on|Done|End the turn|Leave it|Keep the roll|Take nothing",
    r"Run away",
)
"""What Anna likes best comes first: help for nothing, and whatever is demanded instead."""
BARGAIN = (
    r"Anna asks (Bot \d) for help and offers no treasure\.",
    r"\1 makes Anna a counter-offer for help: one treasure; the helper picks first\.",
    r"\1 helps Anna: together ",
    r"Anna wins with .* and kills ",
    r"\1 takes ",
)


def chosen(options: list[tuple[str, str]]) -> str:
    """The number of the option that is liked best."""
    for wish in WISHES:
        for number, label in options:
            if re.match(wish, label):
                return number
    return options[0][0]


def played(process: subprocess.Popen[str]) -> Iterator[str]:
    """Every line that is told, while the questions are answered."""
    said, heard = process.stdin, process.stdout
    assert said
    assert heard
    options: list[tuple[str, str]] = []
    for line in heard:
        yield line.rstrip("\n")
        if found := OPTION.match(line):
            options.append((found[1], found[2]))
        elif options:
            answer(said, chosen(options))
            options = []


def answer(said: IO[str], line: str) -> None:
    said.write(line + "\n")
    said.flush()


def test_an_offer_made_countered_accepted_and_carried_out():
    """MU-3.3, MU-3.9, MU-3.12: the helper demands a treasure, gets the word, helps, and picks it after the victory."""
    command = [sys.executable, "-u", "-W", "error", "-c", "from heldenrunde.cli import main; main()"]
    command += ["play", "munchkin", "--plain", "--seats", "3", "--seed", str(SEED), "--name", "Anna"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, **ENGLISH},
        encoding="utf-8",
    ) as process:
        told = list(islice(played(process), LINES))
        process.kill()
    # one after the other, about one and the same helper
    assert re.search(r"(?:.*\n)*?".join(BARGAIN), "\n".join(told), re.MULTILINE)
