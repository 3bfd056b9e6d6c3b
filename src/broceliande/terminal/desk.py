"""Where people sit: the table, the console, the language; prints, says, asks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from broceliande.engine.table import Table
from broceliande.terminal.draw import drawing_of
from broceliande.terminal.mentor import Thought
from broceliande.terminal.scene import Scene

WIDEST = 110  # columns; longer lines are hard to read


class Leave(Exception):
    """Somebody wants to go, or there is nothing more to read."""


class Desk:
    """A table, the people at the keyboard (the first seats) and the console they look at."""

    def __init__(
        self,
        table: Table,
        people: int,
        lang: str,
        rng: random.Random,
        console: Console,
        read: Callable[[str], str] = input,
    ) -> None:
        self.table, self.people = table, people
        self.lang, self.rng, self.console, self.read = lang, rng, console, read
        self.drawing = drawing_of(table.game.name)
        self.seen = dict.fromkeys(range(people), 0)  # events before each person's last decision
        self.thought = Thought()
        self.saved = True  # nothing would be lost
        self.given: set[int] = set()  # answers given for people, by how many there were before
        self.files: set[Path] = set()  # files of ours, that may be written again

    @property
    def width(self) -> int:
        """How many columns are drawn."""
        return min(self.console.width, WIDEST)

    def scene(self, seat: int | None) -> Scene:
        """The table as a seat sees it now."""
        return Scene(self.table, seat, self.lang, self.width)

    def ask(self, prompt: str) -> str:
        """Read a line."""
        line = self.read(f"{prompt} ").strip()
        if not self.console.is_terminal:
            self.console.print(line, markup=False)  # as if it had been typed
        return line

    def say(self, key: str, **arguments: object) -> None:
        """Print a message of the terminal."""
        self.print([Text(self.scene(None).say(key, **arguments))])

    def print(self, parts: Iterable[RenderableType]) -> None:
        """Print the parts of a screen one under another."""
        for part in parts:
            self.console.print(part, width=self.width)
