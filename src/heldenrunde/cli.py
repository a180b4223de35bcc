"""The command line. Commands only parse and print; what they do stands in `terminal`."""

from __future__ import annotations

import os
import re
import sys
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated

import typer

from heldenrunde import engine
from heldenrunde.errors import HeldenrundeError, Reason
from heldenrunde.texts import LANGUAGES, language_in, words

LANGUAGE: ContextVar[str] = ContextVar("language", default="en")
"""Of this run: from --lang, else from the environment."""

app = typer.Typer(
    name="heldenrunde",
    help="Hero-themed tabletop games by their complete rules, in the browser and in the terminal.",
    epilog="`heldenrunde` alone starts a server here and opens the browser; `heldenrunde menu` stays in the terminal.",
    rich_markup_mode="markdown",
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def set_language(value: str | None) -> str | None:
    if value is not None and value not in LANGUAGES:
        raise HeldenrundeError(Reason("cli-bad-language", given=value, languages=", ".join(LANGUAGES)))
    if value:
        LANGUAGE.set(value)
    return value


def check_pace(value: str) -> str:
    from heldenrunde.terminal.common.pace import PACES

    if value and value not in PACES:
        raise HeldenrundeError(Reason("cli-bad-pace", given=value, paces=", ".join(PACES)))
    return value


def print_version(wanted: bool) -> None:
    if wanted:
        from heldenrunde import __version__

        print(f"heldenrunde {__version__}")
        raise typer.Exit


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="de|en",
        callback=set_language,
        is_eager=True,
        help="Language; by default that of the environment (HELDENRUNDE_LANG, LC_ALL, LC_MESSAGES, LANG).",
    ),
]
Game = Annotated[str, typer.Argument(help="Id of the game, as `heldenrunde games` lists it: custom-heroes.")]
Seats = Annotated[int | None, typer.Option(help="How many play; by default 4, or as near as the game allows.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A setting of the table, like threshold=12. Repeatable."),
]
Markdown = Annotated[bool, typer.Option("--markdown", metavar="", help="As Markdown instead of wrapped text.")]
Pace = Annotated[
    str,
    typer.Option(
        "--pace",
        metavar="slow|normal|fast|off",
        callback=check_pace,
        help="How fast what happens is shown on the screen; by default as you chose it there last (key f).",
    ),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play --save FILE` writes it.")]
Version = Annotated[
    bool,
    typer.Option("--version", metavar="", callback=print_version, is_eager=True, help="Print the version and exit."),
]


@app.callback(invoke_without_command=True)
def start(ctx: typer.Context, lang: Lang = None, version: Version = False) -> None:
    say_engine(ctx.invoked_subcommand or "serve")
    if not ctx.invoked_subcommand:
        from heldenrunde.server import run

        run.serve_here(LANGUAGE.get())


@app.command()
def menu(pace: Pace = "", lang: Lang = None) -> None:
    """Choose a game in the terminal, and read the rules there."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise HeldenrundeError(Reason("cli-no-terminal"))
    from heldenrunde.rulebooks import GAMES
    from heldenrunde.terminal.fullscreen.app import Heldenrunde
    from heldenrunde.terminal.local.session import Setup

    Heldenrunde(Setup(next(iter(GAMES)), LANGUAGE.get(), pace=pace)).run()


@app.command()
def play(
    game: Game,
    seats: Seats = None,
    seed: Annotated[int | None, typer.Option(help="The same number, the same cards; by default random.")] = None,
    bot: Annotated[str, typer.Option(metavar="thumb|random", help="Who plays the other seats.")] = "thumb",
    level: Annotated[int, typer.Option(min=0, max=1, help="0: thumb makes mistakes. 1: it does its best.")] = 1,
    option: Options = None,
    name: Annotated[str, typer.Option(help="Your name; by default that of your user account.")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", metavar="", help="Line by line, for screen readers and pipes.")
    ] = False,
    pace: Pace = "",
    save: Annotated[Path | None, typer.Option(help="Write the record there when the match ends or you leave.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match; it brings its own settings.")] = None,
    lang: Lang = None,
) -> None:
    """Play against bots. In the game, `?` explains the keys."""
    from heldenrunde.terminal.commands import play_match
    from heldenrunde.terminal.local.session import Setup

    setup = Setup(game, LANGUAGE.get(), seats, seed, bot, level, tuple(option or ()), name, pace, save, load)
    raise typer.Exit(play_match(setup, plain))


@app.command()
def learn(
    game: Game,
    step: Annotated[int, typer.Option(min=1, help="Begin with this step of the lesson.")] = 1,
    name: Annotated[str, typer.Option(help="Your name; by default that of your user account.")] = "",
    plain: Annotated[
        bool, typer.Option("--plain", metavar="", help="Line by line, for screen readers and pipes.")
    ] = False,
    pace: Pace = "",
    lang: Lang = None,
) -> None:
    """Learn a game by playing: small positions, then a first match in which sensible moves are pointed out."""
    from heldenrunde.terminal.commands import play_lesson
    from heldenrunde.terminal.local.session import Setup

    raise typer.Exit(play_lesson(Setup(game, LANGUAGE.get(), name=name, pace=pace), step, plain))


@app.command()
def join(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="The link of a table, or the address of a server: then choose there.")
    ],
    name: Annotated[str, typer.Option(help="Your name at the table; by default that of your user account.")] = "",
    watch: Annotated[bool, typer.Option("--watch", metavar="", help="Watch without a seat.")] = False,
    host_table: Annotated[
        str | None, typer.Option("--host-table", metavar="GAME", help="Open a new table at the server and host it.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="With --host-table: how many play.")] = None,
    bots: Annotated[int, typer.Option(help="With --host-table: how many of them are bots.")] = 0,
    bot: Annotated[
        str, typer.Option(metavar="normal|easy|random", help="With --host-table: how the bots play.")
    ] = "normal",
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="With --host-table: a setting of the table. Repeatable."),
    ] = None,
    public: Annotated[
        bool, typer.Option("--public", metavar="", help="With --host-table: list the table for everybody.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Write the record there when the match is over.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", metavar="", help="Line by line, for screen readers and pipes.")
    ] = False,
    pace: Pace = "",
    lang: Lang = None,
) -> None:
    """Play with others at a server. The same command again brings you back to your seat."""
    from heldenrunde.terminal.join import join_table
    from heldenrunde.terminal.remote.http_requests import address_of
    from heldenrunde.terminal.remote.server_tables import Plan, ServerTables

    server, table = address_of(url)
    plan = Plan(host_table, seats, bots, bot, tuple(option or ()), public) if host_table is not None else None
    raise typer.Exit(join_table(ServerTables(server, LANGUAGE.get(), name, watch), table, plan, save, plain, pace))


@app.command()
def sim(
    game: Game,
    games: Annotated[int, typer.Option(help="How many matches.")],
    seats: Seats = None,
    seed: Annotated[int, typer.Option(help="Match i is played with the seed SEED * 1000003 + i.")] = 0,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="random|thumb|MODULE:FACTORY",
            help="Repeatable: the bots take the seats in turn. Default: random. Yours are made by FACTORY(seed=N).",
        ),
    ] = None,
    option: Options = None,
    jobs: Annotated[
        int, typer.Option(min=1, help="Processes that play at the same time; the result is the same with any number.")
    ] = 1,
    json: Annotated[
        bool, typer.Option("--json", metavar="", help="One line of JSON, the same for the same arguments.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other and count who wins."""
    from heldenrunde.terminal.local import sim

    plan = sim.plan(game, games, seats, seed, tuple(bot or ("random",)), tuple(option or ()))
    raise typer.Exit(0 if sim.run(plan, LANGUAGE.get(), json, jobs) else 1)


@app.command()
def rules(
    game: Game,
    wanted: Annotated[
        str, typer.Argument(metavar="[NUMBER|WORD]", help="A rule (CH-3.5), a chapter (CH-3), or a word to look for.")
    ] = "",
    markdown: Markdown = False,
    lang: Lang = None,
) -> None:
    """Read the rules: all of them, a chapter, one rule with its examples, or all that a word stands in."""
    from heldenrunde.terminal.common.rulebook import rules_text

    print(rules_text(game, LANGUAGE.get(), wanted, markdown))


@app.command()
def cards(
    game: Game,
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="A card, or a word that stands on cards.")] = "",
    markdown: Markdown = False,
    lang: Lang = None,
) -> None:
    """List the cards: name, kind, copies, text, and what in it is from the published game."""
    from heldenrunde.terminal.common.rulebook import cards_text

    print(cards_text(game, LANGUAGE.get(), name, markdown))


@app.command()
def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option(help="What this seat saw, from 0; by default what all saw.")] = None,
    everything: Annotated[bool, typer.Option("--all", metavar="", help="With all cards open.")] = False,
    step: Annotated[
        bool,
        typer.Option(
            "--step", metavar="", help="Wait after every moment: Enter goes on, d to the next decision, q leaves."
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded match again, line by line, with the numbers of the rules."""
    from heldenrunde.terminal.commands import print_passages
    from heldenrunde.terminal.local.record_files import read_record
    from heldenrunde.terminal.local.replay import tell

    print_passages(tell(read_record(file), LANGUAGE.get(), seat, everything), step)


@app.command()
def verify(file: Record, lang: Lang = None) -> None:
    """Check a record: the shuffles as promised, every decision legal, the result right."""
    from heldenrunde.terminal.commands import print_findings
    from heldenrunde.terminal.local.record_files import read_record
    from heldenrunde.terminal.local.replay import verify

    print_findings(verify(read_record(file), LANGUAGE.get()), LANGUAGE.get())


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their options."""
    from heldenrunde.terminal.commands import print_games

    print_games(LANGUAGE.get())


@app.command()
def serve(
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings as TOML.")] = None,
    host: Annotated[str | None, typer.Option(help="Address to listen at; 0.0.0.0 lets others in.")] = None,
    port: Annotated[int | None, typer.Option(help="By default 8000; 0 takes a free one.")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://...; by default a file in your data folder.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think; by default 1.")] = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL", help="Where people reach the server.")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="debug|info|warning|error", help="By default info.")] = None,
    log_format: Annotated[str | None, typer.Option(metavar="console|json", help="By default console.")] = None,
    lang: Lang = None,
) -> None:
    """Run a server on which people play with each other and with bots. Variables HELDENRUNDE_... set the same."""
    from heldenrunde.server import run

    run.serve(config, host, port, database, workers, public_url, log_level, log_format, LANGUAGE.get())


@app.command()
def settle(
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings as TOML.")] = None,
    database: Annotated[str | None, typer.Option(help="As for `serve`.")] = None,
    lang: Lang = None,
) -> None:
    """Keep all matches of a server for a newer release to take over. A server that stops does so by itself."""
    from heldenrunde.server import run

    matches, films = run.settle(config, database)
    print(words(LANGUAGE.get())("cli-settled", matches=matches, films=films))


def say_engine(command: str) -> None:
    """Whoever plays or lets play is told that it is the compiled engine, if somebody is there to be told."""
    watched = command == "serve" or sys.stderr.isatty()
    if command in ("serve", "sim", "play", "menu", "learn") and watched and engine.is_compiled():
        print(words(LANGUAGE.get())("cli-compiled"), file=sys.stderr)


# -- errors ----------------------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> None:
    """Run; every error is one sentence on stderr and an exit code that is not 0."""
    given = sys.argv[1:] if arguments is None else arguments
    LANGUAGE.set(language_in(given))
    try:
        code = app(args=given, prog_name="heldenrunde", standalone_mode=False)
        sys.stdout.flush()
    except HeldenrundeError as error:
        code = complain(error.reason.text(LANGUAGE.get()))
    except typer.TyperException as error:
        code = complain(usage(error), error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        code = complain(words(LANGUAGE.get())("cli-interrupted"), 130)
    except BrokenPipeError:  # the reader has left, as in `heldenrunde rules custom-heroes | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code if isinstance(code, int) else 0)


def complain(sentence: str, code: int = 1) -> int:
    print(sentence, file=sys.stderr)
    return code


def usage(error: typer.TyperException) -> str:
    """What is wrong with the command, in the language of the user."""
    say, kind = words(LANGUAGE.get()), type(error).__name__
    parameter = getattr(error, "param", None)
    name = parameter.get_error_hint().strip("'") if parameter is not None else ""
    if kind == "NoSuchOption":
        return say("cli-no-such-option", option=str(getattr(error, "option_name", "")))
    if kind == "MissingParameter":
        return say("cli-missing", name=name)
    if kind == "BadParameter":
        return say("cli-bad-value", name=name)
    message = error.format_message()
    command = re.fullmatch(r"No such command '(.*)'\..*", message)
    return say("cli-no-such-command", given=command[1]) if command else say("cli-bad-command", message=message)
