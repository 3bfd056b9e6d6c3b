"""Whatever a stranger can send has its bounds: a law that reads the declared messages."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from msgspec import Struct, inspect

import broceliande as bro
from broceliande.server.heard import bounds, desk, folk, forms, frames, slow
from broceliande.server.heard import calls as about_calls
from broceliande.server.heard import people as about_people
from broceliande.server.heard.forms import TableForm
from tests.server.people import GOOD, People

FORMS = [
    kind
    for part in (forms, about_people, about_calls, slow, folk, desk)
    for kind in vars(part).values()
    if isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
]


def boundless(kind: Any, where: str) -> list[str]:
    """The places of a type at which something may be as long or as great as one likes."""
    match kind:
        case inspect.Metadata(type=inner, extra={"free": bounds.Free()}):
            return [] if isinstance(inner, inspect.DictType) else [where]
        case inspect.Metadata(type=inner):
            return boundless(inner, where)
        case inspect.StrType():
            return [] if kind.max_length is not None else [where]
        case inspect.IntType():
            return [] if kind.ge is not None and kind.le is not None else [where]
        case inspect.ListType():
            found = [] if kind.max_length is not None else [where]
            return found + boundless(kind.item_type, f"{where}[]")
        case inspect.DictType():
            found = [] if kind.max_length is not None else [where]
            parts = (kind.key_type, kind.value_type)
            return found + [place for part in parts for place in boundless(part, f"{where}{{}}")]
        case inspect.UnionType():
            return [place for part in kind.types for place in boundless(part, where)]
        case inspect.StructType():
            names = f"{where}.{kind.cls.__name__}" if where else kind.cls.__name__
            found = [] if kind.forbid_unknown_fields else [names]
            return found + [
                place
                for field in kind.fields
                for place in boundless(field.type, f"{names}.{field.name}")
            ]
        case inspect.BoolType() | inspect.NoneType() | inspect.LiteralType():
            return []
    return [f"{where}: {kind}"]


@pytest.mark.parametrize("message", [*FORMS, *get_args(frames.Incoming)])
def test_no_text_number_or_list_is_without_bounds(message: type[Struct]) -> None:
    assert boundless(inspect.type_info(message), "") == []


class Inner(Struct, forbid_unknown_fields=True):
    """A text that may be as long as one likes."""

    text: str


class Loose(Struct):
    """Whatever one likes."""

    inner: Inner
    numbers: list[int]
    anything: dict[str, Any] | None = None


def test_the_law_finds_what_has_no_bounds() -> None:
    found = boundless(inspect.type_info(Loose), "")
    assert found[:2] == ["Loose", "Loose.inner.Inner.text"]
    assert {"Loose.numbers", "Loose.numbers[]"} <= set(found)
    assert any("Loose.anything" in place for place in found)


def _deep(depth: int) -> Any:
    made: Any = 1
    for _ in range(depth):
        made = [made]
    return made


@pytest.mark.parametrize(
    "change",
    [
        {"edition": {"name": "x" * 80_000}},
        {"edition": {"name": "x" * (bounds.TITLE + 1)}},
        {"edition": {"note": "x" * 2_001}},
        {"edition": {f"{n}": "x" * 1_999 for n in range(40)}},
        {"edition": {"x" * 65: 1}},
        {"edition": {"a": _deep(20)}},
        {"edition": {"a": _deep(200)}},
        {"edition": {"a": list(range(13_000))}},
        {"edition": {"a": 10**30}},
        {"edition": {"a": 1e300}},
        {"options": {"first": "x" * 100}},
        {"options": {"first": _deep(10)}},
        {"options": {f"o{n}": 1 for n in range(40)}},
    ],
)
def test_what_has_no_shape_of_its_own_has_bounds_too(
    people: People, change: dict[str, Any]
) -> None:
    assert people.post("/tables", 400, json={**GOOD, **change})["code"] == "malformed"


@pytest.mark.parametrize("name", bro.games())
def test_our_own_editions_are_within_the_bounds(name: str) -> None:
    game = bro.game(name)
    form = {"game": name, "seats": [{}], "edition": dict(game.edition().data)}
    read = msgspec.convert(form, TableForm)
    assert read.edition


def test_json_without_end_is_refused_and_no_trouble(people: People) -> None:
    deep = b'{"game": "benevolent", "seats": [], "options": {"a": ' + b"[" * 100_000
    assert people.post("/tables", 400, content=deep)["code"] == "malformed"
    assert b"broceliande_troubles_total 0.0" in people.house.metrics.text()


def test_a_link_without_end_leads_nowhere(people: People) -> None:
    assert people.get("/tables/" + "x" * 5000, 404)["code"] == "unknown_table"
