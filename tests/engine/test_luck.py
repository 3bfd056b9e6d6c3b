"""Luck: the published generator, fair draws, a seed that binds and does not show."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

import broceliande as bro
from broceliande.engine.luck import draw, philox, shuffle
from broceliande.engine.rules import set_luck
from broceliande.engine.seed import commitment, luck_of, seed_bytes
from tests.engine.test_fields import Small

# Known answers of Philox 4x32-10: counter, key, result.
KNOWN = [
    ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]


@pytest.mark.parametrize(("counter", "key", "result"), KNOWN)
def test_the_generator_gives_the_known_answers(
    counter: tuple[int, ...], key: tuple[int, ...], result: tuple[int, ...]
) -> None:
    assert philox(*counter, *key) == result


def test_draws_are_uniform() -> None:
    s = Small()
    set_luck(s, seed_bytes(1))
    found = Counter(draw(s, 6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 20.5  # 5 degrees, 1 in 1000


def test_every_order_is_equally_likely() -> None:
    s = Small()
    set_luck(s, seed_bytes(2))
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cards = [1, 2, 3, 9]
        shuffle(s, cards, 3)
        assert cards[3] == 9
        found[tuple(cards[:3])] += 1
    assert len(found) == 6
    assert sum((n - 400) ** 2 / 400 for n in found.values()) < 20.5


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    table = bro.table("benevolent", 2, seed=7)
    assert table.seed is not None
    assert table.commitment == hashlib.sha256(table.seed).hexdigest() == commitment(table.seed)
    assert table.commitment != bro.table("benevolent", 2, seed=8).commitment


def test_without_a_seed_the_system_draws_32_bytes() -> None:
    seeds = {bro.table("benevolent", 2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert {len(seed or b"") for seed in seeds} == {32}


def test_a_seed_gives_128_secret_bits() -> None:
    assert luck_of(seed_bytes(1)) != luck_of(seed_bytes(2))
    assert all(0 <= word < 1 << 32 for word in luck_of(seed_bytes(1)))


@pytest.mark.parametrize("seed", [-1, 1 << 256, "7", 7.0, b"short", True])
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    with pytest.raises(bro.BadSeed, match="whole number from 0, or 32 bytes"):
        bro.table("benevolent", 2, seed=seed)  # type: ignore[arg-type]
