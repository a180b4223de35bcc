"""CH-7: places, rewards, winning."""

from __future__ import annotations

from typing import Final

from heldenrunde.core.flow import Seat, call
from heldenrunde.rulebooks.custom_heroes.rules.bets import lose_stakes, win_stakes
from heldenrunde.rulebooks.custom_heroes.rules.power import cap
from heldenrunde.rulebooks.custom_heroes.state import CustomHeroes

# CH-7.3: by number of players and place: VP, power, upgrades. The last place loses its point by CH-7.4.
REWARD: Final = {
    6: ((5, 0, 1), (4, 1, 1), (3, 1, 2), (2, 2, 2), (1, 2, 3), (-1, 3, 3)),
    5: ((5, 0, 1), (3, 1, 2), (2, 1, 2), (1, 2, 2), (-1, 2, 3)),
    4: ((5, 0, 1), (3, 1, 2), (1, 2, 2), (-1, 2, 3)),
    3: ((5, 0, 1), (2, 1, 2), (-1, 2, 3)),
    2: ((4, 0, 2), (-1, 1, 2)),
}


def take_place(g: CustomHeroes, seat: Seat) -> None:
    """CH-7.1: the next place, and its scoring at once."""
    g.places.append(seat)
    place = len(g.places)
    g.note("place", seat, n=place)
    if g.sudden_death:
        g.then(call(win, seat, "sudden-death", "CH-8.2"))  # the first wins, whatever the victory points
    elif place == 1:
        g.then(call(win_stakes, seat), call(lose_stakes, seat), call(score_first, seat))
    else:
        g.then(call(reward, seat, place))


def score_first(g: CustomHeroes, seat: Seat) -> None:
    """CH-7.2, CH-7.6: when Kodoras are paid comes the victory check, then the reward."""
    if g.vp[seat] >= g.threshold:
        win(g, seat, "threshold")
    else:
        reward(g, seat, 1)


def score_last(g: CustomHeroes) -> None:
    """CH-7.1, CH-7.5: who still has cards is last, and leads the next round."""
    seat = g.with_cards()[0]
    g.places.append(seat)
    g.note("place", seat, n=len(g.places))
    g.leader = seat
    g.then(call(lose_a_point, seat), call(reward, seat, len(g.places)))


def lose_a_point(g: CustomHeroes, seat: Seat) -> None:
    """CH-7.4: the last loses 1 VP, not below 0, and drops below the threshold."""
    vp = min(max(0, g.vp[seat] - 1), g.threshold - 1)
    g.lose_vp(seat, g.vp[seat] - vp, "last-loses")


def reward(g: CustomHeroes, seat: Seat, place: int) -> None:
    """CH-7.3: victory points, power and upgrades by place; then the power cap (CH-5.4)."""
    vp, power, upgrades = REWARD[len(g.seats)][place - 1]
    g.reward(seat, max(0, vp), power)
    g.then(call(draw, seat, upgrades), call(cap, seat))


def draw(g: CustomHeroes, seat: Seat, upgrades: int) -> None:
    """CH-7.3: the upgrades of a place."""
    g.draw_upgrades(seat, upgrades)


def win(g: CustomHeroes, seat: Seat, why: str, rule: str = "") -> None:
    """CH-7.2, CH-8: the match is over."""
    g.winner = seat
    g.over = True
    g.note("win", seat, n=g.vp[seat], name=why, rule=rule)
