"""Every word in both languages, with the same variables; nothing on a page is left untranslated."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as Walker

from tests.web.conftest import Visit
from tests.web.looks import untranslated

WEB = Path(__file__).parents[2] / "web/src"
FILES = sorted(file.parent for file in WEB.rglob("fr.ftl"))
SHELL = [folder for folder in FILES if "games" not in folder.parts]


class _Variables(Walker):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Each message of a file, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            walker = _Variables()
            walker.visit(entry)
            found[entry.id.name] = walker.found
    return found


@pytest.mark.parametrize("folder", FILES, ids=lambda folder: folder.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    french, english = messages(folder / "fr.ftl"), messages(folder / "en.ftl")
    assert french == english


def test_the_shell_asks_for_no_word_that_is_not_there() -> None:
    known = {word for folder in SHELL for word in messages(folder / "fr.ftl")}
    asked: set[str] = set()
    for file in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        if not {"games", "art"} & set(file.parts):
            text = file.read_text("utf-8")
            asked |= set(re.findall(r"\bsay\('([a-z0-9-]+)'", text))
            for pair in re.findall(r"\? '([a-z]+-[a-z-]+)' : '([a-z]+-[a-z-]+)'", text):
                asked |= set(pair)
    assert asked - known == set()


def test_french_is_set_as_french_is_set() -> None:
    for folder in FILES:
        for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
            if line.startswith("#") or "->" in line:
                continue
            value = line.partition(" = ")[2] or line
            assert not re.search(r"(?<=\w) [?!;]|« | »|\w '|[a-z]'[a-z]", value), line


KEYS = r"\b(esc(ape)?|échap|ctrl|shift|alt|backspace|space ?bar|keyboard|clavier|arrow keys|"
KEYS += r"(press|hit) (enter|tab|space)|"
KEYS += r"touches? (échap|entrée|fléchées?|tab|espace)|barre d’espace)\b"


def test_no_key_is_named_where_there_may_be_none() -> None:
    """On a touch screen there are none; with a keyboard, whoever needs them knows them."""
    source = WEB.parents[1] / "src/broceliande"
    told = [file for file in source.rglob("*.ftl") if "terminal" not in file.parts]
    files = [*WEB.rglob("*.ftl"), *told]
    assert len(files) > 20
    for file in files:
        for line in file.read_text("utf-8").splitlines():
            said = "" if line.startswith("#") else line.partition(" = ")[2] or line
            assert not re.search(KEYS, said, re.IGNORECASE), f"{file}: {line}"
    assert not [file for file in WEB.rglob("*.svelte") if "<kbd" in file.read_text("utf-8")]


def test_one_thing_takes_back_and_says_what() -> None:
    """The table's own, which gives way where a board has one that says more."""
    takes = {
        file.name: text
        for file in (*WEB.glob("games/**/*.svelte"), *WEB.glob("table/*.svelte"))
        if re.search(r"onclick=\{undo\}|\.undo\(\)", text := file.read_text("utf-8"))
    }
    assert all("data-take-back" in text for text in takes.values())
    table = (WEB / "pages/Table.svelte").read_text("utf-8")
    assert ":has([data-take-back])) .undo { display: none }" in table
    for lang, what in (("en", "move"), ("fr", "coup")):
        words = (WEB / f"people/{lang}.ftl").read_text("utf-8")
        assert re.search(rf"^undo = .*{what}", words, re.MULTILINE)


def test_no_untranslated_string(visit: Visit) -> None:
    guest = visit("/?lang=pseudo")
    found: list[str] = []
    own = ("/games", "/me", "/friends", "/enter")
    for path in ("/", "/join", *own, "/credits", "/g/benevolent/new", "/nowhere"):
        guest.page.goto(f"{path}?lang=pseudo")
        guest.page.locator("h1").wait_for()
        guest.page.wait_for_timeout(300)
        found += [f"{path} {words}" for words in untranslated(guest)]
    assert found == []


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("benevolent", "Échange soudain"),
        ("bloody-grove", "Druide noir"),
        ("roundforest", "Enclume"),
        ("bethel-woods", "Électricien"),
        ("broom-service", "Colline aux Lapins"),
    ],
)
def test_components_of_the_edition_are_named_in_words(visit: Visit, game: str, words: str) -> None:
    guest = visit(f"/g/{game}/about", lang="fr")
    guest.sees(re.compile(words))
    text = guest.page.locator("main").inner_text()
    assert not re.search(r"\b[a-z]+_[a-z0-9]+\b|\b(secret|region|card|board)-[a-z]", text)
