"""The games, one line each. Nothing else registers anything."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from broceliande.engine.errors import UnknownGame
from broceliande.engine.game import Game

GAMES = {
    "benevolent": "broceliande.games.benevolent",
    "bethel-woods": "broceliande.games.bethel_woods",
    "bloody-grove": "broceliande.games.bloody_grove",
    "broom-service": "broceliande.games.broom_service",
    "roundforest": "broceliande.games.roundforest",
}


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(sorted(GAMES))}")
    game = import_module(GAMES[name]).GAME
    assert isinstance(game, Game)
    return game
