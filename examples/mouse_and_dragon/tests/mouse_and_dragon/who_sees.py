"""Who may see what in Mouse and Dragon, in the words of the rules."""

from tests.every_game.who_sees import ALL, OWNER, SHOWN, TOLD, WhoSees

WHO_SEES = WhoSees(
    zones={
        "hands": SHOWN,  # MD-1.2: hands are secret; a card of the camp was seen, and the owl looks (MD-4.2)
        "camp": ALL,  # MD-1.3
        "laid": ALL,  # MD-2.2
        "won": ALL,  # MD-3.3
    },
    events={"deal": OWNER, "lay": ALL, "boost": ALL, "swap": ALL, "look": TOLD, "win": ALL},
    cards=lambda seats: 10,  # MD-1.1
)
