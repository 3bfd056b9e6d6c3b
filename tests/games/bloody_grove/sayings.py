"""What Bloody Grove can say and show."""

from collections.abc import Iterator

import broceliande as bro
from broceliande.games.bloody_grove import things
from broceliande.games.bloody_grove.names import SPIRITS
from tests.laws.evidence import Shown, Words

COUNTED = {"card": SPIRITS, "grove": 3, "token": 12, "pile": 3, "seat": 2}


def messages() -> Iterator[str]:
    """What only this game asks for by name."""
    yield from ("card-none", "card-here", "card-text", "whose-side")
    yield from ("card-venerable-text", "arcane-plus", "arcane-destroy", "arcane-unknown")
    yield from ("thing-token-reserve", "thing-token-discard", "thing-token-mixed")
    for phrase in (things.card_phrase, things.card_name, things.card_mark):
        yield from {phrase(card).key for card in range(SPIRITS)}


def asking() -> Iterator[bro.Table]:
    """A table just dealt."""
    yield bro.table("bloody-grove", seed=1)


def shown() -> Iterator[Shown]:
    """Every thing of a table; base cards come in pairs."""
    t = bro.table("bloody-grove", seed=1)
    yield Shown(t, {kind: range(count) for kind, count in COUNTED.items()}, {"card": 51})


WORDS = Words(
    answers=("decline", "left", "right", "hand", "top", "bottom"),
    messages=messages, asking=asking, shown=shown,
    reach=4,
    explained=(
        "first_look", "action", "ruse", "arcane", "recruit", "leftover", "reward", "replace",
        "look", "effect_recruit",
    ),
)  # fmt: skip
