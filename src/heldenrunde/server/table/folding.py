"""What each fact does to a table. Pure: no clock, no database, no sockets."""

from __future__ import annotations

from typing import Any

from heldenrunde.core.flow import PASS, SEALED
from heldenrunde.match import Match
from heldenrunde.rulesets import Rules
from heldenrunde.server.table import fairness, pauses
from heldenrunde.server.table.facts import (
    Answered,
    AutoPass,
    Away,
    Back,
    CarriedOn,
    Changed,
    Closed,
    Committed,
    Joined,
    Left,
    Opened,
    Person,
    PlayedOn,
    Ready,
    Rematch,
    Resumed,
    Revealed,
    Row,
    Said,
    Setup,
    Started,
    Starting,
    UndoAsked,
    Undone,
    UndoVoted,
    Wished,
)
from heldenrunde.server.table.request_keys import note
from heldenrunde.server.table.state import CHAT_KEPT, LOBBY, OVER, PLAYING, STARTING, Line, SeatState, Table

AFTER_THE_END = (Said, Rematch)
"""What may still happen when a match is over. Its secret is shown then: nothing brings it back."""


def fold(table: Table, row: Row) -> None:
    """Let a stored fact take effect."""
    state = table.state
    assert row.version == state.version + 1, "facts come in order"
    state.version = row.version
    note(state, row.key, row.version)
    table.film = []
    if type(row.fact) is Wished or (type(row.fact) is Answered and table.still is not None):
        state.hidden.append(row.version)
    if state.phase != OVER or isinstance(row.fact, AFTER_THE_END):
        FOLDS[type(row.fact)](table, row.fact, row)


def opened(table: Table, fact: Opened, row: Row) -> None:
    state = table.state
    state.setup, state.commitment, state.host, state.origin = fact.setup, fact.commitment, fact.host.id, fact.origin
    state.rules, state.bound = fact.rules, Rules.read(fact.rules).version or 1
    table.enter(LOBBY, row.at)
    lay_seats(table, fact.setup)
    sit(table, first_free(table), fact.host)


def lay_seats(table: Table, setup: Setup) -> None:
    """As many seats as the setup says; persons keep theirs while there is room."""
    people = [seat for seat in table.state.seats if seat.person is not None]
    table.state.seats = [SeatState(bot=setup.bots[i] if i < len(setup.bots) else None) for i in range(setup.seats)]
    for old in people:
        place = first_free(table)
        if place is not None:
            table.state.seats[place] = SeatState(old.person, digest=old.digest)


def first_free(table: Table) -> int | None:
    return next((i for i, seat in enumerate(table.state.seats) if seat.person is None and seat.bot is None), None)


def sit(table: Table, seat: int | None, person: Person) -> None:
    assert seat is not None, "somebody sits down where there is room"
    table.state.seats[seat] = SeatState(person)


def joined(table: Table, fact: Joined, row: Row) -> None:
    sit(table, fact.seat, fact.person)


def left(table: Table, fact: Left, row: Row) -> None:
    """Before the start the seat is free again; later it is kept, and a bot plays."""
    state = table.state
    if state.phase in (LOBBY, STARTING):
        state.seats[fact.seat] = SeatState()
        for seat in state.seats:
            seat.nonce = ""  # shown again at the next start
        table.enter(LOBBY, row.at)
        hand_over(table)
    else:
        state.seats[fact.seat].away = True


def hand_over(table: Table) -> None:
    """A table whose host has left belongs to whoever sits there; without anybody it is over."""
    people = [seat.person for seat in table.state.seats if seat.person is not None]
    if not people:
        table.state.phase = OVER
    elif table.state.host not in [person.id for person in people]:
        table.state.host = people[0].id


def changed(table: Table, fact: Changed, row: Row) -> None:
    table.state.setup = fact.setup
    lay_seats(table, fact.setup)


def ready(table: Table, fact: Ready, row: Row) -> None:
    table.state.seats[fact.seat].ready = fact.ready


def committed(table: Table, fact: Committed, row: Row) -> None:
    table.state.seats[fact.seat].digest = fact.digest


def starting(table: Table, fact: Starting, row: Row) -> None:
    table.enter(STARTING, row.at)


def revealed(table: Table, fact: Revealed, row: Row) -> None:
    table.state.seats[fact.seat].nonce = fact.nonce


def started(table: Table, fact: Started, row: Row) -> None:
    """The key comes from the secret and from what the persons contributed; the match begins."""
    state = table.state
    nonces = [seat.nonce for seat in state.seats if seat.nonce]
    key = fairness.match_key(table.secret, nonces, state.id)
    table.match = Match.new(state.setup.game, state.setup.seats, key, watch=True, **state.setup.options)
    table.enter(PLAYING, row.at)
    pauses.take_up(table)
    pauses.show(table, row.at)
    table.think(row.at)


