"""What Benevolent can say and show."""

from collections.abc import Iterator

import broceliande as bro
from broceliande.games.benevolent.names import EFFECTS, GIFTS, LOCATIONS, PERMANENTS
from tests.laws.evidence import Shown, Words


def messages() -> Iterator[str]:
    """What only this game asks for by name."""
    yield "secret-gone"
    yield from (f"place-{place}" for place in LOCATIONS)
    yield from (f"gift-{gift}" for gift in GIFTS)
    for secret in (*PERMANENTS, *(effect.replace("_", "-") for effect in EFFECTS)):
        yield from (f"secret-{secret}", f"secret-{secret}-text")


def asking() -> Iterator[bro.Table]:
    """A table at which any question can be put: somebody stands on a hex."""
    t = bro.table("benevolent", seats=2, seed=1)
    t.state.here = 3
    yield t


def shown() -> Iterator[Shown]:
    """Every thing of a table for two."""
    t = bro.table("benevolent", seats=2, seed=1)
    hexes, arrows = t.view(None)["fields"]["hexes"], t.rules.named.ARROWS
    counted = {"card": 2, "reserve": 1, "gift": 5, "tile": 9, "seat": 2, "secret": 18,
               "hex": hexes, "arrow": arrows}  # fmt: skip
    yield Shown(t, {kind: range(count) for kind, count in counted.items()})


WORDS = Words(
    answers=("go_on", "no", "yes", "put", "take"),
    messages=messages, asking=asking, shown=shown,
    reach=6,
    options={"turn_limit": 60},
    unnamed=("secret", "answer"),
    explained=("action", "arrow", "victim", "repeat", "stash"),
)  # fmt: skip
