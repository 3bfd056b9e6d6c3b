"""The illustrated rules: every paragraph stands in one section, every component of an edition is
pictured, every drawing and example has words, and the words that a board uses are found."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import broceliande as bro
from broceliande.engine.rulebook import rulebook_of
from tests.games.editions import ours

WEB = Path(__file__).parents[2] / "web/src/games"
GAMES = [bro.game(name) for name in bro.games()]
LANGUAGES = ("fr", "en")
ids = [game.name for game in GAMES]
# What an edition states beside its components: layouts, limits, prices, who has which turn.
NO_PIECES = {
    "benevolent": {"layout", "segment_shape", "colours", "dream_path", "pyramid"},
    "bethel-woods": {"setup", "turn", "machines"},
    "bloody-grove": {"rounds", "turns", "active", "strength", "adjacent"},
    "broom-service": {"hand", "cursed", "lightning", "resource_sets"},
    "roundforest": {"layout", "limit", "colours", "corners", "fairy_price"},
}


def folder(game: bro.Game) -> Path:
    """Where a game's board is drawn."""
    return WEB / game.name.replace("-", "_")


@cache
def plan(game: bro.Game) -> list[dict[str, Any]]:
    """The sections of a game's illustrated rules."""
    sections: list[dict[str, Any]] = json.loads((folder(game) / "guide/plan.json").read_text())[
        "sections"
    ]
    return sections


def numbers(rules: str) -> Iterator[str]:
    """Every number of `BE-001..003 BE-009`."""
    for each in rules.split():
        found = re.fullmatch(r"([A-Z]{2})-(\d{3})(?:\.\.(\d{3}))?", each)
        assert found, each
        first, last = int(found[2]), int(found[3] or found[2])
        yield from (f"{found[1]}-{number:03}" for number in range(first, last + 1))


class Texts(Visitor):
    """The texts of words, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def words(file: Path) -> dict[str, str]:
    """Each message of a file of words, and what it says."""
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            gathered = Texts()
            gathered.visit(entry)
            found[entry.id.name] = " ".join(gathered.found)
    return found


def plain(text: str) -> str:
    """Letters without accents or case, as the pages seek (`web/src/lib/seek.ts`)."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return bare.lower().replace("œ", "oe").replace("æ", "ae")


def stem(word: str) -> str:
    """A word without the ending that makes many of it, as the pages cut it."""
    return re.sub(r"aux$", "a", word) if word.endswith("aux") else re.sub(r"[sx]$", "", word)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_paragraph_stands_in_one_section(game: bro.Game) -> None:
    told = Counter(number for section in plan(game) for number in numbers(section["rules"]))
    assert set(told) == set(rulebook_of(game, "en").paragraphs)
    assert [number for number, times in told.items() if times > 1] == []
    examples = [example for section in plan(game) for example in section.get("examples", [])]
    assert {number for each in examples for number in numbers(each["rules"])} <= set(told)
    assert len(examples) >= 7


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_component_of_the_edition_is_pictured(game: bro.Game) -> None:
    data = ours(game)
    shown = {each["part"]: each for part in plan(game) for each in part.get("galleries", [])}
    assert set(data) - {"name"} - NO_PIECES[game.name] - set(shown) == set()
    for part, gallery in shown.items():
        entries = data[part]
        assert part in data
        assert gallery.get("pieces") or all(isinstance(each["id"], str) for each in entries), part


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_has_words(game: bro.Game, lang: str) -> None:
    said = words(folder(game) / f"guide/{lang}.ftl")
    keys = set()
    for section in plan(game):
        keys |= {f"guide-{section['id']}{tail}" for tail in ("", "-text", "-also")}
        keys |= {f"guide-{section['id']}-{item['id']}" for item in section.get("items", [])}
        keys |= {f"guide-{example['id']}" for example in section.get("examples", [])}
        for gallery in section.get("galleries", []):
            keys.add(f"guide-part-{gallery['part'].replace('_', '-')}")
            pieces = [piece.partition("*")[0] for piece in gallery.get("pieces", [])]
            keys |= {"guide-piece-" + re.sub(r"[^A-Za-z0-9]", "-", piece) for piece in pieces}
    assert keys - set(said) == set()
    spare = {key for key in set(said) - keys if not key.startswith(("guide-one-", "guide-piece-"))}
    assert spare == set()


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_that_the_board_uses_are_found(game: bro.Game, lang: str) -> None:
    """A section's `-also` takes those that nothing else says. A verb in a form of its own is no
    word to look for: one in thirty may be missing."""
    told = [each.text for each in rulebook_of(game, lang).paragraphs.values()]
    found = plain(" ".join([*told, *words(folder(game) / f"guide/{lang}.ftl").values()]))
    used = re.findall(r"[^\W\d_]{4,}", " ".join(words(folder(game) / f"{lang}.ftl").values()))
    sought = {stem(plain(word)) for word in used}
    missing = sorted(word for word in sought if word not in found)
    assert len(missing) <= len(sought) / 30, missing
