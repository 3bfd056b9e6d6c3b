"""Which module draws which game, one line each."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from broceliande.engine.moves import Move
from broceliande.terminal.scene import Scene

DRAWINGS = {
    "benevolent": "broceliande.terminal.benevolent",
    "bethel-woods": "broceliande.terminal.bethel_woods",
    "bloody-grove": "broceliande.terminal.bloody_grove",
    "broom-service": "broceliande.terminal.broom_service",
    "roundforest": "broceliande.terminal.roundforest",
}
PLAIN = "broceliande.terminal.plain"


class Drawing(Protocol):
    """What a module that draws a game holds."""

    def draw(self, scene: Scene) -> RenderableType:
        """The whole table."""

    def note(self, scene: Scene, move: Move) -> str:
        """A short explanation to put under a move, or nothing."""

    def find(self, scene: Scene, text: str) -> str:
        """The thing that people mean by a name of the game's own, or nothing."""

    def info(self, scene: Scene, thing: str) -> list[str]:
        """What there is to say of a thing; of no thing: of everything worth a word."""


def drawing_of(game: str) -> Drawing:
    """The module that draws a game."""
    return cast(Drawing, import_module(DRAWINGS.get(game, PLAIN)))
