"""What each game lays before the laws. It stands in `tests/games/<game>/`, in modules that PARTS
names: a new game is judged by all laws as soon as it has them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import broceliande as bro
from tests.games.editions import Broken

GAMES = Path(__file__).parent.parent / "games"


@dataclass(frozen=True)
class Ledger:
    """How the ledger counts: paragraphs from 1, and rulings on doubts."""

    paragraphs: int
    rulings: Sequence[str]


@dataclass(frozen=True)
class Recorded:
    """The recorded games, and where move sequences are counted."""

    names: Collection[str]
    play: Callable[[str], bro.Table]  # plays the game of that name anew
    whole: Collection[str]  # those that were played to their end
    starts: Callable[[], Iterator[tuple[str, bro.Table]]]  # where counting begins, and its label
    depth: int


@dataclass(frozen=True)
class Correction:
    """One number of the edition, corrected by a file."""

    file: str  # TOML
    place: str  # the entry, as provenance names it
    table: str  # the name by which the rules know the number
    ours: object
    theirs: object


@dataclass(frozen=True)
class Attempt:
    """A move that is refused."""

    table: bro.Table
    seat: int
    move: int


@dataclass(frozen=True)
class Refusals:
    """Every reason, in the ledger's order, with a move that is refused for it."""

    codes: Sequence[str]
    attempt: Callable[[str], Attempt]
    kept: pytest.MarkDecorator  # the paragraphs that they keep


@dataclass(frozen=True)
class Shown:
    """The things of a table: their numbers by kind, and how many descriptions they have where some
    are alike."""

    table: bro.Table
    things: Mapping[str, Iterable[int]]
    different: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Words:
    """What the game can say."""

    answers: Sequence[str]  # the answers that are words, as things
    messages: Callable[[], Iterable[str]]  # what only this game asks for by name
    asking: Callable[[], Iterable[bro.Table]]  # tables at which any question can be put
    shown: Callable[[], Iterable[Shown]]
    reach: int  # how many things of each kind an event can name in any case
    unnamed: Collection[str] = ("answer",)  # kinds of thing with no message of their own
    options: Mapping[str, object] = field(default_factory=dict)  # to bring more words out, sooner
    explained: Collection[str] = ()  # questions with something said behind the question mark


@dataclass(frozen=True)
class Evidence:
    """All that the laws ask of a game."""

    game: bro.Game
    ledger: Ledger
    recorded: Recorded
    broken: Sequence[Broken]  # corrections of the edition that must be refused
    correction: Correction
    refusals: Refusals
    words: Words

    def __str__(self) -> str:
        return self.game.name

    @property
    def folder(self) -> Path:
        """Where the game's own tests stand."""
        return GAMES / folder_of(self.game.name)


# Where each part stands in the folder of the game's tests: module and name.
PARTS = {
    "ledger": ("ledger", "LEDGER"),
    "recorded": ("recordings", "RECORDED"),
    "broken": ("corrections", "BROKEN"),
    "correction": ("corrections", "CORRECTION"),
    "refusals": ("refusals", "REFUSALS"),
    "words": ("sayings", "WORDS"),
}


def folder_of(name: str) -> str:
    """The folder of a game, as Python writes its name."""
    return name.replace("-", "_")


def missing(name: str) -> list[str]:
    """The files that a game has not laid before the laws."""
    folder = GAMES / folder_of(name)
    return sorted({f"{module}.py" for module, _ in PARTS.values()
                   if not (folder / f"{module}.py").exists()})  # fmt: skip


@cache
def all_evidence() -> tuple[Evidence, ...]:
    """What every game has laid before the laws; `test_evidence.py` asks for what is missing."""
    return tuple(_evidence(name) for name in bro.games() if not missing(name))


def _evidence(name: str) -> Evidence:
    found = {}
    for part, (module, what) in PARTS.items():
        found[part] = getattr(import_module(f"tests.games.{folder_of(name)}.{module}"), what)
    return Evidence(bro.game(name), **found)
