"""By whose play chances are told at a table, and how long a bot pauses within its turn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from broceliande.server.company.driver import goes_on
from broceliande.server.company.measure import level_at
from broceliande.server.storage.models import ANSWER, BOT, PERSON, UNDO


def table(*sitters: str) -> Any:
    """Who sits there: a person, or the level of a bot."""
    kinds = [(PERSON, "pupil") if each == "person" else (BOT, each) for each in sitters]
    return SimpleNamespace(sitters=[SimpleNamespace(kind=k, level=level) for k, level in kinds])


@pytest.mark.parametrize(
    ("sitters", "level"),
    [
        (("person", "druid", "druid"), "druid"),
        (("druid", "druid"), "druid"),
        (("person", "druid", "pupil"), None),
        (("person", "person", "druid"), None),
        (("person", "person"), None),
        (("person",), "pupil"),
        (("druid",), "druid"),
    ],
)
def test_chances_are_told_by_the_level_that_all_bots_have(
    sitters: tuple[str, ...], level: str | None
) -> None:
    assert level_at(table(*sitters)) == level


def test_a_bot_pauses_before_its_turn_and_less_within_it() -> None:
    def last(kind: str, seat: int) -> Any:
        return SimpleNamespace(tail=[SimpleNamespace(kind=kind, seat=seat)])

    assert goes_on(last(ANSWER, 1), 1)
    assert not goes_on(last(ANSWER, 0), 1)
    assert not goes_on(last(UNDO, 1), 1)
    assert not goes_on(SimpleNamespace(tail=[]), 1)  # type: ignore[arg-type]
