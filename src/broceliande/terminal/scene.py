"""What a drawing is made from: one table as one seat sees it, in one language and width."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from rich.text import Text

from broceliande.engine.game import Phrase
from broceliande.engine.moves import Move, Saying, Seat
from broceliande.engine.table import Table
from broceliande.engine.words import Words, seat_name, words_in

HERE = Path(__file__).parent

GOLD = "bold #d79a10"  # gold means "you can", and nothing else
CHOICE = "bold #2b1c00 on #f2b21f"
QUIET = "dim"

# A seat is told by its shape as well as by its colour.
SHAPES = "●▲■◆⌂✚"
SEAT_STYLES = (
    "bold #4c8ff0",
    "bold #e8862a",
    "bold #e684b0",
    "bold #f4efdf on #23272c",
    "bold #222a1b on #f6f2e6",
    "bold #3fae7a",
)
NAME_STYLES = (*SEAT_STYLES[:3], "bold", "bold", SEAT_STYLES[5])  # readable on dark and on light


@dataclass(frozen=True)
class Scene:
    """One table as one seat (None: a spectator) sees it now."""

    table: Table
    seat: int | None
    lang: str
    width: int

    @cached_property
    def fields(self) -> dict[str, Any]:
        """Every field that the seat may see."""
        fields = self.table.view(self.seat)["fields"]
        assert isinstance(fields, dict)
        return fields

    @cached_property
    def moves(self) -> list[Move]:
        """What the seat may play now, in the order of the numbers that people type."""
        return [] if self.seat is None else self.table.moves(self.seat)

    @cached_property
    def marks(self) -> dict[str, int]:
        """The things that are an answer by themselves, with the number to type."""
        paths = [move.path for move in self.moves]
        return {path[0]: at for at, path in enumerate(paths, 1) if len(path) == 1}

    @cached_property
    def together(self) -> list[str]:
        """Where an answer is several things in any order: those to choose among; else none."""
        asked = self.table.question
        if not any(q.any_order for q in self.table.game.questions if q.name == asked):
            return []
        things = {thing for move in self.moves for thing in move.path}
        return sorted(things, key=lambda thing: int(thing.partition(":")[2]))

    @cached_property
    def words(self) -> Words:
        """The words of the game and of the terminal."""
        return words_in(self.lang, self.table.game.folder, HERE)

    def say(self, key: str, **arguments: Any) -> str:
        """A message; a Seat among the arguments gets its name."""
        plain = {k: self.name(v.number) if isinstance(v, Seat) else v for k, v in arguments.items()}
        return self.words.say(key, plain)

    def said(self, phrase: Phrase) -> str:
        """A phrase of the game's own, in words."""
        return Saying(self.table.game, phrase, tuple(self.table.names)).words(self.lang)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(self.lang, seat, self.table.names)

    def named(self, seat: int) -> Text:
        """The seat's shape and name, in its colour."""
        return Text.assemble(token(seat), " ", (self.name(seat), NAME_STYLES[seat]))

    def player(self, seat: int, pointed: bool, wide: int = 20) -> Text:
        """The head of a player's line: a pointer, the number to type for the seat, its name."""
        pointer = ("► " if pointed else "  ", GOLD)
        head = Text.assemble(pointer, self.mark(f"seat:{seat}"), self.named(seat))
        head.truncate(wide, overflow="ellipsis")
        return head

    def mark(self, thing: str) -> Text:
        """The number to type for a thing, in brackets; nothing if it cannot be chosen."""
        number = self.marks.get(thing)
        return Text(f"[{number}]", style=CHOICE) if number else Text()


def token(seat: int) -> Text:
    """The shape of a seat, in its colour."""
    return Text(SHAPES[seat], style=SEAT_STYLES[seat])


def count(number: object, style: str = "bold") -> Text:
    """A number of something, in a table; a quiet dot for none of it."""
    return Text("·", style=QUIET) if number == 0 else Text(str(number), style=style)
