"""Names that can be seen, and told apart."""

from __future__ import annotations

import pytest

from broceliande.server.heard.bounds import NAME
from broceliande.server.tables.names import clean, told_apart
from tests.server.people import OPEN, People


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Viviane", "Viviane"),
        ("  Ann\n the\tGreat ", "Ann the Great"),
        ("\u3164", ""),
        ("\u3164\uffa0\u115f\u2800", ""),
        ("A\u3164nn", "Ann"),
        ("\u200b\u200e\u202e", ""),
        ("\u0301\u0301", ""),
        ("\ufe0f", ""),
        ("Zal" + "\u0335" * 40 + "go", "Zal" + "\u0335" * 2 + "go"),
        ("Zoe\u0308", "Zoë"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("x" * 100, "x" * NAME),
    ],
)
def test_a_name_is_one_line_that_can_be_seen(given: str, kept: str) -> None:
    assert clean(given) == kept


def test_two_of_the_same_name_are_told_apart() -> None:
    assert told_apart("Ann", ["Bob"]) == "Ann"
    assert told_apart("Ann", ["Bob", "Ann"]) == "Ann 2"
    assert told_apart("ANN", ["ann", "Ann 2"]) == "ANN 3"
    assert told_apart("\uff21nn", ["Ann"]) == "\uff21nn 2"
    assert told_apart("x" * NAME, ["x" * NAME]) == "x" * (NAME - 2) + " 2"
    assert told_apart("", ["", ""]) == ""


def test_at_a_table_no_two_have_the_same_name(people: People) -> None:
    ann = {"kind": "person", "name": "Ann"}
    table, secrets = people.open(ann, ann, OPEN, game="benevolent")
    joined = people.post(f"/tables/{table}/join", 201, json={"name": "ann"})
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ann", "Ann 2", "ann 3"]
    path = f"/tables/{table}/seats/1/name"
    again = people.put(path, 200, secret=secrets[1], json={"name": "Ann 2"})
    assert again["seats"][1]["name"] == "Ann 2"
    again = people.put(path, 200, secret=secrets[1], json={"name": "Ann"})
    assert again["seats"][1]["name"] == "Ann 2"
