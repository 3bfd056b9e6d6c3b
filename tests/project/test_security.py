"""docs/security.md says what is so: its limits are the code's, and the tests it names are there."""

from __future__ import annotations

import re
from pathlib import Path

from broceliande.server.ground import limits
from broceliande.server.ground.settings import Settings
from broceliande.server.heard import bounds, calls
from broceliande.server.told import lobby, pictures

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")


def known(name: str) -> list[float]:
    """The numbers of a limit, as the code has them."""
    if name.islower():
        return [float(getattr(Settings("x"), name))]
    places = (bounds, calls, limits, lobby, pictures)
    value = next(getattr(m, name) for m in places if hasattr(m, name))
    if isinstance(value, bounds.Free):
        return [value.values, value.depth, value.texts]
    return [float(value)]


def test_the_limits_are_those_of_the_code() -> None:
    table = PAGE.split("## The limits")[1].split("\n## ")[0]
    rows = [line.split("|")[2:4] for line in table.splitlines() if "`" in line and line[0] == "|"]
    assert len(rows) > 15
    for values, names in rows:
        told = [float(value) for value in values.split(",")]
        assert told == [n for name in re.findall(r"`(\w+)`", names) for n in known(name)], names


def test_every_limit_of_the_settings_is_told() -> None:
    limits = {name for name in vars(Settings("x")) if re.search("rate$|burst$|per_address$", name)}
    assert limits <= set(re.findall(r"`(\w+)`", PAGE))


def test_the_tests_that_are_named_are_there() -> None:
    named = set(re.findall(r"`(tests/[\w/]+\.py)`", PAGE))
    assert len(named) > 15
    assert not [name for name in named if not (ROOT / name).is_file()]
