"""Who may see what, written a second time in the words of the rules.

Views and imagined worlds both go by the layout of a game and by `knows`, so they could agree on the same mistake;
this table is compared with both. A game that joins the registry needs an entry here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

OWNER = "owner"  # one pile per seat, each for the eyes of that seat
NOBODY = "nobody"
ALL = "all"  # all seats and spectators
TOP = "top"  # all see the last card, and nobody the others
SHOWN = "shown"  # the owner, if there is one, and those to whom the card was shown since its deck was dealt anew
TOLD = "told"  # the seat it happens to, those it is about, and those who know the cards already
SEEN = "seen"  # inside other cards: those who ever held the card it is in, or all once it lay open


class WhoSees(NamedTuple):
    zones: dict[str, str]
    """Every field that holds cards."""
    own: tuple[str, ...]
    """Secret numbers, one per seat."""
    events: dict[str, str]
    """Everything that can happen with cards, and who sees their faces: OWNER is the seat it happens to; SHOWN, too,
    and who else hears of a card has held or seen it before; TOLD, too, and whoever it is about."""
    plain: tuple[str, ...]
    """Fields that name cards and are public all the same, because these cards lie open."""
    cards: Callable[[int], int]
    """How many cards a match has, by the number of seats."""
    partners: Callable[[dict[str, Any], int], set[int]] = lambda settings, seat: set()
    """The seats that see what is this seat's own, by the settings of the table."""
    anew: str = ""
    """What happens when all that was shown is shuffled again."""


