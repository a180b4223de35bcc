"""The games. A new game joins by one line in GAMES; all generic tests, bots and clients apply to it at once."""

from heldenrunde.core.definition import Definition
from heldenrunde.rulebooks.backstab_heroes import BACKSTAB_HEROES
from heldenrunde.rulebooks.custom_heroes import CUSTOM_HEROES
from heldenrunde.rulebooks.hero_story import HERO_STORY
from heldenrunde.rulebooks.kapow import KAPOW
from heldenrunde.rulebooks.munchkin import MUNCHKIN

ALL = (CUSTOM_HEROES, HERO_STORY, MUNCHKIN, KAPOW, BACKSTAB_HEROES)
GAMES: dict[str, Definition] = {game.id: game for game in ALL}
