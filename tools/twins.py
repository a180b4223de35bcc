"""Play fixed random matches of every game and print the rules they go by, and a digest of each save on the way."""

from __future__ import annotations

from heldenrunde import Match
from heldenrunde.core.chance import Quick
from heldenrunde.rulebooks import GAMES
from heldenrunde.rulesets import rules_of

MATCHES = 5

for game in GAMES.values():
    print(game.id, rules_of(game.id))
    for seats in game.seats:
        for seed in range(MATCHES):
            match, chance = Match.new(game.id, seats, seed), Quick(seed)
            digests = []
            while not match.over:
                seat = match.waiting()[0]
                options = match.options(seat)
                choice = options[chance.roll("twin", len(options))]
                match.answer(seat, choice)
                digests.append(f"{seat} {choice}")
                if match.decisions % 10 == 0:
                    digests.append(match.save()["digest"])
            print(game.id, seats, seed, match.result, *digests, sep="\n")
