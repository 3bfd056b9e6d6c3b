"""The games: ours, one line each, and those of other packages.

A package brings a game by an entry point of the group `broceliande.games`, whose name is the
game's and whose value is where its `Game` stands:

    [project.entry-points."broceliande.games"]
    whispers = "whispers:GAME"
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from broceliande.engine.errors import UnknownGame
from broceliande.engine.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "broceliande.games"

GAMES = {
    "benevolent": "broceliande.games.benevolent",
    "bethel-woods": "broceliande.games.bethel_woods",
    "bloody-grove": "broceliande.games.bloody_grove",
    "broom-service": "broceliande.games.broom_service",
    "roundforest": "broceliande.games.roundforest",
}


def names() -> tuple[str, ...]:
    """The names of all games here, in the order of the alphabet."""
    return tuple(sorted({*GAMES, *_others()}))


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name in GAMES:
        game = import_module(GAMES[name]).GAME
    elif name in _others():
        game = _others()[name].load()
    else:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(names())}")
    if not isinstance(game, Game) or game.name != name:
        raise UnknownGame(f"the package that brings {name!r} brings no game of that name: {game!r}")
    return game


@cache
def _others() -> dict[str, EntryPoint]:
    """The games of other packages; ours keep their names."""
    from importlib.metadata import entry_points

    return {one.name: one for one in entry_points(group=GROUP) if one.name not in GAMES}
