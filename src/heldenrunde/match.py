"""A match from outside: who may decide, what, and what everybody may see."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from heldenrunde.checks import (
    FORMAT,
    Earlier,
    as_damage,
    check_options,
    check_seats,
    digest,
    earlier_of,
    find,
    key_of,
    open_save,
    quick,
    same_version,
)
from heldenrunde.core.chance import Keyed
from heldenrunde.core.definition import Definition
from heldenrunde.core.flow import Refusal
from heldenrunde.core.game import Event, Game, Moment, Result, all_piles
from heldenrunde.core.looks import Seen
from heldenrunde.core.record import frozen, load_game, names_of, save_game
from heldenrunde.core.views import imagine, plain, views
from heldenrunde.errors import BadSeats, DamagedSave, IllegalChoice, MatchOver, NoRecord, NotYourTurn, Reason
from heldenrunde.rulebooks import GAMES
from heldenrunde.standing import Standing, standing

if TYPE_CHECKING:
    from heldenrunde.recall import Recall

NAMES = {game.id: names_of(game.rules) for game in GAMES.values()}
ERRORS: dict[str, type[IllegalChoice]] = {"not-your-turn": NotYourTurn, "match-over": MatchOver}


class Match:
    """One match of one game. Everything in it is deterministic under the seed."""

    game: Definition
    seats: int
    settings: dict[str, Any]
    """The options of the table, defaults filled in."""
    table: Game
    key: bytes | None
    """What all chance comes from; None in an imagined match."""
    log: list[tuple[int, Any]]
    """Who decided what."""
    before: int
    """Decisions made before the log begins (in an imagined match)."""
    earlier: Earlier = ()
    """The rules it was played by before these: version, hash, and up to which decision."""
    base: dict[str, Any] | None = None
    """The state in which these rules took over, if others were there before."""
    recall: Recall | None = None
    """Who remembers what was told, once somebody has asked."""

    # -- beginning ---------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: str,
        seats: int | None = None,
        seed: int | bytes | None = None,
        *,
        watch: bool = False,
        **options: Any,
    ) -> Match:
        """A fresh match. The seed is a number, or the 32 bytes of a secret key; without one it is random.

        With `watch` its moments are kept from the beginning."""
        definition = find(game)
        number = definition.seats_for(options)[0] if seats is None else seats
        check_seats(definition, number)
        settings = check_options(definition, options, number)
        match = cls()
        match.game, match.seats, match.settings = definition, number, settings
        match.key, match.log, match.before = key_of(seed), [], 0
        match.table = definition.set_up(Keyed(match.key, {}), number, settings)
        match.table.events = []
        if watch:
            match.watch()
        match.table.run()
        return match

    @classmethod
    def load(cls, saved: Any) -> Match:
        """A match from what `save` gave."""
        try:
            head, state = open_save(saved)
            definition = find(head["game"])
            same_version(definition, head["version"])
            match = cls()
            match.game, match.seats, match.settings = definition, head["seats"], head["options"]
            match.key = bytes.fromhex(head["key"]) if head["key"] is not None else None
            match.log, match.before = [(seat, frozen(choice)) for seat, choice in head["decisions"]], head["before"]
            match.earlier, match.base = earlier_of(head), head.get("base")
            match.table = load_game(definition.state(), state, NAMES[definition.id])
            match.table.events = []
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            raise as_damage(error) from error
        return match

    @classmethod
    def replay(cls, record: Any) -> Match:
        """The match that a record tells, played again decision by decision."""
        try:
            definition = find(record["game"])
            same_version(definition, record["version"])
            settings = check_options(definition, record["options"], record["seats"])
            if record["format"] != FORMAT or settings != record["options"]:
                raise DamagedSave(Reason("damaged-save"))
            match = cls.begin(record)
            decisions = [(seat, choice) for seat, choice in record["decisions"]][match.first :]
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise as_damage(error) from error
        for number, (seat, choice) in enumerate(decisions, match.first + 1):
            try:
                match.answer(seat, choice)
            except IllegalChoice as error:
                raise DamagedSave(Reason("record-illegal", number=number, why=error.reason)) from error
        return match

    @classmethod
    def begin(cls, record: Any, watch: bool = False) -> Match:
        """The match of a record where its rules begin: before the first decision, or where they took over."""
        key = bytes.fromhex(record["key"])
        match = cls.new(record["game"], record["seats"], key, watch=watch, **record["options"])
        match.earlier, match.base = earlier_of(record), record.get("base")
        if match.base is not None:
            match.log = [(seat, frozen(choice)) for seat, choice in record["decisions"][: match.first]]
            if len(match.log) < match.first:
                raise DamagedSave(Reason("record-before-rules", decision=match.first))
            match.table = load_game(match.game.state(), match.base, NAMES[match.game.id])
            match.table.events = []
            if watch:
                match.watch()
        return match

    @classmethod
    def carry_on(cls, saved: Any, hash: str) -> Match:
        """A match that was saved under older rules of this hash, brought into ours by their migrations."""
        head = deepcopy(open_save(saved)[0])
        definition, made = find(head["game"]), head["before"] + len(head["decisions"])
        head["earlier"] = [*head.get("earlier", []), [head["version"], hash, made]]
        while head["version"] < definition.version:
            definition.migrations[head["version"]](head)
            head["version"] += 1
        head["base"] = head["state"]
        return cls.load({**head, "digest": digest(head)})

    # -- deciding ----------------------------------------------------------------------------------------------------

    def waiting(self) -> list[int]:
        """The seats that may decide now: one, or several at once."""
        return self.table.waiting()

    def options(self, seat: int) -> list[Any]:
        """The choices of a seat: words, numbers and tuples of them, all hashable; none for a seat that is not asked."""
        return list(self.table.options(seat))

    def answer(self, seat: int, choice: Any) -> None:
        """Decide. Raises IllegalChoice, and then has changed nothing."""
        table = self.table
        chosen = frozen(choice)
        if type(seat) is not int or chosen not in table.options(seat):
            refused = self.check(seat, choice)
            if refused is not None:
                raise refused
        table.decide(seat, chosen)
        self.log.append((seat, chosen))

    def answer_index(self, seat: int, index: int) -> None:
        """Decide for one of the options by its number: what is listed needs no check."""
        options = self.table.options(seat) if type(seat) is int else ()
        if type(index) is not int or not 0 <= index < len(options):
            raise self.check(seat, None) or IllegalChoice(Reason("not-an-option", "", self.game.id))
        choice = options[index]
        self.table.decide(seat, choice)
        self.log.append((seat, choice))

    def check(self, seat: int, choice: Any) -> IllegalChoice | None:
        """Why this seat may not choose this now, as the error that `answer` would raise; None if it may."""
        why = self.table.refusal(seat, frozen(choice)) if type(seat) is int else Refusal("not-your-turn")
        if why is None:
            return None
        kind = ERRORS.get(why.id, IllegalChoice)
        return kind(Reason(why.id, why.rule, self.game.id, **dict(why.args)))

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def result(self) -> Result | None:
        """winners, scores and places by seat; None while the match goes on."""
        return self.table.result() if self.table.over else None

    @property
    def decisions(self) -> int:
        """How many have been made so far."""
        return self.before + len(self.log)

    @property
    def round(self) -> int:
        """Of the match, from 1; 0 before the first has begun."""
        return self.game.round(self.table)

    def standing(self, seat: int) -> Standing:
        """Score and place of a seat, at any time."""
        self.check_viewer(seat, spectator=False)
        return standing(self.table, seat)

    @property
    def first(self) -> int:
        """The decision after which these rules began; those before it cannot be made again."""
        return self.earlier[-1][2] if self.earlier else 0

    # -- seeing ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator (None), may see."""
        self.check_viewer(seat)
        shared, own = self.views([seat])
        seen: dict[str, Any] = plain({**shared, **own[0]})
        return seen

    def views(self, viewers: list[int | None]) -> Seen:
        """The views of several at once: what all see alike, and what each sees besides. To be written down at once."""
        shared, own = views(self.table, viewers)
        shared["game"], shared["seats"] = self.game.id, self.seats
        shared["result"] = self.table.result().plain() if self.table.over else None
        for viewer, mine in zip(viewers, own, strict=True):
            mine["seat"] = viewer
        return shared, own

    def happened(self) -> list[Event]:
        """What the last decision brought about, or before the first one the set-up; `hear` tells it to a seat."""
        return self.table.news()

    def heard(self, seat: int | None) -> list[dict[str, Any]]:
        """What a seat, or a spectator, has heard since the match began. An imagined match was never begun."""
        from heldenrunde.recall import Recall

        self.check_viewer(seat)
        if self.key is None:
            raise NoRecord(Reason("imagined-not-heard"))
        self.recall = self.recall or Recall(self)
        return self.recall.heard(self, seat)

    def watch(self, every: bool = True) -> None:
        """From now on `moments` tells how each decision came about, or only where an offer was made. Nobody pays for
        that who does not watch."""
        self.table.film, self.table.watched = [], every

    def moments(self) -> list[Moment]:
        """What was to be seen since the last decision, one after the other; the last is the table as it is now."""
        told, film = len(self.table.events or ()), list(self.table.film or ())
        if film and film[-1][1:] == (told, ()) and all_piles(film[-1].table) == all_piles(self.table):
            film.pop()  # nothing has happened since but a question
        return [*film, Moment(self.table, told, ())]

    def at(self, moment: Moment) -> Match:
        """The match as it was then, to be looked at."""
        return self.with_table(moment.table, None, self.log, self.before)

    def check_viewer(self, seat: int | None, spectator: bool = True) -> None:
        if seat is None and spectator:
            return
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeats(Reason("no-such-seat", seat=str(seat), most=self.seats - 1))

    # -- copies ------------------------------------------------------------------------------------------------------

    def clone(self, seed: int | None = None) -> Match:
        """The same match, going its own way from here; nobody listens to it, so `happened` stays empty.

        With a seed all that chance brings from here on is its own, and like an imagined match it has no record; what is
        shuffled already lies as it lies."""
        if seed is not None:
            table = self.table.clone()
            table.chance = quick(seed)
            return self.with_table(table, None, [], self.decisions)
        match = self.with_table(self.table.clone(), self.key, self.log[:], self.before)
        match.earlier, match.base = self.earlier, self.base
        return match

    def imagine(self, seat: int, seed: int) -> Match:
        """A match that this seat cannot tell from the real one; it holds nothing that the seat may not know."""
        self.check_viewer(seat, spectator=False)
        return self.with_table(imagine(self.table, seat, quick(seed)), None, [], self.decisions)

    def with_table(self, table: Game, key: bytes | None, log: list[tuple[int, Any]], before: int) -> Match:
        match = Match()
        match.game, match.seats, match.settings = self.game, self.seats, self.settings
        match.table, match.key, match.log, match.before = table, key, log, before
        return match

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.load, (self.save(),)

    def __eq__(self, other: object) -> bool:
        """Equal are matches whose saves are: the same table, the same past, the same chance."""
        return isinstance(other, Match) and (self is other or self.save() == other.save())

    def __hash__(self) -> int:
        """Of the match as it is now: after a decision it is another one."""
        return hash(str(self.save()["digest"]))

    def __repr__(self) -> str:
        now = f"won by {self.result.winners}" if self.result else f"waiting for {self.waiting()}"
        kind = "" if self.key is not None else ", no record"
        where = f"round {self.round}, {self.decisions} decisions, {now}{kind}"
        return f"<Match of {self.game.id}, {self.seats} seats, {where}>"

    # -- keeping -----------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The whole match as plain data, at any decision."""
        saved = {**self.head(), "before": self.before, "state": save_game(self.table)}
        return {**saved, "digest": digest(saved)}

    def record(self) -> dict[str, Any]:
        """What was played: game, version, options, key and decisions. Everything else follows from it."""
        if self.key is None:
            raise NoRecord(Reason("imagined-no-record"))
        return self.head()

    def head(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "seats": self.seats,
            "options": dict(self.settings),
            "key": self.key.hex() if self.key is not None else None,
            "decisions": [[seat, plain(choice)] for seat, choice in self.log],
            **({"earlier": [list(rules) for rules in self.earlier], "base": self.base} if self.earlier else {}),
        }

    # -- bots --------------------------------------------------------------------------------------------------------

    def view_for_bot(self, seat: int, heard: bool = False) -> BotView:
        """All that a bot gets: an imagined match, in which nothing is left of what the seat may not know, and if it
        wants that, all that the seat has heard."""
        return BotView(seat, self.imagine(seat, 0), self.heard(seat) if heard else None)


class BotView:
    """What a bot holds instead of the match."""

    def __init__(self, seat: int, world: Match, heard: list[dict[str, Any]] | None = None) -> None:
        self.seat, self.world, self.heard = seat, world, heard

    @property
    def game(self) -> str:
        return self.world.game.id

    @property
    def view(self) -> dict[str, Any]:
        return self.world.view(self.seat)

    @property
    def options(self) -> list[Any]:
        return self.world.options(self.seat)

    def imagine(self, seed: int) -> Match:
        """A match that the seat cannot tell from the real one; another seed, another world."""
        return self.world.imagine(self.seat, seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> BotView:
        return BotView(self.seat, self.world.clone(), deepcopy(self.heard, memo))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BotView):
            return False
        return (self.seat, self.heard, self.world) == (other.seat, other.heard, other.world)

    def __hash__(self) -> int:
        return hash((self.seat, self.world))

    def __repr__(self) -> str:
        return f"<BotView of {self.game}, seat {self.seat}, {len(self.options)} options, round {self.world.round}>"
