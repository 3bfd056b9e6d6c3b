"""Observations in 16-bit cells: the index says where each number lies and who may see it."""

from __future__ import annotations

import pytest

import broceliande as bro
from broceliande.engine.cells import VEILED, cells_of, observed, sees
from broceliande.engine.fields import NOBODY
from tests.laws.cases import Case, cases, random_play


@pytest.mark.parametrize("case", cases(), ids=str)
def test_the_index_finds_in_the_bytes_what_the_plain_runner_observes(case: Case) -> None:
    table = case.table(seed=11)
    for _ in random_play(table, seed=11, answers=40):
        pass
    raw, index = bytes(table.state), cells_of(table.state.LAYOUT)
    assert [cell.at for cell in index] == list(range(len(index)))
    for seat in range(-1, case.seats):
        seen = observed(table.state, None if seat < 0 else seat)
        assert len(seen) == len(index)
        for cell in index:
            mask = raw[cell.mask] if cell.mask >= 0 else 0
            number = raw[cell.offset : cell.offset + cell.width]
            found = int.from_bytes(number, "little", signed=True)
            assert seen[cell.at] == (found if sees(cell, mask, seat) else VEILED), cell


@pytest.mark.parametrize("name", bro.games())
def test_what_nobody_sees_has_no_cell(name: str) -> None:
    layout = bro.game(name).position.LAYOUT
    told = {cell.field for cell in cells_of(layout)}
    assert told == {field.name for field in layout.fields if field.see != NOBODY}
    assert "luck" not in told
