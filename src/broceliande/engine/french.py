"""French elides: « de Merlin », but « d’Odile ». Its words call DE($player) and QUE($player).

The browser does the same with the same pattern, which is written for it at every build.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

VOWELS = "aàáâãäåāæeèéêëēiìíîïīoòóôõöøōœuùúûüū"
WHOLE = (  # nothing elides before these, though they begin with a vowel or with an h
    *("hache", "hamac", "hameau", "hamster", "hans", "hansel", "harald", "harold", "harpe"),
    *(
        "harpie",
        "harris",
        "harry",
        "hasard",
        "haut",
        "haute",
        "hauteur",
        "heidi",
        "hérisson",
        "héron",
    ),
    *("héros", "hêtre", "hibou", "hobbit", "homard", "houx", "hulk", "huit", "hutte"),
    *("onze", "onzième", "oui"),
)
# An h is mute unless listed; a y is a vowel before a consonant (d’Yvain, de Yann).
ELIDES = (
    f"^(?!(?:{'|'.join(WHOLE)})[sx]?(?![a-zà-ÿœ]))(?:[{VOWELS}]|h[{VOWELS}yýÿ]|y(?![{VOWELS}yýÿ]))"
)
ELIDED = {"DE": ("de ", "d’"), "QUE": ("que ", "qu’")}
_elides = re.compile(ELIDES, re.IGNORECASE)


def elides(name: str) -> bool:
    """Whether the word before it loses its vowel."""
    return bool(_elides.search(name))


def elided(word: str, name: str) -> str:
    """A name after one of the words that elide, by the name of its function."""
    whole, short = ELIDED[word]
    return (short if elides(name) else whole) + name


def _function(word: str) -> Callable[[Any], Any]:
    return lambda name: elided(word, str(name))


FUNCTIONS = {word: _function(word) for word in ELIDED}
