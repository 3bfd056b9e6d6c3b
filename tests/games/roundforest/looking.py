"""What lies where in Roundforest, and what was told."""

from __future__ import annotations

import broceliande as bro
from broceliande.games.roundforest.names import CHARACTERS, CHIPS, OBJECTS, Card
from tests.games.roundforest.board import at, cell


def lies(t: bro.Table, where: str) -> str:
    """What lies on a tile, "" nothing."""
    s, here = at(t), cell(where)
    if s.token[here] >= 0:
        return CHARACTERS[s.token[here]]
    if s.object[here] >= 0:
        return OBJECTS[s.object[here]]
    return CHIPS[s.chip[here]] if s.chip[here] >= 0 else ""


def turned(t: bro.Table, where: str) -> int:
    """How often a tile is turned."""
    return at(t).turned[cell(where)]


def fairy_rows(t: bro.Table) -> list[str]:
    """The fairy's rows, from the bottom."""
    names = [OBJECTS[kind] if kind >= 0 else "-" for kind in at(t).fairy]
    return [" ".join(names[row : row + 3]) for row in (0, 3, 6)]


def in_bag(t: bro.Table, kind: str) -> int:
    """How many objects of a kind are in the blue bag."""
    return at(t).blue_count[OBJECTS.index(kind)]


def aside(t: bro.Table) -> dict[str, int]:
    """The chips that lie aside, by colour."""
    return {name: n for name, n in zip(CHIPS, at(t).aside, strict=True) if n}


def in_pile(t: bro.Table) -> set[str]:
    """The characters whose card is in the pile."""
    return {CHARACTERS[n] for n, card in enumerate(at(t).card) if card == Card.IN_PILE}


def told(t: bro.Table) -> list[str]:
    """The events so far, by name."""
    return [t.game.events[event.event - 1].name for event in t.told]
