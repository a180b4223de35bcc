"""What happens next, and who is asked.

A rule is a function `rule(g, ...) -> None`. It changes the table, says what comes next (`then`), or asks.
A question names the function that lists the options and the rule that takes the answer. What is still to
happen is therefore data without secrets: it can be copied, saved, shown and imagined at every decision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

Seat = int
Rule = Callable[..., None]
Call = tuple[Rule, tuple[Any, ...]]
Options = Callable[..., Sequence[Any]]
Check = Callable[..., "Refusal | None"]
G = TypeVar("G", bound="Flow")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PASS: Final = "pass"
MOST_SEATS: Final = 8
AROUND: Final = tuple(
    [tuple([tuple([(seat + i) % n for i in range(n)]) for seat in range(n)]) for n in range(MOST_SEATS + 1)]
)
# The forms of a question.
ONE: Final = "one"  # one seat is asked
ALL: Final = "all"  # all answer face down; nothing happens before the last answer is in
ANY: Final = "any"  # an open window: the first answer settles it
OFFER: Final = "offer"  # like ALL, but nobody is told who else is asked
SEALED: Final = (ALL, OFFER)


class Refusal(NamedTuple):
    """Why a choice is not allowed: a text to look up, the rule that says so, and what the text needs."""

    id: str
    rule: str = ""
    args: tuple[tuple[str, int | str], ...] = ()


def clockwise(seat: Seat, n: int) -> tuple[Seat, ...]:
    """All of n seats, from this one on."""
    return AROUND[n][seat]


def call(rule: Callable[[G, *Ts], None], *args: *Ts) -> Call:
    """A rule that has not happened yet, with its arguments."""
    return rule, args


def nothing(g: Flow) -> None:
    """The rule that does nothing."""


def no_options(g: Flow, seat: Seat) -> Sequence[Any]:
    """The options when nobody is asked."""
    return ()


def listed(options: Options, g: Flow, seat: Seat, args: tuple[Any, ...]) -> Sequence[Any]:
    """What these options are. Calls with few arguments are spelled out: compiled, they are several times as fast."""
    if not args:
        return options(g, seat)
    if len(args) == 1:
        return options(g, seat, args[0])
    return options(g, seat, args[0], args[1]) if len(args) == 2 else options(g, seat, *args)


class Flow:
    """The agenda and the question at hand."""

    __slots__ = (
        *("agenda", "asked", "check", "choices", "extra", "film", "follow", "form", "idle", "memo", "over", "sealed"),
        "watched",
    )

    agenda: list[Call]
    """What is still to happen; the next thing stands last."""
    form: str
    """ONE, ALL, ANY or OFFER."""
    asked: tuple[Seat, ...]
    """Who may answer; empty while nobody is asked."""
    idle: tuple[Seat, ...]
    """Who may answer, too, while the others are asked, but is not waited for: whoever is ready and may take it back."""
    choices: Options
    """Lists what a seat may answer."""
    follow: Rule
    """Takes the answer."""
    check: Check | None
    """Says why a choice outside the list is refused, or lets it pass; without it only the list counts. It is not asked
    about what is listed, but has to let it pass as well: else a choice would be judged by how it is written."""
    extra: tuple[Any, ...]
    """Further arguments of the three."""
    sealed: dict[Seat, Any]
    """Answers laid face down until all are in."""
    memo: dict[Seat, Sequence[Any]]
    """Options already listed for the question at hand."""
    over: bool
    """Nothing happens any more."""
    film: list[Any] | None
    """The moments since the last answer (core/game.py); None when nobody wants to know."""
    watched: bool
    """Is every moment kept, or are only offers?"""

    def begin_flow(self, *calls: Call) -> None:
        self.agenda, self.sealed, self.over, self.film, self.watched = [], {}, False, None, False
        self.quiet()
        self.then(*calls)

    def copy_flow(self, new: Flow) -> None:
        new.agenda = self.agenda[:]
        new.form = self.form
        new.asked = self.asked
        new.idle = self.idle
        new.choices = self.choices
        new.follow = self.follow
        new.check = self.check
        new.extra = self.extra
        new.sealed = self.sealed.copy()
        new.memo = {}
        new.over = self.over
        new.film = None
        new.watched = False

    def quiet(self) -> None:
        """Nobody is asked anything."""
        self.form, self.asked, self.choices, self.follow = ONE, (), no_options, nothing
        self.check, self.extra, self.memo, self.idle = None, (), {}, ()

    # -- what rules call ---------------------------------------------------------------------------------------------

    def then(self, *calls: Call) -> None:
        """These come next, in the order written, before all that is on the agenda already."""
        if len(calls) == 1:
            self.agenda.append(calls[0])
        else:
            self.agenda.extend(calls[::-1])

    def cancel(self, rule: Rule) -> bool:
        """Take the next pending occurrence of this rule off the agenda; was there one?"""
        for i in range(len(self.agenda) - 1, -1, -1):
            if self.agenda[i][0] is rule:
                del self.agenda[i]
                return True
        return False

    def ask(
        self: G,
        seat: Seat,
        options: Callable[[G, Seat, *Ts], Sequence[T]],
        then: Callable[[G, Seat, T, *Ts], None],
        *args: *Ts,
        check: Callable[[G, Seat, Any, *Ts], Refusal | None] | None = None,
    ) -> None:
        """One player chooses."""
        self.wait(ONE, (seat,), options, then, args, check)

    def pick(
        self: G,
        seat: Seat,
        options: Callable[[G, Seat, *Ts], Sequence[T]],
        then: Callable[[G, Seat, T, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Like ask; but nothing to choose from means nothing happens, and a single option needs no question."""
        found = listed(options, self, seat, args)
        if len(found) == 1:
            then(self, seat, found[0], *args)
        elif found:
            self.wait(ONE, (seat,), options, then, args, None)

    def ask_all(
        self: G,
        seats: Iterable[Seat],
        options: Callable[[G, Seat, *Ts], Sequence[T]],
        then: Callable[[G, dict[Seat, T], *Ts], None],
        *args: *Ts,
        check: Callable[[G, Seat, Any, *Ts], Refusal | None] | None = None,
    ) -> None:
        """All choose at the same time; nobody sees an answer before all are in. Asking nobody answers at once."""
        chosen = tuple(seats)
        if chosen:
            self.wait(ALL, chosen, options, then, args, check)
        else:
            then(self, {}, *args)

    def ask_any(
        self: G,
        seats: Iterable[Seat],
        options: Callable[[G, Seat, *Ts], Sequence[T]],
        then: Callable[[G, Seat, T, *Ts], None],
        *args: *Ts,
        check: Callable[[G, Seat, Any, *Ts], Refusal | None] | None = None,
        idle: tuple[Seat, ...] = (),
    ) -> None:
        """Whoever answers first settles the question; the rule may then ask again. The idle may answer, too."""
        self.wait(ANY, tuple(seats), options, then, args, check)
        self.idle = idle

    def offer(
        self: G,
        seats: Iterable[Seat],
        options: Callable[[G, Seat, *Ts], Sequence[T]],
        then: Callable[[G, Seat, T, *Ts], None],
        otherwise: Callable[[G, *Ts], None],
        *args: *Ts,
    ) -> None:
        """Each who has options may take one or pass; the first of these seats that takes one gets it.

        What it is about goes into `args`, which only who is asked can see, and not into public fields.
        """
        order = tuple(seats)
        if self.film is not None:
            self.moment(order)
        asked = tuple([seat for seat in order if listed(options, self, seat, args)])
        if asked:
            self.wait(OFFER, asked, offered, offer_taken, (order, options, then, otherwise, args), None)
        else:
            otherwise(self, *args)

    def wait(
        self,
        form: str,
        seats: tuple[Seat, ...],
        options: Options,
        then: Rule,
        args: tuple[Any, ...],
        check: Check | None,
    ) -> None:
        """Stop here until these seats have answered."""
        assert not self.asked, "one question at a time"
        self.form = form
        self.asked = seats
        self.choices = options
        self.follow = then
        self.check = check
        self.extra = args

    def moment(self, sought: tuple[Seat, ...] = ()) -> None:
        """The table may be worth seeing now; these seats are sought by an offer."""

    # -- what players and bots call ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Let things happen until somebody has to decide. Between two rules nothing is half done: that is a moment."""
        agenda = self.agenda
        while agenda and not self.asked and not self.over:
            if self.watched:
                self.moment()
            rule, args = agenda.pop()
            if not args:
                rule(self)
            elif len(args) == 1:
                rule(self, args[0])
            else:
                rule(self, *args)
        if self.over:
            agenda.clear()
            self.quiet()

    def waiting(self) -> list[Seat]:
        """The seats that may decide now."""
        if not self.sealed:
            return list(self.asked)
        return [seat for seat in self.asked if seat not in self.sealed]

    def options(self, seat: Seat) -> Sequence[Any]:
        """What a seat may choose; nothing if it is not asked."""
        found = self.memo.get(seat)
        if found is None:
            if (seat not in self.asked and seat not in self.idle) or seat in self.sealed:
                return ()
            found = self.memo[seat] = listed(self.choices, self, seat, self.extra)
        return found

    def refusal(self, seat: Seat, choice: Any) -> Refusal | None:
        """Why this seat may not choose this now; None if it may."""
        if self.over:
            return Refusal("match-over")
        if seat not in self.asked and seat not in self.idle:
            return Refusal("not-your-turn")
        if seat in self.sealed:
            return Refusal("already-answered")
        if choice in self.options(seat):
            return None
        if self.check is not None:
            return self.check(self, seat, choice, *self.extra)
        return Refusal("not-an-option")

    def take(self, seat: Seat, choice: Any) -> None:
        """Go on with a choice that is not refused."""
        if self.form in SEALED:
            self.sealed[seat] = choice
            self.memo.pop(seat, None)
            if len(self.sealed) < len(self.asked):
                return
            choice = {s: self.sealed[s] for s in self.asked}  # in the order asked, whoever was faster
            self.sealed, self.asked, self.memo = {}, (), {}
            self.follow(self, choice, *self.extra)
        else:
            self.asked, self.idle = (), ()
            if self.memo:
                self.memo = {}
            if self.extra:
                self.follow(self, seat, choice, *self.extra)
            else:
                self.follow(self, seat, choice)
        self.run()


# -- offers ----------------------------------------------------------------------------------------------------------


class Offered(NamedTuple):
    """The open offer: to whom it goes, by which functions, and what it is about."""

    seats: tuple[Seat, ...]
    options: Options
    then: Rule
    otherwise: Rule
    about: tuple[Any, ...]


def open_offer(g: Flow) -> Offered:
    """What is being offered."""
    return Offered(*g.extra)


def offered(g: Flow, seat: Seat, *offer: Any) -> Sequence[Any]:
    """Pass, or take one of the options."""
    _, options, _, _, about = offer
    return [PASS, *listed(options, g, seat, about)]


def offer_taken(g: Flow, choices: dict[Seat, Any], *offer: Any) -> None:
    """The first in order who did not pass has taken it; what later ones wanted does not happen."""
    _, _, then, otherwise, about = offer
    for seat, choice in choices.items():
        if choice != PASS:
            then(g, seat, choice, *about)
            return
    otherwise(g, *about)
