"""What each cell of an observation is."""

from __future__ import annotations

import json

import numpy as np
import pytest

import broceliande as bro
from broceliande.engine.cells import VEILED
from broceliande.lab.vector import index
from broceliande.lab.vector.cpu import Batch
from tests.laws.cases import Case, cases
from tests.laws.test_parity import compiled

TWO = [case for case in cases() if case.seats == 2]


@pytest.mark.parametrize("case", compiled(TWO))
def test_the_index_names_every_cell(case: Case) -> None:
    told = index.rows(case.game, 2)
    batch = Batch(case.game, 2, 1)
    assert [row["cell"] for row in told] == list(range(batch.cells))
    assert json.loads(json.dumps(told)) == told
    layout = case.game.position.LAYOUT
    assert {row["field"] for row in told} <= set(layout.by_name)
    assert all(row["meaning"] for row in told)
    assert all(row["scale"] >= 1 for row in told)
    assert "luck" not in {row["field"] for row in told}  # luck's key is no part of it
    table = index.table(case.game, 2)
    assert table.count("\n") == 2 + len({row["field"] for row in told})


@pytest.mark.xdist_group("fast benevolent")
def test_a_cell_is_where_the_index_says() -> None:
    batch = Batch("benevolent", 3, 2)
    batch.deal([4, 5])
    table = bro.table("benevolent", 3, 5)
    for row in index.rows("benevolent", 3):
        value = table.state.as_json()[row["field"]]
        for at in row["index"]:
            value = value[at]
        seen = batch.observe(1)[1, row["cell"]]
        if row["seen_by"] == "owner" and row["seat"] != 1:
            assert seen == VEILED
        elif row["word"] is None:
            assert seen == value


@pytest.mark.xdist_group("fast benevolent")
def test_turned_cells_begin_with_the_seat_that_looks() -> None:
    order = index.turned("benevolent", 3)
    told = index.rows("benevolent", 3)
    first = next(row["cell"] for row in told if row["field"] == "leaves")
    assert (np.sort(order, 1) == np.arange(len(told))).all()
    assert (order[0] == np.arange(len(told))).all()
    assert order[2, first : first + 4].tolist() == [first + 2, first, first + 1, first + 3]
