"""Draws any game from its declared fields: who sits where, then everything in plain words.

A field is called by the game's message `field-NAME` if there is one, else by its comment. A cell
that the seat may not see is a question mark, and a mask of seats is drawn as the seats' shapes.
Where a row has the name of a kind of thing, its cells bear the numbers to type.
"""

from __future__ import annotations

import re
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from broceliande.engine.fields import Field, Fields, Seen
from broceliande.engine.moves import Move
from broceliande.terminal.scene import GOLD, QUIET, Scene, token

ENGINE = tuple(Fields.__annotations__)  # fields that every game has and nobody reads
HIDDEN, NOBODY = "?", "–"
_RULES = re.compile(r"\s*\([A-Z]{2,}-\d[^)]*\)")  # paragraphs named in a comment


def draw(scene: Scene) -> RenderableType:
    """The seats side by side, then everything else, then what a question mark means."""
    fields = [f for f in scene.table.game.position.LAYOUT.declared if f.name not in ENGINE]
    labels = {field.name: _label(scene, field) for field in fields}
    wide = min(max(map(len, labels.values()), default=0), scene.width // 3)
    seats, common = _grid(wide), _grid(wide)
    seats.add_row("", *(_seat(scene, seat) for seat in range(scene.table.seats)))
    for field in fields:
        label = Text(labels[field.name], style=QUIET)
        if field.seated:
            seats.add_row(label, *_per_seat(scene, field))
        else:
            common.add_row(label, _value(scene, field))
    return Group(seats, Text(), common, Text(scene.say("plain-legend"), style=QUIET))


def note(scene: Scene, move: Move) -> str:
    """Nothing more than the move's own words."""
    return ""


def find(scene: Scene, text: str) -> str:
    """No names but those of the kinds of thing."""
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """The thing in words, as it stands now; of no thing: those with which a move begins."""
    things = [thing] if thing else list(dict.fromkeys(move.path[0] for move in scene.moves))
    return [said for said in (_described(scene, one) for one in things) if said]


def _described(scene: Scene, thing: str) -> str:
    try:
        return scene.table.describe(thing, scene.lang)
    except (IndexError, KeyError, ValueError):  # there is no such thing on this table
        return ""


# Fields


def _grid(wide: int) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(width=wide)
    return grid


def _label(scene: Scene, field: Field) -> str:
    """The game's own words for a field, or its comment without the paragraphs, or its name."""
    key = f"field-{field.name.replace('_', '-')}"
    if scene.words.has(key):
        return scene.say(key)
    return _RULES.sub("", field.doc) or field.name.replace("_", " ")


def _seat(scene: Scene, seat: int) -> Text:
    pointer = ("► " if seat in scene.table.asked else "", GOLD)
    return Text.assemble(pointer, scene.named(seat))


def _per_seat(scene: Scene, field: Field) -> list[Text]:
    """What lies before each seat."""
    shown = scene.fields.get(field.name, [None] * scene.table.seats)
    return [_cells(scene, field, part) for part in shown]


def _value(scene: Scene, field: Field) -> Text:
    """What lies before nobody; that of which nobody sees anything is told in a word."""
    if field.name not in scene.fields:
        return Text(scene.say("plain-hidden"), style=QUIET)
    value = scene.fields[field.name]
    if field.name not in scene.table.game.things or len(field.shape) != 1:
        return _cells(scene, field, value)
    marks = [scene.mark(f"{field.name}:{at}") for at in range(len(value))]
    cells = [_cells(scene, field, cell) for cell in value]
    return Text(" ").join(map(Text.assemble, marks, cells))


def _cells(scene: Scene, field: Field, value: Any) -> Text:
    """A number, a row of them, or a grid with a line for each row."""
    if isinstance(value, list):
        between = "\n" if value and isinstance(value[0], list) else " "
        return Text(between).join(_cells(scene, field, part) for part in value)
    if value is None:
        return Text(HIDDEN, style=QUIET)
    return _knowing(scene, value) if field.name in _masks(scene) else Text(str(value))


def _masks(scene: Scene) -> set[str]:
    """The fields that say who may see the cells of others."""
    declared = scene.table.game.position.LAYOUT.declared
    return {field.see.mask for field in declared if isinstance(field.see, Seen)}


def _knowing(scene: Scene, mask: int) -> Text:
    """The shapes of the seats that a mask names."""
    seats = [token(seat) for seat in range(scene.table.seats) if mask >> seat & 1]
    return Text.assemble(*seats) if seats else Text(NOBODY, style=QUIET)
