"""Names of things that are kept can be typed on a command line."""

from __future__ import annotations

import pytest

from broceliande.server.ground import names
from broceliande.server.people.tokens import new_id
from broceliande.server.tables.opening import link


def test_no_name_begins_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-Vteq", "--why", "k-ay", "-", "_bors"])
    asked = []

    def token(size: int) -> str:
        asked.append(size)
        return next(drawn)

    monkeypatch.setattr("secrets.token_urlsafe", token)
    assert new_id() == "k-ay"
    assert link() == "_bors"
    assert asked == [12, 12, 12, 16, 16]


def test_names_differ() -> None:
    assert len({names.drawn(12) for _ in range(2000)}) == 2000