def answered(table: Table, fact: Answered, row: Row) -> None:
    match = table.match
    assert match is not None, "nobody answers before the start"
    before = shown(match)
    match.answer(fact.seat, fact.choice)
    seat = table.state.seats[fact.seat]
    if fact.by != "pause":
        seat.missed = seat.missed + 1 if fact.by == "clock" else 0
    pauses.take_up(table)
    if fact.choice != PASS:
        table.state.moved = row.version
    if fact.promises:
        table.state.seats[fact.seat].promises = fact.promises
    table.state.free.append(told_nothing(match, fact.seat) and shown(match) == before)
    if table.state.setup.clock.kind == "decision":
        table.state.thought[match.decisions - 1] = table.spent(fact.seat, row.at)
    table.state.undo, table.state.agreed = None, []
    sealed = match.table.form in SEALED and bool(match.table.sealed)
    table.stop_thinking([fact.seat] if sealed else range(match.seats), row.at)
    if table.still is None:
        pauses.show(table, row.at)
    else:
        table.state.offers.append(match.decisions - 1)
    table.think(row.at)


def resumed(table: Table, fact: Resumed, row: Row) -> None:
    pauses.show(table, row.at)
    table.think(row.at)


def told_nothing(match: Match, seat: int) -> bool:
    """Is only this seat asked again, and nobody else was on the way? Who is passed over because there is nothing they
    could do has told that."""
    if match.waiting() != [seat]:
        return False
    return not [other for moment in match.moments() for other in moment.sought if other != seat]


def shown(match: Match) -> tuple[Any, Any]:
    """What has been seen and drawn so far: if it stays the same, a decision revealed nothing."""
    return match.table.knows[:], match.table.chance.save()


def said(table: Table, fact: Said, row: Row) -> None:
    table.state.chat.append(Line(table.shown, fact.seat, fact.name, fact.text, row.at))
    del table.state.chat[:-CHAT_KEPT]


def undo_asked(table: Table, fact: UndoAsked, row: Row) -> None:
    table.state.undo, table.state.agreed = fact, []


def undo_voted(table: Table, fact: UndoVoted, row: Row) -> None:
    if fact.agrees:
        table.state.agreed.append(fact.seat)
    else:
        table.state.undo, table.state.agreed = None, []


def undone(table: Table, fact: Undone, row: Row) -> None:
    """The match is played again up to there. Who takes something back wants to be asked again; what others have
    promised since then they have not promised. Nobody gets time back: who takes back a decision has thought about it
    for as long as before."""
    assert table.match is not None, "nothing is undone before the start"
    record = table.match.record()
    table.match = Match.replay({**record, "decisions": record["decisions"][: fact.to]})
    table.state.free = table.state.free[: fact.to]
    table.state.offers = [decision for decision in table.state.offers if decision < fact.to]
    table.state.undo, table.state.agreed = None, []
    spent = table.state.thought.get(fact.to, 0.0) + table.spent(fact.seat, row.at)
    table.state.thought = {number: took for number, took in table.state.thought.items() if number < fact.to}
    table.stop_thinking(range(table.match.seats), row.at)
    pauses.begin_again(table, row.at)
    for number, seat in enumerate(table.state.seats):
        kept = [promise for promise in seat.promises if promise.since < fact.to and number != fact.seat]
        seat.promises = tuple(kept)
    table.think(row.at)
    table.state.seats[fact.seat].again = spent


def away(table: Table, fact: Away, row: Row) -> None:
    table.state.seats[fact.seat].away = True


def back(table: Table, fact: Back, row: Row) -> None:
    seat = table.state.seats[fact.seat]
    seat.away, seat.missed = False, 0


def auto_pass(table: Table, fact: AutoPass, row: Row) -> None:
    seat = table.state.seats[fact.seat]
    seat.auto_pass, seat.wake = fact.on, fact.wake
    seat.promises = tuple(promise for promise in seat.promises if promise.about not in fact.ask)


def rematch(table: Table, fact: Rematch, row: Row) -> None:
    table.state.rematch = fact.table


def played_on(table: Table, fact: PlayedOn, row: Row) -> None:
    """Its shuffles are those of the other match, so there is nothing to prove about them."""
    table.match = Match.replay(fact.record)
    table.state.free = [False] * table.match.decisions
    table.state.commitment = ""
    table.enter(PLAYING, row.at)
    pauses.begin_again(table, row.at)
    table.think(row.at)


def carried_on(table: Table, fact: CarriedOn, row: Row) -> None:
    """A match goes on where the older rules have left it; nobody goes back behind that."""
    state = table.state
    if table.kept is not None:
        table.match = Match.carry_on(table.kept, Rules.read(state.rules).hash)
        table.kept, state.undo, state.agreed = None, None, []
        pauses.begin_again(table, row.at)
    state.rules = fact.rules


def closed(table: Table, fact: Closed, row: Row) -> None:
    table.state.undo, table.state.agreed = None, []
    table.enter(OVER, row.at)


FOLDS: dict[type[Any], Any] = {
    Opened: opened,
    Joined: joined,
    Left: left,
    Changed: changed,
    Ready: ready,
    Committed: committed,
    Starting: starting,
    Revealed: revealed,
    Started: started,
    Answered: answered,
    Resumed: resumed,
    Said: said,
    UndoAsked: undo_asked,
    UndoVoted: undo_voted,
    Undone: undone,
    Away: away,
    Back: back,
    AutoPass: auto_pass,
    Wished: auto_pass,
    Rematch: rematch,
    PlayedOn: played_on,
    CarriedOn: carried_on,
    Closed: closed,
}