WHO_SEES: dict[str, WhoSees] = {
    "custom-heroes": WhoSees(
        zones={
            "hands": OWNER,  # CH-1.6: hands are secret
            "reserves": OWNER,  # CH-1.2, CH-1.6: what a reserve contains is secret
            "inside": SEEN,  # CH-1.6, CH-4.4: an upgrade stays secret until the card is played
            "bag": NOBODY,  # CH-1.3
            "aside": NOBODY,  # CH-8.2: what is not dealt in sudden death stays unseen
            "trick": ALL,  # CH-1.6: every card that was played or bet is public
            "played": ALL,
            "bets": ALL,  # CH-2.2: a bet lies face up
        },
        own=("power",),  # CH-1.2, CH-1.6: how much power somebody has is secret
        events={
            "deal": OWNER,
            "draw": OWNER,
            "first-draw": OWNER,
            "slide": OWNER,  # CH-4.4
            "bet": ALL,
            "play": ALL,
            "activate": ALL,
        },
        plain=("laid",),  # the activated cards of sets that lie in the trick
        cards=lambda seats: 10 * (3 if seats == 2 else seats) + 72 + 2 * seats,  # CH-1.1, CH-1.2, CH-1.3
    ),
    "munchkin": WhoSees(
        zones={
            "hands": OWNER,  # MU-1.7: hands are secret; that they may be shown (MU-5.9) is no listed choice
            "doors": NOBODY,  # MU-1.7: the order of the decks is
            "treasures": NOBODY,
            "worn": ALL,  # MU-1.7: all cards on the table are public
            "pack": ALL,
            "traits": ALL,
            "extras": ALL,
            "curses": ALL,
            "old_doors": TOP,  # MU-1.7: nobody looks through a discard pile
            "old_treasures": TOP,
            "monsters": ALL,
            "played": ALL,
            "faceup": ALL,  # MU-1.7: revealed, drawn face up or looted
        },
        own=(),
        events={
            "draw": OWNER,  # MU-1.7: cards drawn face down
            "loot": OWNER,  # MU-2.3
            "charity": TOLD,  # MU-2.4: giver and receiver know the card
            "filch": TOLD,  # a card is taken unseen: who takes it and who had it know it
            "show-hand": TOLD,  # MU-5.9
            **dict.fromkeys(
                [
                    "door",
                    "trouble",
                    "lay",
                    "use",
                    "pack",
                    "hold",
                    "discard",
                    "play",
                    "throw",
                    "enhance",
                    "cheat",
                    "sell",
                    "offer",
                    "get",
                    "give",
                    "take",
                    "curse",
                    "curse-idle",
                    "curse-stays",
                    "curse-off",
                    "wish",
                    "takes-over",
                    "joins",
                    "illusion",
                    "leaves",
                    "bribes",
                    "slays",
                    "help-me",
                    "ask-help",
                    "counter",
                    "victory",
                    "spoils",
                    "pick",
                    "resurrect",
                    "roll",
                    "roll-as",
                    "turn-die",
                    "distract",
                    "servant",
                    "escape",
                    "caught",
                    "body",
                    "thief",
                    "steal",
                    "theft-fails",
                    "dowse",
                    "hoard",
                    "divine",
                ],
                ALL,
            ),
        },
        plain=("bound", "foes", "mods", "refused", "promised", "chasers"),  # all of these lie open
        cards=lambda seats: 168 if seats < 7 else 336,  # MU-1.1
    ),
    "kapow": WhoSees(
        zones={},  # there are no cards; what a name stands for lies open
        own=(
            "rolled",  # KP-2.7: the rolls behind a screen are secret
            "laid",  # KP-2.12: and so are the dice on abilities
            "stage",
            "turned",  # KP-7.8: how alliance cards are turned
            "aim",  # KP-7.5: arrows are secret until the reveal
            "plan",  # KP-5.1: arranged without seeing the others' arrangement
        ),
        events=dict.fromkeys(
            [
                "character",
                "opponent",
                "alliance",
                "announce",
                "name",
                "automaton",
                "reveal",
                "reveal-at",
                "charm",
                "dull",
                "attack",
                "defend",
                "trigger",
                "no-effect",
                "gain-die",
                "gain-face",
                "lose-face",
                "give-face",
                "swap",
                "gain-health",
                "lose-health",
                "follow-up",
                "arrange",
                "attach",
            ],
            ALL,
        ),
        plain=(),
        cards=lambda seats: 0,
        partners=lambda settings, seat: {seat ^ 1} if settings["mode"] in ("teams", "coop") else set(),  # KP-7.8
    ),
    "backstab-heroes": WhoSees(
        zones={
            "hands": SHOWN,  # BH-1.6: secret; but a played treasure comes back for all to see, and some cards look
            "shown": ALL,  # BH-3.3: a revealed card lies face up
            "actions": NOBODY,  # BH-1.6: all piles
            "treasures": NOBODY,
            "discard": SHOWN,  # BH-3.4, BH-3.16: open, but for what is discarded unseen at the end of a round
            "offered": SHOWN,  # BH-3.8: who has them in hand looks at them
            "gone": SHOWN,  # BH-3.15: the surplus is unseen by those who did not hold it
            "monsters": SHOWN,  # BH-1.2: face down; the Crystal Ball looks at the top one
            "monster": ALL,  # BH-3.1
            "fought": ALL,
            "unused": NOBODY,  # BH-1.2
        },
        own=("laid",),  # BH-3.2: a card is laid face down
        events={
            "round": ALL,
            "reveal": ALL,
            "react": ALL,
            "no-effect": ALL,
            "hand-over": SHOWN,  # BH-1.6: seen by the two whose hands it goes through
            "peek": SHOWN,
            "foresee": OWNER,
            "gift": ALL,
            "vanish": ALL,
            "return": ALL,
            "beaten": ALL,
            "flees": ALL,
            "lose-treasure": OWNER,
            "look": OWNER,
            "take": OWNER,
            "discard": OWNER,
            "deal": OWNER,
            "draw": OWNER,
            "score": ALL,
        },
        plain=(),
        cards=lambda seats: 55 + 30 + 22,  # BH-1.1
    ),
    "hero-story": WhoSees(
        zones={
            "hands": SHOWN,  # HS-1.4: hands are secret; HS-5.7, HS-6.1: some cards lie open
            "pile": SHOWN,  # Carrier Pigeons (S51) may leave the top card where it is
            "trick": SHOWN,  # HS-3.2: open, but for a card that the Boomerang (S25) put there face down
            "looked": SHOWN,  # Analysis Goggles (S18)
            "discard": NOBODY,  # HS-5.5: discards lie face down
            "taken": NOBODY,  # HS-3.4: nobody may look at earlier tricks
            "aside": NOBODY,  # HS-6.3
            "offered": OWNER,  # HS-2.3
            "tableaus": ALL,  # HS-1.4: what is laid out is public
            "identities": OWNER,  # HS-1.2
            "stories": NOBODY,
            "old_stories": NOBODY,
            "event_pile": NOBODY,
            "event": ALL,
            "vancardians": SHOWN,  # HS-8.3: the top card lies open from the event of round 3 on
            "extra_loves": ALL,
            "box": NOBODY,
        },
        own=("masks",),  # Masquerade (E08): alignments are secret until the end of the round
        events={
            "deal": OWNER,  # HS-6.1: a sidekick's nobody
            "deal-open": ALL,  # HS-8.2: alone, all hands lie open
            "draw-stories": OWNER,
            "draw": OWNER,
            "draw-open": ALL,  # HS-5.7
            "discard": SHOWN,
            "give": TOLD,  # HS-5.6: only the two know what changed hands
            "give-open": ALL,
            "look": SHOWN,
            "look-into": SHOWN,
            "open": ALL,
            "stamina": ALL,
            "lose-stamina": ALL,
            "switch": ALL,
            "event": ALL,
            "story": ALL,
            "identity": ALL,
            "lend": ALL,
            "charge": ALL,
            "remove": ALL,
            "use": ALL,
            "name-suit": ALL,
            "name-number": ALL,
            "trump": ALL,
            "play": ALL,
            "swap": ALL,
            "take-back": ALL,
            "weaken": ALL,
            "vp": ALL,
            "lightning": ALL,
            "vancardian": ALL,
            "extra-love": ALL,
            "improve": ALL,
        },
        plain=("revealed",),  # solo: own cards that lie open
        cards=lambda seats: 52 + 4 + 64 + 5 + 10 + 18 + 10,  # HS-1.1; what is not used lies in the box
        anew="round",
    ),
}
