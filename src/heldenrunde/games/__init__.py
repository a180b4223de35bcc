"""The games. A new game joins by one line in GAMES; all generic tests, bots and clients apply to it at once."""

from heldenrunde.core.definition import Definition
from heldenrunde.games.backstab_heroes import BACKSTAB_HEROES
from heldenrunde.games.custom_heroes import CUSTOM_HEROES
from heldenrunde.games.hero_story import HERO_STORY
from heldenrunde.games.kapow import KAPOW
from heldenrunde.games.munchkin import MUNCHKIN

ALL = (CUSTOM_HEROES, HERO_STORY, MUNCHKIN, KAPOW, BACKSTAB_HEROES)
GAMES: dict[str, Definition] = {game.id: game for game in ALL}
