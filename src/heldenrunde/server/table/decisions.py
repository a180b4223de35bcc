"""What becomes of a request: facts, or a refusal with its reason. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from heldenrunde.core.flow import PASS
from heldenrunde.errors import Reason
from heldenrunde.server.table import fairness, pauses
from heldenrunde.server.table.commands import (
    Answer,
    BeReady,
    Change,
    Close,
    Command,
    Commit,
    Join,
    Kick,
    Leave,
    LetPass,
    PlayAgain,
    Resume,
    Return,
    Reveal,
    Say,
    SetAutoPass,
    Start,
    TakeOver,
    Undo,
    Vote,
    Who,
)
from heldenrunde.server.table.facts import (
    Answered,
    AnyFact,
    Away,
    Back,
    Changed,
    Closed,
    Committed,
    Joined,
    Left,
    Ready,
    Rematch,
    Resumed,
    Revealed,
    Said,
    Started,
    Starting,
    UndoAsked,
    Undone,
    UndoVoted,
    Wished,
)
from heldenrunde.server.table.folding import AFTER_THE_END, first_free
from heldenrunde.server.table.names import alike
from heldenrunde.server.table.passing import passes, promises
from heldenrunde.server.table.people import checked_name, checked_setup
from heldenrunde.server.table.refusals import Refused, Stale
from heldenrunde.server.table.state import LOBBY, OVER, PLAYING, STARTING, Table

CHAT_LENGTH = 500
REVEAL_SECONDS = 10.0


def decide(table: Table, who: Who, command: Command, now: float) -> list[AnyFact]:
    """What becomes of a request: the facts to store, or Refused."""
    facts: list[AnyFact] = DECISIONS[type(command)](table, who, command, now)
    if table.state.phase == OVER:
        for fact in facts:
            require(isinstance(fact, AFTER_THE_END), "table-over")
    return facts


def require(condition: bool, reason: str, **args: Any) -> None:
    if not condition:
        raise Refused(Reason(reason, **args))


def seated(who: Who) -> int:
    """The seat of somebody who has one."""
    require(who.seat is not None, "table-not-seated")
    assert who.seat is not None
    return who.seat


def host_only(table: Table, who: Who) -> None:
    require(table.is_host(seated(who)), "table-not-host")


def in_lobby(table: Table) -> None:
    require(table.state.phase == LOBBY, "table-not-in-lobby")


def join(table: Table, who: Who, command: Join, now: float) -> list[AnyFact]:
    in_lobby(table)
    require(who.seat is None, "table-seated-already")
    seat = first_free(table)
    require(seat is not None, "table-full")
    assert seat is not None
    free_name(table, command.person.name)
    return [Joined(command.person, seat)]


def free_name(table: Table, name: str) -> None:
    """Nobody can be taken for somebody at the table."""
    for seat in table.state.seats:
        if seat.person is not None:
            require(not alike(name, seat.person.name), "table-name-taken", name=seat.person.name)


def leave(table: Table, who: Who, command: Leave, now: float) -> list[AnyFact]:
    require(table.state.phase != OVER, "table-over")
    return [Left(seated(who))]


def kick(table: Table, who: Who, command: Kick, now: float) -> list[AnyFact]:
    host_only(table, who)
    in_lobby(table)
    require(command.seat in table.people() and command.seat != who.seat, "table-nobody-there")
    return [Left(command.seat, kicked=True)]


def change(table: Table, who: Who, command: Change, now: float) -> list[AnyFact]:
    host_only(table, who)
    in_lobby(table)
    setup = checked_setup(command.setup)
    room = sum(1 for bot in setup.bots if bot is None)
    require(room >= len(table.people()), "table-too-small", people=len(table.people()))
    require(setup.game == table.state.setup.game, "table-other-game")  # the commitment names the rules
    return [Changed(setup)]


def be_ready(table: Table, who: Who, command: BeReady, now: float) -> list[AnyFact]:
    in_lobby(table)
    return [Ready(seated(who), command.ready)]


def commit(table: Table, who: Who, command: Commit, now: float) -> list[AnyFact]:
    in_lobby(table)
    require(fairness.is_digest(command.digest), "table-bad-digest")
    return [Committed(seated(who), command.digest)]


def start(table: Table, who: Who, command: Start, now: float) -> list[AnyFact]:
    """The host starts when every seat is taken and everybody else is ready; then the contributions are shown."""
    if table.state.phase == STARTING and who.server:
        return [Started()]
    host_only(table, who)
    in_lobby(table)
    seats = table.state.seats
    require(first_free(table) is None, "table-seats-empty")
    others = [seat for seat in seats if seat.person is not None and seat.person.id != table.state.host]
    require(all(seat.ready for seat in others), "table-not-ready")
    contributing = [seat for seat in seats if seat.digest]
    return [Starting()] if contributing else [Starting(), Started()]


def reveal(table: Table, who: Who, command: Reveal, now: float) -> list[AnyFact]:
    """What was committed to is shown; when all have shown theirs, the match begins."""
    require(table.state.phase == STARTING, "table-not-starting")
    seat = seated(who)
    fits = fairness.is_nonce(command.nonce) and fairness.digest(command.nonce) == table.state.seats[seat].digest
    require(fits, "table-bad-nonce")
    missing = [i for i, other in enumerate(table.state.seats) if other.digest and not other.nonce and i != seat]
    return [Revealed(seat, command.nonce)] if missing else [Revealed(seat, command.nonce), Started()]


def answer(table: Table, who: Who, command: Answer, now: float) -> list[AnyFact]:
    """A choice of a seat in the match."""
    require(table.state.phase == PLAYING, "table-not-playing")
    seat = command.seat if who.server and command.seat is not None else seated(who)
    by = command.by if who.server else "person"
    version = command.version if who.server else table.meant(command.version)
    if table.is_stale(seat, command.choice, version):
        raise Stale(Reason("table-stale", version=table.shown))
    assert table.match is not None
    refusal = table.match.check(seat, command.choice)
    if refusal is not None:
        raise refusal
    promised = promises(table, seat, command.choice, command.leave) if command.leave else ()
    require(bool(promised) or not command.leave, "table-cannot-leave")
    return [Answered(seat, command.choice, by, promised), *pauses.ended_by(table, seat, now)]


def say(table: Table, who: Who, command: Say, now: float) -> list[AnyFact]:
    text = "".join(letter for letter in command.text if letter.isprintable() or letter == "\n").strip()
    require(0 < len(text) <= CHAT_LENGTH, "table-bad-chat", most=CHAT_LENGTH)
    if who.seat is None:
        name = checked_name(command.name)
        free_name(table, name)
        return [Said(None, name, text)]
    person = table.state.seats[who.seat].person
    return [Said(who.seat, person.name if person is not None else "", text)]


def undo(table: Table, who: Who, command: Undo, now: float) -> list[AnyFact]:
    """Free while nothing was revealed and nobody else decided; otherwise everybody else has to agree."""
    require(table.state.phase == PLAYING, "table-not-playing")
    assert table.match is not None
    seat = seated(who)
    to = table.last_decision(seat)
    if to is None:
        raise Refused(Reason("table-nothing-to-undo"))
    require(to >= table.match.first, "table-undo-older-rules")
    if to == len(table.match.log) - 1 and table.state.free[to]:
        return [Undone(seat, to)]
    if not voters(table, seat):
        return [Undone(seat, to)]
    require(table.state.undo is None, "table-undo-asked-already")
    return [UndoAsked(seat, to)]


def voters(table: Table, seat: int) -> list[int]:
    """The persons who have to agree to an undo of this seat: all others who are there."""
    return [other for other in table.people() if other != seat and not table.state.seats[other].away]


def vote(table: Table, who: Who, command: Vote, now: float) -> list[AnyFact]:
    asked, seat = table.state.undo, seated(who)
    require(table.state.phase == PLAYING, "table-not-playing")
    if asked is None or seat not in voters(table, asked.seat) or seat in table.state.agreed:
        raise Refused(Reason("table-no-vote"))
    vote = UndoVoted(seat, command.agree)
    if command.agree and set(voters(table, asked.seat)) <= {*table.state.agreed, seat}:
        return [vote, Undone(asked.seat, asked.to)]
    return [vote]


def take_over(table: Table, who: Who, command: TakeOver, now: float) -> list[AnyFact]:
    require(who.server and table.state.phase == PLAYING, "table-not-playing")
    return [] if table.state.seats[command.seat].automatic else [Away(command.seat)]


def come_back(table: Table, who: Who, command: Return, now: float) -> list[AnyFact]:
    seat = seated(who)
    require(table.state.phase != OVER, "table-over")
    return [Back(seat)] if table.state.seats[seat].away else []


def set_auto_pass(table: Table, who: Who, command: SetAutoPass, now: float) -> list[AnyFact]:
    seat = seated(who)
    require(table.state.phase == PLAYING, "table-not-playing")
    promised = {promise.about for promise in table.state.seats[seat].promises}
    return [Wished(seat, command.on, tuple(command.wake), tuple(sorted(promised & set(command.ask))))]


def let_pass(table: Table, who: Who, command: LetPass, now: float) -> list[AnyFact]:
    """Told as if the person had answered."""
    require(who.server and table.state.phase == PLAYING, "table-not-playing")
    same = table.state.seats[command.seat].asked_version == command.version
    answer = passes(table, command.seat) if same else None
    return [Answered(command.seat, answer), *pauses.ended_by(table, command.seat, now)] if answer is not None else []


def resume(table: Table, who: Who, command: Resume, now: float) -> list[AnyFact]:
    """The time for reactions is up: who has not answered passes, and everybody sees what has become of it."""
    require(who.server and table.state.phase == PLAYING, "table-not-playing")
    pause = table.state.pause
    if pause is None or pause.version != command.version or (table.waiting() and not pause.strict):
        return []
    return [*[Answered(seat, PASS, "pause") for seat in table.waiting()], Resumed()]


def play_again(table: Table, who: Who, command: PlayAgain, now: float) -> list[AnyFact]:
    seated(who)
    require(table.state.phase == OVER, "table-not-over")
    return [] if table.state.rematch else [Rematch(command.table)]


def close(table: Table, who: Who, command: Close, now: float) -> list[AnyFact]:
    if not who.server:
        host_only(table, who)
    require(table.state.phase != OVER, "table-over")
    return [Closed()]


DECISIONS: dict[type[Any], Callable[..., list[AnyFact]]] = {
    Join: join,
    Leave: leave,
    Kick: kick,
    Change: change,
    BeReady: be_ready,
    Commit: commit,
    Start: start,
    Reveal: reveal,
    Answer: answer,
    Say: say,
    Undo: undo,
    Vote: vote,
    TakeOver: take_over,
    Return: come_back,
    SetAutoPass: set_auto_pass,
    LetPass: let_pass,
    Resume: resume,
    PlayAgain: play_again,
    Close: close,
}
