"""Editions of any game: what is wrong with a file is said, and where."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

import broceliande as bro
from broceliande.engine.edition import entries

WRONG: dict[str, tuple[object, str]] = {
    "a date": ({"leaves": {"total": datetime.date(2022, 1, 1)}}, "leaves.total: must be a name"),
    "a fraction": ({"leaves": {"total": 1.5}}, "leaves.total: must be a name or a whole number"),
    "not a file": (7, "a file's path or its content"),
    "no such path": ("there/is/none.toml", "cannot be read"),
    "no path at all": ("a\0b", "cannot be read"),
    "no such entry": ({"trees": {}}, "trees: no such entry"),
    "nothing to remove": (
        {"arrow": [{"id": "9-9", "removed": True}]},
        r"arrow\[9-9\]: there is none",
    ),
    "an entry without id": ({"arrow": [{"from": 1}]}, "arrow: an entry needs an id"),
    "not a list of entries": ({"arrow": 3}, "arrow: must be a list of entries"),
    "a name that is none": ({"name": 3}, "name: an edition has a name"),
    "a provenance that is none": ({"leaves": {"provenance": "hearsay"}}, "leaves: provenance"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_with_an_edition_is_said(what: str) -> None:
    source, message = WRONG[what]
    with pytest.raises(bro.BadEdition, match=message):
        bro.table("benevolent", options={"edition": source})


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(bro.BadEdition, match="cannot be read"):
        bro.game("benevolent").edition(file)


@pytest.mark.parametrize("name", bro.games())
def test_every_entry_says_where_it_comes_from(name: str) -> None:
    edition = bro.game(name).edition()
    found = list(entries(edition.data))
    assert len(found) > 5
    listed = edition.provenance()
    assert sum(len(where) for where in listed.values()) == len(found)
    assert listed["corrected"] == []
    tables = {key for key, value in edition.data.items() if isinstance(value, dict | list)}
    assert tables == {where.partition("[")[0].partition(".")[0] for where, _ in found}


LINES = [  # a file, the line that is wrong, and what is said of it
    ('[leaves]\ntotal = 40\ngather = "two"\n', 3, "leaves.gather"),
    ('name = "Mine"\n\n[[face]]\nid = "1A"\ngrey = [0]\n', 5, "face[1A].grey"),
    ('[[arrow]]\nid = "9-9"\nremoved = true\n', 1, "there is none to remove"),
    ("[leaves]\ntotal = 60\n\n[trees]\noak = 1\n", 4, "trees: no such entry"),
]


@pytest.mark.parametrize(("text", "line", "said"), LINES)
def test_an_error_in_a_file_names_the_line(text: str, line: int, said: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(bro.BadEdition) as wrong:
        bro.table("benevolent", options={"edition": file})
    assert f"mine.toml, line {line}: " in str(wrong.value)
    assert said in str(wrong.value)
