"""Positions that were stored before a layout became smaller are read as they were."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.engine.fields import Fields, cell, row
from broceliande.engine.former import present


class Before(Fields, seats=2, tasks=4, options=0):
    """As it was."""

    far: int = cell("i2", "a number")
    room: list[int] = row("i2", 6, doc="wide, and more of it than is needed")
    near: list[int] = row("i1", 3, doc="as it still is")


class Now(
    Fields,
    seats=2,
    tasks=2,
    options=0,
    todo="i1",
    former=({"todo": ("i2", (4, 3)), "room": ("i2", (6,))},),
):
    """As it is."""

    far: int = cell("i2", "a number")
    room: list[int] = row("i1", 4, doc="as much as is needed")
    near: list[int] = row("i1", 3, doc="as it still is")


def before() -> Before:
    """A position of that time with a number in every field."""
    s = Before()
    s.seats, s.far, s.todo_n = 2, -300, 2
    s.todo[1][0], s.todo[1][2] = 7, -5
    for at in range(4):
        s.room[at] = at - 128
    for at in range(3):
        s.near[at] = 10 + at
    return s


def test_every_number_is_in_its_field_again() -> None:
    s = before()
    told = {name: held for name, held in s.as_json().items() if name not in ("todo", "room")}
    now = Now.from_bytes(present(Now, bytes(s)))
    assert len(bytes(now)) < len(bytes(s))
    assert now.as_json() == {
        **told,
        "todo": [[0, 0, 0], [7, 0, -5]],
        "room": [-128, -127, -126, -125],
    }


def test_a_position_of_today_and_one_of_nobody_stay_as_they_are() -> None:
    for data in (bytes(Now()), b"", b"\x01" * 7):
        assert present(Now, data) == data
    assert present(Before, bytes(Now())) == bytes(Now())


def test_what_does_not_fit_is_refused() -> None:
    s = before()
    s.room[4] = 1
    with pytest.raises(bro.BadDump, match="room of a former position does not fit"):
        present(Now, bytes(s))
    s = before()
    s.room[0] = 128
    with pytest.raises(bro.BadDump, match="does not fit into today's"):
        present(Now, bytes(s))
