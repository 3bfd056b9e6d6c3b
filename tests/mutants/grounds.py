"""What the rules of a game are, and which tests keep them. Recorded games are not among them: they
notice every change and say nothing about which rule is broken."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

import broceliande as bro
from broceliande.engine.errors import UnknownGame
from broceliande.engine.game import Game

ROOT = Path(__file__).parents[2]
# Laws that judge a game by playing it, quickly and without the compiler.
LAWS = ("test_play", "test_refusals")
NO_KEEPERS = ("test_recorded.py",)


@dataclass(frozen=True)
class Ground:
    """A game, and the files and folders whose tests keep its rules."""

    game: Game
    tests: tuple[Path, ...]

    def functions(self) -> list[tuple[ModuleType, FunctionType]]:
        """The rules: the functions of the modules that are bound (`engine/binding.py`)."""
        return [
            (module, value)
            for module in self.game.rules
            for value in vars(module).values()
            if isinstance(value, FunctionType) and value.__module__ == module.__name__
        ]

    def keeps(self, item: pytest.Item) -> bool:
        """Whether a test is about this game; of the laws, only what they say of it as it is dealt
        by default, for they play whole games."""
        if item.path.name in NO_KEEPERS or item.get_closest_marker("xdist_group"):
            return False
        if item.path.parent.name != "laws":
            return True
        told = item.name.partition("[")[2].rstrip("]")
        return told.split(" ")[0] == self.game.name and "=" not in told


def ground_of(name: str) -> Ground:
    """The game of that name, as players or as files write it; Whispers is a game of the tests."""
    if name == "whispers":
        from tests.whispers import GAME

        return Ground(GAME, (ROOT / "tests" / "whispers",))
    game = bro.game(name.replace("_", "-"))
    own = ROOT / "tests" / "games" / game.name.replace("-", "_")
    if not own.is_dir():
        raise UnknownGame(f"{game.name} has no tests here: {own.relative_to(ROOT)} is missing")
    return Ground(game, (own, *(ROOT / "tests" / "laws" / f"{law}.py" for law in LAWS)))
