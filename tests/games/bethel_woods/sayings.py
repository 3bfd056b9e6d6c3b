"""What Bethel Woods can say and show."""

from collections.abc import Iterator

import broceliande as bro
from broceliande.games.bethel_woods.names import (
    CHARACTERS,
    DIRECTIONS,
    KINDS,
    LEVELS,
    MACHINES,
    TILES,
)
from broceliande.games.bethel_woods.options import SUPPLIES
from tests.laws.evidence import Shown, Words

VALUES = {"level": LEVELS, "redirect": DIRECTIONS, "supply": SUPPLIES}
COUNTED = {
    "machine": 6, "section": 6, "orphanage": 1, "direction": 2, "worker": 4,
    "malfunction": MACHINES * KINDS, "knowledge": 2 * KINDS, "spy": 6, "tile": 6, "character": 6,
    "seat": 2,
}  # fmt: skip


def messages() -> Iterator[str]:
    """What only this game asks for by name."""
    yield from ("tile-hidden", "malfunction-name", "knowledge-name")
    yield from (f"move-{what}-ability" for what in ("place-section", "finish", "pay"))
    yield from (f"tile-{tile.replace('_', '-')}-text" for tile in TILES)
    yield from (f"character-{name}-text" for name in CHARACTERS)
    for option, values in VALUES.items():
        yield from (f"option-{option}-{value}" for value in values)


def asking() -> Iterator[bro.Table]:
    """A table just dealt."""
    yield bro.table("bethel-woods", seats=2, seed=1)


def shown() -> Iterator[Shown]:
    """Every thing of a table for two."""
    t = bro.table("bethel-woods", seats=2, seed=1)
    yield Shown(t, {kind: range(count) for kind, count in COUNTED.items()})


WORDS = Words(
    answers=("done", "end"),
    messages=messages, asking=asking, shown=shown,
    reach=6,
    options={"level": "hard"},
    explained=(
        "place", "repair", "finish", "pay", "fee", "spend", "give", "remove", "discard",
    ),
)  # fmt: skip
