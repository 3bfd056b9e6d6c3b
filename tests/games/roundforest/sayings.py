"""What Roundforest can say and show."""

from collections.abc import Iterator
from itertools import combinations

import broceliande as bro
from broceliande.games.roundforest.names import CHARACTERS, CORNERS, Who
from tests.games.roundforest.board import HERE, lay
from tests.laws.evidence import Shown, Words

COUNTED = {"tile": 32, "compass": 2, "gap": 16, "fairy": 9, "carried": 22, "held": 22, "bag": 22,
           "character": 12, "seat": 2}  # fmt: skip


def messages() -> Iterator[str]:
    """What only this game asks for by name."""
    yield from (f"ability-{name.replace('_', '-')}" for name in CHARACTERS[Who.PRINCE :])
    yield from ("list-none", "list-two", "list-more", "an-object", "n-coins", "missions", "wish")
    yield from ("wish-shown", "reward-none", "reward-apple", "tile-name", "gap-name")
    yield from (f"lies-{what}" for what in ("well", "chip", "object", "character", "nothing"))
    yield from (f"where-{what}" for what in ("pile", "drawn", "debt", "open"))
    yield from ("move-window-clear", "move-move-compass")
    for corners in (2, 3, 4):
        yield from (f"option-corners-{'-'.join(some)}" for some in combinations(CORNERS, corners))


def asking() -> Iterator[bro.Table]:
    """A table at which any question can be put: somebody is met."""
    t = lay(**HERE)
    t.state.met = 0
    yield t


def shown() -> Iterator[Shown]:
    """Every thing of a table for two."""
    t = bro.table("roundforest", seats=2, seed=1)
    yield Shown(t, {kind: range(count) for kind, count in COUNTED.items()})


WORDS = Words(
    answers=(
        "done", "open", "pause", "keep", "leave", "convert", "top", "bottom", "apple", "debt",
        "use", "sell", "silver", "nothing",
    ),
    messages=messages, asking=asking, shown=shown,
    reach=22,
    options={"turn_limit": 15, "blocking": True},
    explained=(
        "end_window", "move", "coin_token", "yellow_target", "mission", "ability", "prince_pick",
        "unicorn_target", "saddle", "pedlar", "goblin", "beggar_pick", "well", "spirit_place",
    ),
)  # fmt: skip
