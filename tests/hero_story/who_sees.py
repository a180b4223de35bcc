"""Who may see what in Hero Story, in the words of the rules."""

from tests.every_game.who_sees import ALL, NOBODY, OWNER, SHOWN, TOLD, WhoSees

WHO_SEES = WhoSees(
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
)
