"""A table of KAPOW! on which tests play: scenarios read like play, and every choice goes through the match.

    t = Table("M E", "T B", health=(20, 20))
    t.fill(A, "pow", "ME")
    t.fill(B, "block", "TB")
    t.ready()
    t.say(A, "pow")
    assert t.health == [20, 19]

A roll is a row of letters, one per die: M E T A X, W joker, B blank; small letters are action dice. Trait dice have the
colour that shows the letter. A is seat 0; nothing else is
random. Automata are places behind the seats, their roll is given like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from heldenrunde import IllegalChoice, Match
from heldenrunde.core.chance import Rigged
from heldenrunde.core.flow import call
from heldenrunde.core.views import hear, plain
from heldenrunde.rulebooks.kapow.cards.boards import ABILITIES, NO_CHARACTER
from heldenrunde.rulebooks.kapow.cards.catalogue import ACTION, ALLIANCES, CHARACTERS
from heldenrunde.rulebooks.kapow.rules.automaton import automata_choose
from heldenrunde.rulebooks.kapow.rules.cleaning import clean_up
from heldenrunde.rulebooks.kapow.rules.placing import choose_abilities
from heldenrunde.rulebooks.kapow.rules.rounds import fight, follow_ups, forget_round, next_round, power_ups
from heldenrunde.rulebooks.kapow.rules.screens import free_dice
from heldenrunde.rulebooks.kapow.rules.solo import automata_clean_up
from heldenrunde.rulebooks.kapow.state import Kapow
from heldenrunde.texts import words

A, B, C, D = range(4)
TRAIT_OF = {
    "M": "rMMMEXW",
    "E": "yEEEMWB",
    "T": "pTTTAWB",
    "A": "gAAATWB",
    "X": "bXXXWWB",
    "W": "bXXXWWB",
    "B": "yEEEMWB",
}
IDS = [character.id for character in CHARACTERS]


def die_showing(letter: str) -> tuple[str, int]:
    """A die and the place of it that shows this letter."""
    if letter.islower():
        return (ACTION + letter.upper() + "BBBBB", 1) if letter != "b" else (ACTION + "BBBBBB", 1)
    die = TRAIT_OF[letter]
    return die, die.index(letter, 1)


class Table:
    """A match at the beginning of a round, arranged by a test."""

    def __init__(
        self,
        *rolls: str,
        mode: str = "duel",
        characters: Sequence[str] = (),
        health: Sequence[int] = (),
        most: Sequence[int] = (),
        marker: int = 0,
        round: int = 1,
        pools: Sequence[str] = (),
        tokens: Sequence[int] = (),
        alliances: Sequence[Sequence[str]] = (),
        struck_before: Sequence[bool] = (),
        chance: dict[str, list[int]] | None = None,
        on: bool = False,
    ) -> None:
        """`on`: another round follows; otherwise the table stays as the round left it."""
        self.match = Match.new("kapow", seed=0, mode="first" if mode == "duel" and not characters else mode)
        g = self.g = cast(Kapow, self.match.table)
        g.quiet()
        g.agenda.clear()
        places = len(g.dice)
        assert len(rolls) == places
        dice = [[die_showing(letter) for letter in roll.replace(" ", "")] for roll in rolls]
        g.dice = [tuple([die for die, _ in row]) for row in dice]
        g.characters = [IDS.index(id) for id in characters] if characters else [NO_CHARACTER] * places
        g.pools = list(pools) or [""] * places
        g.tokens = list(tokens) or [0] * places
        g.marker, g.round = marker, round
        forget_round(g)
        g.health = list(health) or [20, 20]
        g.most = list(most) or [max(20, n) for n in g.health]
        g.alliances = [tuple([[a.id for a in ALLIANCES].index(id) for id in ids]) for ids in alliances] or [(), ()]
        g.struck_before = list(struck_before) or [False] * places
        g.turned = [0] * g.players
        rolled = [side - 1 for place in range(g.players) for _, side in dice[place]]
        automatic = [side - 1 for place in range(g.players, places) for _, side in dice[place]]
        g.chance = Rigged({"roll": rolled, "automaton roll": automatic, **(chance or {})})
        phases = (choose_abilities, automata_choose, fight, power_ups, follow_ups, clean_up, automata_clean_up)
        g.then(*[call(phase) for phase in phases], *([call(next_round)] if on else []))
        g.events = []
        g.run()

    # -- playing -----------------------------------------------------------------------------------------------------

    def fill(self, seat: int, box: str, letters: str) -> None:
        """Fill a box with dice that show these letters; reroll and name are answered apart."""
        dice = []
        for letter in letters:
            free = [number for number, shown, _ in free_dice(self.g, seat) if shown == letter and number not in dice]
            assert free, f"no free die shows {letter}"
            dice.append(free[0])
        self.match.answer(seat, ["choose", box, dice])

    def refuse(self, seat: int, box: str, letters: str) -> str:
        """The box cannot be filled so: the rule that says it."""
        with pytest.raises(IllegalChoice) as refused:
            self.fill(seat, box, letters)
        return refused.value.reason.rule

    def reroll(self, seat: int, letter: str, falls: str) -> None:
        """Roll a die again that shows this letter; it falls as said."""
        die = next(
            i
            for i, word in enumerate(self.g.dice[seat])
            if self.shown(seat, i) == letter and ["reroll", i] in self.options(seat)
        )
        side = self.g.dice[seat][die].index(falls.upper(), 1)
        cast(Rigged, self.g.chance).falls["roll"] = [side - 1]
        self.match.answer(seat, ["reroll", die])

    def shown(self, seat: int, die: int) -> str:
        word = self.g.dice[seat][die]
        face = word[self.g.rolled[seat][die]]
        return face.lower() if word[0] == ACTION else face

    def say(self, seat: int, *choices: Any) -> None:
        """Answer what is asked; a wrong seat or choice fails."""
        for choice in choices:
            self.match.answer(seat, choice)

    def ready(self) -> None:
        """Everybody is ready; arrows point at who sits opposite."""
        now = self.g.round
        while self.asked == "placements" and self.g.round == now:
            seat = self.match.waiting()[0]
            options = self.options(seat)
            self.match.answer(seat, "ready" if "ready" in options else ["ready", self.g.opposite(seat)])

    def options(self, seat: int) -> list[Any]:
        return plain(self.match.options(seat))  # type: ignore[no-any-return]

    @property
    def asked(self) -> str:
        """The question at hand."""
        return self.g.choices.__name__ if self.g.asked else ""

    @property
    def who(self) -> list[int]:
        return self.match.waiting()

    def pass_on(self) -> None:
        """Answer everything that is asked to the end of the round with the first option; nobody attacks."""
        while self.asked:
            seat = self.who[0]
            options = self.options(seat)
            self.match.answer(seat, next((o for o in ("forgo", "done", "stop", "ready") if o in options), options[0]))

    @property
    def winners(self) -> list[int]:
        assert self.match.result is not None
        return self.match.result.winners

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def health(self) -> list[int]:
        return self.g.health

    @property
    def defence(self) -> list[int]:
        return self.g.defence

    @property
    def pools(self) -> list[str]:
        return self.g.pools

    def happened(self, what: str) -> int:
        """How often this happened by the last decision."""
        return len([event for event in self.match.happened() if event.what == what])

    def told(self, language: str = "en") -> list[str]:
        """What the last decision brought about, as A hears it, each with its rule."""
        game, say = self.match.game, words(language, "kapow").say
        heard = [game.tell(hear(event, A)) for event in self.match.happened()]
        return [f"{say(one['line'])} ({one['rule']})" for one in heard]

    def label(self, seat: int, choice: Any, language: str = "en") -> str:
        """What an option is called."""
        scene = self.match.game.scene(self.match.view(seat), seat)
        return next(words(language, "kapow").say(one.label) for one in scene.options if one.choice == choice)

    def chosen(self, seat: int) -> list[str]:
        return [ABILITIES[number].id for number in self.g.picks[seat]]
