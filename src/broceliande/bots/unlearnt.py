"""What is said where bots and hints cannot judge by what they have learnt of a game: its net was
made with other components or other rules, or its file is damaged. The game's hint judges then.

Nothing is looked up here: of components of one's own it is plain, and of a net it is known once
somebody wanted to ask it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from broceliande.bots import levels
from broceliande.bots.hints import WORDS
from broceliande.engine.edition import Edition, entries
from broceliande.engine.errors import BadNet, OldNet
from broceliande.engine.rules import Rules
from broceliande.engine.words import words_in


@dataclass(frozen=True)
class Unlearnt:
    """Why a net is not asked; of components, how many of them it has not learnt."""

    why: str
    strange: int = 0
    count: int = 0

    def words(self, lang: str) -> str:
        """A sentence or two for whoever plays there."""
        told = {"strange": self.strange, "count": self.count}
        return words_in(lang, WORDS).say(f"unlearnt-{self.why}", told)


_FOUND: dict[tuple[Rules, Path], Unlearnt] = {}  # by the net's file, too


def note(rules: Rules, wrong: BadNet) -> None:
    """Somebody wanted to ask the game's own net, and could not. Of other components that is plain,
    and nothing is kept: a server meets any number of them."""
    if ours(rules):
        why = "rules" if isinstance(wrong, OldNet) else "damaged"
        _FOUND[rules, levels.net_of(rules.game.name)] = Unlearnt(why)


def unlearnt(rules: Rules) -> Unlearnt | None:
    """Why the hint judges where a net comes with the game; None where none does, or it is asked."""
    file = levels.net_of(rules.game.name)
    if not file.exists():
        return None
    return _FOUND.get((rules, file)) if ours(rules) else _components(rules)


@lru_cache(maxsize=32)
def ours(rules: Rules) -> bool:
    """Whether the components are those of our own edition, whatever is told about them."""
    own = rules.game.edition(None)
    return rules.edition.digest == own.digest or rules.edition.tables == own.tables


@lru_cache(maxsize=32)
def _components(rules: Rules) -> Unlearnt:
    learnt, here = _entries(rules.game.edition(None)), _entries(rules.edition)
    both = learnt.keys() | here.keys()
    return Unlearnt("components", sum(learnt.get(at) != here.get(at) for at in both), len(both))


def _entries(edition: Edition) -> dict[str, dict[str, object]]:
    """The components by their places; where they were found makes no difference."""
    return {
        place: {key: value for key, value in entry.items() if key != "provenance"}
        for place, entry in entries(edition.data)
    }
