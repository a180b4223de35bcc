"""Rules of thumb for Munchkin: dress well, sell the rest, help for a price, and stop whoever is about to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from heldenrunde.core.flow import Seat
from heldenrunde.core.game import Card
from heldenrunde.rulebooks.munchkin.cards.catalogue import (
    CLASS,
    CURSE,
    ENHANCER,
    FOE,
    GROUP,
    HIRELING,
    ITEM,
    LEVEL,
    MONSTER,
    NAME,
    ONCE,
    RACE,
    STEAL,
    THING,
    kind_of,
)
from heldenrunde.rulebooks.munchkin.rules.bargain import wins_with
from heldenrunde.rulebooks.munchkin.rules.figure import (
    classes,
    fits_figure,
    gear,
    in_the_way,
    is_bound,
    item_bonus,
    races,
    suffers,
)
from heldenrunde.rulebooks.munchkin.rules.odds import ahead, foes_total, levels_due, side_total, treasures_due
from heldenrunde.rulebooks.munchkin.state import Munchkin

TAKING = ("treasures_shown", "loot", "dowsed", "victims_items", "troll_items", "griff_treasures")
LOSING = (
    "candidates",
    "own_classes",
    "one_too_many",
    "taxable",
    "cards_to_pay",
    "own_hand",
    "hand_and_items",
    "deals",
    "demon_items",
)


def choose(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """The rule of thumb for the question at hand."""
    asked = g.choices.__name__
    if asked in TAKING:
        cards = [option for option in options if isinstance(option, int)]
        return max(cards, key=lambda card: worth(g, seat, card)) if cards else options[0]
    if asked in LOSING:
        cards = [option for option in options if isinstance(option, int)]
        return "no-deal" if "no-deal" in options else min(cards, key=lambda card: worth(g, seat, card))
    if asked == "gifts":
        return min(options, key=lambda option: worth(g, seat, option[0]))
    if asked == "payments":
        return min(options, key=lambda option: sum(worth(g, seat, card) for card in option))
    if asked in ("combat_moves", "last_moves"):
        return fight(g, seat, options)
    if asked == "help_answers":
        return bargain(g, seat, options)
    if asked == "run_moves":
        return run(g, seat, options)
    if asked == "reaction_moves":
        return react(g, seat, options)
    if asked == "trade_answers":
        return trade(g, seat)
    if asked == "trouble_or_loot":
        return trouble(g, seat, options)
    if asked in ("moves", "layout_moves", "new_cards"):
        return arrange(g, seat, options)
    return small_question(g, seat, asked, options)


def small_question(g: Munchkin, seat: Seat, asked: str, options: Sequence[Any]) -> Any:
    """Questions with an obvious answer."""
    if asked == "ring_or_pass":
        return options[-1] if g.extra[1] == seat else "pass"
    if asked in ("golem_options", "nose_options"):
        return greet(g, seat, options)
    if asked == "hand_or_levels":
        return "hand" if g.level[seat] > 2 and len(g.hands[seat]) < 5 else "levels"
    if asked == "big_farewells":
        return min(options, key=lambda option: 0 if option[0] == "sell" else worth(g, seat, option[1]))
    return options[0]


def greet(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """Fight what is beaten, with help if need be; else leave it alone or pay it off."""
    if ahead(g):
        return "fight"
    helped = ask_for_help(g, options)
    if helped is not None:
        return helped
    bribes = [option for option in options if option[0] == "bribe"]
    if bribes:
        return min(bribes, key=lambda option: worth(g, seat, option[1]))
    return "ignore" if "ignore" in options else "fight"


# -- what cards are worth --------------------------------------------------------------------------------------------


def worth(g: Munchkin, seat: Seat, number: int) -> float:
    """To this player, roughly: 10 is a level."""
    card = Card(number)
    group, item = GROUP[card], THING[card]
    if group == ITEM:
        bonus = item_bonus(g, seat, card) + item.run
        usable = fits_figure(g, seat, card) or is_bound(g, card)
        used = card in g.worn[seat]
        better = not in_the_way(g, seat, card) if not used else True
        return (4.0 * bonus if usable and better else 0.5 * bonus) + item.gold / 150 + 0.1
    if group == ONCE:
        return 2.5 + item.bonus + item.gold / 200
    if group in (LEVEL, STEAL):
        return 10.0
    if group == HIRELING:
        return 7.0
    if group in (RACE, CLASS):
        there = races(g, seat) if group == RACE else classes(g, seat)
        return 6.0 if card in g.traits[seat] or not there else 1.0
    return {CURSE: 2.0, ENHANCER: 1.5, MONSTER: 1.0 + 0.1 * (10 - FOE[card].level)}.get(group, 3.0)


# -- the own turn ----------------------------------------------------------------------------------------------------


def arrange(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """The best thing to do outside combat, if there is one."""
    best = max(options, key=lambda option: value(g, seat, option))
    idle = "pass" if "pass" in options else "done"
    return best if value(g, seat, best) > 0 else idle


def value(g: Munchkin, seat: Seat, option: Any) -> float:
    """How much a choice of the own turn is worth."""
    if isinstance(option, str):
        return 0.0
    word, card = option[0], Card(option[1]) if isinstance(option[1], int) else Card(0)
    if word == "level":
        return 10.0 if option[2] == seat else -1.0
    if word == "steal-level":
        return 10.0 + float(g.level[option[2]])
    if word == "lay":
        return lay_value(g, seat, card, option[2])
    if word in ("hireling", "half-breed", "super-munchkin"):
        return 8.0
    if word == "use":
        return 1.0 + item_bonus(g, seat, card) + THING[card].run
    if word == "pack":
        return pack_value(g, seat, card)
    if word in ("cheat", "hold"):
        item = Card(option[2]) if word == "cheat" else card
        return 3.0 * THING[item].bonus - 5 if item not in g.worn[seat] else -1.0
    if word == "sell":
        kept: float = sum(worth(g, seat, c) for c in option[1])
        return 9.0 - 0.6 * kept
    if word == "curse":
        full = seat == g.turn and g.phase == "end" and len(g.hands[seat]) > 5
        return 1.0 + float(g.level[option[2]]) if full and option[2] == leader(g, seat) else -1.0
    if word == "steal":
        return 3.0 if g.level[seat] == 1 and len(g.hands[seat]) > 3 else -1.0
    if word == "ring":
        return 4.0 if card in g.curses[seat] or option[2] in g.curses[seat] else -1.0
    return -1.0


def leader(g: Munchkin, seat: Seat) -> int:
    """The strongest of the others."""
    return max((s for s in g.seats if s != seat), key=lambda s: (g.level[s], gear(g, s)))


def lay_value(g: Munchkin, seat: Seat, card: Card, old: int) -> float:
    if GROUP[card] == ITEM:
        if fits_figure(g, seat, card):
            return 5.0 + item_bonus(g, seat, card)
        return -1.0 if THING[card].big else 0.5
    if GROUP[card] == ONCE:
        return -1.0
    return 6.0 if old < 0 else -1.0


def pack_value(g: Munchkin, seat: Seat, card: Card) -> float:
    """Make room for something better."""
    mine = item_bonus(g, seat, card) + THING[card].run
    rivals = [
        c for c in g.pack[seat] if GROUP[c] == ITEM and card in in_the_way(g, seat, c) and fits_figure(g, seat, c)
    ]
    gain = max((item_bonus(g, seat, c) - lost_for(g, seat, c) for c in rivals), default=0)
    return 1.0 + gain if gain > 0 and mine <= max(item_bonus(g, seat, c) for c in rivals) else -1.0


def lost_for(g: Munchkin, seat: Seat, card: Card) -> int:
    return sum(item_bonus(g, seat, other) for other in in_the_way(g, seat, card))


def trouble(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """A monster that is beaten for sure, the one with most treasure; else loot."""
    mine = g.level[seat] + gear(g, seat)
    easy = [option for option in options if not isinstance(option, str) and mine > threat(g, seat, option[1]) + 1]
    return max(easy, key=lambda option: FOE[option[1]].treasures) if easy else "loot"


def threat(g: Munchkin, seat: Seat, card: int) -> int:
    monster = FOE[card]
    return monster.level + sum(plus for word, plus in monster.against if suffers(g, seat, word))


def trade(g: Munchkin, seat: Seat) -> str:
    """What is got must be worth more than what is given."""
    give, get = g.extra[1], g.extra[2]
    gain = sum(worth(g, seat, card) for card in get) - sum(worth(g, seat, card) for card in give)
    return "accept" if gain > 0 else "refuse"


# -- combat ----------------------------------------------------------------------------------------------------------


def fight(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """The own combat is won if it can be; a combat that wins the match for another is spoiled."""
    idle = "pass" if "pass" in options else "run-away"
    if seat == g.fighter:
        return idle if ahead(g) else win_it(g, seat, options) or idle
    if seat == g.helper:
        return idle if ahead(g) else throw_for(g, options, "side") or idle
    if ahead(g) and dangerous(g, seat):
        return spoil(g, seat, options) or idle
    return idle


def dangerous(g: Munchkin, seat: Seat) -> bool:
    """Would the match be over, or nearly?"""
    return g.level[g.fighter] + levels_due(g) >= g.goal - 1 and g.level[g.fighter] >= g.level[seat]


def win_it(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """One-shots if they are enough, abilities, help, and then everything else."""
    gap = foes_total(g) - side_total(g) + (0 if g.has(seat, "warrior") else 1)
    plenty = [option for option in options if option[0] == "throw" and option[2] == "side"]
    if sum(THING[option[1]].bonus for option in plenty) >= gap and plenty:
        return max(plenty, key=lambda option: THING[option[1]].bonus)
    for word in ("compel", "help-me", "halitosis", "chase", "double", "pollymorph", "lamp", "lunch", "yuppie"):
        found = [option for option in options if option[0] == word]
        if found and (word != "compel" or wins_with(g, found[0][1])):
            return found[0]
    helped = ask_for_help(g, options)
    if helped is not None:
        return helped
    if gap <= 3 and "berserk" in options and len(g.hands[seat]) >= gap:
        return "berserk"
    if gap <= 9 and "turn-undead" in options and len(g.hands[seat]) >= 3:
        return "turn-undead"
    last = [option for option in options if option[0] in ("friendship", "transfer", "charm")]
    return last[0] if last and gap > 2 else None


def throw_for(g: Munchkin, options: Sequence[Any], side: str) -> Any:
    found = [option for option in options if option[0] == "throw" and option[2] == side]
    return max(found, key=lambda option: THING[option[1]].bonus) if found else None


def ask_for_help(g: Munchkin, options: Sequence[Any]) -> Any:
    """Whoever would be enough, for as little as possible; None if nobody would."""
    asks = [option for option in options if option[0] == "ask" and wins_with(g, option[1])]
    return min(asks, key=lambda option: (option[2], g.level[option[1]])) if asks else None


def spoil(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """The card that hurts the side most; curses and backstabs are tried when nothing else is there."""
    best, harm = None, 0.0
    for option in options:
        hurts = damage(g, option)
        if hurts > harm:
            best, harm = option, hurts
    return best


def damage(g: Munchkin, option: Any) -> float:
    word = option[0]
    if word == "throw" and option[2] == "foes":
        return float(THING[option[1]].bonus)
    if word == "enhance":
        return float(kind_of(Card(option[1])).plus)
    if word == "wander":
        return float(FOE[option[2]].level)
    if word == "mate":
        like = next(like for foe, like in g.foes if foe == option[2])
        return float(FOE[like].level)
    if word == "backstab":
        return 2.0
    if word in ("friendship", "lunch"):
        return 6.0
    if word == "curse" and option[2] in g.side():
        return (
            3.0
            if NAME[Card(option[1])] in ("curse-malign-mirror", "curse-change-sex", "curse-truly-obnoxious")
            else 1.0
        )
    if word == "steal-level" and option[2] in g.side():
        return 2.5
    return 0.0


def bargain(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """Help if it wins, pays, and does not make the other the winner."""
    _, share, _, items = g.extra[:4]
    if seat == g.fighter:
        return "accept" if share <= treasures_due(g) else "refuse"
    if not wins_with(g, seat) or (g.level[g.fighter] + levels_due(g) >= g.goal and not g.shared):
        return "refuse"
    pay = share + sum(worth(g, seat, card) / 5 for card in items) + (2 if g.has(seat, "elf") else 0)
    if pay >= 1:
        return "accept"
    counters = [option for option in options if not isinstance(option, str)]
    return counters[0] if counters else "refuse"


# -- running ---------------------------------------------------------------------------------------------------------


def run(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """The deadliest monster is got rid of first."""
    for word in ("rat", "stick"):
        for option in options:
            if option[0] == word:
                return option
    deadly = any(FOE[like].level >= 10 for _, like in g.chasers)
    if "servant" in options and deadly:
        return "servant"
    for option in options:
        if option[0] == "wall" and seat in option[2]:
            return option
    runs = [option for option in options if option[0] == "run"]
    return max(runs, key=lambda option: FOE[like_of(g, option[1])].level) if runs else "pass"


def like_of(g: Munchkin, card: int) -> Card:
    return next(like for foe, like in g.chasers if foe == card)


def react(g: Munchkin, seat: Seat, options: Sequence[Any]) -> Any:
    """Save the own skin if the monster is bad; pour glue for the leader."""
    runner, level = g.extra[0], FOE[like_of(g, g.target)].level
    if seat == runner:
        for option in options:
            if option == "again" or option[0] in ("invisible", "lamp"):
                return option
            if option == "flight" and level >= 4 and len(g.hands[seat]) > 1:
                return option
            if option[0] == "loaded-die" and option[2] == 6 and level >= 10 and g.die < 4:
                return option
        return "pass"
    glue = [option for option in options if option[0] == "glue"]
    return glue[0] if glue and level >= 10 and g.level[runner] >= g.level[seat] else "pass"
