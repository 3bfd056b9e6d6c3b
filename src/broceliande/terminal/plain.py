"""Draws any game: who sits where, and every field that the seat may see."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from broceliande.engine.fields import Fields
from broceliande.engine.moves import Move
from broceliande.terminal.scene import QUIET, Scene

ENGINE = tuple(Fields.__annotations__)  # fields that every game has and nobody reads


def draw(scene: Scene) -> RenderableType:
    """The seats side by side, then everything else."""
    layout = scene.table.game.position.LAYOUT
    shown = [f for f in layout.declared if f.name in scene.fields and f.name not in ENGINE]
    seats = _grid()
    seats.add_row("", *(scene.named(seat) for seat in range(scene.table.seats)))
    common = _grid()
    for field in shown:
        value = scene.fields[field.name]
        if field.seated:
            seats.add_row(_label(field.name), *(_value(part) for part in value))
        else:
            common.add_row(_label(field.name), _value(value))
    return Group(seats, Text(), common)


def note(scene: Scene, move: Move) -> str:
    """Nothing more than the move's own words."""
    return ""


def find(scene: Scene, text: str) -> str:
    """No names but those of the kinds of thing."""
    return ""


def info(scene: Scene, thing: str) -> list[str]:
    """The thing in words, as it stands now; of no thing: those that can be chosen."""
    things = [thing] if thing else list(scene.marks)
    return [said for said in (_described(scene, one) for one in things) if said]


def _described(scene: Scene, thing: str) -> str:
    try:
        return scene.table.describe(thing, scene.lang)
    except (IndexError, KeyError, ValueError):  # there is no such thing on this table
        return ""


def _grid() -> Grid:
    return Grid(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)


def _label(name: str) -> Text:
    return Text(name.replace("_", " "), style=QUIET)


def _value(value: Any) -> str:
    if value is None:
        return "?"
    return " ".join(map(_value, value)) if isinstance(value, list) else str(value)
