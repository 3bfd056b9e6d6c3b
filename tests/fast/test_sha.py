"""The luck of a seed in compiled code is the luck of a table with that seed."""

from __future__ import annotations

import pytest

from broceliande.engine.seed import luck_of, seed_bytes
from broceliande.fast.sha import key_luck


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**40 + 5, 2**64 - 1])
def test_a_seed_gives_the_luck_of_its_table(seed: int) -> None:
    out = [-1] * 5
    key_luck(seed >> 32, seed & 0xFFFFFFFF, [-1] * 16, out)  # type: ignore[no-untyped-call]
    assert out == [*luck_of(seed_bytes(seed)), 0]
