"""French is set as French is: a no-break space where one belongs, no straight quotes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
FILES = sorted(
    file
    for folder in ("src", "web/src")
    for pattern in ("**/fr.ftl", "**/teach.toml")
    for file in (ROOT / folder).glob(pattern)
    if "static" not in file.parts
)
# A sign that a legend explains ("· ? the rule", "(!") is no punctuation.
WRONG = re.compile(r"(?<!·) [?!:;»]|« |[^\s\u00a0?!(][?!:;»]|«[^\u00a0]|\u202f|['\"]")


class Texts(Visitor):
    """The texts of a file of words, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def texts(file: Path) -> Iterator[str]:
    """What a file says in French."""
    written = file.read_text("utf-8")
    if file.suffix == ".ftl":
        gathered = Texts()
        gathered.visit(FluentParser().parse(written))
        yield from gathered.found
    else:
        plan = tomllib.loads(written)
        yield plan["title_fr"]
        yield from (step["fr"] for step in plan["step"] if "fr" in step)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_french_is_set_well(file: Path) -> None:
    said = list(texts(file))
    assert said
    assert [text for text in said if WRONG.search(text)] == []


def test_every_kind_of_file_is_read() -> None:
    assert len(FILES) > 15


MANUAL = sorted((ROOT / "docs" / "jouer").glob("*.md"))


@pytest.mark.parametrize("file", MANUAL, ids=lambda file: file.name)
def test_the_manual_is_set_well(file: Path) -> None:
    prose = re.sub(
        r"```.*?```|`[^`]*`|\]\([^)]*\)|^\| ---.*$", "", file.read_text("utf-8"), flags=re.S | re.M
    )
    assert len(prose) > 200
    assert re.findall(r".{0,20}(?:\w [?!:;»]|« |\w'\w).{0,10}", prose) == []


def test_every_game_has_its_page() -> None:
    games = {path.name for path in (ROOT / "src/broceliande/games").iterdir() if path.is_dir()}
    pages = {file.stem.replace("-", "_") for file in MANUAL} - {"index", "installer", "recevoir"}
    assert pages == {game for game in games if not game.startswith("__")}
