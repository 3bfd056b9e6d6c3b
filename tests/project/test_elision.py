"""French elides: before what may begin with a vowel stands DE($name), never « de { $name } »."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from broceliande.engine.french import elides

ROOT = Path(__file__).parents[2]
FILES = sorted(
    file
    for folder in ("src", "web/src", "examples", "tests")
    for file in (ROOT / folder).glob("**/fr.ftl")
    if not {"static", "node_modules", ".venv"} & set(file.parts)
)
WHOLE = re.compile(
    r"(?<!\w)(?:d|qu|l|n|s|m|t|j|c|jusqu|lorsqu|puisqu|quoiqu)e [«“]?\Z|(?<!\w)la \Z", re.I
)
BEFORE_NAMES = re.compile(r"(?<!\w)(?:d|qu|jusqu|lorsqu|puisqu|quoiqu)e \Z", re.I)
SHORT = re.compile(r"(?<!\w)(?:d|qu|l|n|s|m|t|j|c|jusqu|lorsqu|puisqu|quoiqu)’\Z", re.I)
# The variables that never hold a word; another one that does not is told as NUMBER($it).
NUMBERS = {"answers", "count", "dues", "leaves", "limit", "seats", "stored", "tokens"}
Start = str | ast.VariableReference


class Faults(Visitor):
    """What a file of words elides wrongly."""

    def __init__(self, messages: dict[str, ast.Pattern]) -> None:
        self.messages = messages
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(after, ast.Placeable):
                self._check(before.value, after)
        self.generic_visit(node)

    def _check(self, text: str, placeable: ast.Placeable) -> None:
        for start in self._starts(placeable):
            if isinstance(start, ast.VariableReference):
                wrong = start.id.name not in NUMBERS and BEFORE_NAMES.search(text)
                wrong = wrong or SHORT.search(text)
                start = f"${start.id.name}"
            else:
                wrong = (WHOLE if elides(start) else SHORT).search(text)
            if wrong:
                self.found.append(text[-20:] + start)

    def _starts(self, node: ast.BaseNode) -> Iterator[Start]:
        """What may stand there first."""
        match node:
            case ast.Pattern():
                yield from self._starts(node.elements[0])
            case ast.TextElement():
                yield node.value
            case ast.Placeable():
                yield from self._starts(node.expression)
            case ast.SelectExpression():
                for variant in node.variants:
                    yield from self._starts(variant.value)
            case ast.MessageReference():
                if node.id.name in self.messages:
                    yield from self._starts(self.messages[node.id.name])
            case ast.VariableReference():
                yield node
            case ast.StringLiteral():
                yield node.value


def faults(text: str) -> list[str]:
    """What is wrong in some words."""
    parsed = FluentParser().parse(text)
    messages = {
        entry.id.name: entry.value
        for entry in parsed.body
        if isinstance(entry, ast.Message) and entry.value
    }
    found = Faults(messages)
    found.visit(parsed)
    return found.found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_elides(file: Path) -> None:
    assert faults(file.read_text("utf-8")) == []


def test_every_file_is_read() -> None:
    assert len(FILES) > 15


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a = Au tour de { $player }.", 1),
        ("a = Au tour { DE($player) }.", 0),
        ("a = Je vois que { $player } joue.", 1),
        ("a = Plus de { $count }.", 0),
        ("a = Le tour d’{ $player }", 1),
        ("a = { $x ->\n    [one] la fin de { $player }\n   *[other] rien\n}", 1),
        ("a = peau de { b }\nb = { $x ->\n    [bear] ours\n   *[owl] hibou\n}", 1),
        ("a = le { b }\nb = { $x ->\n    [bear] ours\n   *[owl] hibou\n}", 1),
        ("a = peau { DE(b) }\nb = { $x ->\n    [bear] ours\n   *[owl] hibou\n}", 0),
        ("a = l’{ b }\nb = { $x ->\n    [bear] ours\n   *[owl] hibou\n}", 1),
        ("a = l’{ b }\nb = { $x ->\n    [one] arbre\n   *[other] érable\n}", 0),
    ],
)
def test_what_is_wrong_is_seen(text: str, found: int) -> None:
    assert len(faults(text)) == found
