"""Rules to read: the Markdown files of a game, paragraph by numbered paragraph."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from broceliande.engine.words import check_language

if TYPE_CHECKING:
    from broceliande.engine.game import Game

_NUMBERED = re.compile(r"\*\*([A-Z]{2}-\d{3})\*\*\s+(.*)", re.S)


@dataclass(frozen=True)
class Paragraph:
    """One numbered paragraph and the chapter it stands in."""

    number: str
    chapter: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    introduction: str
    paragraphs: dict[str, Paragraph]

    @property
    def chapters(self) -> list[str]:
        """The chapters, in order."""
        return list(dict.fromkeys(p.chapter for p in self.paragraphs.values()))

    def search(self, word: str) -> list[Paragraph]:
        """The paragraphs in which a word occurs."""
        sought = word.casefold()
        return [p for p in self.paragraphs.values() if sought in p.text.casefold()]


def rulebook_of(game: Game, lang: str) -> Rulebook:
    """The rules of a game, to read."""
    return _read(game.folder / f"rules.{check_language(lang)}.md")


@lru_cache(maxsize=32)
def _read(file: Path) -> Rulebook:
    title = chapter = ""
    introduction: list[str] = []
    paragraphs: dict[str, Paragraph] = {}
    for block in re.split(r"\n\s*\n", file.read_text(encoding="utf-8").strip()):
        text = " ".join(block.split("\n"))
        numbered = _NUMBERED.match(text)
        if text.startswith("## "):
            chapter = text[3:]
        elif text.startswith("# "):
            title = text[2:]
        elif numbered:
            number, said = numbered.groups()
            if number in paragraphs:
                raise ValueError(f"{file.name}: {number} stands twice")
            paragraphs[number] = Paragraph(number, chapter, said)
        else:
            introduction.append(text)
    return Rulebook(title, "\n\n".join(introduction), paragraphs)
