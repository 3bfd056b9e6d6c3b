"""Cards and tokens of Bloody Grove in a few signs: what is printed on them, and their names."""

from __future__ import annotations

from broceliande.games.bloody_grove.names import ANIMALS, VENERABLE
from broceliande.games.bloody_grove.things import arcane_phrase
from broceliande.games.bloody_grove.things import card_name as name_of
from broceliande.terminal.scene import Scene

RUSE, ARCANE, DOMINATION = "⇄", "✦", "★"
UNKNOWN, DESTROY = "?", "✕"


def face(scene: Scene, card: int) -> str:
    """What is printed: left edge, strength and symbols, right edge."""
    r = scene.table.rules.named
    signs = RUSE * r.RUSE[card] + ARCANE * r.ARCANE[card] + DOMINATION * r.DOMINATION[card]
    signs += f"+{DOMINATION}" if r.DOMINATION_PER[card] else ""
    middle = f"{strength(scene, card)}{signs}"
    if card >= VENERABLE:
        return middle
    return f"{_edge(scene, r.LEFT[card])}|{middle}|{_edge(scene, r.RIGHT[card])}"


def strength(scene: Scene, card: int) -> str:
    """The printed strength; a plus where it grows with the column."""
    r = scene.table.rules.named
    return f"{r.STRENGTH[card]}{'+' if r.STRENGTH_PER[card] else ''}"


def _edge(scene: Scene, animals: int) -> str:
    letters = [letter(scene, at) for at in range(len(ANIMALS)) if animals >> at & 1]
    return "".join(letters) or "–"


def letter(scene: Scene, animal: int) -> str:
    """The first letter of an animal."""
    name: str = scene.say("animal-name", animal=ANIMALS[animal])
    return name[0]


def card_name(scene: Scene, card: int) -> str:
    """The name of a Spirit."""
    return scene.said(name_of(card))


def arcane(scene: Scene, kind: int | None) -> str:
    """A token: what it is worth, that it destroys, or that the viewer does not know it."""
    if kind is None:
        return UNKNOWN
    if scene.table.rules.named.DESTROYS[kind]:
        return DESTROY
    return scene.said(arcane_phrase(scene.table.rules.named, kind))
