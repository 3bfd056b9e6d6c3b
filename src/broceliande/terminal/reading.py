"""Rules to read in the terminal: one paragraph, a search, or the whole book."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from broceliande.engine.rulebook import Paragraph, Rulebook
from broceliande.terminal.scene import QUIET

_NUMBER = re.compile(r"(?:([A-Za-z]{2})[- ]?)?(\d{1,3})")
_STRESSED = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*")


def paragraph_number(book: Rulebook, text: str) -> str:
    """The number that people mean by "BE-031", "be31" or "31"; empty if they mean none."""
    match = _NUMBER.fullmatch(text.strip())
    if not match:
        return ""
    prefix = match[1] or next(iter(book.paragraphs))[:2]
    return f"{prefix.upper()}-{int(match[2]):03}"


def look_up(book: Rulebook, text: str) -> list[Paragraph]:
    """The paragraph of that number, or those in which a word occurs; none if there is none."""
    number = paragraph_number(book, text)
    if number:
        return [book.paragraphs[number]] if number in book.paragraphs else []
    return book.search(text.strip())


def numbered(book: Rulebook, numbers: str) -> list[Paragraph]:
    """The paragraphs of these numbers, such as "BE-031 BE-032"."""
    return [book.paragraphs[number] for number in numbers.split() if number in book.paragraphs]


def shown(paragraphs: Sequence[Paragraph], chapters: bool = True) -> Iterator[RenderableType]:
    """Paragraphs with their numbers, each new chapter under its name."""
    chapter = ""
    for paragraph in paragraphs:
        if chapters and paragraph.chapter != chapter:
            chapter = paragraph.chapter
            yield Text(f"\n{chapter}", style="bold underline")
        text = Text.assemble((f"{paragraph.number}  ", QUIET), prose(paragraph.text))
        yield Padding(text, (0, 0, 0, 2))


def prose(text: str) -> Text:
    """Markdown's stresses as bold and italic."""
    out, at = Text(), 0
    for match in _STRESSED.finditer(text):
        out.append(text[at : match.start()])
        out.append(match[1] or match[2], style="bold" if match[1] else "italic")
        at = match.end()
    return out.append(text[at:])
